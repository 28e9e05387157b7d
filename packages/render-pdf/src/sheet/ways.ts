import type { Level } from './breaks.ts'
import type { Item } from './item.ts'
import { cellWidth, type Measures } from './measures.ts'
import { gapShare } from './unit.ts'

/** Between what is said above a problem and the problem, in em. */
export const AFTER_HEAD = 0.8
/** Of problems that are read down one column and then the next, as many a column. */
const MOST_IN_FLOW = 12
/** Rows that are read across are liked better than columns that are read down, and full rows better than others. In points. */
const FLOW = 6
const SHORT_ROW = 2
const HALF_ROW = 8
/** What is so much of a page in half the width may have no page to stand on: it may also stand alone. */
const NEARLY_A_PAGE = 0.85

/** What stands between two breaks of a page: a row of problems, short of its width where `count` is less than `across`, or columns. */
export interface Way {
  readonly from: number
  readonly count: number
  readonly across: number
  /** Where columns end that are read down; null in a row. */
  readonly ends: readonly number[] | null
  readonly height: number
  /** The height that is not empty, holes beside taller neighbors being empty. */
  readonly filled: number
  /** What is held against it, in points. */
  readonly penalty: number
  /** Whether something is headed in a column after the first: what followed below on the left would not be its own. */
  readonly isHeadedBeside: boolean
}

export const roomOf = ({ room }: Item, across: number, level: Level): number =>
  room(across, level.pictures) * level.room
export const gapOf = ({ gap }: Item, level: Level): number => gap * gapShare(level.room)

/** What may stand on a page from an item on. */
export function waysFrom(
  items: readonly Item[],
  from: number,
  most: number,
  level: Level,
  measures: Measures,
): readonly Way[] {
  const first = items[from]!
  const ways: Way[] = []
  const head = headHeight(first, measures.width, measures)
  const isPaired = first.isNarrow && items[from + 1]?.isNarrow === true
  if (first.across === 1 && !(isPaired && head + first.body(2, level.pictures).height < NEARLY_A_PAGE * most))
    addRow(ways, items, from, 1, head, level)
  if (first.flow === 2 && first.across !== 2) addRow(ways, items, from, 2, head, level)
  if (first.across > 1) addRow(ways, items, from, first.across, head, level)
  if (first.flow > 1) addFlows(ways, items, from, most, head, level, measures)
  return ways
}

/** A row, and its beginnings where the rest may not stand in it. */
function addRow(ways: Way[], items: readonly Item[], from: number, across: number, head: number, level: Level): void {
  let filled = 0
  let above = 0
  let below = 0
  for (let count = 1; count <= across; count++) {
    const item = items[from + count - 1]!
    const block = item.body(across, level.pictures)
    const own = block.height + roomOf(item, across, level)
    above = Math.max(above, block.baseline)
    below = Math.max(below, own - block.baseline)
    filled += own / across
    const next = items[from + count]
    const isLast = count === across || !next || next.startsRun || !standsAcross(next, across)
    if (isLast || across === 2) {
      const penalty = count === across ? 0 : across === 2 ? HALF_ROW : SHORT_ROW
      ways.push({
        from,
        count,
        across,
        ends: null,
        height: head + above + below,
        filled: head + filled,
        penalty,
        isHeadedBeside: false,
      })
    }
    if (isLast) return
  }
}

const standsAcross = ({ across, flow }: Item, count: number): boolean => count === across || (count === 2 && flow === 2)

const headHeight = ({ head }: Item, width: number, { size }: Measures): number => {
  const block = head(width)
  return block ? block.height + AFTER_HEAD * size : 0
}

/** Columns that are read down, as even as they can be. */
function addFlows(
  ways: Way[],
  items: readonly Item[],
  from: number,
  most: number,
  head: number,
  level: Level,
  measures: Measures,
): void {
  const { flow } = items[from]!
  const width = cellWidth(measures, flow)
  const penalty = FLOW * (flow - 1) ** 2
  /** Down to the top and to the end of each item, all in one column. */
  const tops: number[] = []
  const bottoms: number[] = []
  let lastHead = 0
  let end = 1
  for (let count = 1; count <= MOST_IN_FLOW * flow; count++) {
    const item = items[from + count - 1]
    if (item?.flow !== flow) return
    const above = count > 1 ? headHeight(item, width, measures) : 0
    const top = count > 1 ? bottoms[count - 2]! + gapOf(item, level) : 0
    if (above > 0) lastHead = count - 1
    tops.push(top)
    bottoms.push(top + above + item.body(flow, level.pictures).height + roomOf(item, flow, level))
    if (count <= flow) continue
    if (flow === 2) end = evenEnd(tops, bottoms, end)
    const ends = flow === 2 ? [end, count] : evenEnds(tops, bottoms, flow)
    let tallest = 0
    let sum = 0
    let start = 0
    for (const end of ends) {
      const own = bottoms[end - 1]! - tops[start]!
      tallest = Math.max(tallest, own)
      sum += own
      start = end
    }
    const height = head + tallest
    if (height - roomOf(item, flow, level) > most) return
    const filled = head + sum / flow
    ways.push({ from, count, across: flow, ends, height, filled, penalty, isHeadedBeside: lastHead >= ends[0]! })
  }
}

/** Where the first of two columns ends that are as low as can be: never before the place where it ended with fewer. */
function evenEnd(tops: readonly number[], bottoms: readonly number[], before: number): number {
  const count = tops.length
  const heightAt = (end: number) => Math.max(bottoms[end - 1]!, bottoms[count - 1]! - tops[end]!)
  let end = before
  while (end + 1 < count && heightAt(end + 1) <= heightAt(end)) end++
  return end
}

/** Where the lowest columns end that hold all, three and more. */
function evenEnds(tops: readonly number[], bottoms: readonly number[], columns: number): readonly number[] {
  const count = tops.length
  let best: readonly number[] = [count]
  let lowest = Number.POSITIVE_INFINITY
  const add = (ends: readonly number[], from: number, tallest: number): void => {
    const left = columns - 1 - ends.length
    if (left === 0) {
      const height = Math.max(tallest, bottoms[count - 1]! - tops[from]!)
      if (height >= lowest) return
      lowest = height
      best = [...ends, count]
      return
    }
    for (let end = from + 1; end <= count - left; end++) {
      const own = bottoms[end - 1]! - tops[from]!
      if (own >= lowest) return
      add([...ends, end], end, Math.max(tallest, own))
    }
  }
  add([], 0, 0)
  return best
}
