import type { ShownWorksheet } from '../shown.ts'

export const FONT_SIZES = ['small', 'normal', 'large'] as const
/** Of the text of a sheet, for the grades it is for: those who learn to write have larger letters at each size. */
export type FontSize = (typeof FONT_SIZES)[number]

/** The sizes of text on paper, in points. */
export const TEXT_SIZES = [10, 12, 15, 18] as const
export type TextSize = (typeof TEXT_SIZES)[number]

const USUAL: Readonly<Record<FontSize, TextSize>> = { small: 10, normal: 12, large: 15 }
const FOR_SMALL_HANDS: Readonly<Record<FontSize, TextSize>> = { small: 12, normal: 15, large: 18 }

/** Who learns to write needs large letters, few problems on a page, and room. */
const SMALL_HANDS: ReadonlySet<string> = new Set(['k', '1'])

/** In points. A sheet with a problem for older children has their size. */
export const textSizeOf = (fontSize: FontSize, { sections }: Pick<ShownWorksheet, 'sections'>): TextSize =>
  (sections.every(({ grade }) => SMALL_HANDS.has(grade)) ? FOR_SMALL_HANDS : USUAL)[fontSize]
