export const startAtOneLine = {
  id: 'start-at-one-line',
  en: 'They start at the same line: compare the ends.',
  es: 'Empiezan en la misma línea: compara los extremos.',
} as const
export const standOnOneLine = {
  id: 'stand-on-one-line',
  en: 'They stand on the same line: compare the tops.',
  es: 'Están sobre la misma línea: compara las partes de arriba.',
} as const
export const goesFartherIsLonger = {
  id: 'goes-farther-is-longer',
  en: 'It goes farther: it is longer.',
  es: 'Llega más lejos: es más larga.',
} as const
export const endsFirstIsShorter = {
  id: 'ends-first-is-shorter',
  en: 'It ends first: it is shorter.',
  es: 'Termina antes: es más corta.',
} as const
export const goesHigherIsTaller = {
  id: 'goes-higher-is-taller',
  en: 'It goes higher: it is taller.',
  es: 'Llega más arriba: es más alta.',
} as const
export const endsLowerIsShorter = {
  id: 'ends-lower-is-shorter',
  en: 'It ends lower: it is shorter.',
  es: 'Termina más abajo: es más baja.',
} as const
export const goesFarthestIsLongest = {
  id: 'goes-farthest-is-longest',
  en: 'It goes farthest: it is the longest.',
  es: 'Llega más lejos: es la más larga.',
} as const
export const endsFirstIsShortest = {
  id: 'ends-first-is-shortest',
  en: 'It ends first: it is the shortest.',
  es: 'Termina antes: es la más corta.',
} as const
export const compareTheOtherTwo = {
  id: 'compare-the-other-two',
  en: 'Compare the other two bars.',
  es: 'Compara las otras dos barras.',
} as const
export const compareAlsoWith = {
  id: 'compare-also-with',
  en: 'Compare with bar {letter} too.',
  es: 'Compara también con la barra {letter}.',
} as const
export const fromTheFirstEndOn = {
  id: 'from-the-first-end-on',
  en: 'Start with the bar that ends first.',
  es: 'Empieza con la barra que termina primero.',
} as const
export const fromTheLowestOn = {
  id: 'from-the-lowest-on',
  en: 'Start with the shortest bar.',
  es: 'Empieza con la barra más baja.',
} as const
export const findTheBarsThatAre = {
  id: 'find-the-bars-that-are',
  en: 'Find the bars that are {what}.',
  es: 'Busca las barras que son {what}.',
} as const
export const onlyThisIsInBoth = {
  id: 'only-this-is-in-both',
  en: 'Only {letter} is in both lists.',
  es: 'Solo {letter} está en las dos listas.',
} as const
export const wrongAboutBar = {
  id: 'wrong-about-bar',
  en: 'The sentence is wrong about bar {letter}.',
  es: 'La oración se equivoca con la barra {letter}.',
} as const
export const tradePlaces = {
  id: 'trade-places',
  en: '{a} and {b} trade places.',
  es: '{a} y {b} cambian de lugar.',
} as const
export const sayBothShortestFirst = {
  id: 'say-both-shortest-first',
  en: 'Say both facts again. Start with the shortest one.',
  es: 'Di otra vez los dos datos. Empieza por lo que mide menos.',
} as const
export const eachIsShorterThanTheNext = {
  id: 'each-is-shorter-than-the-next',
  en: 'Put all three in order: each is shorter than the next.',
  es: 'Ordena de lo que mide menos a lo que mide más.',
} as const
export const orderShowsThis = {
  id: 'order-shows-this',
  en: 'The order shows that this is true.',
  es: 'El orden muestra que esto es verdadero.',
} as const
export const compareEachWithTheString = {
  id: 'compare-each-with-the-string',
  en: 'Compare each bar with the string.',
  es: 'Compara cada barra con el cordel.',
} as const
export const sameStringBothTimes = {
  id: 'same-string-both-times',
  en: 'The string is the same both times.',
  es: 'El cordel es el mismo las dos veces.',
} as const
export const countUnitsEndToEnd = {
  id: 'count-units-end-to-end',
  en: 'Count {units} from end to end.',
  es: 'Cuenta {units} de un extremo al otro.',
} as const
export const stopWhereItEnds = {
  id: 'stop-where-it-ends',
  en: 'Count {units} from the first one. Stop where {thing} ends.',
  es: 'Cuenta {units} desde el primero. Detente donde termina {thing}.',
} as const
export const countFromWhereItStarts = {
  id: 'count-from-where-it-starts',
  en: 'Count only from where {thing} starts to where it ends.',
  es: 'Cuenta solo desde donde empieza {thing} hasta donde termina.',
} as const
export const countUnderEachBar = {
  id: 'count-under-each-bar',
  en: 'Count {units} under each bar.',
  es: 'Cuenta {units} debajo de cada barra.',
} as const
export const barWithThatMany = {
  id: 'bar-with-that-many',
  en: 'Choose the bar with {number}.',
  es: 'Elige la barra que tiene {number}.',
} as const
export const sameNumberIsSameLength = {
  id: 'same-number-is-same-length',
  en: 'The same number of units: the same length.',
  es: 'El mismo número de unidades: la misma longitud.',
} as const
export const drawToTheEndOf = {
  id: 'draw-to-the-end-of',
  en: 'Count that many from the start line. Draw to the end of the last one.',
  es: 'Cuenta esa cantidad desde la línea de inicio. Dibuja hasta el final del último.',
} as const
export const unitsMustTouch = {
  id: 'units-must-touch',
  en: 'To measure, units must be equal and touch without gaps.',
  es: 'Para medir, las unidades deben ser iguales y tocarse sin huecos.',
} as const
export const onlyHereUnitsTouch = {
  id: 'only-here-units-touch',
  en: 'Only here all units are equal, with no gaps and no overlaps.',
  es: 'Solo aquí todas las unidades son iguales, sin huecos ni superposiciones.',
} as const
export const farthestAndFirst = {
  id: 'farthest-and-first',
  en: 'The longest goes farthest; the shortest ends first.',
  es: 'La más larga llega más lejos; la más corta termina antes.',
} as const
export const sentenceSaysTheSame = {
  id: 'sentence-says-the-same',
  en: 'The sentence says the same.',
  es: 'La oración dice lo mismo.',
} as const
export const sentenceSaysTheOpposite = {
  id: 'sentence-says-the-opposite',
  en: 'The sentence says the opposite.',
  es: 'La oración dice lo contrario.',
} as const
export const readBothEnds = {
  id: 'read-both-ends',
  en: 'Read the marks at both ends.',
  es: 'Lee las marcas de los dos extremos.',
} as const
export const endTellsTheLength = {
  id: 'end-tells-the-length',
  en: 'The left end is at 0: the mark at the right end tells the length.',
  es: 'El extremo izquierdo está en el 0: la marca del extremo derecho dice la longitud.',
} as const
export const unitsFromStartToEnd = {
  id: 'units-from-start-to-end',
  en: 'The left end is at {start}, not at 0: subtract to find the length from {start} to {end}.',
  es: 'El extremo izquierdo está en el {start}, no en el 0: resta para hallar la longitud del {start} al {end}.',
} as const
export const countUnitsFrom = {
  id: 'count-units-from',
  en: 'From {start}, count {length} units.',
  es: 'Desde el {start}, cuenta {length} unidades.',
} as const
export const countTheSpaces = {
  id: 'count-the-spaces',
  en: 'Count the spaces between the marks, not the marks.',
  es: 'Cuenta los espacios entre las marcas, no las marcas.',
} as const
export const allLeftEndsAtZero = {
  id: 'all-left-ends-at-zero',
  en: 'The left ends are at 0: read the marks at the right ends.',
  es: 'Los extremos izquierdos están en el 0: lee las marcas de los extremos derechos.',
} as const
export const drawFromTo = {
  id: 'draw-from-to',
  en: 'Draw from {start} to {end}.',
  es: 'Dibuja desde el {start} hasta el {end}.',
} as const
export const countUnitsBack = {
  id: 'count-units-back',
  en: 'From {end}, count {length} units back.',
  es: 'Desde el {end}, cuenta {length} unidades hacia atrás.',
} as const
export const goesFromTo = {
  id: 'goes-from-to',
  en: '{object} goes from {start} to {end}.',
  es: '{object} va del {start} al {end}.',
} as const
export const longerMinusShorter = {
  id: 'longer-minus-shorter',
  en: 'Subtract the shorter length from the longer length.',
  es: 'Resta la longitud menor de la mayor.',
} as const
export const longestLessShortest = {
  id: 'longest-less-shortest',
  en: 'The longest is {longest} and the shortest is {shortest}: subtract.',
  es: 'El objeto más largo es {longest} y el más corto es {shortest}: resta.',
} as const
export const layEndToEnd = {
  id: 'lay-end-to-end',
  en: 'End to end: add the lengths.',
  es: 'En fila: suma las longitudes.',
} as const
export const addThePathParts = {
  id: 'add-the-path-parts',
  en: 'Add the parts of the bent path.',
  es: 'Suma los tramos del camino que dobla.',
} as const
export const longerSoAdd = {
  id: 'longer-so-add',
  en: 'The segment must be longer: add.',
  es: 'El segmento debe ser más largo: suma.',
} as const
export const shorterSoSubtract = {
  id: 'shorter-so-subtract',
  en: 'The segment must be shorter: subtract.',
  es: 'El segmento debe ser más corto: resta.',
} as const
export const joinTheLengths = {
  id: 'join-the-lengths',
  en: 'Put the lengths together: add.',
  es: 'Junta las longitudes: suma.',
} as const
export const takeAPieceAway = {
  id: 'take-a-piece-away',
  en: 'Take a piece away: subtract.',
  es: 'Quita una parte de la longitud: resta.',
} as const
export const compareTheLengths = {
  id: 'compare-the-lengths',
  en: 'Compare the two lengths: subtract.',
  es: 'Compara las dos longitudes: resta.',
} as const
export const findTheMissingPiece = {
  id: 'find-the-missing-piece',
  en: 'Subtract the length you know from the whole length.',
  es: 'Resta de la longitud total la que conoces.',
} as const
export const otherIsLonger = {
  id: 'other-is-longer',
  en: 'The length you look for is greater: add.',
  es: 'La longitud que buscas es mayor: suma.',
} as const
export const otherIsShorter = {
  id: 'other-is-shorter',
  en: 'The length you look for is less: subtract.',
  es: 'La longitud que buscas es menor: resta.',
} as const
export const takeTheNearestMark = {
  id: 'take-the-nearest-mark',
  en: '{ruler}, take the mark nearest to the right end.',
  es: '{ruler}, toma la marca más cercana al extremo derecho.',
} as const
