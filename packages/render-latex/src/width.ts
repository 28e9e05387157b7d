import { type ShownInline, sizeOf, textWidth } from '@worksheet/core'

/** About how wide a line is, in em: to choose between arrangements, not to set type. */
export const widthOfLine = (items: readonly ShownInline[]): number =>
  items.reduce((sum, item) => sum + (typeof item === 'string' ? textWidth(item) : sizeOf(item.layout).width), 0)

/** What may be wider than the line is scaled down to it; what certainly fits stays as it is. */
export const fitted = (box: string, width: number, room: number): string =>
  width <= room ? box : `\\resizebox{\\ifdim\\width>\\linewidth\\linewidth\\else\\width\\fi}{!}{%\n${box}}`

/** A box whose top is level with the line it stands in, so that its number stands beside its first row. */
export const topped = (box: string): string => `\\raisebox{\\dimexpr 0.9em-\\height\\relax}{%\n${box}}`
