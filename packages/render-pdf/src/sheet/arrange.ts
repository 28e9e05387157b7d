import { at, type Block, stack } from '../content/block.ts'
import { remembered } from '../memo.ts'
import type { Arrangement, Level } from './breaks.ts'
import type { Item } from './item.ts'
import { cellStep, cellWidth, type Measures } from './measures.ts'
import type { Band, Unit } from './unit.ts'
import { AFTER_HEAD, gapOf, roomOf, type Way, waysFrom } from './ways.ts'

const SLACK = 0.01
/** Columns that are read down, right under others or under a row of two, send the eye to the wrong place. In points. */
const JUMBLED = 12

/** Finds the lowest ways to set items from one on, a page being at most so high. */
export function arranger(
  items: readonly Item[],
  measures: Measures,
): (from: number, most: number, level: Level) => readonly Arrangement[] {
  const page = measures.bottom - measures.top
  const known = new Map<Level, (readonly Way[] | undefined)[]>()
  /** Of all bands down to before an item; the cost is the height with what is held against them. */
  const heights: number[] = []
  const filled: number[] = []
  const costs: number[] = []
  const last: (Way | undefined)[] = []

  /** How far the page reaches. */
  function fill(from: number, most: number, level: Level): number {
    const waysAt = remembered(known, level, () => [])
    let reach = from
    heights[from] = 0
    filled[from] = 0
    costs[from] = 0
    for (let start = from; start < items.length && start <= reach; start++) {
      if (start > from && !last[start]) continue
      const gap = start > from ? gapOf(items[start]!, level) : 0
      const ways = waysAt[start] ?? waysFrom(items, start, page, level, measures)
      waysAt[start] = ways
      const isHeaded = items[start]!.head(measures.width) !== null
      // It would stand on the left, under another heading than its own.
      if (start > from && !isHeaded && last[start]!.isHeadedBeside) continue
      for (const way of ways) {
        // One alone takes the room that there is.
        const own = start > from || way.count > 1 ? way.height : way.height - roomOf(items[from]!, way.across, level)
        if (heights[start]! + gap + own > most + SLACK) continue
        const to = start + way.count
        for (; reach < to; reach++) last[reach + 1] = undefined
        const isJumbled = start > from && mixes(last[start], way) && !isHeaded
        // Nothing may follow it: better any other that ends there.
        const isEnd = way.isHeadedBeside && items[to]?.head(measures.width) === null
        const cost = costs[start]! + gap + way.height + way.penalty + (isJumbled ? JUMBLED : 0) + (isEnd ? page : 0)
        if (last[to] && cost >= costs[to]!) continue
        heights[to] = heights[start]! + gap + way.height
        filled[to] = filled[start]! + gap + way.filled
        costs[to] = cost
        last[to] = way
      }
    }
    return reach
  }

  function bands(from: number, to: number, most: number, level: Level): readonly Band[] {
    fill(from, most, level)
    const found: Band[] = []
    for (let way = to > from ? last[to] : undefined; way; way = way.from > from ? last[way.from] : undefined)
      found.unshift(bandOf(items, way, level, measures))
    return found
  }

  return (from, most, level) => {
    const reach = fill(from, most, level)
    const found: Arrangement[] = []
    for (let to = from + 1; to <= reach; to++)
      if (last[to]) found.push({ to, filled: filled[to]!, bands: () => bands(from, to, most, level) })
    return found
  }
}

/** Whether nobody sees where one ends and the other begins. */
const mixes = (above: Way | undefined, below: Way): boolean =>
  above !== undefined && above.across === below.across && (above.ends !== null || below.ends !== null)

function bandOf(
  items: readonly Item[],
  { from, count, across, ends }: Way,
  { pictures }: Level,
  measures: Measures,
): Band {
  const own = items.slice(from, from + count)
  const [first] = own
  const head = first?.head(measures.width) ?? null
  const bookmark = first?.bookmark ?? null
  const after = AFTER_HEAD * measures.size
  const units = own.map((item, i): Unit => {
    const body = item.body(across, pictures)
    const above = i === 0 || ends === null ? null : item.head(cellWidth(measures, across))
    const parts = [{ block: body, gap: after }]
    const block = above ? stack([{ block: above, gap: 0 }, ...parts]) : body
    return {
      block,
      room: item.room(across, pictures),
      gap: item.gap,
      bookmark: i === 0 ? (head ? null : bookmark) : item.bookmark,
    }
  })
  return {
    head: head ? { block: head, room: after, gap: 0, bookmark } : null,
    columns:
      ends === null ? onOneLine(units).map(unit => [unit]) : ends.map((end, c) => units.slice(ends[c - 1] ?? 0, end)),
    step: cellStep(measures, across),
    gap: first?.gap ?? 0,
  }
}

/** The first lines of all units of a row on one. */
function onOneLine(units: readonly Unit[]): readonly Unit[] {
  const baseline = Math.max(...units.map(({ block }) => block.baseline))
  return units.map(unit => ({ ...unit, block: lowered(unit.block, baseline - unit.block.baseline) }))
}

const lowered = (block: Block, y: number): Block =>
  y === 0
    ? block
    : { width: block.width, height: block.height + y, baseline: block.baseline + y, marks: [at(0, y, block)] }
