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
export const magnitudeIsRoot = {
  id: 'magnitude-is-root',
  en: 'The magnitude is the root of the sum of the squares of the components.',
  es: 'La magnitud es la raíz de la suma de los cuadrados de las componentes.',
} as const
export const addSquaresUnderRoot = {
  id: 'add-squares-under-root',
  en: 'Add the squares under the root.',
  es: 'Suma los cuadrados dentro de la raíz.',
} as const
