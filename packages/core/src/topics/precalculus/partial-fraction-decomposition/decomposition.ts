import {
  bracketed,
  type Expr,
  equation,
  itemOf,
  join,
  negative,
  over,
  power,
  type Random,
  sum,
  symbol,
} from '../../../author.ts'
import { type Coefficients, plus, polynomial, times } from '../../kit/polynomials/polynomial.ts'

/** A factor of the denominator and its numerators, for its first power, its second, … */
export interface Factor {
  readonly base: Coefficients
  readonly tops: readonly Coefficients[]
}
export interface Whole {
  readonly quotient: Coefficients
  readonly factors: readonly Factor[]
  readonly isFactored: boolean
  readonly numerator: Coefficients
  readonly denominator: Coefficients
  /** What is left above when the quotient is taken out. */
  readonly rest: Coefficients
}

export const x = symbol('x')
export const LETTERS = ['A', 'B', 'C', 'D', 'E'].map(letter => symbol(letter))

const top = (random: Random) => [random.intExcept(-9, 9, 0)]
const linear = (root: number): Coefficients => [-root, 1]
const ROOTS = [-7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7] as const
const simple = (random: Random, root: number): Factor => ({ base: linear(root), tops: [top(random)] })
const twice = (random: Random): Factor => ({ base: linear(random.pick(ROOTS)), tops: [top(random), top(random)] })
const twoSimple = (random: Random) => random.sample(ROOTS, 2).map(root => simple(random, root))

const kinds = {
  two: (random: Random) => ({ quotient: [], factors: twoSimple(random), isFactored: true }),
  three: (random: Random) => ({
    quotient: [],
    factors: [simple(random, 0), ...twoSimple(random)],
    isFactored: false,
  }),
  square: (random: Random) => ({ quotient: [], factors: [twice(random)], isFactored: false }),
  repeated: (random: Random) => ({ quotient: [], factors: [simple(random, 0), twice(random)], isFactored: false }),
  improper: (random: Random) => ({
    quotient: random.evenly([true, false]) ? top(random) : [random.int(-5, 5), random.int(1, 3)],
    factors: twoSimple(random),
    isFactored: false,
  }),
  quadratic: (random: Random) => ({
    quotient: [],
    factors: [
      simple(random, random.pick(ROOTS)),
      { base: [random.int(1, 9), 0, 1], tops: [[random.int(-9, 9), random.intExcept(-9, 9, 0)]] },
    ],
    isFactored: true,
  }),
  'repeated and quadratic': (random: Random) => ({
    quotient: [],
    factors: [
      twice(random),
      { base: [random.int(1, 9), 0, 1], tops: [[random.int(-9, 9), random.intExcept(-9, 9, 0)]] },
    ],
    isFactored: true,
  }),
} satisfies Record<string, (random: Random) => Pick<Whole, 'quotient' | 'factors' | 'isFactored'>>
export type Kind = keyof typeof kinds

/** The sum of the parts over their common denominator. */
function combined(factors: readonly Factor[]): readonly [numerator: Coefficients, denominator: Coefficients] {
  let [numerator, denominator]: [Coefficients, Coefficients] = [[0], [1]]
  for (const { base, tops } of factors) {
    let [over, under]: [Coefficients, Coefficients] = [[], [1]]
    for (const top of tops) {
      over = plus(times(over, base), top)
      under = times(under, base)
    }
    numerator = plus(times(numerator, under), times(over, denominator))
    denominator = times(denominator, under)
  }
  return [numerator, denominator]
}

export function drawn(random: Random, some: readonly Kind[]): Whole {
  const kind = random.evenly(some)
  return random.until(
    () => {
      const parts = kinds[kind](random)
      const [rest, denominator] = combined(parts.factors)
      return { ...parts, rest, denominator, numerator: plus(times(parts.quotient, denominator), rest) }
    },
    ({ numerator }) => numerator.every(value => Math.abs(value) <= 99),
  )
}

export const valueAt = (of: Coefficients, at: number) => of.reduce((sum, c, i) => sum + c * at ** i, 0)
export const coefficientAt = (of: Coefficients, exponent: number) => itemOf(of, exponent)
export const isTwice = ({ tops }: Factor) => tops.length > 1
export const isLinear = ({ base }: Factor) => base.length === 2
export const rootOf = ({ base }: Factor) => 0 - itemOf(base, 0)

const isLetterX = (base: Coefficients) => base.length === 2 && base[0] === 0
export const raised = (base: Coefficients, exponent: number, isAlone: boolean): Expr => {
  const factor = isLetterX(base) ? x : bracketed(polynomial(base))
  if (exponent > 1) return power(factor, exponent)
  return isAlone ? polynomial(base) : factor
}

