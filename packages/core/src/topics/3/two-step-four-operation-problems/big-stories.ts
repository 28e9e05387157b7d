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
  {
    sign: '−',
    tell: (a, b, c) => ({
      en: prose`A water tank holds ${a} gallons. The gardeners use ${b} gallons in the morning and ${c} gallons in the evening. Which is the best estimate of the number of gallons left?`,
      es: prose`Un tanque tiene ${a} galones de agua. Los jardineros usan ${b} galones por la mañana y ${c} galones por la tarde. ¿Cuál es la mejor estimación del número de galones que quedan?`,
    }),
    answers: found => ({ en: line`About ${found} gallons are left.`, es: line`Quedan unos ${found} galones.` }),
  },
  {
    sign: '+',
    tell: (a, b, c) => ({
      en: prose`A family drives ${a} miles on the first day of a trip, ${b} miles on the second day, and ${c} miles on the third day. Which is the best estimate of the number of miles in all?`,
      es: prose`Una familia recorre ${a} millas el primer día de un viaje, ${b} el segundo día y ${c} el tercer día. ¿Cuál es la mejor estimación del número total de millas?`,
    }),
    answers: found => ({ en: line`They drive about ${found} miles.`, es: line`Recorre unas ${found} millas.` }),
  },
]
