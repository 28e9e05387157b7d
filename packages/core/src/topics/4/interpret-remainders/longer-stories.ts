import { type Both, type Inline, line, type Noun, type Quantity, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Kind } from './division.ts'

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
    sizes: [6, 7, 8],
    second: [11, 38],
    items: nouns.potato,
    groups: nouns.bag,
    tell: (first, second, each) => ({
      en: line`A farmer digs up ${first}. He keeps ${second} and packs the rest in bags. A full bag holds ${each}.`,
      es: line`Un granjero cosecha ${first}. Se queda con ${second} y empaca el resto en bolsas. En una bolsa llena caben ${each}.`,
    }),
    question: { en: line`How many bags can he fill?`, es: line`¿Cuántas bolsas puede llenar?` },
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
    items: nouns.vase,
    groups: nouns.box,
    tell: (first, second, each) => ({
      en: line`A pottery shop has ${first}. It sells ${second} and packs the others in boxes. A box holds at most ${each}.`,
      es: line`Una tienda de cerámica tiene ${first}. Vende ${second} y guarda los otros en cajas. En una caja caben como máximo ${each}.`,
    }),
    question: { en: line`How many boxes does the shop need?`, es: line`¿Cuántas cajas necesita la tienda?` },
    ends: found => ({ en: line`The shop needs ${found}.`, es: line`La tienda necesita ${found}.` }),
  },
  {
    plan: 'add',
    kind: 'full',
    sizes: [6, 7, 8, 9],
    second: [37, 78],
    items: nouns.shell,
    groups: nouns.bracelet,
    tell: (first, second, each) => ({
      en: line`Naomi collects ${first} in June and ${second} in July. It takes ${each} to make one bracelet.`,
      es: line`Naomi junta ${first} en junio y ${second} en julio. Para hacer una pulsera se necesitan ${each}.`,
    }),
    question: { en: line`How many bracelets can she make?`, es: line`¿Cuántas pulseras puede hacer?` },
    ends: found => ({ en: line`She can make ${found}.`, es: line`Puede hacer ${found}.` }),
  },
  {
    plan: 'take',
    kind: 'left',
    sizes: [6, 7, 8, 9],
    second: [35, 74],
    items: nouns.inch,
    groups: nouns.piece,
    tell: (first, second, each) => ({
      en: line`A wire is ${first} long. An electrician uses ${second} for a lamp and cuts the rest into as many pieces of ${each} as she can.`,
      es: line`Un alambre mide ${first}. Una electricista usa ${second} para una lámpara y corta el resto en todos los pedazos de ${each} que puede.`,
    }),
    question: {
      en: line`How many inches of wire are left at the end?`,
      es: line`¿Cuántas pulgadas de alambre sobran al final?`,
    },
    ends: found => ({ en: line`At the end, ${found} are left.`, es: line`Al final sobran ${found}.` }),
  },
  {
    plan: 'add',
    kind: 'needed',
    sizes: [6, 7, 8, 9],
    second: [38, 83],
    items: nouns.drawing,
    groups: nouns.row,
    tell: (first, second, each) => ({
      en: line`For an art show, one class brings ${first} and another class brings ${second}. They hang in rows on a wall, with ${each} in each full row.`,
      es: line`Para una exposición de arte, una clase trae ${first} y otra trae ${second}. Se cuelgan en filas en una pared, con ${each} en cada fila llena.`,
    }),
    question: {
      en: line`How many rows are needed for all of them?`,
      es: line`¿Cuántas filas se necesitan para colgarlos todos?`,
    },
    ends: found => ({ en: line`The drawings need ${found}.`, es: line`Se necesitan ${found}.` }),
  },
  {
    plan: 'take',
    kind: 'full',
    sizes: [7, 8, 9],
    second: [42, 86],
    items: nouns.button,
    groups: nouns.puppet,
    tell: (first, second, each) => ({
      en: line`A craft club has ${first}. The members use ${second} for a banner and make puppets with the other buttons. Each puppet takes ${each}.`,
      es: line`Un club de manualidades tiene ${first}. Los miembros usan ${second} en una pancarta y hacen títeres con los otros botones. Cada títere lleva ${each}.`,
    }),
    question: { en: line`How many puppets can they finish?`, es: line`¿Cuántos títeres pueden terminar?` },
    ends: found => ({ en: line`They can finish ${found}.`, es: line`Pueden terminar ${found}.` }),
  },
  {
    plan: 'add',
    kind: 'left',
    sizes: [6, 8],
    second: [36, 72],
    items: nouns.candle,
    groups: nouns.box,
    tell: (first, second, each) => ({
      en: line`Zoe makes ${first} and her aunt makes ${second}. Together they fill as many boxes of ${each} as they can and give away the candles that are left over.`,
      es: line`Zoe hace ${first} y su tía hace ${second}. Juntas llenan todas las cajas de ${each} que pueden y regalan las velas que sobran.`,
    }),
    question: { en: line`How many candles do they give away?`, es: line`¿Cuántas velas regalan?` },
    ends: found => ({ en: line`They give away ${found}.`, es: line`Regalan ${found}.` }),
  },
]
