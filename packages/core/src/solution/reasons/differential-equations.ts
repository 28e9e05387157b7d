export const drawSegments = {
  id: 'draw-segments',
  en: 'At each point, draw a short segment with its slope.',
  es: 'En cada punto, dibuja un segmento corto con su pendiente.',
} as const
export const divideByFactorWithY = {
  id: 'divide-by-factor-with-y',
  en: 'Divide both sides by {factor}, the factor with `y`.',
  es: 'Divide ambos lados entre {factor}, el factor con `y`.',
} as const
export const integrateSeparated = {
  id: 'integrate-separated',
  en: 'Integrate both sides with respect to `x`: on the left, (`dy`/`dx`)`dx` is `dy`.',
  es: 'Integra ambos lados respecto de `x`: a la izquierda, (`dy`/`dx`)`dx` es `dy`.',
} as const
export const solvedByZero = {
  id: 'solved-by-zero',
  en: 'This is a solution: it makes both sides 0. For the others, divide by {factor}.',
  es: 'Esta es una solución: hace 0 ambos lados. Para las demás, divide entre {factor}.',
} as const
export const separateVariables = {
  id: 'separate-variables',
  en: 'Separate the variables: `y` with `dy` on the left, `x` with `dx` on the right. Integrate.',
  es: 'Separa las variables: `y` con `dy` a la izquierda, `x` con `dx` a la derecha. Integra.',
} as const
export const separateInFractions = {
  id: 'separate-in-fractions',
  en: 'Separate the variables; write the left side with partial fractions. Integrate.',
  es: 'Separa las variables; escribe el lado izquierdo en fracciones parciales. Integra.',
} as const
export const oneConstantOnly = {
  id: 'one-constant-only',
  en: 'Find both integrals; one constant is enough.',
  es: 'Halla ambas integrales; basta una constante.',
} as const
export const raiseEToBothSides = {
  id: 'raise-e-to-both-sides',
  en: 'Write `e` to the power of each side.',
  es: 'Escribe `e` elevado a cada lado.',
} as const
export const newConstant = {
  id: 'new-constant',
  en: 'Remove the bars: {factor}, with either sign, is a new constant {letter}. {letter} = 0 gives {zero}, a solution too.',
  es: 'Quita las barras: {factor}, con cualquier signo, es una nueva constante {letter}. {letter} = 0 da {zero}, que también es solución.',
} as const
export const raiseAndKeepSign = {
  id: 'raise-and-keep-sign',
  en: 'Write `e` to the power of each side. At {place}, {what} is {sign}, so without the bars {side}.',
  es: 'Escribe `e` elevado a cada lado. En {place}, {what} es {sign}; por eso, sin las barras, {side}.',
} as const
export const reciprocalsOfBothSides = {
  id: 'reciprocals-of-both-sides',
  en: 'Take the reciprocal of each side.',
  es: 'Toma el recíproco de cada lado.',
} as const
export const reciprocalsAndConstant = {
  id: 'reciprocals-and-constant',
  en: 'Take the reciprocal of each side; a number times the constant is again a constant, {letter}.',
  es: 'Toma el recíproco de cada lado; un número por la constante es otra constante, {letter}.',
} as const
export const rootWithSignAt = {
  id: 'root-with-sign-at',
  en: 'Take the square root with the sign that `y` has at {place}.',
  es: 'Saca la raíz cuadrada con el signo que `y` tiene en {place}.',
} as const
export const largestIntervalAround = {
  id: 'largest-interval-around',
  en: 'The solution is not defined where {what}. Take the largest open interval that contains {place} but not {others}.',
  es: 'La solución no está definida donde {what}. Toma el mayor intervalo abierto que contiene a {place} pero no {others}.',
} as const
export const denominatorNeverZero = {
  id: 'denominator-never-zero',
  en: 'The denominator is never 0: the solution is defined everywhere.',
  es: 'El denominador nunca es 0: la solución está definida en todas partes.',
} as const
export const productOfFactors = {
  id: 'product-of-factors',
  en: 'Write it as a factor with `x` times a factor with `y`.',
  es: 'Escríbelo como un factor con `x` por un factor con `y`.',
} as const
export const slopesForTwoValues = {
  id: 'slopes-for-two-values',
  en: 'Write the slope for `y = 1`, and for `y = 0`.',
  es: 'Escribe la pendiente para `y = 1` y para `y = 0`.',
} as const
export const notAProduct = {
  id: 'not-a-product',
  en: 'Their quotient depends on `x`. For a product of a factor with `x` and a factor with `y`, it would not.',
  es: 'Su cociente depende de `x`. En un producto de un factor con `x` por un factor con `y`, no dependería.',
} as const
export const separateOnly = {
  id: 'separate-only',
  en: 'Divide by the factor with `y`; `dx` goes to the right.',
  es: 'Divide entre el factor con `y`; `dx` pasa a la derecha.',
} as const
