export const residualIs = {
  id: 'residual-is',
  en: 'Residual: actual minus predicted.',
  es: 'Residuo: valor real menos valor previsto.',
} as const
export const slopeFromCorrelation = {
  id: 'slope-from-correlation',
  en: 'Slope: `r` times the standard deviation of `y` over that of `x`.',
  es: 'Pendiente: `r` por la desviación estándar de `y` entre la de `x`.',
} as const
export const throughTheMeans = {
  id: 'through-the-means',
  en: 'The line goes through the point of the means: find `a`.',
  es: 'La recta pasa por el punto de las medias: halla `a`.',
} as const
export const productsWithDeviations = {
  id: 'products-with-deviations',
  en: 'Multiply each deviation of `x` from its mean by `y` and add.',
  es: 'Multiplica cada desviación de `x` respecto a su media por `y`, y suma.',
} as const
export const squaresOfXDeviations = {
  id: 'squares-of-x-deviations',
  en: 'Square each deviation of `x` and add.',
  es: 'Eleva al cuadrado cada desviación de `x` y suma.',
} as const
export const slopeFromSums = {
  id: 'slope-from-sums',
  en: 'Slope: the sum of the products over the sum of the squares.',
  es: 'Pendiente: la suma de los productos entre la suma de los cuadrados.',
} as const
export const followThePoints = {
  id: 'follow-the-points',
  en: 'Follow the points from left to right.',
  es: 'Sigue los puntos de izquierda a derecha.',
} as const
export const trendIsPositive = {
  id: 'trend-is-positive',
  en: 'Greater `x`-values go with greater `y`-values: positive.',
  es: 'A valores mayores de `x` corresponden valores mayores de `y`: positiva.',
} as const
export const trendIsNegative = {
  id: 'trend-is-negative',
  en: 'Greater `x`-values go with lesser `y`-values: negative.',
  es: 'A valores mayores de `x` corresponden valores menores de `y`: negativa.',
} as const
export const noTrend = {
  id: 'no-trend',
  en: 'No trend: no association.',
  es: 'No hay tendencia: no hay asociación.',
} as const
export const closeIsStrong = {
  id: 'close-is-strong',
  en: 'The points lie close to a line: strong.',
  es: 'Los puntos están cerca de una recta: fuerte.',
} as const
export const spreadIsWeak = {
  id: 'spread-is-weak',
  en: 'The points are spread widely about a line: weak.',
  es: 'Los puntos están muy dispersos alrededor de una recta: débil.',
} as const
export const curveIsNonlinear = {
  id: 'curve-is-nonlinear',
  en: 'The points follow a curve, not a line: nonlinear.',
  es: 'Los puntos siguen una curva, no una recta: no lineal.',
} as const
export const readBelowPoint = {
  id: 'read-below-point',
  en: 'Go down from {point} and read the horizontal axis.',
  es: 'Baja desde {point} y lee el eje horizontal.',
} as const
export const readBesidePoint = {
  id: 'read-beside-point',
  en: 'Go left from {point} and read the vertical axis.',
  es: 'Ve a la izquierda desde {point} y lee el eje vertical.',
} as const
export const sayBothNumbers = {
  id: 'say-both-numbers',
  en: 'Say what both numbers mean together.',
  es: 'Di qué significan juntos los dos números.',
} as const
export const countPointsLeftOf = {
  id: 'count-points-left-of',
  en: 'Count the points to the left of {value}.',
  es: 'Cuenta los puntos a la izquierda de {value}.',
} as const
export const countPointsFrom = {
  id: 'count-points-from',
  en: 'Count the points at {value} and to its right.',
  es: 'Cuenta los puntos en {value} y a su derecha.',
} as const
export const addBothCounts = {
  id: 'add-both-counts',
  en: 'Add both counts.',
  es: 'Suma los dos conteos.',
} as const
export const markFirstPair = {
  id: 'mark-first-pair',
  en: 'Take the first pair: go right to {x} and up to {y}, and mark the point.',
  es: 'Toma el primer par: ve a la derecha hasta {x} y sube hasta {y}, y marca el punto.',
} as const
export const farFromTheLine = {
  id: 'far-from-the-line',
  en: 'One point lies far from the line that the others follow: read its two coordinates.',
  es: 'Un punto está lejos de la recta que siguen los demás: lee sus dos coordenadas.',
} as const
export const countInEachInterval = {
  id: 'count-in-each-interval',
  en: 'Count the points in each interval.',
  es: 'Cuenta los puntos de cada intervalo.',
} as const
export const mostPointsHere = {
  id: 'most-points-here',
  en: 'Most of the points are close together here.',
  es: 'La mayoría de los puntos están juntos aquí.',
} as const
export const comparePointWithOthers = {
  id: 'compare-point-with-others',
  en: 'Compare {point} with the other points.',
  es: 'Compara {point} con los demás puntos.',
} as const
export const withoutItCloser = {
  id: 'without-it-closer',
  en: 'Without it, all points are close to one line.',
  es: 'Sin él, todos los puntos están cerca de una recta.',
} as const
export const withoutItLessClose = {
  id: 'without-it-less-close',
  en: 'Without it, the others follow a line less closely.',
  es: 'Sin él, los demás siguen una recta con menos claridad.',
} as const
export const withoutItAsBefore = {
  id: 'without-it-as-before',
  en: 'Without it, the others are as close to the line as before.',
  es: 'Sin él, los demás están tan cerca de la recta como antes.',
} as const
