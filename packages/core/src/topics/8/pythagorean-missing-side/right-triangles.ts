import {
  assert,
  type Expr,
  evaluate,
  expr,
  type Label,
  measure,
  type Printed,
  type Random,
  type Ratio,
  type RightTriangle,
  rightTriangle,
  symbol,
  tupleOf,
  type UnitId,
  type Value,
} from '../../../author.ts'

import { startingAt } from '../../kit/stories/turns.ts'

export type Triple = readonly [leg: number, leg: number, hypotenuse: number]

const PRIMITIVE: readonly Triple[] = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
  [12, 35, 37],
]

/** The twenty with a hypotenuse of 50 or less. */
export const triples: readonly Triple[] = PRIMITIVE.flatMap(([a, b, c]) =>
  Array.from({ length: Math.floor(50 / c) }, (_, i): Triple => [a * (i + 1), b * (i + 1), c * (i + 1)]),
)

export type Side = 'AB' | 'BC' | 'CA'
export const SIDES = ['AB', 'BC', 'CA'] as const

/**
 * Each shape of triangle as often as another, though 3-4-5 has the most multiples. A form begins its round at a turn
 * of its own, so that a page does not show one triangle twice.
 */
export const drawTriple = (random: Random, turns: number, from = triples): Triple => {
  const shapes = PRIMITIVE.map(([a, , c]) => from.filter(triple => triple[0] * c === triple[2] * a)).filter(
    shape => shape.length > 0,
  )
  const [a, b, c] = random.pick(random.evenly(startingAt(shapes, turns)))
  return random.chance(0.5) ? [a, b, c] : [b, a, c]
}

/** Turned any way; a thin one lies or stands, so that its labels have room. */
export const drawTurn = (random: Random): number => random.pick([0, 90, 180, 270, 20, 70, 125, 200, 250, 305])

/** Legs and hypotenuse with their labels; the missing side is x. */
export function labelledTriangle(
  shape: readonly [number, number],
  sides: Readonly<Record<Side, Value>>,
  missing: Side,
  turn: number,
  unit?: UnitId,
): RightTriangle {
  const label = (side: Side): Expr =>
    side === missing ? symbol('x') : unit ? measure(sides[side], unit) : expr(sides[side])
  return rightTriangle({ legs: shape, names: null, turn, sides: { AB: label('AB'), BC: label('BC'), CA: label('CA') } })
}

/** Whether the drawn labels satisfy the theorem with this square for x. */
export function satisfies(printed: Printed, square: Ratio): boolean {
  const [hypotenuse, leg, other] = tupleOf(printed.figure('right-triangle').lines, 3).map(({ label }) => {
    assert(label && isMaths(label), 'Every side bears a formula')
    return label.kind === 'symbol' ? square : evaluate(label).power(2)
  })
  return (
    leg !== undefined &&
    other !== undefined &&
    hypotenuse !== undefined &&
    leg.plus(other).equals(hypotenuse) &&
    [hypotenuse, leg, other].includes(square)
  )
}

const isMaths = (label: Label): label is Expr =>
  label.kind === 'symbol' || label.kind === 'measure' || label.kind === 'number'
