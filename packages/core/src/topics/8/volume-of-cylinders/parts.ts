import {
  approximate,
  type Both,
  byFormula,
  cylinder,
  decimal,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  type Inline,
  isNear,
  join,
  line,
  measure,
  over,
  type Printed,
  pi,
  piExpr,
  power,
  Ratio,
  relation,
  roundedToPlaces,
  type Solid3d,
  type Step,
  step,
  symbol,
  times,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { cubed } from '../../kit/measures/length-units.ts'
import type { Measured } from '../../kit/measures/measured.ts'

export const units = ['centimeter', 'meter', 'inch', 'foot'] as const

export type Unit = (typeof units)[number]

/** 3.14 times r²h, the stated value of π. */
export const PI = Ratio.of(314, 100)

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

/** r²h from what is labelled or told: across, then the height. */
export function printedBase(printed: Printed): Ratio {
  const [solid] = printed.figures('solid-3d').map(({ solid }) => solid)
  if (solid?.shape === 'cylinder') {
    const { radius, diameter, height } = solid.labels
    const side = evaluate((radius ?? diameter) as Expr).over(radius ? 1 : 2)
    return side.power(2).times(evaluate(height as Expr))
  }
  const [across, h] = tupleOf(
    printed.all('measure').map(({ of }) => evaluate(of)),
    2,
  )
  const isRadius = /radius|radio/.test(printed.text)
  return across
    .over(isRadius ? 1 : 2)
    .power(2)
    .times(h)
}

const V = symbol('V')
export const formula = equation(V, join(pi, power(symbol('r'), 2), symbol('h')))
/** π r² h with its numbers. */
export const filled = (r: Ratio, h: Ratio) => times(pi, power(shown(r), 2), shown(h))

/** π r² h with its numbers, then with the square worked out, and the volume. */
export const chained = (r: number, h: number) =>
  equation(equation(filled(Ratio.of(r), Ratio.of(h)), times(pi, r * r, h)), piExpr(Ratio.of(r * r * h)))

const radiusFirst = ({ r, unit, by }: Drawn): readonly Step[] =>
  by === 'radius'
    ? []
    : [
        step(
          equation(equation(symbol('r'), over(shown(r.times(2)), 2)), measure(shown(r), unit)),
          because.halveDiameter,
        ),
      ]

/** The volume in terms of π. */
export const exactSteps = (drawn: Drawn): readonly Step[] => [
  ...radiusFirst(drawn),
  ...byFormula(formula, filled(drawn.r, drawn.h), measure(piExpr(squareTimesHeight(drawn)), cubed(drawn.unit))),
]

/** The volume with 3.14 for π; rounded where it is asked. */
export function decimalSteps(drawn: Drawn, answer: Measured, place?: Both<readonly Inline[]>): readonly Step[] {
  const with314 = times(decimal(PI), power(shown(drawn.r), 2), shown(drawn.h))
  if (!place) return [...radiusFirst(drawn), ...byFormula(formula, with314, measure(answer.amount, answer.unit))]
  return [
    ...radiusFirst(drawn),
    ...byFormula(formula, with314, measure(decimal(squareTimesHeight(drawn).times(PI)), answer.unit)),
    step(relation(V, '≈', measure(answer.amount, answer.unit)), because.roundAtTheEnd, { place }),
  ]
}
export const nearestTenth = { en: line`to the nearest tenth`, es: line`a la décima más cercana` }

export const isExact = (amount: Value, base: Ratio) =>
  isNear(approximate(expr(amount)) / (Math.PI * base.toNumber()), 1)

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
  return { amount: volume.isInteger ? decimal(amount) : decimal(amount, 1), unit: cubed(drawn.unit) }
}

/** There is something to round, and no tie at the tenth. */
export const isRoundedClearly = (drawn: Drawn) => {
  const tenths = squareTimesHeight(drawn).times(PI).times(10)
  return !tenths.isInteger && !tenths.times(2).isInteger
}
