export const valueOfEachDigit = {
  id: 'value-of-each-digit',
  en: 'Write the value of each digit.',
  es: 'Escribe el valor de cada dígito.',
} as const
export const nameEachPlace = {
  id: 'name-each-place',
  en: 'Name the place of each digit.',
  es: 'Nombra la posición de cada dígito.',
} as const
export const moreDigits = {
  id: 'more-digits',
  en: 'The number with more digits is greater.',
  es: 'El número con más dígitos es mayor.',
} as const
export const leaveOutZero = {
  id: 'leave-out-zero',
  en: 'Leave out any place with 0.',
  es: 'Omite las posiciones que tengan 0.',
} as const
export const countTens = { id: 'count-tens', en: 'Count the tens: {tens}.', es: 'Cuenta las decenas: {tens}.' } as const
export const drawRodsAndCubes = {
  id: 'draw-rods-and-cubes',
  en: 'Draw a rod for each ten and a cube for each one.',
  es: 'Dibuja una barra por cada decena y un cubo por cada unidad.',
} as const
export const drawAllBlocks = {
  id: 'draw-all-blocks',
  en: 'Draw a flat for each hundred, a rod for each ten, and a cube for each one.',
  es: 'Dibuja una placa por cada centena, una barra por cada decena y un cubo por cada unidad.',
} as const
export const hundredsComeFirst = {
  id: 'hundreds-come-first',
  en: 'Hundreds first, then tens, then ones.',
  es: 'Primero las centenas, luego las decenas, luego las unidades.',
} as const
export const unnamedPlaceIsZero = {
  id: 'unnamed-place-is-zero',
  en: 'Hundreds first, then tens, then ones. A place that is not named has 0.',
  es: 'Primero las centenas, luego las decenas, luego las unidades. Una posición que no se nombra tiene 0.',
} as const
export const tenHundreds = {
  id: 'ten-hundreds',
  en: '10 hundreds make 1 thousand.',
  es: '10 centenas forman 1 millar.',
} as const
export const thousandsComeFirst = {
  id: 'thousands-come-first',
  en: 'Thousands first, then hundreds, tens, and ones.',
  es: 'Primero los millares, luego las centenas, las decenas y las unidades.',
} as const
export const thousandsThenRest = {
  id: 'thousands-then-rest',
  en: 'Write the thousands first, then the rest.',
  es: 'Escribe primero los millares y luego lo demás.',
} as const
export const readHundredsThenRest = {
  id: 'read-hundreds-then-rest',
  en: 'Read the hundreds, then the rest.',
  es: 'Lee las centenas y luego lo demás.',
} as const
export const splitOffHundreds = {
  id: 'split-off-hundreds',
  en: 'Separate the hundreds from the rest.',
  es: 'Separa las centenas de lo demás.',
} as const
export const writePartsInWords = {
  id: 'write-parts-in-words',
  en: 'Write each part in words.',
  es: 'Escribe cada parte con palabras.',
} as const
export const hundredsThenRest = {
  id: 'hundreds-then-rest',
  en: 'Write the hundreds first, then the rest.',
  es: 'Escribe primero las centenas y luego lo demás.',
} as const
export const writeInWords = {
  id: 'write-in-words',
  en: 'Write the number in words.',
  es: 'Escribe el número con palabras.',
} as const
export const writeWithDigits = {
  id: 'write-with-digits',
  en: 'Write the number with digits.',
  es: 'Escribe el número con cifras.',
} as const
export const writeEachWithDigits = {
  id: 'write-each-with-digits',
  en: 'Write each number with digits.',
  es: 'Escribe cada número con cifras.',
} as const
export const writeEachWithZeros = {
  id: 'write-each-with-zeros',
  en: 'Write each number with digits. A place that is not named has 0.',
  es: 'Escribe cada número con cifras. Una posición que no se nombra tiene 0.',
} as const
export const countAllTens = {
  id: 'count-all-tens',
  en: 'Count all the tens: 1 hundred is 10 tens.',
  es: 'Cuenta todas las decenas: 1 centena son 10 decenas.',
} as const
export const onesStayTheSame = {
  id: 'ones-stay-the-same',
  en: 'The ones stay the same.',
  es: 'Las unidades no cambian.',
} as const
export const onlyTensChange = {
  id: 'only-tens-change',
  en: 'Only the tens change, by 1.',
  es: 'Solo cambian las decenas, en 1.',
} as const
export const onlyHundredsChange = {
  id: 'only-hundreds-change',
  en: 'Only the hundreds change, by 1.',
  es: 'Solo cambian las centenas, en 1.',
} as const
export const onlyThousandsChange = {
  id: 'only-thousands-change',
  en: 'Only the thousands change, by 1.',
  es: 'Solo cambian los millares, en 1.',
} as const
export const addThoseThatMakeATen = {
  id: 'add-those-that-make-a-ten',
  en: 'Add the numbers whose ones make 10.',
  es: 'Suma los números cuyas unidades forman 10.',
} as const
export const packsAreUnits = {
  id: 'packs-are-units',
  en: 'Groups of 100 are hundreds. Groups of 10 are tens.',
  es: 'Los grupos de 100 son centenas. Los grupos de 10 son decenas.',
} as const
export const clueDoesNotFit = {
  id: 'clue-does-not-fit',
  en: 'The {which} clue does not fit.',
  es: 'No se cumple la {which} pista.',
} as const
export const tensAndOnes = {
  id: 'tens-and-ones',
  en: 'Tens first, then ones.',
  es: 'Primero las decenas, luego las unidades.',
} as const
export const compareDigits = {
  id: 'compare-digits',
  en: 'Compare the digits from the left.',
  es: 'Compara los dígitos desde la izquierda.',
} as const
export const compareAfterEqualPlace = {
  id: 'compare-after-equal-place',
  en: '{left} are the same. Compare {place}: {amounts}.',
  es: '{left} son iguales. Compara {place}: {amounts}.',
} as const
export const moreOfAPlace = {
  id: 'more-of-a-place',
  en: '{greater} has more {place}: it is greater.',
  es: '{greater} tiene más {place}: es mayor.',
} as const
export const moreOfTheNextPlace = {
  id: 'more-of-the-next-place',
  en: '{before} are the same. {greater} has more {place}: it is greater.',
  es: '{before} son iguales. {greater} tiene más {place}: es mayor.',
} as const
export const moreOfALaterPlace = {
  id: 'more-of-a-later-place',
  en: 'The digits before {place} are the same. {greater} has more {units}: it is greater.',
  es: 'Los dígitos anteriores a {place} son iguales. {greater} tiene más {units}: es mayor.',
} as const
export const sameDigits = {
  id: 'same-digits',
  en: 'The digits are the same.',
  es: 'Los dígitos son los mismos.',
} as const
export const compareOnesOfSameTens = {
  id: 'compare-ones-of-same-tens',
  en: 'Same tens: compare the ones.',
  es: 'Mismas decenas: compara las unidades.',
} as const
export const tryInTheBox = {
  id: 'try-in-the-box',
  en: 'Try {digit} in the box.',
  es: 'Prueba {digit} en el recuadro.',
} as const
export const leastThatFits = {
  id: 'least-that-fits',
  en: 'Take the least digit that fits.',
  es: 'Toma el dígito más pequeño que sirve.',
} as const
export const greatestThatFits = {
  id: 'greatest-that-fits',
  en: 'Take the greatest digit that fits.',
  es: 'Toma el dígito más grande que sirve.',
} as const
export const comparePlace = { id: 'compare-place', en: 'Compare {place}.', es: 'Compara {place}.' } as const
export const compareNextPlace = {
  id: 'compare-next-place',
  en: '{left} are the same. Compare {place}.',
  es: '{left} son iguales. Compara {place}.',
} as const
export const greatestComesFirst = {
  id: 'greatest-comes-first',
  en: 'The greatest comes first.',
  es: 'El mayor va primero.',
} as const
export const signIsWrong = {
  id: 'sign-is-wrong',
  en: 'The statement is false.',
  es: 'La afirmación es falsa.',
} as const
export const lookAtNextDigit = {
  id: 'look-at-next-digit',
  en: 'Look at {place}: the digit is {digit}.',
  es: 'Mira {place}: el dígito es {digit}.',
} as const
export const roundUp = { id: 'round-up', en: '5 or more: round up.', es: '5 o más: redondea hacia arriba.' } as const
export const roundDown = {
  id: 'round-down',
  en: 'Less than 5: round down.',
  es: 'Menos de 5: redondea hacia abajo.',
} as const
export const halfwayRoundsUp = {
  id: 'halfway-rounds-up',
  en: 'The number halfway from {low} to {high} rounds up.',
  es: 'El punto medio entre {low} y {high} se redondea hacia arriba.',
} as const
export const findNeighbors = {
  id: 'find-neighbors',
  en: 'The number is between {low} and {high}.',
  es: 'El número está entre {low} y {high}.',
} as const
export const regroup = { id: 'regroup', en: 'Regroup {from} as {as}.', es: 'Reagrupa {from} como {as}.' } as const
export const regroupTwice = {
  id: 'regroup-twice',
  en: 'Regroup {from} as {as}, then {fromNext} as {asNext}.',
  es: 'Reagrupa {from} como {as} y luego {fromNext} como {asNext}.',
} as const
export const nothingAdded = {
  id: 'nothing-added',
  en: 'Nothing is added to {place}.',
  es: 'No se suma nada a {place}.',
} as const
export const addPlace = { id: 'add-place', en: 'Add {place}.', es: 'Suma {place}.' } as const
export const addPlaceAndRegroup = {
  id: 'add-place-and-regroup',
  en: 'Add {place}. Regroup {from} as {as}.',
  es: 'Suma {place}. Reagrupa {from} como {as}.',
} as const
export const subtractPlace = { id: 'subtract-place', en: 'Subtract {place}.', es: 'Resta {place}.' } as const
export const joinPlaces = {
  id: 'join-places',
  en: 'Put the values together in one number.',
  es: 'Junta los valores en un solo número.',
} as const
export const lineUpPoints = {
  id: 'line-up-points',
  en: 'Line up the decimal points.',
  es: 'Alinea los puntos decimales.',
} as const
export const jump = { id: 'jump', en: 'Jump to {to}.', es: 'Salta hasta {to}.' } as const
export const addJumps = { id: 'add-jumps', en: 'Add the jumps.', es: 'Suma los saltos.' } as const
export const countJumps = { id: 'count-jumps', en: 'Count the jumps of 1.', es: 'Cuenta los saltos de 1.' } as const
export const tenIsMissing = {
  id: 'ten-is-missing',
  en: 'The ones are there. The 10 is missing.',
  es: 'Las unidades ya están. Falta el 10.',
} as const
export const onesAreMissing = {
  id: 'ones-are-missing',
  en: 'The 10 is there. The ones are missing.',
  es: 'El 10 ya está. Faltan las unidades.',
} as const
export const countNumbersSaid = {
  id: 'count-numbers-said',
  en: 'Count how many numbers you said.',
  es: 'Cuenta cuántos números dijiste.',
} as const
export const moveDigits = {
  id: 'move-digits',
  en: 'Each digit moves {places} to the {side}.',
  es: 'Cada dígito se mueve {places} a la {side}.',
} as const
export const countBlocks = {
  id: 'count-blocks',
  en: 'Count the blocks of each kind.',
  es: 'Cuenta los bloques de cada tipo.',
} as const
export const missingDigitIs = {
  id: 'missing-digit-is',
  en: 'The missing digit in {place} place is {digit}.',
  es: 'El dígito que falta en {place} es {digit}.',
} as const
export const missingDigitForEnd = {
  id: 'missing-digit-for-end',
  en: 'In {place} place, the sum must end in {end}: {digit} is missing.',
  es: 'En {place}, la suma debe terminar en {end}: falta el {digit}.',
} as const
export const missingDigitForEndAndRegroup = {
  id: 'missing-digit-for-end-and-regroup',
  en: 'In {place} place, the sum must end in {end}: {digit} is missing. Regroup {from} as {as}.',
  es: 'En {place}, la suma debe terminar en {end}: falta el {digit}. Reagrupa {from} como {as}.',
} as const
export const missingDigitAndRegroup = {
  id: 'missing-digit-and-regroup',
  en: 'The missing digit in {place} place is {digit}. Regroup {from} as {as}.',
  es: 'El dígito que falta en {place} es {digit}. Reagrupa {from} como {as}.',
} as const
export const writeDigitsFromTheTop = {
  id: 'write-digits-from-the-top',
  en: 'Write the missing digits from top to bottom.',
  es: 'Escribe los dígitos que faltan de arriba abajo.',
} as const
export const writeMissingDigits = {
  id: 'write-missing-digits',
  en: 'Write the missing digits row by row.',
  es: 'Escribe los dígitos que faltan fila por fila.',
} as const
export const findTheColumn = {
  id: 'find-the-column',
  en: 'Find the column with this result.',
  es: 'Busca la columna con este resultado.',
} as const
export const readColumnUpward = {
  id: 'read-column-upward',
  en: 'Use addition from the bottom up: the two bottom numbers add up to the top number.',
  es: 'Usa una suma de abajo hacia arriba: los dos números de abajo suman el de arriba.',
} as const
export const leastComesFirst = {
  id: 'least-comes-first',
  en: 'The least comes first.',
  es: 'El menor va primero.',
} as const
export const takeTheDigits = {
  id: 'take-the-digits',
  en: 'Take the digits {which}.',
  es: 'Toma los dígitos {which}.',
} as const
export const doesNotBeginWithZero = {
  id: 'does-not-begin-with-zero',
  en: 'A number does not begin with 0.',
  es: 'Un número no empieza con 0.',
} as const
export const writeDigitsInOrder = {
  id: 'write-digits-in-order',
  en: 'Write the digits in this order.',
  es: 'Escribe los dígitos en este orden.',
} as const
export const notThisNumber = { id: 'not-this-number', en: 'It is not {value}.', es: 'No es {value}.' } as const
export const countTicksFrom = {
  id: 'count-ticks-from',
  en: 'Count the marks from {start}.',
  es: 'Cuenta las marcas desde {start}.',
} as const
export const markThePlace = { id: 'mark-the-place', en: 'Mark the place.', es: 'Marca el lugar.' } as const
export const jumpTens = { id: 'jump-tens', en: 'Jump the tens first.', es: 'Primero salta las decenas.' } as const
export const jumpOnes = { id: 'jump-ones', en: 'Then jump the ones.', es: 'Luego salta las unidades.' } as const
export const drawTheJumps = { id: 'draw-the-jumps', en: 'Draw the jumps.', es: 'Dibuja los saltos.' } as const
export const startAndEnd = {
  id: 'start-and-end',
  en: 'Write the start, the jumps, and the end.',
  es: 'Escribe el inicio, los saltos y el final.',
} as const
export const subtractThePlaces = {
  id: 'subtract-the-places',
  en: 'Subtract the number at `A` from the number at `B`.',
  es: 'Resta el número de `A` del número de `B`.',
} as const
export const keepCountingBy = {
  id: 'keep-counting-by',
  en: 'Keep counting by {step}.',
  es: 'Sigue contando de {step} en {step}.',
} as const
export const keepCountingUpTo = {
  id: 'keep-counting-up-to',
  en: 'Keep counting by {step} up to {end}.',
  es: 'Sigue contando de {step} en {step} hasta llegar a {end}.',
} as const
export const findTheDifferenceOf = {
  id: 'find-the-difference-of',
  en: 'Find the difference: {fact}.',
  es: 'Halla la diferencia: {fact}.',
} as const
export const writeHowManyOfEach = {
  id: 'write-how-many-of-each',
  en: 'Write how many of each. Write 0 for a coin that is not used.',
  es: 'Escribe cuántas hay de cada una. Escribe 0 en la moneda que no se usa.',
} as const
export const writeInTheOrderShown = {
  id: 'write-in-the-order-shown',
  en: 'Write them in the order shown.',
  es: 'Escríbelos en el orden del dibujo.',
} as const
