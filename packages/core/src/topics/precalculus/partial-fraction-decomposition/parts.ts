import {
  approximate,
  bracketed,
  type Expr,
  join,
  over,
  type Printed,
  power,
  type Random,
  sum,
  symbol,
  symbolsOf,
} from '../../../author.ts'
import { type Coefficients, plus, polynomial, times } from '../../kit/polynomials/polynomial.ts'

/** A factor of the denominator and its numerators, for its first power, its second, … */
export interface Factor {
  readonly base: Coefficients
  readonly tops: readonly Coefficients[]
}

export interface Decomposition {
  readonly quotient: Coefficients
  readonly factors: readonly Factor[]
  readonly isFactored: boolean
}

export interface Whole extends Decomposition {
  readonly numerator: Coefficients
  readonly denominator: Coefficients
}

export const x = symbol('x')

export const LETTERS = ['A', 'B', 'C', 'D'].map(letter => symbol(letter))

export const top = (random: Random) => [random.intExcept(-9, 9, 0)]

export const linear = (root: number): Coefficients => [-root, 1]

/** The sum of the parts over their common denominator. */
function combined({ quotient, factors }: Decomposition) {
  let [numerator, denominator]: [Coefficients, Coefficients] = [quotient, [1]]
  for (const { base, tops } of factors) {
    let [over, under]: [Coefficients, Coefficients] = [[], [1]]
    for (const top of tops) {
      over = plus(times(over, base), top)
      under = times(under, base)
    }
    numerator = plus(times(numerator, under), times(over, denominator))
    denominator = times(denominator, under)
  }
  return { numerator, denominator }
}

export const roots = (random: Random, count: number) =>
  random.sample([-7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7], count)

export const simple = (random: Random, places: readonly number[]): readonly Factor[] =>
  places.map(root => ({ base: linear(root), tops: [top(random)] }))

export const kinds = {
  two: (random: Random) => ({ quotient: [], factors: simple(random, roots(random, 2)), isFactored: true }),
  three: (random: Random) => ({
    quotient: [],
    factors: simple(random, [0, ...roots(random, 2)]),
    isFactored: false,
  }),
  square: (random: Random) => ({
    quotient: [],
    factors: [{ base: linear(roots(random, 1)[0] ?? 1), tops: [top(random), top(random)] }],
    isFactored: false,
  }),
  repeated: (random: Random) => ({
    quotient: [],
    factors: [...simple(random, [0]), { base: linear(roots(random, 1)[0] ?? 1), tops: [top(random), top(random)] }],
    isFactored: false,
  }),
  improper: (random: Random) => ({
    quotient: random.chance(0.5) ? top(random) : [random.int(-5, 5), random.int(1, 3)],
    factors: simple(random, roots(random, 2)),
    isFactored: false,
  }),
  quadratic: (random: Random) => ({
    quotient: [],
    factors: [
      ...simple(random, roots(random, 1)),
      { base: [random.int(1, 9), 0, 1], tops: [[random.int(-9, 9), random.intExcept(-9, 9, 0)]] },
    ],
    isFactored: true,
  }),
} satisfies Record<string, (random: Random) => Decomposition>

export type Kind = keyof typeof kinds

export const drawn = (random: Random, some: readonly Kind[]): Whole => {
  const kind = random.evenly(some)
  return random.until(
    () => {
      const parts = kinds[kind](random)
      return { ...parts, ...combined(parts) }
    },
    ({ numerator }) => numerator.every(value => Math.abs(value) <= 99),
  )
}

export const isLetterX = (base: Coefficients) => base[0] === 0 && base.length === 2

export const factorExpr = (base: Coefficients) => (isLetterX(base) ? x : bracketed(polynomial(base)))

export const raised = (base: Coefficients, exponent: number, isAlone: boolean) => {
  if (exponent > 1) return power(factorExpr(base), exponent)
  return isAlone ? polynomial(base) : factorExpr(base)
}

function denominatorExpr({ factors, denominator, isFactored }: Whole): Expr {
  if (!isFactored) return polynomial(denominator)
  return join(...factors.map(({ base, tops }) => raised(base, tops.length, false)))
}

export const fraction = (whole: Whole) => over(polynomial(whole.numerator), denominatorExpr(whole))

/** The parts with letters for what is unknown. */
export function withLetters(
  { factors }: Decomposition,
  numerators: (base: Coefficients) => number = base => base.length - 1,
) {
  let used = 0
  const next = () => LETTERS[used++] ?? symbol('E')
  const letters = (count: number): Expr => (count === 1 ? next() : sum(join(next(), x), next()))
  return (shown: readonly Factor[] = factors) =>
    sum(
      ...shown.flatMap(({ base, tops }) =>
        tops.map((_, i) => over(letters(numerators(base)), raised(base, i + 1, true))),
      ),
    )
}

export const rightForm = (whole: Decomposition) => withLetters(whole)()

/** A repeated factor with its first power alone, or with its highest alone. */
export const firstPowers = (whole: Decomposition) =>
  withLetters(whole)(whole.factors.map(({ base, tops }) => ({ base, tops: tops.slice(0, 1) })))

export const constantsOnly = (whole: Decomposition) => withLetters(whole, () => 1)()

export const degreeOf = (of: Expr) => {
  const at = (value: number) => Math.abs(approximate(of, { x: value }))
  return Math.round(Math.log2(at(2 ** 40) / at(2 ** 39)))
}

export const unknownsOf = (of: Expr) => [...symbolsOf(of)].filter(letter => letter !== 'x').length

/** Over a linear factor stands one letter, over a quadratic one two. */
export const fits = (item: Expr) =>
  item.kind === 'quotient' &&
  unknownsOf(item.over) === degreeOf(item.under.kind === 'power' ? item.under.base : item.under)

/** As many letters as the degree, all denominators different. */
export function isRightForm(form: Expr, whole: Expr): boolean {
  const parts = form.kind === 'sum' ? form.terms : [form]
  const unders = parts.map(item => (item.kind === 'quotient' ? JSON.stringify(item.under) : ''))
  return parts.every(fits) && unknownsOf(form) === degreeOf(whole) && new Set(unders).size === unders.length
}

export const printedSides = (printed: Printed) => {
  const { left, right } = printed.one('relation')
  return [left, right] as const
}
