import { type ShownBlock, type ShownInline, sizeOf, textWidth } from '@worksheet/core'

/** About how wide a line is, in em: to choose between arrangements, not to set type. */
export const widthOfLine = (items: readonly ShownInline[]): number =>
  items.reduce((sum, item) => sum + (typeof item === 'string' ? textWidth(item) : sizeOf(item.layout).width), 0)

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
  return width <= room ? box : `\\resizebox{\\ifdim\\width>${most} ${most}\\else\\width\\fi}{!}{%\n${box}}`
}

/** A box whose top is level with the line it stands in, so that its number stands beside its first row. */
export const topped = (box: string): string => `\\raisebox{\\dimexpr 0.9em-\\height\\relax}{%\n${box}}`
