export const widthOfSubinterval = {
  id: 'width-of-subinterval',
  en: 'Divide the length of the interval by the number of subintervals.',
  es: 'Divide la longitud del intervalo entre el número de subintervalos.',
} as const
export const takeLeftEnds = {
  id: 'take-left-ends',
  en: 'Left sum: take the left endpoint of each subinterval.',
  es: 'Suma por la izquierda: toma el extremo izquierdo de cada subintervalo.',
} as const
export const takeRightEnds = {
  id: 'take-right-ends',
  en: 'Right sum: take the right endpoint of each subinterval.',
  es: 'Suma por la derecha: toma el extremo derecho de cada subintervalo.',
} as const
export const takeMidpoints = {
  id: 'take-midpoints',
  en: 'Midpoint sum: take the midpoint of each subinterval.',
  es: 'Suma de punto medio: toma el punto medio de cada subintervalo.',
} as const
export const heightsAreValues = {
  id: 'heights-are-values',
  en: 'The heights are the values of `f` there.',
  es: 'Las alturas son los valores de `f` en esos puntos.',
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
  en: 'The area of each trapezoid is half the sum of its two parallel sides, times the width 1.',
  es: 'El área de cada trapecio es la mitad de la suma de sus dos lados paralelos, por el ancho 1.',
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
  es: 'Suma por la izquierda: toma la tasa al inicio de cada subintervalo, es decir, no la última.',
} as const
export const ratesAtRightEnds = {
  id: 'rates-at-right-ends',
  en: 'Right sum: take the rate at the end of each subinterval, so not the first one.',
  es: 'Suma por la derecha: toma la tasa al final de cada subintervalo, es decir, no la primera.',
} as const
export const averageOfBothEnds = {
  id: 'average-of-both-ends',
  en: 'Trapezoidal sum: average the rates at both endpoints of each subinterval.',
  es: 'Suma trapezoidal: promedia las tasas en ambos extremos de cada subintervalo.',
} as const
export const ratesTimesWidths = {
  id: 'rates-times-widths',
  en: 'Multiply each rate by the width of its subinterval.',
  es: 'Multiplica cada tasa por el ancho de su subintervalo.',
} as const
export const twoColumnsWide = {
  id: 'two-columns-wide',
  en: 'Each subinterval is two steps of the table wide: the time in between is the midpoint.',
  es: 'Cada subintervalo abarca dos pasos de la tabla: el tiempo intermedio es el punto medio.',
} as const
export const ratesAtMidpoints = {
  id: 'rates-at-midpoints',
  en: 'Midpoint sum: take the rate at the midpoint of each subinterval.',
  es: 'Suma de punto medio: toma la tasa en el punto medio de cada subintervalo.',
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
  en: 'The area of each midpoint rectangle is the area under the tangent line at its midpoint. This line lies {side} the curve.',
  es: 'El área de cada rectángulo de punto medio es el área bajo la recta tangente en su punto medio. Esa recta queda por {side} de la curva.',
} as const
export const widthIsLastFactor = {
  id: 'width-is-last-factor',
  en: 'The last factor is the width Δx of each subinterval, so the interval is {length} long.',
  es: 'El último factor es el ancho Δx de cada subintervalo, así que el intervalo mide {length} de largo.',
} as const
export const limitsFromPlaces = {
  id: 'limits-from-places',
  en: 'The expression inside the function is the right endpoint. The interval starts at {from} and ends at the endpoint with `i` equal to `n`.',
  es: 'La expresión dentro de la función es el extremo derecho. El intervalo empieza en {from} y termina en el extremo con `i` igual a `n`.',
} as const
export const functionOfPlace = {
  id: 'function-of-place',
  en: 'Write `x` for the right endpoint: this is the function.',
  es: 'Escribe `x` en lugar del extremo derecho: esa es la función.',
} as const
export const limitIsIntegral = {
  id: 'limit-is-integral',
  en: 'The limit of the sums is the integral of this function between these limits.',
  es: 'El límite de las sumas es la integral de esa función entre esos límites.',
} as const
export const rightEndsInN = {
  id: 'right-ends-in-n',
  en: 'Right endpoints: start at the lower limit and go {letter} widths to the right.',
  es: 'Extremos derechos: parte del límite inferior y avanza {letter} anchos a la derecha.',
} as const
export const heightTimesWidthInN = {
  id: 'height-times-width-in-n',
  en: 'Substitute the right endpoint into the function and multiply by the width.',
  es: 'Sustituye el extremo derecho en la función y multiplica por el ancho.',
} as const
export const limitOfAllRectangles = {
  id: 'limit-of-all-rectangles',
  en: 'Add the `n` rectangles and let `n → ∞`.',
  es: 'Suma los `n` rectángulos y haz `n → ∞`.',
} as const
export const constantsBeforeSum = {
  id: 'constants-before-sum',
  en: 'Take the constant factor out of the sum. The constant term is added `n` times: {total}.',
  es: 'Saca de la sumatoria el factor constante. El término constante se suma `n` veces: {total}.',
} as const
export const putSumFormulaIn = {
  id: 'put-sum-formula-in',
  en: 'Substitute the given formula and cancel.',
  es: 'Sustituye la fórmula dada y cancela.',
} as const
export const limitOfQuotients = {
  id: 'limit-of-quotients',
  en: 'As `n → ∞`, the quotient in `n` approaches {value}, the ratio of the leading coefficients.',
  es: 'Cuando `n → ∞`, el cociente con `n` tiende a {value}, la razón de los coeficientes principales.',
} as const
