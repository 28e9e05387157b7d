import type { Layout } from '../math/layout.ts'
import type { Drawing, Primitive, Stroke } from './drawing.ts'
import { type Exact, numeric } from './exact.ts'
import type { Scribe } from './kind.ts'
import type { LineJump, LineSpan, NumberLine } from './number-line.ts'
import { arrowhead, directionOf, dot, label, labelSize, line, NORMAL, openDot, type Point, THIN } from './pen.ts'
import { finished } from './sketch.ts'
import type { Wish } from './wish.ts'

const WIDEST = 27
/** The length of an open line for the pupil to draw jumps on. */
const JUMPING_ROOM = 18
const BEYOND = 1

interface Written {
  readonly at: number
  readonly of: Layout
}

/** Where a value stands on the drawn line, in em from its start. */
type Scale = (value: number) => number

export function drawLine(figure: NumberLine, scribe: Scribe): Drawing {
  const labels = figure.labels.map(({ at, label }): Written => ({ at: numeric(at), of: scribe.layout(label) }))
  const names = figure.points.flatMap(({ at, label }): Written[] =>
    label ? [{ at: numeric(at), of: scribe.layout(label) }] : [],
  )
  const size = [0.9, 0.85, 0.8].find(size => widthFor(figure, [labels], size) <= WIDEST) ?? 0.75
  const staggered = widthFor(figure, [labels], size) > WIDEST + 1
  const rows = staggered ? [labels.filter((_, i) => i % 2 === 0), labels.filter((_, i) => i % 2 === 1)] : [labels]
  if (figure.vertical) return drawVertical(figure, labels, names)
  const scale = figure.step ? evenScale(figure, widthFor(figure, rows, size)) : stretchedScale(figure, labels, size)
  const length = scale(numeric(figure.to))
  const tall = Math.max(0, ...labels.map(({ of }) => labelSize(of, size).height))
  const below = 0.42 + tall * rows.length + (rows.length - 1) * 0.15
  const nameWishes = names.map(({ at, of }) => nameWish(of, scale(at), figure.jumps.length > 0 ? -below : 0))
  const jumps = figure.jumps.map(jump => jumpOver(jump, scale, scribe))
  const arrows = figure.arrows.map((arrow, i) => arrowAbove(arrow, scale, 1.1 + i * 1.35, scribe))
  return finished({
    items: [
      line([-BEYOND + 0.2, 0], [length + BEYOND - 0.2, 0], NORMAL),
      arrowhead([-BEYOND, 0], 180, 0.45),
      arrowhead([length + BEYOND, 0], 0, 0.45),
      ...ticksOf(figure, scale).map(({ at, long }) =>
        line([at, long ? -0.3 : -0.2], [at, long ? 0.3 : 0.2], long ? NORMAL : THIN),
      ),
      ...figure.spans.flatMap(span => spanOn(span, scale, length)),
      ...figure.points.map(({ at, open }) =>
        open ? openDot([scale(numeric(at)), 0], 0.22) : dot([scale(numeric(at)), 0], 0.2),
      ),
      ...jumps.flatMap(({ items }) => items),
      ...arrows.flatMap(({ items }) => items),
      ...rows.flatMap((row, i) =>
        row.map(({ at, of }) => label([scale(at), -0.42 - tall / 2 - i * (tall + 0.15)], of, {}, size)),
      ),
    ],
    wishes: [...nameWishes, ...[...jumps, ...arrows].flatMap(({ wish }) => (wish ? [wish] : []))],
  })
}

/** Over its point, or under the numbers of a line with jumps; names of close points give way to each other. */
function nameWish(of: Layout, x: number, from: number): Wish {
  const up = from < 0 ? -1 : 1
  const middle = from + up * (0.35 + labelSize(of, 0.95).height / 2)
  const spots = [0, 0.9, 1.8].flatMap(further =>
    [0, -0.2, 0.2, -0.45, 0.45, -0.7, 0.7].map(aside => ({
      at: [x + aside, middle + up * further] as Point,
      cost: further * 20 + Math.abs(aside) * 14,
    })),
  )
  return { of, size: 0.95, spots }
}

