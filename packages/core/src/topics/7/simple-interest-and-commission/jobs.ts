import type { Both, Inline, Term } from '../../../author.ts'

type Words = Both<readonly Inline[]>
/** A base salary and a commission on what is sold. */
export interface Job {
  readonly base: readonly [number, number]
  readonly sales: readonly [number, number]
  readonly step: number
  /** Tenths of a percent. */
  readonly rates: readonly [number, number]
  readonly pay: (base: Term, rate: Term) => Words
  readonly sold: (sales: Term) => Words
  readonly ask: Words
  readonly askSales: (pay: Term) => Words
}
type Period = 'week' | 'month'
const PERIODS = {
  week: { en: ['a week', 'this week', 'in one week'], es: ['por semana', 'esta semana', 'en una semana'] },
  month: { en: ['a month', 'this month', 'in one month'], es: ['al mes', 'este mes', 'en un mes'] },
} as const
const job = (
  [en, es]: readonly [string, string],
  [she, things]: readonly [readonly [string, string], readonly [string, string]],
  period: Period,
  base: readonly [number, number],
  sales: readonly [number, number],
  step: number,
  rates: readonly [number, number],
): Job => {
  const time = PERIODS[period]
  return {
    base,
    sales,
    step,
    rates,
    pay: (b, r) => ({
      en: [`${en} earns a base salary of `, b, ` ${time.en[0]} and a commission of `, r, ' on all sales.'],
      es: [`${es} gana un sueldo base de `, b, ` ${time.es[0]} y una comisión del `, r, ' de todas las ventas.'],
    }),
    sold: s => ({
      en: [`${she[0]} sells `, s, ` worth of ${things[0]} ${time.en[1]}.`],
      es: [`Vende ${things[1]} por `, s, ` ${time.es[1]}.`],
    }),
    ask: {
      en: [`What is ${she[1]} total pay ${time.en[1]}?`],
      es: [`¿Cuál es su pago total ${time.es[1]}?`],
    },
    askSales: p => ({
      en: [
        `How many dollars’ worth of ${things[0]} must ${she[0].toLowerCase()} sell ${time.en[2]} to earn `,
        p,
        ' in all?',
      ],
      es: [`¿Cuántos dólares en ${things[1]} debe vender ${time.es[2]} para ganar `, p, ' en total?'],
    }),
  }
}
const SHE = ['She', 'her'] as const
const HE = ['He', 'his'] as const

/** Whose total pay is asked for. */
export const paidJobs: readonly Job[] = [
  job(
    ['A shoe saleswoman', 'Una vendedora de zapatos'],
    [SHE, ['shoes', 'zapatos']],
    'week',
    [300, 480],
    [1500, 5000],
    100,
    [40, 100],
  ),
  job(
    ['A car salesman', 'Un vendedor de carros'],
    [HE, ['cars', 'carros']],
    'month',
    [1800, 2600],
    [60000, 180000],
    5000,
    [10, 25],
  ),
  job(['Naomi', 'Naomi'], [SHE, ['computers', 'computadoras']], 'week', [350, 520], [3000, 9000], 100, [20, 60]),
  job(['Diego', 'Diego'], [HE, ['furniture', 'muebles']], 'month', [1500, 2200], [9000, 25000], 500, [30, 70]),
  job(
    ['A jewelry saleswoman', 'Una vendedora de joyas'],
    [SHE, ['jewelry', 'joyas']],
    'week',
    [280, 420],
    [2000, 6000],
    100,
    [40, 90],
  ),
  job(
    ['A bike salesman', 'Un vendedor de bicicletas'],
    [HE, ['bikes', 'bicicletas']],
    'week',
    [320, 460],
    [2000, 6000],
    100,
    [30, 80],
  ),
  job(['Valeria', 'Valeria'], [SHE, ['insurance', 'seguros']], 'month', [1600, 2400], [8000, 24000], 500, [40, 90]),
  job(['Hugo', 'Hugo'], [HE, ['phones', 'teléfonos']], 'week', [300, 440], [2500, 7500], 100, [20, 60]),
]

/** Whose sales are asked for. */
export const soughtJobs: readonly Job[] = [
  job(
    ['A camper salesman', 'Un vendedor de casas rodantes'],
    [HE, ['campers', 'casas rodantes']],
    'month',
    [1700, 2500],
    [40000, 120000],
    5000,
    [20, 40],
  ),
  job(['Camila', 'Camila'], [SHE, ['cameras', 'cámaras']], 'week', [320, 480], [2500, 8000], 100, [30, 60]),
  job(
    ['A mattress saleswoman', 'Una vendedora de colchones'],
    [SHE, ['mattresses', 'colchones']],
    'month',
    [1400, 2100],
    [10000, 26000],
    500,
    [30, 80],
  ),
  job(['Malik', 'Malik'], [HE, ['watches', 'relojes']], 'week', [290, 430], [2000, 6500], 100, [40, 90]),
  job(
    ['A piano salesman', 'Un vendedor de pianos'],
    [HE, ['pianos', 'pianos']],
    'month',
    [1600, 2300],
    [15000, 45000],
    500,
    [20, 60],
  ),
  job(
    ['Elena', 'Elena'],
    [SHE, ['kitchen appliances', 'electrodomésticos']],
    'week',
    [340, 500],
    [3000, 9000],
    100,
    [20, 60],
  ),
  job(
    ['A tractor saleswoman', 'Una vendedora de tractores'],
    [SHE, ['tractors', 'tractores']],
    'month',
    [1900, 2700],
    [50000, 150000],
    5000,
    [10, 30],
  ),
  job(['Omar', 'Omar'], [HE, ['eyeglasses', 'lentes']], 'week', [280, 420], [1500, 5000], 100, [40, 100]),
]
