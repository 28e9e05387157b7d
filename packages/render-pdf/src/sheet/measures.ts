import { type ShownWorksheet, textSizeOf } from '@worksheet/core/show'
import type { Paper, Settings, Workspace } from '../options.ts'

/** The page in points, and what is placed on it. */
export interface Measures {
  readonly page: { readonly width: number; readonly height: number }
  readonly left: number
  readonly top: number
  readonly bottom: number
  readonly width: number
  readonly columns: 1 | 2
  readonly columnWidth: number
  readonly gutter: number
  readonly size: number
  /** Points for each line of working. */
  readonly line: number
  readonly problemGap: number
}

const PAPERS: Readonly<Record<Paper, { readonly width: number; readonly height: number }>> = {
  letter: { width: 612, height: 792 },
  a4: { width: 595.28, height: 841.89 },
}
const LINES: Readonly<Record<Workspace, number>> = { compact: 0.6, normal: 1.25, roomy: 2.4 }
const GAPS: Readonly<Record<Workspace, number>> = { compact: 0.85, normal: 1.1, roomy: 1.5 }

const SIDE = 50
const TOP = 46
const BOTTOM = 54
const GUTTER = 28

export function measuresOf(
  { paper, fontSize, workspace, columns }: Settings,
  worksheet: Pick<ShownWorksheet, 'sections'>,
): Measures {
  const page = PAPERS[paper]
  const width = page.width - 2 * SIDE
  const size = textSizeOf(fontSize, worksheet)
  return {
    page,
    width,
    columns,
    size,
    left: SIDE,
    top: TOP,
    bottom: page.height - BOTTOM,
    gutter: GUTTER,
    columnWidth: (width - GUTTER * (columns - 1)) / columns,
    line: LINES[workspace] * size,
    problemGap: GAPS[workspace] * size,
  }
}

/** Between problems of which three or more stand side by side, in em. */
const CELL_GUTTER = 1.3

const gutterOf = ({ gutter, size }: Measures, across: number): number => (across > 2 ? CELL_GUTTER * size : gutter)

/** The width of each of several problems side by side. */
export const cellWidth = (measures: Measures, across: number): number =>
  (measures.width - gutterOf(measures, across) * (across - 1)) / across

/** From the left of one to that of the next. */
export const cellStep = (measures: Measures, across: number): number =>
  cellWidth(measures, across) + gutterOf(measures, across)