/** So wide that no two labels of a row touch and ticks stay apart. */
function widthFor(figure: NumberLine, rows: readonly (readonly Written[])[], size: number): number {
  const [from, to] = [numeric(figure.from), numeric(figure.to)]
  const ticks = figure.step ? (to - from) / numeric(figure.step) : 10
  const needed = rows.flatMap(row =>
    neighbors(row).map(
      ([one, two]) =>
        (((labelSize(one.of, size).width + labelSize(two.of, size).width) / 2 + (size < 0.8 ? 0.25 : 0.36)) *
          (to - from)) /
        Math.max(two.at - one.at, 1e-9),
    ),
  )
  return Math.max(Math.min(15, ticks * 2.2), Math.min(ticks * 0.42, WIDEST), 8, ...needed)
}

const neighbors = (row: readonly Written[]): [Written, Written][] => {
  const sorted = [...row].sort((a, b) => a.at - b.at)
  return sorted.slice(1).map((two, i): [Written, Written] => [sorted[i]!, two])
}

function evenScale({ from, to }: NumberLine, width: number): Scale {
  const [start, end] = [numeric(from), numeric(to)]
  return value => ((value - start) / (end - start)) * width
}

/** An open line is no measure: long stretches are drawn shorter than true, so that short jumps have room. */
function stretchedScale(figure: NumberLine, labels: readonly Written[], size: number): Scale {
  const stops = [
    ...new Set(
      [
        figure.from,
        figure.to,
        ...figure.labels.map(({ at }) => at),
        ...figure.jumps.flatMap(({ from, to }) => [from, to]),
      ].map(numeric),
    ),
  ].sort((a, b) => a - b)
  const longest = Math.max(...stops.slice(1).map((stop, i) => stop - stops[i]!))
  const wide = Math.max(0.8, ...labels.map(({ of }) => labelSize(of, size).width))
  const places = [0]
  stops.slice(1).forEach((stop, i) => {
    places.push(places[i]! + Math.max(wide + 0.5, 1.4) + (4.5 * (stop - stops[i]!)) / longest)
  })
  const longer = figure.jumps.length === 0 ? Math.max(1, JUMPING_ROOM / places.at(-1)!) : 1
  return value => {
    const next = Math.max(
      1,
      stops.findIndex(stop => stop >= value - 1e-9),
    )
    const share = (value - stops[next - 1]!) / (stops[next]! - stops[next - 1]!)
    return longer * (places[next - 1]! + share * (places[next]! - places[next - 1]!))
  }
}

function ticksOf(figure: NumberLine, scale: Scale): readonly { readonly at: number; readonly long: boolean }[] {
  const { from, step, labels } = figure
  const named = labels.map(({ at }) => numeric(at))
  if (!step) {
    const stops = [...named, ...figure.jumps.flatMap(({ from, to }) => [numeric(from), numeric(to)])]
    return [...new Set(stops)].map(at => ({ at: scale(at), long: true }))
  }
  const count = Math.round((numeric(figure.to) - numeric(from)) / numeric(step))
  const regular = Array.from({ length: count + 1 }, (_, i) => numeric(from) + i * numeric(step))
  const extra = named.filter(at => !regular.some(tick => Math.abs(tick - at) < 1e-9))
  return [...regular, ...extra].map(at => ({ at: scale(at), long: named.some(value => Math.abs(value - at) < 1e-9) }))
}

const SPAN: Stroke = { width: 0.2, dash: 'solid', tone: 'ink' }

function spanOn({ from, to, closed }: LineSpan, scale: Scale, length: number): Primitive[] {
  const end = (place: Exact | null, belongs: boolean): Primitive[] => {
    if (place === null) return []
    const at: Point = [scale(numeric(place)), 0]
    return [belongs ? dot(at, 0.27) : openDot(at, 0.27)]
  }
  const [start, stop] = [from ? scale(numeric(from)) : -BEYOND - 0.1, to ? scale(numeric(to)) : length + BEYOND + 0.1]
  return [
    line([from ? start : start + 0.5, 0], [to ? stop : stop - 0.5, 0], SPAN),
    ...(from ? [] : [arrowhead([start, 0], 180, 0.75)]),
    ...(to ? [] : [arrowhead([stop, 0], 0, 0.75)]),
    ...end(from, closed[0]),
    ...end(to, closed[1]),
  ]
}

