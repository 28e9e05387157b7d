import {
  box,
  divide,
  type Expr,
  equation,
  evaluate,
  explained,
  isTrue,
  line,
  missingFactor,
  missingFirstFactor,
  productFact,
  quotientFact,
  type Random,
  type Step,
  step,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { mixed } from '../../kit/choices/turned.ts'
import { filled } from '../../kit/equations/filled.ts'
import { startingAt } from '../../kit/stories/turns.ts'

export interface GapSpec {
  readonly gap: Expr
  readonly missing: number
  solution(): readonly Step[]
}

/** Of the same family: a multiplication that is known, told as the division that was asked. */
export const toldAs = (known: readonly Step[], asked: Expr): readonly Step[] => [
  ...known,
  step(asked, because.sameFamily),
]

/** Equations around a × b with one number missing, that number, and the way to it. */
export const gaps = {
  product: (a: number, b: number) => ({
    gap: equation(times(a, b), box()),
    missing: a * b,
    solution: () => productFact(a, b),
  }),
  'second factor': (a: number, b: number) => ({
    gap: equation(times(a, box()), a * b),
    missing: b,
    solution: () => missingFactor(a, a * b),
  }),
  'first factor': (a: number, b: number) => ({
    gap: equation(times(box(), b), a * b),
    missing: a,
    solution: () => missingFirstFactor(b, a * b),
  }),
  divisor: (a: number, b: number) => ({
    gap: equation(divide(a * b, box()), b),
    missing: a,
    solution: () => [
      multiplicationFor('divisor', b, a * b, a),
      ...toldAs(missingFactor(b, a * b), equation(divide(a * b, a), b)),
    ],
  }),
  quotient: (a: number, b: number) => ({
    gap: equation(divide(a * b, a), box()),
    missing: b,
    solution: () => quotientFact(a * b, a),
  }),
  dividend: (a: number, b: number) => ({
    gap: equation(b, divide(box(), a)),
    missing: a * b,
    solution: () => [
      multiplicationFor('dividend', b, a * b, a),
      ...toldAs(productFact(a, b), equation(b, divide(a * b, a))),
    ],
  }),
} satisfies Record<string, (a: number, b: number) => GapSpec>

/** What is to be worked out where the number that is divided, or the divisor, is missing. */
export const multiplicationFor = (
  missing: 'dividend' | 'divisor',
  quotient: number,
  product: number,
  divisor: number,
) =>
  missing === 'dividend'
    ? explained(
        equation(box(), times(divisor, quotient)),
        line`The number that is divided is missing: multiply.`,
        line`Falta el número que se divide: multiplica.`,
      )
    : explained(
        equation(times(quotient, box()), product),
        line`The divisor is missing: the quotient times the divisor is ${product}.`,
        line`Falta el divisor: el cociente por el divisor es ${product}.`,
      )

export type Gap = keyof typeof gaps

export interface Level {
  readonly gaps: readonly Gap[]
  readonly factors: readonly number[]
  readonly pairs: readonly (readonly [number, number])[]
}

/** Every two factors of which one is among these and the other among those, each pair once. */
const pairsOf = (factors: readonly number[], others: readonly number[]) =>
  mixed(
    factors.flatMap(a =>
      others.filter(b => b !== a && !(factors.includes(b) && others.includes(a) && b < a)).map(b => [a, b] as const),
    ),
  )

/** The factors of a level, and their pairs. */
export const among = (factors: readonly number[], others: readonly number[]) => ({
  factors,
  pairs: pairsOf(factors, others),
})

const PARTS = [1, 2, 3, 4, 5]

/** Two factors of a level, which come by turns; each form begins at another place of the list. */
export const drawFactors =
  (turns: number) =>
  (random: Random, { pairs }: Level) => {
    const [a, b] = random.shuffle<[number, number]>([...random.evenly(startingAt(pairs, turns))])
    return { a, b }
  }

/** Two products of the same value with other factors: 4 × 6 = 3 × 8, both made of the same four numbers. */
export function drawEqualProducts(random: Random) {
  return random.until(
    () => {
      const [[q, r], [p, s]] = [random.sample(PARTS, 2), random.sample(PARTS, 2)]
      return { a: p * q, b: r * s, c: p * r, d: q * s }
    },
    facts =>
      Object.values(facts).every(value => value >= 2 && value <= 10) && facts.a * facts.b >= 12 && facts.c !== facts.d,
  )
}

/** The only whole number up to 100 that makes the equation true, found by trying them all. */
function fitting(gap: Expr): readonly number[] {
  return Array.from({ length: 100 }, (_, i) => i + 1).filter(value => isTrue(filled(gap, value)))
}

export const isOnly = (gap: Expr, answer: Expr) => {
  const [found, ...others] = fitting(gap)
  return found !== undefined && others.length === 0 && evaluate(answer).equals(found)
}
