import {
  approximate,
  type Block,
  type Both,
  type Expr,
  expr,
  interval,
  isNear,
  join,
  negative,
  type Of,
  type Printed,
  prose,
  type Random,
  symbol,
  type Value,
} from '../../../author.ts'
import { AROUND, angleExpr, type Name, type Unit, VALUES } from '../../kit/triangles/exact-values.ts'

export const x = symbol('x')

export const near = (a: number, b: number) => isNear(a, b)

export const sizeOf = (name: Name, angle: number): number | null => {
  const value = VALUES[name](angle)
  return value && value.q.toNumber() * Math.sqrt(value.k)
}

const sizesAround = (name: Name) => AROUND.map(angle => sizeOf(name, angle) ?? Number.NaN)
const SIZES = { sin: sizesAround('sin'), cos: sizesAround('cos'), tan: sizesAround('tan') }

export const anglesWith = (name: Name, value: number) =>
  AROUND.filter((_, i) => near(SIZES[name][i] ?? Number.NaN, value))

export const range = (unit: Unit) => interval(angleExpr(0, unit), angleExpr(360, unit), [true, false])

export function onRange(of: Expr, unit: Unit): Both<Block> {
  const shown = range(unit)
  return { en: prose`Solve ${of} on ${shown}.`, es: prose`Resuelve ${of} en ${shown}.` }
}

export const drawUnit = (random: Random): Unit => random.evenly(['radians', 'degrees'])

export const scaled = (factor: number, of: Expr) =>
  factor === 1 ? of : factor === -1 ? negative(of) : join(factor, of)

/** The zeros of left − right from 0 to 2π: sign changes, and minima of the size that reach zero. */
export function countRoots({ left, right }: Of<'relation'>): number {
  const steps = 1440
  const at = (i: number) => {
    const value =
      approximate(left, { x: ((i + 0.5) * 2 * Math.PI) / steps }) -
      approximate(right, { x: ((i + 0.5) * 2 * Math.PI) / steps })
    return Math.abs(value) > 50 ? Number.NaN : value
  }
  const values = Array.from({ length: steps + 2 }, (_, i) => at(i - 1))
  let count = 0
  for (let i = 1; i <= steps; i++) {
    const [before = 0, here = 0, after = 0] = [values[i - 1], values[i], values[i + 1]]
    if (before * here < 0) count += 1
    else if (
      before * here > 0 &&
      here * after > 0 &&
      Math.abs(here) <= Math.abs(before) &&
      Math.abs(here) < Math.abs(after) &&
      Math.abs(here) < 1e-4
    )
      count += 1
  }
  return count
}

export function solvesAll(printed: Printed, answer: readonly Value[]): boolean {
  const of = printed.one('relation')
  const angles = answer.map(value => approximate(expr(value)))
  return (
    new Set(angles.map(angle => angle.toFixed(6))).size === angles.length &&
    angles.every(
      angle =>
        angle >= 0 &&
        angle < 2 * Math.PI - 1e-9 &&
        near(approximate(of.left, { x: angle }), approximate(of.right, { x: angle })),
    ) &&
    angles.length === countRoots(of)
  )
}

/** (2u − p)(2u − q)/2 with sines or cosines p/2 and q/2: 2u² + mu + k, where p·q is even. */
export const PAIRS: readonly (readonly [p: number, q: number])[] = [
  [1, 2],
  [1, -2],
  [-1, 2],
  [-1, -2],
  [0, 1],
  [0, -1],
  [0, 2],
  [0, -2],
]

export const drawPair = (random: Random) => {
  const [p, q] = random.pick(PAIRS)
  return { p, q, m: -(p + q), k: (p * q) / 2 }
}

export const anglesOf = (name: 'sin' | 'cos', { p, q }: { readonly p: number; readonly q: number }) =>
  [...new Set([p, q].flatMap(half => anglesWith(name, half / 2)))].sort((a, b) => a - b)
