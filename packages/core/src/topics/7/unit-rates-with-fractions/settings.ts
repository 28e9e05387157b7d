import { type Both, type Inline, line, type Noun, name, noun, type Person, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Words = Both<readonly Inline[]>
type Range = readonly [least: number, most: number]

/** An amount that belongs to another amount, and the rates that are likely at each level. */
export interface Setting {
  readonly amount: Noun
  readonly per: Noun
  /** Miles per hour. */
  readonly rate: Noun
  /** Hours per mile. */
  readonly turned: Noun
  readonly rates: { readonly easy?: Range; readonly medium?: Range; readonly hard?: Range }
  /** The greatest amount of `per` with mixed numbers. */
  readonly most: number
  readonly head: Both<readonly [amount: string, per: string]>
  tell(who: Person, amount: Term, per: Term): Words
}

/** Miles per hour. */
const rateOf = (amount: Noun, per: Noun): Noun =>
  noun(
    `${amount.en[0]} per ${per.en[0]}`,
    `${amount.en[1]} per ${per.en[0]}`,
    `${amount.es[0]} por ${per.es[0]}`,
    `${amount.es[1]} por ${per.es[0]}`,
    amount.gender,
  )
const made = (
  { amount, per, ...rest }: Pick<Setting, 'amount' | 'per' | 'rates' | 'most' | 'head'>,
  tell: Setting['tell'],
): Setting => ({ amount, per, rate: rateOf(amount, per), turned: rateOf(per, amount), ...rest, tell })

const batch = noun('batch', 'batches', 'tanda', 'tandas', 'f')
const distance = (unit: string, unidad: string, time: string, tiempo: string) => ({
  en: [`Distance (${unit})`, `Time (${time})`] as const,
  es: [`Distancia (${unidad})`, `Tiempo (${tiempo})`] as const,
})
const named = (amount: string, per: string, cantidad: string, por: string) => ({
  en: [amount, per] as const,
  es: [cantidad, por] as const,
})

const walk = made(
  {
    amount: nouns.mile,
    per: nouns.hour,
    rates: { easy: [3, 5], medium: [2, 5], hard: [2, 4] },
    most: 2.5,
    head: distance('miles', 'millas', 'hours', 'horas'),
  },
  (who, a, u) => ({ en: line`${name(who)} walks ${a} in ${u}.`, es: line`${name(who)} camina ${a} en ${u}.` }),
)
const run = made(
  {
    amount: nouns.mile,
    per: nouns.hour,
    rates: { easy: [5, 9], medium: [5, 7], hard: [5, 8] },
    most: 1.75,
    head: distance('miles', 'millas', 'hours', 'horas'),
  },
  (who, a, u) => ({ en: line`${name(who)} runs ${a} in ${u}.`, es: line`${name(who)} corre ${a} en ${u}.` }),
)
const ride = made(
  {
    amount: nouns.mile,
    per: nouns.hour,
    rates: { easy: [8, 18], hard: [8, 16] },
    most: 2.5,
    head: distance('miles', 'millas', 'hours', 'horas'),
  },
  (who, a, u) => ({
    en: line`${name(who)} rides a bike ${a} in ${u}.`,
    es: line`${name(who)} recorre en bicicleta ${a} en ${u}.`,
  }),
)
const flour = made(
  {
    amount: nouns.cup,
    per: batch,
    rates: { easy: [3, 6], medium: [1.2, 4], hard: [1.2, 4] },
    most: 3.5,
    head: named('Flour (cups)', 'Batches', 'Harina (tazas)', 'Tandas'),
  },
  (_, a, u) => ({
    en: line`A baker uses ${a} of flour for ${u} of muffins.`,
    es: line`Una panadera usa ${a} de harina para ${u} de muffins.`,
  }),
)
const sugar = made(
  {
    amount: nouns.cup,
    per: nouns.gallon,
    rates: { medium: [1.2, 2.5], hard: [1.1, 2.5] },
    most: 3.5,
    head: named('Sugar (cups)', 'Lemonade (gallons)', 'Azúcar (tazas)', 'Limonada (galones)'),
  },
  (who, a, u) => ({
    en: line`${name(who)} uses ${a} of sugar for ${u} of lemonade.`,
    es: line`${name(who)} usa ${a} de azúcar para ${u} de limonada.`,
  }),
)
const bar = made(
  {
    amount: nouns.pound,
    per: nouns.foot,
    rates: { easy: [3, 12], medium: [1.2, 6], hard: [1.2, 8] },
    most: 3.5,
    head: named(
      'Weight of the bar (pounds)',
      'Length of the bar (feet)',
      'Peso de la barra (libras)',
      'Longitud de la barra (pies)',
    ),
  },
  (_, a, u) => ({
    en: line`A metal bar with a length of ${u} weighs ${a}.`,
    es: line`Una barra de metal con una longitud de ${u} pesa ${a}.`,
  }),
)
const tank = made(
  {
    amount: nouns.gallon,
    per: nouns.minute,
    rates: { easy: [4, 20], medium: [1.2, 6], hard: [1.5, 9] },
    most: 3.5,
    head: named('Water pumped (gallons)', 'Time (minutes)', 'Agua bombeada (galones)', 'Tiempo (minutos)'),
  },
  (_, a, u) => ({
    en: line`A hose puts ${a} of water into a pool in ${u}.`,
    es: line`Una manguera echa ${a} de agua en una piscina en ${u}.`,
  }),
)
const faucet = made(
  {
    amount: nouns.cup,
    per: nouns.hour,
    rates: { easy: [3, 8], medium: [1.2, 4], hard: [0.5, 4] },
    most: 3.5,
    head: named('Water lost (cups)', 'Time (hours)', 'Agua perdida (tazas)', 'Tiempo (horas)'),
  },
  (_, a, u) => ({
    en: line`A leaky faucet loses ${a} of water in ${u}.`,
    es: line`Una llave con fuga pierde ${a} de agua en ${u}.`,
  }),
)
const pages = made(
  {
    amount: nouns.page,
    per: nouns.hour,
    rates: { easy: [12, 20] },
    most: 1,
    head: named('Pages read', 'Time (hours)', 'Páginas leídas', 'Tiempo (horas)'),
  },
  (who, a, u) => ({ en: line`${name(who)} reads ${a} in ${u}.`, es: line`${name(who)} lee ${a} en ${u}.` }),
)
export const read = made(
  {
    amount: nouns.chapter,
    per: nouns.hour,
    rates: { hard: [0.6, 2] },
    most: 3.5,
    head: named('Chapters', 'Time (hours)', 'Capítulos', 'Tiempo (horas)'),
  },
  (who, a, u) => ({
    en: line`${name(who)} reads ${a} of a novel in ${u}.`,
    es: line`${name(who)} lee ${a} de una novela en ${u}.`,
  }),
)
export const mow = made(
  {
    amount: nouns.acre,
    per: nouns.hour,
    rates: { medium: [1.2, 2.5], hard: [0.6, 2.5] },
    most: 3.5,
    head: named('Lawn (acres)', 'Time (hours)', 'Césped (acres)', 'Tiempo (horas)'),
  },
  (who, a, u) => ({
    en: line`${name(who)} mows ${a} of lawn in ${u}.`,
    es: line`${name(who)} corta ${a} de césped en ${u}.`,
  }),
)
export const paint = made(
  {
    amount: nouns.wall,
    per: nouns.hour,
    rates: { hard: [0.6, 2] },
    most: 3.5,
    head: named('Walls', 'Time (hours)', 'Paredes', 'Tiempo (horas)'),
  },
  (who, a, u) => ({ en: line`${name(who)} paints ${a} in ${u}.`, es: line`${name(who)} pinta ${a} en ${u}.` }),
)
export const knit = made(
  {
    amount: nouns.foot,
    per: nouns.hour,
    rates: { medium: [1.2, 2], hard: [0.6, 2] },
    most: 3.5,
    head: named('Length (feet)', 'Time (hours)', 'Longitud (pies)', 'Tiempo (horas)'),
  },
  (who, a, u) => ({
    en: line`${name(who)} knits ${a} of a scarf in ${u}.`,
    es: line`${name(who)} teje ${a} de una bufanda en ${u}.`,
  }),
)
const compost = made(
  {
    amount: nouns.ton,
    per: nouns.acre,
    rates: { easy: [3, 10], medium: [1.2, 5], hard: [1.5, 6] },
    most: 3.5,
    head: named('Compost (tons)', 'Land (acres)', 'Composta (toneladas)', 'Terreno (acres)'),
  },
  (_, a, u) => ({
    en: line`A farmer spreads ${a} of compost on ${u} of land.`,
    es: line`Una agricultora esparce ${a} de composta en ${u} de terreno.`,
  }),
)
const tortoise = made(
  {
    amount: nouns.foot,
    per: nouns.minute,
    rates: { easy: [8, 20], medium: [3, 7], hard: [4, 12] },
    most: 2.5,
    head: distance('feet', 'pies', 'minutes', 'minutos'),
  },
  (_, a, u) => ({ en: line`A tortoise crawls ${a} in ${u}.`, es: line`Una tortuga avanza ${a} en ${u}.` }),
)
export const fence = made(
  {
    amount: nouns.yard,
    per: nouns.hour,
    rates: { easy: [6, 20], medium: [3, 7], hard: [4, 10] },
    most: 3.5,
    head: named('Fence (yards)', 'Time (hours)', 'Cerca (yardas)', 'Tiempo (horas)'),
  },
  (who, a, u) => ({
    en: line`${name(who)} paints ${a} of fence in ${u}.`,
    es: line`${name(who)} pinta ${a} de cerca en ${u}.`,
  }),
)

/** A sheet tells no setting twice: forms that ask in the same way share a list, the others have their own. */
export const easySettings: readonly Setting[] = [walk, flour, fence, run, tortoise, compost, ride]
export const easyTables: readonly Setting[] = [tank, pages, bar, faucet]
export const mediumSettings: readonly Setting[] = [
  walk,
  flour,
  tank,
  mow,
  fence,
  bar,
  knit,
  run,
  sugar,
  tortoise,
  faucet,
  compost,
]
export const hardSettings: readonly Setting[] = [flour, tank, sugar, bar, tortoise, compost]
export const timedSettings: readonly Setting[] = [walk, faucet, run, ride]
