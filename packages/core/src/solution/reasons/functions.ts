export const solveFor = { id: 'solve-for', en: 'Solve for {letter}.', es: 'Despeja {letter}.' } as const
export const multiplyEquation = {
  id: 'multiply-equation',
  en: 'Multiply equation {which} by {value}.',
  es: 'Multiplica la ecuación {which} por {value}.',
} as const
export const addEquations = {
  id: 'add-equations',
  en: 'Add the equations to eliminate {letter}.',
  es: 'Suma las ecuaciones para eliminar {letter}.',
} as const
export const subtractEquations = {
  id: 'subtract-equations',
  en: 'Subtract the equations to eliminate {letter}.',
  es: 'Resta las ecuaciones para eliminar {letter}.',
} as const
export const findSlope = {
  id: 'find-slope',
  en: 'Find the slope: rise over run.',
  es: 'Halla la pendiente: cambio vertical entre cambio horizontal.',
} as const
export const readIntercept = {
  id: 'read-intercept',
  en: 'Read where the line crosses the y-axis.',
  es: 'Lee dónde la recta corta el eje y.',
} as const
export const plotPoint = { id: 'plot-point', en: 'Plot {point}.', es: 'Marca {point}.' } as const
export const stepBySlope = {
  id: 'step-by-slope',
  en: 'From there, go by the slope.',
  es: 'Desde ahí, avanza según la pendiente.',
} as const
export const drawThroughPoints = {
  id: 'draw-through-points',
  en: 'Draw through the points.',
  es: 'Traza por los puntos.',
} as const
export const negativeReciprocal = {
  id: 'negative-reciprocal',
  en: 'Perpendicular: the negative reciprocal.',
  es: 'Perpendicular: el recíproco negativo.',
} as const
export const writePair = {
  id: 'write-pair',
  en: 'Write the ordered pair.',
  es: 'Escribe el par ordenado.',
} as const
export const pointFits = {
  id: 'point-fits',
  en: '{point} makes it true.',
  es: '{point} la hace verdadera.',
} as const
export const zeroRun = {
  id: 'zero-run',
  en: 'The run is 0, and no number is divided by 0.',
  es: 'El cambio horizontal es 0, y no se divide entre 0.',
} as const
export const sameSlopeOneLine = {
  id: 'same-slope-one-line',
  en: 'The same slope from one point: one line.',
  es: 'La misma pendiente desde un punto: una sola recta.',
} as const
export const otherSlopeOtherLine = {
  id: 'other-slope-other-line',
  en: 'Different slopes: not one line.',
  es: 'Pendientes distintas: no es una sola recta.',
} as const
export const slopeAndInterceptOf = {
  id: 'slope-and-intercept-of',
  en: 'In y = mx + b, m is the slope and b the y-intercept.',
  es: 'En y = mx + b, m es la pendiente y b la intersección con el eje y.',
} as const
export const directionOfLine = {
  id: 'direction-of-line',
  en: 'From left to right the line {how}.',
  es: 'De izquierda a derecha, la recta {how}.',
} as const
export const slopeIs = {
  id: 'slope-is',
  en: 'So the slope is {what}.',
  es: 'Entonces la pendiente es {what}.',
} as const
export const findChangeOf = {
  id: 'find-change-of',
  en: 'Find the change in {letter}.',
  es: 'Halla el cambio en {letter}.',
} as const
export const findSlopeFrom = {
  id: 'find-slope-from',
  en: 'Find the slope from {from} to {to}.',
  es: 'Halla la pendiente de {from} a {to}.',
} as const
export const pointInLine = {
  id: 'point-in-line',
  en: 'Put {point} in y = mx + b.',
  es: 'Sustituye {point} en y = mx + b.',
} as const
export const readIntercepts = {
  id: 'read-intercepts',
  en: 'Plot the y-intercept of each line.',
  es: 'Marca la intersección de cada recta con el eje y.',
} as const
export const compareWithGraph = {
  id: 'compare-with-graph',
  en: 'Compare slopes and y-intercepts with the graph.',
  es: 'Compara las pendientes y las intersecciones con la gráfica.',
} as const
export const matchEach = { id: 'match-each', en: 'Match each one.', es: 'Relaciona cada una.' } as const
