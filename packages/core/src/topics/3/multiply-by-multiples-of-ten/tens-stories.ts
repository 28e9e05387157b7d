import {
  type Block,
  type Both,
  type Inline,
  line,
  type Noun,
  name,
  noun,
  type Person,
  prose,
  type Quantity,
  subject,
  type Term,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** A few groups of so many tens each. */
export interface TensStory {
  readonly items: Noun
  tell(numbers: { readonly groups: Term; readonly each: Term }, who: Person): Both<Block>
  answer(total: Quantity, who: Person): Both<readonly Inline[]>
}

const plate = noun('paper plate', 'paper plates', 'plato de papel', 'platos de papel', 'm')

export const tensStories: readonly TensStory[] = [
  {
    items: nouns.crayon,
    tell: ({ groups, each }) => ({
      en: prose`A teacher has ${groups} boxes with ${each} in each box. How many crayons does the teacher have?`,
      es: prose`Una maestra tiene ${groups} cajas con ${each} en cada una. ¿Cuántos crayones tiene la maestra?`,
    }),
    answer: total => ({ en: line`The teacher has ${total}.`, es: line`La maestra tiene ${total}.` }),
  },
  {
    items: nouns.chair,
    tell: ({ groups, each }) => ({
      en: prose`A hall has ${groups} rows with ${each} in each row. How many chairs are in the hall?`,
      es: prose`En un salón hay ${groups} filas con ${each} en cada una. ¿Cuántas sillas hay en el salón?`,
    }),
    answer: total => ({ en: line`There are ${total} in the hall.`, es: line`En el salón hay ${total}.` }),
  },
  {
    items: plate,
    tell: ({ groups, each }, who) => ({
      en: prose`${name(who)} buys ${groups} packs of ${each}. How many paper plates does ${subject(who)} buy?`,
      es: prose`${name(who)} compra ${groups} paquetes de ${each}. ¿Cuántos platos de papel compra?`,
    }),
    answer: (total, who) => ({ en: line`${name(who)} buys ${total}.`, es: line`${name(who)} compra ${total}.` }),
  },
  {
    items: nouns.minute,
    tell: ({ groups, each }, who) => ({
      en: prose`${name(who)} has ${groups} music lessons. Every lesson lasts ${each}. How many minutes do the lessons last altogether?`,
      es: prose`${name(who)} tiene ${groups} clases de música. Cada clase dura ${each}. ¿Cuántos minutos duran las clases en total?`,
    }),
    answer: total => ({
      en: line`The lessons last ${total} altogether.`,
      es: line`Las clases duran ${total} en total.`,
    }),
  },
  {
    items: nouns.mile,
    tell: ({ groups, each }) => ({
      en: prose`A bus drives ${each} per day. How many miles does it drive in ${groups} days?`,
      es: prose`Un autobús recorre ${each} por día. ¿Cuántas millas recorre en ${groups} días?`,
    }),
    answer: total => ({ en: line`The bus drives ${total}.`, es: line`El autobús recorre ${total}.` }),
  },
  {
    items: nouns.bead,
    tell: ({ groups, each }, who) => ({
      en: prose`${name(who)} makes ${groups} necklaces with ${each} on each one. How many beads does ${subject(who)} need?`,
      es: prose`${name(who)} hace ${groups} collares con ${each} cada uno. ¿Cuántas cuentas necesita?`,
    }),
    answer: (total, who) => ({ en: line`${name(who)} needs ${total}.`, es: line`${name(who)} necesita ${total}.` }),
  },
  {
    items: nouns.page,
    tell: ({ groups, each }) => ({
      en: prose`There are ${groups} notebooks on a shelf. Every notebook has ${each}. How many pages is that in all?`,
      es: prose`En un estante hay ${groups} cuadernos. Cada cuaderno tiene ${each}. ¿Cuántas páginas son en total?`,
    }),
    answer: total => ({
      en: line`The notebooks have ${total} in all.`,
      es: line`Los cuadernos tienen ${total} en total.`,
    }),
  },
  {
    items: nouns.sticker,
    tell: ({ groups, each }, who) => ({
      en: prose`${name(who)} fills ${groups} pages of an album with ${each} on each page. How many stickers are on the pages?`,
      es: prose`${name(who)} llena ${groups} páginas de un álbum con ${each} en cada una. ¿Cuántas calcomanías hay en las páginas?`,
    }),
    answer: total => ({ en: line`There are ${total} on the pages.`, es: line`En las páginas hay ${total}.` }),
  },
]
