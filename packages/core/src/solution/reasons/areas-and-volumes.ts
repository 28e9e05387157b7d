export const addParallelSides = {
  id: 'add-parallel-sides',
  en: 'Add the parallel sides.',
  es: 'Suma los lados paralelos.',
} as const
export const sumTimesHeight = {
  id: 'sum-times-height',
  en: 'Multiply by the height.',
  es: 'Multiplica por la altura.',
} as const
export const baseTimesHeight = {
  id: 'base-times-height',
  en: 'Multiply the base by the height.',
  es: 'Multiplica la base por la altura.',
} as const
export const halfForTriangle = {
  id: 'half-for-triangle',
  en: 'A triangle is half of a parallelogram with the same base and height: divide by 2.',
  es: 'Un triángulo es la mitad de un paralelogramo con la misma base y altura: divide entre 2.',
} as const
export const halfForTrapezoid = {
  id: 'half-for-trapezoid',
  en: 'Two equal trapezoids make a parallelogram: divide by 2.',
  es: 'Dos trapecios iguales forman un paralelogramo: divide entre 2.',
} as const
export const halfForKite = {
  id: 'half-for-kite',
  en: 'A kite is half of the rectangle around it: divide by 2.',
  es: 'Una cometa es la mitad del rectángulo que la encierra: divide entre 2.',
} as const
export const writeTheSquareUnit = {
  id: 'write-the-square-unit',
  en: 'Write the area with its square unit.',
  es: 'Escribe el área con su unidad cuadrada.',
} as const
export const doubleTheArea = {
  id: 'double-the-area',
  en: 'A triangle is half a parallelogram: double the area.',
  es: 'Un triángulo es medio paralelogramo: duplica el área.',
} as const
export const divideByTheHeight = {
  id: 'divide-by-the-height',
  en: 'Divide by the height.',
  es: 'Divide entre la altura.',
} as const
export const divideByTheBase = {
  id: 'divide-by-the-base',
  en: 'Divide by the base.',
  es: 'Divide entre la base.',
} as const
export const cubesInOneLayer = {
  id: 'cubes-in-one-layer',
  en: 'Cubes in one layer: length × width.',
  es: 'Cubos en una capa: largo × ancho.',
} as const
export const timesTheLayers = {
  id: 'times-the-layers',
  en: 'Multiply by the number of layers, the height.',
  es: 'Multiplica por el número de capas, la altura.',
} as const
export const countTheLayers = {
  id: 'count-the-layers',
  en: 'Count the layers.',
  es: 'Cuenta las capas.',
} as const
export const baseAreaTimesHeight = {
  id: 'base-area-times-height',
  en: 'Multiply the area of the base by the height.',
  es: 'Multiplica el área de la base por la altura.',
} as const
export const leastEdgeIs = {
  id: 'least-edge-is',
  en: 'Let the least edge be {edge}. Find the other two.',
  es: 'Toma {edge} como arista menor. Halla las otras dos.',
} as const
export const noLargerLeastEdge = {
  id: 'no-larger-least-edge',
  en: 'A least edge of {edge} gives too much: stop.',
  es: 'Una arista menor de {edge} da demasiado: termina.',
} as const
export const listTheBoxes = {
  id: 'list-the-boxes',
  en: 'List the boxes.',
  es: 'Escribe las medidas de las cajas.',
} as const
export const factorsInAnyGroup = {
  id: 'factors-in-any-group',
  en: 'Grouped in another way, the product is the same.',
  es: 'Agrupados de otra manera, el producto es el mismo.',
} as const
