import type { Align, TableGap } from '@worksheet/core/show'
import type { MathConstants } from '../font/math-table.ts'
import { type Box, group, type Placed, type StrokeBox, sized } from './box.ts'

interface Shape {
  readonly align: readonly Align[]
  readonly gap: TableGap
  readonly ruleBefore: number | null
  readonly size: number
}

const GAPS: Readonly<Record<TableGap, number>> = { matrix: 0.85, cases: 0.9, equations: 0.28 }
/** TeX's \strutbox, \baselineskip and \lineskip, with a little more air between rows that touch. */
const STRUT = { ascent: 0.68, depth: 0.22 }
const BASELINE = 1.25
const AIR = 0.26

export function table(
  cells: readonly (readonly Box[])[],
  { align, gap, ruleBefore, size }: Shape,
  constants: MathConstants,
): Box {
  const columns = Math.max(0, ...cells.map(row => row.length))
  const widths = Array.from({ length: columns }, (_, j) => Math.max(0, ...cells.map(row => row[j]?.width ?? 0)))
  const starts = widths.map((_, j) => widths.slice(0, j).reduce((sum, width) => sum + width + GAPS[gap] * size, 0))
  const parts: Placed[] = []
  let y = 0
  let below = 0
  cells.forEach((row, i) => {
    const ascent = Math.max(STRUT.ascent * size, ...row.map(box => box.ascent))
    const depth = Math.max(STRUT.depth * size, ...row.map(box => box.depth))
    y = i === 0 ? ascent : y + Math.max(BASELINE * size, below + ascent + AIR * size)
    below = depth
    row.forEach((box, j) => {
      const room = (widths[j] ?? 0) - box.width
      const side = align[j] ?? align[0] ?? 'center'
      parts.push({ x: (starts[j] ?? 0) + (side === 'center' ? room / 2 : side === 'right' ? room : 0), y, box })
    })
  })
  const height = y + below
  const up = height / 2 + constants.axisHeight * size
  const placed = parts.map(part => ({ ...part, y: part.y - up }))
  const ruleAt = ruleBefore === null ? undefined : starts[ruleBefore]
  if (ruleAt !== undefined)
    placed.push({
      x: ruleAt - (GAPS[gap] * size) / 2,
      y: 0,
      box: upright(up, height - up, constants.fractionRuleThickness * size),
    })
  const width = (starts.at(-1) ?? 0) + (widths.at(-1) ?? 0)
  return sized(group(width, placed), { ascent: up, depth: height - up })
}

const upright = (ascent: number, depth: number, thickness: number): StrokeBox => ({
  kind: 'stroke',
  width: 0,
  ascent,
  depth,
  thickness,
  path: [
    ['M', 0, -ascent],
    ['L', 0, depth],
  ],
})
