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
export const differentiateEachTerm = {
  id: 'differentiate-each-term',
  en: 'Differentiate each term.',
  es: 'Deriva cada término.',
} as const
export const differentiatePowers = {
  id: 'differentiate-powers',
  en: 'Use the power rule: multiply by the exponent and lower it by 1.',
  es: 'Usa la regla de la potencia: multiplica por el exponente y réstale 1.',
} as const
export const widthOfSubinterval = {
  id: 'width-of-subinterval',
  en: 'Divide the length of the interval by the number of subintervals.',
  es: 'Divide la longitud del intervalo entre el número de subintervalos.',
} as const
export const takeLeftEnds = {
  id: 'take-left-ends',
  en: 'Left sum: take the left end of each subinterval.',
  es: 'Suma por la izquierda: toma el extremo izquierdo de cada subintervalo.',
} as const
export const takeRightEnds = {
  id: 'take-right-ends',
  en: 'Right sum: take the right end of each subinterval.',
  es: 'Suma por la derecha: toma el extremo derecho de cada subintervalo.',
} as const
export const takeMidpoints = {
  id: 'take-midpoints',
  en: 'Midpoint sum: take the midpoint of each subinterval.',
  es: 'Suma de punto medio: toma el punto medio de cada subintervalo.',
} as const
export const heightsAreValues = {
  id: 'heights-are-values',
  en: 'The heights are the values of f there.',
  es: 'Las alturas son los valores de f en esos puntos.',
} as const
export const heightsTimesWidth = {
  id: 'heights-times-width',
  en: 'Add the heights and multiply by the width, {width}.',
  es: 'Suma las alturas y multiplica por el ancho, {width}.',
} as const
export const readHeightsOfRectangles = {
  id: 'read-heights-of-rectangles',
  en: 'Read the height of each rectangle, from left to right. Each is 1 wide.',
  es: 'Lee la altura de cada rectángulo, de izquierda a derecha. Cada uno tiene 1 de ancho.',
} as const
export const readSidesOfTrapezoids = {
  id: 'read-sides-of-trapezoids',
  en: 'Read the heights of the vertical sides, from left to right. Each trapezoid is 1 wide.',
  es: 'Lee las alturas de los lados verticales, de izquierda a derecha. Cada trapecio tiene 1 de ancho.',
} as const
export const areaOfEachTrapezoid = {
  id: 'area-of-each-trapezoid',
  en: 'The area of each trapezoid is half the sum of its two sides, times the width 1.',
  es: 'El área de cada trapecio es la mitad de la suma de sus dos lados, por el ancho 1.',
} as const
export const addTheAreas = { id: 'add-the-areas', en: 'Add the areas.', es: 'Suma las áreas.' } as const
export const widthsFromTable = {
  id: 'widths-from-table',
  en: 'Read the widths of the subintervals: subtract each time from the next.',
  es: 'Lee los anchos de los subintervalos: resta cada tiempo del siguiente.',
} as const
export const ratesAtLeftEnds = {
  id: 'rates-at-left-ends',
  en: 'Left sum: take the rate at the start of each subinterval, so not the last one.',
  es: 'Suma por la izquierda: toma el valor al inicio de cada subintervalo, es decir, no el último.',
} as const
export const ratesAtRightEnds = {
  id: 'rates-at-right-ends',
  en: 'Right sum: take the rate at the end of each subinterval, so not the first one.',
  es: 'Suma por la derecha: toma el valor al final de cada subintervalo, es decir, no el primero.',
} as const
export const averageOfBothEnds = {
  id: 'average-of-both-ends',
  en: 'Trapezoidal sum: average the rates at both ends of each subinterval.',
  es: 'Suma trapezoidal: promedia los valores de ambos extremos de cada subintervalo.',
} as const
export const ratesTimesWidths = {
  id: 'rates-times-widths',
  en: 'Multiply each rate by the width of its subinterval.',
  es: 'Multiplica cada valor por el ancho de su subintervalo.',
} as const
export const twoColumnsWide = {
  id: 'two-columns-wide',
  en: 'Each subinterval is two steps of the table wide: the time between has the midpoint.',
  es: 'Cada subintervalo abarca dos pasos de la tabla: el tiempo intermedio es el punto medio.',
} as const
export const ratesAtMidpoints = {
  id: 'rates-at-midpoints',
  en: 'Midpoint sum: take the rate in the middle of each subinterval.',
  es: 'Suma de punto medio: toma el valor en el medio de cada subintervalo.',
} as const
export const functionIncreases = {
  id: 'function-increases',
  en: 'The derivative is positive on the interval: the function increases.',
  es: 'La derivada es positiva en el intervalo: la función crece.',
} as const
export const functionDecreases = {
  id: 'function-decreases',
  en: 'The derivative is negative on the interval: the function decreases.',
  es: 'La derivada es negativa en el intervalo: la función decrece.',
} as const
export const graphBendsUp = {
  id: 'graph-bends-up',
  en: 'The second derivative is positive on the interval: the graph is concave up.',
  es: 'La segunda derivada es positiva en el intervalo: la gráfica es cóncava hacia arriba.',
} as const
export const graphBendsDown = {
  id: 'graph-bends-down',
  en: 'The second derivative is negative on the interval: the graph is concave down.',
  es: 'La segunda derivada es negativa en el intervalo: la gráfica es cóncava hacia abajo.',
} as const
export const piecesReachOver = {
  id: 'pieces-reach-over',
  en: '{pieces} reach above the curve.',
  es: '{pieces} sobrepasan la curva.',
} as const
export const piecesStayUnder = {
  id: 'pieces-stay-under',
  en: '{pieces} stay below the curve.',
  es: '{pieces} quedan por debajo de la curva.',
} as const
export const tangentsAtMidpoints = {
  id: 'tangents-at-midpoints',
  en: 'Each midpoint rectangle has the area under the tangent line at its midpoint, which lies {side} the curve.',
  es: 'Cada rectángulo de punto medio tiene el área bajo la recta tangente en su punto medio, que queda por {side} de la curva.',
} as const
export const widthIsLastFactor = {
  id: 'width-is-last-factor',
  en: 'The last factor is the width Δx of each subinterval, so the interval is {length} long.',
  es: 'El último factor es el ancho Δx de cada subintervalo, así que el intervalo mide {length} de largo.',
} as const
export const limitsFromPlaces = {
  id: 'limits-from-places',
  en: 'The right ends are the places inside the function. They start from {from} and end where i is n.',
  es: 'Los extremos derechos están dentro de la función. Parten de {from} y terminan donde i es n.',
} as const
export const functionOfPlace = {
  id: 'function-of-place',
  en: 'Write x for the right end: this is the function.',
  es: 'Escribe x en lugar del extremo derecho: esa es la función.',
} as const
export const limitIsIntegral = {
  id: 'limit-is-integral',
  en: 'The limit of the sums is the integral of this function between these limits.',
  es: 'El límite de las sumas es la integral de esa función entre esos límites.',
} as const
export const rightEndsInN = {
  id: 'right-ends-in-n',
  en: 'Right ends: from the lower limit, go {letter} widths.',
  es: 'Extremos derechos: desde el límite inferior, avanza {letter} anchos.',
} as const
export const heightTimesWidthInN = {
  id: 'height-times-width-in-n',
  en: 'Put the right end into the function, and multiply by the width.',
  es: 'Sustituye el extremo derecho en la función y multiplica por el ancho.',
} as const
export const limitOfAllRectangles = {
  id: 'limit-of-all-rectangles',
  en: 'Add the n rectangles and let n → ∞.',
  es: 'Suma los n rectángulos y haz n → ∞.',
} as const
export const constantsBeforeSum = {
  id: 'constants-before-sum',
  en: 'Take the constant factor out of the sum. The constant term is added n times: {total}.',
  es: 'Saca de la sumatoria el factor constante. El término constante se suma n veces: {total}.',
} as const
export const putSumFormulaIn = {
  id: 'put-sum-formula-in',
  en: 'Put in the given formula and cancel.',
  es: 'Sustituye la fórmula dada y cancela.',
} as const
export const limitOfQuotients = {
  id: 'limit-of-quotients',
  en: 'As n → ∞, the quotient in n approaches {value}, the ratio of the leading coefficients.',
  es: 'Cuando n → ∞, el cociente con n tiende a {value}, la razón de los coeficientes principales.',
} as const
export const addTheDerivatives = {
  id: 'add-the-derivatives',
  en: 'Add the derivatives of the terms.',
  es: 'Suma las derivadas de los términos.',
} as const
export const addAndWriteWithRoots = {
  id: 'add-and-write-with-roots',
  en: 'Add the derivatives. Write roots and fractions for the exponents again.',
  es: 'Suma las derivadas. Escribe otra vez raíces y fracciones en lugar de exponentes.',
} as const
export const nameInnerFunction = {
  id: 'name-inner-function',
  en: 'Use the chain rule: let u be the inner function.',
  es: 'Usa la regla de la cadena: sea u la función interior.',
} as const
export const nameTheFactors = {
  id: 'name-the-factors',
  en: 'Use the product rule: name the factors u and v, and differentiate each.',
  es: 'Usa la regla del producto: llama u y v a los factores y deriva cada uno.',
} as const
export const nameTopAndBottom = {
  id: 'name-top-and-bottom',
  en: 'Use the quotient rule: name the numerator u and the denominator v, and differentiate each.',
  es: 'Usa la regla del cociente: llama u al numerador y v al denominador, y deriva cada uno.',
} as const
export const putPartsIn = {
  id: 'put-parts-in',
  en: 'Put the parts in {formula}.',
  es: 'Pon las partes en {formula}.',
} as const
export const simplifyNumerator = {
  id: 'simplify-numerator',
  en: 'Multiply out the numerator and combine like terms.',
  es: 'Multiplica en el numerador y reduce los términos semejantes.',
} as const
export const differentiateOuterAndInner = {
  id: 'differentiate-outer-and-inner',
  en: 'Differentiate the outer function with respect to u, the inner one with respect to {letter}.',
  es: 'Deriva la función exterior respecto de u y la interior respecto de {letter}.',
} as const
export const differentiateOuter = {
  id: 'differentiate-outer',
  en: 'Differentiate the outer function with respect to u.',
  es: 'Deriva la función exterior respecto de u.',
} as const
export const chainRuleAgain = {
  id: 'chain-rule-again',
  en: 'u is a composition too: use the chain rule again.',
  es: 'u también es una composición: usa otra vez la regla de la cadena.',
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
  en: 'Write u in terms of {letter} and simplify.',
  es: 'Escribe u en términos de {letter} y simplifica.',
} as const
export const backToOriginalLetter = {
  id: 'back-to-original-letter',
  en: 'Write u in terms of {letter}.',
  es: 'Escribe u en términos de {letter}.',
} as const
export const chooseU = { id: 'choose-u', en: 'Choose u and find du.', es: 'Elige u y halla du.' } as const
export const chooseParts = {
  id: 'choose-parts',
  en: 'Choose as u the factor with the simpler derivative; integrate the other one to find v.',
  es: 'Elige como u el factor cuya derivada es más sencilla; integra el otro para hallar v.',
} as const
export const eitherFactor = {
  id: 'either-factor',
  en: 'Either factor can be u: take sine or cosine, both times, and integrate the other one to find v.',
  es: 'Cualquier factor puede ser u: toma el seno o el coseno, las dos veces, e integra el otro para hallar v.',
} as const
export const byPartsAgain = {
  id: 'by-parts-again',
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
  en: 'Multiply both sides by {factor} and add C.',
  es: 'Multiplica ambos lados por {factor} y suma C.',
} as const
export const partsMakeHarder = {
  id: 'parts-make-harder',
  en: 'Not {u}: then the new integral has {power}, which is harder.',
  es: 'No {u}: la nueva integral tendría {power}, y es más difícil.',
} as const
export const partsNeedTheSame = {
  id: 'parts-need-the-same',
  en: 'Not {u}: finding v is as hard as the given integral.',
  es: 'No {u}: hallar v es tan difícil como la integral dada.',
} as const
export const derivativeIsConstant = {
  id: 'derivative-is-constant',
  en: 'With {u} the derivative is a constant: the new integral is known.',
  es: 'Con {u} la derivada es una constante: la nueva integral es conocida.',
} as const
export const partsWithTable = {
  id: 'parts-with-table',
  en: 'Read f at the limits in the table, and put the given integral in.',
  es: 'Lee f en los límites en la tabla y pon la integral dada.',
} as const
export const partsBetweenLimits = {
  id: 'parts-between-limits',
  en: 'Integrate by parts: uv at the upper limit minus uv at the lower one, minus the new integral.',
  es: 'Integra por partes: uv en el límite superior menos uv en el inferior, menos la nueva integral.',
} as const
export const rewriteWithU = {
  id: 'rewrite-with-u',
  en: 'Rewrite the integral with u.',
  es: 'Reescribe la integral con u.',
} as const
export const limitsInU = {
  id: 'limits-in-u',
  en: 'Find u at both limits: these are the new limits.',
  es: 'Halla u en ambos límites: esos son los nuevos límites.',
} as const
export const multiplyOutIntegrand = {
  id: 'multiply-out-integrand',
  en: 'Multiply out the integrand.',
  es: 'Multiplica en el integrando.',
} as const
export const notThisU = {
  id: 'not-this-u',
  en: 'Not {u}: after du is put in, x is still there.',
  es: 'No {u}: al poner du, sigue habiendo x.',
} as const
export const uLeavesARoot = {
  id: 'u-leaves-a-root',
  en: 'Not {u}: then a root is left, which is harder.',
  es: 'No {u}: entonces queda una raíz, y es más difícil.',
} as const
export const derivativeIsInside = {
  id: 'derivative-is-inside',
  en: 'With {u} the derivative is in the integrand, up to a constant factor.',
  es: 'Con {u} la derivada está en el integrando, salvo un factor constante.',
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
  en: 'By the Fundamental Theorem, subtract the value at the lower limit from that at the upper limit.',
  es: 'Por el teorema fundamental, resta el valor en el límite inferior del valor en el superior.',
} as const
export const setDerivativeToZero = {
  id: 'set-derivative-to-zero',
  en: 'Set the derivative equal to 0.',
  es: 'Iguala la derivada a 0.',
} as const
export const differentiateImplicitly = {
  id: 'differentiate-implicitly',
  en: 'Differentiate both sides with respect to x. By the chain rule, each term in y gets the factor {factor}.',
  es: 'Deriva ambos lados respecto de x. Por la regla de la cadena, cada término en y lleva el factor {factor}.',
} as const
export const differentiateWithProduct = {
  id: 'differentiate-with-product',
  en: 'Differentiate both sides with respect to x: use the product rule for {term}, and the factor {factor} wherever y is differentiated.',
  es: 'Deriva ambos lados respecto de x: usa la regla del producto en {term} y el factor {factor} donde se deriva y.',
} as const
export const collectTerms = {
  id: 'collect-terms',
  en: 'Keep the terms with {factor} on the left and move the others to the right.',
  es: 'Deja los términos con {factor} a la izquierda y pasa los demás a la derecha.',
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
  en: 'Horizontal tangent: the numerator is 0 and the denominator is not.',
  es: 'Tangente horizontal: el numerador es 0 y el denominador no.',
} as const
export const verticalWhere = {
  id: 'vertical-where',
  en: 'Vertical tangent: the denominator is 0 and the numerator is not.',
  es: 'Tangente vertical: el denominador es 0 y el numerador no.',
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
  en: 'Differentiate again with respect to x.',
  es: 'Deriva otra vez respecto de x.',
} as const
export const writeThePoints = {
  id: 'write-the-points',
  en: 'Find the other coordinate and write the points.',
  es: 'Halla la otra coordenada y escribe los puntos.',
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
export const moveToLeft = {
  id: 'move-to-left',
  en: 'Move all terms to the left side.',
  es: 'Pasa todos los términos al lado izquierdo.',
} as const
export const findHeights = {
  id: 'find-heights',
  en: 'Find the value of f at each place.',
  es: 'Halla el valor de f en cada lugar.',
} as const
export const pointsOnLine = {
  id: 'points-on-line',
  en: 'Each point is on the line too: put its coordinates in the equation of the line.',
  es: 'Cada punto está también en la recta: sustituye sus coordenadas en la ecuación de la recta.',
} as const
export const slopeWhereItTouches = {
  id: 'slope-where-it-touches',
  en: 'Let t be the place where a line touches the graph: its slope is the derivative there.',
  es: 'Sea t el lugar donde una recta toca la gráfica: su pendiente es la derivada ahí.',
} as const
export const slopeToThePoint = {
  id: 'slope-to-the-point',
  en: 'The slope from {point} to the point of contact is the same.',
  es: 'La pendiente desde {point} hasta el punto de tangencia es la misma.',
} as const
export const clearAndCollect = {
  id: 'clear-and-collect',
  en: 'Clear the denominator, move all terms to one side, and divide by the leading coefficient.',
  es: 'Quita el denominador, pasa todos los términos a un lado y divide entre el coeficiente principal.',
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
export const continuousThere = {
  id: 'continuous-there',
  en: 'The function is continuous at {place}: substitute.',
  es: 'La función es continua en {place}: sustituye.',
} as const
export const denominatorNotZeroAt = {
  id: 'denominator-not-zero-at',
  en: 'The denominator is not 0 at {place}: substitute.',
  es: 'El denominador no es 0 en {place}: sustituye.',
} as const
export const workOutValue = {
  id: 'work-out-value',
  en: 'Work out the value.',
  es: 'Efectúa las operaciones.',
} as const
export const useLimitLaw = {
  id: 'use-limit-law',
  en: 'Use the limit laws: {law}.',
  es: 'Usa las propiedades de los límites: {law}.',
} as const
export const factorToCancel = {
  id: 'factor-to-cancel',
  en: 'Factor: {factor} is a factor of both, for both are 0 there.',
  es: 'Factoriza: {factor} es factor de ambos, pues ambos valen 0 ahí.',
} as const
export const conjugateRemovesRoot = {
  id: 'conjugate-removes-root',
  en: 'Multiply numerator and denominator by the conjugate, {conjugate}.',
  es: 'Multiplica numerador y denominador por el conjugado, {conjugate}.',
} as const
export const commonDenominatorBelow = {
  id: 'common-denominator-below',
  en: 'Write the numerator over the common denominator {denominator}.',
  es: 'Escribe el numerador con el denominador común {denominator}.',
} as const
export const cancelInLimit = {
  id: 'cancel-in-limit',
  en: 'Cancel {factor}: near that value of x it is not 0, only at it.',
  es: 'Cancela {factor}: cerca de ese valor de x no es 0, solo en él.',
} as const
export const nowSubstitute = {
  id: 'now-substitute',
  en: 'Now substitute {value} for {letter}.',
  es: 'Ahora sustituye {letter} por {value}.',
} as const
export const fromTheSide = {
  id: 'from-the-side',
  en: 'From the {side} use the expression for {where}.',
  es: 'Por la {side} usa la expresión para {where}.',
} as const
export const oneSidedAgree = {
  id: 'one-sided-agree',
  en: 'The one-sided limits are equal: that is the limit.',
  es: 'Los límites laterales son iguales: ese es el límite.',
} as const
export const oneSidedDiffer = {
  id: 'one-sided-differ',
  en: 'The one-sided limits are different: the limit does not exist.',
  es: 'Los límites laterales son distintos: el límite no existe.',
} as const
export const methodFor = {
  id: 'method-for',
  en: '{what}: {method}.',
  es: '{what}: {method}.',
} as const
export const tryToSubstitute = {
  id: 'try-to-substitute',
  en: 'Try to substitute first.',
  es: 'Primero intenta sustituir.',
} as const
export const putLimitsIn = {
  id: 'put-limits-in',
  en: 'Put in the two limits and work out the value.',
  es: 'Sustituye los dos límites y efectúa.',
} as const
export const extremeValueTheorem = {
  id: 'extreme-value-theorem',
  en: 'f is continuous on this closed interval: by the Extreme Value Theorem it has both extrema.',
  es: 'f es continua en este intervalo cerrado: por el teorema del valor extremo tiene ambos extremos.',
} as const
export const differentiateF = { id: 'differentiate-f', en: 'Differentiate f.', es: 'Deriva f.' } as const
export const criticalInside = {
  id: 'critical-inside',
  en: 'Critical numbers: solve f′(x) = 0 and keep the solutions inside the interval.',
  es: 'Números críticos: resuelve f′(x) = 0 y quédate con las soluciones dentro del intervalo.',
} as const
export const criticalOrUndefined = {
  id: 'critical-or-undefined',
  en: 'Critical numbers inside the interval: where f′(x) = 0, and {place}, where f′ does not exist.',
  es: 'Números críticos dentro del intervalo: donde f′(x) = 0, y {place}, donde f′ no existe.',
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
  en: 'An open end is not in the interval: its value is only approached.',
  es: 'Un extremo abierto no está en el intervalo: su valor solo se aproxima.',
} as const
export const areasAreChanges = {
  id: 'areas-are-changes',
  en: 'Areas of triangles, negative below the axis, are the changes of f.',
  es: 'Las áreas de los triángulos, negativas bajo el eje, son los cambios de f.',
} as const
export const addChanges = {
  id: 'add-changes',
  en: 'Add each change to the value before it.',
  es: 'Suma cada cambio al valor anterior.',
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
export const addConstant = {
  id: 'add-constant',
  en: 'Add the results and the constant C.',
  es: 'Suma los resultados y la constante C.',
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
  en: 'Put the value of {letter} in.',
  es: 'Sustituye el valor de {letter}.',
} as const
export const divideEachByDenominator = {
  id: 'divide-each-by-denominator',
  en: 'Divide each term by the denominator.',
  es: 'Divide cada término entre el denominador.',
} as const
export const derivativeMatches = {
  id: 'derivative-matches',
  en: 'This is f(x): F is an antiderivative.',
  es: 'Esto es f(x): F es una antiderivada.',
} as const
export const derivativeDiffers = {
  id: 'derivative-differs',
  en: 'This is not f(x): F is not an antiderivative.',
  es: 'Esto no es f(x): F no es una antiderivada.',
} as const
export const addResults = { id: 'add-results', en: 'Add the results.', es: 'Suma los resultados.' } as const
export const positionFromVelocity = {
  id: 'position-from-velocity',
  en: 'Position is an antiderivative of velocity: integrate, and add the constant C.',
  es: 'La posición es una antiderivada de la velocidad: integra y suma la constante C.',
} as const
export const splitTheIntegral = {
  id: 'split-the-integral',
  en: 'The expression changes at {place}: split the integral there.',
  es: 'La expresión cambia en {place}: separa ahí la integral.',
} as const
export const addTheIntegrals = {
  id: 'add-the-integrals',
  en: 'Integrate each part and add.',
  es: 'Integra cada parte y suma.',
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
export const theoremNeedsContinuity = {
  id: 'theorem-needs-continuity',
  en: 'The Fundamental Theorem needs a continuous integrand: it does not apply.',
  es: 'El teorema fundamental exige un integrando continuo: no se aplica.',
} as const
export const drawSegments = {
  id: 'draw-segments',
  en: 'At each point, draw a short segment with its slope.',
  es: 'En cada punto, dibuja un segmento corto con su pendiente.',
} as const
export const followSegments = {
  id: 'follow-segments',
  en: 'Start there with this slope and follow the segments to both sides.',
  es: 'Empieza ahí con esta pendiente y sigue los segmentos hacia ambos lados.',
} as const
export const secondDerivative = {
  id: 'second-derivative',
  en: 'Differentiate again with respect to x, and replace dy/dx by the right side.',
  es: 'Deriva otra vez con respecto a x y sustituye dy/dx por el lado derecho.',
} as const
export const signTellsConcavity = {
  id: 'sign-tells-concavity',
  en: 'The sign of the second derivative tells the concavity.',
  es: 'El signo de la segunda derivada indica la concavidad.',
} as const
export const meetWhereEqual = {
  id: 'meet-where-equal',
  en: 'The curves meet where the expressions are equal: {equation}. Move all terms to one side and factor.',
  es: 'Las curvas se cortan donde las expresiones son iguales: {equation}. Pasa todos los términos a un lado y factoriza.',
} as const
export const aboveBetween = {
  id: 'above-between',
  en: 'Compare the values at {place}, between them: {upper} is the upper curve.',
  es: 'Compara los valores en {place}, entre ellos: {upper} es la curva superior.',
} as const
export const rightBetween = {
  id: 'right-between',
  en: 'Compare the values at {place}, between them: {upper} is the right curve.',
  es: 'Compara los valores en {place}, entre ellos: {upper} es la curva de la derecha.',
} as const
export const aboveOnInterval = {
  id: 'above-on-interval',
  en: 'From {from} to {to}, {upper} is the upper curve.',
  es: 'Desde {from} hasta {to}, {upper} es la curva superior.',
} as const
export const divideByFactorWithY = {
  id: 'divide-by-factor-with-y',
  en: 'Divide both sides by {factor}, the factor with y.',
  es: 'Divide ambos lados entre {factor}, el factor con y.',
} as const
export const integrateSeparated = {
  id: 'integrate-separated',
  en: 'Integrate both sides with respect to x: on the left this is dy.',
  es: 'Integra ambos lados respecto de x: a la izquierda queda dy.',
} as const
export const separateVariables = {
  id: 'separate-variables',
  en: 'Separate the variables: y with dy on the left, x with dx on the right. Integrate.',
  es: 'Separa las variables: y con dy a la izquierda, x con dx a la derecha. Integra.',
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
export const constantFromCondition = {
  id: 'constant-from-condition',
  en: 'Find both integrals, and the constant from {condition}.',
  es: 'Halla ambas integrales, y la constante con {condition}.',
} as const
export const raiseEToBothSides = {
  id: 'raise-e-to-both-sides',
  en: 'Raise e to the power of both sides.',
  es: 'Eleva e a cada uno de los lados.',
} as const
export const newConstant = {
  id: 'new-constant',
  en: 'Remove the bars: {factor}, with either sign, is a new constant {letter}.',
  es: 'Quita las barras: {factor}, con cualquier signo, es una nueva constante {letter}.',
} as const
export const raiseAndKeepSign = {
  id: 'raise-and-keep-sign',
  en: 'Raise e to the power of both sides; without bars {what} has the sign that it has at {place}.',
  es: 'Eleva e a cada lado; sin barras, {what} tiene el signo que tiene en {place}.',
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
  en: 'Take the square root with the sign that y has at {place}.',
  es: 'Saca la raíz cuadrada con el signo que y tiene en {place}.',
} as const
export const undefinedWhere = {
  id: 'undefined-where',
  en: 'The solution is not defined where {what}.',
  es: 'La solución no está definida donde {what}.',
} as const
export const largestIntervalAround = {
  id: 'largest-interval-around',
  en: 'Take the largest open interval with {place} and none of these points.',
  es: 'Toma el mayor intervalo abierto que contiene a {place} y ninguno de esos puntos.',
} as const
export const denominatorNeverZero = {
  id: 'denominator-never-zero',
  en: 'The denominator is never 0: the solution is defined everywhere.',
  es: 'El denominador nunca es 0: la solución está definida en todas partes.',
} as const
export const productOfFactors = {
  id: 'product-of-factors',
  en: 'Write it as a factor with x times a factor with y.',
  es: 'Escríbelo como un factor con x por un factor con y.',
} as const
export const slopesForTwoValues = {
  id: 'slopes-for-two-values',
  en: 'Write the slope for y = 1, and for y = 0.',
  es: 'Escribe la pendiente para y = 1 y para y = 0.',
} as const
export const notAProduct = {
  id: 'not-a-product',
  en: 'Their quotient depends on x; of a factor with x times a factor with y it would not.',
  es: 'Su cociente depende de x; el de un factor con x por un factor con y no dependería.',
} as const
export const separateOnly = {
  id: 'separate-only',
  en: 'Divide by the factor with y; dx goes to the right.',
  es: 'Divide entre el factor con y; dx pasa a la derecha.',
} as const
export const knownSeries = {
  id: 'known-series',
  en: 'Write the first terms of the known series of {function}.',
  es: 'Escribe los primeros términos de la serie conocida de {function}.',
} as const
export const integrateEachTerm = {
  id: 'integrate-each-term',
  en: 'Integrate each term from 0 on.',
  es: 'Integra cada término desde 0.',
} as const
export const knownGeneralTerm = {
  id: 'known-general-term',
  en: 'Start from the known series of {function}.',
  es: 'Parte de la serie conocida de {function}.',
} as const
export const raiseBothFactors = {
  id: 'raise-both-factors',
  en: 'Raise the number and the power of x to the exponent.',
  es: 'Eleva el número y la potencia de x al exponente.',
} as const
export const aboutTheCenter = {
  id: 'about-the-center',
  en: 'Write the denominator with {base}.',
  es: 'Escribe el denominador con {base}.',
} as const
export const startDenominatorWithOne = {
  id: 'start-denominator-with-one',
  en: 'Divide numerator and denominator by {value}, so that the denominator starts with 1.',
  es: 'Divide numerador y denominador entre {value}, para que el denominador empiece con 1.',
} as const
export const firstTermAndRatio = {
  id: 'first-term-and-ratio',
  en: 'This is a geometric series: the first term is {first}, and each term is {ratio} times the one before it.',
  es: 'Es una serie geométrica: el primer término es {first}, y cada término es {ratio} por el anterior.',
} as const
export const ratioBelowOne = {
  id: 'ratio-below-one',
  en: 'The ratio is {ratio}. The series converges where its absolute value is less than 1.',
  es: 'La razón es {ratio}. La serie converge donde su valor absoluto es menor que 1.',
} as const
export const writeAsInterval = {
  id: 'write-as-interval',
  en: 'Write it as an interval about {center}.',
  es: 'Escríbelo como intervalo alrededor de {center}.',
} as const
export const powerThatGives = {
  id: 'power-that-gives',
  en: 'With {u}, find the power of u that leads to {power}.',
  es: 'Con {u}, halla la potencia de u que lleva a {power}.',
} as const
export const termOfKnownSeries = {
  id: 'term-of-known-series',
  en: 'Take the term with this power from the known series of {function}.',
  es: 'Toma el término con esa potencia de la serie conocida de {function}.',
} as const
export const putInUAndMultiply = {
  id: 'put-in-u-and-multiply',
  en: 'Substitute {value} for u and multiply by {factor}.',
  es: 'Sustituye u por {value} y multiplica por {factor}.',
} as const
export const numberBefore = {
  id: 'number-before',
  en: 'The coefficient is the number before {power}.',
  es: 'El coeficiente es el número delante de {power}.',
} as const
export const seriesUpTo = {
  id: 'series-up-to',
  en: 'Write the series of {function} up to {power}.',
  es: 'Escribe la serie de {function} hasta {power}.',
} as const
export const productsThatGive = {
  id: 'products-that-give',
  en: 'Add the products of coefficients whose terms multiply to {power}.',
  es: 'Suma los productos de coeficientes cuyos términos dan {power}.',
} as const
export const timesTheFactorial = {
  id: 'times-the-factorial',
  en: 'The coefficient of {power} is this derivative over {factorial}: multiply by {factorial}.',
  es: 'El coeficiente de {power} es esta derivada entre {factorial}: multiplica por {factorial}.',
} as const
export const putSeriesInNumerator = {
  id: 'put-series-in-numerator',
  en: 'Put the series in the numerator: its first terms cancel.',
  es: 'Pon la serie en el numerador: sus primeros términos se cancelan.',
} as const
export const termsWithXVanish = {
  id: 'terms-with-x-vanish',
  en: 'All terms with x go to 0.',
  es: 'Todos los términos con x tienden a 0.',
} as const
export const compareWithKnownSeries = {
  id: 'compare-with-known-series',
  en: 'Compare with the known series of {function}, {series}.',
  es: 'Compara con la serie conocida de {function}, {series}.',
} as const
export const addFirstThree = {
  id: 'add-first-three',
  en: 'Put in {place} and add the first three terms.',
  es: 'Sustituye {place} y suma los primeros tres términos.',
} as const
export const nextTermBounds = {
  id: 'next-term-bounds',
  en: 'The terms alternate in sign and decrease: the error is at most the size of the next term.',
  es: 'Los términos alternan de signo y decrecen: el error es a lo sumo el valor absoluto del siguiente.',
} as const
export const upperMinusLower = {
  id: 'upper-minus-lower',
  en: 'The area is the integral of upper minus lower.',
  es: 'El área es la integral de la curva superior menos la inferior.',
} as const
export const rightMinusLeft = {
  id: 'right-minus-left',
  en: 'In terms of y, the area is the integral of right minus left.',
  es: 'En términos de y, el área es la integral de la curva derecha menos la izquierda.',
} as const
