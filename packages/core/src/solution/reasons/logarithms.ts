export const sameBase = {
  id: 'same-base',
  en: 'Both sides are powers of {base}: set the exponents equal.',
  es: 'Los dos lados son potencias de {base}: iguala los exponentes.',
} as const
export const takeLogarithm = {
  id: 'take-logarithm',
  en: 'Take {log} of both sides.',
  es: 'Aplica {log} a ambos lados.',
} as const
export const toExponentialForm = {
  id: 'to-exponential-form',
  en: 'Write in exponential form.',
  es: 'Escribe en forma exponencial.',
} as const
export const logOfProduct = {
  id: 'log-of-product',
  en: 'The log of a product is a sum of logs.',
  es: 'El logaritmo de un producto es una suma de logaritmos.',
} as const
export const logOfQuotient = {
  id: 'log-of-quotient',
  en: 'The log of a quotient is a difference of logs.',
  es: 'El logaritmo de un cociente es una diferencia de logaritmos.',
} as const
export const logOfPower = {
  id: 'log-of-power',
  en: 'The log of a power: the exponent comes in front.',
  es: 'Logaritmo de una potencia: el exponente pasa adelante.',
} as const
export const meansTheSame = {
  id: 'means-the-same',
  en: 'A logarithm is an exponent: {first} means {second}.',
  es: 'Un logaritmo es un exponente: {first} significa {second}.',
} as const
export const readPartsOfPower = {
  id: 'read-parts-of-power',
  en: 'Read the base, the exponent, and the value.',
  es: 'Lee la base, el exponente y el valor.',
} as const
export const powersAround = {
  id: 'powers-around',
  en: 'Find the powers of {base} just below and just above {value}.',
  es: 'Halla las potencias de {base} justo por debajo y por encima de {value}.',
} as const
export const exponentBetween = {
  id: 'exponent-between',
  en: 'The exponent is between {low} and {high}.',
  es: 'El exponente está entre {low} y {high}.',
} as const
export const raiseBothSides = {
  id: 'raise-both-sides',
  en: 'Raise both sides to the power {power}.',
  es: 'Eleva ambos lados a la potencia {power}.',
} as const
export const pointInEquation = {
  id: 'point-in-equation',
  en: 'Substitute the coordinates of the point into the equation.',
  es: 'Sustituye las coordenadas del punto en la ecuación.',
} as const
export const powerOfPowerBack = {
  id: 'power-of-power-back',
  en: 'A product in the exponent is a power of a power.',
  es: 'Un producto en el exponente es una potencia de una potencia.',
} as const
export const sumOfExponents = {
  id: 'sum-of-exponents',
  en: 'A sum in the exponent is a product of powers.',
  es: 'Una suma en el exponente es un producto de potencias.',
} as const
export const withTheseParts = { id: 'with-these-parts', en: 'Here {parts}.', es: 'Aquí {parts}.' } as const
export const coefficientInside = {
  id: 'coefficient-inside',
  en: 'A coefficient becomes an exponent.',
  es: 'Un coeficiente pasa a ser exponente.',
} as const
export const sumIsLogOfProduct = {
  id: 'sum-is-log-of-product',
  en: 'A sum of logs is the log of a product.',
  es: 'Una suma de logaritmos es el logaritmo de un producto.',
} as const
export const differenceIsLogOfQuotient = {
  id: 'difference-is-log-of-quotient',
  en: 'A difference of logs is the log of a quotient.',
  es: 'Una diferencia de logaritmos es el logaritmo de un cociente.',
} as const
export const useGivenValues = {
  id: 'use-given-values',
  en: 'Substitute the given values.',
  es: 'Sustituye los valores dados.',
} as const
export const factorsOfNumber = {
  id: 'factors-of-number',
  en: 'Write the number with the factors whose logs are given.',
  es: 'Escribe el número con los factores cuyos logaritmos se dan.',
} as const
export const takeLogBringDown = {
  id: 'take-log-bring-down',
  en: 'Take {log} of both sides: the exponent comes in front.',
  es: 'Aplica {log} a ambos lados: el exponente pasa adelante.',
} as const
export const gatherAndFactorOut = {
  id: 'gather-and-factor-out',
  en: 'Put the terms with {letter} on one side and factor out {letter}.',
  es: 'Pon los términos con {letter} en un lado y saca el factor común {letter}.',
} as const
