import {
  apply,
  approximate,
  bracketed,
  type Expr,
  expr,
  itemOf,
  over,
  type Printed,
  type Random,
  Ratio,
  sum,
  symbol,
  tupleOf,
} from '../../../author.ts'
import { type Coefficients, factored, factorFor, polynomial, times } from '../../kit/polynomials/polynomial.ts'

/** lead · Π(x − zero) over Π(x − pole), and a common factor where there is a hole. */
export interface Quotient {
  readonly lead: number
  readonly zeros: readonly number[]
  readonly poles: readonly number[]
  readonly hole: number | null
}
export type WithHole = Quotient & { readonly hole: number }

export const [x, y] = [symbol('x'), symbol('y')]
export const f = apply('f', x)
export const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b)

export const productOf = (roots: readonly number[], lead = 1): Coefficients =>
  roots.reduce<Coefficients>((all, root) => times(all, [-root, 1]), [lead])

const holes = ({ hole }: Quotient) => (hole === null ? [] : [hole])
const productAt = (roots: readonly number[], at: number) => roots.reduce((all, root) => all * (at - root), 1)
export const valueAt = ({ lead, zeros, poles }: Quotient, at: number): Ratio =>
  Ratio.of(lead * productAt(zeros, at), productAt(poles, at))
/** The value of y to which the graph comes near far out. */
export const endOf = ({ lead, zeros, poles }: Quotient) => (zeros.length < poles.length ? 0 : lead)

/** A single factor stands without brackets. */
export function side(lead: number, roots: readonly number[]): Expr {
  const [only, ...others] = roots
  if (lead === 1 && only !== undefined && others.length === 0) return polynomial([-only, 1])
  return factored(lead, ...roots.map(root => factorFor(root)))
}

/** The factor x goes first. */
const ordered = (roots: readonly number[]) => [...roots.filter(root => root === 0), ...roots.filter(root => root !== 0)]

/** Without the common factor. */
export const reduced = ({ lead, zeros, poles }: Quotient): Expr =>
  poles.length === 0
    ? side(lead, ordered(ascending(zeros)))
    : over(side(lead, ordered(ascending(zeros))), side(1, ordered(ascending(poles))))

export const inFactors = (of: Quotient): Expr =>
  over(
    side(of.lead, ordered([...holes(of), ...ascending(of.zeros)])),
    side(1, ordered([...holes(of), ...ascending(of.poles)])),
  )

export const expanded = (of: Quotient): Expr =>
  over(polynomial(productOf([...of.zeros, ...holes(of)], of.lead)), polynomial(productOf([...of.poles, ...holes(of)])))

/** The terms of highest degree above and below: 3x² over x². */
export const leadingTerms = ({ lead, zeros, poles }: Quotient): Expr => {
  const term = (degree: number, by: number) => polynomial([...Array<number>(degree).fill(0), by])
  return over(term(zeros.length, lead), term(poles.length, 1))
}

/** The factors with a number in the place of x, in the order of the function: 3(2 + 1)(2 − 5). */
export function factorsAt(lead: number, roots: readonly number[], at: number): Expr {
  const factors = ordered(ascending(roots)).map(root => (root === 0 ? expr(at) : sum(at, -root)))
  const [only, ...others] = factors
  if (lead === 1 && only !== undefined && others.length === 0) return only
  return factored(lead, ...factors.map(factor => bracketed(factor)))
}

const PLACES = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6] as const
export const twoPlaces = (random: Random) => random.sample(PLACES, 2)
export const threePlaces = (random: Random) => random.sample(PLACES, 3)

function isTame(of: WithHole): boolean {
  const { n, d } = valueAt(of, of.hole)
  return d <= 6 && Math.abs(n) <= 60
}

export function drawWithHole(random: Random, leads: readonly number[] = [1, 2, 3]): WithHole {
  return random.until(() => {
    const [zero, pole, hole] = threePlaces(random)
    return { lead: random.pick(leads), zeros: [zero], poles: [pole], hole }
  }, isTame)
}

export function drawWithoutHole(random: Random): Quotient {
  const [a, b, c, d] = random.sample(PLACES, 4)
  return { lead: random.pick([1, 2, 3]), zeros: random.evenly([[a], [a, d]]), poles: [b, c], hole: null }
}

const WHOLE = Array.from({ length: 25 }, (_, i) => i - 12)

/** What the printed fraction itself shows at whole numbers. */
export function seen(printed: Printed) {
  const { over: top, under } = printed.one('quotient')
  const at = (of: Expr, value: number) => approximate(of, { x: value })
  const value = (place: number) => at(top, place) / at(under, place)
  return {
    value,
    zeros: WHOLE.filter(place => at(top, place) === 0 && at(under, place) !== 0),
    holes: WHOLE.filter(place => at(top, place) === 0 && at(under, place) === 0),
    poles: WHOLE.filter(place => at(top, place) !== 0 && at(under, place) === 0),
  }
}

export const near = (one: number, two: number, by = 1e-4) => Math.abs(one - two) < by
export const beside = (value: (place: number) => number, place: number) =>
  (value(place - 1e-5) + value(place + 1e-5)) / 2
export const isSame = (one: readonly number[], two: readonly number[]) =>
  one.length === two.length && one.every((value, i) => near(value, itemOf(two, i)))
/** The place of the hole in the printed fraction, and the value that the graph has beside it. */
export function seenHole(printed: Printed): readonly [number, number] {
  const { holes, value } = seen(printed)
  const [at] = tupleOf(holes, 1)
  return [at, beside(value, at)]
}
