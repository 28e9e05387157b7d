import {
  drawing,
  type Expr,
  either,
  evaluate,
  infinity,
  interval,
  m,
  type NumberLine,
  negative,
  numberLine,
  partsOf,
  type Random,
  Ratio,
  relation,
  symbol,
  together,
  union,
} from '../../../author.ts'

/** The numbers between two bounds, or those outside of them; the bounds are whole or halves. Plain data. */
export type Compound = {
  readonly kind: 'between' | 'outside'
  readonly low: number
  readonly high: number
  readonly lowClosed: boolean
  readonly highClosed: boolean
}

export const drawCompound = (random: Random, kind: Compound['kind'], isHalf = false): Compound => {
  const low = random.int(-8, isHalf ? 4 : 5)
  const high = random.int(low + 2, Math.min(isHalf ? 7 : 8, low + 10))
  const [atLow, atHigh] = isHalf ? random.pick(HALVES) : HALVES[3]
  return {
    kind,
    low: low + atLow,
    high: high + atHigh,
    lowClosed: random.chance(0.5),
    highClosed: random.chance(0.5),
  }
}

/** What the two bounds have beyond a whole number; nothing in the last. */
const HALVES = [
  [0.5, 0.5],
  [0, 0.5],
  [0.5, 0],
  [0, 0],
] as const
const exactly = (bound: number): Ratio => Ratio.of(2 * bound, 2)

const less = (closed: boolean) => (closed ? '≤' : '<')
const more = (closed: boolean) => (closed ? '≥' : '>')
const x = symbol('x')

/** low < part ≤ high with part = ax + b; a negative a turns the order around. */
const chain = ({ low, high, lowClosed, highClosed }: Compound, part: Expr, a: number, b: number): Expr => {
  const [from, to] = [exactly(a * low + b), exactly(a * high + b)]
  return a > 0
    ? relation(relation(from, less(lowClosed), part), less(highClosed), to)
    : relation(relation(to, less(highClosed), part), less(lowClosed), from)
}
/** ax + b on one side of what a bound becomes. */
const part = (bound: number, side: 'below' | 'above', closed: boolean, a: number, b: number): Expr =>
  relation(m`${a}x + ${b}`, (side === 'below') === a > 0 ? less(closed) : more(closed), exactly(a * bound + b))

/** The set as it is: −2 < x ≤ 5; x < −1 or x ≥ 4. */
export const simplest = (set: Compound): Expr =>
  set.kind === 'between'
    ? chain(set, x, 1, 0)
    : either(relation(x, less(set.lowClosed), exactly(set.low)), relation(x, more(set.highClosed), exactly(set.high)))

export type Step = readonly [a: number, b: number]

/** The set behind one or two steps; numbers between two bounds in one chain, or in two parts joined by "and". */
export const behind = (set: Compound, [a, b]: Step, [c, d]: Step, inParts = false): Expr =>
  set.kind === 'between'
    ? inParts
      ? together(part(set.low, 'above', set.lowClosed, a, b), part(set.high, 'below', set.highClosed, c, d))
      : chain(set, m`${a}x + ${b}`, a, b)
    : either(part(set.low, 'below', set.lowClosed, a, b), part(set.high, 'above', set.highClosed, c, d))

export const asInterval = ({ kind, low, high, lowClosed, highClosed }: Compound): Expr =>
  kind === 'between'
    ? interval(exactly(low), exactly(high), [lowClosed, highClosed])
    : union(
        interval(negative(infinity), exactly(low), [false, lowClosed]),
        interval(exactly(high), infinity, [highClosed, false]),
      )

export const onLine = ({ kind, low, high, lowClosed, highClosed }: Compound): NumberLine =>
  numberLine({
    ...windowFor(low, high),
    spans:
      kind === 'between'
        ? [{ from: exactly(low), to: exactly(high), closed: [lowClosed, highClosed] }]
        : [
            { to: exactly(low), closed: [false, lowClosed] },
            { from: exactly(high), closed: [highClosed, false] },
          ],
  })
const EVENS = [-10, -8, -6, -4, -2, 0, 2, 4, 6, 8, 10]
const windowFor = (low: number, high: number) => ({
  from: -10,
  to: 10,
  step: Number.isInteger(low) && Number.isInteger(high) ? 1 : Ratio.of(1, 2),
  labels: EVENS,
})
/** With ticks at the halves where a bound is one. */
export const emptyLineFor = ({ low, high }: Compound): NumberLine => numberLine(windowFor(low, high))

export const compoundDrawing = drawing<Compound>(onLine, set => [
  { ...set, kind: set.kind === 'between' ? 'outside' : 'between' },
  { ...set, lowClosed: !set.lowClosed },
  { ...set, highClosed: !set.highClosed },
  { ...set, low: set.low + 1 },
])

const isInfinite = (end: Expr): boolean =>
  (end.kind === 'symbol' && end.name === '∞') || (end.kind === 'negative' && isInfinite(end.of))

/** Whether a number lies in an interval or a union of intervals. */
export function isIn(set: Expr, value: Ratio): boolean {
  if (set.kind === 'operation') return isIn(set.left, value) || isIn(set.right, value)
  if (set.kind !== 'interval') return false
  if ((isInfinite(set.from) && set.closed[0]) || (isInfinite(set.to) && set.closed[1])) return false
  const low = isInfinite(set.from) ? 1 : value.compare(evaluate(set.from))
  const high = isInfinite(set.to) ? -1 : value.compare(evaluate(set.to))
  return (low > 0 || (low === 0 && set.closed[0])) && (high < 0 || (high === 0 && set.closed[1]))
}

/** All numbers that are written in an expression. */
export const numbersIn = (of: Expr): readonly Ratio[] =>
  of.kind === 'number' ? [evaluate(of)] : partsOf(of).flatMap(numbersIn)

export const bounds = ({ low, high }: Compound): readonly Ratio[] => [exactly(low), exactly(high)]
