import type { Random } from '../../../author.ts'
import {
  cosine,
  fromSides,
  fromThree,
  isSound,
  measured,
  type PartName,
  type Parts,
  sine,
} from '../../kit/triangles/triangle-parts.ts'

/** No angle is so narrow or so wide that the triangle looks like a line. */
export const isWide = ({ A, B, C }: Parts) => [A, B, C].every(angle => angle >= 15 && angle <= 150)

/** The triangle is so high over its longest side that the label of an angle stands inside of it. */
export function isRoomy({ a, b, c, C }: Parts): boolean {
  const longest = Math.max(a, b, c)
  return a * b * sine(C) >= 0.25 * longest * longest
}

export const drawSas = (random: Random, asked: readonly PartName[]): Parts & { readonly angle: number } =>
  random.until(
    () => {
      const angle = random.intExcept(25, 140, 90)
      return { ...fromSides(random.int(5, 40), random.int(5, 40), angle), angle }
    },
    parts => parts.a !== parts.b && isSound(parts, asked) && isWide(parts),
  )

export const drawSss = (random: Random, asked: readonly PartName[]): Parts =>
  random.until(
    () => {
      const [a, b] = [random.int(4, 40), random.int(4, 40)]
      return { a, b, c: random.int(Math.abs(a - b) + 2, a + b - 2) }
    },
    ({ a, b, c }) =>
      new Set([a, b, c]).size === 3 &&
      [a, b, c].every(side => side >= 4 && side <= 40 && side <= 0.95 * (a + b + c - side)) &&
      isSound(fromThree(a, b, c), asked) &&
      isWide(fromThree(a, b, c)),
  ) as Parts

/** By coordinates: C in the origin, B along the x-axis. */
export const placed = (a: number, b: number, C: number): Parts => measured([b * cosine(C), b * sine(C)], [a, 0], [0, 0])

/** By coordinates: B in the origin, C along the x-axis, A where two circles meet. */
export function placedSides(a: number, b: number, c: number): Parts {
  const x = (a * a + c * c - b * b) / (2 * a)
  return measured([x, Math.sqrt(c * c - x * x)], [0, 0], [a, 0])
}

/** The side across from an angle, then the two sides that form it. */
export const acrossFirst = (
  { a, b, c }: Pick<Parts, 'a' | 'b' | 'c'>,
  angle: 'A' | 'B' | 'C',
): readonly [across: number, p: number, q: number] => (({ A: [a, b, c], B: [b, a, c], C: [c, a, b] }) as const)[angle]