interface Marked {
  readonly items: readonly Primitive[]
  readonly wish: Wish | null
}

function jumpOver({ from, to, label }: LineJump, scale: Scale, scribe: Scribe): Marked {
  const [start, end] = [scale(numeric(from)), scale(numeric(to))]
  const wide = end - start
  const [foot, high] = [0.15, Math.min(2.2, Math.max(0.75, Math.abs(wide) * 0.22 + 0.45))]
  const [one, two]: [Point, Point] = [
    [start + wide * 0.12, foot + (high * 4) / 3],
    [end - wide * 0.12, foot + (high * 4) / 3],
  ]
  const tip: Point = [end, foot]
  const items: Primitive[] = [
    {
      kind: 'path',
      segments: [
        ['M', start, foot],
        ['C', ...one, ...two, ...tip],
      ],
      stroke: THIN,
      fill: null,
    },
    arrowhead(tip, directionOf(two, tip), 0.42),
  ]
  if (!label) return { items, wish: null }
  const of = scribe.layout(label)
  const { height } = labelSize(of, 0.9)
  const middle = (start + end) / 2
  const spots = [0, 0.5, 1, 1.6].flatMap(further => [
    { at: [middle, foot + high + 0.13 + further + height / 2] as Point, cost: further * 8 },
    { at: [middle, foot + high - 0.2 - further - height / 2] as Point, cost: 6 + further * 8 },
  ])
  return { items, wish: { of, size: 0.9, spots } }
}

const ARROW: Stroke = { width: 0.1, dash: 'solid', tone: 'ink' }

function arrowAbove({ from, to, label }: LineJump, scale: Scale, height: number, scribe: Scribe): Marked {
  const [start, end] = [scale(numeric(from)), scale(numeric(to))]
  const forward = end >= start
  const items = [
    dot([start, height], 0.15),
    line([start, height], [end + (forward ? -0.3 : 0.3), height], ARROW),
    arrowhead([end, height], forward ? 0 : 180, 0.5),
  ]
  if (!label) return { items, wish: null }
  const of = scribe.layout(label)
  const above = height + 0.15 + labelSize(of, 0.9).height / 2
  return {
    items,
    wish: {
      of,
      size: 0.9,
      spots: [0, 0.4, -0.4, 1, -1].map(aside => ({
        at: [(start + end) / 2 + aside, above],
        cost: Math.abs(aside) * 5,
      })),
    },
  }
}

function drawVertical(figure: NumberLine, labels: readonly Written[], names: readonly Written[]): Drawing {
  const [from, to] = [numeric(figure.from), numeric(figure.to)]
  const tall = neighbors(labels).map(
    ([one, two]) =>
      (((labelSize(one.of).height + labelSize(two.of).height) / 2 + 0.15) * (to - from)) / (two.at - one.at),
  )
  const length = Math.max(9, ...tall)
  const scale = evenScale(figure, length)
  return finished({
    items: [
      line([0, -BEYOND + 0.2], [0, length + BEYOND - 0.2], NORMAL),
      arrowhead([0, -BEYOND], -90, 0.45),
      arrowhead([0, length + BEYOND], 90, 0.45),
      ...ticksOf(figure, scale).map(({ at, long }) =>
        line([long ? -0.3 : -0.2, at], [long ? 0.3 : 0.2, at], long ? NORMAL : THIN),
      ),
      ...figure.points.map(({ at, open }) =>
        open ? openDot([0, scale(numeric(at))], 0.22) : dot([0, scale(numeric(at))], 0.2),
      ),
      ...labels.map(({ at, of }) => label([-0.45, scale(at)], of, { x: 'right' })),
      ...names.map(({ at, of }) => label([0.45, scale(at)], of, { x: 'left' }, 0.95)),
    ],
    wishes: [],
  })
}
