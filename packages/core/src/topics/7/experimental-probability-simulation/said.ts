import {
  type Block,
  type Both,
  type Expr,
  equation,
  explained,
  gcd,
  type Inline,
  itemOf,
  line,
  over,
  Ratio,
  type Step,
  step,
  table,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

export type Said = Both<readonly Inline[]>
export const said = (en: Said['en'], es: Said['es']): Said => ({ en, es })

export const FRACTION: Said = {
  en: line`Write a fraction in lowest terms.`,
  es: line`Escribe una fracción en su mínima expresión.`,
}
export const PERCENT: Said = { en: line`Write a percent.`, es: line`Escribe un porcentaje.` }

/** The results of an experiment: a row for each outcome. */
export function resultsTable(outcome: Expr, times: Expr, names: readonly Expr[], counts: readonly number[]): Block {
  return table({ head: [outcome, times], rows: names.map((name, i) => [name, itemOf(counts, i)]) })
}

/** Favorable trials over all trials, in lowest terms. */
export function frequencySteps(count: number, all: number): readonly Step[] {
  const divisor = gcd(count, all)
  return divisor === 1
    ? [
        explained(
          over(count, all),
          line`Write the number of favorable trials over the number of all trials.`,
          line`Escribe el número de ensayos favorables sobre el número total de ensayos.`,
        ),
      ]
    : [
        explained(
          over(count, all),
          line`Write the number of favorable trials over the number of all trials.`,
          line`Escribe el número de ensayos favorables sobre el número total de ensayos.`,
        ),
        step(equation(over(count, all), Ratio.of(count, all)), because.divideBothTerms, { value: divisor }),
      ]
}
