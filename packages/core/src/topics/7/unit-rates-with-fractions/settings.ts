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
export const made = (
  { amount, per, ...rest }: Pick<Setting, 'amount' | 'per' | 'rates' | 'most' | 'head'>,
  tell: Setting['tell'],
): Setting => ({ amount, per, rate: rateOf(amount, per), turned: rateOf(per, amount), ...rest, tell })

const batch = noun('batch', 'batches', 'tanda', 'tandas', 'f')
export const distance = (unit: string, unidad: string, time: string, tiempo: string) => ({
  en: [`Distance (${unit})`, `Time (${time})`] as const,
  es: [`Distancia (${unidad})`, `Tiempo (${tiempo})`] as const,
})
export const named = (amount: string, per: string, cantidad: string, por: string) => ({
  en: [amount, per] as const,
  es: [cantidad, por] as const,
})

const walk = made(
  {
    amount: nouns.mile,
    per: nouns.hour,
    rates: { easy: [3, 5] },
    most: 2.5,
    head: distance('miles', 'millas', 'hours', 'horas'),
  },
  (who, a, u) => ({ en: line`${name(who)} walks ${a} in ${u}.`, es: line`${name(who)} camina ${a} en ${u}.` }),
)
const run = made(
  {
    amount: nouns.mile,
    per: nouns.hour,
    rates: { easy: [5, 9] },
    most: 1.75,
    head: distance('miles', 'millas', 'hours', 'horas'),
  },
  (who, a, u) => ({ en: line`${name(who)} runs ${a} in ${u}.`, es: line`${name(who)} corre ${a} en ${u}.` }),
)
const flour = made(
  {
    amount: nouns.cup,
    per: batch,
    rates: { easy: [3, 6] },
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
    rates: { medium: [1.2, 2.5] },
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
    rates: { medium: [1.2, 6] },
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
    rates: { easy: [4, 20] },
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
    rates: { easy: [3, 8] },
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
const mow = made(
  {
    amount: nouns.acre,
    per: nouns.hour,
    rates: { medium: [1.2, 2.5] },
    most: 3.5,
    head: named('Lawn (acres)', 'Time (hours)', 'Césped (acres)', 'Tiempo (horas)'),
  },
  (who, a, u) => ({
    en: line`${name(who)} mows ${a} of lawn in ${u}.`,
    es: line`${name(who)} corta ${a} de césped en ${u}.`,
  }),
)
const compost = made(
  {
    amount: nouns.ton,
    per: nouns.acre,
    rates: { easy: [3, 10] },
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
    rates: { easy: [8, 20] },
    most: 2.5,
    head: distance('feet', 'pies', 'minutes', 'minutos'),
  },
  (_, a, u) => ({ en: line`A tortoise crawls ${a} in ${u}.`, es: line`Una tortuga avanza ${a} en ${u}.` }),
)
const fence = made(
  {
    amount: nouns.yard,
    per: nouns.hour,
    rates: { easy: [6, 20] },
    most: 3.5,
    head: named('Fence (yards)', 'Time (hours)', 'Cerca (yardas)', 'Tiempo (horas)'),
  },
  (who, a, u) => ({
    en: line`${name(who)} paints ${a} of fence in ${u}.`,
    es: line`${name(who)} pinta ${a} de cerca en ${u}.`,
  }),
)

const bamboo = made(
  {
    amount: nouns.inch,
    per: nouns.day,
    rates: { easy: [3, 12] },
    most: 1,
    head: named('Growth (inches)', 'Time (days)', 'Crecimiento (pulgadas)', 'Tiempo (días)'),
  },
  (_, a, u) => ({ en: line`A bamboo plant grows ${a} in ${u}.`, es: line`Una planta de bambú crece ${a} en ${u}.` }),
)
const tunnel = made(
  {
    amount: nouns.foot,
    per: nouns.hour,
    rates: { easy: [3, 12] },
    most: 1,
    head: named('Tunnel (feet)', 'Time (hours)', 'Túnel (pies)', 'Tiempo (horas)'),
  },
  (_, a, u) => ({
    en: line`A machine digs ${a} of a tunnel in ${u}.`,
    es: line`Una máquina excava ${a} de un túnel en ${u}.`,
  }),
)
const snow = made(
  {
    amount: nouns.inch,
    per: nouns.hour,
    rates: { medium: [1.2, 3] },
    most: 3.5,
    head: named('Snow (inches)', 'Time (hours)', 'Nieve (pulgadas)', 'Tiempo (horas)'),
  },
  (_, a, u) => ({ en: line`A storm brings ${a} of snow in ${u}.`, es: line`Una tormenta deja ${a} de nieve en ${u}.` }),
)
const candle = made(
  {
    amount: nouns.inch,
    per: nouns.hour,
    rates: { medium: [1.2, 2] },
    most: 3.5,
    head: named('Candle (inches)', 'Time (hours)', 'Vela (pulgadas)', 'Tiempo (horas)'),
  },
  (_, a, u) => ({ en: line`A candle burns down ${a} in ${u}.`, es: line`Una vela se consume ${a} en ${u}.` }),
)
const shower = made(
  {
    amount: nouns.gallon,
    per: nouns.minute,
    rates: { medium: [1.2, 2.5] },
    most: 3.5,
    head: named('Water used (gallons)', 'Time (minutes)', 'Agua usada (galones)', 'Tiempo (minutos)'),
  },
  (_, a, u) => ({ en: line`A shower uses ${a} of water in ${u}.`, es: line`Una ducha gasta ${a} de agua en ${u}.` }),
)
const tower = made(
  {
    amount: nouns.inch,
    per: nouns.hour,
    rates: { medium: [1.2, 2.5] },
    most: 3.5,
    head: named('Tower (inches)', 'Time (hours)', 'Torre (pulgadas)', 'Tiempo (horas)'),
  },
  (_, a, u) => ({
    en: line`A 3D printer builds up ${a} of a tower in ${u}.`,
    es: line`Una impresora 3D levanta ${a} de una torre en ${u}.`,
  }),
)
const snail = made(
  {
    amount: nouns.inch,
    per: nouns.minute,
    rates: { medium: [2, 6] },
    most: 3.5,
    head: named('Distance (inches)', 'Time (minutes)', 'Distancia (pulgadas)', 'Tiempo (minutos)'),
  },
  (_, a, u) => ({ en: line`A snail crawls ${a} in ${u}.`, es: line`Un caracol avanza ${a} en ${u}.` }),
)
const tea = made(
  {
    amount: nouns.ounce,
    per: nouns.gallon,
    rates: { medium: [1.2, 2.5] },
    most: 3.5,
    head: named('Tea leaves (ounces)', 'Iced tea (gallons)', 'Hojas de té (onzas)', 'Té helado (galones)'),
  },
  (_, a, u) => ({
    en: line`A café uses ${a} of tea leaves for ${u} of iced tea.`,
    es: line`Una cafetería usa ${a} de hojas de té para ${u} de té helado.`,
  }),
)
const lentils = made(
  {
    amount: nouns.cup,
    per: nouns.gallon,
    rates: { medium: [2, 6] },
    most: 3.5,
    head: named('Lentils (cups)', 'Soup (gallons)', 'Lentejas (tazas)', 'Sopa (galones)'),
  },
  (_, a, u) => ({
    en: line`A cook uses ${a} of lentils for ${u} of soup.`,
    es: line`Una cocinera usa ${a} de lentejas para ${u} de sopa.`,
  }),
)
const well = made(
  {
    amount: nouns.foot,
    per: nouns.hour,
    rates: { medium: [1.2, 6] },
    most: 3.5,
    head: named('Well (feet)', 'Time (hours)', 'Pozo (pies)', 'Tiempo (horas)'),
  },
  (_, a, u) => ({
    en: line`A drill digs ${a} of a well in ${u}.`,
    es: line`Un taladro perfora ${a} de un pozo en ${u}.`,
  }),
)
const cloth = made(
  {
    amount: nouns.foot,
    per: nouns.hour,
    rates: { medium: [1.2, 3] },
    most: 3.5,
    head: named('Cloth (feet)', 'Time (hours)', 'Tela (pies)', 'Tiempo (horas)'),
  },
  (_, a, u) => ({ en: line`A weaver makes ${a} of cloth in ${u}.`, es: line`Una tejedora hace ${a} de tela en ${u}.` }),
)

/** A sheet tells no setting twice: each level has its own, and there forms that ask in the same way share a list. */
export const easySettings: readonly Setting[] = [walk, flour, fence, run, tortoise, compost, bamboo]
export const easyTables: readonly Setting[] = [tank, pages, tunnel, faucet]
export const mediumSettings: readonly Setting[] = [
  mow,
  bar,
  snow,
  sugar,
  shower,
  candle,
  well,
  tea,
  snail,
  lentils,
  tower,
  cloth,
]
