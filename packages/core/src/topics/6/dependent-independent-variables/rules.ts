import {
  type CellHole,
  decimal,
  decimalPlaces,
  divide,
  type Expr,
  equation,
  evaluate,
  explained,
  itemOf,
  join,
  line,
  minus,
  money,
  number,
  type Printed,
  type Random,
  Ratio,
  type Rational,
  role,
  type Step,
  statements,
  sum,
  symbol,
  times,
} from '../../../author.ts'
import type { Said, Setting } from './settings.ts'

/** A setting with its number, and values of the independent variable. */
export interface Rule {
  readonly setting: Setting
  readonly k: Ratio
  readonly xs: readonly Ratio[]
}

export const shown = (value: Rational): Expr => {
  const of = Ratio.from(value)
  return of.d > 1 && decimalPlaces(of.d) !== null ? decimal(of) : number(of)
}
export const yOf = ({ setting, k }: Pick<Rule, 'setting' | 'k'>, x: Ratio): Ratio =>
  setting.operation === 'times' ? x.times(k) : x.plus(k)
export const xOf = ({ setting, k }: Pick<Rule, 'setting' | 'k'>, y: Ratio): Ratio =>
  setting.operation === 'times' ? y.over(k) : y.minus(k)

export const xLetter = ({ setting }: Pick<Rule, 'setting'>): Expr => symbol(setting.x.letter)
export const yLetter = ({ setting }: Pick<Rule, 'setting'>): Expr => symbol(setting.y.letter)
/** kx or x + k. */
export const rightSide = ({ setting, k }: Pick<Rule, 'setting' | 'k'>, x: Expr): Expr =>
  setting.operation === 'times' ? join(shown(k), x) : sum(x, shown(k))
export const equationOf = (rule: Pick<Rule, 'setting' | 'k'>): Expr =>
  equation(yLetter(rule), rightSide(rule, xLetter(rule)))

/** Values that leave gaps, in order. */
export function drawXs(random: Random, { xs: [least, most] }: Setting, many: number): readonly Ratio[] {
  const all = Array.from({ length: most - least + 1 }, (_, i) => least + i)
  return random
    .until(
      () =>
        random
          .shuffle<readonly number[]>(all)
          .slice(0, many)
          .sort((a, b) => a - b),
      drawn => many < 3 || new Set(drawn.slice(1).map((x, i) => x - itemOf(drawn, i))).size > 1,
    )
    .map(x => Ratio.of(x))
}
export const drawWhole = (random: Random, setting: Setting, many: number): Rule => ({
  setting,
  k: Ratio.of(random.pick(setting.whole)),
  xs: drawXs(random, setting, many),
})
/** A decimal or fraction that does not change. */
export function drawBroken(random: Random, setting: Setting, many: number): Rule {
  const [n, d] = random.pick(setting.broken)
  return { setting, k: Ratio.of(n, d), xs: drawXs(random, setting, many) }
}

/** "A fair charges $3 for each ride." */
export const saysRule = ({ setting, k }: Pick<Rule, 'setting' | 'k'>): Said =>
  setting.says(role(setting.operation, setting.isMoney ? money(k.times(100).n) : shown(k)))
/** "Let r be the number of rides and c the total cost in dollars." */
export const defines = (rule: Pick<Rule, 'setting'>): Said => {
  const { x, y } = rule.setting
  return {
    en: line`Let ${xLetter(rule)} be ${x.name} and ${yLetter(rule)} ${y.name}.`,
    es: line`Sea ${xLetter(rule)} ${x.name} y sea ${yLetter(rule)} ${y.name}.`,
  }
}

export const head = (rule: Pick<Rule, 'setting'>): readonly CellHole[] => [
  line`${rule.setting.x.title}, ${xLetter(rule)}`,
  line`${rule.setting.y.title}, ${yLetter(rule)}`,
]
export const rowsOf = (rule: Rule) => rule.xs.map(x => [shown(x), shown(yOf(rule, x))] as const)

/** The work for one value of the dependent variable. */
export const workFor = (rule: Pick<Rule, 'setting' | 'k'>, x: Ratio): Expr =>
  equation(
    rule.setting.operation === 'times' ? times(shown(rule.k), shown(x)) : sum(shown(x), shown(rule.k)),
    shown(yOf(rule, x)),
  )
/** The inverse operation for one value of the independent variable. */
export const workBack = (rule: Pick<Rule, 'setting' | 'k'>, y: Ratio): Expr =>
  equation(
    rule.setting.operation === 'times' ? divide(shown(y), shown(rule.k)) : minus(shown(y), shown(rule.k)),
    shown(xOf(rule, y)),
  )

/** How the number of a rule is found from two rows: quotients that are equal, or differences. */
export function foundRule(rule: Rule, rows: readonly Ratio[], x: Expr, y: Expr): Step {
  const isTimes = rule.setting.operation === 'times'
  return explained(
    statements(
      ...rows.map(value => {
        const to = yOf(rule, value)
        return equation(isTimes ? divide(shown(to), shown(value)) : minus(shown(to), shown(value)), shown(rule.k))
      }),
    ),
    isTimes
      ? line`In each of these rows, ${y} divided by ${x} is ${shown(rule.k)}.`
      : line`In each of these rows, ${y} minus ${x} is ${shown(rule.k)}.`,
    isTimes
      ? line`En cada una de estas filas, ${y} dividido entre ${x} es ${shown(rule.k)}.`
      : line`En cada una de estas filas, ${y} menos ${x} es ${shown(rule.k)}.`,
  )
}
export const rulesSaid = ({ setting, k }: Pick<Rule, 'setting' | 'k'>, x: Expr, y: Expr): Said =>
  setting.operation === 'times'
    ? {
        en: line`So ${y} is ${shown(k)} times ${x}.`,
        es: line`Entonces ${y} es ${shown(k)} veces ${x}.`,
      }
    : {
        en: line`So ${y} is ${shown(k)} more than ${x}.`,
        es: line`Entonces ${y} es ${shown(k)} más que ${x}.`,
      }

/** The same where the story tells the number. */
export const storySaid = ({ setting, k }: Pick<Rule, 'setting' | 'k'>, x: Expr, y: Expr): Said =>
  setting.operation === 'times'
    ? {
        en: line`Multiply by ${setting.constant}: ${y} is ${shown(k)} times ${x}.`,
        es: line`Multiplica por ${setting.constant}: ${y} es ${shown(k)} veces ${x}.`,
      }
    : {
        en: line`Add ${setting.constant}: ${y} is ${shown(k)} more than ${x}.`,
        es: line`Suma ${setting.constant}: ${y} es ${shown(k)} más que ${x}.`,
      }

/** Whether pairs have one quotient, or one difference. */
export const inOneRule = (pairs: readonly (readonly [Ratio, Ratio])[]): boolean => {
  const [first] = pairs
  if (!first) return false
  const [a, b] = first
  return (
    pairs.every(([x, y]) => x.times(b).equals(y.times(a))) || pairs.every(([x, y]) => y.minus(x).equals(b.minus(a)))
  )
}
/** The number that is told, and how it is joined, read from the name of its part. */
export const toldRule = (printed: Printed): ((x: Ratio) => Ratio) =>
  printed.terms('role').some(({ name }) => name === 'times')
    ? x => printed.role('times').times(x)
    : x => printed.role('plus').plus(x)
export const cellValue = (cell: readonly unknown[]): Ratio => evaluate(cell[0] as Expr)
