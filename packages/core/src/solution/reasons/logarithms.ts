export const sameBase = {
  id: 'same-base',
  en: 'Write with base {base}. Equate exponents.',
  es: 'Escribe con base {base}. Iguala los exponentes.',
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
  es: 'El logaritmo de un producto es una suma.',
} as const
export const logOfQuotient = {
  id: 'log-of-quotient',
  en: 'The log of a quotient is a difference of logs.',
  es: 'El logaritmo de un cociente es una diferencia.',
} as const
export const logOfPower = {
  id: 'log-of-power',
  en: 'The log of a power: the exponent comes in front.',
  es: 'Logaritmo de una potencia: el exponente pasa adelante.',
} as const
export const outsideDomain = {
  id: 'outside-domain',
  en: 'Only positive numbers have a log.',
  es: 'Solo los números positivos tienen logaritmo.',
} as const
