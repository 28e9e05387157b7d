export const cycleOfFour = {
  id: 'cycle-of-four',
  en: 'The powers of `i` repeat every 4: divide the exponent by 4.',
  es: 'Las potencias de `i` se repiten cada 4: divide el exponente entre 4.',
} as const
export const fourthPowerIsOne = {
  id: 'fourth-power-is-one',
  en: '`i^4` is 1: only the remainder counts.',
  es: '`i^4` es 1: solo cuenta el residuo.',
} as const
export const conjugateOfDivisor = {
  id: 'conjugate-of-divisor',
  en: 'Multiply the numerator and the denominator by {value}, the conjugate of the denominator.',
  es: 'Multiplica el numerador y el denominador por {value}, el conjugado del denominador.',
} as const
export const divideBothParts = {
  id: 'divide-both-parts',
  en: 'Divide both parts by {value}.',
  es: 'Divide ambas partes entre {value}.',
} as const
export const realAndImaginaryTogether = {
  id: 'real-and-imaginary-together',
  en: 'Put the real parts together and the imaginary parts together.',
  es: 'Junta las partes reales y las partes imaginarias.',
} as const
export const readBothParts = {
  id: 'read-both-parts',
  en: 'Read the real and the imaginary part.',
  es: 'Lee la parte real y la parte imaginaria.',
} as const
export const oppositeImaginaryPart = {
  id: 'opposite-imaginary-part',
  en: 'The conjugate changes only the sign of the imaginary part.',
  es: 'El conjugado cambia solo el signo de la parte imaginaria.',
} as const
export const equalPartByPart = {
  id: 'equal-part-by-part',
  en: 'Equal complex numbers have equal real parts and equal imaginary parts.',
  es: 'Dos números complejos iguales tienen iguales la parte real y la parte imaginaria.',
} as const
export const conjugateIsRootToo = {
  id: 'conjugate-is-root-too',
  en: 'The coefficients are real: the conjugate is a root too.',
  es: 'Los coeficientes son reales: el conjugado también es raíz.',
} as const
export const asSquareOfI = {
  id: 'as-square-of-i',
  en: 'Because `i^2` is −1, adding a square is subtracting the square of a multiple of `i`.',
  es: 'Como `i^2` es −1, sumar un cuadrado es restar el cuadrado de un múltiplo de `i`.',
} as const
