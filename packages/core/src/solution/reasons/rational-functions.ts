export const setNumeratorToZero = {
  id: 'set-numerator-to-zero',
  en: 'Zeros: set the numerator equal to 0.',
  es: 'Ceros: iguala a 0 el numerador.',
} as const
export const setDenominatorToZero = {
  id: 'set-denominator-to-zero',
  en: 'Vertical asymptotes: set the denominator equal to 0.',
  es: 'Asíntotas verticales: iguala a 0 el denominador.',
} as const
export const lowerDegreeAbove = {
  id: 'lower-degree-above',
  en: 'The denominator has the greater degree: the values approach 0.',
  es: 'El denominador tiene mayor grado: los valores se acercan a 0.',
} as const
export const equalDegrees = {
  id: 'equal-degrees',
  en: 'Equal degrees: divide the leading coefficients.',
  es: 'Grados iguales: divide los coeficientes principales.',
} as const
export const highestPowersDecide = {
  id: 'highest-powers-decide',
  en: 'Far from 0, the terms of highest degree decide.',
  es: 'Lejos de 0 deciden los términos de mayor grado.',
} as const
export const cancelledFactorIsHole = {
  id: 'cancelled-factor-is-hole',
  en: 'Cancel {factor}: there is a hole where it is 0.',
  es: 'Cancela {factor}: hay un hueco donde vale 0.',
} as const
export const interceptsOfFraction = {
  id: 'intercepts-of-fraction',
  en: 'Intercepts of the simplified function: set its numerator equal to 0, then substitute 0 for `x`.',
  es: 'Intersecciones de la función simplificada con los ejes: iguala a 0 su numerador y luego sustituye `x` por 0.',
} as const
export const zeroOfFraction = {
  id: 'zero-of-fraction',
  en: 'Zero: set the numerator of the simplified function equal to 0. At {value} there is no `y`-intercept, but the hole.',
  es: 'Cero: iguala a 0 el numerador de la función simplificada. En {value} no hay intersección con el eje `y`, sino el hueco.',
} as const
export const zeroWithoutIntercept = {
  id: 'zero-without-intercept',
  en: 'Zero: set the numerator of the simplified function equal to 0. No `y`-intercept: at {value} the denominator is 0.',
  es: 'Cero: iguala a 0 el numerador de la función simplificada. No hay intersección con el eje `y`: en {value} el denominador vale 0.',
} as const
export const asymptotesOfFraction = {
  id: 'asymptotes-of-fraction',
  en: 'Asymptotes of the simplified function: set its denominator equal to 0, and divide the leading coefficients.',
  es: 'Asíntotas de la función simplificada: iguala a 0 su denominador y divide los coeficientes principales.',
} as const
export const smallFactorFromRight = {
  id: 'small-factor-from-right',
  en: 'Just to the right of {value}, this factor is small and positive.',
  es: 'Justo a la derecha de {value}, este factor es pequeño y positivo.',
} as const
export const smallFactorFromLeft = {
  id: 'small-factor-from-left',
  en: 'Just to the left of {value}, this factor is small and negative.',
  es: 'Justo a la izquierda de {value}, este factor es pequeño y negativo.',
} as const
export const restAt = {
  id: 'rest-at',
  en: 'Leave out the factor that becomes 0, and find the sign of the rest at {value}.',
  es: 'Deja aparte el factor que se hace 0 y halla el signo del resto en {value}.',
} as const
export const growsWithoutBound = {
  id: 'grows-without-bound',
  en: 'Same signs, and the denominator is near 0: the values grow without bound.',
  es: 'Signos iguales y el denominador cerca de 0: los valores crecen sin límite.',
} as const
export const fallsWithoutBound = {
  id: 'falls-without-bound',
  en: 'Unlike signs, and the denominator is near 0: the values decrease without bound.',
  es: 'Signos distintos y el denominador cerca de 0: los valores decrecen sin límite.',
} as const
export const factorForZero = {
  id: 'factor-for-zero',
  en: 'Zero at {value}: a factor of the numerator.',
  es: 'Cero en {value}: un factor del numerador.',
} as const
export const factorForAsymptote = {
  id: 'factor-for-asymptote',
  en: 'Vertical asymptote {line}: a factor of the denominator.',
  es: 'Asíntota vertical {line}: un factor del denominador.',
} as const
export const factorForHole = {
  id: 'factor-for-hole',
  en: 'Hole at {place}: the same factor above and below.',
  es: 'Hueco en {place}: el mismo factor arriba y abajo.',
} as const
export const leadForAsymptote = {
  id: 'lead-for-asymptote',
  en: 'Horizontal asymptote {line}: the quotient of the leading coefficients is {value}.',
  es: 'Asíntota horizontal {line}: el cociente de los coeficientes principales es {value}.',
} as const
export const factorsFromGraph = {
  id: 'factors-from-graph',
  en: 'A zero gives a factor in the numerator. A vertical asymptote gives a factor in the denominator. The horizontal asymptote gives the coefficient in front.',
  es: 'Un cero da un factor en el numerador. Una asíntota vertical da un factor en el denominador. La asíntota horizontal da el coeficiente de delante.',
} as const
export const factorsFromGraphWithHole = {
  id: 'factors-from-graph-with-hole',
  en: 'The zero gives a factor in the numerator. The vertical asymptote gives a factor in the denominator. The hole gives the same factor in both.',
  es: 'El cero da un factor en el numerador. La asíntota vertical da un factor en el denominador. El hueco da el mismo factor en ambos.',
} as const
export const partialQuotient = {
  id: 'partial-quotient',
  en: 'Divide the first terms: the quotient gets {term}.',
  es: 'Divide los primeros términos: al cociente va {term}.',
} as const
export const divideEveryPart = {
  id: 'divide-every-part',
  en: 'Divide each part by {divisor}.',
  es: 'Divide cada parte entre {divisor}.',
} as const
export const remainderVanishes = {
  id: 'remainder-vanishes',
  en: 'Far from 0, the fraction that is left approaches 0.',
  es: 'Lejos de 0, la fracción que queda se acerca a 0.',
} as const
export const horizontalAsymptote = {
  id: 'horizontal-asymptote',
  en: 'Horizontal asymptote: equal degrees, divide the leading coefficients.',
  es: 'Asíntota horizontal: grados iguales, divide los coeficientes principales.',
} as const
export const horizontalAtZero = {
  id: 'horizontal-at-zero',
  en: 'Horizontal asymptote: the denominator has the greater degree.',
  es: 'Asíntota horizontal: el denominador tiene mayor grado.',
} as const
export const noIntercept = {
  id: 'no-intercept',
  en: 'No `y`-intercept: at 0 the denominator is 0.',
  es: 'No hay intersección con el eje `y`: en 0 el denominador vale 0.',
} as const
export const meetsAsymptote = {
  id: 'meets-asymptote',
  en: 'The graph meets the line where the value is {value}.',
  es: 'La gráfica corta la recta donde el valor es {value}.',
} as const
export const factorsFromGraphAtZero = {
  id: 'factors-from-graph-at-zero',
  en: 'The zero gives a factor above, the vertical asymptotes those below.',
  es: 'El cero da un factor arriba y las asíntotas verticales los de abajo.',
} as const
export const oneFractionForEachFactor = {
  id: 'one-fraction-for-each-factor',
  en: 'Write one fraction for each factor of the denominator.',
  es: 'Escribe una fracción por cada factor del denominador.',
} as const
export const oneFractionForEachPower = {
  id: 'one-fraction-for-each-power',
  en: 'A repeated factor gets one fraction for each of its powers.',
  es: 'Un factor repetido lleva una fracción por cada una de sus potencias.',
} as const
export const linearOverQuadratic = {
  id: 'linear-over-quadratic',
  en: 'Over {factor}, which has no real zeros, the numerator is linear.',
  es: 'Sobre {factor}, que no tiene ceros reales, el numerador es lineal.',
} as const
export const factorAndSplit = {
  id: 'factor-and-split',
  en: 'Factor the denominator: one fraction for each factor.',
  es: 'Factoriza el denominador: una fracción por cada factor.',
} as const
export const factorAndSplitPowers = {
  id: 'factor-and-split-powers',
  en: 'Factor the denominator: one fraction for each power of the repeated factor.',
  es: 'Factoriza el denominador: una fracción por cada potencia del factor repetido.',
} as const
export const substituteZeros = {
  id: 'substitute-zeros',
  en: 'Substitute for `x` the numbers that make a factor 0: {values}.',
  es: 'Sustituye `x` por los números que anulan un factor: {values}.',
} as const
export const compareCoefficients = {
  id: 'compare-coefficients',
  en: 'The coefficients of {term} on both sides are equal.',
  es: 'Los coeficientes de {term} en ambos lados son iguales.',
} as const
export const compareCoefficientsAndConstants = {
  id: 'compare-coefficients-and-constants',
  en: 'On both sides the coefficients of {term} are equal, and so are the constants.',
  es: 'En ambos lados son iguales los coeficientes de {term}, y también las constantes.',
} as const
export const putLettersBack = {
  id: 'put-letters-back',
  en: 'Replace the letters with their values.',
  es: 'Sustituye las letras por sus valores.',
} as const
export const everyFactorHasItsFractions = {
  id: 'every-factor-has-its-fractions',
  en: 'Every factor has its fractions: there is no mistake.',
  es: 'Cada factor tiene sus fracciones: no hay error.',
} as const
export const lettersAndDegree = {
  id: 'letters-and-degree',
  en: 'There must be as many letters as the degree of the denominator: {count}.',
  es: 'Debe haber tantas letras como el grado del denominador: {count}.',
} as const
export const substituteZero = {
  id: 'substitute-zero',
  en: 'Substitute {value} for `x`: every term with the factor {factor} becomes 0.',
  es: 'Sustituye `x` por {value}: cada término con el factor {factor} se anula.',
} as const
