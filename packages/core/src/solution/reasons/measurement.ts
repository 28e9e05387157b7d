export const howManyMakeOne = {
  id: 'how-many-make-one',
  en: 'Write how many of the smaller unit make 1 of the larger.',
  es: 'Escribe cuántas de la unidad menor forman 1 de la mayor.',
} as const
export const toSmallerUnit = {
  id: 'to-smaller-unit',
  en: 'To a smaller unit: more of them are needed. Multiply.',
  es: 'A una unidad menor: se necesitan más. Multiplica.',
} as const
export const toLargerUnit = {
  id: 'to-larger-unit',
  en: 'To a larger unit: fewer of them are needed. Divide.',
  es: 'A una unidad mayor: se necesitan menos. Divide.',
} as const
export const convertEachPart = {
  id: 'convert-each-part',
  en: 'Multiply the whole number and the fraction.',
  es: 'Multiplica el número entero y la fracción.',
} as const
export const quotientAndRest = {
  id: 'quotient-and-rest',
  en: 'Divide: the quotient counts the larger unit, and the remainder stays in the smaller one.',
  es: 'Divide: el cociente cuenta la unidad mayor y el residuo queda en la menor.',
} as const
export const writeTheUnits = {
  id: 'write-the-units',
  en: 'Write the units.',
  es: 'Escribe las unidades.',
} as const
export const compareInOneUnit = {
  id: 'compare-in-one-unit',
  en: 'Both are in the same unit: compare.',
  es: 'Las dos están en la misma unidad: compara.',
} as const
