import { approximate } from './approximate.ts'
import { isEqual } from './equivalence.ts'
import type { Expr, RelationSign } from './expr.ts'

/** Where a piece of the number line ends. `of` is the exact value; null at infinity. */
export interface End {
  readonly at: number
  readonly of: Expr | null
  readonly closed: boolean
}

export interface Piece {
  readonly from: End
  readonly to: End
}

/** Real numbers, as pieces of the number line. */
export type NumberSet = readonly Piece[]

const BELOW: End = { at: Number.NEGATIVE_INFINITY, of: null, closed: false }
const ABOVE: End = { at: Number.POSITIVE_INFINITY, of: null, closed: false }

export const ALL: NumberSet = [{ from: BELOW, to: ABOVE }]
export const NONE: NumberSet = []

/** An end of an interval; null where it has no single value. */
export function endAt(of: Expr, closed: boolean): End | null {
  const isInfinite = /^(?:-)?∞$/.test(signOf(of))
  if (isInfinite) return closed ? null : signOf(of) === '∞' ? ABOVE : BELOW
  const at = approximate(of)
  return Number.isFinite(at) ? { at, of, closed } : null
}

function signOf(of: Expr): string {
  if (of.kind === 'symbol') return of.name
  if (of.kind === 'negative') return `-${signOf(of.of)}`
  return of.kind === 'group' ? signOf(of.of) : ''
}

const isSamePlace = (a: End, b: End): boolean =>
  a.at === b.at ||
  (a.of !== null && b.of !== null && Math.abs(a.at - b.at) <= 1e-9 * (1 + Math.abs(a.at)) && isEqual(a.of, b.of))

const isEmpty = ({ from, to }: Piece): boolean =>
  isSamePlace(from, to) ? !(from.closed && to.closed) : from.at > to.at

/** The numbers from one end to the other; a single number where both are the same. */
export const between = (from: End, to: End): NumberSet => (isEmpty({ from, to }) ? NONE : [{ from, to }])

const laterStart = (a: End, b: End): End => (isSamePlace(a, b) ? (a.closed ? b : a) : a.at > b.at ? a : b)
const earlierStop = (a: End, b: End): End => (isSamePlace(a, b) ? (a.closed ? b : a) : a.at < b.at ? a : b)

export const intersection = (a: NumberSet, b: NumberSet): NumberSet =>
  a.flatMap(left => b.flatMap(right => between(laterStart(left.from, right.from), earlierStop(left.to, right.to))))

/** Pieces from left to right; those that meet become one. */
export function union(...sets: readonly NumberSet[]): NumberSet {
  const pieces = sets.flat().sort((a, b) => a.from.at - b.from.at || Number(b.from.closed) - Number(a.from.closed))
  const result: Piece[] = []
  for (const piece of pieces) {
    const last = result.at(-1)
    const touches =
      last && (isSamePlace(last.to, piece.from) ? last.to.closed || piece.from.closed : last.to.at > piece.from.at)
    if (!last || !touches) result.push(piece)
    else result[result.length - 1] = { from: last.from, to: laterStop(last.to, piece.to) }
  }
  return result
}

const laterStop = (a: End, b: End): End => (isSamePlace(a, b) ? (a.closed ? a : b) : a.at > b.at ? a : b)

/** The numbers that stand in this relation to a value: x ≤ 3. */
export function related(sign: RelationSign, value: Expr): NumberSet | null {
  const [open, closed] = [endAt(value, false), endAt(value, true)]
  if (!open || !closed || open.of === null) return null
  switch (sign) {
    case '<':
      return between(BELOW, open)
    case '≤':
      return between(BELOW, closed)
    case '>':
      return between(open, ABOVE)
    case '≥':
      return between(closed, ABOVE)
    case '=':
      return between(closed, closed)
    case '≠':
      return [...between(BELOW, open), ...between(open, ABOVE)]
    default:
      return null
  }
}

export function isSameSet(a: NumberSet, b: NumberSet): boolean {
  const [left, right] = [union(a), union(b)]
  const isSameEnd = (end: End, other: End | undefined) =>
    other !== undefined && end.closed === other.closed && isSamePlace(end, other)
  return (
    left.length === right.length &&
    left.every((piece, i) => isSameEnd(piece.from, right[i]?.from) && isSameEnd(piece.to, right[i]?.to))
  )
}
