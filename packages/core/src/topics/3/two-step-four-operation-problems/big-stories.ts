import { type Block, type Both, type Inline, line, prose, type Term } from '../../../author.ts'

/** Three numbers of three digits: all are added, or the last two are taken from the first. */
export interface BigStory {
  readonly sign: '+' | '−'
  readonly tell: (a: Term, b: Term, c: Term) => Both<Block>
  readonly answers: (found: number) => Both<readonly Inline[]>
}

export const bigStories: readonly BigStory[] = [
  {
    sign: '−',
    tell: (a, b, c) => ({
      en: prose`A school prints ${a} tickets for its fair. It sells ${b} tickets on Friday and ${c} tickets on Saturday. Which is the best estimate of the number of tickets left?`,
      es: prose`Una escuela imprime ${a} boletos para su feria. Vende ${b} boletos el viernes y ${c} boletos el sábado. ¿Cuál es la mejor estimación del número de boletos que quedan?`,
    }),
    answers: found => ({ en: line`About ${found} tickets are left.`, es: line`Quedan unos ${found} boletos.` }),
  },
  {
    sign: '+',
    tell: (a, b, c) => ({
      en: prose`A farm stand sells ${a} apples on Friday, ${b} apples on Saturday, and ${c} apples on Sunday. Which is the best estimate of the number of apples sold in all?`,
      es: prose`Un puesto de granja vende ${a} manzanas el viernes, ${b} el sábado y ${c} el domingo. ¿Cuál es la mejor estimación del número de manzanas vendidas en total?`,
    }),
    answers: found => ({ en: line`About ${found} apples are sold.`, es: line`Se venden unas ${found} manzanas.` }),
  },
  {
    sign: '−',
    tell: (a, b, c) => ({
      en: prose`An art room has ${a} sheets of paper. One class uses ${b} sheets, and another class uses ${c} sheets. Which is the best estimate of the number of sheets left?`,
      es: prose`En el salón de arte hay ${a} hojas de papel. Un grupo usa ${b} hojas y otro usa ${c} hojas. ¿Cuál es la mejor estimación del número de hojas que quedan?`,
    }),
    answers: found => ({ en: line`About ${found} sheets are left.`, es: line`Quedan unas ${found} hojas.` }),
  },
  {
    sign: '+',
    tell: (a, b, c) => ({
      en: prose`A library has ${a} picture books, ${b} comic books, and ${c} science books. Which is the best estimate of the number of these books in all?`,
      es: prose`Una biblioteca tiene ${a} libros ilustrados, ${b} libros de historietas y ${c} libros de ciencias. ¿Cuál es la mejor estimación del número de estos libros en total?`,
    }),
    answers: found => ({ en: line`There are about ${found} books.`, es: line`Hay unos ${found} libros.` }),
  },
]
