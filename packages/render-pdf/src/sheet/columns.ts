import { heightOf, TIGHTER, tightened, type Unit } from './unit.ts'

/** Units of each column, from the left. */
export type Columns = readonly (readonly Unit[])[]

const SLACK = 0.01

/** What a column may stay short of the page before its last problem is pressed in, as a share of the page. */
const MOST_EMPTY = 0.12

/** Fills columns of a height one after another, as far as the units go or the columns reach. */
export function fill(units: readonly Unit[], count: number, height: number, presses = false): Columns {
  const columns: Unit[][] = []
  let next = 0
  for (let c = 0; c < count && next < units.length; c++) {
    const column: Unit[] = []
    let y = 0
    for (let unit = units[next]; unit; unit = units[++next]) {
      const end = y + (column.length > 0 ? unit.gap : 0) + heightOf(unit)
      if (end > height + SLACK) {
        const pressed = presses && height - y > MOST_EMPTY * height ? pressedInto([...column, unit], height) : null
        if (pressed) {
          column.splice(0, column.length, ...pressed)
          next++
        }
        break
      }
      column.push(unit)
      y = end
    }
    if (column.length === 0) break
    columns.push(column)
  }
  return columns
}

/** Units that give up some of their working space to fit a column together. */
function pressedInto(column: readonly Unit[], height: number): readonly Unit[] | null {
  const share = TIGHTER.find(share => columnHeight(tightened(column, share)) <= height + SLACK)
  return share === undefined ? null : tightened(column, share)
}

export const countOf = (columns: Columns): number => columns.reduce((sum, column) => sum + column.length, 0)

export const columnHeight = (column: readonly Unit[]): number =>
  column.reduce((sum, unit, i) => sum + heightOf(unit) + (i > 0 ? unit.gap : 0), 0)

/** The lowest columns that hold all units, or null where none of at most this height do. */
export function balanced(units: readonly Unit[], count: number, height: number): Columns | null {
  const tallest = fill(units, count, height)
  if (countOf(tallest) < units.length) return null
  let [low, high] = [0, height]
  let best = tallest
  while (high - low > 0.5) {
    const middle = (low + high) / 2
    const columns = fill(units, count, middle)
    if (countOf(columns) < units.length) low = middle
    else {
      best = columns
      high = middle
    }
  }
  return best
}

/** Full columns, of which the last may be short for want of a problem that fits it, made as equal as they can be. */
export const evened = (columns: Columns, count: number, height: number): Columns =>
  balanced(columns.flat(), count, height) ?? columns

/** The most by which a full column may be drawn out, as a share of what it holds. */
const MOST_STRETCH = 0.3
/** A space that more than doubles and grows by more than this share of the column becomes a hole. */
const MOST_HOLE = 0.12

/** Shares what is left of a full column among its working spaces, so that all columns end together. Answers, which have none, stay evenly apart. */
export function drawnOut(column: readonly Unit[], height: number): readonly Unit[] {
  const used = columnHeight(column)
  const left = height - used
  const weights = column.map((unit, i) => unit.room + (i > 0 ? unit.gap : 0))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const hasRoom = column.some(unit => unit.room > 0)
  const widest = Math.max(...column.map((unit, i) => unit.room + (column[i + 1]?.gap ?? 0)))
  const hasHole = left > total && (left * widest) / total > MOST_HOLE * height
  if (left <= 0 || !hasRoom || hasHole || left > MOST_STRETCH * used) return column
  return column.map((unit, i) => {
    const share = (part: number) => part + (left * part) / total
    return { ...unit, room: share(unit.room), gap: i > 0 ? share(unit.gap) : unit.gap }
  })
}
