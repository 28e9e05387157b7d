import {
  type Block,
  type Both,
  count,
  decimal,
  equation,
  explained,
  type Inline,
  line,
  money,
  over,
  type Printed,
  prose,
  type Random,
  Ratio,
  role,
  type Step,
  sum,
  type Term,
  times,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { dollarsShown, factorShown, interestOf, type Loan, rateShown } from './interest.ts'

type Words = Both<readonly Inline[]>
type Name = 'A' | 'B'
/** One of two offers: what it says, and what it comes to in cents. */
interface Made {
  readonly value: number
  readonly says: Words
  readonly steps: (name: Name) => readonly Step[]
}
export interface Offer {
  readonly isMoreBetter: boolean
  readonly ask: Words
  readonly draw: (random: Random) => { readonly tell: Words; readonly a: Made; readonly b: Made }
  readonly better: (name: Name) => Both<Block>
}
/** What the printed numbers come to, in cents. */
export function worth(printed: Printed, name: Name): Ratio {
  const names = printed.terms('role').map(term => term.name)
  const rate = printed.role(`rate ${name}`)
  if (names.includes('sales')) {
    const base = names.includes(`base ${name}`) ? printed.role(`base ${name}`) : Ratio.of(0)
    return base.plus(rate.times(printed.role('sales'))).times(100)
  }
  return printed
    .role('principal')
    .times(rate)
    .times(printed.role(`time ${name}`))
    .times(100)
    .over(12)
}

/** A salary and a commission. */
const paid = (name: Name, base: number, tenths: number, sales: number): Made => {
  const commission = (sales * tenths) / 10
  const value = base * 100 + commission
  const [b, r] = [role(`base ${name}`, money(base * 100)), role(`rate ${name}`, rateShown({ tenths }))]
  return {
    value,
    says:
      base === 0
        ? {
            en: line`Plan ${NAMES[name]} pays a commission of ${r} and no salary.`,
            es: line`El plan ${NAMES[name]} paga una comisión del ${r} y no paga sueldo.`,
          }
        : {
            en: line`Plan ${NAMES[name]} pays a salary of ${b} and a commission of ${r}.`,
            es: line`El plan ${NAMES[name]} paga un sueldo de ${b} y una comisión del ${r}.`,
          },
    steps: which => [
      explained(
        base === 0
          ? equation(times(factorShown({ tenths }), money(sales * 100)), money(value))
          : equation(sum(money(base * 100), times(factorShown({ tenths }), money(sales * 100))), money(value)),
        base === 0
          ? line`${NAMES[which]}: rate × sales.`
          : line`${NAMES[which]}: salary + rate × sales. The commission is ${money(commission)}.`,
        base === 0
          ? line`${NAMES[which]}: tasa × ventas.`
          : line`${NAMES[which]}: sueldo + tasa × ventas. La comisión es de ${money(commission)}.`,
      ),
    ],
  }
}
/** The interest of a loan or a deposit. */
const lent = (name: Name, loan: Loan): Made => {
  const yearly = Ratio.of(loan.dollars * loan.tenths, 1000)
  const [r, t] = [role(`rate ${name}`, rateShown(loan)), role(`time ${name}`, count(loan.months, nouns.month))]
  return {
    value: Math.round(interestOf(loan).times(100).toNumber()),
    says: {
      en: line`Bank ${NAMES[name]}: ${r} simple interest per year for ${t}.`,
      es: line`Banco ${NAMES[name]}: interés simple anual del ${r} durante ${t}.`,
    },
    steps: which => [
      explained(
        equation(times(money(loan.dollars * 100), factorShown(loan)), dollarsShown(yearly)),
        line`${NAMES[which]}: find the interest for one year.`,
        line`${NAMES[which]}: halla el interés de un año.`,
      ),
      explained(
        equation(times(dollarsShown(yearly), decimal(Ratio.of(loan.months, 12))), dollarsShown(interestOf(loan))),
        line`${NAMES[which]}: multiply by the time in years, ${over(loan.months, 12)}.`,
        line`${NAMES[which]}: multiplica por el tiempo en años, ${over(loan.months, 12)}.`,
      ),
    ],
  }
}
const NAMES = { A: { kind: 'symbol', name: 'A' }, B: { kind: 'symbol', name: 'B' } } as const

const pay = (
  tell: (sales: Term) => Words,
  rates: readonly [number, number],
  sales: readonly [number, number],
): Offer => ({
  isMoreBetter: true,
  ask: {
    en: line`Find the pay with each plan. How much more does the better plan pay?`,
    es: line`Halla el pago con cada plan. ¿Cuánto más paga el mejor plan?`,
  },
  draw(random) {
    const sold = 500 * random.int(sales[0] / 500, sales[1] / 500)
    const low = 10 * random.int(...rates)
    const high = low + 10 * random.int(3, 6)
    // The salary makes up for the lower rate, within some percent.
    const all = (sold * high * (random.chance(0.5) ? random.int(88, 97) : random.int(103, 112))) / 100000
    const base = 10 * Math.round((all - (sold * low) / 1000) / 10)
    return {
      tell: tell(role('sales', money(sold * 100))),
      a: paid('A', base, low, sold),
      b: paid('B', 0, high, sold),
    }
  },
  better: name => ({
    en: prose`Plan ${NAMES[name]} is better.`,
    es: prose`El plan ${NAMES[name]} es mejor.`,
  }),
})
type Terms = Pick<Loan, 'tenths' | 'months'>
const MONTHS = [9, 15, 18, 21, 27, 30, 33, 42] as const
/** Two rates and two times whose products lie some percent apart. */
function twosOf([least, most]: readonly [number, number]): readonly (readonly [Terms, Terms])[] {
  const all = Array.from({ length: most - least + 1 }, (_, i) => 5 * (least + i)).flatMap(tenths =>
    MONTHS.map((months): Terms => ({ tenths, months })),
  )
  return all.flatMap(one =>
    all
      .filter(other => {
        const apart = (one.tenths * one.months) / (other.tenths * other.months)
        const by = Math.max(apart, 1 / apart)
        return one.tenths !== other.tenths && one.months !== other.months && by >= 1.02 && by <= 1.15
      })
      .map((other): readonly [Terms, Terms] => [one, other]),
  )
}
const bank = (
  isSaved: boolean,
  tell: (principal: Term) => Words,
  hundreds: readonly [number, number],
  rates: readonly [number, number],
): Offer => {
  const twos = twosOf(rates)
  return {
    isMoreBetter: isSaved,
    ask: isSaved
      ? {
          en: line`Find the interest from each bank. How much more does the better bank pay?`,
          es: line`Halla el interés de cada banco. ¿Cuánto más paga el mejor banco?`,
        }
      : {
          en: line`Find the interest at each bank. How much less interest is there to pay at the better bank?`,
          es: line`Halla el interés en cada banco. ¿Cuánto interés menos se paga en el mejor banco?`,
        },
    draw(random) {
      const dollars = 400 * random.int(Math.ceil(hundreds[0] / 4), Math.floor(hundreds[1] / 4))
      const [of, other] = random.pick(twos)
      return {
        tell: tell(role('principal', money(dollars * 100))),
        a: lent('A', { dollars, ...of }),
        b: lent('B', { dollars, ...other }),
      }
    },
    better: name =>
      isSaved
        ? { en: prose`Bank ${NAMES[name]} is better.`, es: prose`El banco ${NAMES[name]} es mejor.` }
        : {
            en: prose`Bank ${NAMES[name]} is better: there is less interest to pay.`,
            es: prose`El banco ${NAMES[name]} es mejor: se paga menos interés.`,
          },
  }
}

export const offers: readonly Offer[] = [
  pay(
    s => ({
      en: line`A clerk in a computer store sells ${s} worth of computers a month.`,
      es: line`Una empleada de una tienda vende computadoras por ${s} al mes.`,
    }),
    [2, 4],
    [24000, 48000],
  ),
  bank(
    true,
    p => ({
      en: line`Teresa has ${p} to save and compares two banks.`,
      es: line`Teresa tiene ${p} para ahorrar y compara dos bancos.`,
    }),
    [8, 40],
    [3, 9],
  ),
  pay(
    s => ({
      en: line`A salesman expects to sell ${s} worth of boats in one month.`,
      es: line`Un vendedor espera vender lanchas por ${s} en un mes.`,
    }),
    [1, 2],
    [60000, 110000],
  ),
  bank(
    false,
    p => ({
      en: line`A family needs a loan of ${p} for a car and compares two banks.`,
      es: line`Una familia necesita un préstamo de ${p} para un carro y compara dos bancos.`,
    }),
    [40, 120],
    [8, 18],
  ),
  pay(
    s => ({
      en: line`Mateo sells ${s} worth of solar panels a month.`,
      es: line`Mateo vende paneles solares por ${s} al mes.`,
    }),
    [2, 4],
    [30000, 60000],
  ),
  bank(
    true,
    p => ({
      en: line`A sports club wants to deposit ${p} and compares two banks.`,
      es: line`Un club deportivo quiere depositar ${p} y compara dos bancos.`,
    }),
    [10, 60],
    [3, 9],
  ),
  pay(
    s => ({
      en: line`In a good month, a saleswoman sells ${s} worth of rugs.`,
      es: line`En un buen mes, una vendedora vende alfombras por ${s}.`,
    }),
    [3, 6],
    [14000, 26000],
  ),
  bank(
    false,
    p => ({
      en: line`Bruno needs a loan of ${p} for college and compares two banks.`,
      es: line`Bruno necesita un préstamo de ${p} para la universidad y compara dos bancos.`,
    }),
    [30, 90],
    [7, 14],
  ),
]
