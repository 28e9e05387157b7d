import { type Block, type Both, type Inline, line, type Noun, prose, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Unit } from './rounded-numbers.ts'

/** Two numbers that are added or compared, and what is asked about them. */
export interface EstimateStory {
  readonly unit: Unit
  readonly sign: '+' | '−'
  readonly noun: Noun
  readonly tell: (a: Term, b: Term) => Both<Block>
  readonly answers: (found: number) => Both<readonly Inline[]>
}

export const storiesInTens: readonly EstimateStory[] = [
  {
    unit: 10,
    sign: '+',
    noun: nouns.can,
    tell: (a, b) => ({
      en: prose`A class collected ${a} cans on Monday and ${b} cans on Tuesday. About how many cans did the class collect in all? Round each number to the nearest ten.`,
      es: prose`Una clase reunió ${a} latas el lunes y ${b} latas el martes. ¿Cuántas latas reunió en total, aproximadamente? Redondea cada número a la decena más cercana.`,
    }),
    answers: found => ({
      en: line`The class collected about ${found} cans.`,
      es: line`La clase reunió unas ${found} latas.`,
    }),
  },
  {
    unit: 10,
    sign: '−',
    noun: nouns.sticker,
    tell: (a, b) => ({
      en: prose`Julia has ${a} stickers, and Hugo has ${b} stickers. About how many more stickers does Julia have than Hugo? Round each number to the nearest ten.`,
      es: prose`Julia tiene ${a} calcomanías y Hugo tiene ${b}. ¿Cuántas calcomanías más que Hugo tiene Julia, aproximadamente? Redondea cada número a la decena más cercana.`,
    }),
    answers: found => ({
      en: line`Julia has about ${found} more stickers.`,
      es: line`Julia tiene unas ${found} calcomanías más.`,
    }),
  },
  {
    unit: 10,
    sign: '+',
    noun: nouns.page,
    tell: (a, b) => ({
      en: prose`Elena read ${a} pages on Saturday and ${b} pages on Sunday. About how many pages did she read in all? Round each number to the nearest ten.`,
      es: prose`Elena leyó ${a} páginas el sábado y ${b} páginas el domingo. ¿Cuántas páginas leyó en total, aproximadamente? Redondea cada número a la decena más cercana.`,
    }),
    answers: found => ({ en: line`Elena read about ${found} pages.`, es: line`Elena leyó unas ${found} páginas.` }),
  },
  {
    unit: 10,
    sign: '−',
    noun: nouns.stamp,
    tell: (a, b) => ({
      en: prose`Leo had ${a} stamps. He gave ${b} stamps to his sister. About how many stamps does he have left? Round each number to the nearest ten.`,
      es: prose`Leo tenía ${a} estampillas. Le dio ${b} estampillas a su hermana. ¿Cuántas estampillas le quedan, aproximadamente? Redondea cada número a la decena más cercana.`,
    }),
    answers: found => ({
      en: line`Leo has about ${found} stamps left.`,
      es: line`A Leo le quedan unas ${found} estampillas.`,
    }),
  },
  {
    unit: 10,
    sign: '+',
    noun: nouns.mile,
    tell: (a, b) => ({
      en: prose`A family drove ${a} miles before lunch and ${b} miles after lunch. About how many miles did the family drive in all? Round each number to the nearest ten.`,
      es: prose`Una familia recorrió ${a} millas en auto antes del almuerzo y ${b} millas después. ¿Cuántas millas recorrió en total, aproximadamente? Redondea cada número a la decena más cercana.`,
    }),
    answers: found => ({
      en: line`The family drove about ${found} miles.`,
      es: line`La familia recorrió unas ${found} millas.`,
    }),
  },
  {
    unit: 10,
    sign: '−',
    noun: nouns.plant,
    tell: (a, b) => ({
      en: prose`A garden has ${a} tomato plants and ${b} pepper plants. About how many more tomato plants than pepper plants does the garden have? Round each number to the nearest ten.`,
      es: prose`En un huerto hay ${a} plantas de tomate y ${b} plantas de pimiento. ¿Cuántas plantas de tomate más que de pimiento hay, aproximadamente? Redondea cada número a la decena más cercana.`,
    }),
    answers: found => ({
      en: line`The garden has about ${found} more tomato plants.`,
      es: line`En el huerto hay unas ${found} plantas de tomate más.`,
    }),
  },
]

