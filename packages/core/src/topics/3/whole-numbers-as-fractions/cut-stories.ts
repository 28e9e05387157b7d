import { type Block, type Both, type Inline, line, prose, type Term } from '../../../author.ts'

/** Wholes that are cut into equal pieces. */
export interface CutStory {
  /** Into how many pieces one of them is likely cut. */
  readonly parts: readonly number[]
  readonly most: number
  readonly tell: (wholes: Term, part: Term) => Both<Block>
  readonly answers: (pieces: number) => Both<readonly Inline[]>
}

export const cutStories: readonly CutStory[] = [
  {
    parts: [2, 4],
    most: 6,
    tell: (wholes, part) => ({
      en: prose`Ana cuts ${wholes} apples. Each piece is ${part} of an apple. How many pieces does she have?`,
      es: prose`Ana corta ${wholes} manzanas. Cada pedazo es ${part} de manzana. ¿Cuántos pedazos tiene?`,
    }),
    answers: pieces => ({ en: line`Ana has ${pieces} pieces.`, es: line`Ana tiene ${pieces} pedazos.` }),
  },
  {
    parts: [6, 8],
    most: 5,
    tell: (wholes, part) => ({
      en: prose`A cook cuts ${wholes} pizzas. Each piece is ${part} of a pizza. How many pieces are there?`,
      es: prose`Un cocinero corta ${wholes} pizzas. Cada pedazo es ${part} de pizza. ¿Cuántos pedazos hay?`,
    }),
    answers: pieces => ({ en: line`There are ${pieces} pieces.`, es: line`Hay ${pieces} pedazos.` }),
  },
  {
    parts: [3, 4],
    most: 6,
    tell: (wholes, part) => ({
      en: prose`Luis cuts ${wholes} yards of ribbon. Each piece is ${part} of a yard long. How many pieces does he get?`,
      es: prose`Luis corta ${wholes} yardas de cinta. Cada pedazo mide ${part} de yarda. ¿Cuántos pedazos obtiene?`,
    }),
    answers: pieces => ({ en: line`Luis gets ${pieces} pieces.`, es: line`Luis obtiene ${pieces} pedazos.` }),
  },
  {
    parts: [2, 3],
    most: 6,
    tell: (wholes, part) => ({
      en: prose`Amara cuts ${wholes} sandwiches. Each piece is ${part} of a sandwich. How many pieces does she make?`,
      es: prose`Amara corta ${wholes} sándwiches. Cada pedazo es ${part} de sándwich. ¿Cuántos pedazos obtiene?`,
    }),
    answers: pieces => ({ en: line`Amara makes ${pieces} pieces.`, es: line`Amara obtiene ${pieces} pedazos.` }),
  },
  {
    parts: [6, 8],
    most: 4,
    tell: (wholes, part) => ({
      en: prose`A baker cuts ${wholes} pies. Each piece is ${part} of a pie. How many pieces are there?`,
      es: prose`Una panadera corta ${wholes} tartas. Cada pedazo es ${part} de tarta. ¿Cuántos pedazos hay?`,
    }),
    answers: pieces => ({ en: line`There are ${pieces} pieces of pie.`, es: line`Hay ${pieces} pedazos de tarta.` }),
  },
  {
    parts: [4, 3, 6],
    most: 5,
    tell: (wholes, part) => ({
      en: prose`A teacher cuts ${wholes} sheets of paper. Each piece is ${part} of a sheet. How many pieces does the teacher have?`,
      es: prose`Una maestra corta ${wholes} hojas de papel. Cada pedazo es ${part} de hoja. ¿Cuántos pedazos tiene?`,
    }),
    answers: pieces => ({ en: line`The teacher has ${pieces} pieces.`, es: line`La maestra tiene ${pieces} pedazos.` }),
  },
  {
    parts: [3, 4],
    most: 6,
    tell: (wholes, part) => ({
      en: prose`Kofi cuts ${wholes} boards. Each piece is ${part} of a board. How many pieces does he have?`,
      es: prose`Kofi corta ${wholes} tablas. Cada pedazo es ${part} de tabla. ¿Cuántos pedazos tiene?`,
    }),
    answers: pieces => ({ en: line`Kofi has ${pieces} pieces.`, es: line`Kofi tiene ${pieces} pedazos.` }),
  },
  {
    parts: [6, 8],
    most: 4,
    tell: (wholes, part) => ({
      en: prose`A coach cuts ${wholes} melons for the team. Each piece is ${part} of a melon. How many pieces are there?`,
      es: prose`Una entrenadora corta ${wholes} melones para el equipo. Cada pedazo es ${part} de melón. ¿Cuántos pedazos hay?`,
    }),
    answers: pieces => ({ en: line`There are ${pieces} pieces.`, es: line`Hay ${pieces} pedazos.` }),
  },
]
