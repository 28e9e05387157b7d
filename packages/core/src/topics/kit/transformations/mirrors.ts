import {
  type Both,
  type Expr,
  equation,
  evaluate,
  expr,
  type Inline,
  line,
  negative,
  type Point,
  type Printed,
  type Random,
  symbol,
} from '../../../author.ts'
import { boundsOf, drawFigure, REACH, type Shape } from './figures.ts'
import type { Vertices } from './points.ts'

/** x = k, y = k, y = x or y = −x; the axes are y = 0 and x = 0. */
export type Straight = { readonly along: 'x =' | 'y ='; readonly k: number }
export type Mirror = Straight | { readonly along: 'y = x' | 'y = -x' }

export const X_AXIS: Straight = { along: 'y =', k: 0 }
export const Y_AXIS: Straight = { along: 'x =', k: 0 }
export const RISING: Mirror = { along: 'y = x' }
export const FALLING: Mirror = { along: 'y = -x' }
export const isAxis = (mirror: Mirror) => 'k' in mirror && mirror.k === 0

const [X, Y] = [symbol('x'), symbol('y')]

export const reflected = (points: Vertices, mirror: Mirror): Vertices =>
  points.map(([x, y]): Point => {
    switch (mirror.along) {
      case 'x =':
        return [2 * mirror.k - x, y]
      case 'y =':
        return [x, 2 * mirror.k - y]
      case 'y = x':
        return [y, x]
      case 'y = -x':
        return [0 - y, 0 - x]
    }
  })

export const equationOf = (mirror: Mirror): Expr => {
  switch (mirror.along) {
    case 'x =':
      return equation(X, mirror.k)
    case 'y =':
      return equation(Y, mirror.k)
    case 'y = x':
      return equation(Y, X)
    case 'y = -x':
      return equation(Y, negative(X))
  }
}

/** "the x-axis", "the line x = 3". */
export function mirrorSaid(mirror: Mirror): Both<readonly Inline[]> {
  if (!isAxis(mirror)) {
    const of = equationOf(mirror)
    return { en: line`the line ${of}`, es: line`la recta ${of}` }
  }
  return mirror.along === 'y ='
    ? { en: line`the ${X}-axis`, es: line`el eje ${X}` }
    : { en: line`the ${Y}-axis`, es: line`el eje ${Y}` }
}

/** The right side of the rule, where it is one that pupils know. */
export const mirrorRule = (mirror: Mirror): readonly [Expr, Expr] => {
  switch (mirror.along) {
    case 'x =':
      return [negative(X), Y]
    case 'y =':
      return [X, negative(Y)]
    case 'y = x':
      return [Y, X]
    case 'y = -x':
      return [negative(Y), negative(X)]
  }
}

/** Two points of the line, from one end of the grid to the other. */
export const endsOf = (mirror: Mirror): readonly [Point, Point] => {
  switch (mirror.along) {
    case 'x =':
      return [
        [mirror.k, -REACH],
        [mirror.k, REACH],
      ]
    case 'y =':
      return [
        [-REACH, mirror.k],
        [REACH, mirror.k],
      ]
    case 'y = x':
      return [
        [-REACH, -REACH],
        [REACH, REACH],
      ]
    case 'y = -x':
      return [
        [-REACH, REACH],
        [REACH, -REACH],
      ]
  }
}

/** Halfway between a point and its image lies the line, and what joins them stands upright on it. */
export function isMirrored([x, y]: Point, [u, v]: Point, mirror: Mirror): boolean {
  const [[p, q], [r, s]] = endsOf(mirror)
  const [dx, dy] = [r - p, s - q]
  const [mx, my] = [(x + u) / 2 - p, (y + v) / 2 - q]
  return mx * dy - my * dx === 0 && (u - x) * dx + (v - y) * dy === 0
}

/** The mirrors that the words or formulas name, in reading order. */
export function printedMirrors(printed: Printed): readonly Mirror[] {
  const spoken = printed.blocksOf('paragraph').flatMap(({ content }) => content)
  return spoken.flatMap((item, i): Mirror[] => {
    if (typeof item === 'string' || !('kind' in item)) return []
    if (item.kind === 'symbol') {
      const [before, after] = [spoken[i - 1], spoken[i + 1]]
      const isNamed =
        (typeof before === 'string' && /el eje $/.test(before)) || (typeof after === 'string' && /^-axis/.test(after))
      return isNamed ? [item.name === 'x' ? X_AXIS : Y_AXIS] : []
    }
    return item.kind === 'relation' ? mirrorOf(item) : []
  })
}

export const mirrorOf = (of: Expr): Mirror[] => {
  if (of.kind !== 'relation' || of.left.kind !== 'symbol') return []
  const { right } = of
  if (of.left.name === 'x') return [{ along: 'x =', k: evaluate(right).toNumber() }]
  if (right.kind === 'symbol') return [RISING]
  if (right.kind === 'negative' && right.of.kind === 'symbol') return [FALLING]
  return [{ along: 'y =', k: evaluate(expr(right)).toNumber() }]
}

/** A figure beside a line x = k or y = k, at least so far from it; it crosses the other axis, or keeps clear of it. */
export function besideMirror(
  random: Random,
  shape: Shape,
  { along, k }: Straight,
  { least, crosses }: { readonly least: number; readonly crosses: boolean },
): Vertices {
  return random.until(
    () => {
      const figure = drawFigure(random, shape)
      const bounds = boundsOf(figure)
      const [across, up] = along === 'x =' ? [bounds.x, bounds.y] : [bounds.y, bounds.x]
      const side = random.sign()
      const gap = random.int(least, 3)
      const first = side > 0 ? k + gap - across[0] : k - gap - across[1]
      const height = up[1] - up[0]
      const clear = random.int(1, REACH - height)
      const second = crosses ? -random.int(1, height - 1) - up[0] : random.chance(0.5) ? clear - up[0] : -clear - up[1]
      return figure.map(([x, y]): Point => (along === 'x =' ? [x + first, y + second] : [x + second, y + first]))
    },
    points => [...points, ...reflected(points, { along, k })].every(at => at.every(value => Math.abs(value) <= REACH)),
  )
}

/** A figure on one side of the line y = x or y = −x. */
export function besideDiagonal(random: Random, shape: Shape, mirror: Mirror): Vertices {
  return random.until(
    () => {
      const figure = drawFigure(random, shape)
      const { x, y } = boundsOf(figure)
      const [dx, dy] = [random.int(-REACH - x[0], REACH - x[1]), random.int(-REACH - y[0], REACH - y[1])]
      return figure.map(([px, py]): Point => [px + dx, py + dy])
    },
    points => {
      const sides = points.map(([x, y]) => (mirror.along === 'y = x' ? y - x : y + x))
      return sides.every(side => side > 0) || sides.every(side => side < 0)
    },
  )
}
