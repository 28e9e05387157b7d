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

/** Wholes that are counted first: so many groups of a size, or some less than there were. */
export interface LongerStory {
  readonly plan: 'times' | 'minus'
  readonly unit: Noun
  /** What the first number counts where it is not the unit. */
  readonly packs?: Noun
  readonly groups: Noun
  readonly first: readonly [least: number, most: number]
  readonly second: readonly [least: number, most: number]
  readonly parts: readonly number[]
  readonly ask: (first: Term, second: Term, parts: Term) => Both<Block>
  readonly ends: (share: Quantity) => Both<readonly Inline[]>
}

export const longerStories: readonly LongerStory[] = [
  {
    plan: 'times',
    unit: nouns.pound,
    packs: nouns.bag,
    groups: nouns.flowerpot,
    first: [3, 5],
    second: [4, 9],
    parts: [6, 7, 8, 9],
    ask: (first, second, parts) => ({
      en: prose`A gardener has ${first} of soil with ${second} in each bag. All of the soil is divided equally among ${parts}. How many pounds of soil are in each flowerpot?`,
      es: prose`Una jardinera tiene ${first} de tierra con ${second} en cada bolsa. Reparte toda la tierra por igual en ${parts}. ¿Cuántas libras de tierra hay en cada maceta?`,
    }),
    ends: share => ({
      en: line`There are ${share} of soil in each flowerpot.`,
      es: line`En cada maceta hay ${share} de tierra.`,
    }),
  },
  {
    plan: 'minus',
    unit: nouns.foot,
    groups: nouns.shelf,
    first: [24, 36],
    second: [3, 8],
    parts: [5, 7, 8, 9],
    ask: (first, second, parts) => ({
      en: prose`A carpenter has ${first} of board. A strip of ${second} is damaged and is cut off. The rest makes ${parts} of equal length. How many feet long is each shelf?`,
      es: prose`Un carpintero tiene ${first} de tabla. Un tramo de ${second} está dañado y lo corta. Con el resto hace ${parts} de igual longitud. ¿Cuántos pies mide cada estante?`,
    }),
    ends: share => ({ en: line`Each shelf is ${share} long.`, es: line`Cada estante mide ${share} de largo.` }),
  },
  {
    plan: 'times',
    unit: nouns.cup,
    packs: nouns.box,
    groups: nouns.camper,
    first: [3, 6],
    second: [7, 12],
    parts: [9, 11, 12, 14],
    ask: (first, second, parts) => ({
      en: prose`A camp has ${first} of cereal with ${second} in each box. For breakfast, ${parts} share all of it equally. How many cups of cereal does each camper get?`,
      es: prose`Un campamento tiene ${first} de cereal con ${second} en cada caja. En el desayuno, ${parts} se reparten todo por igual. ¿Cuántas tazas de cereal recibe cada campista?`,
    }),
    ends: share => ({
      en: line`Each camper gets ${share} of cereal.`,
      es: line`Cada campista recibe ${share} de cereal.`,
    }),
  },
  {
    plan: 'minus',
    unit: nouns.mile,
    groups: nouns.day,
    first: [40, 60],
    second: [6, 14],
    parts: [5, 6, 7, 8],
    ask: (first, second, parts) => ({
      en: prose`A trail is ${first} long. On the first day, hikers go ${second}. They hike the rest in ${parts}, the same distance each day. How many miles do they hike on each of these days?`,
      es: prose`Un sendero mide ${first}. El primer día, unos excursionistas recorren ${second}. Recorren el resto en ${parts}, la misma distancia cada día. ¿Cuántas millas recorren en cada uno de esos días?`,
    }),
    ends: share => ({
      en: line`They hike ${share} on each of these days.`,
      es: line`Recorren ${share} en cada uno de esos días.`,
    }),
  },
  {
    plan: 'times',
    unit: nouns.yard,
    packs: nouns.roll,
    groups: nouns.student,
    first: [2, 4],
    second: [10, 25],
    parts: [12, 14, 15, 16, 18],
    ask: (first, second, parts) => ({
      en: prose`An art teacher buys ${first} of ribbon with ${second} on each roll. The ${parts} in the class share all of the ribbon equally. How many yards of ribbon does each student get?`,
      es: prose`Una maestra de arte compra ${first} de cinta con ${second} en cada rollo. Los ${parts} de la clase se reparten toda la cinta por igual. ¿Cuántas yardas de cinta recibe cada estudiante?`,
    }),
    ends: share => ({
      en: line`Each student gets ${share} of ribbon.`,
      es: line`Cada estudiante recibe ${share} de cinta.`,
    }),
  },
  {
    plan: 'minus',
    unit: nouns.liter,
    groups: nouns.pitcher,
    first: [18, 32],
    second: [3, 7],
    parts: [6, 7, 8, 9],
    ask: (first, second, parts) => ({
      en: prose`For a picnic there are ${first} of lemonade. Before the picnic, some children drink ${second}. The rest is poured equally into ${parts}. How many liters of lemonade are in each pitcher?`,
      es: prose`Para un picnic hay ${first} de limonada. Antes del picnic, unos niños beben ${second}. El resto se reparte por igual en ${parts}. ¿Cuántos litros de limonada hay en cada jarra?`,
    }),
    ends: share => ({
      en: line`There are ${share} of lemonade in each pitcher.`,
      es: line`En cada jarra hay ${share} de limonada.`,
    }),
  },
  {
    plan: 'times',
    unit: nouns.gallon,
    packs: nouns.can,
    groups: nouns.room,
    first: [4, 7],
    second: [4, 5],
    parts: [6, 8, 9, 12],
    ask: (first, second, parts) => ({
      en: prose`Painters use ${first} of paint with ${second} in each can. They paint ${parts}, and each room takes the same amount. How many gallons of paint does each room take?`,
      es: prose`Unos pintores usan ${first} de pintura con ${second} en cada lata. Pintan ${parts} y cada cuarto lleva la misma cantidad. ¿Cuántos galones de pintura lleva cada cuarto?`,
    }),
    ends: share => ({ en: line`Each room takes ${share} of paint.`, es: line`Cada cuarto lleva ${share} de pintura.` }),
  },
  {
    plan: 'minus',
    unit: nouns.pound,
    groups: nouns.family,
    first: [30, 60],
    second: [5, 12],
    parts: [6, 7, 8, 9],
    ask: (first, second, parts) => ({
      en: prose`A community garden grows ${first} of potatoes. A kitchen gets ${second}, and ${parts} share the rest equally. How many pounds of potatoes does each family get?`,
      es: prose`En un huerto comunitario se cosechan ${first} de papas. Un comedor recibe ${second} y ${parts} se reparten el resto por igual. ¿Cuántas libras de papas recibe cada familia?`,
    }),
    ends: share => ({
      en: line`Each family gets ${share} of potatoes.`,
      es: line`Cada familia recibe ${share} de papas.`,
    }),
  },
]