export const denominatorInFactors = ({ factors }: Whole): Expr =>
  productOf(factors.map(({ base, tops }) => raised(base, tops.length, false)))
export const fraction = (whole: Whole): Expr =>
  over(polynomial(whole.numerator), whole.isFactored ? denominatorInFactors(whole) : polynomial(whole.denominator))
/** What is decomposed, over the factors of the denominator. */
export const properFraction = (whole: Whole): Expr => over(polynomial(whole.rest), denominatorInFactors(whole))

/** One fraction of a sum: the power of a factor, and what stands above it. */
export interface Part {
  readonly factor: Factor
  readonly exponent: number
  readonly top: Expr
}
/** One of the parts; a negative number stands before its fraction. */
function partExpr({ factor, exponent, top }: Part): Expr {
  const under = raised(factor.base, exponent, true)
  return top.kind === 'number' && top.n < 0 ? negative(over(-top.n, under)) : over(top, under)
}
export const sumOfParts = (parts: readonly Part[]): Expr => {
  const all = parts.map(partExpr)
  return all.length === 1 ? itemOf(all, 0) : sum(...all)
}

/** The parts as they are. */
export const knownParts = ({ factors }: Whole): readonly Part[] =>
  factors.flatMap(factor =>
    factor.tops.map((numerator, i) => ({ factor, exponent: i + 1, top: polynomial(numerator) })),
  )
const NUMERATORS = {
  constant: (letters: readonly Expr[]) => itemOf(letters, 0),
  linear: (letters: readonly Expr[]) => sum(join(itemOf(letters, 0), x), itemOf(letters, 1)),
  'without constant': (letters: readonly Expr[]) => join(itemOf(letters, 0), x),
} as const
const LETTERS_IN = { constant: 1, linear: 2, 'without constant': 1 } as const
export type Numerator = keyof typeof NUMERATORS
/** Parts with letters above: the powers of each factor that are shown, and the kind of numerator that each factor has. */
export function letteredParts(
  { factors }: Whole,
  numeratorOver: (factor: Factor) => Numerator = factor => (isLinear(factor) ? 'constant' : 'linear'),
  powersOf: (factor: Factor) => readonly number[] = ({ tops }) => tops.map((_, i) => i + 1),
): readonly Part[] {
  let used = 0
  return factors.flatMap(factor =>
    powersOf(factor).map(exponent => {
      const kind = numeratorOver(factor)
      const letters = LETTERS.slice(used, used + LETTERS_IN[kind])
      used += LETTERS_IN[kind]
      return { factor, exponent, top: NUMERATORS[kind](letters) }
    }),
  )
}
export const rightForm = (whole: Whole): Expr => sumOfParts(letteredParts(whole))

export const decomposed = (whole: Whole): Expr => {
  const parts = sumOfParts(knownParts(whole))
  if (whole.quotient.length === 0) return parts
  return sum(...quotientTerms(whole), ...termsOf(parts))
}
export const quotientTerms = ({ quotient }: Whole): readonly Expr[] => termsOf(polynomial(quotient))
const termsOf = (of: Expr) => (of.kind === 'sum' ? of.terms : [of])

/** The values of the letters in a right form, in order. */
export const valuesOf = ({ factors }: Whole): readonly number[] =>
  factors.flatMap(({ tops }) => tops.flatMap(numerator => [...numerator].reverse()))

const productOf = (factors: readonly Expr[]) => (factors.length === 1 ? itemOf(factors, 0) : join(...factors))

/** The numerator as a sum of the tops, each with the factors that its denominator lacks. */
export function cleared(whole: Whole, parts: readonly Part[]): Expr {
  const terms = parts.map(({ factor, exponent, top }) => {
    const missing = whole.factors.flatMap(other => {
      const left = other === factor ? other.tops.length - exponent : other.tops.length
      return left === 0 ? [] : [raised(other.base, left, false)]
    })
    if (missing.length === 0) return top
    if (top.kind !== 'number' || Math.abs(top.n) !== 1)
      return join(top.kind === 'sum' ? bracketed(top) : top, ...missing)
    const others = productOf(missing)
    return top.n < 0 ? negative(others) : others
  })
  return equation(polynomial(whole.rest), terms.length === 1 ? itemOf(terms, 0) : sum(...terms))
}
/** What is left of a linear factor's highest power, at its root: the other factors. */
export const othersAt = (whole: Whole, factor: Factor): number =>
  whole.factors
    .filter(other => other !== factor)
    .reduce((all, { base, tops }) => all * valueAt(base, rootOf(factor)) ** tops.length, 1)
