export const squareFactor = {
  id: 'square-factor',
  en: 'Take the square factor {factor} out of the root.',
  es: 'Saca de la raíz el factor cuadrado {factor}.',
} as const
export const greatestSquareFactor = {
  id: 'greatest-square-factor',
  en: 'The greatest perfect-square factor is {factor}.',
  es: 'El mayor factor cuadrado perfecto es {factor}.',
} as const
export const tryPerfectSquares = {
  id: 'try-perfect-squares',
  en: 'Divide by the perfect squares 4, 9, 16, 25, …',
  es: 'Divide entre los cuadrados perfectos 4, 9, 16, 25, …',
} as const
export const rootOfProduct = {
  id: 'root-of-product',
  en: 'The root of a product is the product of the roots.',
  es: 'La raíz de un producto es el producto de las raíces.',
} as const
export const rootOfQuotient = {
  id: 'root-of-quotient',
  en: 'The root of a quotient is the quotient of the roots.',
  es: 'La raíz de un cociente es el cociente de las raíces.',
} as const
export const halveEvenExponents = {
  id: 'halve-even-exponents',
  en: 'Take the root of the number; halve each even exponent.',
  es: 'Saca la raíz del número y divide cada exponente par entre 2.',
} as const
export const writeInFrontOfRoot = {
  id: 'write-in-front-of-root',
  en: 'Write {value} in front of the root that is left.',
  es: 'Escribe {value} delante de la raíz que queda.',
} as const
export const multiplyInFrontOfRoot = {
  id: 'multiply-in-front-of-root',
  en: 'Write {value} in front of the root that is left, and multiply.',
  es: 'Escribe {value} delante de la raíz que queda y multiplica.',
} as const
export const asRootOfSquare = {
  id: 'as-root-of-square',
  en: 'Write {value} as the root of its square.',
  es: 'Escribe {value} como la raíz de su cuadrado.',
} as const
export const rationalize = {
  id: 'rationalize',
  en: 'Multiply the numerator and the denominator by {value}: no radical is left in the denominator.',
  es: 'Multiplica el numerador y el denominador por {value}: no queda ningún radical en el denominador.',
} as const
export const takeCubeRoot = {
  id: 'take-cube-root',
  en: 'Take the cube root of both sides.',
  es: 'Saca la raíz cúbica de ambos lados.',
} as const
export const rootOfNegative = {
  id: 'root-of-negative',
  en: 'Write the square root of −1 as `i`, in front of the root.',
  es: 'Escribe la raíz cuadrada de −1 como `i`, delante de la raíz.',
} as const
export const multiplyRoots = {
  id: 'multiply-roots',
  en: 'Multiply the numbers under the roots.',
  es: 'Multiplica los números bajo las raíces.',
} as const
