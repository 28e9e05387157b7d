import { exact, type Random, type Value } from '../../../author.ts'
import { byCircle, given, isSound, isTenth, partSymbol, sine } from '../../kit/triangles/triangle-parts.ts'

export const drawAngles = (random: Random): readonly [number, number] =>
  random.until(
    () => [random.int(25, 105), random.int(25, 105)] as const,
    ([A, B]) => A + B <= 150 && A !== 90 && B !== 90 && A + B !== 90,
  )

/** Two sides and the angle opposite the first, with the number of triangles. */
export function drawAmbiguous(random: Random, count: 0 | 1 | 2) {
  return random.until(
    () => {
      const A = count === 1 && random.chance(0.4) ? random.int(100, 140) : random.int(25, 70)
      const b = random.int(8, 40)
      const height = b * sine(A)
      const a =
        A > 90
          ? random.int(b + 1, b + 15)
          : count === 0
            ? random.int(4, Math.max(4, Math.floor(height - 0.6)))
            : count === 1
              ? random.int(b + 1, b + 15)
              : random.int(Math.ceil(height + 0.6), Math.max(Math.ceil(height + 0.6), b - 1))
      return { A, a, b, height }
    },
    ({ A, a, b, height }) =>
      Math.abs(a - height) > 0.5 &&
      Math.abs(a - b) > 0.5 &&
      byCircle(A, a, b).length === count &&
      byCircle(A, a, b).every(parts => isSound(parts, ['B', 'C', 'c'])),
  )
}

/** The side across from 30° is half of the other one: it is the height itself. */
export function drawTouching(random: Random) {
  const a = random.int(4, 20)
  return { A: 30, a, b: 2 * a, height: a }
}

export const ambiguous = (A: number, a: number, b: number) => [given('A', A), given('a', a), given('b', b)] as const

export const HEADS = [partSymbol('B'), partSymbol('C'), partSymbol('c')] as const

/** B, C and c, each right to a tenth for one triangle that the printed parts allow. */
export function isLawful(A: number, a: number, b: number, answer: readonly Value[]): boolean {
  const [B, C, c] = answer.map(value => exact(value))
  if (!B || !C || !c) return false
  const acute = (Math.asin((b * sine(A)) / a) * 180) / Math.PI
  return [acute, 180 - acute].some(angle => {
    const last = 180 - A - angle
    return last > 0 && isTenth(B, angle) && isTenth(C, last) && isTenth(c, (a * sine(last)) / sine(A))
  })
}
