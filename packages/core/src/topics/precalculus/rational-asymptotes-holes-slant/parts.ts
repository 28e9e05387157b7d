import { apply, approximate, type Expr, over, type Printed, type Random, Ratio, symbol } from '../../../author.ts'
import { type Coefficients, factored, factorFor, polynomial, times } from '../../kit/polynomials/polynomial.ts'

/** lead · Π(x − zero) over Π(x − pole), and a common factor where there is a hole. */
export interface Quotient {
  readonly lead: number
  readonly zeros: readonly number[]
  readonly poles: readonly number[]
  readonly hole: number | null
}

export const [x, y] = [symbol('x'), symbol('y')]

export const f = apply('f', x)

export const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b)

export const productOf = (roots: readonly number[], lead = 1): Coefficients =>
  roots.reduce<Coefficients>((all, root) => times(all, [-root, 1]), [lead])

export const holes = ({ hole }: Quotient) => (hole === null ? [] : [hole])

const productAt = (roots: readonly number[], at: number) => roots.reduce((all, root) => all * (at - root), 1)

export const valueAt = ({ lead, zeros, poles }: Quotient, at: number): Ratio =>
  Ratio.of(lead * productAt(zeros, at), productAt(poles, at))

/** A single factor stands without brackets. */
export const side = (lead: number, roots: readonly number[]): Expr =>
  lead === 1 && roots.length === 1
    ? polynomial([-(roots[0] ?? 0), 1])
    : factored(lead, ...roots.map(root => factorFor(root)))

/** The factor x goes first. */
export const ordered = (roots: readonly number[]) => [
  ...roots.filter(root => root === 0),
  ...roots.filter(root => root !== 0),
]

export const inFactors = (of: Quotient): Expr =>
  over(
    side(of.lead, ordered([...holes(of), ...ascending(of.zeros)])),
    side(1, ordered([...holes(of), ...ascending(of.poles)])),
  )

export const expanded = (of: Quotient): Expr =>
  over(polynomial(productOf([...of.zeros, ...holes(of)], of.lead)), polynomial(productOf([...of.poles, ...holes(of)])))

export const places = (random: Random, count: number) =>
  random.sample([-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6], count)

export function isTame(of: Quotient): boolean {
  if (of.hole === null) return true
  const { n, d } = valueAt(of, of.hole)
  return d <= 6 && Math.abs(n) <= 60
}

export function drawQuotient(random: Random, { hasHole }: { readonly hasHole: boolean }): Quotient {
  return random.until(() => {
    const [a = 0, b = 0, c = 0, d = 0] = places(random, 4)
    if (hasHole) return { lead: random.pick([1, 1, 2, 3]), zeros: [a], poles: [b], hole: c }
    const zeros = random.chance(0.5) ? [a] : [a, d]
    return { lead: random.pick([1, 1, 2, 3]), zeros, poles: [b, c], hole: null }
  }, isTame)
}

export const WHOLE = Array.from({ length: 25 }, (_, i) => i - 12)

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
  one.length === two.length && one.every((value, i) => near(value, two[i] ?? Number.NaN))
