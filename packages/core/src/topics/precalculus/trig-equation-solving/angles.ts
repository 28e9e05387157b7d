import {
  approximate,
  type Block,
  type Both,
  bracketed,
  call,
  type Expr,
  either,
  equation,
  explained,
  expr,
  interval,
  isNear,
  itemOf,
  join,
  line,
  list,
  type Of,
  type Printed,
  prose,
  type Random,
  Ratio,
  type Step,
  type Surd,
  setOf,
  step,
  sum,
  surd,
  symbol,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { anglesOf } from '../../kit/triangles/angle-steps.ts'
import { angleExpr, type Name, type Unit, valueExpr } from '../../kit/triangles/exact-values.ts'

export const x = symbol('x')
export const TWO = ['sin', 'cos'] as const
export const square = (name: Name): Expr => ({ kind: 'call', name, of: x, power: expr(2) })
export const near = (a: number, b: number) => isNear(a, b)
export const range = (unit: Unit) => interval(angleExpr(0, unit), angleExpr(360, unit), [true, false])

export function onRange(of: Expr, unit: Unit): Both<Block> {
  const shown = range(unit)
  return { en: prose`Solve ${of} on ${shown}.`, es: prose`Resuelve ${of} en ${shown}.` }
}
export const drawUnit = (random: Random): Unit => random.evenly(['radians', 'degrees'])

/** The zeros of left − right from 0 to 2π: sign changes, and minima of the size that reach zero. */
function countRoots({ left, right }: Of<'relation'>): number {
  const steps = 1440
  const at = (i: number) => {
    const place = ((i + 0.5) * 2 * Math.PI) / steps
    const value = approximate(left, { x: place }) - approximate(right, { x: place })
    return Math.abs(value) > 50 ? Number.NaN : value
  }
  const values = Array.from({ length: steps + 2 }, (_, i) => at(i - 1))
  const isRoot = (i: number) => {
    const [before, here, after] = [itemOf(values, i - 1), itemOf(values, i), itemOf(values, i + 1)]
    if (before * here < 0) return true
    const isLeast = Math.abs(here) <= Math.abs(before) && Math.abs(here) < Math.abs(after) && Math.abs(here) < 1e-4
    return before * here > 0 && here * after > 0 && isLeast
  }
  return Array.from({ length: steps }, (_, i) => i + 1).filter(isRoot).length
}

export function solvesAll(printed: Printed, answer: readonly Value[]): boolean {
  const of = printed.one('relation')
  const angles = answer.map(value => approximate(expr(value)))
  return (
    new Set(angles.map(angle => angle.toFixed(6))).size === angles.length &&
    angles.every(
      angle =>
        angle >= 0 &&
        angle < 2 * Math.PI - 1e-9 &&
        near(approximate(of.left, { x: angle }), approximate(of.right, { x: angle })),
    ) &&
    angles.length === countRoots(of)
  )
}

/** (2u − twice)(u − whole): u is a half with its sign, or a whole number from −1 to 1. */
export interface Pair {
  readonly twice: 1 | -1
  readonly whole: number
}
const PAIRS: readonly Pair[] = [1, -1].flatMap(sign => [1, -1, 0].map(whole => ({ twice: sign === 1 ? 1 : -1, whole })))
export const drawPair = (random: Random): Pair => random.evenly(PAIRS)
/** m and k of 2u² + mu + k. */
export const termsOf = ({ twice, whole }: Pair) => ({ m: -twice - 2 * whole, k: twice * whole })
const valuesIn = ({ twice, whole }: Pair): readonly Surd[] => [surd(Ratio.of(twice, 2)), surd(whole)]
export const pairAngles = (name: 'sin' | 'cos', pair: Pair): readonly number[] =>
  [...new Set(valuesIn(pair).flatMap(value => anglesOf(name, value)))].sort((a, b) => a - b)

/** From 2 sin²x − sin x − 1 = 0 to its angles. */
export function pairSteps(name: 'sin' | 'cos', unit: Unit, pair: Pair): readonly Step[] {
  const of = call(name, x)
  const [half, whole] = tupleOf(valuesIn(pair), 2)
  const first = bracketed(sum(join(2, of), -pair.twice))
  const [one, other] = [equation(of, valueExpr(half)), equation(of, valueExpr(whole))]
  const { m, k } = termsOf(pair)
  const at = (value: Surd) => list(...anglesOf(name, value).map(angle => angleExpr(angle, unit)))
  return [
    explained(
      equation(pair.whole === 0 ? join(of, first) : join(first, bracketed(sum(of, -pair.whole))), 0),
      ...(pair.whole === 0
        ? ([line`Factor out ${of}.`, line`Saca el factor común ${of}.`] as const)
        : ([
            line`Factor: ${-pair.twice} and ${-2 * pair.whole} have the product ${2 * k} and the sum ${m}.`,
            line`Factoriza: ${-pair.twice} y ${-2 * pair.whole} tienen producto ${2 * k} y suma ${m}.`,
          ] as const)),
    ),
    step(either(...(pair.whole === 0 ? [other, one] : [one, other])), because.zeroProduct),
    step(
      pair.whole === 0
        ? prose`${other}: ${at(whole)}; ${one}: ${at(half)}`
        : prose`${one}: ${at(half)}; ${other}: ${at(whole)}`,
      because.unitCircle,
    ),
    step(setOf(...pairAngles(name, pair).map(angle => angleExpr(angle, unit))), because.writeAsSet),
  ]
}
