export const addParallelSides = {
  id: 'add-parallel-sides',
  en: 'Add the parallel sides.',
  es: 'Suma los lados paralelos.',
} as const
export const sumTimesHeight = {
  id: 'sum-times-height',
  en: 'Multiply by the height.',
  es: 'Multiplica por la altura.',
} as const
export const baseTimesHeight = {
  id: 'base-times-height',
  en: 'Multiply the base by the height.',
  es: 'Multiplica la base por la altura.',
} as const
export const halfForTriangle = {
  id: 'half-for-triangle',
  en: 'A triangle is half of a parallelogram with the same base and height: divide by 2.',
  es: 'Un triángulo es la mitad de un paralelogramo con la misma base y altura: divide entre 2.',
} as const
export const halfForTrapezoid = {
  id: 'half-for-trapezoid',
  en: 'Two equal trapezoids make a parallelogram: divide by 2.',
  es: 'Dos trapecios iguales forman un paralelogramo: divide entre 2.',
} as const
export const halfForKite = {
  id: 'half-for-kite',
  en: 'A kite is half of the rectangle around it: divide by 2.',
  es: 'Una cometa es la mitad del rectángulo que la encierra: divide entre 2.',
} as const
export const writeTheSquareUnit = {
  id: 'write-the-square-unit',
  en: 'Write the area with its square unit.',
  es: 'Escribe el área con su unidad cuadrada.',
} as const
export const doubleTheArea = {
  id: 'double-the-area',
  en: 'A triangle is half a parallelogram: double the area.',
  es: 'Un triángulo es medio paralelogramo: duplica el área.',
} as const
export const divideByTheHeight = {
  id: 'divide-by-the-height',
  en: 'Divide by the height.',
  es: 'Divide entre la altura.',
} as const
export const divideByTheBase = {
  id: 'divide-by-the-base',
  en: 'Divide by the base.',
  es: 'Divide entre la base.',
} as const
export const areaOfTheFigure = {
  id: 'area-of-the-figure',
  en: 'Find the area of {figure}.',
  es: 'Halla el área de {figure}.',
} as const
export const howManyMakeOne = {
  id: 'how-many-make-one',
  en: 'Write how many of the smaller unit make 1 of the larger.',
  es: 'Escribe cuántas de la unidad menor forman 1 de la mayor.',
} as const
export const toSmallerUnit = {
  id: 'to-smaller-unit',
  en: 'To change to a smaller unit, multiply: more of them are needed.',
  es: 'Para pasar a una unidad menor, multiplica: se necesitan más.',
} as const
export const toLargerUnit = {
  id: 'to-larger-unit',
  en: 'To change to a larger unit, divide: fewer of them are needed.',
  es: 'Para pasar a una unidad mayor, divide: se necesitan menos.',
} as const
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
export const takeTheNextPieceAway = {
  id: 'take-the-next-piece-away',
  en: 'Take the next piece away too: subtract.',
  es: 'Quita también la parte siguiente: resta.',
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
  en: 'The other length is greater: add.',
  es: 'La otra longitud es mayor: suma.',
} as const
export const otherIsShorter = {
  id: 'other-is-shorter',
  en: 'The other length is less: subtract.',
  es: 'La otra longitud es menor: resta.',
} as const
export const lengthBeforeTheCut = {
  id: 'length-before-the-cut',
  en: 'At the start, these lengths were together: add.',
  es: 'Al principio, estas longitudes estaban juntas: suma.',
} as const
export const lengthBeforeItGrew = {
  id: 'length-before-it-grew',
  en: 'Before, it was shorter: subtract what came later.',
  es: 'Antes medía menos: resta lo que se agregó después.',
} as const
export const takeTheNearestMark = {
  id: 'take-the-nearest-mark',
  en: '{ruler}, take the mark nearest to the right end.',
  es: '{ruler}, toma la marca más cercana al extremo derecho.',
} as const
export const spacesTellTheMark = {
  id: 'spaces-tell-the-mark',
  en: 'From {low} to {high} there are {spaces} spaces: each mark is {each}.',
  es: 'Del {low} al {high} hay {spaces} espacios: cada marca vale {each}.',
} as const
export const countMarksUp = {
  id: 'count-marks-up',
  en: 'Each mark is {each}. Count up from {number}.',
  es: 'Cada marca vale {each}. Cuenta hacia arriba desde el {number}.',
} as const
export const countUpByMarks = {
  id: 'count-up-by-marks',
  en: 'Count up by {each} from {number}.',
  es: 'Cuenta de {each} en {each} hacia arriba desde el {number}.',
} as const
export const countMarksUpOn = {
  id: 'count-marks-up-on',
  en: 'On thermometer {name}, {spaces} spaces are `10` degrees: each mark is {each}. Count up from {number}.',
  es: 'En el termómetro {name}, {spaces} espacios son `10` grados: cada marca vale {each}. Cuenta hacia arriba desde el {number}.',
} as const
export const colorUpToTheMark = {
  id: 'color-up-to-the-mark',
  en: 'Color up to the mark for {temperature}.',
  es: 'Colorea hasta la marca de {temperature}.',
} as const
export const readEachThermometer = {
  id: 'read-each-thermometer',
  en: 'On each thermometer, count up by {each} from the number below the top of the liquid.',
  es: 'En cada termómetro, cuenta de {each} en {each} desde el número que está debajo del nivel del líquido.',
} as const
export const lowestTemperatureFirst = {
  id: 'lowest-temperature-first',
  en: 'The lowest temperature is the coldest: write its letter first.',
  es: 'La temperatura más baja va primero: escribe su letra.',
} as const
export const higherMinusLower = {
  id: 'higher-minus-lower',
  en: 'Subtract the lower temperature from the higher one.',
  es: 'Resta la temperatura más baja de la más alta.',
} as const
export const goesUpSoAdd = {
  id: 'goes-up-so-add',
  en: 'The temperature goes up: add.',
  es: 'La temperatura sube: suma.',
} as const
export const goesDownSoSubtract = {
  id: 'goes-down-so-subtract',
  en: 'The temperature goes down: subtract.',
  es: 'La temperatura baja: resta.',
} as const
export const wentUpSoSubtract = {
  id: 'went-up-so-subtract',
  en: 'The temperature went up, so it was lower before: subtract.',
  es: 'La temperatura subió, así que antes era más baja: resta.',
} as const
export const wentDownSoAdd = {
  id: 'went-down-so-add',
  en: 'The temperature went down, so it was higher before: add.',
  es: 'La temperatura bajó, así que antes era más alta: suma.',
} as const
export const countTheHours = {
  id: 'count-the-hours',
  en: 'Count the whole hours: {hours}.',
  es: 'Cuenta las horas enteras: {hours}.',
} as const
export const countTheHoursBack = {
  id: 'count-the-hours-back',
  en: 'Count the whole hours back: {hours}.',
  es: 'Cuenta las horas enteras hacia atrás: {hours}.',
} as const
export const thenHalfAnHour = {
  id: 'then-half-an-hour',
  en: 'Then half an hour more.',
  es: 'Luego media hora más.',
} as const
export const halfAnHourBack = {
  id: 'half-an-hour-back',
  en: 'Then half an hour back.',
  es: 'Luego media hora hacia atrás.',
} as const
export const halfHourAlone = {
  id: 'half-hour-alone',
  en: 'In half an hour, the minute hand goes halfway around the clock.',
  es: 'En media hora, el minutero da media vuelta al reloj.',
} as const
export const readBothTimes = {
  id: 'read-both-times',
  en: 'Read both times in the table.',
  es: 'Lee las dos horas en la tabla.',
} as const
export const readItsTime = {
  id: 'read-its-time',
  en: 'Read the time in the table.',
  es: 'Lee la hora en la tabla.',
} as const
export const compareTheUnits = {
  id: 'compare-the-units',
  en: 'Compare the two units.',
  es: 'Compara las dos unidades.',
} as const
export const fewerOfTheLongerUnit = {
  id: 'fewer-of-the-longer-unit',
  en: 'Fewer of the longer units fit in the same length.',
  es: 'Cuanto más larga es la unidad, menos veces cabe en la misma longitud.',
} as const
export const moreOfTheShorterUnit = {
  id: 'more-of-the-shorter-unit',
  en: 'More of the shorter units fit in the same length.',
  es: 'Cuanto más corta es la unidad, más veces cabe en la misma longitud.',
} as const
export const lookAtThePans = {
  id: 'look-at-the-pans',
  en: 'Look at the pans.',
  es: 'Mira los platillos.',
} as const
export const heavierGoesDown = {
  id: 'heavier-goes-down',
  en: 'The heavier thing goes down.',
  es: 'Lo más pesado baja.',
} as const
export const lighterGoesUp = {
  id: 'lighter-goes-up',
  en: 'The lighter thing goes up.',
  es: 'Lo más liviano sube.',
} as const
export const isHeavier = {
  id: 'is-heavier',
  en: 'What is harder to lift is heavier.',
  es: 'Lo que cuesta más levantar pesa más.',
} as const
export const isLighter = {
  id: 'is-lighter',
  en: 'What is easier to lift is lighter.',
  es: 'Lo que cuesta menos levantar pesa menos.',
} as const
export const holdsTheMost = {
  id: 'holds-the-most',
  en: 'What takes more water to fill holds more.',
  es: 'Cabe más en lo que necesita más agua para llenarse.',
} as const
export const holdsTheLeast = {
  id: 'holds-the-least',
  en: 'What takes less water to fill holds less.',
  es: 'Cabe menos en lo que necesita menos agua para llenarse.',
} as const
export const lookAtThePicture = {
  id: 'look-at-the-picture',
  en: 'Look at the picture.',
  es: 'Mira el dibujo.',
} as const
export const balanceIsHeavy = {
  id: 'balance-is-heavy',
  en: 'A balance shows how heavy things are.',
  es: 'Una balanza muestra cuánto pesan las cosas.',
} as const
export const lyingIsLong = {
  id: 'lying-is-long',
  en: 'Bars that lie down are long or short.',
  es: 'Las barras acostadas son largas o cortas.',
} as const
export const standingIsTall = {
  id: 'standing-is-tall',
  en: 'Bars that stand up are tall or short.',
  es: 'Las barras de pie son altas o bajas.',
} as const
export const convertEachPart = {
  id: 'convert-each-part',
  en: 'Multiply the whole number and the fraction.',
  es: 'Multiplica el número entero y la fracción.',
} as const
export const quotientAndRest = {
  id: 'quotient-and-rest',
  en: 'Divide: the quotient counts the larger unit, and the remainder stays in the smaller one.',
  es: 'Divide: el cociente cuenta la unidad mayor y el residuo queda en la menor.',
} as const
export const writeTheUnits = {
  id: 'write-the-units',
  en: 'Write the units.',
  es: 'Escribe las unidades.',
} as const
export const compareInOneUnit = {
  id: 'compare-in-one-unit',
  en: 'Both are in the same unit: compare.',
  es: 'Las dos están en la misma unidad: compara.',
} as const
export const cubesInOneLayer = {
  id: 'cubes-in-one-layer',
  en: 'Cubes in one layer: length × width.',
  es: 'Cubos en una capa: largo × ancho.',
} as const
export const timesTheLayers = {
  id: 'times-the-layers',
  en: 'Multiply by the number of layers, the height.',
  es: 'Multiplica por el número de capas, la altura.',
} as const
export const countTheLayers = {
  id: 'count-the-layers',
  en: 'Count the layers.',
  es: 'Cuenta las capas.',
} as const
export const baseAreaTimesHeight = {
  id: 'base-area-times-height',
  en: 'Multiply the area of the base by the height.',
  es: 'Multiplica el área de la base por la altura.',
} as const
export const leastEdgeIs = {
  id: 'least-edge-is',
  en: 'Let the least edge be {edge}. Find the other two.',
  es: 'Toma {edge} como arista menor. Halla las otras dos.',
} as const
export const noLargerLeastEdge = {
  id: 'no-larger-least-edge',
  en: 'A least edge of {edge} gives too much: stop.',
  es: 'Una arista menor de {edge} da demasiado: termina.',
} as const
export const listTheBoxes = {
  id: 'list-the-boxes',
  en: 'List the boxes.',
  es: 'Escribe las medidas de las cajas.',
} as const
export const factorsInAnyGroup = {
  id: 'factors-in-any-group',
  en: 'Grouped in another way, the product is the same.',
  es: 'Agrupados de otra manera, el producto es el mismo.',
} as const
