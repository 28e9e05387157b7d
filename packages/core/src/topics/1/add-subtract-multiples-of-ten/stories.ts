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
      en: prose`A class has ${a} boxes of ${TEN} crayons. The class gets ${b} more boxes. How many crayons does the class have now?`,
      es: prose`Una clase tiene ${a} cajas de ${TEN} crayones. La clase recibe ${b} cajas más. ¿Cuántos crayones tiene ahora la clase?`,
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
    says: found => ({ en: line`There are ${found} left.`, es: line`Quedan ${found}.` }),
  },
  {
    noun: nouns.straw,
    sign: '+',
    tell: (a, b) => ({
      en: prose`There are ${a} bundles of ${TEN} straws on a table. You put ${b} more bundles there. How many straws are on the table now?`,
      es: prose`Hay ${a} atados de ${TEN} pajillas en una mesa. Pones ahí ${b} atados más. ¿Cuántas pajillas hay ahora en la mesa?`,
    }),
    says: found => ({ en: line`There are ${found} on the table.`, es: line`Hay ${found} en la mesa.` }),
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
      en: prose`There are ${a} rows of ${TEN} chairs in a gym. Children set up ${b} more rows. How many chairs are there now?`,
      es: prose`Hay ${a} filas de ${TEN} sillas en un gimnasio. Los niños ponen ${b} filas más. ¿Cuántas sillas hay ahora?`,
    }),
    says: found => ({ en: line`There are ${found} now.`, es: line`Ahora hay ${found}.` }),
  },
  {
    noun: nouns.bead,
    sign: '−',
    tell: (a, b) => ({
      en: prose`You have ${a} strings of ${TEN} beads. You give away ${b} strings. How many beads do you have left?`,
      es: prose`Tienes ${a} tiras de ${TEN} cuentas. Regalas ${b} tiras. ¿Cuántas cuentas te quedan?`,
    }),
    says: found => ({ en: line`You have ${found} left.`, es: line`Te quedan ${found}.` }),
  },
  {
    noun: nouns.sticker,
    sign: '+',
    tell: (a, b) => ({
      en: prose`You have ${a} sheets of ${TEN} stickers. A friend gives you ${b} more sheets. How many stickers do you have now?`,
      es: prose`Tienes ${a} hojas de ${TEN} calcomanías. Una amiga te da ${b} hojas más. ¿Cuántas calcomanías tienes ahora?`,
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
    says: found => ({ en: line`There are ${found} left.`, es: line`Quedan ${found}.` }),
  },
  {
    noun: nouns.cent,
    sign: '+',
    tell: (a, b) => ({
      en: prose`There are ${a} dimes in a jar. You put in ${b} more dimes. How many cents are in the jar now?`,
      es: prose`En un frasco hay ${a} monedas de diez centavos. Pones ${b} monedas más de diez centavos. ¿Cuántos centavos hay ahora en el frasco?`,
    }),
    says: found => ({ en: line`There are ${found} in the jar now.`, es: line`Ahora hay ${found} en el frasco.` }),
  },
  {
    noun: nouns.block,
    sign: '−',
    tell: (a, b) => ({
      en: prose`You build ${a} towers of ${TEN} blocks. Then ${b} towers fall. How many blocks are in the towers that still stand?`,
      es: prose`Haces ${a} torres de ${TEN} bloques. Luego se caen ${b} torres. ¿Cuántos bloques hay en las torres que siguen en pie?`,
    }),
    says: found => ({
      en: line`There are ${found} in those towers.`,
      es: line`Hay ${found} en esas torres.`,
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
      en: prose`You have ${a} straws in bundles of ten. You use some bundles. Now you have ${b} straws. How many straws do you use?`,
      es: prose`Tienes ${a} pajillas en atados de diez. Usas algunos atados. Ahora tienes ${b} pajillas. ¿Cuántas pajillas usas?`,
    }),
    says: found => ({ en: line`You use ${found}.`, es: line`Usas ${found}.` }),
  },
  {
    noun: nouns.pencil,
    asks: 'whole',
    tell: (a, b) => ({
      en: prose`A store has some packs of ten pencils. The store sells ${a} pencils. Now ${b} pencils are left. How many pencils were there at first?`,
      es: prose`Una tienda tiene algunos paquetes de diez lápices. La tienda vende ${a} lápices. Ahora quedan ${b} lápices. ¿Cuántos lápices había al principio?`,
    }),
    says: found => ({ en: line`There were ${found} at first.`, es: line`Al principio había ${found}.` }),
  },
  {
    noun: nouns.crayon,
    asks: 'part',
    partFirst: true,
    tell: (a, b) => ({
      en: prose`A class has ${a} crayons in boxes of ten. The class gets some more boxes. Now there are ${b} crayons. How many crayons does the class get?`,
      es: prose`Una clase tiene ${a} crayones en cajas de diez. La clase recibe algunas cajas más. Ahora hay ${b} crayones. ¿Cuántos crayones recibe la clase?`,
    }),
    says: found => ({ en: line`The class gets ${found}.`, es: line`La clase recibe ${found}.` }),
  },
  {
    noun: nouns.chair,
    asks: 'part',
    tell: (a, b) => ({
      en: prose`There are ${a} chairs in rows of ten. Children sit on ${b} chairs. The other rows are empty. How many chairs are empty?`,
      es: prose`Hay ${a} sillas en filas de diez. Los niños se sientan en ${b} sillas. Las otras filas están vacías. ¿Cuántas sillas están vacías?`,
    }),
    says: found => ({ en: line`There are ${found} that are empty.`, es: line`Hay ${found} sin ocupar.` }),
  },
  {
    noun: nouns.cent,
    asks: 'whole',
    tell: (a, b) => ({
      en: prose`You have some dimes. You spend ${a} cents. Now you have ${b} cents left. How many cents did you have at first?`,
      es: prose`Tienes algunas monedas de diez centavos. Gastas ${a} centavos. Ahora te quedan ${b} centavos. ¿Cuántos centavos tenías al principio?`,
    }),
    says: found => ({ en: line`You had ${found} at first.`, es: line`Al principio tenías ${found}.` }),
  },
  {
    noun: nouns.bead,
    asks: 'part',
    partFirst: true,
    tell: (a, b) => ({
      en: prose`You have ${a} beads on strings of ten. You make some more strings. Now you have ${b} beads. How many beads do you add?`,
      es: prose`Tienes ${a} cuentas en tiras de diez. Haces algunas tiras más. Ahora tienes ${b} cuentas. ¿Cuántas cuentas agregas?`,
    }),
    says: found => ({ en: line`You add ${found}.`, es: line`Agregas ${found}.` }),
  },
  {
    noun: nouns.marble,
    asks: 'part',
    tell: (a, b) => ({
      en: prose`You have ${a} marbles in bags of ten. You give some bags to a friend. Now you have ${b} marbles. How many marbles do you give away?`,
      es: prose`Tienes ${a} canicas en bolsas de diez. Le das algunas bolsas a un amigo. Ahora tienes ${b} canicas. ¿Cuántas canicas regalas?`,
    }),
    says: found => ({ en: line`You give away ${found}.`, es: line`Regalas ${found}.` }),
  },
  {
    noun: nouns.cookie,
    asks: 'whole',
    tell: (a, b) => ({
      en: prose`A baker has some trays of ten cookies. The baker sells ${a} cookies. Now ${b} cookies are left. How many cookies were there at first?`,
      es: prose`Una panadera tiene algunas bandejas de diez galletas. La panadera vende ${a} galletas. Ahora quedan ${b} galletas. ¿Cuántas galletas había al principio?`,
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
