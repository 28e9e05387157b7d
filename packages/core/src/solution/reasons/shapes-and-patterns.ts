export const lookAtRow = {
  id: 'look-at-row',
  en: 'Look at row {row}.',
  es: 'Mira la fila {row}.',
} as const
export const lookAtTheShape = {
  id: 'look-at-the-shape',
  en: 'Look at the shape of each thing.',
  es: 'Mira la forma de cada cosa.',
} as const
export const lookForShapes = {
  id: 'look-for-shapes',
  en: 'Look for shapes like this.',
  es: 'Busca figuras así.',
} as const
export const findEachLetter = {
  id: 'find-each-letter',
  en: 'Find the letter of each shape.',
  es: 'Busca la letra de cada figura.',
} as const
export const findThePartThatRepeats = {
  id: 'find-the-part-that-repeats',
  en: 'Find the part that repeats.',
  es: 'Busca la parte que se repite.',
} as const
export const startThePartAgain = {
  id: 'start-the-part-again',
  en: 'Say the part again and again.',
  es: 'Repite la parte una y otra vez.',
} as const
export const samePartAgainAndAgain = {
  id: 'same-part-again-and-again',
  en: 'The part comes again and again.',
  es: 'La parte se repite una y otra vez.',
} as const
export const seeWhereItStartsAgain = {
  id: 'see-where-it-starts-again',
  en: 'See where it starts again.',
  es: 'Mira dónde empieza otra vez.',
} as const
export const drawWhatIsMissing = {
  id: 'draw-what-is-missing',
  en: 'Draw what is missing.',
  es: 'Dibuja lo que falta.',
} as const
export const readTheLetters = { id: 'read-the-letters', en: 'Read the letters.', es: 'Lee las letras.' } as const
export const thisComesNext = {
  id: 'this-comes-next',
  en: 'This shape comes next.',
  es: 'Esta figura sigue.',
} as const
export const drawTheRightShape = {
  id: 'draw-the-right-shape',
  en: 'Draw the right shape.',
  es: 'Dibuja la figura correcta.',
} as const
