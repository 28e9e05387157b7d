export const addExponents = {
  id: 'add-exponents',
  en: 'Same base: add the exponents.',
  es: 'Misma base: suma los exponentes.',
} as const
export const subtractExponents = {
  id: 'subtract-exponents',
  en: 'Same base: subtract the exponents.',
  es: 'Misma base: resta los exponentes.',
} as const
export const raiseEachFactor = {
  id: 'raise-each-factor',
  en: 'Raise each factor to the power {power}.',
  es: 'Eleva cada factor a la potencia {power}.',
} as const
export const powerOfPower = {
  id: 'power-of-power',
  en: 'Power of a power: multiply the exponents.',
  es: 'Potencia de una potencia: multiplica los exponentes.',
} as const
export const multiplyExponents = {
  id: 'multiply-exponents',
  en: 'Multiply the exponents.',
  es: 'Multiplica los exponentes.',
} as const
export const raiseAndMultiply = {
  id: 'raise-and-multiply',
  en: 'Raise each factor to the power {power}: multiply the exponents.',
  es: 'Eleva cada factor a la potencia {power}: multiplica los exponentes.',
} as const
export const workOutMonomial = {
  id: 'work-out-monomial',
  en: 'Find the coefficient and each exponent.',
  es: 'Halla el coeficiente y cada exponente.',
} as const
export const crossFractionBar = {
  id: 'cross-fraction-bar',
  en: 'A negative exponent: move the power across the fraction bar and make the exponent positive.',
  es: 'Exponente negativo: pasa la potencia al otro lado de la raya de fracción y escribe el exponente positivo.',
} as const
export const equateExponents = {
  id: 'equate-exponents',
  en: 'The exponents of {letter} must be equal on both sides.',
  es: 'Los exponentes de {letter} deben ser iguales en ambos lados.',
} as const
export const negativeExponent = {
  id: 'negative-exponent',
  en: 'A negative exponent: take the reciprocal.',
  es: 'Exponente negativo: toma el recíproco.',
} as const
export const zeroExponent = {
  id: 'zero-exponent',
  en: 'A nonzero base to the power 0 is 1.',
  es: 'Una base distinta de cero elevada a 0 es 1.',
} as const
export const writeRepeatedFactors = {
  id: 'write-repeated-factors',
  en: 'Write the repeated factors.',
  es: 'Escribe los factores repetidos.',
} as const
export const raiseEachPart = {
  id: 'raise-each-part',
  en: 'Raise numerator and denominator to the power {power}.',
  es: 'Eleva el numerador y el denominador a la potencia {power}.',
} as const
export const pointAfterFirstDigit = {
  id: 'point-after-first-digit',
  en: 'Put the decimal point after the first digit that is not 0.',
  es: 'Coloca el punto decimal después del primer dígito distinto de 0.',
} as const
export const pointMoved = {
  id: 'point-moved',
  en: 'The point moved {count} to the {side}: the exponent is {exponent}.',
  es: 'El punto se movió {count} hacia la {side}: el exponente es {exponent}.',
} as const
export const movePoint = {
  id: 'move-point',
  en: 'Move the point {count} to the {side}.',
  es: 'Mueve el punto {count} hacia la {side}.',
} as const
export const firstFactorFromOneToTen = {
  id: 'first-factor-from-one-to-ten',
  en: 'The first factor must be at least 1 and less than 10.',
  es: 'El primer factor debe ser al menos 1 y menor que 10.',
} as const
export const secondFactorPowerOfTen = {
  id: 'second-factor-power-of-ten',
  en: 'The second factor must be a power of 10.',
  es: 'El segundo factor debe ser una potencia de 10.',
} as const
export const inScientificNotation = {
  id: 'in-scientific-notation',
  en: 'Write in scientific notation.',
  es: 'Escribe en notación científica.',
} as const
export const roundFirstFactor = {
  id: 'round-first-factor',
  en: 'Round the first factor to a whole number.',
  es: 'Redondea el primer factor a un número entero.',
} as const
export const compareExponents = {
  id: 'compare-exponents',
  en: 'Compare the exponents of 10, then the first factors.',
  es: 'Compara los exponentes de 10 y luego los primeros factores.',
} as const
export const divideFirstFactors = {
  id: 'divide-first-factors',
  en: 'Divide the first factors.',
  es: 'Divide los primeros factores.',
} as const
export const thinkOfPower = {
  id: 'think-of-power',
  en: 'Find the number with this power.',
  es: 'Halla el número que tiene esta potencia.',
} as const
