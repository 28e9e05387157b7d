import type { ShownBlock, ShownCell } from '@worksheet/core/show'
import { at, type Block, EMPTY, type Mark, stack, withRole } from './block.ts'
import { paragraph, unbrokenParts } from './paragraph.ts'
import type { Setting } from './setting.ts'

const PADDING = { x: 0.55, y: 0.3 }
/** Cells stand closer to their lines before any of them breaks, and before a word of one is cut. */
const TIGHT_PADDING = [0.45, 0.35]
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
  const isHead = (i: number, j: number) => (head !== null && i === 0) || (rowHeads && j === 0)
  const set = (cell: ShownCell, i: number, j: number, room: number) => {
    const block = paragraph(cell, room, setting, {
      font: isHead(i, j) ? faces.bold : faces.text,
      centered: head !== null && i === 0,
    })
    return withRole(block, isHead(i, j) ? 'TH' : 'TD')
  }
  const longestParts = () =>
    natural.map((_, j) =>
      Math.max(
        0,
        ...all.flatMap((row, i) =>
          unbrokenParts(row[j] ?? []).map(part => set(part, i, j, Number.MAX_SAFE_INTEGER).width),
        ),
      ),
    )
  const natural = Array.from({ length: columns }, (_, j) =>
    Math.max(size, ...all.map((row, i) => (row[j] ? set(row[j], i, j, Number.MAX_SAFE_INTEGER).width : 0))),
  )
  const roomFor = (padding: number) => width - 2 * padding * size * columns
  const paddingFor = (widths: readonly number[]) =>
    [PADDING.x, ...TIGHT_PADDING].find(padding => sumOf(widths) <= roomFor(padding))
  const whole = paddingFor(natural)
  const least = whole ? natural : longestParts()
  const padding = whole ?? paddingFor(least) ?? PADDING.x
  const rooms = whole ? natural : shared(natural, least, roomFor(padding))
  const cells = all.map((row, i) => rooms.map((room, j) => set(row[j] ?? [], i, j, room)))
  const firstBody = head ? 1 : 0
  // Sentences begin at the left, as do the heads of rows; names and numbers stand in the middle.
  const isText = rooms.map((_, j) => cells.slice(firstBody).some(row => isBroken(row[j] ?? EMPTY)))
  const blocks = cells.map((row, i) =>
    rowBlock(
      row,
      rooms,
      rooms.map((_, j) => (rowHeads && j === 0) || (i >= firstBody && isText[j] === true)),
      { x: padding * size, y: PADDING.y * size },
    ),
  )
  return withRole(stack(blocks.map(block => ({ block, gap: 0 }))), 'Table')
}

/** Whether a cell has several lines. */
const isBroken = (cell: Block): boolean => (cell.rows?.().length ?? 1) > 1

/** Cells between hairlines: on one baseline, or in the middle where one of them has several lines. */
function rowBlock(
  cells: readonly Block[],
  rooms: readonly number[],
  isLeft: readonly boolean[],
  pad: { readonly x: number; readonly y: number },
): Block {
  const isTall = cells.some(isBroken)
  const ascent = Math.max(...cells.map(cell => cell.baseline))
  const inner = isTall
    ? Math.max(...cells.map(cell => cell.height))
    : ascent + Math.max(...cells.map(cell => cell.height - cell.baseline))
  const height = inner + 2 * pad.y
  const edges = [0]
  for (const room of rooms) edges.push((edges.at(-1) ?? 0) + room + 2 * pad.x)
  const width = edges.at(-1) ?? 0
  const lines = [horizontal(0, width), horizontal(height, width), ...edges.map(x => vertical(x, height))]
  const marks = cells.map((cell, j) => {
    const free = isLeft[j] ? 0 : ((rooms[j] ?? 0) - cell.width) / 2
    const above = isTall ? (inner - cell.height) / 2 : ascent - cell.baseline
    return at((edges[j] ?? 0) + pad.x + free, pad.y + above, cell)
  })
  const rules: Block = { width, height, baseline: 0, marks: lines, role: 'Artifact' }
  return { width, height, baseline: pad.y + ascent, marks: [at(0, 0, rules), ...marks], role: 'TR' }
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

/**
 * The widest columns give way first, but not so far that a word would be cut or a formula shrink while there is room for all:
 * those that would have to keep what they need, and the others share the rest.
 */
function shared(
  natural: readonly number[],
  least: readonly number[],
  room: number,
  kept: ReadonlySet<number> = new Set(),
): readonly number[] {
  const needed = sumOf(least.filter((_, j) => kept.has(j)))
  const limit = limitFor(
    natural.filter((_, j) => !kept.has(j)),
    room - needed,
  )
  const rooms = natural.map((width, j) => (kept.has(j) ? (least[j] ?? 0) : Math.min(width, limit)))
  const cut = rooms.flatMap((width, j) => (width < (least[j] ?? 0) ? [j] : []))
  if (cut.length === 0) return rooms
  return kept.size + cut.length < natural.length
    ? shared(natural, least, room, new Set([...kept, ...cut]))
    : natural.map(width => Math.min(width, limitFor(natural, room)))
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** What no column may exceed so that all fit the room. */
function limitFor(natural: readonly number[], room: number): number {
  const ascending = [...natural].sort((one, other) => one - other)
  let left = room
  const first = ascending.findIndex((width, i) => {
    if (width > left / (natural.length - i)) return true
    left -= width
    return false
  })
  return first < 0 ? Number.MAX_SAFE_INTEGER : left / (natural.length - first)
}
