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
  en: 'Counting, {greater} comes after {less}.',
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
export const eachOfTheseIs = {
  id: 'each-of-these-is',
  en: 'Each of these is {thing}.',
  es: 'Cada una de estas es {thing}.',
} as const
export const onlyThisIs = {
  id: 'only-this-is',
  en: 'Only {letter} is {thing}.',
  es: 'Solo {letter} es {thing}.',
} as const
export const lookAtRow = {
  id: 'look-at-row',
  en: 'Look at row {row}.',
  es: 'Mira la fila {row}.',
} as const
export const eachRowIsOneKind = {
  id: 'each-row-is-one-kind',
  en: 'Each row has one kind.',
  es: 'Cada fila es de un solo tipo.',
} as const
export const rowsAreMixed = {
  id: 'rows-are-mixed',
  en: 'Each row has all kinds.',
  es: 'Cada fila tiene de todo.',
} as const
export const noRowIsAllAlike = {
  id: 'no-row-is-all-alike',
  en: 'No row is all alike.',
  es: 'Ninguna fila es toda igual.',
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
  en: 'The full frame is 10.',
  es: 'El marco lleno tiene 10.',
} as const
export const matchTheNumbers = {
  id: 'match-the-numbers',
  en: 'Write the letter for each number.',
  es: 'Escribe la letra de cada número.',
} as const
export const drawOneForEach = {
  id: 'draw-one-for-each',
  en: 'Draw one for each number you count.',
  es: 'Dibuja uno por cada número que cuentas.',
} as const
export const countBundlesOfFive = {
  id: 'count-bundles-of-five',
  en: 'Count 5 for each bundle, then the single marks.',
  es: 'Cuenta 5 por cada grupo y luego las marcas sueltas.',
} as const
export const countThePicturesOfEachRow = {
  id: 'count-the-pictures-of-each-row',
  en: 'Count the pictures in each row.',
  es: 'Cuenta los dibujos de cada fila.',
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
  es: 'Dibuja cada quinta marca sobre las cuatro anteriores.',
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
export const noneIsZero = { id: 'none-is-zero', en: 'None is 0.', es: 'Ninguno es 0.' } as const
export const lookAtTheShape = { id: 'look-at-the-shape', en: 'Look at the shape.', es: 'Mira la figura.' } as const
export const nameTheShape = { id: 'name-the-shape', en: 'Name it.', es: 'Di su nombre.' } as const
export const lookForShapes = { id: 'look-for-shapes', en: 'Look for this.', es: 'Busca esto.' } as const
export const chooseAllThatFit = {
  id: 'choose-all-that-fit',
  en: 'Choose all that fit.',
  es: 'Elige todas las que corresponden.',
} as const
export const findEachLetter = {
  id: 'find-each-letter',
  en: 'Find the letter of each shape.',
  es: 'Busca la letra de cada figura.',
} as const
export const findThePartThatRepeats = {
  id: 'find-the-part-that-repeats',
  en: 'Find the part that repeats.',
  es: 'Busca la parte que se repite.',
} as const
export const startThePartAgain = {
  id: 'start-the-part-again',
  en: 'Say the part again and again.',
  es: 'Repite la parte una y otra vez.',
} as const
export const samePartAgainAndAgain = {
  id: 'same-part-again-and-again',
  en: 'The part comes again and again.',
  es: 'La parte sale una y otra vez.',
} as const
export const sameAndDifferentAlike = {
  id: 'same-and-different-alike',
  en: 'Look for the same part with other shapes.',
  es: 'Busca la misma parte con otras figuras.',
} as const
export const seeWhereItStartsAgain = {
  id: 'see-where-it-starts-again',
  en: 'See where it starts again.',
  es: 'Mira dónde empieza otra vez.',
} as const
export const sameLetterForTheSame = {
  id: 'same-letter-for-the-same',
  en: 'Write the same letter for the same shape.',
  es: 'Escribe la misma letra para la misma figura.',
} as const
export const drawWhatIsMissing = {
  id: 'draw-what-is-missing',
  en: 'Draw what is missing.',
  es: 'Dibuja lo que falta.',
} as const
export const readTheLetters = { id: 'read-the-letters', en: 'Read the letters.', es: 'Lee las letras.' } as const
export const thisComesNext = {
  id: 'this-comes-next',
  en: 'This shape comes next.',
  es: 'Esta figura sigue.',
} as const
export const drawTheRightShape = {
  id: 'draw-the-right-shape',
  en: 'Draw the right shape.',
  es: 'Dibuja la figura correcta.',
} as const
export const partHasHere = {
  id: 'part-has-here',
  en: 'Here the part has {thing}.',
  es: 'Aquí la parte tiene {thing}.',
} as const
export const flatLiesOnPaper = {
  id: 'flat-lies-on-paper',
  en: 'It has no thickness.',
  es: 'No tiene grosor.',
} as const
export const solidTakesUpRoom = { id: 'solid-takes-up-room', en: 'It takes up room.', es: 'Ocupa espacio.' } as const
export const comesLater = {
  id: 'comes-later',
  en: 'The greater number comes later.',
  es: 'El número mayor va después.',
} as const
export const comesSooner = {
  id: 'comes-sooner',
  en: 'The smaller number comes first.',
  es: 'El número menor va antes.',
} as const
export const comesLastInCounting = {
  id: 'comes-last-in-counting',
  en: 'Counting, {number} comes last.',
  es: 'Al contar, {number} va al final.',
} as const
export const comesFirstInCounting = {
  id: 'comes-first-in-counting',
  en: 'Counting, {number} comes first.',
  es: 'Al contar, {number} va primero.',
} as const
export const countToTheWord = {
  id: 'count-to-the-word',
  en: 'Count to {word}.',
  es: 'Cuenta hasta {word}.',
} as const
export const writeWhereYouStop = {
  id: 'write-where-you-stop',
  en: 'Write the number where you stop.',
  es: 'Escribe el número en el que paras.',
} as const
export const sayEachWord = {
  id: 'say-each-word',
  en: 'Say each word. Find its number.',
  es: 'Di cada palabra. Busca su número.',
} as const
export const writeEachAsNumber = {
  id: 'write-each-as-number',
  en: 'Write each word as a number.',
  es: 'Escribe cada palabra como número.',
} as const
export const sameNumber = { id: 'same-number', en: 'It is the same number.', es: 'Es el mismo número.' } as const
export const notTheSameNumber = {
  id: 'not-the-same-number',
  en: 'It is not the same number.',
  es: 'No es el mismo número.',
} as const
export const writeAsYouMeet = {
  id: 'write-as-you-meet',
  en: 'Write the numbers as you meet them.',
  es: 'Escribe los números al pasar por ellos.',
} as const
export const chooseTheOneThatFits = {
  id: 'choose-the-one-that-fits',
  en: 'Choose the one that fits.',
  es: 'Elige el que corresponde.',
} as const
export const findTheLetters = {
  id: 'find-the-letters',
  en: 'Find the letter of each partner.',
  es: 'Busca la letra de cada pareja.',
} as const
export const addEachNeighbor = {
  id: 'add-each-neighbor',
  en: 'Add each number and the next one. Compare with 10.',
  es: 'Suma cada número con el siguiente. Compara con 10.',
} as const
export const keepThoseThatMakeTen = {
  id: 'keep-those-that-make-ten',
  en: 'Keep those that make 10.',
  es: 'Quédate con las que forman 10.',
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
export const countThoseLeftOver = {
  id: 'count-those-left-over',
  en: 'Count those left over.',
  es: 'Cuenta los objetos que sobran.',
} as const
export const intoTenAndOnes = {
  id: 'into-ten-and-ones',
  en: 'Break each number into ten and ones.',
  es: 'Separa cada número en diez y unidades.',
} as const
export const readTheBlocks = {
  id: 'read-the-blocks',
  en: 'Read the rod first, then the cubes.',
  es: 'Lee primero la barra y luego los cubos.',
} as const
export const startWithGreater = {
  id: 'start-with-greater',
  en: 'Start with the greater number.',
  es: 'Empieza con el número mayor.',
} as const
export const makeTen = { id: 'make-ten', en: 'Make 10: {a} + {b}.', es: 'Forma 10: {a} + {b}.' } as const
export const breakApart = {
  id: 'break-apart',
  en: 'Break {whole} into {a} and {b}.',
  es: 'Separa {whole} en {a} y {b}.',
} as const
export const smallerPartOneByOne = {
  id: 'smaller-part-one-by-one',
  en: 'Let the smaller part be 1, then 2, and so on.',
  es: 'Que la parte menor sea 1, luego 2, y así.',
} as const
export const findTheOtherParts = {
  id: 'find-the-other-parts',
  en: 'Find the other part each time.',
  es: 'Halla la otra parte cada vez.',
} as const
export const addWhatIsLeft = { id: 'add-what-is-left', en: 'Add what is left.', es: 'Suma lo que queda.' } as const
export const addTheFirstTwo = {
  id: 'add-the-first-two',
  en: 'Add the first two numbers.',
  es: 'Suma los dos primeros números.',
} as const
export const pairThenSum = {
  id: 'pair-then-sum',
  en: 'Write the two numbers, then the sum.',
  es: 'Escribe los dos números y luego el total.',
} as const
export const subtractWhatIsLeft = {
  id: 'subtract-what-is-left',
  en: 'Subtract what is left.',
  es: 'Resta lo que queda.',
} as const
export const goToTen = { id: 'go-to-ten', en: 'Go down to 10 first.', es: 'Primero baja hasta 10.' } as const
export const useADouble = {
  id: 'use-a-double',
  en: 'Use the double {a} + {a}.',
  es: 'Usa el doble {a} + {a}.',
} as const
export const oneMoreThanDouble = {
  id: 'one-more-than-double',
  en: 'One more than the double.',
  es: 'Uno más que el doble.',
} as const
export const oneLessThanDouble = {
  id: 'one-less-than-double',
  en: 'One less than the double.',
  es: 'Uno menos que el doble.',
} as const
export const moveOneOver = {
  id: 'move-one-over',
  en: 'Move 1 from {from} to {to}: it is a double.',
  es: 'Pasa 1 del {from} al {to}: es un doble.',
} as const
export const skipCount = { id: 'skip-count', en: 'Skip count by {step}.', es: 'Cuenta de {step} en {step}.' } as const
export const sameFamily = {
  id: 'same-family',
  en: 'The same three numbers make each fact.',
  es: 'Los mismos tres números forman cada operación.',
} as const
export const sameInBothFacts = {
  id: 'same-in-both-facts',
  en: 'The same three numbers make both facts.',
  es: 'Los mismos tres números forman las dos operaciones.',
} as const
export const turnAround = {
  id: 'turn-around',
  en: 'Turn the numbers around: the total stays the same.',
  es: 'Cambia el orden de los números: el total es el mismo.',
} as const
export const sidesAreEqual = {
  id: 'sides-are-equal',
  en: 'The sides are equal: true.',
  es: 'Los lados son iguales: verdadero.',
} as const
export const sidesAreNotEqual = {
  id: 'sides-are-not-equal',
  en: 'The sides are not equal: false.',
  es: 'Los lados no son iguales: falso.',
} as const
export const chooseTheTrueOnes = {
  id: 'choose-the-true-ones',
  en: 'Choose those with equal sides.',
  es: 'Elige las que tienen lados iguales.',
} as const
export const bothSidesEqual = {
  id: 'both-sides-equal',
  en: 'Both sides must have the same value.',
  es: 'Los dos lados deben tener el mismo valor.',
} as const
export const sameWayForEach = {
  id: 'same-way-for-each',
  en: 'Do the same with each number.',
  es: 'Haz lo mismo con cada número.',
} as const
export const othersInTheSameWay = {
  id: 'others-in-the-same-way',
  en: 'Do the others in the same way.',
  es: 'Haz las demás de la misma manera.',
} as const
export const countOnTo = {
  id: 'count-on-to',
  en: 'Count on from {start} to {end}.',
  es: 'Cuenta desde el {start} hasta el {end}.',
} as const
export const workOutEachSide = {
  id: 'work-out-each-side',
  en: 'Work out each side.',
  es: 'Calcula cada lado.',
} as const
export const addKnownNumbers = {
  id: 'add-known-numbers',
  en: 'Add the numbers you know.',
  es: 'Suma los números que conoces.',
} as const
export const addPartsInBothOrders = {
  id: 'add-parts-in-both-orders',
  en: 'Add the two parts in both orders.',
  es: 'Suma las dos partes en los dos órdenes.',
} as const
export const takeEachPart = {
  id: 'take-each-part',
  en: 'Take each part from the whole.',
  es: 'Resta cada parte del total.',
} as const
export const writeTheSign = {
  id: 'write-the-sign',
  en: 'Write the same sign between the sides.',
  es: 'Escribe el mismo signo entre los lados.',
} as const
export const startWithTheSmallest = {
  id: 'start-with-the-smallest',
  en: 'Start with the smallest number.',
  es: 'Empieza con el número más pequeño.',
} as const
export const oneCellRight = {
  id: 'one-cell-right',
  en: 'One cell to the right is 1 more.',
  es: 'En la casilla de la derecha hay 1 más.',
} as const
export const oneRowDown = {
  id: 'one-row-down',
  en: 'One row down is 10 more.',
  es: 'En la fila de abajo hay 10 más.',
} as const
export const makePairs = { id: 'make-pairs', en: 'Make pairs.', es: 'Forma parejas.' } as const
export const upOneDownOne = {
  id: 'up-one-down-one',
  en: 'One number goes up 1, the other goes down 1.',
  es: 'Un número sube 1 y el otro baja 1.',
} as const
export const putTogether = {
  id: 'put-together',
  en: 'Put the parts together: add.',
  es: 'Junta las partes: suma.',
} as const
export const takeAway = { id: 'take-away', en: 'Some go away: subtract.', es: 'Se quita una parte: resta.' } as const
export const countThoseLeft = {
  id: 'count-those-left',
  en: 'Count those that are left.',
  es: 'Cuenta los objetos que quedan.',
} as const
export const leaveAndCountTheOthers = {
  id: 'leave-and-count-the-others',
  en: 'Leave {left}. Cross out and count the others.',
  es: 'Deja {left}. Tacha y cuenta el resto.',
} as const
export const sameAsThePicture = {
  id: 'same-as-the-picture',
  en: 'The picture shows the same.',
  es: 'El dibujo muestra lo mismo.',
} as const
export const pictureShowsThis = {
  id: 'picture-shows-this',
  en: 'The picture shows this.',
  es: 'El dibujo muestra esta resta.',
} as const
export const findTheDifference = {
  id: 'find-the-difference',
  en: 'Find how many more: subtract.',
  es: 'Halla cuántos más hay: resta.',
} as const
export const findTheMissingPart = {
  id: 'find-the-missing-part',
  en: 'A part is missing: take the known part from the whole.',
  es: 'Falta una parte: resta del total la parte conocida.',
} as const
export const addTheParts = {
  id: 'add-the-parts',
  en: 'The whole is missing: add the parts.',
  es: 'Falta el total: suma las partes.',
} as const
export const writeTheMissingNumber = {
  id: 'write-the-missing-number',
  en: 'Write the missing number.',
  es: 'Escribe el número que falta.',
} as const
export const writeTheMissingNumbers = {
  id: 'write-the-missing-numbers',
  en: 'Write the missing numbers.',
  es: 'Escribe los números que faltan.',
} as const
export const thinkAndCountOn = {
  id: 'think-and-count-on',
  en: 'Think: {a} + ? = {whole}. Count on to {whole}.',
  es: 'Piensa: {a} + ? = {whole}. Cuenta hasta el {whole}.',
} as const
export const changeTheNumber = {
  id: 'change-the-number',
  en: 'Change the {wrong} to {right}.',
  es: 'Cambia el {wrong} por {right}.',
} as const
export const subtractTheTen = { id: 'subtract-the-ten', en: 'Subtract 10.', es: 'Resta 10.' } as const
export const addingZero = { id: 'adding-zero', en: 'Adding 0 changes nothing.', es: 'Sumar 0 no cambia nada.' } as const
export const takingZero = {
  id: 'taking-zero',
  en: 'Taking away 0 changes nothing.',
  es: 'Quitar 0 no cambia nada.',
} as const
export const takingAll = {
  id: 'taking-all',
  en: 'Take away all: nothing is left.',
  es: 'Quita todo: no queda nada.',
} as const
export const findTheRule = { id: 'find-the-rule', en: 'Find the rule: {rule}.', es: 'Halla la regla: {rule}.' } as const
export const useTheRule = { id: 'use-the-rule', en: 'Use the rule again.', es: 'Usa la regla otra vez.' } as const
export const allAreInPairs = {
  id: 'all-are-in-pairs',
  en: 'All are in pairs: even.',
  es: 'Todos tienen pareja: par.',
} as const
export const oneIsLeftOver = { id: 'one-is-left-over', en: '1 is left over: odd.', es: 'Sobra 1: impar.' } as const
export const lookAtLastDigit = {
  id: 'look-at-last-digit',
  en: 'Look at the last digit.',
  es: 'Mira el último dígito.',
} as const
export const evenNumbersEnd = {
  id: 'even-numbers-end',
  en: 'Even numbers end in 0, 2, 4, 6, or 8.',
  es: 'Los números pares terminan en 0, 2, 4, 6 u 8.',
} as const
export const oddNumbersEnd = {
  id: 'odd-numbers-end',
  en: 'Odd numbers end in 1, 3, 5, 7, or 9.',
  es: 'Los números impares terminan en 1, 3, 5, 7 o 9.',
} as const
export const twoMoreIsAPair = {
  id: 'two-more-is-a-pair',
  en: 'Adding 2 adds a pair: nothing else changes.',
  es: 'Sumar 2 agrega una pareja: lo demás no cambia.',
} as const
export const onePerSide = {
  id: 'one-per-side',
  en: 'One of each pair goes to each side.',
  es: 'Uno de cada pareja va a cada lado.',
} as const
export const eachEvenOrOdd = {
  id: 'each-even-or-odd',
  en: 'Say of each if it is even or odd.',
  es: 'Di de cada uno si es par o impar.',
} as const
export const tryNumbers = { id: 'try-numbers', en: 'Try numbers.', es: 'Prueba con números.' } as const
export const onlyPairs = {
  id: 'only-pairs',
  en: 'Only pairs are put together: even.',
  es: 'Solo se juntan parejas: par.',
} as const
export const leftOversMakeAPair = {
  id: 'left-overs-make-a-pair',
  en: 'The two that are left over make a pair: even.',
  es: 'Los dos que sobran forman una pareja: par.',
} as const
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
  en: 'Count the rows, and how many are in each row.',
  es: 'Cuenta las filas y cuántos hay en cada fila.',
} as const
export const eachNumberIsARow = {
  id: 'each-number-is-a-row',
  en: 'Each number is a row.',
  es: 'Cada número es una fila.',
} as const
export const addTheRows = { id: 'add-the-rows', en: 'Add the rows.', es: 'Suma las filas.' } as const
export const addTheColumns = { id: 'add-the-columns', en: 'Add the columns.', es: 'Suma las columnas.' } as const
export const drawTheRows = { id: 'draw-the-rows', en: 'Draw the rows.', es: 'Dibuja las filas.' } as const
export const resultIsGreater = {
  id: 'result-is-greater',
  en: 'The result is greater than {start}: add.',
  es: 'El resultado es mayor que {start}: suma.',
} as const
export const resultIsLess = {
  id: 'result-is-less',
  en: 'The result is less than {start}: subtract.',
  es: 'El resultado es menor que {start}: resta.',
} as const
export const addRowAndColumn = {
  id: 'add-row-and-column',
  en: 'Add the number of the row and the number of the column.',
  es: 'Suma el número de la fila y el de la columna.',
} as const
export const takeKnownHeader = {
  id: 'take-known-header',
  en: 'Take the number you know from the sum.',
  es: 'Al total réstale el número que conoces.',
} as const
export const goBackByAdding = {
  id: 'go-back-by-adding',
  en: 'Go back to the start: put back what went away. Add.',
  es: 'Vuelve al principio: devuelve lo que se fue. Suma.',
} as const
export const compareBySubtracting = {
  id: 'compare-by-subtracting',
  en: 'Compare: subtract the smaller number from the greater one.',
  es: 'Compara: resta el número menor del mayor.',
} as const
export const goBackBySubtracting = {
  id: 'go-back-by-subtracting',
  en: 'Go back to the start: take away what was added. Subtract.',
  es: 'Vuelve al principio: quita lo que se agregó. Resta.',
} as const
export const otherHasMore = {
  id: 'other-has-more',
  en: 'The unknown number is the greater one: add.',
  es: 'El número que no conoces es el mayor: suma.',
} as const
export const otherHasFewer = {
  id: 'other-has-fewer',
  en: 'The unknown number is the smaller one: subtract.',
  es: 'El número que no conoces es el menor: resta.',
} as const
