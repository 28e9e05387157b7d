import {
  type Block,
  type Both,
  type Inline,
  line,
  type Noun,
  prose,
  type Quantity,
  type Term,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** Groups of ten, of which more come or some go. */
export interface GroupStory {
  readonly noun: Noun
  readonly sign: '+' | '−'
  /** How many groups there are first, and how many come or go. */
  readonly tell: (start: Term, change: Term) => Both<Block>
  readonly says: (found: Quantity) => Both<readonly Inline[]>
}

const TEN = 10

export const groupStories: readonly GroupStory[] = [
  {
    noun: nouns.crayon,
    sign: '+',
    tell: (a, b) => ({
      en: prose`A class has ${a} boxes of ${TEN} crayons. The class gets ${b} more boxes of ${TEN}. How many crayons does the class have now?`,
      es: prose`Una clase tiene ${a} cajas de ${TEN} crayones. La clase recibe ${b} cajas más de ${TEN}. ¿Cuántos crayones tiene ahora la clase?`,
    }),
    says: found => ({ en: line`The class has ${found} now.`, es: line`La clase tiene ahora ${found}.` }),
  },
  {
    noun: nouns.pencil,
    sign: '−',
    tell: (a, b) => ({
      en: prose`A store has ${a} packs of ${TEN} pencils. The store sells ${b} packs. How many pencils are left?`,
      es: prose`Una tienda tiene ${a} paquetes de ${TEN} lápices. La tienda vende ${b} paquetes. ¿Cuántos lápices quedan?`,
    }),
    says: found => ({ en: line`${found} are left.`, es: line`Quedan ${found}.` }),
  },
  {
    noun: nouns.straw,
    sign: '+',
    tell: (a, b) => ({
      en: prose`There are ${a} bundles of ${TEN} straws on a table. You put ${b} more bundles of ${TEN} there. How many straws are on the table now?`,
      es: prose`Hay ${a} atados de ${TEN} pajillas en una mesa. Pones ahí ${b} atados más de ${TEN}. ¿Cuántas pajillas hay ahora en la mesa?`,
    }),
    says: found => ({ en: line`There are ${found} on the table now.`, es: line`Ahora hay ${found} en la mesa.` }),
  },
  {
    noun: nouns.cent,
    sign: '−',
    tell: (a, b) => ({
      en: prose`You have ${a} dimes. You spend ${b} dimes. How many cents do you have left?`,
      es: prose`Tienes ${a} monedas de diez centavos. Gastas ${b} de esas monedas. ¿Cuántos centavos te quedan?`,
    }),
    says: found => ({ en: line`You have ${found} left.`, es: line`Te quedan ${found}.` }),
  },
  {
    noun: nouns.chair,
    sign: '+',
    tell: (a, b) => ({
      en: prose`There are ${a} rows of ${TEN} chairs in a gym. Children set up ${b} more rows of ${TEN}. How many chairs are there now?`,
      es: prose`Hay ${a} filas de ${TEN} sillas en un gimnasio. Los niños ponen ${b} filas más de ${TEN}. ¿Cuántas sillas hay ahora?`,
    }),
    says: found => ({ en: line`There are ${found} now.`, es: line`Ahora hay ${found}.` }),
  },
  {
    noun: nouns.bead,
    sign: '−',
    tell: (a, b) => ({
      en: prose`You have ${a} strings of ${TEN} beads. You give away ${b} strings. How many beads do you have left?`,
      es: prose`Tienes ${a} hilos de ${TEN} cuentas. Regalas ${b} hilos. ¿Cuántas cuentas te quedan?`,
    }),
    says: found => ({ en: line`You have ${found} left.`, es: line`Te quedan ${found}.` }),
  },
  {
    noun: nouns.sticker,
    sign: '+',
    tell: (a, b) => ({
      en: prose`You have ${a} sheets of ${TEN} stickers. A friend gives you ${b} more sheets of ${TEN}. How many stickers do you have now?`,
      es: prose`Tienes ${a} hojas de ${TEN} calcomanías. Una amiga te da otras ${b} hojas de ${TEN} calcomanías. ¿Cuántas calcomanías tienes ahora?`,
    }),
    says: found => ({ en: line`You have ${found} now.`, es: line`Ahora tienes ${found}.` }),
  },
  {
    noun: nouns.cookie,
    sign: '−',
    tell: (a, b) => ({
      en: prose`A baker has ${a} trays of ${TEN} cookies. The baker sells ${b} trays. How many cookies are left?`,
      es: prose`Una panadera tiene ${a} bandejas de ${TEN} galletas. La panadera vende ${b} bandejas. ¿Cuántas galletas quedan?`,
    }),
    says: found => ({ en: line`${found} are left.`, es: line`Quedan ${found}.` }),
  },
  {
    noun: nouns.plant,
    sign: '+',
    tell: (a, b) => ({
      en: prose`There are ${a} rows of ${TEN} plants in a garden. You plant ${b} more rows of ${TEN}. How many plants are in the garden now?`,
      es: prose`Hay ${a} hileras de ${TEN} plantas en un huerto. Siembras ${b} hileras más de ${TEN}. ¿Cuántas plantas hay ahora en el huerto?`,
    }),
    says: found => ({ en: line`There are ${found} in the garden now.`, es: line`Ahora hay ${found} en el huerto.` }),
  },
  {
    noun: nouns.block,
    sign: '−',
    tell: (a, b) => ({
      en: prose`You build ${a} towers of ${TEN} blocks. Then ${b} towers fall. How many blocks are in the towers that still stand?`,
      es: prose`Haces ${a} torres de ${TEN} bloques. Luego se caen ${b} torres. ¿Cuántos bloques hay en las torres que siguen en pie?`,
    }),
    says: found => ({
      en: line`There are ${found} in the towers that still stand.`,
      es: line`Hay ${found} en las torres que siguen en pie.`,
    }),
  },
]

/** Two numbers are told, both of single things, and the third is asked. */
export interface UnknownStory {
  readonly noun: Noun
  /** Whether the whole is asked, or a part. */
  readonly asks: 'whole' | 'part'
  /** The whole and a part, or both parts, in the order of the story. */
  readonly tell: (first: Term, second: Term) => Both<Block>
  /** Whether the part is told before the whole. */
  readonly partFirst?: true
  readonly says: (found: Quantity) => Both<readonly Inline[]>
}

export const unknownStories: readonly UnknownStory[] = [
  {
    noun: nouns.straw,
    asks: 'part',
    tell: (a, b) => ({
      en: prose`You had ${a} straws in bundles of ten. You used some bundles. Now you have ${b} straws. How many straws did you use?`,
      es: prose`Tenías ${a} pajillas en atados de diez. Usaste algunos atados. Ahora tienes ${b} pajillas. ¿Cuántas pajillas usaste?`,
    }),
    says: found => ({ en: line`You used ${found}.`, es: line`Usaste ${found}.` }),
  },
  {
    noun: nouns.pencil,
    asks: 'whole',
    tell: (a, b) => ({
      en: prose`A store had some packs of ten pencils. The store sold ${a} pencils. Now ${b} pencils are left. How many pencils were there at first?`,
      es: prose`Una tienda tenía algunos paquetes de diez lápices. La tienda vendió ${a} lápices. Ahora quedan ${b} lápices. ¿Cuántos lápices había al principio?`,
    }),
    says: found => ({ en: line`There were ${found} at first.`, es: line`Al principio había ${found}.` }),
  },
  {
    noun: nouns.crayon,
    asks: 'part',
    partFirst: true,
    tell: (a, b) => ({
      en: prose`A class had ${a} crayons in boxes of ten. The class got some more boxes. Now there are ${b} crayons. How many crayons did the class get?`,
      es: prose`Una clase tenía ${a} crayones en cajas de diez. La clase recibió algunas cajas más. Ahora hay ${b} crayones. ¿Cuántos crayones recibió la clase?`,
    }),
    says: found => ({ en: line`The class got ${found}.`, es: line`La clase recibió ${found}.` }),
  },
  {
    noun: nouns.chair,
    asks: 'part',
    tell: (a, b) => ({
      en: prose`There are ${a} chairs in rows of ten. Children sit on ${b} chairs. The other rows are empty. How many chairs are empty?`,
      es: prose`Hay ${a} sillas en filas de diez. Los niños se sientan en ${b} sillas. Las otras filas están vacías. ¿Cuántas sillas están vacías?`,
    }),
    says: found => ({ en: line`${found} are empty.`, es: line`Hay ${found} vacías.` }),
  },
  {
    noun: nouns.card,
    asks: 'whole',
    tell: (a, b) => ({
      en: prose`You had some packs of ten cards. You gave ${a} cards to your brother. Now you have ${b} cards. How many cards did you have at first?`,
      es: prose`Tenías algunos paquetes de diez cartas. Le diste ${a} cartas a tu hermano. Ahora tienes ${b} cartas. ¿Cuántas cartas tenías al principio?`,
    }),
    says: found => ({ en: line`You had ${found} at first.`, es: line`Al principio tenías ${found}.` }),
  },
  {
    noun: nouns.bead,
    asks: 'part',
    partFirst: true,
    tell: (a, b) => ({
      en: prose`You had ${a} beads on strings of ten. You made some more strings. Now you have ${b} beads. How many beads did you add?`,
      es: prose`Tenías ${a} cuentas en hilos de diez. Hiciste algunos hilos más. Ahora tienes ${b} cuentas. ¿Cuántas cuentas agregaste?`,
    }),
    says: found => ({ en: line`You added ${found}.`, es: line`Agregaste ${found}.` }),
  },
  {
    noun: nouns.marble,
    asks: 'part',
    tell: (a, b) => ({
      en: prose`You had ${a} marbles in bags of ten. You gave some bags to a friend. Now you have ${b} marbles. How many marbles did you give away?`,
      es: prose`Tenías ${a} canicas en bolsas de diez. Le diste algunas bolsas a un amigo. Ahora tienes ${b} canicas. ¿Cuántas canicas regalaste?`,
    }),
    says: found => ({ en: line`You gave away ${found}.`, es: line`Regalaste ${found}.` }),
  },
  {
    noun: nouns.cookie,
    asks: 'whole',
    tell: (a, b) => ({
      en: prose`A baker had some trays of ten cookies. The baker sold ${a} cookies. Now ${b} cookies are left. How many cookies were there at first?`,
      es: prose`Una panadera tenía algunas bandejas de diez galletas. La panadera vendió ${a} galletas. Ahora quedan ${b} galletas. ¿Cuántas galletas había al principio?`,
    }),
    says: found => ({ en: line`There were ${found} at first.`, es: line`Al principio había ${found}.` }),
  },
  {
    noun: nouns.sticker,
    asks: 'part',
    partFirst: true,
    tell: (a, b) => ({
      en: prose`You get ${a} stickers from a friend on sheets of ten. Your aunt gives you the other sheets. You get ${b} stickers in all. How many stickers does your aunt give you?`,
      es: prose`Una amiga te da ${a} calcomanías en hojas de diez. Tu tía te da las otras hojas. En total recibes ${b} calcomanías. ¿Cuántas calcomanías te da tu tía?`,
    }),
    says: found => ({ en: line`Your aunt gives you ${found}.`, es: line`Tu tía te da ${found}.` }),
  },
]
