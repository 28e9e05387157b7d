import { prose } from '../../../content.ts'
import type { Value } from '../../../math/build.ts'
import type { Expr } from '../../../math/expr.ts'
import { lcm, Ratio } from '../../../number/ratio.ts'
import type { Printed } from '../../../printed.ts'
import type { Random } from '../../../random.ts'
import { proper } from '../../common/fractions.ts'
import { leavesNothing, type SignedTerm } from '../kit/signed-sum.ts'

/** The sign of the first number, the operation, the sign of the second. */
type Pattern = `${'+' | '-'}${'+' | '-'}${'+' | '-'}`

export const PATTERNS: readonly Pattern[] = ['---', '-++', '+-+', '--+', '++-', '+--', '-+-']

interface Level {
  readonly denominators: 'equal' | 'unlike'
  readonly places: readonly (readonly [first: number, second: number])[]
}

export const signed = (sign: string, size: Ratio) => (sign === '-' ? size.negated() : size)

/** Two positive sizes become a sum or difference in a sign pattern; a difference of positive numbers ends below zero. */
export function patterned(
  pattern: Pattern,
  [a, b]: readonly [Ratio, Ratio],
  write: (value: Ratio, i: number) => Expr,
): readonly [SignedTerm, SignedTerm] {
  const [first, operation, second] = pattern as unknown as [string, '+' | '-', string]
  const [one, two] = pattern === '+-+' && a.compare(b) > 0 ? [b, a] : [a, b]
  return [
    { operation: '+', value: write(signed(first, one), 0) },
    { operation, value: write(signed(second, two), 1) },
  ]
}

/** Two different proper fractions, with equal denominators or with unlike ones whose least common multiple is at most 60. */
export function drawFractions(random: Random, denominators: Level['denominators']): readonly [Ratio, Ratio] {
  return random.until(
    () => {
      const d = random.int(3, 12)
      const [a, b] = [proper(random, d), proper(random, denominators === 'equal' ? d : random.int(2, 12))]
      return [a, b] as const
    },
    ([a, b]) => !a.equals(b) && (denominators === 'equal' || (a.d !== b.d && lcm(a.d, b.d) <= 60)),
  )
}

export const drawDecimal = (random: Random, places: number, most: number) =>
  Ratio.of(random.int(2, most * 10 ** (places - 1)) * 10 + random.int(1, 9), 10 ** places)

export const inLowestTerms = {
  en: prose`Find the value. Write it in lowest terms.`,
  es: prose`Halla el valor. Escríbelo en su mínima expresión.`,
}

export const asDecimal = {
  en: prose`Find the value. Write it as a decimal.`,
  es: prose`Halla el valor. Escríbelo como decimal.`,
}

export const checkSum = (printed: Printed, answer: Value) => leavesNothing(printed.one('relation').left, answer)
