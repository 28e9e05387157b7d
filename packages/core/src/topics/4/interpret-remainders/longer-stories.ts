import { type Both, type Inline, line, type Noun, type Quantity, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Kind } from './division.ts'
import { bouquet, keyRing } from './own-nouns.ts'

type Sentence = Both<readonly Inline[]>
/** Two amounts are put together, or one is taken from the other; then groups are made. */
export interface LongerStory {
  readonly plan: 'add' | 'take'
  readonly kind: Kind
  readonly sizes: readonly number[]
  /** The second amount. */
  readonly second: readonly [least: number, most: number]
  readonly items: Noun
  readonly groups: Noun
  readonly tell: (first: Term, second: Term, each: Term) => Sentence
  readonly question: Sentence
  readonly ends: (found: Quantity) => Sentence
}

export const longerStories: readonly LongerStory[] = [
  {
    plan: 'add',
    kind: 'needed',
    sizes: [6, 8, 9],
    second: [58, 92],
    items: nouns.person,
    groups: nouns.table,
    tell: (first, second, each) => ({
      en: line`For a school dinner, ${first} sign up on Friday and ${second} on Saturday. Each table has room for ${each}.`,
      es: line`Para una cena de la escuela se apuntan ${first} el viernes y ${second} el sábado. En cada mesa caben ${each}.`,
    }),
    question: {
      en: line`How many tables are needed for everybody?`,
      es: line`¿Cuántas mesas se necesitan para que todos tengan lugar?`,
    },
    ends: found => ({ en: line`The school needs ${found}.`, es: line`La escuela necesita ${found}.` }),
  },
  {
    plan: 'take',
    kind: 'full',
    sizes: [6],
    second: [11, 38],
    items: nouns.egg,
    groups: nouns.carton,
    tell: (first, second, each) => ({
      en: line`The hens on a farm lay ${first}. The farmer keeps ${second} and packs the rest in cartons. A full carton holds ${each}.`,
      es: line`Las gallinas de una granja ponen ${first}. El granjero se queda con ${second} y empaca el resto en cartones. En un cartón lleno caben ${each}.`,
    }),
    question: { en: line`How many cartons can he fill?`, es: line`¿Cuántos cartones puede llenar?` },
    ends: found => ({ en: line`He can fill ${found}.`, es: line`Puede llenar ${found}.` }),
  },
  {
    plan: 'add',
    kind: 'left',
    sizes: [7, 8, 9],
    second: [43, 88],
    items: nouns.player,
    groups: nouns.team,
    tell: (first, second, each) => ({
      en: line`A tournament gets ${first} from one town and ${second} from another town. They form as many teams of ${each} as possible. The others help as referees.`,
      es: line`A un torneo llegan ${first} de un pueblo y ${second} de otro. Forman el mayor número posible de equipos de ${each}. Los demás ayudan como árbitros.`,
    }),
    question: { en: line`How many players help as referees?`, es: line`¿Cuántos jugadores ayudan como árbitros?` },
    ends: found => ({ en: line`In all, ${found} help as referees.`, es: line`Ayudan como árbitros ${found}.` }),
  },
  {
    plan: 'take',
    kind: 'needed',
    sizes: [7, 8, 9],
    second: [24, 67],
    items: nouns.book,
    groups: nouns.box,
    tell: (first, second, each) => ({
      en: line`A library has ${first} about history. It gives ${second} to a school and packs the others in boxes. A box holds at most ${each}.`,
      es: line`Una biblioteca tiene ${first} de historia. Regala ${second} a una escuela y guarda los otros en cajas. En una caja caben como máximo ${each}.`,
    }),
    question: { en: line`How many boxes does the library need?`, es: line`¿Cuántas cajas necesita la biblioteca?` },
    ends: found => ({ en: line`The library needs ${found}.`, es: line`La biblioteca necesita ${found}.` }),
  },
  {
    plan: 'add',
    kind: 'full',
    sizes: [6, 7, 8, 9],
    second: [37, 78],
    items: nouns.rose,
    groups: bouquet,
    tell: (first, second, each) => ({
      en: line`A gardener cuts ${first} in the morning and ${second} in the afternoon. It takes ${each} to make one bouquet.`,
      es: line`Una jardinera corta ${first} en la mañana y ${second} en la tarde. Para hacer un ramo se necesitan ${each}.`,
    }),
    question: { en: line`How many bouquets can she make?`, es: line`¿Cuántos ramos puede hacer?` },
    ends: found => ({ en: line`She can make ${found}.`, es: line`Puede hacer ${found}.` }),
  },
  {
    plan: 'take',
    kind: 'left',
    sizes: [6, 7, 8, 9],
    second: [35, 74],
    items: nouns.centimeter,
    groups: nouns.piece,
    tell: (first, second, each) => ({
      en: line`A ribbon is ${first} long. Elena uses ${second} for a gift and cuts the rest into as many pieces of ${each} as she can.`,
      es: line`Una cinta mide ${first}. Elena usa ${second} para un regalo y corta el resto en todos los pedazos de ${each} que puede.`,
    }),
    question: {
      en: line`How many centimeters of ribbon are left at the end?`,
      es: line`¿Cuántos centímetros de cinta sobran al final?`,
    },
    ends: found => ({ en: line`At the end, ${found} are left.`, es: line`Al final sobran ${found}.` }),
  },
  {
    plan: 'add',
    kind: 'needed',
    sizes: [6, 7, 8, 9],
    second: [38, 83],
    items: nouns.stamp,
    groups: nouns.page,
    tell: (first, second, each) => ({
      en: line`Hugo has ${first} from Mexico and ${second} from Spain. He puts them together in an album, with ${each} on each full page.`,
      es: line`Hugo tiene ${first} de México y ${second} de España. Las pone juntas en un álbum, con ${each} en cada página llena.`,
    }),
    question: {
      en: line`How many pages does he need for all of them?`,
      es: line`¿Cuántas páginas necesita para ponerlas todas?`,
    },
    ends: found => ({ en: line`Hugo needs ${found}.`, es: line`Hugo necesita ${found}.` }),
  },
  {
    plan: 'take',
    kind: 'full',
    sizes: [7, 8, 9],
    second: [42, 86],
    items: nouns.bead,
    groups: keyRing,
    tell: (first, second, each) => ({
      en: line`A craft club has ${first}. The members use ${second} for a necklace and make key rings with the other beads. Each key ring takes ${each}.`,
      es: line`Un club de manualidades tiene ${first}. Los miembros usan ${second} en un collar y hacen llaveros con las otras cuentas. Cada llavero lleva ${each}.`,
    }),
    question: { en: line`How many key rings can they finish?`, es: line`¿Cuántos llaveros pueden terminar?` },
    ends: found => ({ en: line`They can finish ${found}.`, es: line`Pueden terminar ${found}.` }),
  },
  {
    plan: 'add',
    kind: 'left',
    sizes: [6, 8],
    second: [36, 72],
    items: nouns.muffin,
    groups: nouns.box,
    tell: (first, second, each) => ({
      en: line`One baker makes ${first} and another makes ${second}. Together they fill as many boxes of ${each} as they can and give away the muffins that are left over.`,
      es: line`Una panadera hace ${first} y otra hace ${second}. Juntas llenan todas las cajas de ${each} que pueden y regalan los muffins que sobran.`,
    }),
    question: { en: line`How many muffins do they give away?`, es: line`¿Cuántos muffins regalan?` },
    ends: found => ({ en: line`They give away ${found}.`, es: line`Regalan ${found}.` }),
  },
]
