export const count = { id: 'count', en: 'Count {group}.', es: 'Cuenta {group}.' } as const
export const countOn = {
  id: 'count-on',
  en: 'Count on {count} from {start}.',
  es: 'Cuenta {count} más desde el {start}.',
} as const
export const countBack = {
  id: 'count-back',
  en: 'Count back {count} from {start}.',
  es: 'Cuenta {count} hacia atrás desde el {start}.',
} as const
export const keepCounting = {
  id: 'keep-counting',
  en: 'Keep counting with {group}.',
  es: 'Sigue contando con {group}.',
} as const
export const lastNumberTellsHowMany = {
  id: 'last-number-tells-how-many',
  en: 'The last number tells how many.',
  es: 'El último número dice la cantidad.',
} as const
export const lastNumberIsTheAnswer = {
  id: 'last-number-is-the-answer',
  en: 'The last number you say is the answer.',
  es: 'El último número que dices es la respuesta.',
} as const
export const comesLaterInCounting = {
  id: 'comes-later-in-counting',
  en: 'When you count, {greater} comes after {less}.',
  es: 'Al contar, {greater} va después de {less}.',
} as const
export const countOneByOne = { id: 'count-one-by-one', en: 'Count one by one.', es: 'Cuenta de uno en uno.' } as const
export const countEachPicture = {
  id: 'count-each-picture',
  en: 'Count the counters in each picture.',
  es: 'Cuenta las fichas de cada dibujo.',
} as const
export const countEachKind = {
  id: 'count-each-kind',
  en: 'Count each kind.',
  es: 'Cuenta cada tipo.',
} as const
export const countOnFromTen = {
  id: 'count-on-from-ten',
  en: 'A full frame is 10: count on from 10.',
  es: 'Un marco lleno tiene 10: sigue contando desde el 10.',
} as const
export const countEachGroup = { id: 'count-each-group', en: 'Count each group.', es: 'Cuenta cada grupo.' } as const
export const countEachRow = { id: 'count-each-row', en: 'Count each row.', es: 'Cuenta cada fila.' } as const
export const countEachFrame = { id: 'count-each-frame', en: 'Count each frame.', es: 'Cuenta cada marco.' } as const
export const countEmptyBoxes = {
  id: 'count-empty-boxes',
  en: 'Count the empty boxes.',
  es: 'Cuenta las casillas vacías.',
} as const
export const fullFrameIsTen = {
  id: 'full-frame-is-ten',
  en: 'A full frame holds 10.',
  es: 'Un marco lleno tiene 10.',
} as const
export const matchTheNumbers = {
  id: 'match-the-numbers',
  en: 'Write the letter for each number.',
  es: 'Escribe la letra de cada número.',
} as const
export const drawOneForEach = {
  id: 'draw-one-for-each',
  en: 'Draw one circle for each number you count.',
  es: 'Dibuja un círculo por cada número que cuentas.',
} as const
export const countBundlesOfFive = {
  id: 'count-bundles-of-five',
  en: 'Count 5 for each bundle, then the single marks.',
  es: 'Cuenta 5 por cada grupo y luego las marcas sueltas.',
} as const
export const countTheMarksOfEachRow = {
  id: 'count-the-marks-of-each-row',
  en: 'Count the marks in each row.',
  es: 'Cuenta las marcas de cada fila.',
} as const
export const countOnFromABundle = {
  id: 'count-on-from-a-bundle',
  en: 'The bundle is 5. Count on with the other marks {where}.',
  es: 'El grupo es de 5. Sigue contando las otras marcas {where}.',
} as const
export const countThePicturesOfEachRow = {
  id: 'count-the-pictures-of-each-row',
  en: 'Count the pictures in each row.',
  es: 'Cuenta los dibujos de cada fila.',
} as const
export const readTheEndOfEachBar = {
  id: 'read-the-end-of-each-bar',
  en: 'Find where each bar ends. Read the number there.',
  es: 'Busca dónde termina cada barra. Lee el número que hay ahí.',
} as const
export const countThePicturesBeside = {
  id: 'count-the-pictures-beside',
  en: 'Count the pictures in the “{name}” row.',
  es: 'Cuenta los dibujos de la fila “{name}”.',
} as const
export const readInTheTable = {
  id: 'read-in-the-table',
  en: 'Read these numbers in the table.',
  es: 'Lee estos números en la tabla.',
} as const
export const drawEachBarTo = {
  id: 'draw-each-bar-to',
  en: 'Draw each bar to its number on the scale.',
  es: 'Dibuja cada barra hasta su número en la escala.',
} as const
export const onlyThisFitsTheGraph = {
  id: 'only-this-fits-the-graph',
  en: 'Only this sentence fits the graph.',
  es: 'Solo esta oración coincide con la gráfica.',
} as const
export const crossOutEachWord = {
  id: 'cross-out-each-word',
  en: 'Cross out each word as you count it.',
  es: 'Tacha cada palabra al contarla.',
} as const
export const chooseTheRowWith = {
  id: 'choose-the-row-with',
  en: 'Choose the row with {number}.',
  es: 'Elige la fila que tiene {number}.',
} as const
export const writeUnderEachName = {
  id: 'write-under-each-name',
  en: 'Write each number under its name.',
  es: 'Escribe cada número debajo de su nombre.',
} as const
export const makeAllTheFives = {
  id: 'make-all-the-fives',
  en: 'Make as many fives as you can.',
  es: 'Forma todos los cincos que puedas.',
} as const
export const everyFifthMarkCrosses = {
  id: 'every-fifth-mark-crosses',
  en: 'Draw each fifth mark across the four before it.',
  es: 'Dibuja cada quinta marca cruzando las cuatro anteriores.',
} as const
export const countTheMarksAbove = {
  id: 'count-the-marks-above',
  en: 'Count the `X`’s above each length.',
  es: 'Cuenta las `X` sobre cada longitud.',
} as const
export const countTheMarksAboveOne = {
  id: 'count-the-marks-above-one',
  en: 'Count the `X`’s above {number}.',
  es: 'Cuenta las `X` sobre el {number}.',
} as const
export const countTheMarksOnThisSide = {
  id: 'count-the-marks-on-this-side',
  en: 'Count the `X`’s {bound}.',
  es: 'Cuenta las `X` {bound}.',
} as const
export const writeTheMarksUnderEachLength = {
  id: 'write-the-marks-under-each-length',
  en: 'Write the number of `X`’s under each length.',
  es: 'Escribe el número de `X` debajo de cada longitud.',
} as const
export const drawAMarkForEach = {
  id: 'draw-a-mark-for-each',
  en: 'Draw one `X` for each object, above its length.',
  es: 'Dibuja una `X` por cada objeto, sobre su longitud.',
} as const
export const addTheMarksToTheRight = {
  id: 'add-the-marks-to-the-right',
  en: '{which} are to the right of {number}: add these `X`’s.',
  es: '{which} están a la derecha del {number}: suma esas `X`.',
} as const
export const addTheMarksToTheLeft = {
  id: 'add-the-marks-to-the-left',
  en: '{which} are to the left of {number}: add these `X`’s.',
  es: '{which} están a la izquierda del {number}: suma esas `X`.',
} as const
export const findTheFirstAndLastMark = {
  id: 'find-the-first-and-last-mark',
  en: 'Find the last length and the first length with an `X`.',
  es: 'Busca la última y la primera longitud que tienen una `X`.',
} as const
export const readTheLastTwoMarks = {
  id: 'read-the-last-two-marks',
  en: 'The two longest are the last two `X`’s on the right: read their lengths.',
  es: 'Las dos longitudes mayores son las de las dos últimas `X` de la derecha: léelas.',
} as const
export const countEachLengthInTheList = {
  id: 'count-each-length-in-the-list',
  en: 'Count each length in the list.',
  es: 'Cuenta cada longitud de la lista.',
} as const
export const addTheseMarks = {
  id: 'add-these-marks',
  en: 'Add the numbers of `X`’s.',
  es: 'Suma las cantidades de `X`.',
} as const
export const addTheBarsYouKnow = {
  id: 'add-the-bars-you-know',
  en: 'Add the bars you know.',
  es: 'Suma las barras que conoces.',
} as const
export const crossOutAsYouCount = {
  id: 'cross-out-as-you-count',
  en: 'Cross out each picture as you count it.',
  es: 'Tacha cada dibujo al contarlo.',
} as const
export const crossOut = { id: 'cross-out', en: 'Cross out {count}.', es: 'Tacha {count}.' } as const
export const drawSoMany = { id: 'draw-so-many', en: 'Draw {count}.', es: 'Dibuja {count}.' } as const
export const drawMore = { id: 'draw-more', en: 'Draw {count} more.', es: 'Dibuja {count} más.' } as const
export const lookInTheBox = { id: 'look-in-the-box', en: 'Look in the box.', es: 'Mira en el recuadro.' } as const
export const noneIsZero = {
  id: 'none-is-zero',
  en: 'Zero means none.',
  es: 'Cero quiere decir que no hay nada.',
} as const
export const comesLater = {
  id: 'comes-later',
  en: 'When you count, the greater number comes later.',
  es: 'Al contar, el número mayor va después.',
} as const
export const comesSooner = {
  id: 'comes-sooner',
  en: 'When you count, the smaller number comes first.',
  es: 'Al contar, el número menor va antes.',
} as const
export const countToTheWord = {
  id: 'count-to-the-word',
  en: 'Count to {word}.',
  es: 'Cuenta hasta {word}.',
} as const
export const writeWhereYouStop = {
  id: 'write-where-you-stop',
  en: 'Write the number where you stop.',
  es: 'Escribe el número donde te detienes.',
} as const
export const sayEachWord = {
  id: 'say-each-word',
  en: 'Say each word. Find its number.',
  es: 'Di cada palabra. Busca su número.',
} as const
export const sameNumber = { id: 'same-number', en: 'It is the same number.', es: 'Es el mismo número.' } as const
export const bothSidesAreEqual = {
  id: 'both-sides-are-equal',
  en: 'Both sides are equal.',
  es: 'Los dos lados son iguales.',
} as const
export const notTheSameNumber = {
  id: 'not-the-same-number',
  en: 'It is {right}, not {wrong}.',
  es: 'Es {right}, no {wrong}.',
} as const
export const writeAsYouMeet = {
  id: 'write-as-you-meet',
  en: 'Write the numbers in the order you say them.',
  es: 'Escribe los números en el orden en que los dices.',
} as const
export const findTheLetters = {
  id: 'find-the-letters',
  en: 'Find the letter of each partner.',
  es: 'Busca la letra de cada pareja.',
} as const
export const matchOneToOne = {
  id: 'match-one-to-one',
  en: 'Match them one to one.',
  es: 'Empareja uno con uno.',
} as const
export const matchTheObjects = {
  id: 'match-the-objects',
  en: 'Match the objects one to one.',
  es: 'Empareja los objetos uno a uno.',
} as const
export const leftOverHasMore = {
  id: 'left-over-has-more',
  en: 'The row with some left over has more.',
  es: 'La fila a la que le sobran tiene más.',
} as const
export const runsOutFirst = {
  id: 'runs-out-first',
  en: 'The row that runs out first has fewer.',
  es: 'La fila que se acaba primero tiene menos.',
} as const
export const intoTenAndOnes = {
  id: 'into-ten-and-ones',
  en: 'Break each number into ten and ones.',
  es: 'Separa cada número en una decena y unidades.',
} as const
export const readTheBlocks = {
  id: 'read-the-blocks',
  en: 'Read the rod first, then the cubes.',
  es: 'Lee primero la barra y luego los cubos.',
} as const
export const skipCount = { id: 'skip-count', en: 'Skip count by {step}.', es: 'Cuenta de {step} en {step}.' } as const
export const countOnTo = {
  id: 'count-on-to',
  en: 'Count on from {start} to {end}.',
  es: 'Sigue contando después del {start} hasta el {end}.',
} as const
export const startWithTheSmallest = {
  id: 'start-with-the-smallest',
  en: 'Start with the smallest number.',
  es: 'Empieza con el número más pequeño.',
} as const
export const oneCellRight = {
  id: 'one-cell-right',
  en: 'One cell to the right is 1 more.',
  es: 'El número de la derecha es 1 más.',
} as const
export const oneRowUp = {
  id: 'one-row-up',
  en: 'One row up is 10 less.',
  es: 'El número de arriba es 10 menos.',
} as const
export const leaveAndCountTheOthers = {
  id: 'leave-and-count-the-others',
  en: 'Leave {left}. Cross out and count the others.',
  es: 'Deja {left}. Tacha y cuenta el resto.',
} as const
export const pictureShowsThis = {
  id: 'picture-shows-this',
  en: 'The picture shows this.',
  es: 'El dibujo muestra esta resta.',
} as const
export const findTheRule = { id: 'find-the-rule', en: 'Find the rule: {rule}.', es: 'Halla la regla: {rule}.' } as const
export const useTheRule = { id: 'use-the-rule', en: 'Use the rule again.', es: 'Usa la regla otra vez.' } as const
export const tryNumbers = { id: 'try-numbers', en: 'Try numbers.', es: 'Prueba con números.' } as const
export const subtractNeighbors = {
  id: 'subtract-neighbors',
  en: 'Subtract each number from the next.',
  es: 'Resta cada número del siguiente.',
} as const
export const sameEachTime = {
  id: 'same-each-time',
  en: 'It is the same each time.',
  es: 'Es lo mismo cada vez.',
} as const
export const readEmptyCells = {
  id: 'read-empty-cells',
  en: 'Find the empty cells.',
  es: 'Busca las casillas vacías.',
} as const
export const countTheRows = {
  id: 'count-the-rows',
  en: 'Count the rows and how many are in each row.',
  es: 'Cuenta las filas y los objetos de cada fila.',
} as const
export const eachNumberIsARow = {
  id: 'each-number-is-a-row',
  en: 'Each number is a row.',
  es: 'Cada número es una fila.',
} as const
export const addTheRows = { id: 'add-the-rows', en: 'Add the rows.', es: 'Suma las filas.' } as const
export const addTheColumns = { id: 'add-the-columns', en: 'Add the columns.', es: 'Suma las columnas.' } as const
export const drawTheRows = { id: 'draw-the-rows', en: 'Draw the rows.', es: 'Dibuja las filas.' } as const
