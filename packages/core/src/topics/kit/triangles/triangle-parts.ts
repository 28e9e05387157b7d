import {
  type AnswerType,
  both,
  decimal,
  degrees,
  type Expr,
  equation,
  evaluate,
  failed,
  figure,
  itemOf,
  list,
  namedNumbers,
  type Printed,
  type Ratio,
  symbol,
  type TriangleOptions,
  triangle,
  type Value,
} from '../../../author.ts'
import { isClear, roundedNear } from '../rounding/rounded.ts'

/** Angles in degrees opposite the sides a, b, c. */
export interface Parts {
  readonly A: number
  readonly B: number
  readonly C: number
  readonly a: number
  readonly b: number
  readonly c: number
}
export type PartName = keyof Parts

const RADIANS = Math.PI / 180
export const sine = (angle: number) => Math.sin(angle * RADIANS)
export const cosine = (angle: number) => Math.cos(angle * RADIANS)

/** Two angles and the side opposite the first. */
export function fromAngles(A: number, B: number, a: number): Parts {
  const C = 180 - A - B
  return { A, B, C, a, b: (a * sine(B)) / sine(A), c: (a * sine(C)) / sine(A) }
}
/** Two sides and the angle between them. */
export function fromSides(a: number, b: number, C: number): Parts {
  const c = Math.sqrt(a * a + b * b - 2 * a * b * cosine(C))
  return fromThree(a, b, c)
}
export function fromThree(a: number, b: number, c: number): Parts {
  const angle = (opposite: number, p: number, q: number) =>
    Math.acos((p * p + q * q - opposite * opposite) / (2 * p * q)) / RADIANS
  return { a, b, c, A: angle(a, b, c), B: angle(b, a, c), C: angle(c, a, b) }
}

/** The label of the part that is asked. */
export const UNKNOWN = symbol('x')
export const partSymbol = (name: PartName): Expr => symbol(name)
export const given = (name: PartName, value: number): Expr =>
  equation(symbol(name), name === name.toUpperCase() ? degrees(value) : value)

/** Whether the asked parts round with certainty to tenths, and no angle is too small or right. */
export const isSound = (parts: Parts, asked: readonly PartName[]): boolean =>
  asked.every(name => isClear(parts[name], 1)) &&
  [parts.A, parts.B, parts.C].every(angle => angle > 8 && Math.abs(angle - 90) > 1.5) &&
  [parts.a, parts.b, parts.c].every(side => side > 2 && side < 90)
export const tenth = (value: number): Expr => decimal(roundedNear(value, 1), 1)

/** The triangle in its true shape, with the given parts and a letter at the asked one. */
export function drawn(parts: Parts, labels: readonly PartName[], asked: PartName, turn: number) {
  const shown = (name: PartName): Value | string | null =>
    labels.includes(name) ? (name === name.toUpperCase() ? parts[name] : parts[name]) : name === asked ? 'x' : null
  const options: TriangleOptions = {
    shape: { sides: [parts.a, parts.b, parts.c] },
    sides: entries({ BC: shown('a'), CA: shown('b'), AB: shown('c') }),
    angles: entries({ A: shown('A'), B: shown('B'), C: shown('C') }),
    turn,
  }
  return figure(triangle(options))
}
const entries = <T>(record: Readonly<Record<string, T | null>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter((entry): entry is [string, T] => entry[1] !== null))

/** The printed parts: A = 40°, b = 12. */
export function partsIn(printed: Printed): Partial<Parts> {
  return Object.fromEntries(
    printed
      .all('relation')
      .flatMap(({ left, right }) => (left.kind === 'symbol' ? [[left.name, evaluate(right).toNumber()]] : [])),
  )
}

/** The parts that a problem of this form always prints. */
export function knownIn<const Name extends PartName>(
  printed: Printed,
  ...names: readonly Name[]
): Readonly<Record<Name, number>> {
  const parts = partsIn(printed)
  const known = names.map(name => [name, parts[name] ?? failed(`The part ${name} is printed`)] as const)
  // Each of the names was found.
  return Object.fromEntries(known) as Record<Name, number>
}

type Point = readonly [x: number, y: number]
const apart = (p: Point, q: Point) => Math.hypot(p[0] - q[0], p[1] - q[1])
/** Measures a triangle from its corners. */
export function measured(A: Point, B: Point, C: Point): Parts {
  const angle = (at: Point, p: Point, q: Point) => {
    const turn = Math.atan2(p[1] - at[1], p[0] - at[0]) - Math.atan2(q[1] - at[1], q[0] - at[0])
    const size = Math.abs(turn) / RADIANS
    return size > 180 ? 360 - size : size
  }
  return { a: apart(B, C), b: apart(C, A), c: apart(A, B), A: angle(A, B, C), B: angle(B, A, C), C: angle(C, A, B) }
}
/** Side c on the x-axis, with rays at A and B that meet in C. */
export function byRays(A: number, B: number, c: number): Parts {
  const [s, t] = [Math.tan(A * RADIANS), Math.tan(B * RADIANS)]
  const x = (c * t) / (s + t)
  return measured([0, 0], [c, 0], [x, s * x])
}
/** Where the circle about C of radius a meets the ray from A with side b along another ray: the corners B. */
export function byCircle(A: number, a: number, b: number): readonly Parts[] {
  const middle: Point = [b * cosine(A), b * sine(A)]
  const half = a * a - middle[1] * middle[1]
  if (half < 0) return []
  return [Math.sqrt(half), -Math.sqrt(half)]
    .map(side => middle[0] + side)
    .filter(x => x > 1e-9)
    .map(x => measured([0, 0], [x, 0], middle))
}

export const isTenth = (answer: Ratio, value: number): boolean =>
  answer.times(10).isInteger && Math.abs(answer.toNumber() - value) <= 0.0500001

/** Sides and angles by their names, the angles in degrees: c = 9.7, A = 40.1°. */
export const namedTriangleParts = (...names: readonly PartName[]): AnswerType<readonly Value[]> => ({
  ...namedNumbers(...names),
  show: values =>
    both(
      list(
        ...values.map((value, i) => {
          const name = itemOf(names, i)
          return equation(symbol(name), name < 'a' ? degrees(value) : value)
        }),
      ),
    ),
})
