import { type Bindings, compiledOf } from '../math/compile.ts'
import type { Expr } from '../math/expr.ts'
import { distanceOf, type Point } from './pen.ts'

export interface Window {
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

/** The value, or NaN where there is none. */
export function valueAt(of: Expr, bindings: Bindings): number {
  const value = compiledOf(of)(bindings)
  return Number.isFinite(value) ? value : NaN
}

/**
 * The pieces of a curve that lie in the window: broken at poles, jumps and where there is no value.
 * `path` gives the point of a parameter; the finer its bends, the denser the points.
 */
export function piecesOf(
  path: (t: number) => Point,
  from: number,
  to: number,
  window: Window,
): readonly (readonly Point[])[] {
  const tall = window.top - window.bottom
  const wide = window.right - window.left
  const pieces: Point[][] = []
  let piece: Point[] = []
  const finish = () => {
    if (piece.length > 1) pieces.push(piece)
    piece = []
  }
  const add = (a: Point, b: Point) => {
    const cut = clipped(a, b, window)
    if (!cut) return finish()
    const [start, end] = cut
    const last = piece.at(-1)
    if (last && (last[0] !== start[0] || last[1] !== start[1])) finish()
    if (piece.length === 0) piece.push(start)
    piece.push(end)
    if (end !== b) finish()
  }
  const walk = (t: number, a: Point, u: number, b: Point, depth: number) => {
    if (Number.isNaN(a[1]) && Number.isNaN(b[1])) return finish()
    const middle = (t + u) / 2
    const m = path(middle)
    const [dx, dy] = [(a[0] + b[0]) / 2 - m[0], (a[1] + b[1]) / 2 - m[1]]
    const isStraight = Math.abs(dx) < wide / 4000 && Math.abs(dy) < tall / 4000 && Math.abs(b[1] - a[1]) < tall / 4
    const isFarOff = Math.min(a[1], b[1], m[1]) > window.top + tall || Math.max(a[1], b[1], m[1]) < window.bottom - tall
    if (isStraight || isFarOff) return add(a, b)
    if (depth > 0) {
      walk(t, a, middle, m, depth - 1)
      return walk(middle, m, u, b, depth - 1)
    }
    if (Number.isNaN(a[1]) || Number.isNaN(b[1]) || Math.abs(b[1] - a[1]) > tall / 20) return finish()
    add(a, b)
  }
  const steps = 96
  let before = path(from)
  for (let i = 1; i <= steps; i++) {
    const [t, u] = [from + ((to - from) * (i - 1)) / steps, from + ((to - from) * i) / steps]
    const next = path(u)
    walk(t, before, u, next, 14)
    before = next
  }
  finish()
  return pieces
}

/** The graph of an expression in x between two values of x. */
export const graphPieces = (of: Expr, from: number, to: number, window: Window, variable = 'x') =>
  piecesOf(x => [x, valueAt(of, { [variable]: x })], from, to, window)

/** The part of a line within the window. Ends that are not cut stay the same object. */
export function clipped(a: Point, b: Point, window: Window): readonly [Point, Point] | null {
  const { left, right, bottom, top } = window
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  if (Number.isNaN(dx) || Number.isNaN(dy)) return null
  if (isInside(a, window) && isInside(b, window)) return dx === 0 && dy === 0 ? null : [a, b]
  const [slackX, slackY] = [(right - left) * 1e-9, (top - bottom) * 1e-9]
  const [enterX, leaveX] = shares(a[0], dx, left - slackX, right + slackX)
  const [enterY, leaveY] = shares(a[1], dy, bottom - slackY, top + slackY)
  const [enter, leave] = [Math.max(0, enterX, enterY), Math.min(1, leaveX, leaveY)]
  if (enter >= leave) return null
  const along = (share: number): Point => [a[0] + dx * share, a[1] + dy * share]
  return [enter === 0 ? a : along(enter), leave === 1 ? b : along(leave)]
}

const isInside = ([x, y]: Point, { left, right, bottom, top }: Window) =>
  x >= left && x <= right && y >= bottom && y <= top

/** At which shares of the way a line comes between two limits and leaves them. */
function shares(start: number, change: number, low: number, high: number): readonly [number, number] {
  if (change === 0) return start < low || start > high ? [1, 0] : [0, 1]
  const [one, two] = [(low - start) / change, (high - start) / change]
  return one < two ? [one, two] : [two, one]
}

/** Drops the points that a straight line would show as well. */
export function thinned(points: readonly Point[], tolerance = 0.008): readonly Point[] {
  const kept: Point[] = []
  const keep = (from: number, to: number) => {
    let [farthest, index] = [0, 0]
    for (let i = from + 1; i < to; i++) {
      const distance = distanceToLine(points[i]!, points[from]!, points[to]!)
      if (distance > farthest) {
        farthest = distance
        index = i
      }
    }
    if (farthest > tolerance) {
      keep(from, index)
      keep(index, to)
    } else kept.push(points[to]!)
  }
  if (points.length < 3) return points
  kept.push(points[0]!)
  keep(0, points.length - 1)
  return kept
}

function distanceToLine([x, y]: Point, a: Point, b: Point): number {
  const length = distanceOf(a, b)
  if (length === 0) return distanceOf([x, y], a)
  return Math.abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / length
}
