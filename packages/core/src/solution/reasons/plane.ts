export const readOnePoint = {
  id: 'read-one-point',
  en: 'Point {point}: count right (+) or left (−) from the origin, then up (+) or down (−).',
  es: 'Punto {point}: desde el origen, cuenta a la derecha (+) o a la izquierda (−) y luego arriba (+) o abajo (−).',
} as const
export const readTheOthers = {
  id: 'read-the-others',
  en: 'Read the others in the same way. On an axis, one number is 0.',
  es: 'Lee los demás de la misma manera. Sobre un eje, un número es 0.',
} as const
export const goByTheSigns = {
  id: 'go-by-the-signs',
  en: 'Point {point}: from the origin go right for + or left for −, then up for + or down for −.',
  es: 'Punto {point}: desde el origen, ve a la derecha con + o a la izquierda con −, y luego arriba con + o abajo con −.',
} as const
export const lookAtTheSigns = {
  id: 'look-at-the-signs',
  en: 'Look at the signs of both numbers.',
  es: 'Mira los signos de los dos números.',
} as const
export const firstSignTells = {
  id: 'first-sign-tells',
  en: 'The sign of the first number tells right or left.',
  es: 'El signo del primer número dice si es a la derecha o a la izquierda.',
} as const
export const secondSignTells = {
  id: 'second-sign-tells',
  en: 'The sign of the second number tells up or down.',
  es: 'El signo del segundo número dice si es arriba o abajo.',
} as const
export const rightAndUp = {
  id: 'right-and-up',
  en: 'Right and up: quadrant I.',
  es: 'A la derecha y arriba: cuadrante I.',
} as const
export const leftAndUp = {
  id: 'left-and-up',
  en: 'Left and up: quadrant II.',
  es: 'A la izquierda y arriba: cuadrante II.',
} as const
export const leftAndDown = {
  id: 'left-and-down',
  en: 'Left and down: quadrant III.',
  es: 'A la izquierda y abajo: cuadrante III.',
} as const
export const rightAndDown = {
  id: 'right-and-down',
  en: 'Right and down: quadrant IV.',
  es: 'A la derecha y abajo: cuadrante IV.',
} as const
export const onTheXAxis = {
  id: 'on-the-x-axis',
  en: 'Neither up nor down: on the x-axis.',
  es: 'Ni arriba ni abajo: sobre el eje x.',
} as const
export const onTheYAxis = {
  id: 'on-the-y-axis',
  en: 'Neither right nor left: on the y-axis.',
  es: 'Ni a la derecha ni a la izquierda: sobre el eje y.',
} as const
export const firstNumberStays = {
  id: 'first-number-stays',
  en: 'Across the x-axis, the first number stays.',
  es: 'Sobre el eje x, el primer número queda igual.',
} as const
export const secondNumberTurns = {
  id: 'second-number-turns',
  en: 'Across the x-axis, the second number becomes its opposite.',
  es: 'Sobre el eje x, el segundo número cambia a su opuesto.',
} as const
export const firstNumberTurns = {
  id: 'first-number-turns',
  en: 'Across the y-axis, the first number becomes its opposite.',
  es: 'Sobre el eje y, el primer número cambia a su opuesto.',
} as const
export const secondNumberStays = {
  id: 'second-number-stays',
  en: 'Across the y-axis, the second number stays.',
  es: 'Sobre el eje y, el segundo número queda igual.',
} as const
export const compareFirstNumbers = {
  id: 'compare-first-numbers',
  en: 'Compare the first numbers: {how}.',
  es: 'Compara los primeros números: {how}.',
} as const
export const compareSecondNumbers = {
  id: 'compare-second-numbers',
  en: 'Compare the second numbers: {how}.',
  es: 'Compara los segundos números: {how}.',
} as const
export const signsInTheQuadrant = {
  id: 'signs-in-the-quadrant',
  en: 'Write the signs of both numbers in quadrant {quadrant}.',
  es: 'Escribe los signos de los dos números en el cuadrante {quadrant}.',
} as const
export const oppositesDiffer = {
  id: 'opposites-differ',
  en: 'A number and its opposite have different signs.',
  es: 'Un número y su opuesto tienen signos distintos.',
} as const
export const gridLineCounts = {
  id: 'grid-line-counts',
  en: 'Each grid line counts {step}.',
  es: 'Cada línea de la cuadrícula vale {step}.',
} as const
export const countRight = {
  id: 'count-right',
  en: 'From the origin, count right: the first number.',
  es: 'Desde el origen, cuenta a la derecha: el primer número.',
} as const
export const countUp = {
  id: 'count-up',
  en: 'Then count up: the second number.',
  es: 'Luego cuenta hacia arriba: el segundo número.',
} as const
export const goRightAndUp = {
  id: 'go-right-and-up',
  en: 'Start at the origin. Go {right} right and {up} up.',
  es: 'Empieza en el origen. Avanza {right} a la derecha y {up} hacia arriba.',
} as const
export const markEachPoint = {
  id: 'mark-each-point',
  en: 'Mark each point in the same way.',
  es: 'Marca cada punto de la misma manera.',
} as const
export const joinInOrder = {
  id: 'join-in-order',
  en: 'Join them in order, and the last to the first.',
  es: 'Únelos en orden, y el último con el primero.',
} as const
export const firstNumbersInPairs = {
  id: 'first-numbers-in-pairs',
  en: 'Each first number comes twice: {value} is missing.',
  es: 'Cada primer número aparece dos veces: falta {value}.',
} as const
export const secondNumbersInPairs = {
  id: 'second-numbers-in-pairs',
  en: 'Each second number comes twice: {value} is missing.',
  es: 'Cada segundo número aparece dos veces: falta {value}.',
} as const
export const writeOrderedPair = {
  id: 'write-ordered-pair',
  en: 'Write the ordered pair.',
  es: 'Escribe el par ordenado.',
} as const
export const addMovesRight = {
  id: 'add-moves-right',
  en: 'Add the moves to the right: the first number.',
  es: 'Suma los pasos a la derecha: el primer número.',
} as const
export const movesUp = {
  id: 'moves-up',
  en: 'Only the move up changes the second number.',
  es: 'Solo el paso hacia arriba cambia el segundo número.',
} as const
