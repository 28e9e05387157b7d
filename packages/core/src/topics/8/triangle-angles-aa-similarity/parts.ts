import {
  type Both,
  type Diagram,
  degrees,
  type Expr,
  equation,
  explainedBy,
  type FormMaker,
  type Inline,
  itemOf,
  line,
  minus,
  measureOfAngle as named,
  type Point,
  type Random,
  type Step,
  sum,
  symbol,
  tupleOf,
} from '../../../author.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>
export type Said = Both<readonly Inline[]>
export type Angles = readonly [number, number, number]
export const x = symbol('x')

const NAMES = ['ABCD', 'PQRS', 'EFGH', 'KLMN', 'RSTU', 'JKLM', 'FGHJ', 'MNPQ'] as const
/** Three corners, and a letter on the line beyond the third one. */
export function drawNames(random: Random) {
  const [a, b, c, d] = tupleOf([...random.evenly(NAMES)], 4)
  return { corners: [a, b, c] as const, fourth: d }
}

/** Whole degrees, none of them 90 or equal to another. */
export const drawAngles = (random: Random, least: number): Angles =>
  random.until(
    (): Angles => {
      const a = random.int(least, 100)
      const b = random.int(least, 150 - a)
      return [a, b, 180 - a - b]
    },
    ([a, b, c]) => c >= least && ![a, b, c].includes(90) && a !== b && b !== c && a !== c && a + b !== 90,
  )

export const turnOf = (random: Random) => random.pick([-24, -15, -8, 0, 8, 15, 24])
export const isSize = (name: string, size: number) => equation(named(name), degrees(size))

const leftOf = (known: number, name: Expr | null): Expr => {
  const left = minus(degrees(180), degrees(known))
  return equation(name ? equation(name, left) : left, degrees(180 - known))
}
/** 47° + 79° + m∠C = 180°, then m∠C alone. */
export const thirdSteps = (a: number, b: number, name: Expr | null): readonly Step[] => [
  explainedBy(equation(sum(degrees(a), degrees(b)), degrees(a + b)), {
    en: line`Add the two known angles.`,
    es: line`Suma los dos ángulos conocidos.`,
  }),
  explainedBy(leftOf(a + b, name), {
    en: line`The three angles of a triangle add up to ${degrees(180)}: subtract.`,
    es: line`Los tres ángulos de un triángulo suman ${degrees(180)}: resta.`,
  }),
]

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
