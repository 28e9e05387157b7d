import { ANSWER_LEVELS, type Arrangement, type Sequence } from './breaks.ts'
import { split } from './split.ts'
import { type Band, bandsHeight, columnHeight, type Unit } from './unit.ts'

/** An answer, or another thing that stands in a column or across all of them. */
export interface ColumnUnit extends Unit {
  readonly isWide: boolean
}

interface ColumnFrame {
  readonly columns: number
  readonly step: number
}

const USUAL = { room: 1, gap: 1 }
const SLACK = 0.01
/** In points. */
const PRECISION = 0.5
/** Columns lose the gaps above their first units, and are not lower than this share of an equal part. */
const LEAST_SHARE = 0.7
const MOST_ENDS = 4

/** What is taller than a page is cut. */
export const fitting = (units: readonly ColumnUnit[], page: number): readonly ColumnUnit[] =>
  units.flatMap(unit =>
    unit.block.height <= page
      ? unit
      : split(unit.block, page).map((block, i) => ({ ...unit, block, gap: i === 0 ? unit.gap : 0 })),
  )

/** Things that are read down columns of equal height, between those that stand across. */
export function columnSequence(given: readonly ColumnUnit[], frame: ColumnFrame): Sequence {
  return {
    count: given.length,
    yields: ANSWER_LEVELS,
    continued: () => null,
    arrangements(from, most) {
      let last = from
      for (let used = 0; last < given.length && used <= most; last++) {
        const { block, gap, isWide } = given[last]!
        used += (block.height + (last > from ? gap : 0)) / (isWide ? 1 : frame.columns)
      }
      const found: Arrangement[] = []
      for (let to = last; to > from && found.length < MOST_ENDS; to--) {
        const bands = bandsOf(given.slice(from, to), frame)
        const height = bandsHeight(bands, USUAL)
        if (height > most + SLACK) continue
        found.push({ to, filled: height, bands: () => bands })
        if (to === given.length) break
      }
      return found
    },
  }
}

function bandsOf(units: readonly ColumnUnit[], { columns, step }: ColumnFrame): readonly Band[] {
  const bands: Band[] = []
  for (let i = 0; i < units.length; ) {
    const { isWide, gap } = units[i]!
    let end = i + 1
    while (!isWide && end < units.length && !units[end]!.isWide) end++
    const own = units.slice(i, end)
    bands.push({ head: null, columns: isWide ? [own] : lowestColumns(own, columns), step, gap })
    i = end
  }
  return bands
}

/** Columns that hold units one after another and are as low as they can be. */
function lowestColumns(units: readonly Unit[], count: number): readonly (readonly Unit[])[] {
  let best: readonly (readonly Unit[])[] = [units]
  let high = columnHeight(units, USUAL)
  let low = (LEAST_SHARE * high) / count
  while (high - low > PRECISION) {
    const middle = (low + high) / 2
    const columns = filled(units, middle)
    if (columns.length > count) low = middle
    else {
      best = columns
      high = Math.min(middle, Math.max(...columns.map(column => columnHeight(column, USUAL))))
    }
  }
  return best
}

/** Columns of a height, filled one after another. A unit that is higher stands alone. */
function filled(units: readonly Unit[], height: number): readonly (readonly Unit[])[] {
  const columns: Unit[][] = []
  let end = height
  for (const unit of units) {
    const own = unit.block.height + unit.room
    const next = end + unit.gap + own
    const last = columns.at(-1)
    if (last && next <= height + SLACK) {
      last.push(unit)
      end = next
    } else {
      columns.push([unit])
      end = own
    }
  }
  return columns
}
