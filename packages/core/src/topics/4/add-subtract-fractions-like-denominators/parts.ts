import {
  addFractions,
  type Expr,
  evaluate,
  gcd,
  itemOf,
  negative,
  type Of,
  over,
  type Printed,
  type Random,
  type Ratio,
  sum,
} from '../../../author.ts'

export type Sign = '+' | '−'

export interface Level {
  readonly denominators: readonly number[]
  /** Results stay below 1 and need no simplifying; or reach 2 and may need it. */
  readonly small: boolean
}

/** a/d ± b/d, all parts positive. */
export function drawPair(random: Random, { denominators, small }: Level) {
  const sign: Sign = random.evenly(['+', '−'])
  // Differences in lowest terms that are more than 1 part.
  const fitting = small && sign === '−' ? denominators.filter(d => d > 4 && d !== 6) : denominators
  return random.until(
    () => {
      const d = random.pick(fitting)
      const [a, b] = [random.int(1, d - 1), random.int(1, d - 1)]
      return sign === '+'
        ? { a, b, d, sign, top: a + b }
        : { a: Math.max(a, b), b: Math.min(a, b), d, sign, top: Math.abs(a - b) }
    },
    ({ top, d }) =>
      top > 0 &&
      (small ? top > 1 && top < d && gcd(top, d) === 1 : top !== d && (top > d || gcd(top, d) > 1) && top < 2 * d),
  )
}

export type Pair = ReturnType<typeof drawPair>

export const signed = (sign: Sign, value: Expr) => (sign === '+' ? value : negative(value))

export const written = ({ a, b, d, sign }: Pair) => sum(over(a, d), signed(sign, over(b, d)))

export const worked = ({ a, b, d, sign }: Pair) => addFractions(sign, { n: a, d }, { n: b, d })

/** The tops with their signs and the common bottom, as printed: in parts of that size the tops alone add up. */
export function addsUp(printed: Printed, answer: Ratio) {
  const terms = printed.one('sum').terms.map(term => {
    const quotient = (term.kind === 'negative' ? term.of : term) as Of<'quotient'>
    return { n: (term.kind === 'negative' ? -1 : 1) * evaluate(quotient.over).n, d: evaluate(quotient.under).n }
  })
  return answer.times(itemOf(terms, 0).d).equals(terms.reduce((total, { n }) => total + n, 0))
}
