import {
  addSigned,
  addSignedFractions,
  bracketed,
  decimal,
  type Expr,
  exact,
  lcm,
  type Printed,
  prose,
  type Random,
  Ratio,
  type Value,
} from '../../../author.ts'
import { proper } from '../../kit/fractions/fractions.ts'
import { addedOf, leavesNothing, type SignedTerm, subtracts } from '../../kit/integers/signed-sum.ts'

/** The sign of the first number, the operation, the sign of the second. */
type Sign = '+' | '-'
type Pattern = readonly [first: Sign, operation: Sign, second: Sign]

export const PATTERNS: readonly Pattern[] = [
  ['-', '-', '-'],
  ['-', '+', '+'],
  ['+', '-', '+'],
  ['-', '-', '+'],
  ['+', '+', '-'],
  ['+', '-', '-'],
  ['-', '+', '-'],
]

/** Easy: no negative number is subtracted. Medium: a negative number comes after the operation, or is subtracted from. */
export const PATTERNS_OF: { readonly [signs in 'plain' | 'double']: readonly Pattern[] } = {
  plain: [
    ['-', '+', '+'],
    ['+', '-', '+'],
    ['-', '+', '-'],
    ['+', '+', '-'],
    ['-', '-', '+'],
  ],
  double: [
    ['-', '-', '-'],
    ['+', '-', '-'],
    ['-', '+', '-'],
    ['-', '-', '-'],
    ['-', '-', '+'],
  ],
}

interface Level {
  readonly denominators: 'equal' | 'unlike'
  readonly places: readonly (readonly [first: number, second: number])[]
}

export const signed = (sign: Sign, size: Ratio) => (sign === '-' ? size.negated() : size)

/** Two positive sizes become a sum or difference in a sign pattern; a difference of positive numbers ends below zero. */
export function patterned(
  [first, operation, second]: Pattern,
  [a, b]: readonly [Ratio, Ratio],
  write: (value: Ratio, isFirst: boolean) => Expr,
): readonly [SignedTerm, SignedTerm] {
  const isPositive = first === '+' && operation === '-' && second === '+'
  const [one, two] = isPositive && a.compare(b) > 0 ? [b, a] : [a, b]
  return [
    { operation: '+', value: write(signed(first, one), true) },
    { operation, value: write(signed(second, two), false) },
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
  en: prose`Find the value. Write it in simplest form.`,
  es: prose`Halla el valor. Escríbelo en su forma más simple.`,
}

export const find = { en: prose`Find the value.`, es: prose`Halla el valor.` }

export const asDecimal = {
  en: prose`Find the value. Write it as a decimal.`,
  es: prose`Halla el valor. Escríbelo como decimal.`,
}

export const inDigits = (value: Ratio) => decimal(value)

/** Fractions and mixed numbers. */
export const fractionSolution = (terms: readonly SignedTerm[]) =>
  addSignedFractions(addedOf(terms), { subtracts: subtracts(terms) })

export const decimalSolution = (terms: readonly SignedTerm[]) =>
  addSigned(addedOf(terms), { subtracts: subtracts(terms), show: inDigits })

/** A negative number after an operation. */
export const inBrackets = (value: Value) => (exact(value).n < 0 ? bracketed(value) : value)

export const checkSum = (printed: Printed, answer: Value) => leavesNothing(printed.one('relation').left, answer)
