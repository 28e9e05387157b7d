import {
  approximate,
  bracketed,
  type Expr,
  ellipsis,
  equation,
  join,
  minus,
  number,
  over,
  type Printed,
  power,
  type Random,
  step,
  sum,
  symbol,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { blanksIn, type Derivation } from '../../kit/polynomials/formula-blanks.ts'

const [S, a, r, n] = ['S', 'a', 'r', 'n'].map(name => symbol(name)) as [Expr, Expr, Expr, Expr]
const letters: Derivation = {
  start: equation(S, sum(a, join(a, r), join(a, power(r, 2)), ellipsis, join(a, power(r, minus(n, 1))))),
  lines: hole => {
    const last = join(a, power(r, n))
    return [
      equation(join(r, S), sum(join(a, r), join(a, power(r, 2)), ellipsis, hole(last))),
      equation(minus(S, join(r, S)), minus(hole(a), hole(last))),
      equation(join(bracketedHole(hole(minus(1, r))), S), join(a, minus(1, power(r, n)))),
      equation(S, over(hole(join(a, minus(1, power(r, n)))), minus(1, r))),
    ]
  },
  steps: () => {
    const [shifted, difference, product, quotient] = tupleOf(
      letters.lines(value => value),
      4,
    )
    return [
      step(shifted, because.multiplyBothSides, { value: r }),
      step(difference, because.subtractSeries),
      step(product, because.factor),
      step(quotient, because.divideBothSides, { value: bracketed(minus(1, r)) }),
    ]
  },
}

const numbers = (first: number, ratio: number, count: number): Derivation => {
  const term = (i: number) => first * ratio ** i
  const end = term(count)
  const of: Derivation = {
    start: equation(S, sum(first, term(1), term(2), ellipsis, term(count - 1))),
    lines: hole => [
      equation(join(ratio, S), sum(term(1), term(2), ellipsis, hole(number(end)))),
      equation(minus(join(ratio, S), S), minus(hole(number(end)), hole(number(first)))),
      equation(join(hole(number(ratio - 1)), S), end - first),
      equation(S, hole(number((end - first) / (ratio - 1)))),
    ],
    steps: () => {
      const [shifted, difference, product, quotient] = tupleOf(
        of.lines(value => value),
        4,
      )
      return [
        step(shifted, because.multiplyBothSides, { value: ratio }),
        step(difference, because.subtractSeries),
        step(product, because.combineLikeTerms),
        step(quotient, because.divideBothSides, { value: ratio - 1 }),
      ]
    },
  }
  return of
}
const bracketedHole = (of: Expr): Expr => (of.kind === 'sum' ? { kind: 'group', of, brackets: 'round' } : of)

export function drawSumDerivation(random: Random): { readonly of: Derivation; readonly shown: number } {
  const isGeneral = random.evenly([false, true])
  // None or one of the five places is filled in already, never the next term where it is said again.
  const shown = random.pick(isGeneral ? [0, 1, 3, 4, 5] : [0, 2, 3, 4, 5])
  if (isGeneral) return { of: letters, shown }
  const ratio = random.int(3, 5)
  return { of: numbers(random.int(1, 6), ratio, random.int(5, ratio === 3 ? 7 : 6)), shown }
}

const SAMPLES = [
  { a: 3, r: 2, n: 5 },
  { a: -2, r: 4, n: 6 },
]

/** S is the sum of the first line; the second line ends with the next term. */
export function isSumDerivation(printed: Printed, answer: readonly Expr[]): boolean {
  const [start, ...lines] = printed.all('relation').filter(({ sign }) => sign === '=')
  if (start?.right.kind !== 'sum') return false
  const [first, second] = start.right.terms
  const last = start.right.terms.at(-1)
  if (!first || !second || !last) return false
  return SAMPLES.every(at => {
    const ratio = approximate(second, at) / approximate(first, at)
    const next = approximate(last, at) * ratio
    const all = { ...at, S: (next - approximate(first, at)) / (ratio - 1) }
    let used = 0
    return lines.every((line, i) => {
      const count = blanksIn(line)
      const complete = filled(line, ...answer.slice(used, used + count))
      used += count
      if (complete.kind !== 'relation') return false
      if (i > 0) return near(approximate(complete.left, all), approximate(complete.right, all))
      const end = complete.right.kind === 'sum' ? complete.right.terms.at(-1) : undefined
      return end !== undefined && near(approximate(end, all), next)
    })
  })
}
const near = (a: number, b: number) => Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a))
