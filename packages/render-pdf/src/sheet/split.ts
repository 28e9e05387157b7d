import { at, type Block, stack } from '../content/block.ts'

/** A page that is filled less than this takes the beginning of a row that does not fit it: no heading stays behind alone. */
const MOST_LEFT = 0.5

/** Cuts a block that is taller than a page between its rows. A row that is still too tall shrinks to the page. */
export function split(block: Block, height: number): readonly Block[] {
  const parts: Block[][] = []
  let used = height
  const add = (row: Block) => {
    const rows = used + row.height > height && used < MOST_LEFT * height ? (row.rows?.() ?? []) : []
    if (rows.length > 1) return rows.forEach(add)
    if (used + row.height <= height) parts.at(-1)?.push(row)
    else {
      parts.push([row])
      used = 0
    }
    used += row.height
  }
  rowsOf(block, height).forEach(add)
  return parts.map(rows => stack(rows.map(block => ({ block, gap: 0 }))))
}

function rowsOf(block: Block, height: number): readonly Block[] {
  if (block.height <= height) return [block]
  const rows = block.rows?.() ?? []
  if (rows.length > 1 || (rows[0] && rows[0] !== block)) return rows.flatMap(row => rowsOf(row, height))
  const scale = height / block.height
  return [
    { width: block.width * scale, height, baseline: block.baseline * scale, marks: [{ ...at(0, 0, block), scale }] },
  ]
}
