import {
  type Block,
  type Both,
  blocksOf,
  type Content,
  count,
  type Inline,
  line,
  type Noun,
  Printed,
  type Ratio,
  role,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Told = Both<readonly Inline[]>
type Part = ReturnType<typeof role>
type Two = (first: Part, second: Part) => Told

/** What happens to things that come in equal groups; no question is asked. */
export interface EqualGroups {
  readonly groups: Noun
  readonly items: Noun
  /** Groups, and how many in each: said in this order, the other way round, and in one sentence. */
  readonly groupsFirst: Two
  readonly eachFirst: Two
  readonly short: Two
  /** The same two numbers as two parts of a whole, and as a whole and what is taken away. */
  readonly adds: Two
  readonly takesAway: Two
  /** A total among so many groups, and into groups of so many. */
  readonly shares: Two
  readonly makes: Two
}

export const equalGroups: readonly EqualGroups[] = [
  {
    groups: nouns.bag,
    items: nouns.orange,
    groupsFirst: (a, b) => ({
      en: line`There are ${a} on a shelf. Each bag holds ${b}.`,
      es: line`Hay ${a} en un estante. En cada bolsa hay ${b}.`,
    }),
    eachFirst: (a, b) => ({
      en: line`Each bag holds ${b}. A cook buys ${a}.`,
      es: line`En cada bolsa hay ${b}. Un cocinero compra ${a}.`,
    }),
    short: (a, b) => ({ en: line`A cook buys ${a} of ${b}.`, es: line`Un cocinero compra ${a} de ${b}.` }),
    adds: (a, b) => ({
      en: line`One bag holds ${a}. Another bag holds ${b}.`,
      es: line`En una bolsa hay ${a}. En otra bolsa hay ${b}.`,
    }),
    takesAway: (all, less) => ({
      en: line`A bag holds ${all}. A cook takes ${less} out of the bag.`,
      es: line`En una bolsa hay ${all}. Un cocinero saca ${less} de la bolsa.`,
    }),
    shares: (all, a) => ({
      en: line`A cook puts ${all} into ${a}, the same number in each bag.`,
      es: line`Un cocinero pone ${all} en ${a}, la misma cantidad en cada una.`,
    }),
    makes: (all, b) => ({
      en: line`A cook puts ${all} into bags, with ${b} in each bag.`,
      es: line`Un cocinero pone ${all} en bolsas, con ${b} en cada una.`,
    }),
  },
  {
    groups: nouns.row,
    items: nouns.seat,
    groupsFirst: (a, b) => ({
      en: line`A theater has ${a}. Each row has ${b}.`,
      es: line`Un teatro tiene ${a}. En cada fila hay ${b}.`,
    }),
    eachFirst: (a, b) => ({
      en: line`Each row of a theater has ${b}. The theater has ${a}.`,
      es: line`En cada fila de un teatro hay ${b}. El teatro tiene ${a}.`,
    }),
    short: (a, b) => ({ en: line`A theater has ${a} of ${b}.`, es: line`Un teatro tiene ${a} de ${b}.` }),
    adds: (a, b) => ({
      en: line`The first row of a theater has ${a}. The last row has ${b}.`,
      es: line`La primera fila de un teatro tiene ${a}. La última fila tiene ${b}.`,
    }),
    takesAway: (all, less) => ({
      en: line`A row has ${all}. People sit in ${less} of that row.`,
      es: line`Una fila tiene ${all}. Hay personas sentadas en ${less} de esa fila.`,
    }),
    shares: (all, a) => ({
      en: line`A theater has ${all} in ${a}, the same number in each row.`,
      es: line`Un teatro tiene ${all} en ${a}, la misma cantidad en cada una.`,
    }),
    makes: (all, b) => ({
      en: line`A theater has ${all} in rows, with ${b} in each row.`,
      es: line`Un teatro tiene ${all} en filas, con ${b} en cada una.`,
    }),
  },
  {
    groups: nouns.pack,
    items: nouns.pencil,
    groupsFirst: (a, b) => ({
      en: line`A teacher buys ${a}. Each pack has ${b}.`,
      es: line`Una maestra compra ${a}. En cada paquete hay ${b}.`,
    }),
    eachFirst: (a, b) => ({
      en: line`Each pack has ${b}. A teacher buys ${a}.`,
      es: line`En cada paquete hay ${b}. Una maestra compra ${a}.`,
    }),
    short: (a, b) => ({ en: line`A teacher buys ${a} of ${b}.`, es: line`Una maestra compra ${a} de ${b}.` }),
    adds: (a, b) => ({
      en: line`One pack has ${a}. Another pack has ${b}.`,
      es: line`Un paquete tiene ${a}. Otro paquete tiene ${b}.`,
    }),
    takesAway: (all, less) => ({
      en: line`A pack has ${all}. A teacher gives away ${less} from the pack.`,
      es: line`Un paquete tiene ${all}. Una maestra regala ${less} del paquete.`,
    }),
    shares: (all, a) => ({
      en: line`A teacher sorts ${all} into ${a}, the same number in each pack.`,
      es: line`Una maestra reparte ${all} en ${a}, la misma cantidad en cada uno.`,
    }),
    makes: (all, b) => ({
      en: line`A teacher sorts ${all} into packs, with ${b} in each pack.`,
      es: line`Una maestra reparte ${all} en paquetes, con ${b} en cada uno.`,
    }),
  },
  {
    groups: nouns.plate,
    items: nouns.cookie,
    groupsFirst: (a, b) => ({
      en: line`There are ${a} on a table. Each plate holds ${b}.`,
      es: line`Hay ${a} en una mesa. En cada plato hay ${b}.`,
    }),
    eachFirst: (a, b) => ({
      en: line`Each plate holds ${b}. A baker fills ${a}.`,
      es: line`En cada plato hay ${b}. Una panadera llena ${a}.`,
    }),
    short: (a, b) => ({ en: line`A baker makes ${a} of ${b}.`, es: line`Una panadera prepara ${a} de ${b}.` }),
    adds: (a, b) => ({
      en: line`One plate holds ${a}. Another plate holds ${b}.`,
      es: line`En un plato hay ${a}. En otro plato hay ${b}.`,
    }),
    takesAway: (all, less) => ({
      en: line`A plate holds ${all}. Children eat ${less} from the plate.`,
      es: line`En un plato hay ${all}. Unos niños comen ${less} del plato.`,
    }),
    shares: (all, a) => ({
      en: line`A baker puts ${all} on ${a}, the same number on each plate.`,
      es: line`Una panadera pone ${all} en ${a}, la misma cantidad en cada uno.`,
    }),
    makes: (all, b) => ({
      en: line`A baker puts ${all} on plates, with ${b} on each plate.`,
      es: line`Una panadera pone ${all} en platos, con ${b} en cada uno.`,
    }),
  },
  {
    groups: nouns.vase,
    items: nouns.flower,
    groupsFirst: (a, b) => ({
      en: line`A restaurant has ${a}. Each vase holds ${b}.`,
      es: line`Un restaurante tiene ${a}. En cada florero hay ${b}.`,
    }),
    eachFirst: (a, b) => ({
      en: line`Each vase in a restaurant holds ${b}. There are ${a}.`,
      es: line`En cada florero de un restaurante hay ${b}. Hay ${a}.`,
    }),
    short: (a, b) => ({
      en: line`A restaurant has ${a} with ${b} in each.`,
      es: line`Un restaurante tiene ${a} con ${b} en cada uno.`,
    }),
    adds: (a, b) => ({
      en: line`One vase holds ${a}. Another vase holds ${b}.`,
      es: line`En un florero hay ${a}. En otro florero hay ${b}.`,
    }),
    takesAway: (all, less) => ({
      en: line`A vase holds ${all}. A worker takes ${less} out of the vase.`,
      es: line`En un florero hay ${all}. Un empleado saca ${less} del florero.`,
    }),
    shares: (all, a) => ({
      en: line`A worker puts ${all} into ${a}, the same number in each vase.`,
      es: line`Un empleado pone ${all} en ${a}, la misma cantidad en cada uno.`,
    }),
    makes: (all, b) => ({
      en: line`A worker puts ${all} into vases, with ${b} in each vase.`,
      es: line`Un empleado pone ${all} en floreros, con ${b} en cada uno.`,
    }),
  },
  {
    groups: nouns.page,
    items: nouns.photo,
    groupsFirst: (a, b) => ({
      en: line`An album has ${a}. Each page has ${b}.`,
      es: line`Un álbum tiene ${a}. En cada página hay ${b}.`,
    }),
    eachFirst: (a, b) => ({
      en: line`Each page of an album has ${b}. The album has ${a}.`,
      es: line`En cada página de un álbum hay ${b}. El álbum tiene ${a}.`,
    }),
    short: (a, b) => ({ en: line`An album has ${a} of ${b}.`, es: line`Un álbum tiene ${a} de ${b}.` }),
    adds: (a, b) => ({
      en: line`One page of an album has ${a}. The next page has ${b}.`,
      es: line`Una página de un álbum tiene ${a}. La página siguiente tiene ${b}.`,
    }),
    takesAway: (all, less) => ({
      en: line`A page of an album has ${all}. A girl gives away ${less} from that page.`,
      es: line`Una página de un álbum tiene ${all}. Una niña regala ${less} de esa página.`,
    }),
    shares: (all, a) => ({
      en: line`A girl puts ${all} on ${a} of an album, the same number on each page.`,
      es: line`Una niña pone ${all} en ${a} de un álbum, la misma cantidad en cada una.`,
    }),
    makes: (all, b) => ({
      en: line`A girl puts ${all} on the pages of an album, with ${b} on each page.`,
      es: line`Una niña pone ${all} en las páginas de un álbum, con ${b} en cada una.`,
    }),
  },
  {
    groups: nouns.classroom,
    items: nouns.computer,
    groupsFirst: (a, b) => ({
      en: line`A school has ${a} upstairs. Each classroom has ${b}.`,
      es: line`Una escuela tiene ${a} en el segundo piso. En cada salón hay ${b}.`,
    }),
    eachFirst: (a, b) => ({
      en: line`Each classroom in a school has ${b}. The school has ${a}.`,
      es: line`En cada salón de una escuela hay ${b}. La escuela tiene ${a}.`,
    }),
    short: (a, b) => ({
      en: line`A school has ${a} with ${b} in each.`,
      es: line`Una escuela tiene ${a} con ${b} en cada uno.`,
    }),
    adds: (a, b) => ({
      en: line`One classroom has ${a}. The next classroom has ${b}.`,
      es: line`Un salón tiene ${a}. El salón de al lado tiene ${b}.`,
    }),
    takesAway: (all, less) => ({
      en: line`A classroom has ${all}. Workers take ${less} out of the classroom.`,
      es: line`Un salón tiene ${all}. Unos empleados sacan ${less} del salón.`,
    }),
    shares: (all, a) => ({
      en: line`Workers put ${all} into ${a}, the same number in each classroom.`,
      es: line`Unos empleados ponen ${all} en ${a}, la misma cantidad en cada uno.`,
    }),
    makes: (all, b) => ({
      en: line`Workers put ${all} into classrooms, with ${b} in each classroom.`,
      es: line`Unos empleados ponen ${all} en salones, con ${b} en cada uno.`,
    }),
  },
  {
    groups: nouns.shelf,
    items: nouns.book,
    groupsFirst: (a, b) => ({
      en: line`A classroom has ${a}. Each shelf holds ${b}.`,
      es: line`Un salón de clases tiene ${a}. En cada estante hay ${b}.`,
    }),
    eachFirst: (a, b) => ({
      en: line`Each shelf in a classroom holds ${b}. The classroom has ${a}.`,
      es: line`En cada estante de un salón de clases hay ${b}. El salón tiene ${a}.`,
    }),
    short: (a, b) => ({
      en: line`A classroom has ${a} of ${b}.`,
      es: line`Un salón de clases tiene ${a} de ${b}.`,
    }),
    adds: (a, b) => ({
      en: line`The top shelf holds ${a}. The bottom shelf holds ${b}.`,
      es: line`En el estante de arriba hay ${a}. En el estante de abajo hay ${b}.`,
    }),
    takesAway: (all, less) => ({
      en: line`A shelf holds ${all}. Students take ${less} from the shelf.`,
      es: line`En un estante hay ${all}. Unos estudiantes toman ${less} del estante.`,
    }),
    shares: (all, a) => ({
      en: line`A student puts ${all} on ${a}, the same number on each shelf.`,
      es: line`Un estudiante pone ${all} en ${a}, la misma cantidad en cada uno.`,
    }),
    makes: (all, b) => ({
      en: line`A student puts ${all} on shelves, with ${b} on each shelf.`,
      es: line`Un estudiante pone ${all} en estantes, con ${b} en cada uno.`,
    }),
  },
  {
    groups: nouns.tray,
    items: nouns.muffin,
    groupsFirst: (a, b) => ({
      en: line`A baker fills ${a}. Each tray holds ${b}.`,
      es: line`Un panadero llena ${a}. En cada bandeja hay ${b}.`,
    }),
    eachFirst: (a, b) => ({
      en: line`Each tray holds ${b}. A baker fills ${a}.`,
      es: line`En cada bandeja hay ${b}. Un panadero llena ${a}.`,
    }),
    short: (a, b) => ({ en: line`A baker bakes ${a} of ${b}.`, es: line`Un panadero hornea ${a} de ${b}.` }),
    adds: (a, b) => ({
      en: line`One tray holds ${a}. Another tray holds ${b}.`,
      es: line`En una bandeja hay ${a}. En otra bandeja hay ${b}.`,
    }),
    takesAway: (all, less) => ({
      en: line`A tray holds ${all}. A baker sells ${less} from the tray.`,
      es: line`En una bandeja hay ${all}. Un panadero vende ${less} de la bandeja.`,
    }),
    shares: (all, a) => ({
      en: line`A baker puts ${all} on ${a}, the same number on each tray.`,
      es: line`Un panadero pone ${all} en ${a}, la misma cantidad en cada una.`,
    }),
    makes: (all, b) => ({
      en: line`A baker puts ${all} on trays, with ${b} on each tray.`,
      es: line`Un panadero pone ${all} en bandejas, con ${b} en cada una.`,
    }),
  },
  {
    groups: nouns.team,
    items: nouns.player,
    groupsFirst: (a, b) => ({
      en: line`There are ${a} in a gym. Each team has ${b}.`,
      es: line`Hay ${a} en un gimnasio. En cada equipo hay ${b}.`,
    }),
    eachFirst: (a, b) => ({
      en: line`Each team has ${b}. There are ${a} in a gym.`,
      es: line`En cada equipo hay ${b}. Hay ${a} en un gimnasio.`,
    }),
    short: (a, b) => ({ en: line`A coach makes ${a} of ${b}.`, es: line`Una entrenadora forma ${a} de ${b}.` }),
    adds: (a, b) => ({
      en: line`One team has ${a}. The other team has ${b}.`,
      es: line`Un equipo tiene ${a}. El otro equipo tiene ${b}.`,
    }),
    takesAway: (all, less) => ({
      en: line`A team has ${all}. After practice, ${less} go home.`,
      es: line`Un equipo tiene ${all}. Después del entrenamiento, ${less} se van a casa.`,
    }),
    shares: (all, a) => ({
      en: line`A coach puts ${all} on ${a}, the same number on each team.`,
      es: line`Una entrenadora reparte ${all} en ${a}, la misma cantidad en cada uno.`,
    }),
    makes: (all, b) => ({
      en: line`A coach puts ${all} on teams, with ${b} on each team.`,
      es: line`Una entrenadora reparte ${all} en equipos, con ${b} en cada uno.`,
    }),
  },
  {
    groups: nouns.basket,
    items: nouns.apple,
    groupsFirst: (a, b) => ({
      en: line`A farmer fills ${a}. Each basket holds ${b}.`,
      es: line`Una granjera llena ${a}. En cada canasta hay ${b}.`,
    }),
    eachFirst: (a, b) => ({
      en: line`Each basket holds ${b}. A farmer fills ${a}.`,
      es: line`En cada canasta hay ${b}. Una granjera llena ${a}.`,
    }),
    short: (a, b) => ({ en: line`A farmer sells ${a} of ${b}.`, es: line`Una granjera vende ${a} de ${b}.` }),
    adds: (a, b) => ({
      en: line`One basket holds ${a}. Another basket holds ${b}.`,
      es: line`En una canasta hay ${a}. En otra canasta hay ${b}.`,
    }),
    takesAway: (all, less) => ({
      en: line`A basket holds ${all}. A farmer takes ${less} out of the basket.`,
      es: line`En una canasta hay ${all}. Una granjera saca ${less} de la canasta.`,
    }),
    shares: (all, a) => ({
      en: line`A farmer puts ${all} into ${a}, the same number in each basket.`,
      es: line`Una granjera pone ${all} en ${a}, la misma cantidad en cada una.`,
    }),
    makes: (all, b) => ({
      en: line`A farmer puts ${all} into baskets, with ${b} in each basket.`,
      es: line`Una granjera pone ${all} en canastas, con ${b} en cada una.`,
    }),
  },
]

/** A story with its numbers under the names of their parts. */
const asTold = (tell: Two, first: Part, second: Part): Both<Block> => {
  const { en, es } = tell(first, second)
  return { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } }
}
const part = (name: string, amount: number, noun: Noun) => role(name, count(amount, noun))

