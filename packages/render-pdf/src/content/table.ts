import type { ShownBlock, ShownCell } from '@worksheet/core'
import { at, type Block, type Mark } from './block.ts'
import { paragraph } from './paragraph.ts'
import type { Setting } from './setting.ts'

const PADDING = { x: 0.55, y: 0.3 }
const HAIR = 0.5
const RULE = '#555555'

/** A table with hairlines; its columns share the width by what they hold. */
export function tableBlock(
  { head, rows, rowHeads }: Extract<ShownBlock, { kind: 'table' }>,
  width: number,
  setting: Setting,
): Block {
  const { size, faces } = setting
  const all = head ? [head, ...rows] : rows
  const columns = Math.max(0, ...all.map(row => row.length))
  const pad = PADDING.x * size
  const isHead = (i: number, j: number) => (head !== null && i === 0) || (rowHeads && j === 0)
  const set = (cell: ShownCell, i: number, j: number, room: number) =>
    paragraph(cell, room, setting, { font: isHead(i, j) ? faces.bold : faces.text })
  const natural = Array.from({ length: columns }, (_, j) =>
    Math.max(size, ...all.map((row, i) => (row[j] ? set(row[j], i, j, Number.MAX_SAFE_INTEGER).width : 0))),
  )
  const rooms = shared(natural, width - 2 * pad * columns)
  const cells = all.map((row, i) => rooms.map((room, j) => set(row[j] ?? [], i, j, room)))
  const heights = cells.map(row => Math.max(...row.map(cell => cell.height)) + 2 * PADDING.y * size)
  const edges = rooms.map((_, j) => rooms.slice(0, j).reduce((sum, room) => sum + room + 2 * pad, 0))
  const right = (edges.at(-1) ?? 0) + (rooms.at(-1) ?? 0) + 2 * pad
  const bottom = heights.reduce((sum, height) => sum + height, 0)
  const lines: Mark[] = []
  const marks: Mark[] = []
  let top = 0
  cells.forEach((row, i) => {
    const height = heights[i] ?? 0
    const baseline = Math.max(...row.map(cell => cell.baseline))
    const inner = row.map((cell, j): Mark => {
      const free = rowHeads && j === 0 ? 0 : ((rooms[j] ?? 0) - cell.width) / 2
      const slack =
        height - 2 * PADDING.y * size - Math.max(...row.map(other => baseline - other.baseline + other.height))
      return at((edges[j] ?? 0) + pad + free, PADDING.y * size + slack / 2 + baseline - cell.baseline, {
        ...cell,
        role: isHead(i, j) ? 'TH' : 'TD',
      })
    })
    marks.push(at(0, top, { width: right, height, baseline, marks: inner, role: 'TR' }))
    lines.push(horizontal(top, right))
    top += height
  })
  lines.push(horizontal(bottom, right), ...[...edges, right].map(x => vertical(x, bottom)))
  const first = cells[0] ? PADDING.y * size + Math.max(...cells[0].map(cell => cell.baseline)) : 0
  const rules = { width: right, height: bottom, baseline: 0, marks: lines, role: 'Artifact' as const }
  return { width: right, height: bottom, baseline: first, marks: [at(0, 0, rules), ...marks], role: 'Table' }
}

const horizontal = (y: number, width: number): Mark => ({
  kind: 'rule',
  x: -HAIR / 2,
  y: y - HAIR / 2,
  width: width + HAIR,
  height: HAIR,
  color: RULE,
})
const vertical = (x: number, height: number): Mark => ({
  kind: 'rule',
  x: x - HAIR / 2,
  y: 0,
  width: HAIR,
  height,
  color: RULE,
})

/** Natural widths where they fit; otherwise the widest columns give way first. */
function shared(natural: readonly number[], room: number): readonly number[] {
  const total = natural.reduce((sum, width) => sum + width, 0)
  if (total <= room) return natural
  const ascending = [...natural].sort((one, other) => one - other)
  let left = room
  let limit = room / natural.length
  ascending.forEach((width, i) => {
    limit = left / (natural.length - i)
    if (width <= limit) left -= width
  })
  return natural.map(width => Math.min(width, limit))
}
