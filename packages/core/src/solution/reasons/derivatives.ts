export const differentiateEachTerm = {
  id: 'differentiate-each-term',
  en: 'Differentiate each term.',
  es: 'Deriva cada término.',
} as const
export const differentiatePowers = {
  id: 'differentiate-powers',
  en: 'Use the power rule on each term: multiply by the exponent and lower the exponent by 1.',
  es: 'Usa la regla de la potencia en cada término: multiplica por el exponente y resta 1 al exponente.',
} as const
export const addTheDerivatives = {
  id: 'add-the-derivatives',
  en: 'Add the derivatives of the terms.',
  es: 'Suma las derivadas de los términos.',
} as const
export const addAndWriteWithRoots = {
  id: 'add-and-write-with-roots',
  en: 'Add the derivatives. Rewrite with roots and fractions.',
  es: 'Suma las derivadas. Reescribe con raíces y fracciones.',
} as const
export const addAndWriteWithRootsOnly = {
  id: 'add-and-write-with-roots-only',
  en: 'Add the derivatives. Rewrite with roots.',
  es: 'Suma las derivadas. Reescribe con raíces.',
} as const
export const addAndWriteWithFractions = {
  id: 'add-and-write-with-fractions',
  en: 'Add the derivatives. Rewrite with fractions.',
  es: 'Suma las derivadas. Reescribe con fracciones.',
} as const
export const nameInnerFunction = {
  id: 'name-inner-function',
  en: 'Use the chain rule: let `u` be the inner function.',
  es: 'Usa la regla de la cadena: sea `u` la función interior.',
} as const
export const nameTheFactors = {
  id: 'name-the-factors',
  en: 'Use the product rule: name the factors `u` and `v`, and differentiate each.',
  es: 'Usa la regla del producto: llama `u` y `v` a los factores y deriva cada uno.',
} as const
export const nameTopAndBottom = {
  id: 'name-top-and-bottom',
  en: 'Use the quotient rule: name the numerator `u` and the denominator `v`, and differentiate each.',
  es: 'Usa la regla del cociente: llama `u` al numerador y `v` al denominador, y deriva cada uno.',
} as const
export const putPartsIn = {
  id: 'put-parts-in',
  en: 'Substitute the parts into {formula}.',
  es: 'Sustituye las partes en {formula}.',
} as const
export const factorAndCombine = {
  id: 'factor-and-combine',
  en: 'Factor out the common factor and combine like terms.',
  es: 'Saca el factor común y reduce los términos semejantes.',
} as const
export const simplifyAndCancel = {
  id: 'simplify-and-cancel',
  en: 'Simplify, and cancel the common factor of the numerator and the denominator.',
  es: 'Simplifica y cancela el factor común del numerador y el denominador.',
} as const
export const simplifyNumerator = {
  id: 'simplify-numerator',
  en: 'Multiply out the numerator and combine like terms.',
  es: 'Multiplica en el numerador y reduce los términos semejantes.',
} as const
export const differentiateOuterAndInner = {
  id: 'differentiate-outer-and-inner',
  en: 'Differentiate the outer function with respect to `u`, the inner one with respect to {letter}.',
  es: 'Deriva la función exterior respecto de `u` y la interior respecto de {letter}.',
} as const
export const differentiateOuter = {
  id: 'differentiate-outer',
  en: 'Differentiate the outer function with respect to `u`.',
  es: 'Deriva la función exterior respecto de `u`.',
} as const
export const chainRuleAgain = {
  id: 'chain-rule-again',
  en: '`u` is a composition too: use the chain rule again.',
  es: '`u` también es una composición: usa otra vez la regla de la cadena.',
} as const
export const findInnerValueFirst = {
  id: 'find-inner-value-first',
  en: 'Find the value of the inner function first.',
  es: 'Halla primero el valor de la función interior.',
} as const
export const multiplyValues = {
  id: 'multiply-values',
  en: 'Multiply the values.',
  es: 'Multiplica los valores.',
} as const
export const multiplyDerivatives = {
  id: 'multiply-derivatives',
  en: 'Multiply the two derivatives.',
  es: 'Multiplica las dos derivadas.',
} as const
export const backAndSimplify = {
  id: 'back-and-simplify',
  en: 'Write `u` in terms of {letter} and simplify.',
  es: 'Escribe `u` en términos de {letter} y simplifica.',
} as const
export const rewriteAsPowers = {
  id: 'rewrite-as-powers',
  en: 'Rewrite with exponents.',
  es: 'Reescribe con exponentes.',
} as const
export const differentiateImplicitly = {
  id: 'differentiate-implicitly',
  en: 'Differentiate both sides with respect to `x`. By the chain rule, each term in `y` gets the factor {factor}.',
  es: 'Deriva ambos lados respecto de `x`. Por la regla de la cadena, cada término en `y` lleva el factor {factor}.',
} as const
export const differentiateWithProduct = {
  id: 'differentiate-with-product',
  en: 'Differentiate both sides with respect to `x`: use the product rule for {term}, and the factor {factor} wherever `y` is differentiated.',
  es: 'Deriva ambos lados respecto de `x`: usa la regla del producto en {term}; escribe el factor {factor} donde se deriva `y`.',
} as const
export const collectTerms = {
  id: 'collect-terms',
  en: 'Subtract the terms without {factor} from both sides.',
  es: 'Resta de ambos lados los términos sin {factor}.',
} as const
export const collectAndFactorOut = {
  id: 'collect-and-factor-out',
  en: 'Subtract the terms without {factor} from both sides, and factor {factor} out of the others.',
  es: 'Resta de ambos lados los términos sin {factor} y saca {factor} como factor común de los demás.',
} as const
export const substitutePoint = {
  id: 'substitute-point',
  en: 'Substitute the coordinates of {point}.',
  es: 'Sustituye las coordenadas de {point}.',
} as const
export const multiplyTopAndBottom = {
  id: 'multiply-top-and-bottom',
  en: 'Multiply numerator and denominator by {value}.',
  es: 'Multiplica numerador y denominador por {value}.',
} as const
export const useTheCurve = {
  id: 'use-the-curve',
  en: 'Use the equation of the curve: {equation}.',
  es: 'Usa la ecuación de la curva: {equation}.',
} as const
export const horizontalWhere = {
  id: 'horizontal-where',
  en: 'Horizontal tangent: {slope} is 0, so the right side is 0 and the factor of {slope} is not.',
  es: 'Tangente horizontal: {slope} es 0; el lado derecho es 0 y el factor de {slope} no.',
} as const
export const verticalWhere = {
  id: 'vertical-where',
  en: 'Vertical tangent: {slope} does not exist, so its factor is 0 and the right side is not.',
  es: 'Tangente vertical: {slope} no existe; su factor es 0 y el lado derecho no.',
} as const
export const squareAndRoots = {
  id: 'square-and-roots',
  en: 'Complete the square and take the square root of both sides: two signs.',
  es: 'Completa el cuadrado y saca la raíz cuadrada de ambos lados: dos signos.',
} as const
export const combineAndRoots = {
  id: 'combine-and-roots',
  en: 'Combine like terms and take the square root of both sides: two signs.',
  es: 'Reduce los términos semejantes y saca la raíz cuadrada de ambos lados: dos signos.',
} as const
export const pointsWith = {
  id: 'points-with',
  en: 'Find the other coordinate with {equation} and write the points.',
  es: 'Halla la otra coordenada con {equation} y escribe los puntos.',
} as const
export const differentiateAgainAtZeroSlope = {
  id: 'differentiate-again-at-zero-slope',
  en: 'Differentiate again; the terms with {factor} are 0 here.',
  es: 'Deriva otra vez; los términos con {factor} valen 0 aquí.',
} as const
export const bendsDown = {
  id: 'bends-down',
  en: '{second} is negative: concave down, a local maximum.',
  es: '{second} es negativa: cóncava hacia abajo, un máximo local.',
} as const
export const bendsUp = {
  id: 'bends-up',
  en: '{second} is positive: concave up, a local minimum.',
  es: '{second} es positiva: cóncava hacia arriba, un mínimo local.',
} as const
export const differentiateAgain = {
  id: 'differentiate-again',
  en: 'Differentiate again with respect to `x`.',
  es: 'Deriva otra vez respecto de `x`.',
} as const
export const writeThePoints = {
  id: 'write-the-points',
  en: 'Write the points.',
  es: 'Escribe los puntos.',
} as const
export const pointAndSlope = {
  id: 'point-and-slope',
  en: 'Find the point and the slope at {place}.',
  es: 'Halla el punto y la pendiente en {place}.',
} as const
export const pointSlopeForm = {
  id: 'point-slope-form',
  en: 'Use the point-slope form of a line.',
  es: 'Usa la forma punto-pendiente de la recta.',
} as const
export const normalIsPerpendicular = {
  id: 'normal-is-perpendicular',
  en: 'The normal line is perpendicular to the tangent: take the negative reciprocal of the slope.',
  es: 'La recta normal es perpendicular a la tangente: toma el recíproco negativo de la pendiente.',
} as const
export const derivativeIsSlope = {
  id: 'derivative-is-slope',
  en: 'The derivative is the slope of the tangent line.',
  es: 'La derivada es la pendiente de la recta tangente.',
} as const
export const parallelSameSlope = {
  id: 'parallel-same-slope',
  en: 'Parallel lines have the same slope.',
  es: 'Las rectas paralelas tienen la misma pendiente.',
} as const
export const perpendicularSlope = {
  id: 'perpendicular-slope',
  en: 'Perpendicular: set the derivative equal to the negative reciprocal of the slope of the line.',
  es: 'Perpendicular: iguala la derivada al recíproco negativo de la pendiente de la recta.',
} as const
export const equalSlopes = {
  id: 'equal-slopes',
  en: 'Where the line touches the graph, both have the same slope.',
  es: 'Donde la recta toca la gráfica, ambas tienen la misma pendiente.',
} as const
export const findHeights = {
  id: 'find-heights',
  en: 'Find `f` at each of these values of `x`.',
  es: 'Halla `f` en cada uno de estos valores de `x`.',
} as const
export const pointsOnLine = {
  id: 'points-on-line',
  en: 'Each point is on the line too: substitute its coordinates into the equation of the line.',
  es: 'Cada punto está también en la recta: sustituye sus coordenadas en la ecuación de la recta.',
} as const
export const slopeWhereItTouches = {
  id: 'slope-where-it-touches',
  en: 'Let `t` be the `x`-coordinate of the point of contact: the slope of the tangent line is the derivative there.',
  es: 'Sea `t` la coordenada `x` del punto de tangencia: la pendiente de la recta tangente es la derivada ahí.',
} as const
export const slopeToThePoint = {
  id: 'slope-to-the-point',
  en: 'The slope from {point} to the point of contact is the same.',
  es: 'La pendiente desde {point} hasta el punto de tangencia es la misma.',
} as const
export const collectAndFactor = {
  id: 'collect-and-factor',
  en: 'Move all terms to one side and factor.',
  es: 'Pasa todos los términos a un lado y factoriza.',
} as const
export const findIntercepts = {
  id: 'find-intercepts',
  en: 'Find where the line crosses the axes.',
  es: 'Halla dónde corta la recta los ejes.',
} as const
export const triangleOfIntercepts = {
  id: 'triangle-of-intercepts',
  en: 'Take half the product of base and height.',
  es: 'Toma la mitad del producto de la base por la altura.',
} as const
export const extremeValueTheorem = {
  id: 'extreme-value-theorem',
  en: '`f` is continuous on this closed interval: by the Extreme Value Theorem it has an absolute maximum and an absolute minimum.',
  es: '`f` es continua en este intervalo cerrado: por el teorema del valor extremo tiene máximo absoluto y mínimo absoluto.',
} as const
export const overOneDenominator = {
  id: 'over-one-denominator',
  en: 'Write as one fraction with denominator {denominator}.',
  es: 'Escribe como una sola fracción con denominador {denominator}.',
} as const
export const criticalInside = {
  id: 'critical-inside',
  en: 'Critical numbers: solve `f′(x) = 0` and keep the solutions inside the interval.',
  es: 'Números críticos: resuelve `f′(x) = 0` y quédate con las soluciones dentro del intervalo.',
} as const
export const valuesAtCandidates = {
  id: 'values-at-candidates',
  en: 'Find the values at the endpoints and at the critical numbers.',
  es: 'Halla los valores en los extremos del intervalo y en los números críticos.',
} as const
export const greatestAndLeast = {
  id: 'greatest-and-least',
  en: 'The greatest value is the absolute maximum, the least the absolute minimum.',
  es: 'El mayor valor es el máximo absoluto; el menor, el mínimo absoluto.',
} as const
export const openEndNotAttained = {
  id: 'open-end-not-attained',
  en: 'Find the limit at an open end, which is not in the interval, and the value at every other number.',
  es: 'Halla el límite en un extremo abierto, que no está en el intervalo, y el valor en los demás números.',
} as const
export const areasAreChanges = {
  id: 'areas-are-changes',
  en: 'Areas of triangles, negative below the axis, are the changes of `f`.',
  es: 'Las áreas de los triángulos, negativas bajo el eje, son los cambios de `f`.',
} as const
export const addChanges = {
  id: 'add-changes',
  en: 'Add each change to the value before it.',
  es: 'Suma cada cambio al valor anterior.',
} as const
