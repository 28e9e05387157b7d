export const backToOriginalLetter = {
  id: 'back-to-original-letter',
  en: 'Write `u` in terms of {letter}.',
  es: 'Escribe `u` en términos de {letter}.',
} as const
export const chooseU = {
  id: 'choose-u',
  en: 'Choose `u` and write `du` in terms of `dx`.',
  es: 'Elige `u` y escribe `du` en términos de `dx`.',
} as const
export const chooseParts = {
  id: 'choose-parts',
  en: 'Choose as `u` the factor with the simpler derivative; integrate the other one to find `v`.',
  es: 'Elige como `u` el factor cuya derivada es más sencilla; integra el otro para hallar `v`.',
} as const
export const eitherFactor = {
  id: 'either-factor',
  en: 'Either factor can be `u`: take sine or cosine, both times, and integrate the other one to find `v`.',
  es: 'Cualquier factor puede ser `u`: toma el seno o el coseno, las dos veces, e integra el otro para hallar `v`.',
} as const
export const byPartsAgain = {
  id: 'by-parts-again',
  en: 'Integrate by parts again, with {u} and {v}; the sign before the integral goes to both new terms.',
  es: 'Integra por partes otra vez, con {u} y {v}; el signo delante de la integral pasa a los dos términos nuevos.',
} as const
export const byPartsOnceMore = {
  id: 'by-parts-once-more',
  en: 'Integrate by parts again, with {u} and {v}.',
  es: 'Integra por partes otra vez, con {u} y {v}.',
} as const
export const integralComesBack = {
  id: 'integral-comes-back',
  en: 'The first integral is back: move it to the left side.',
  es: 'Reaparece la primera integral: pásala al lado izquierdo.',
} as const
export const divideForIntegral = {
  id: 'divide-for-integral',
  en: 'Multiply both sides by {factor} and add `C`.',
  es: 'Multiplica ambos lados por {factor} y suma `C`.',
} as const
export const derivativeIsConstant = {
  id: 'derivative-is-constant',
  en: 'With {u} the derivative is a constant: the new integral is known.',
  es: 'Con {u} la derivada es una constante: la nueva integral es conocida.',
} as const
export const partsWithTable = {
  id: 'parts-with-table',
  en: 'Read `f` at the limits in the table, and substitute the given integral.',
  es: 'Lee `f` en los límites en la tabla y sustituye la integral dada.',
} as const
export const partsBetweenLimits = {
  id: 'parts-between-limits',
  en: 'Integrate by parts: `uv` at the upper limit minus `uv` at the lower one, minus the new integral.',
  es: 'Integra por partes: `uv` en el límite superior menos `uv` en el inferior, menos la nueva integral.',
} as const
export const rewriteWithU = {
  id: 'rewrite-with-u',
  en: 'Rewrite the integral with `u`.',
  es: 'Reescribe la integral con `u`.',
} as const
export const rewriteRest = {
  id: 'rewrite-rest',
  en: 'Rewrite the rest of the integrand.',
  es: 'Reescribe el resto del integrando.',
} as const
export const limitsInU = {
  id: 'limits-in-u',
  en: 'Find `u` at both limits: these are the new limits.',
  es: 'Halla `u` en ambos límites: esos son los nuevos límites.',
} as const
export const multiplyOutIntegrand = {
  id: 'multiply-out-integrand',
  en: 'Multiply out the integrand.',
  es: 'Multiplica en el integrando.',
} as const
export const derivativeIsInside = {
  id: 'derivative-is-inside',
  en: 'With {u} the derivative is in the integrand, up to a constant factor.',
  es: 'Con {u} la derivada está en el integrando, salvo un factor constante.',
} as const
export const integrate = { id: 'integrate', en: 'Integrate and add `C`.', es: 'Integra y suma `C`.' } as const
export const antidifferentiate = {
  id: 'antidifferentiate',
  en: 'Find an antiderivative.',
  es: 'Halla una antiderivada.',
} as const
export const subtractValuesAtLimits = {
  id: 'subtract-values-at-limits',
  en: 'By the Fundamental Theorem, subtract the value at the lower limit from that at the upper limit.',
  es: 'Por el teorema fundamental, resta el valor en el límite inferior del valor en el superior.',
} as const
export const integratePowers = {
  id: 'integrate-powers',
  en: 'Power rule: add 1 to the exponent and divide by the new exponent.',
  es: 'Regla de la potencia: suma 1 al exponente y divide entre el nuevo exponente.',
} as const
export const integrateKnown = {
  id: 'integrate-known',
  en: 'Integrate term by term, with {formula}.',
  es: 'Integra término a término, con {formula}.',
} as const
export const antiderivativeWith = {
  id: 'antiderivative-with',
  en: 'Integrate {of}; add the constant {letter}.',
  es: 'Integra {of}; suma la constante {letter}.',
} as const
export const conditionFor = {
  id: 'condition-for',
  en: 'Use {condition} to find {letter}.',
  es: 'Usa {condition} para hallar {letter}.',
} as const
export const putConstantIn = {
  id: 'put-constant-in',
  en: 'Substitute the value of {letter}.',
  es: 'Sustituye el valor de {letter}.',
} as const
export const distributeRoot = {
  id: 'distribute-root',
  en: 'Write √`x` as `x^(1/2)` and distribute it.',
  es: 'Escribe √`x` como `x^(1/2)` y distribúyelo.',
} as const
export const numeratorWithDenominator = {
  id: 'numerator-with-denominator',
  en: 'Write the numerator as a multiple of `x^2 + 1` plus a number, and divide each part by `x^2 + 1`.',
  es: 'Escribe el numerador como un múltiplo de `x^2 + 1` más un número y divide cada parte entre `x^2 + 1`.',
} as const
export const factorOutOfRoot = {
  id: 'factor-out-of-root',
  en: 'Take the perfect square out of the root, and simplify the fraction.',
  es: 'Saca de la raíz el cuadrado perfecto y simplifica la fracción.',
} as const
export const divideEachByDenominator = {
  id: 'divide-each-by-denominator',
  en: 'Divide each term by the denominator.',
  es: 'Divide cada término entre el denominador.',
} as const
export const derivativeMatches = {
  id: 'derivative-matches',
  en: 'This is `f(x)`: `F` is an antiderivative.',
  es: 'Esto es `f(x)`: `F` es una antiderivada.',
} as const
export const derivativeDiffers = {
  id: 'derivative-differs',
  en: 'This is not `f(x)`: `F` is not an antiderivative.',
  es: 'Esto no es `f(x)`: `F` no es una antiderivada.',
} as const
export const addResults = { id: 'add-results', en: 'Add the results.', es: 'Suma los resultados.' } as const
export const splitTheIntegral = {
  id: 'split-the-integral',
  en: 'The expression changes at {place}: split the integral there.',
  es: 'La expresión cambia en {place}: separa ahí la integral.',
} as const
export const valuesOf = {
  id: 'values-of',
  en: 'Subtract the values at the limits of {antiderivative}.',
  es: 'Resta los valores en los límites de {antiderivative}.',
} as const
export const startPlusChange = {
  id: 'start-plus-change',
  en: 'The final value is the initial value plus the integral of the rate.',
  es: 'El valor final es el valor inicial más la integral de la razón de cambio.',
} as const
export const undefinedInside = {
  id: 'undefined-inside',
  en: 'The integrand is not defined at {place}, inside the interval.',
  es: 'El integrando no está definido en {place}, dentro del intervalo.',
} as const
export const undefinedOutside = {
  id: 'undefined-outside',
  en: 'The integrand is undefined only at {place}, outside the interval: the Fundamental Theorem applies.',
  es: 'El integrando solo no está definido en {place}, fuera del intervalo: se aplica el teorema fundamental.',
} as const
export const aboveTheAxis = {
  id: 'above-the-axis',
  en: 'The values agree, and the graph is above the axis: a positive value makes sense.',
  es: 'Los valores coinciden, y la gráfica está sobre el eje: un valor positivo tiene sentido.',
} as const
export const theoremNeedsContinuity = {
  id: 'theorem-needs-continuity',
  en: 'The Fundamental Theorem needs a continuous integrand: it does not apply.',
  es: 'El teorema fundamental exige un integrando continuo: no se aplica.',
} as const
export const meetWhereEqual = {
  id: 'meet-where-equal',
  en: 'The curves meet where the expressions are equal: {equation}. Move all terms to one side and factor.',
  es: 'Las curvas se cortan donde las expresiones son iguales: {equation}. Pasa todos los términos a un lado y factoriza.',
} as const
export const aboveBetween = {
  id: 'above-between',
  en: 'Compare the values at {place}, between these two values of `x`: {upper} is the upper curve.',
  es: 'Compara los valores en {place}, entre esos dos valores de `x`: {upper} es la curva superior.',
} as const
export const rightBetween = {
  id: 'right-between',
  en: 'Compare the values at {place}, between these two values of `y`: {upper} is the right curve.',
  es: 'Compara los valores en {place}, entre esos dos valores de `y`: {upper} es la curva de la derecha.',
} as const
export const upperMinusLower = {
  id: 'upper-minus-lower',
  en: 'The area is the integral of upper minus lower.',
  es: 'El área es la integral de la curva superior menos la inferior.',
} as const
export const rightMinusLeft = {
  id: 'right-minus-left',
  en: 'In terms of `y`, the area is the integral of right minus left.',
  es: 'En términos de `y`, el área es la integral de la curva derecha menos la izquierda.',
} as const
export const positiveRootOfBoth = {
  id: 'positive-root-of-both',
  en: 'Take the positive square root of both sides.',
  es: 'Saca la raíz cuadrada positiva de ambos lados.',
} as const
export const logarithmOfBoth = {
  id: 'logarithm-of-both',
  en: 'Take the natural logarithm of both sides.',
  es: 'Toma el logaritmo natural de ambos lados.',
} as const
