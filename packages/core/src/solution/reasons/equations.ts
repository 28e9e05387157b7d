export const readFromTheLetter = {
  id: 'read-from-the-letter',
  en: 'Write the letter on the left and reverse the inequality sign: it says the same.',
  es: 'Escribe la letra a la izquierda e invierte el signo de desigualdad: dice lo mismo.',
} as const
export const theseAreTrue = {
  id: 'these-are-true',
  en: 'Put each number in place of the letter. These are true.',
  es: 'Pon cada número en lugar de la letra. Estas son verdaderas.',
} as const
export const writeTheSet = { id: 'write-the-set', en: 'Write the set.', es: 'Escribe el conjunto.' } as const
export const wordsMean = {
  id: 'words-mean',
  en: 'The words mean {what}.',
  es: 'Las palabras significan {what}.',
} as const
export const circleIsFilled = {
  id: 'circle-is-filled',
  en: 'The circle at {value} is filled: {value} is a solution.',
  es: 'El círculo en {value} está relleno: {value} es solución.',
} as const
export const circleIsOpen = {
  id: 'circle-is-open',
  en: 'The circle at {value} is open: {value} is not a solution.',
  es: 'El círculo en {value} está abierto: {value} no es solución.',
} as const
export const shadedLeft = {
  id: 'shaded-left',
  en: 'The numbers to the left of {value} are shaded.',
  es: 'Están sombreados los números a la izquierda de {value}.',
} as const
export const shadedRight = {
  id: 'shaded-right',
  en: 'The numbers to the right of {value} are shaded.',
  es: 'Están sombreados los números a la derecha de {value}.',
} as const
export const writeTheSolution = {
  id: 'write-the-solution',
  en: 'Write the solution.',
  es: 'Escribe la solución.',
} as const
export const zeroPairs = {
  id: 'zero-pairs',
  en: 'A positive and a negative counter make 0.',
  es: 'Una ficha positiva y una negativa valen 0.',
} as const
export const countWhatIsLeft = {
  id: 'count-what-is-left',
  en: 'Count what is left.',
  es: 'Cuenta lo que queda.',
} as const
export const writeTheOpposite = {
  id: 'write-the-opposite',
  en: 'Write the opposite of the number that is subtracted.',
  es: 'Escribe el opuesto del número que se resta.',
} as const
export const addTheOpposite = {
  id: 'add-the-opposite',
  en: 'To subtract, add the opposite.',
  es: 'Para restar, suma el opuesto.',
} as const
export const sameSigns = {
  id: 'same-signs',
  en: 'Same signs: add and keep the sign.',
  es: 'Signos iguales: suma y conserva el signo.',
} as const
export const giveTheSign = {
  id: 'give-the-sign',
  en: 'Write the sum with its sign.',
  es: 'Escribe la suma con su signo.',
} as const
export const multiplyAbsoluteValues = {
  id: 'multiply-absolute-values',
  en: 'Multiply the absolute values.',
  es: 'Multiplica los valores absolutos.',
} as const
export const divideAbsoluteValues = {
  id: 'divide-absolute-values',
  en: 'Divide the absolute values.',
  es: 'Divide los valores absolutos.',
} as const
export const unlikeSigns = {
  id: 'unlike-signs',
  en: 'Unlike signs: subtract and keep the sign of the number with the greater absolute value.',
  es: 'Signos distintos: resta y conserva el signo del número de mayor valor absoluto.',
} as const
export const sameSignsArePositive = {
  id: 'same-signs-are-positive',
  en: 'Same signs: the result is positive.',
  es: 'Signos iguales: el resultado es positivo.',
} as const
export const unlikeSignsAreNegative = {
  id: 'unlike-signs-are-negative',
  en: 'Unlike signs: the result is negative.',
  es: 'Signos distintos: el resultado es negativo.',
} as const
export const evenNumberOfNegatives = {
  id: 'even-number-of-negatives',
  en: 'An even number of negative factors gives +.',
  es: 'Un número par de factores negativos da +.',
} as const
export const oddNumberOfNegatives = {
  id: 'odd-number-of-negatives',
  en: 'An odd number of negative factors gives −.',
  es: 'Un número impar de factores negativos da −.',
} as const
export const exponentBelongsToBase = {
  id: 'exponent-belongs-to-base',
  en: 'The exponent belongs to the base alone, without the sign.',
  es: 'El exponente es solo de la base, sin el signo.',
} as const
export const writeTheSignInFront = {
  id: 'write-the-sign-in-front',
  en: 'Write the sign in front.',
  es: 'Escribe el signo delante.',
} as const
export const writeTheirNumbers = {
  id: 'write-their-numbers',
  en: 'Write their numbers.',
  es: 'Escribe sus números.',
} as const
export const changeTheOrder = {
  id: 'change-the-order',
  en: 'Change the order of the terms.',
  es: 'Cambia el orden de los términos.',
} as const
export const negativeIsLess = {
  id: 'negative-is-less',
  en: 'A negative number is less than a positive one.',
  es: 'Un número negativo es menor que uno positivo.',
} as const
export const fartherFromZeroIsLess = {
  id: 'farther-from-zero-is-less',
  en: 'Of two negative numbers, the one farther from 0 is less.',
  es: 'De dos números negativos, es menor el que está más lejos de 0.',
} as const
export const fartherLeftIsLess = {
  id: 'farther-left-is-less',
  en: 'The number farther left on the number line is less.',
  es: 'El número que está más a la izquierda en la recta numérica es menor.',
} as const
export const leastIsFarthestLeft = {
  id: 'least-is-farthest-left',
  en: 'The least number is farthest to the left on the number line.',
  es: 'El número menor de todos es el que está más a la izquierda en la recta numérica.',
} as const
export const negativesByDistance = {
  id: 'negatives-by-distance',
  en: 'Negative numbers: the farthest from 0 is the least.',
  es: 'Números negativos: el más lejano de 0 es el menor.',
} as const
export const greatestFirst = {
  id: 'greatest-first',
  en: 'Write the greatest first.',
  es: 'Escribe primero el mayor.',
} as const
export const distribute = { id: 'distribute', en: 'Distribute {factor}.', es: 'Distribuye {factor}.' } as const
export const combineLikeTerms = {
  id: 'combine-like-terms',
  en: 'Combine like terms.',
  es: 'Reduce los términos semejantes.',
} as const
export const addToBothSides = {
  id: 'add-to-both-sides',
  en: 'Add {value} to both sides.',
  es: 'Suma {value} a ambos lados.',
} as const
export const subtractFromBothSides = {
  id: 'subtract-from-both-sides',
  en: 'Subtract {value} from both sides.',
  es: 'Resta {value} de ambos lados.',
} as const
export const multiplyBothSides = {
  id: 'multiply-both-sides',
  en: 'Multiply both sides by {value}.',
  es: 'Multiplica ambos lados por {value}.',
} as const
export const divideBothSides = {
  id: 'divide-both-sides',
  en: 'Divide both sides by {value}.',
  es: 'Divide ambos lados entre {value}.',
} as const
export const addThenDivide = {
  id: 'add-then-divide',
  en: 'Add {value} to both sides. Divide both sides by {divisor}.',
  es: 'Suma {value} a ambos lados. Divide ambos lados entre {divisor}.',
} as const
export const subtractThenDivide = {
  id: 'subtract-then-divide',
  en: 'Subtract {value} from both sides. Divide both sides by {divisor}.',
  es: 'Resta {value} de ambos lados. Divide ambos lados entre {divisor}.',
} as const
export const multiplyAndReverse = {
  id: 'multiply-and-reverse',
  en: 'Multiply both sides by {value}. Reverse the inequality.',
  es: 'Multiplica ambos lados por {value}. Invierte la desigualdad.',
} as const
export const divideAndReverse = {
  id: 'divide-and-reverse',
  en: 'Divide both sides by {value}. Reverse the inequality.',
  es: 'Divide ambos lados entre {value}. Invierte la desigualdad.',
} as const
export const swapSides = { id: 'swap-sides', en: 'Swap the sides.', es: 'Intercambia los lados.' } as const
export const splitInTwoCases = {
  id: 'split-in-two-cases',
  en: 'Split into two cases.',
  es: 'Separa en dos casos.',
} as const
export const filledCircle = {
  id: 'filled-circle',
  en: 'The sign {sign} includes {value}: filled circle.',
  es: 'El signo {sign} incluye {value}: círculo relleno.',
} as const
export const openCircle = {
  id: 'open-circle',
  en: 'The sign {sign} leaves out {value}: open circle.',
  es: 'El signo {sign} excluye {value}: círculo abierto.',
} as const
export const shade = { id: 'shade', en: 'Shade to the {side}.', es: 'Sombrea hacia la {side}.' } as const
export const takeThose = {
  id: 'take-those',
  en: 'Take the numbers with {which}.',
  es: 'Toma los números con {which}.',
} as const
export const leastWholeNumber = {
  id: 'least-whole-number',
  en: 'Take the least whole number that fits.',
  es: 'Toma el menor número natural que cumple.',
} as const
export const atMost = { id: 'at-most', en: '“At most” means ≤.', es: '“Como máximo” significa ≤.' } as const
export const atLeast = { id: 'at-least', en: '“At least” means ≥.', es: '“Al menos” significa ≥.' } as const
export const alwaysTrue = {
  id: 'always-true',
  en: 'True for every number.',
  es: 'Es cierto para todo número.',
} as const
export const neverTrue = {
  id: 'never-true',
  en: 'The inequality is never true: no solution.',
  es: 'La desigualdad nunca es verdadera: no hay solución.',
} as const
export const divideTheTwoParts = {
  id: 'divide-the-two-parts',
  en: 'In both inequalities, divide by {value}.',
  es: 'En ambas desigualdades, divide entre {value}.',
} as const
export const divideTheTwoPartsAndReverse = {
  id: 'divide-the-two-parts-and-reverse',
  en: 'In both inequalities, divide by {value} and reverse the sign.',
  es: 'En ambas desigualdades, divide entre {value} e invierte el signo.',
} as const
export const oppositeTerms = {
  id: 'opposite-terms',
  en: 'Opposite terms add up to 0.',
  es: 'Los términos opuestos suman 0.',
} as const
export const distributeAll = { id: 'distribute-all', en: 'Distribute.', es: 'Distribuye.' } as const
export const multiplyAndCombine = {
  id: 'multiply-and-combine',
  en: 'Multiply, then combine like terms.',
  es: 'Multiplica y reduce los términos semejantes.',
} as const
export const distributeAndCombine = {
  id: 'distribute-and-combine',
  en: 'Distribute and combine like terms.',
  es: 'Distribuye y reduce los términos semejantes.',
} as const
export const substituteGiven = {
  id: 'substitute-given',
  en: 'Substitute {values}.',
  es: 'Sustituye {values}.',
} as const
export const twoNumbersAtDistance = {
  id: 'two-numbers-at-distance',
  en: 'Two numbers are at a distance of {value} from 0.',
  es: 'Dos números están a una distancia de {value} del 0.',
} as const
export const absoluteValueNeverNegative = {
  id: 'absolute-value-never-negative',
  en: 'An absolute value is never negative: no solution.',
  es: 'Un valor absoluto nunca es negativo: no hay solución.',
} as const
export const equalOrOpposite = {
  id: 'equal-or-opposite',
  en: 'Equal absolute values: the expressions are equal or opposite.',
  es: 'Valores absolutos iguales: las expresiones son iguales u opuestas.',
} as const
export const divideInEach = {
  id: 'divide-in-each',
  en: 'In each case, divide by the coefficient of {letter}.',
  es: 'En cada caso, divide entre el coeficiente de {letter}.',
} as const
export const rightSidesNotNegative = {
  id: 'right-sides-not-negative',
  en: 'Check the right side: it is not negative for either value, so both fit.',
  es: 'Comprueba el lado derecho: no es negativo con ninguno de los dos valores, así que ambos sirven.',
} as const
export const takeWhatFits = {
  id: 'take-what-fits',
  en: 'Write what is not rejected.',
  es: 'Escribe lo que no se descartó.',
} as const
export const nothingFits = {
  id: 'nothing-fits',
  en: 'Both values are rejected.',
  es: 'Se descartan ambos valores.',
} as const
export const findMiddle = {
  id: 'find-middle',
  en: 'The midpoint of {both} is {letter}: add and divide by 2.',
  es: 'El punto medio entre {both} es {letter}: suma y divide entre 2.',
} as const
export const distanceToMiddle = {
  id: 'distance-to-middle',
  en: 'The distance from the midpoint to each is {letter}.',
  es: 'La distancia del punto medio a cada uno es {letter}.',
} as const
export const distanceIsDifference = {
  id: 'distance-is-difference',
  en: 'The distance from {one} to {other} is the absolute value of the difference.',
  es: 'La distancia entre {one} y {other} es el valor absoluto de la diferencia.',
} as const
export const setEqualTo = {
  id: 'set-equal-to',
  en: 'Set it equal to {value}.',
  es: 'Iguálala a {value}.',
} as const
export const addRightSides = {
  id: 'add-right-sides',
  en: 'Add the right sides as well.',
  es: 'Suma también los lados derechos.',
} as const
export const subtractRightSides = {
  id: 'subtract-right-sides',
  en: 'Subtract the right sides as well.',
  es: 'Resta también los lados derechos.',
} as const
export const readSlopeAndPoint = {
  id: 'read-slope-and-point',
  en: 'Name the slope and the coordinates of the point.',
  es: 'Identifica la pendiente y las coordenadas del punto.',
} as const
export const distributeBoth = {
  id: 'distribute-both',
  en: 'Distribute {one} on the left and {other} on the right.',
  es: 'Distribuye {one} a la izquierda y {other} a la derecha.',
} as const
export const verticalLine = {
  id: 'vertical-line',
  en: 'The line is vertical: `x` is the same everywhere.',
  es: 'La recta es vertical: `x` es igual en todas partes.',
} as const
export const horizontalLine = {
  id: 'horizontal-line',
  en: 'The line is horizontal: `y` is the same everywhere.',
  es: 'La recta es horizontal: `y` es igual en todas partes.',
} as const
export const coefficientsAddToZero = {
  id: 'coefficients-add-to-zero',
  en: 'To eliminate {letter}, its coefficients must add up to 0.',
  es: 'Para eliminar {letter}, sus coeficientes deben sumar 0.',
} as const
export const addToEquationTwo = {
  id: 'add-to-equation-two',
  en: 'Add it to equation 2.',
  es: 'Súmala a la ecuación 2.',
} as const
export const equationsOfOrders = {
  id: 'equations-of-orders',
  en: 'Let `x` be the price of {one} and `y` that of {other}, in {unit}. Write one equation for each order.',
  es: 'Sea `x` el precio de {one} y sea `y` el de {other}, en {unit}. Escribe una ecuación por cada pedido.',
} as const
export const equationsOfTwoUnknowns = {
  id: 'equations-of-two-unknowns',
  en: 'Let `x` be {x} and `y` {y}. Write one equation for each fact.',
  es: 'Sea `x` {x} y sea `y` {y}. Escribe una ecuación por cada dato.',
} as const
export const divideEquation = {
  id: 'divide-equation',
  en: 'Divide equation {which} by {value}.',
  es: 'Divide la ecuación {which} entre {value}.',
} as const
export const solidBoundary = {
  id: 'solid-boundary',
  en: 'The sign {sign} includes the line: draw it solid.',
  es: 'El signo {sign} incluye la recta: trázala continua.',
} as const
export const dashedBoundary = {
  id: 'dashed-boundary',
  en: 'The sign {sign} leaves out the line: draw it dashed.',
  es: 'El signo {sign} excluye la recta: trázala discontinua.',
} as const
export const interceptAndSlope = {
  id: 'intercept-and-slope',
  en: 'Plot {point}. From there, go {run} to the right and {rise} to a second point.',
  es: 'Marca {point}. Desde ahí, avanza {run} a la derecha y {rise} hasta un segundo punto.',
} as const
export const shadeWhere = {
  id: 'shade-where',
  en: 'With {letter} {sign}, shade {side}.',
  es: 'Con {letter} {sign}, sombrea {side}.',
} as const
export const shadedSide = {
  id: 'shaded-side',
  en: 'It is shaded {side}: {letter} {sign}.',
  es: 'Está sombreada {side}: {letter} {sign}.',
} as const
export const slopeAndInterceptOfBoundary = {
  id: 'slope-and-intercept-of-boundary',
  en: 'Read the slope and the `y`-intercept of the line.',
  es: 'Lee la pendiente y la intersección de la recta con el eje `y`.',
} as const
export const interceptsOfBoundary = {
  id: 'intercepts-of-boundary',
  en: 'Substitute 0 for one variable, then for the other, to find where the line crosses the axes.',
  es: 'Sustituye una variable por 0 y luego la otra para hallar dónde la recta corta los ejes.',
} as const
export const shadeToward = {
  id: 'shade-toward',
  en: 'Draw a solid line. The point (0, 0) makes the inequality true: shade the side of (0, 0).',
  es: 'Traza una recta continua. El punto (0, 0) hace verdadera la desigualdad: sombrea el lado de (0, 0).',
} as const
export const shadeAwayFrom = {
  id: 'shade-away-from',
  en: 'Draw a solid line. The point (0, 0) makes the inequality false: shade the other side.',
  es: 'Traza una recta continua. El punto (0, 0) hace falsa la desigualdad: sombrea el otro lado.',
} as const
export const coordinateOf = {
  id: 'coordinate-of',
  en: 'Take this coordinate of {point}.',
  es: 'Toma esta coordenada de {point}.',
} as const
export const addToAllParts = {
  id: 'add-to-all-parts',
  en: 'Add {value} to all three parts.',
  es: 'Suma {value} a las tres partes.',
} as const
export const subtractFromAllParts = {
  id: 'subtract-from-all-parts',
  en: 'Subtract {value} from all three parts.',
  es: 'Resta {value} de las tres partes.',
} as const
export const divideAllParts = {
  id: 'divide-all-parts',
  en: 'Divide all three parts by {value}.',
  es: 'Divide las tres partes entre {value}.',
} as const
export const divideAllPartsAndReverse = {
  id: 'divide-all-parts-and-reverse',
  en: 'Divide all three parts by {value}. Reverse both signs.',
  es: 'Divide las tres partes entre {value}. Invierte ambos signos.',
} as const
export const lesserFirst = {
  id: 'lesser-first',
  en: 'Write it with the lesser number first.',
  es: 'Escríbela con el número menor primero.',
} as const
export const inEachPart = {
  id: 'in-each-part',
  en: 'Left part: {left}. Right part: {right}.',
  es: 'Parte izquierda: {left}. Parte derecha: {right}.',
} as const
export const andMeansBoth = {
  id: 'and-means-both',
  en: '“And”: take the numbers that make both inequalities true.',
  es: '“Y”: toma los números que cumplen ambas desigualdades.',
} as const
export const orMeansOne = {
  id: 'or-means-one',
  en: '“Or”: take the numbers that make at least one of the two inequalities true.',
  es: '“O”: toma los números que cumplen al menos una de las dos desigualdades.',
} as const
export const noNumberMakesBoth = {
  id: 'no-number-makes-both',
  en: '“And”: no number makes both true.',
  es: '“Y”: ningún número cumple ambas.',
} as const
export const everyNumberMakesOne = {
  id: 'every-number-makes-one',
  en: '“Or”: every number makes at least one true.',
  es: '“O”: todo número cumple al menos una.',
} as const
export const shadeBetween = {
  id: 'shade-between',
  en: 'Shade between the circles.',
  es: 'Sombrea entre los círculos.',
} as const
export const shadeOutward = {
  id: 'shade-outward',
  en: 'Shade outward from both circles.',
  es: 'Sombrea hacia afuera desde ambos círculos.',
} as const
export const bracketsOfInterval = {
  id: 'brackets-of-interval',
  en: 'A bracket for ≤ or ≥; a parenthesis for <, >, or ∞.',
  es: 'Corchete para ≤ o ≥; paréntesis para <, > o ∞.',
} as const
export const phraseMeans = {
  id: 'phrase-means',
  en: '“{phrase}” means {sign}.',
  es: '“{phrase}” significa {sign}.',
} as const
