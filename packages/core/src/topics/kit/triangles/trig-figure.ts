import { type Diagram, type Expr, type Random, rightTriangle, tupleOf, type Value } from '../../../author.ts'

export const TRIG = ['sin', 'cos', 'tan'] as const
export type Trig = (typeof TRIG)[number]
/** Opposite and adjacent legs and hypotenuse of one acute angle. */
export type Side = 'opposite' | 'adjacent' | 'hypotenuse'
export const PARTS: Readonly<Record<Trig, readonly [Side, Side]>> = {
  sin: ['opposite', 'hypotenuse'],
  cos: ['adjacent', 'hypotenuse'],
  tan: ['opposite', 'adjacent'],
}

export const NAMES = ['ABC', 'PQR', 'XYZ', 'DEF', 'KLM', 'RST', 'JKL'] as const
const TURNS = [0, 0, 90, 180, 270, 30, 75, 120, 200, 250, 310] as const

export interface Placed {
  /** Acute, acute, right. */
  readonly names: string
  readonly turn: number
  readonly isFlipped: boolean
}
export const drawPlaced = (random: Random): Placed => ({
  names: random.shuffle([...random.pick(NAMES)]).join(''),
  turn: random.pick(TURNS),
  isFlipped: random.chance(0.5),
})

/** A right triangle seen from its first corner: the lengths are true, the labels and its angle optional. */
export function trigFigure(
  { names, turn, isFlipped }: Placed,
  opposite: number,
  adjacent: number,
  labels: Readonly<Partial<Record<Side, Value>>>,
  angle?: Expr,
) {
  const [a, b, c] = tupleOf([...names], 3)
  const sides: Record<string, Value> = {}
  if (labels.opposite !== undefined) sides[b + c] = labels.opposite
  if (labels.adjacent !== undefined) sides[c + a] = labels.adjacent
  if (labels.hypotenuse !== undefined) sides[a + b] = labels.hypotenuse
  return rightTriangle({
    legs: [opposite, adjacent],
    names,
    sides,
    angles: angle ? { [a]: angle } : {},
    turn,
    flip: isFlipped,
  })
}

const distance = ([a, b]: readonly [number, number], [x, y]: readonly [number, number]) => Math.hypot(a - x, b - y)

/** The label of a side as the named acute corner sees it. */
export function sideFrom({ lines, points }: Diagram, corner: string, side: Side): Expr | null {
  const place = (name: string) => points.find(point => point.name === name)!.at
  const drawn = lines.slice(0, 3)
  const longest = drawn.reduce((one, two) =>
    distance(place(one.from), place(one.to)) > distance(place(two.from), place(two.to)) ? one : two,
  )
  const meets = ({ from, to }: { readonly from: string; readonly to: string }) => from === corner || to === corner
  const found = drawn.find(line =>
    side === 'hypotenuse' ? line === longest : line !== longest && meets(line) === (side === 'adjacent'),
  )
  return (found?.label ?? null) as Expr | null
}

/** The drawn angle at a corner, in degrees. */
export function drawnAngle({ points }: Diagram, corner: string): number {
  const here = points.find(({ name }) => name === corner)!.at
  const [one, two] = points
    .slice(0, 3)
    .filter(({ name }) => name !== corner)
    .map(({ at }) => Math.atan2(at[1] - here[1], at[0] - here[0]))
  const size = Math.abs(((one! - two!) * 180) / Math.PI)
  return Math.min(size, 360 - size)
}
