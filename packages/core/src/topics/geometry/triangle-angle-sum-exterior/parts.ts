import {
  type Diagram,
  type Expr,
  evaluate,
  itemOf,
  type Point,
  type Printed,
  type Random,
  symbol,
  symbolsOf,
  tupleOf,
} from '../../../author.ts'
import { solutionOf } from '../../kit/angles/linear-labels.ts'

export type Angles = readonly [a: number, b: number, c: number]
/** The corners in the order in which they are drawn. */
export type Corners = readonly [A: string, B: string, C: string]

export const x = symbol('x')

const NAMES = ['ABC', 'PQR', 'DEF', 'KLM', 'RST', 'JKL', 'FGH', 'MNP'] as const
/** Three corners, and two letters that are none of them. */
export function drawNames(random: Random): {
  readonly corners: Corners
  readonly fourth: string
  readonly fifth: string
} {
  const corners = tupleOf(random.shuffle([...random.pick(NAMES)]), 3)
  const [fourth, fifth] = random.sample(['U', 'V', 'W', 'Z'], 2)
  return { corners, fourth, fifth }
}

/** The smallest angle is so wide that its label stands in it. */
export function drawAngles(random: Random, smallest: number): Angles {
  const a = random.int(smallest, Math.min(110, 180 - 2 * smallest))
  const b = random.int(Math.max(smallest, 55 - a), Math.min(110, 180 - smallest - a))
  return [a, b, 180 - a - b]
}

/** Labels in x need more room. */
export const WIDE = { size: 17, smallest: 42 } as const

/** The labels of the corners of the printed triangle, in order; the exterior one after them. */
export function labelsIn(printed: Printed): Expr[] {
  return printed.figure('triangle').angles.flatMap(({ label }) => (label && label.kind === 'measure' ? [label.of] : []))
}

/** An angle by the places of its three points, in degrees. */
export function openingOf({ points }: Diagram, name: string): number {
  const place = (letter: string): Point =>
    itemOf(
      points,
      points.findIndex(point => point.name === letter),
    ).at
  const [[px, py], [vx, vy], [qx, qy]] = tupleOf([...name].map(place), 3)
  const turn = (Math.abs(Math.atan2(py - vy, px - vx) - Math.atan2(qy - vy, qx - vx)) * 180) / Math.PI
  return Math.min(turn, 360 - turn)
}

/** An angle by its name: of three letters, or of the corner of the triangle. */
export function openingNamed(drawn: Diagram, name: string): number {
  if (name.length === 3) return openingOf(drawn, name)
  const [one, other] = tupleOf(
    drawn.points.slice(0, 3).flatMap(point => (point.name === name ? [] : [point.name])),
    2,
  )
  return openingOf(drawn, one + name + other)
}

/** Whether every labelled angle is drawn in its size, for one value of x. */
export function isDrawnTrue(drawn: Diagram): boolean {
  const labelled = drawn.angles.flatMap(({ from, vertex, to, label }) =>
    label?.kind === 'measure' && !(label.of.kind === 'symbol')
      ? [{ size: openingOf(drawn, from + vertex + to), of: label.of }]
      : [],
  )
  const unknown = labelled.find(({ of }) => symbolsOf(of).size > 0)
  const x = unknown ? solutionOf([unknown.of], Math.round(unknown.size)) : 0
  return labelled.every(({ size, of }) => Math.abs(evaluate(of, { x }).toNumber() - size) < 0.01)
}
