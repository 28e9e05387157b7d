import { type Expr, evaluate, type FunctionGraph, functionGraph, m, type Random, Ratio } from '../../../author.ts'
import { factored, factorFor, polynomial, squareFor } from '../../kit/polynomials/polynomial.ts'

/** y = a(x − h)² + k, with a in halves. */
export interface Parabola {
  readonly twiceA: number
  readonly h: number
  readonly k: number
}

export const leading = ({ twiceA }: Parabola): Ratio => Ratio.of(twiceA, 2)
export const vertexForm = (parabola: Parabola): Expr => {
  const square = factored(leading(parabola), squareFor(parabola.h))
  return parabola.k === 0 ? square : m`${square} + ${parabola.k}`
}
export function standardForm(parabola: Parabola): Expr {
  const { h, k } = parabola
  const a = leading(parabola)
  return polynomial([a.times(h * h).plus(k), a.times(-2 * h), a])
}
export const at = (parabola: Parabola, x: number): Ratio =>
  leading(parabola)
    .times((x - parabola.h) ** 2)
    .plus(parabola.k)

/** Half the distance between the zeros, with twice a: the vertex is a lattice point not more than 8 from the axis. */
const SHAPES = [
  [1, 2],
  [1, -2],
  [1, 4],
  [1, -4],
  [2, 1],
  [2, -1],
  [2, 2],
  [2, -2],
  [2, 4],
  [2, -4],
  [4, 1],
  [4, -1],
] as const

/** The forms of a level share the shapes out, each both ways up, so that a sheet shows none twice. */
export type Share = 0 | 1 | 2
const ALL: readonly Share[] = [0, 1, 2]
/** Two whole zeros; the intercept is a lattice point of the grid. */
export function drawWithZeros(random: Random, shares = ALL): Parabola & { readonly zeros: readonly [number, number] } {
  const [half, twiceA] = random.evenly(SHAPES.filter((_, i) => shares.includes((Math.floor(i / 2) % 3) as Share)))
  const isSplit = twiceA % 2 !== 0
  const h = random.until(
    () => random.int(-5, 5) * (isSplit ? 2 : 1),
    h => Math.abs((twiceA * (h * h - half * half)) / 2) <= 10 && Math.abs(h) + half <= 9,
  )
  return { twiceA, h, k: (-twiceA * half * half) / 2, zeros: [h - half, h + half] }
}

/** Above or below the x-axis as a whole. */
export function drawWithoutZeros(random: Random): Parabola {
  const a = random.pick([1, 2] as const)
  const [h, k] = [random.int(-3, 3), random.int(1, 5)]
  const sign = random.sign()
  const isHigh = a * h * h + k > 10
  return { twiceA: 2 * (isHigh ? 1 : a) * sign, h: isHigh ? Math.sign(h) * 2 : h, k: k * sign }
}

export const factoredForm = (parabola: Parabola, [p, q]: readonly [number, number]): Expr =>
  factored(leading(parabola), ...(q === 0 ? [factorFor(q), factorFor(p)] : [factorFor(p), factorFor(q)]))

export const graphOf = (...parabolas: readonly Parabola[]): FunctionGraph =>
  functionGraph({ curves: parabolas.map(vertexForm) })

/** The vertex and the points beside it. */
export const plottedPoints = (parabola: Parabola): readonly (readonly [number, number])[] =>
  [-4, -2, -1, 0, 1, 2, 4]
    .map(d => parabola.h + d)
    .filter(x => Math.abs(x) <= 10 && at(parabola, x).isInteger && Math.abs(at(parabola, x).n) <= 10)
    .map(x => [x, at(parabola, x).n] as const)

/** With its vertex and the points beside it, as a pupil plots it. */
export const plotted = (parabola: Parabola): FunctionGraph =>
  functionGraph({ curves: [vertexForm(parabola)], points: plottedPoints(parabola) })

/** a and the vertex of any quadratic expression, by three of its values. */
export function vertexOf(of: Expr, letter = 'x'): { readonly a: Ratio; readonly h: Ratio; readonly k: Ratio } {
  const at = (x: number) => evaluate(of, { [letter]: x })
  const a = at(1).plus(at(-1)).over(2).minus(at(0))
  const h = at(1).minus(at(-1)).over(-4).over(a)
  return { a, h, k: evaluate(of, { [letter]: h }) }
}
