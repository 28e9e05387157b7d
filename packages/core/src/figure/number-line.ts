import { assert, failed } from '../errors.ts'
import { box, decimal, mixed, number, over } from '../math/build.ts'
import type { Expr } from '../math/expr.ts'
import { decimalPlaces } from '../number/decimal.ts'
import { Ratio, type Rational } from '../number/ratio.ts'
import { type Exact, exact, numeric, ratioOfExact, sameExact } from './exact.ts'
import { figureKind, type Label } from './kind.ts'
import { drawLine } from './line-drawing.ts'
import { spokenLine } from './line-speech.ts'
import { labelOf, type Name, optionalLabel } from './naming.ts'

/** A line of numbers with ticks; points, solution rays, jumps and arrows on it, or nothing: a line to draw on. */
export interface NumberLine {
  readonly kind: 'number-line'
  readonly from: Exact
  readonly to: Exact
  /** From one tick to the next; null on an open line, which has a mark only where a label stands and is not to scale. */
  readonly step: Exact | null
  readonly labels: readonly LineLabel[]
  readonly points: readonly LinePoint[]
  readonly spans: readonly LineSpan[]
  readonly jumps: readonly LineJump[]
  /** Arrows above the line, the first at the bottom: a sum of signed numbers. */
  readonly arrows: readonly LineJump[]
  readonly vertical: boolean
}

export interface LineLabel {
  readonly at: Exact
  readonly label: Label
}
export interface LinePoint {
  readonly at: Exact
  readonly label: Label | null
  readonly open: boolean
}
/** A solution set: null is an end that goes on for ever. */
export interface LineSpan {
  readonly from: Exact | null
  readonly to: Exact | null
  /** Whether each end belongs to the set. */
  readonly closed: readonly [from: boolean, to: boolean]
}
export interface LineJump {
  readonly from: Exact
  readonly to: Exact
  readonly label: Label | null
}

/** fraction keeps the denominator of the step (2/4), lowest reduces, mixed writes 1 1/4, decimal 1.25. */
export type LineNumbers = 'fraction' | 'lowest' | 'mixed' | 'decimal'
type PointSpec =
  | Rational
  | readonly [at: Rational, label: Name]
  | { readonly at: Rational; readonly label?: Name; readonly open?: boolean }
/** [2, 5], or [2, 5, 'amount'] to write +3, or [2, 5, label]. */
type JumpSpec = readonly [from: Rational, to: Rational, label?: Name | 'amount']

export interface NumberLineOptions {
  readonly from?: Rational
  readonly to?: Rational
  readonly step?: Rational
  /** Which ticks bear their number: all (as a rule, up to 20), the ends, none, every nth from the first, or these; a pair gives another label. */
  readonly labels?: 'all' | 'ends' | 'none' | number | readonly (Rational | readonly [at: Rational, label: Name])[]
  /** Labels that the pupil fills in: boxes. */
  readonly blanks?: readonly Rational[]
  readonly numbers?: LineNumbers
  readonly points?: readonly PointSpec[]
  readonly spans?: readonly {
    readonly from?: Rational
    readonly to?: Rational
    readonly closed?: readonly [boolean, boolean]
  }[]
  readonly jumps?: readonly JumpSpec[]
  readonly arrows?: readonly JumpSpec[]
  readonly open?: boolean
  readonly vertical?: boolean
}

export function numberLine(options: NumberLineOptions = {}): NumberLine {
  const {
    from = 0,
    to = 10,
    step = 1,
    blanks = [],
    points = [],
    spans = [],
    jumps = [],
    arrows = [],
    open = false,
    vertical = false,
  } = options
  const [start, end, stride] = [tidy(from), tidy(to), tidy(step)]
  const count = end.minus(start).over(stride)
  assert(end.compare(start) > 0, 'A number line runs from less to more')
  assert(
    open || (count.isInteger && count.n <= 100),
    () => `The line ends on a tick and has at most 100 of them: not ${count.n}/${count.d}`,
  )
  assert(!vertical || spans.length + jumps.length + arrows.length === 0, 'A vertical line bears points only')
  const { numbers = stride.isInteger ? 'lowest' : 'fraction' } = options
  const ticks = () => (open ? [start, end] : Array.from({ length: count.n + 1 }, (_, i) => start.plus(stride.times(i))))
  const labels = options.labels ?? (open ? 'none' : usualLabels(ticks(), stride))
  const named = labelsOf(labels, ticks, stride, numbers)
  const figure: NumberLine = {
    kind: 'number-line',
    from: exact(start),
    to: exact(end),
    step: open ? null : exact(stride),
    labels: withBoxes(named, blanks.map(exact)),
    points: points.map(pointOf),
    spans: spans.map(({ from, to, closed = [false, false] }) => ({
      from: from === undefined ? null : exact(from),
      to: to === undefined ? null : exact(to),
      closed,
    })),
    jumps: jumps.map(jump => jumpOf(jump, numbers)),
    arrows: arrows.map(jump => jumpOf(jump, numbers)),
    vertical,
  }
  assertOnLine(figure)
  return figure
}

