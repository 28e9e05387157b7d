import { prose } from '../../../content.ts'
import { expr, mixed, negative, over, sum } from '../../../math/build.ts'
import { evaluate } from '../../../math/evaluate.ts'
import type { Expr, Of } from '../../../math/expr.ts'
import { gcd, type Ratio } from '../../../number/ratio.ts'
import type { Printed } from '../../../printed.ts'
import type { Random } from '../../../random.ts'

export type Sign = '+' | '−'

interface Level {
  readonly denominators: readonly number[]
  /** Sums stay below 1 and need no simplifying; or reach 2 and may need it. */
  readonly small: boolean
}

/** a/d ± b/d, all parts positive. */
export function drawPair(random: Random, { denominators, small }: Level) {
  const sign: Sign = random.evenly(['+', '−'])
  return random.until(
    () => {
      const d = random.pick(denominators)
      const [a, b] = [random.int(1, d - 1), random.int(1, d - 1)]
      return { a, b, d, sign, top: sign === '+' ? a + b : a - b }
    },
    ({ top, d }) =>
      top > 0 && (small ? top < d && gcd(top, d) === 1 : top !== d && (top > d || gcd(top, d) > 1) && top < 2 * d),
  )
}

type Pair = ReturnType<typeof drawPair>

export const signed = (sign: Sign, value: Expr) => (sign === '+' ? value : negative(value))

export const worked = ({ a, b, d, sign }: Pair) => sum(over(a, d), signed(sign, over(b, d)))

export const shown = (value: Ratio): Expr => (value.compare(1) > 0 ? mixed(value) : expr(value))

/** The tops with their signs and the common bottom, as printed. */
export function tops(printed: Printed): { readonly terms: readonly number[]; readonly d: number } {
  const { terms } = printed.one('sum')
  const read = terms.map(term => {
    const quotient = (term.kind === 'negative' ? term.of : term) as Of<'quotient'>
    return { n: (term.kind === 'negative' ? -1 : 1) * evaluate(quotient.over).n, d: evaluate(quotient.under).n }
  })
  return { terms: read.map(({ n }) => n), d: read[0]!.d }
}

/** In parts of the printed size, the tops alone add up. */
export const addsUp = (printed: Printed, answer: Ratio) => {
  const { terms, d } = tops(printed)
  return answer.times(d).equals(terms.reduce((total, n) => total + n, 0))
}

export const mixedToo = {
  en: prose`Add or subtract. Write the answer in lowest terms; write an answer greater than 1 as a mixed number.`,
  es: prose`Suma o resta. Escribe el resultado en su mínima expresión; si es mayor que 1, escríbelo como número mixto.`,
}
