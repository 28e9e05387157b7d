import {
  count,
  decimal,
  type Expr,
  equation,
  explained,
  expr,
  gcd,
  join,
  line,
  mixed,
  money,
  noun,
  over,
  percent,
  type Random,
  Ratio,
  type Step,
  symbol,
  times,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { shown } from '../../kit/decimals/shown.ts'
import type { Account, Seller } from './accounts.ts'

export const year = noun('year', 'years', 'año', 'años', 'm')
/** Dollars, tenths of a percent, months. */
export interface Loan {
  readonly dollars: number
  readonly tenths: number
  readonly months: number
}
export const P = symbol('P')
export const R = symbol('r')
export const T = symbol('t')
export const I = symbol('I')
export const FORMULA = equation(I, join(P, R, T))

export const rateOf = ({ tenths }: Pick<Loan, 'tenths'>): Ratio => Ratio.of(tenths, 10)
export const rateShown = (loan: Pick<Loan, 'tenths'>): Expr => percent(shown(rateOf(loan)))
export const factorShown = ({ tenths }: Pick<Loan, 'tenths'>): Expr => decimal(Ratio.of(tenths, 1000))
export const yearsOf = ({ months }: Pick<Loan, 'months'>): Ratio => Ratio.of(months, 12)
export const interestOf = ({ dollars, tenths, months }: Loan): Ratio => Ratio.of(dollars * tenths * months, 12000)
export const centsOf = (value: Ratio): number => Math.round(value.times(100).toNumber())
export const dollarsShown = (value: Ratio | number): Expr => money(centsOf(Ratio.from(value)))
export const isExact = (loan: Loan): boolean => (loan.dollars * loan.tenths * loan.months) % 120 === 0
/** 3 years, 9 months; halves and quarters of a year as they are told. */
export const timeShown = ({ months }: Pick<Loan, 'months'>, inYears = false) =>
  months % 12 === 0
    ? count(months / 12, year)
    : inYears && months > 12
      ? count(mixed(Ratio.of(months, 12)), year)
      : count(months, nouns.month)

export function drawLoan(random: Random, { hundreds, rates }: Account, months: readonly number[], step: 5 | 10): Loan {
  return random.until(
    () => ({
      dollars: 100 * random.int(...hundreds),
      tenths: step * random.int(Math.ceil(rates[0] / step), Math.floor(rates[1] / step)),
      months: random.pick(months),
    }),
    // Rate and time are never the same number.
    loan => isExact(loan) && loan.tenths !== 100 && loan.tenths * 12 !== loan.months * 10,
  )
}
export function drawSale(random: Random, { dollars, step, rates }: Seller, rateStep: 5 | 10) {
  return random.until(
    () => ({
      sale: step * random.int(dollars[0] / step, dollars[1] / step),
      tenths: rateStep * random.int(Math.ceil(rates[0] / rateStep), Math.floor(rates[1] / rateStep)),
    }),
    ({ sale, tenths }) => (sale * tenths) % 10 === 0 && tenths !== 100,
  )
}
/** Whole months as a part of a year. */
export const yearStep = (loan: Loan): readonly Step[] =>
  loan.months % 12 === 0
    ? []
    : [
        explained(
          gcd(loan.months, 12) === 1 ? over(loan.months, 12) : equation(over(loan.months, 12), timeExpr(loan)),
          line`One year has ${12} months: write ${count(loan.months, nouns.month)} in years.`,
          line`Un año tiene ${12} meses: escribe ${count(loan.months, nouns.month)} en años.`,
        ),
      ]
const timeExpr = (loan: Loan): Expr => (yearsOf(loan).isInteger ? expr(yearsOf(loan)) : decimalYears(loan))
const decimalYears = (loan: Loan): Expr => {
  const years = yearsOf(loan)
  return 100 % years.d === 0 ? decimal(years) : expr(years)
}
/** The interest of one year, then of all the time. */
export function interestSteps(loan: Loan): readonly Step[] {
  const oneYear = Ratio.of(loan.dollars * loan.tenths, 1000)
  return [
    ...yearStep(loan),
    explained(
      equation(I, times(money(loan.dollars * 100), factorShown(loan), timeExpr(loan))),
      line`Use ${FORMULA} with the rate as a decimal: ${equation(rateShown(loan), factorShown(loan))}.`,
      line`Usa ${FORMULA} con la tasa como decimal: ${equation(rateShown(loan), factorShown(loan))}.`,
    ),
    explained(
      equation(times(money(loan.dollars * 100), factorShown(loan)), dollarsShown(oneYear)),
      line`Find the interest for one year.`,
      line`Halla el interés de un año.`,
    ),
    explained(
      equation(times(dollarsShown(oneYear), timeExpr(loan)), dollarsShown(interestOf(loan))),
      line`Multiply by the number of years.`,
      line`Multiplica por el número de años.`,
    ),
  ]
}
/** Interest = P · r · t, tried the other way round. */
export const isInterest = (interest: Ratio, p: Ratio, rate: Ratio, months: Ratio): boolean =>
  interest.times(12).equals(p.times(rate).times(months))
