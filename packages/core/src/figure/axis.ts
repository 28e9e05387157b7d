import { assert, never } from '../errors.ts'
import { decimal, join, mixed, negative, number, over, percent, pi, power, symbol } from '../math/build.ts'
import type { Expr } from '../math/expr.ts'
import { Ratio } from '../number/ratio.ts'
import type { Label } from './kind.ts'
import { labelOf, type Name } from './naming.ts'

/** plain 1.5, mixed 1 1/2, percent 15%, pi (from, to and step count in π), power-of-ten (10³ stands at 3). */
export type TickForm = 'plain' | 'mixed' | 'percent' | 'pi' | 'power-of-ten'

/** A scale from one grid line to another. */
export interface Axis {
  readonly from: number
  readonly to: number
  /** From one grid line to the next. */
  readonly step: number
  /** Every so many grid lines one bears its number, as far as they fit; 0 for none. */
  readonly every: number
  readonly name: Label | null
  readonly numbers: TickForm
}

export interface AxisOptions {
  readonly from: number
  readonly to: number
  readonly step?: number
  readonly every?: number
  readonly name?: Name | null
  readonly numbers?: TickForm
}
export type AxisSpec = readonly [from: number, to: number] | AxisOptions

export function axis(spec: AxisSpec, defaultName: Name | null = null): Axis {
  const options = isPair(spec) ? { from: spec[0], to: spec[1] } : spec
  const { from, to, step = niceStep(from, to), every = 1, name = defaultName, numbers = 'plain' } = options
  assert(from < to, () => `An axis from ${from} to ${to} has no length`)
  assert(
    isWhole(from / step) && isWhole(to / step),
    () => `The axis from ${from} to ${to} does not begin and end at a multiple of ${step}`,
  )
  assert((to - from) / step <= 60, () => `${(to - from) / step} grid lines are too many to tell apart`)
  return { from, to, step, every, name: name === null ? null : labelOf(name), numbers }
}

const isPair = (spec: AxisSpec): spec is readonly [number, number] => Array.isArray(spec)
const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-6

/** 1 where that is enough, else 2, 5, 10, … so that no more than twenty steps make the axis and both ends are on a grid line. */
function niceStep(from: number, to: number): number {
  if (isWhole(from) && isWhole(to) && to - from >= 4 && to - from <= 24) return 1
  for (let power = 1e-3; power < 1e9; power *= 10) {
    for (const digit of [1, 2, 2.5, 5]) {
      const step = Number((digit * power).toPrecision(6))
      if ((to - from) / step <= 20.001 && isWhole(from / step) && isWhole(to / step)) return step
    }
  }
  return (to - from) / 10
}

/** An axis that holds the values, from 0 where that costs little room. */
export function axisFor(values: readonly number[], name?: Name | null, cells = 10): AxisOptions {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const start = low >= 0 && low <= high / 2 ? 0 : low
  const rough = Math.max(high - start, Math.abs(high) / 100, 1e-3) / cells
  const size = 10 ** Math.floor(Math.log10(rough))
  const step = Number(([1, 2, 5, 10].find(digit => digit * size >= rough * 0.999)! * size).toPrecision(6))
  const [from, to] = [Math.floor(start / step + 1e-9) * step, Math.ceil(high / step - 1e-9) * step]
  const tidy = (value: number) => Number(value.toPrecision(12)) + 0
  return { from: tidy(from), to: tidy(to > from ? to : from + step), step, ...(name === undefined ? {} : { name }) }
}

/** What one unit of the axis is worth in coordinates. */
export const unitOf = ({ numbers }: Axis): number => (numbers === 'pi' ? Math.PI : 1)
export const startOf = (axis: Axis): number => axis.from * unitOf(axis)
export const endOf = (axis: Axis): number => axis.to * unitOf(axis)
export const cellsOf = ({ from, to, step }: Axis): number => Math.round((to - from) / step)

/** The coordinates of its grid lines. */
export function gridLinesOf(axis: Axis): readonly number[] {
  const [first, unit] = [Math.round(axis.from / axis.step), unitOf(axis)]
  return Array.from({ length: cellsOf(axis) + 1 }, (_, i) => (first + i) * axis.step * unit)
}

export interface Tick {
  /** The coordinate. */
  readonly at: number
  /** The number of steps from 0. */
  readonly index: number
  readonly label: Expr
}

export function ticksOf(axis: Axis): readonly Tick[] {
  const first = Math.round(axis.from / axis.step)
  return Array.from({ length: cellsOf(axis) + 1 }, (_, i) => {
    const value = (first + i) * axis.step
    return { at: value * unitOf(axis), index: first + i, label: tickLabel(value, axis.numbers) }
  })
}

function tickLabel(value: number, numbers: TickForm): Expr {
  switch (numbers) {
    case 'plain':
      return plainNumber(value)
    case 'mixed':
      return mixed(rational(value))
    case 'percent':
      return percent(plainNumber(value))
    case 'pi':
      return timesPi(value)
    case 'power-of-ten':
      return power(10, plainNumber(value))
    default:
      return never(numbers)
  }
}

/** A coordinate as it would stand at the axis; where that is no round number, to two decimals. */
export function coordinateLabel(value: number, axis: Axis): Expr {
  if (axis.numbers === 'power-of-ten') return plainNumber(Number((10 ** value).toPrecision(3)))
  const count = value / unitOf(axis)
  const isRound = Array.from({ length: 16 }, (_, i) => i + 1).some(d => isWhole(count * d))
  if (isRound) return tickLabel(count, axis.numbers)
  return plainNumber(Math.round(value * 100) / 100)
}

/** A coordinate as a number to print: at most four decimals. */
export function plainNumber(value: number): Expr {
  const exact = Ratio.of(Math.round(value * 10000), 10000)
  return exact.isInteger ? number(exact) : decimal(exact)
}

/** The fraction with a denominator up to 16. */
function rational(value: number): Ratio {
  const d = Array.from({ length: 16 }, (_, i) => i + 1).find(d => isWhole(value * d))
  assert(d, () => `${value} is no fraction with a small denominator`)
  return Ratio.of(Math.round(value * d), d)
}

/** 3π/4 for 0.75. */
export function timesPi(value: number): Expr {
  const { n, d } = rational(value)
  if (n === 0) return number(0)
  const top = Math.abs(n) === 1 ? pi : join(Math.abs(n), pi)
  const size = d === 1 ? top : over(top, d)
  return n < 0 ? negative(size) : size
}

export const X: Expr = symbol('x')
export const Y: Expr = symbol('y')
