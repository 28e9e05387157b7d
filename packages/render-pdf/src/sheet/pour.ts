import { balanced, type Columns, columnHeight, countOf, drawnOut, evened, fill } from './columns.ts'
import { split } from './split.ts'
import { heightOf, leastHeight, type PlacedUnit, TIGHTER, tightened, type Unit } from './unit.ts'

/** The part of every page that units are poured into. */
export interface Frame {
  readonly left: number
  readonly top: number
  readonly bottom: number
  readonly width: number
  readonly columns: number
  readonly gutter: number
}

export interface PouredPage {
  readonly placed: readonly PlacedUnit[]
  /** Where the next thing may begin. */
  readonly end: number
}

/** Units on pages; `start` is where they begin on the first. A page breaks before the unit `breakBefore`. */
export function pour(
  units: readonly Unit[],
  frame: Frame,
  start: number,
  breakBefore: number | null = null,
): readonly PouredPage[] {
  const { left, top, bottom, width, columns, gutter } = frame
  const step = (width + gutter) / columns
  const pages: { placed: PlacedUnit[]; end: number }[] = [{ placed: [], end: start }]
  const page = () => pages[pages.length - 1]!
  const turn = () => pages.push({ placed: [], end: top })
  const isFresh = () => page().placed.length === 0 && (pages.length > 1 || start === top)

  const place = (column: readonly Unit[], x: number, y: number): number => {
    let at = y
    column.forEach((unit, i) => {
      if (i > 0) at += unit.gap
      page().placed.push({ x, y: at, unit })
      at += heightOf(unit)
    })
    return at
  }
  const placeWide = (unit: Unit) => {
    const gap = page().placed.length > 0 ? unit.gap : 0
    const needed = Math.min(leastHeight(unit) + gap, bottom - top)
    if (page().end + needed > bottom && !isFresh()) {
      turn()
      placeWide(unit)
    } else if (unit.block.height > bottom - page().end + 0.01) {
      for (const part of split(unit, bottom - top)) placeWide(part)
    } else page().end = Math.min(bottom, place([unit], left, page().end + gap))
  }
  const placeColumns = (run: readonly Unit[], isLast: boolean, next: Unit | null) => {
    let rest = run
    while (rest.length > 0) {
      const first = rest[0]!
      if (rest.length === 1 && first.across) return placeWide({ ...first, ...first.across(), isWide: true })
      const from = page().end + (page().placed.length > 0 ? first.gap : 0)
      const height = bottom - from
      const all = isLast ? balanced(rest, columns, height) : null
      const above = all && next ? columnsAbove(next, rest, columns, height) : null
      const filled = above ?? all ?? evened(fill(rest, columns, height, true), columns, height)
      const count = countOf(filled)
      if (count === 0) {
        if (!isFresh()) turn()
        else rest = [...split(first, height), ...rest.slice(1)]
        continue
      }
      const isDone = count === rest.length && isLast
      filled.forEach((column, c) => {
        place(isDone ? column : drawnOut(column, height), left + c * step, from)
      })
      page().end = from + Math.max(...filled.map(columnHeight))
      rest = rest.slice(count)
      if (!isDone) turn()
    }
  }

  const runs = runsOf(units, breakBefore)
  const following = (i: number) => (runs[i + 1]?.isWide ? (runs[i + 1]?.units[0] ?? null) : null)
  for (const [i, run] of runs.entries()) {
    if (run.isWide) {
      for (const unit of run.units) placeWide(unit)
      if (run.breaksAfter) turn()
    } else placeColumns(run.units, !run.breaksAfter, following(i))
  }
  return pages.filter(({ placed }, i) => i === 0 || placed.length > 0)
}

/**
 * Columns above a unit that stands across all of them end together. Where it would not fit below them on the page, they
 * give up a little of their working space for it, or else take what it leaves.
 */
function columnsAbove(next: Unit, units: readonly Unit[], count: number, height: number): Columns | null {
  const most = height - next.gap - leastHeight(next)
  for (const share of [1, ...TIGHTER]) {
    const tighter = balanced(tightened(units, share), count, height)
    const reach = Math.max(0, ...(tighter ?? []).map(columnHeight))
    if (tighter && reach <= most) return tighter.map(column => drawnOut(column, reach))
  }
  return balanced(units, count, height)?.map(column => drawnOut(column, height)) ?? null
}

interface Run {
  readonly units: readonly Unit[]
  readonly isWide: boolean
  readonly breaksAfter: boolean
}

/** Neighbours that are poured alike. */
function runsOf(units: readonly Unit[], breakBefore: number | null): readonly Run[] {
  const runs: { units: Unit[]; isWide: boolean; breaksAfter: boolean }[] = []
  units.forEach((unit, i) => {
    const last = runs.at(-1)
    if (i === breakBefore && last) last.breaksAfter = true
    if (last && last.isWide === unit.isWide && i !== breakBefore) last.units.push(unit)
    else runs.push({ units: [unit], isWide: unit.isWide, breaksAfter: false })
  })
  return runs
}
