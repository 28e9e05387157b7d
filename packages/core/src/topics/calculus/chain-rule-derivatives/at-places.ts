import { type Random, Ratio, wholes } from '../../../author.ts'
import { type Composite, quadraticLogarithm, quadraticPower, rootOfQuadratic } from './composites.ts'

interface AtPlace extends Composite {
  readonly at: number
  readonly value: Ratio
}

/** Compositions whose derivative at a place is a number to be found without a calculator. */
export const atPlace = {
  'quadratic power'(random: Random): AtPlace {
    const [a, n, at] = [random.int(1, 3), random.int(3, 4), random.intExcept(-2, 2, 0)]
    const inside = random.intExcept(-3, 3, 0, a * at * at)
    return { ...quadraticPower(a, inside - a * at * at, n), at, value: Ratio.of(2 * a * at * n * inside ** (n - 1)) }
  },
  'root of quadratic'(random: Random): AtPlace {
    const [size, r] = random.pick([
      [3, 5],
      [4, 5],
      [5, 7],
      [2, 6],
      [6, 8],
      [1, 4],
    ])
    const at = size * random.sign()
    return { ...rootOfQuadratic(r * r - at * at), at, value: Ratio.of(at, r) }
  },
  'quadratic logarithm'(random: Random): AtPlace {
    const [at, c] = [random.intExcept(-4, 4, 0), random.int(1, 12)]
    return { ...quadraticLogarithm(c), at, value: Ratio.of(2 * at, at * at + c) }
  },
}

/** c√(at² + b) with a whole rate at a time, where it is cs; that was cr at the start, and the rate is neither of these, nor the change. */
export const ROOT_RATES = wholes(2, 6).flatMap(at =>
  wholes(2, 12).flatMap(r =>
    wholes(2, 12).flatMap(s =>
      wholes(2, 12).flatMap(c => {
        const a = (s * s - r * r) / (at * at)
        const rate = (c * a * at) / s
        const isPlain =
          Number.isInteger(a) &&
          Math.abs(a) <= 12 &&
          Number.isInteger(rate) &&
          Math.abs(rate) >= 2 &&
          Math.abs(rate) <= 24
        const differs = Math.abs(rate) !== c * s && Math.abs(rate) !== Math.abs(c * (s - r))
        return isPlain && differs && c * s <= 200 ? [{ at, a, b: r * r, c, s, rate }] : []
      }),
    ),
  ),
)
