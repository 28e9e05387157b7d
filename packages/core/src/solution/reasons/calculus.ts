export const zeroOverZero = {
  id: 'zero-over-zero',
  en: 'Substituting gives 0/0: rewrite first.',
  es: 'Al sustituir sale 0/0: reescribe primero.',
} as const
export const numeratorMustBeZero = {
  id: 'numerator-must-be-zero',
  en: 'The numerator must be 0 too.',
  es: 'El numerador también debe ser 0.',
} as const
export const multiplyByConjugate = {
  id: 'multiply-by-conjugate',
  en: 'Multiply by the conjugate.',
  es: 'Multiplica por el conjugado.',
} as const
export const divideByHighestPower = {
  id: 'divide-by-highest-power',
  en: 'Divide each term by {power}.',
  es: 'Divide cada término entre {power}.',
} as const
export const differentiateEachTerm = {
  id: 'differentiate-each-term',
  en: 'Differentiate each term.',
  es: 'Deriva cada término.',
} as const
export const differentiateBothSides = {
  id: 'differentiate-both-sides',
  en: 'Differentiate both sides with respect to {letter}.',
  es: 'Deriva ambos lados con respecto a {letter}.',
} as const
export const nameInnerFunction = {
  id: 'name-inner-function',
  en: 'Let u be the inner function.',
  es: 'Sea u la función interior.',
} as const
export const nameTheFactors = {
  id: 'name-the-factors',
  en: 'Name the parts and differentiate each.',
  es: 'Nombra las partes y deriva cada una.',
} as const
export const differentiateOuterAndInner = {
  id: 'differentiate-outer-and-inner',
  en: 'Differentiate outer and inner.',
  es: 'Deriva la exterior y la interior.',
} as const
export const backToOriginalLetter = {
  id: 'back-to-original-letter',
  en: 'Write u in terms of {letter}.',
  es: 'Escribe u en términos de {letter}.',
} as const
export const chooseU = { id: 'choose-u', en: 'Choose u and find du.', es: 'Elige u y halla du.' } as const
export const chooseUAndDv = { id: 'choose-u-and-dv', en: 'Choose u and dv.', es: 'Elige u y dv.' } as const
export const rewriteWithU = {
  id: 'rewrite-with-u',
  en: 'Rewrite the integral with u.',
  es: 'Reescribe la integral con u.',
} as const
export const rewriteAsPowers = {
  id: 'rewrite-as-powers',
  en: 'Write as powers.',
  es: 'Escribe como potencias.',
} as const
export const integrate = { id: 'integrate', en: 'Integrate and add C.', es: 'Integra y suma C.' } as const
export const antidifferentiate = {
  id: 'antidifferentiate',
  en: 'Find an antiderivative.',
  es: 'Halla una antiderivada.',
} as const
export const subtractValuesAtLimits = {
  id: 'subtract-values-at-limits',
  en: 'Subtract the values at the limits.',
  es: 'Resta los valores en los límites.',
} as const
export const separateVariables = {
  id: 'separate-variables',
  en: 'Separate the variables.',
  es: 'Separa las variables.',
} as const
export const useInitialCondition = {
  id: 'use-initial-condition',
  en: 'Use the initial condition to find C.',
  es: 'Usa la condición inicial para hallar C.',
} as const
export const setDerivativeToZero = {
  id: 'set-derivative-to-zero',
  en: 'Set the derivative equal to 0.',
  es: 'Iguala la derivada a 0.',
} as const
export const compareValues = {
  id: 'compare-values',
  en: 'Compare the values at these points.',
  es: 'Compara los valores en estos puntos.',
} as const
