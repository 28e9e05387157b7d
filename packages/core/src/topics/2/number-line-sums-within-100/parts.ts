import {
  asWritten,
  type Expr,
  equation,
  explained,
  figure,
  line,
  list,
  minus,
  type NumberLine,
  numberLine,
  type Random,
  ratioOfExact,
  type Step,
  step,
  sum,
  symbol,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { addends } from '../../kit/columns/digit-pairs.ts'

/** Lines with the ticks that may be read, by the name that levels list. */
const lines = {
  'zero to twenty': (_: Random) => ({ from: 0, to: 20, step: 1, labels: [0, 10, 20] }),
  'zero to a hundred': (_: Random) => ({
    from: 0,
    to: 100,
    step: 5,
    labels: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
  }),
  'a piece': (random: Random) => {
    const from = random.int(1, 8) * 10
    return { from, to: from + 20, step: 1, labels: [from, from + 10, from + 20] }
  },
  'ends and one more'(random: Random) {
    const step = random.pick([2, 5, 10])
    const from = random.int(0, 10 - step) * 10
    return { from, to: from + 10 * step, step, labels: [from, from + random.int(2, 4) * step, from + 10 * step] }
  },
}

interface Level {
  readonly lines: readonly (keyof typeof lines)[]
  readonly regroups: boolean
}

/** One of eight stretches of the line takes its turn, so that neighbors on a sheet are not beside each other on the line. */
function placeInTurn(random: Random, places: readonly number[]): number {
  const stretch = random.evenly([3, 0, 6, 2, 7, 4, 1, 5])
  const cut = (i: number) => Math.round((i * places.length) / 8)
  return random.pick(places.slice(cut(stretch), cut(stretch + 1)))
}

/** A line and a place on one of its ticks that bears no number, and is told by more than a look. */
export function drawPlace(random: Random, level: Level) {
  const line = lines[random.evenly(level.lines)](random)
  const open = Array.from({ length: (line.to - line.from) / line.step }, (_, i) => line.from + i * line.step).filter(
    place => !line.labels.includes(place) && (line.step !== 1 || place > line.from + 2),
  )
  return { ...line, at: placeInTurn(random, open) }
}

export type Line = Pick<ReturnType<typeof drawPlace>, 'from' | 'to' | 'step' | 'labels'>

/** A start and jumps of tens and then ones, forward or back. */
export function drawJumps(random: Random, { regroups }: Level) {
  const [a, b] = random.until(
    () => addends(random, regroups),
    // Where one regroups, there are two tens to jump at least.
    ([a, b]) => b % 10 > 0 && a + b <= 99 && (!regroups || b > 20),
  )
  const isSum = random.evenly([true, false])
  const start = isSum ? a : a + b
  const way = isSum ? 1 : -1
  return { start, change: b, end: start + way * b, stop: start + way * Math.floor(b / 10) * 10 }
}

type Jumps = ReturnType<typeof drawJumps>

export const written = ({ start, change, end }: Jumps): Expr =>
  end > start ? sum(start, change) : minus(start, change)

/** An open line with its stops labelled: tens first, then ones. */
export const jumpLine = ({ start, stop, end }: Jumps, isNamed: boolean) =>
  numberLine({
    from: Math.max(0, Math.min(start, end) - 5),
    to: Math.max(start, end) + 5,
    open: true,
    labels: [start, stop, ...(isNamed ? [end] : [])],
    jumps: [
      [start, stop, 'amount'],
      [stop, end, 'amount'],
    ],
  })

export const lineFigure = ({ from, to, step, labels }: Line, points: readonly (number | readonly [number, string])[]) =>
  figure(numberLine({ from, to, step, labels, points }))

/** How much each part counts, by the parts between two labels. */
export function tickStep({ step: stride, labels }: Line): Step {
  const [first, second] = tupleOf(labels.slice(0, 2), 2)
  const parts = (second - first) / stride
  const es = line`De ${first} a ${second} hay ${parts} partes iguales: cada parte vale ${stride}.`
  return explained(
    stride === 1 ? asWritten(stride) : equation(sum(...Array<number>(parts).fill(stride)), second - first),
    line`From ${first} to ${second} there are ${parts} equal parts: each part stands for ${stride}.`,
    es,
  )
}

/** From the nearest labelled number below, tick by tick. */
export function countedFrom({ from, step: stride, labels }: Line, at: number, point?: 'A' | 'B'): Step {
  const start = Math.max(from, ...labels.filter(label => label < at))
  const ticks = Array.from({ length: (at - start) / stride }, (_, i) => start + (i + 1) * stride)
  const counted = list(start, ...ticks)
  return point === undefined
    ? step(counted, because.countTicksFrom, { start })
    : explained(
        counted,
        line`To ${symbol(point)}: count the marks from ${start}.`,
        line`Hasta ${symbol(point)}: cuenta las marcas desde ${start}.`,
      )
}

/** Which way the jumps go, and so what is done. */
export const whichWay = ({ start, end }: Pick<Jumps, 'start' | 'end'>): Step =>
  explained(
    list(start, end),
    end > start
      ? line`The jumps begin at ${start} and go right to ${end}: add.`
      : line`The jumps begin at ${start} and go left to ${end}: subtract.`,
    end > start
      ? line`Los saltos empiezan en ${start} y van a la derecha hasta ${end}: suma.`
      : line`Los saltos empiezan en ${start} y van a la izquierda hasta ${end}: resta.`,
  )

/** The jump of tens, the jump of ones, and where they end. */
export const jumpSteps = (jumps: Jumps): readonly Step[] => {
  const { start, stop, end, change } = jumps
  const tens = change - (change % 10)
  const moved = (from: number, by: number) => (end > start ? sum(from, by) : minus(from, by))
  return [
    step(equation(moved(start, tens), stop), because.jumpTens),
    step(equation(moved(stop, change % 10), end), because.jumpOnes),
  ]
}

/** Counts the ticks from the first labelled number. */
export function countedTo({ from, step }: NumberLine, at: { readonly n: number; readonly d: number }): number {
  const [start, stride, place] = [ratioOfExact(from).n, step ? ratioOfExact(step).n : 1, ratioOfExact(at).n]
  let value = start
  while (value < place) value += stride
  return value
}
