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