/** So many groups of so many, in one of the three ways to say it. */
export const multiplied = (
  setting: EqualGroups,
  way: 'groupsFirst' | 'eachFirst' | 'short',
  groups: number,
  each: number,
): Both<Block> => asTold(setting[way], part('groups', groups, setting.groups), part('each', each, setting.items))
export const added = ({ adds, items }: EqualGroups, one: number, other: number): Both<Block> =>
  asTold(adds, part('one', one, items), part('other', other, items))
export const takenAway = ({ takesAway, items }: EqualGroups, all: number, less: number): Both<Block> =>
  asTold(takesAway, part('all', all, items), part('less', less, items))
export const sharedAmong = ({ shares, items, groups: noun }: EqualGroups, all: number, groups: number): Both<Block> =>
  asTold(shares, part('all', all, items), part('groups', groups, noun))
export const madeInto = ({ makes, items }: EqualGroups, all: number, each: number): Both<Block> =>
  asTold(makes, part('all', all, items), part('each', each, items))

/** A story and its question. */
export const asking = (told: Both<Block>, question: Both<readonly Inline[]>): Both<Block> => {
  const joined = (block: Block, words: readonly Inline[]): Block =>
    block.kind === 'paragraph' ? { ...block, content: [...block.content, ' ', ...words] } : block
  return { en: joined(told.en, question.en), es: joined(told.es, question.es) }
}

/** The numbers of a story by the names of their parts. */
export function partsTold({ en }: Both<Content>): Readonly<Record<string, Ratio>> {
  const told = new Printed(blocksOf(en))
  return Object.fromEntries(told.terms('role').map(({ name }) => [name, told.role(name)]))
}
