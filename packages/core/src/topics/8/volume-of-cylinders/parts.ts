import { cylinder, type Solid3d } from '../../../figure/solid-3d.ts'
import type { UnitId } from '../../../language/units.ts'
import { approximate } from '../../../math/approximate.ts'
import { decimal, expr, measure, type Value } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import type { Expr } from '../../../math/expr.ts'
import { Ratio } from '../../../number/ratio.ts'
import { roundedToPlaces } from '../../../number/rounding.ts'
import type { Printed } from '../../../printed.ts'
import type { Measured } from '../../common/measured.ts'

export const units = ['centimeter', 'meter', 'inch', 'foot'] as const

export type Unit = (typeof units)[number]

export const cubic = (unit: Unit): UnitId => `cubic-${unit}`

/** 3.14 times r²h, the stated value of π. */
export const PI = Ratio.of(314, 100)

export const shown = (value: Ratio): Expr => (value.isInteger ? expr(value) : decimal(value))

export interface Drawn {
  readonly r: Ratio
  readonly h: Ratio
  readonly unit: Unit
  readonly by: 'radius' | 'diameter'
}

export const squareTimesHeight = ({ r, h }: Pick<Drawn, 'r' | 'h'>) => r.times(r).times(h)

export const drawing = ({ r, h, unit, by }: Drawn): Solid3d =>
  cylinder(r, h, {
    unit,
    labels: {
      ...(by === 'diameter'
        ? { radius: null, diameter: measure(shown(r.times(2)), unit) }
        : { radius: measure(shown(r), unit) }),
      height: measure(shown(h), unit),
    },
  })

/** r²h from what is labelled or written. */
export function printedBase(printed: Printed): Ratio {
  const [solid] = printed.figures('solid-3d').map(({ solid }) => solid)
  if (solid?.shape === 'cylinder') {
    const { radius, diameter, height } = solid.labels
    const side = evaluate((radius ?? diameter) as Expr).over(radius ? 1 : 2)
    return side.power(2).times(evaluate(height as Expr))
  }
  const named = new Map(
    printed
      .all('relation')
      .map(({ left, right }) => [
        left.kind === 'symbol' ? left.name : '',
        right.kind === 'measure' ? evaluate(right) : null,
      ]),
  )
  const r = named.get('r') ?? named.get('d')!.over(2)
  return r.power(2).times(named.get('h')!)
}

export const isExact = (amount: Value, base: Ratio) =>
  Math.abs(approximate(expr(amount)) / (Math.PI * base.toNumber()) - 1) < 1e-12

/** Within half a tenth of 3.14 r²h. */
export const isRounded = (amount: Value, base: Ratio) => {
  const difference = exact(amount).minus(base.times(PI))
  return (
    difference.times(20).compare(-1) > 0 && difference.times(20).compare(1) <= 0 && exact(amount).times(10).isInteger
  )
}

/** A rounded amount keeps its tenth, 763.0; a whole one has none. */
export const roundedVolume = (drawn: Drawn): Measured => {
  const volume = squareTimesHeight(drawn).times(PI)
  const amount = roundedToPlaces(volume, 1)
  return { amount: volume.isInteger ? decimal(amount) : decimal(amount, 1), unit: cubic(drawn.unit) }
}
