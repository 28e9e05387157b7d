export const endMinusStart = {
  id: 'end-minus-start',
  en: 'Subtract the coordinates of the start from those of the end.',
  es: 'Resta las coordenadas del inicio de las del final.',
} as const
export const writeAsVector = {
  id: 'write-as-vector',
  en: 'Write the two differences as a vector.',
  es: 'Escribe las dos diferencias como vector.',
} as const
export const writeAsPoint = {
  id: 'write-as-point',
  en: 'Write the two results as a point.',
  es: 'Escribe los dos resultados como punto.',
} as const
export const startPlusVector = {
  id: 'start-plus-vector',
  en: 'Add the components to the coordinates of the start.',
  es: 'Suma las componentes a las coordenadas del inicio.',
} as const
export const endMinusVector = {
  id: 'end-minus-vector',
  en: 'Subtract the components from the coordinates of the end.',
  es: 'Resta las componentes de las coordenadas del final.',
} as const
export const componentsFromDirection = {
  id: 'components-from-direction',
  en: 'The components are the magnitude times the cosine and the magnitude times the sine of `θ`.',
  es: 'Las componentes son la magnitud por el coseno y la magnitud por el seno de `θ`.',
} as const
export const multiplyByCosineAndSine = {
  id: 'multiply-by-cosine-and-sine',
  en: 'Find the cosine and the sine, and multiply by {value}.',
  es: 'Halla el coseno y el seno, y multiplica por {value}.',
} as const
export const componentsFromBearing = {
  id: 'components-from-bearing',
  en: 'The bearing is measured from the `y`-axis: `x` takes the sine, `y` the cosine. {signs}.',
  es: 'El rumbo se mide desde el eje `y`: `x` lleva el seno e `y`, el coseno. {signs}.',
} as const
export const tangentOfDirection = {
  id: 'tangent-of-direction',
  en: 'The tangent of the direction angle is `y`/`x`.',
  es: 'La tangente del ángulo de dirección es `y`/`x`.',
} as const
export const directionInFirstQuadrant = {
  id: 'direction-in-first-quadrant',
  en: 'Both components are positive: Quadrant I. `θ` is the inverse tangent of `y`/`x`.',
  es: 'Ambas componentes son positivas: cuadrante I. `θ` es la tangente inversa de `y`/`x`.',
} as const
export const referenceFromComponents = {
  id: 'reference-from-components',
  en: 'The reference angle is the inverse tangent of |`y`/`x`|.',
  es: 'El ángulo de referencia es la tangente inversa de |`y`/`x`|.',
} as const
export const directionInQuadrant = {
  id: 'direction-in-quadrant',
  en: 'The signs of the components give Quadrant {quadrant}: {how}.',
  es: 'Los signos de las componentes dan el cuadrante {quadrant}: {how}.',
} as const
export const readComponents = {
  id: 'read-components',
  en: 'Read from each arrow how far it goes across and up or down.',
  es: 'Lee de cada flecha cuánto avanza a lo ancho y hacia arriba o abajo.',
} as const
export const equalVectors = {
  id: 'equal-vectors',
  en: 'Both components are the same, and it does not matter where an arrow starts: the vectors are equal.',
  es: 'Ambas componentes son iguales y no importa dónde empieza una flecha: los vectores son iguales.',
} as const
export const oppositeVectors = {
  id: 'opposite-vectors',
  en: 'Each component has the opposite sign: the vectors are opposite.',
  es: 'Cada componente tiene el signo opuesto: los vectores son opuestos.',
} as const
export const parallelVectors = {
  id: 'parallel-vectors',
  en: 'Both components are multiplied by {value}: the vectors are parallel, of different lengths.',
  es: 'Ambas componentes se multiplican por {value}: los vectores son paralelos, de distinta longitud.',
} as const
export const noMultiple = {
  id: 'no-multiple',
  en: 'No one number takes both components of one vector to those of the other: none of these.',
  es: 'Ningún número lleva ambas componentes de un vector a las del otro: ninguna de estas.',
} as const
export const divideByMagnitude = {
  id: 'divide-by-magnitude',
  en: 'Divide each component by the magnitude.',
  es: 'Divide cada componente entre la magnitud.',
} as const
export const fractionsInLowestTerms = {
  id: 'fractions-in-lowest-terms',
  en: 'Write the fractions in lowest terms.',
  es: 'Escribe las fracciones en su mínima expresión.',
} as const
export const lengthOverMagnitude = {
  id: 'length-over-magnitude',
  en: 'Divide by the magnitude, which gives length 1, and multiply by the length {value}.',
  es: 'Divide entre la magnitud, con lo que la longitud es 1, y multiplica por la longitud {value}.',
} as const
export const timesLengthRatio = {
  id: 'times-length-ratio',
  en: 'Divide the lengths: the vector is {value} times as long. Multiply each component by {value}.',
  es: 'Divide las longitudes: la longitud del vector es {value} veces la del vector dado. Multiplica cada componente por {value}.',
} as const
export const putInAndMultiplyEach = {
  id: 'put-in-and-multiply-each',
  en: 'Substitute these values and multiply.',
  es: 'Sustituye estos valores y multiplica.',
} as const
export const multiplyEachComponent = {
  id: 'multiply-each-component',
  en: 'Multiply each component by {value}.',
  es: 'Multiplica cada componente por {value}.',
} as const
export const magnitudeIsRoot = {
  id: 'magnitude-is-root',
  en: 'The magnitude is the square root of the sum of the squares of the components.',
  es: 'La magnitud es la raíz cuadrada de la suma de los cuadrados de las componentes.',
} as const
export const addSquaresUnderRoot = {
  id: 'add-squares-under-root',
  en: 'Add the squares under the radical.',
  es: 'Suma los cuadrados dentro del radical.',
} as const
