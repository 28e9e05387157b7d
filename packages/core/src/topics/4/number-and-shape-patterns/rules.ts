import {
  type Both,
  type Expr,
  equation,
  expr,
  type Inline,
  line,
  minus,
  type Step,
  step,
  sum,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

/** Multiply, then add; to subtract is to add less than 0. */
export interface Rule {
  readonly factor: number
  readonly more: number
}
export const next = ({ factor, more }: Rule, term: number): number => factor * term + more
export function termsOf(rule: Rule, first: number, count: number): readonly number[] {
  const terms = [first]
  while (terms.length < count) terms.push(next(rule, terms[terms.length - 1] ?? first))
  return terms
}

/** "multiply by 2, then add 3". */
export function named({ factor, more }: Rule): Both<readonly Inline[]> {
  const added =
    more > 0
      ? { en: line`add ${more}`, es: line`suma ${more}` }
      : { en: line`subtract ${-more}`, es: line`resta ${-more}` }
  if (factor === 1) return added
  const multiplied = { en: line`multiply by ${factor}`, es: line`multiplica por ${factor}` }
  if (more === 0) return multiplied
  return {
    en: [...multiplied.en, ', then ', ...added.en],
    es: [...multiplied.es, ' y luego ', ...added.es],
  }
}

/** The rule written out for a term, without its result. */
export function workedWith({ factor, more }: Rule, term: number): Expr {
  const product = factor === 1 ? expr(term) : times(term, factor)
  if (more === 0) return product
  return more > 0 ? sum(product, more) : minus(product, -more)
}
export const worked = (rule: Rule, term: number): Expr => equation(workedWith(rule, term), next(rule, term))
/** One step for each term after those that are given. */
export const termSteps = (rule: Rule, terms: readonly number[]): readonly Step[] =>
  terms.slice(0, -1).map((term, i) =>
    step(worked(rule, term), because.explain, {
      sentence:
        i === 0
          ? {
              en: ['Use the rule: ', ...named(rule).en, '.'],
              es: ['Usa la regla: ', ...named(rule).es, '.'],
            }
          : { en: line`Do the same with ${term}.`, es: line`Haz lo mismo con ${term}.` },
    }),
  )
