import { type Block, type Both, type Inline, line, type Noun, noun, prose, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

interface TenStory {
  readonly noun: Noun
  readonly takesAway?: true
  readonly tell: (taken: number) => Both<Block>
  readonly answer: (found: Term) => Both<readonly Inline[]>
}

const pin = noun('pin', 'pins', 'bolo', 'bolos', 'm')

/** Ten places, some of them taken. */
export const tenStories: readonly TenStory[] = [
  {
    noun: nouns.egg,
    tell: taken => ({
      en: prose`A carton holds ${10} eggs. It has ${taken} eggs now. How many more eggs fit?`,
      es: prose`En un cartón caben ${10} huevos. Ahora tiene ${taken} huevos. ¿Cuántos huevos más caben?`,
    }),
    answer: found => ({ en: line`${found} still fit.`, es: line`Todavía caben ${found}.` }),
  },
  {
    noun: nouns.seat,
    tell: taken => ({
      en: prose`A bus has ${10} seats. ${taken} seats are taken. How many seats are free?`,
      es: prose`Un autobús tiene ${10} asientos. ${taken} están ocupados. ¿Cuántos asientos están libres?`,
    }),
    answer: found => ({ en: line`${found} are free.`, es: line`Quedan libres ${found}.` }),
  },
  {
    noun: pin,
    takesAway: true,
    tell: taken => ({
      en: prose`There are ${10} pins. ${taken} pins fall. How many pins still stand?`,
      es: prose`Hay ${10} bolos. Se caen ${taken}. ¿Cuántos bolos siguen de pie?`,
    }),
    answer: found => ({ en: line`${found} still stand.`, es: line`Siguen de pie ${found}.` }),
  },
  {
    noun: nouns.crayon,
    tell: taken => ({
      en: prose`A box holds ${10} crayons. ${taken} crayons are in the box. How many crayons are missing?`,
      es: prose`En una caja caben ${10} crayones. Hay ${taken} en la caja. ¿Cuántos crayones faltan?`,
    }),
    answer: found => ({ en: line`${found} are missing.`, es: line`Faltan ${found}.` }),
  },
  {
    noun: nouns.apple,
    tell: taken => ({
      en: prose`A bag holds ${10} apples. It has ${taken} apples now. How many more apples fit?`,
      es: prose`En una bolsa caben ${10} manzanas. Ahora tiene ${taken}. ¿Cuántas manzanas más caben?`,
    }),
    answer: found => ({ en: line`${found} still fit.`, es: line`Todavía caben ${found}.` }),
  },
  {
    noun: nouns.book,
    tell: taken => ({
      en: prose`A shelf holds ${10} books. It has ${taken} books now. How many more books fit?`,
      es: prose`En un estante caben ${10} libros. Ahora tiene ${taken}. ¿Cuántos libros más caben?`,
    }),
    answer: found => ({ en: line`${found} still fit.`, es: line`Todavía caben ${found}.` }),
  },
  {
    noun: nouns.fish,
    tell: taken => ({
      en: prose`There are ${10} fish. ${taken} fish are big. How many fish are small?`,
      es: prose`Hay ${10} peces. ${taken} son grandes. ¿Cuántos peces son pequeños?`,
    }),
    answer: found => ({ en: line`${found} are small.`, es: line`${found} son pequeños.` }),
  },
  {
    noun: nouns.balloon,
    takesAway: true,
    tell: taken => ({
      en: prose`There are ${10} balloons. ${taken} balloons pop. How many balloons are left?`,
      es: prose`Hay ${10} globos. Se revientan ${taken}. ¿Cuántos globos quedan?`,
    }),
    answer: found => ({ en: line`${found} are left.`, es: line`Quedan ${found}.` }),
  },
]
