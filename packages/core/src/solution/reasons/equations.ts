export const wordsMean = {
  id: 'words-mean',
  en: 'The words mean {what}.',
  es: 'Las palabras significan {what}.',
} as const
export const changeTheOrder = {
  id: 'change-the-order',
  en: 'Change the order of the terms.',
  es: 'Cambia el orden de los términos.',
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
export const swapSides = { id: 'swap-sides', en: 'Swap the sides.', es: 'Intercambia los lados.' } as const
export const splitInTwoCases = {
  id: 'split-in-two-cases',
  en: 'Split into two cases.',
  es: 'Separa en dos casos.',
} as const
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
  en: 'Let `x` be the price of {one} and `y` that of {other}, in {unit}. Write one equation for each total.',
  es: 'Sea `x` el precio de {one} y sea `y` el de {other}, en {unit}. Escribe una ecuación por cada total.',
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
export const interceptAndSlope = {
  id: 'intercept-and-slope',
  en: 'Plot {point}. From there, go {run} to the right and {rise} to a second point.',
  es: 'Marca {point}. Desde ahí, avanza {run} a la derecha y {rise} hasta un segundo punto.',
} as const
export const coordinateOf = {
  id: 'coordinate-of',
  en: 'Take this coordinate of {point}.',
  es: 'Toma esta coordenada de {point}.',
} as const
export const phraseMeans = {
  id: 'phrase-means',
  en: '“{phrase}” means {sign}.',
  es: '“{phrase}” significa {sign}.',
} as const
