import {
  absolute,
  apply,
  approximate,
  blank,
  type CellHole,
  type Expr,
  infinity,
  interval,
  isAsDrawn,
  isTrue,
  m,
  type Of,
  over,
  type Printed,
  power,
  Ratio,
  root,
  sum,
  symbol,
  words,
} from '../../../author.ts'
import { factorFor, polynomial } from '../../kit/polynomials/polynomial.ts'

export const x = symbol('x')
export const f = apply('f', x)
const shifted = (zero: number): Expr => factorFor(zero)

const HEADS = [words('Function', 'Función'), words('Domain', 'Dominio'), words('Range', 'Rango')]
export const domainTable = (cells: readonly CellHole[]) => ({
  head: HEADS,
  rowHeads: true,
  rows: [
    [m`f`, cells[0] ?? blank(4), cells[1] ?? blank(4)],
    [power(symbol('f'), -1), cells[2] ?? blank(4), cells[3] ?? blank(4)],
  ],
})
export const rightOf = (from: number) => interval(from, infinity, [true, false])

/** Curves through lattice points, turned over by a negative `up`. */
export const shapes: Readonly<
  Record<'cube' | 'root' | 'line' | 'wave' | 'square' | 'corner', (h: number, k: number, up: 1 | -1) => Expr>
> = {
  // Five points of the grid tell how it goes: t³ alone has three.
  cube: (h, k, up) => m`${Ratio.of(up, 2)}${power(shifted(h), 3)} + ${Ratio.of(up, 2)}${shifted(h)} + ${k}`,
  root: (h, k, up) => m`${up}${root(polynomial([2 - h, 1]))} + ${k}`,
  line: (h, k, up) => polynomial([k + h, 2 * up]),
  wave: (h, k, up) => m`${up}${power(shifted(h), 3)} + ${-3 * up}${shifted(h)} + ${k}`,
  square: (h, k, up) => m`${up}${power(shifted(h), 2)} + ${k}`,
  corner: (h, k, up) => m`${up}${absolute(shifted(h))} + ${k}`,
}
export type Shape = keyof typeof shapes
/** Two places of equal height of the shapes that have some, counted from their middle. */
export const TWINS: Partial<Record<Shape, readonly [number, number]>> = {
  wave: [-1, 2],
  square: [-1, 1],
  corner: [-1, 1],
}

/** What a student may write for the inverse of (ax + b)/c. */
export const written: Readonly<
  Record<'none' | 'reciprocal' | 'sign' | 'part', (a: number, b: number, c: number) => Expr>
> = {
  none: (a, b, c) => over(polynomial([-b, c]), a),
  reciprocal: (a, b, c) => over(c, polynomial([b, a])),
  sign: (a, b, c) => over(polynomial([b, c]), a),
  part: (a, b, c) => sum(over(polynomial([0, c]), a), -b),
}

export const isHolding = ({ sign, right }: Of<'relation'>, value: number) =>
  sign === '≥' ? value >= approximate(right) : value <= approximate(right)

/** From a number of the domain to its value and back. */
export function isUndoing(printed: Printed, inverse: Expr): boolean {
  const [rule, where] = printed.all('relation')
  if (!rule) return false
  const isWithin = (t: number) => where === undefined || isTrue(where, { x: t })
  const pairs = [-20, -15, -9, -7, -6, -5, -4, -2, 0, 1, 3, 4, 6, 8, 10, 12, 15, 20]
    .filter(isWithin)
    .map(t => [t, approximate(rule.right, { x: t })] as const)
    .filter(([, value]) => Number.isFinite(value))
  return pairs.length >= 3 && pairs.every(([t, value]) => isAsDrawn(approximate(inverse, { x: value }), t))
}
