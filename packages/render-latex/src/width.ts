import { type Layout, type ShownBlock, type ShownInline, textWidth, widthOf } from '@worksheet/core/show'

/** About how wide a line is, in em: to choose between arrangements, not to set type. */
export const widthOfLine = (items: readonly ShownInline[]): number =>
  items.reduce((sum, item) => sum + (typeof item === 'string' ? textWidth(item) : widthOf(item.layout)), 0)

/** The widest part of the formulas of some content that TeX cannot break. */
export const widestPiece = (blocks: readonly ShownBlock[]): number =>
  Math.max(0, ...blocks.flatMap(formulasOf).map(widestPart))

const formulasOf = (block: ShownBlock): readonly Layout[] => {
  const items =
    block.kind === 'maths'
      ? [block]
      : block.kind === 'paragraph'
        ? block.content
        : block.kind === 'list'
          ? block.items.flat()
          : []
  return items.flatMap(item => (typeof item === 'string' ? [] : [item.layout]))
}

/** TeX breaks a formula at its operators and relations, and a list after its commas. */
function widestPart(layout: Layout): number {
  if (layout.kind !== 'row') return widthOf(layout)
  let [widest, width] = [0, 0]
  for (const item of layout.items) {
    width += item.kind === 'row' ? widestPart(item) : widthOf(item)
    widest = Math.max(widest, width)
    if (BREAKS.has(item.kind) && !isColon(item)) width = 0
  }
  return widest
}

const BREAKS: ReadonlySet<Layout['kind']> = new Set(['operator', 'relation', 'punctuation'])

const isColon = (item: Layout): boolean => item.kind === 'relation' && item.text === ':'

/** About how wide figures are that stand side by side, or alone. */
export function widthOfFigures(blocks: readonly ShownBlock[]): number {
  return Math.max(
    0,
    ...blocks.map(block =>
      block.kind === 'figure'
        ? block.drawing.width
        : block.kind === 'side-by-side'
          ? block.items.reduce((sum, item) => sum + widthOfFigures(item), 0)
          : 0,
    ),
  )
}

/** What may be wider than the line, or than a share of it, is scaled down; what certainly fits stays as it is. */
export function fitted(box: string, width: number, room: number, share = 1): string {
  const most = `${share === 1 ? '' : share}\\linewidth`
  return width <= room ? box : `\\worksheetfit{${most}}{%\n${box}}`
}