export const storiesInHundreds: readonly EstimateStory[] = [
  {
    unit: 100,
    sign: '−',
    noun: nouns.seat,
    tell: (a, b) => ({
      en: prose`A theater has ${a} seats. People are sitting in ${b} of the seats. About how many seats are empty? Round each number to the nearest hundred.`,
      es: prose`Un teatro tiene ${a} asientos. Hay personas sentadas en ${b} asientos. ¿Cuántos asientos están vacíos, aproximadamente? Redondea cada número a la centena más cercana.`,
    }),
    answers: found => ({
      en: line`About ${found} seats are empty.`,
      es: line`Están vacíos unos ${found} asientos.`,
    }),
  },
  {
    unit: 100,
    sign: '+',
    noun: nouns.visitor,
    tell: (a, b) => ({
      en: prose`A museum had ${a} visitors on Saturday and ${b} visitors on Sunday. About how many visitors did it have on the two days? Round each number to the nearest hundred.`,
      es: prose`Un museo tuvo ${a} visitantes el sábado y ${b} visitantes el domingo. ¿Cuántos visitantes tuvo en los dos días, aproximadamente? Redondea cada número a la centena más cercana.`,
    }),
    answers: found => ({
      en: line`The museum had about ${found} visitors.`,
      es: line`El museo tuvo unos ${found} visitantes.`,
    }),
  },
  {
    unit: 100,
    sign: '−',
    noun: nouns.mile,
    tell: (a, b) => ({
      en: prose`The drive to the beach is ${a} miles. The drive to the lake is ${b} miles. About how many miles longer is the drive to the beach? Round each number to the nearest hundred.`,
      es: prose`El viaje a la playa es de ${a} millas. El viaje al lago es de ${b} millas. ¿Cuántas millas más largo es el viaje a la playa, aproximadamente? Redondea cada número a la centena más cercana.`,
    }),
    answers: found => ({
      en: line`The drive to the beach is about ${found} miles longer.`,
      es: line`El viaje a la playa es unas ${found} millas más largo.`,
    }),
  },
  {
    unit: 100,
    sign: '+',
    noun: nouns.tree,
    tell: (a, b) => ({
      en: prose`An orchard has ${a} apple trees and ${b} pear trees. About how many trees does it have in all? Round each number to the nearest hundred.`,
      es: prose`En un huerto hay ${a} manzanos y ${b} perales. ¿Cuántos árboles hay en total, aproximadamente? Redondea cada número a la centena más cercana.`,
    }),
    answers: found => ({
      en: line`The orchard has about ${found} trees.`,
      es: line`En el huerto hay unos ${found} árboles.`,
    }),
  },
  {
    unit: 100,
    sign: '−',
    noun: nouns.book,
    tell: (a, b) => ({
      en: prose`A library has ${a} picture books and ${b} comic books. About how many more picture books than comic books does it have? Round each number to the nearest hundred.`,
      es: prose`Una biblioteca tiene ${a} libros ilustrados y ${b} libros de historietas. ¿Aproximadamente cuántos libros ilustrados más que libros de historietas tiene? Redondea cada número a la centena más cercana.`,
    }),
    answers: found => ({
      en: line`The library has about ${found} more picture books.`,
      es: line`La biblioteca tiene unos ${found} libros ilustrados más.`,
    }),
  },
  {
    unit: 100,
    sign: '+',
    noun: nouns.bottle,
    tell: (a, b) => ({
      en: prose`A school recycled ${a} bottles in March and ${b} bottles in April. About how many bottles did the school recycle in all? Round each number to the nearest hundred.`,
      es: prose`Una escuela recicló ${a} botellas en marzo y ${b} botellas en abril. ¿Cuántas botellas recicló en total, aproximadamente? Redondea cada número a la centena más cercana.`,
    }),
    answers: found => ({
      en: line`The school recycled about ${found} bottles.`,
      es: line`La escuela recicló unas ${found} botellas.`,
    }),
  },
]