const tidy = (value: Rational): Ratio => (value instanceof Ratio ? value : ratioOfExact(exact(value)))

function withBoxes(named: readonly LineLabel[], boxes: readonly Exact[]): readonly LineLabel[] {
  if (boxes.length === 0) return named.toSorted(byPlace)
  const printed = named.filter(({ at }) => !boxes.some(blank => sameExact(blank, at)))
  return [...printed, ...boxes.map(at => ({ at, label: box() }))].sort(byPlace)
}

const byPlace = (a: LineLabel, b: LineLabel) => numeric(a.at) - numeric(b.at)

function assertOnLine({ from, to, labels, points, spans, jumps, arrows }: NumberLine): void {
  const [start, end] = [numeric(from), numeric(to)]
  const check = (place: Exact | null) => {
    if (place !== null && (numeric(place) < start || numeric(place) > end))
      failed(`${place.n}/${place.d} is not on the line`)
  }
  for (const { at } of labels) check(at)
  for (const { at } of points) check(at)
  for (const ends of [spans, jumps, arrows]) {
    for (const { from, to } of ends) {
      check(from)
      check(to)
    }
  }
}

/** All that have room, else every second, fifth or tenth multiple of the step. */
function usualLabels(ticks: readonly Ratio[], step: Ratio): 'all' | readonly Ratio[] {
  const count = ticks.length - 1
  if (count <= 20) return 'all'
  const every = [2, 5, 10].find(every => count / every <= 20)!
  const first = ticks[0]!.over(step)
  const offset = first.isInteger ? first.n : 0
  return ticks.filter((_, i) => (offset + i) % every === 0)
}

function labelsOf(
  labels: NonNullable<NumberLineOptions['labels']>,
  ticks: () => readonly Ratio[],
  step: Ratio,
  numbers: LineNumbers,
): readonly LineLabel[] {
  const own = (value: Ratio): LineLabel => ({ at: exact(value), label: tickLabel(value, step, numbers) })
  if (labels === 'none') return []
  if (labels === 'ends') return [ticks()[0]!, ticks().at(-1)!].map(own)
  if (labels === 'all') return ticks().map(own)
  if (typeof labels === 'number')
    return ticks()
      .filter((_, i) => i % labels === 0)
      .map(own)
  return labels.map(item =>
    isPair(item) ? { at: exact(item[0]), label: labelOf(item[1]) } : own(ratioOfExact(exact(item))),
  )
}

const isPair = <T, U extends readonly unknown[]>(item: T | U): item is U => Array.isArray(item)

/** The number of a tick. */
export function tickLabel(value: Ratio, step: Ratio, numbers: LineNumbers): Expr {
  switch (numbers) {
    case 'decimal':
      return decimal(value, decimalPlaces(step.d) ?? 0)
    case 'mixed':
      return mixed(value)
    case 'lowest':
      return number(value)
    case 'fraction':
      return value.isInteger ? number(value) : asParts(value, step.d)
  }
}
const asParts = (value: Ratio, d: number): Expr =>
  d % value.d === 0 ? over((value.n * d) / value.d, d) : number(value)

function pointOf(spec: PointSpec): LinePoint {
  if (isPair<PointSpec, readonly [Rational, Name]>(spec))
    return { at: exact(spec[0]), label: labelOf(spec[1]), open: false }
  if (typeof spec === 'number' || spec instanceof Ratio) return { at: exact(spec), label: null, open: false }
  const { at, label, open = false } = spec as Extract<PointSpec, { at: Rational }>
  return { at: exact(at), label: optionalLabel(label), open }
}

function jumpOf([from, to, name]: JumpSpec, numbers: LineNumbers): LineJump {
  const [start, end] = [exact(from), exact(to)]
  return {
    from: start,
    to: end,
    label: name === 'amount' ? amountLabel(ratioOfExact(end).minus(ratioOfExact(start)), numbers) : optionalLabel(name),
  }
}

/** +10, −3, +1/4. */
function amountLabel(amount: Ratio, numbers: LineNumbers): Expr {
  const size = tickLabel(amount, amount, numbers)
  return amount.n < 0 ? size : { kind: 'prefixed', sign: '+', of: size }
}

export const numberLineFigure = figureKind<NumberLine>('number-line', { draw: drawLine, describe: spokenLine })
