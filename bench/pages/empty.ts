import type { ShownWorksheet } from '@worksheet/core'
import type { Mark } from '../../packages/render-pdf/src/content/block.ts'
import { checkOptions, type PdfOptions } from '../../packages/render-pdf/src/options.ts'
import { measuresOf } from '../../packages/render-pdf/src/sheet/measures.ts'
import { layOutSheet } from '../../packages/render-pdf/src/sheet/sheet.ts'

interface Area {
  readonly left: number
  readonly top: number
  readonly bottom: number
  /** Down to the end of its working space. */
  readonly end: number
  readonly isProblem: boolean
}

/** Between what stands one above the other, in em: what is more counts as empty. */
const USUAL_GAP = 1.9
const SAMPLES = 48

/**
 * The share of the height of each question page on which nothing stands: no ink, no usual gap, no working space that was
 * asked for. It is read from the page as it is painted, wherever the problems were placed and however they were spread.
 */
export function emptyShares(worksheet: ShownWorksheet, options: PdfOptions): readonly number[] {
  const settings = checkOptions(options)
  const { top, bottom, left, width, size, line } = measuresOf(settings, worksheet)
  const lines = worksheet.sections.flatMap(({ problems }) => problems.map(problem => problem.lines))
  let next = 0
  return layOutSheet(worksheet, settings, 'sheet').pages.map(({ marks }) => {
    const areas = areasOf(marks).map(area => {
      const room = area.isProblem ? (lines[next++] ?? 0) * line : 0
      return { ...area, end: area.bottom + room }
    })
    const shares = Array.from({ length: SAMPLES }, (_, i) => {
      const x = left + (width * (i + 0.5)) / SAMPLES
      const own = areas.filter(area => reaches(area, areas, x))
      return 1 - covered(own, top, bottom, USUAL_GAP * size) / (bottom - top)
    })
    return shares.reduce((sum, share) => sum + share, 0) / SAMPLES
  })
}

/** A problem has the width up to its neighbor on the right, or to the margin. */
function reaches(area: Area, areas: readonly Area[], x: number): boolean {
  if (x < area.left) return false
  return !areas.some(
    other => other.left > area.left + 1 && other.left <= x && other.top < area.bottom && other.bottom > area.top,
  )
}

function covered(areas: readonly Area[], top: number, bottom: number, gap: number): number {
  let end = top
  let sum = 0
  for (const area of [...areas].sort((one, other) => one.top - other.top)) {
    const from = Math.max(end, area.top - gap)
    const to = Math.min(bottom, area.end)
    if (to > from) sum += to - from
    end = Math.max(end, to)
  }
  return sum
}

/** Problems, and what stands above them: headings, directions, the head of the sheet. */
function areasOf(marks: readonly Mark[], x = 0, y = 0): readonly Area[] {
  return marks.flatMap((mark): readonly Area[] => {
    if (mark.kind !== 'block' || mark.block.role === 'Artifact') return []
    const { block } = mark
    const [left, top] = [x + mark.x, y + mark.y]
    if (block.role === undefined) return areasOf(block.marks, left, top)
    const bottom = top + block.height
    return [{ left, top, bottom, end: bottom, isProblem: block.role === 'LI' }]
  })
}
