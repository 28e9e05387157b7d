import type { Locale } from '@worksheet/core/show'
import type { Faces } from '../faces.ts'

/** How content is set: shared by all blocks of a sheet. */
export interface Setting {
  readonly faces: Faces
  readonly locale: Locale
  /** The size of the text, in points. */
  readonly size: number
  /** The color of headings and numbers. */
  readonly accent: string
  /** How much larger than the text the pictures for small children may be; below 1, all pictures are smaller than it. */
  readonly enlarged: number
  /** How large, as a share of their usual size, all pictures are. */
  readonly pictures: number
  /** The size that no letters of a figure are shrunk below while there is room for larger ones, in points. */
  readonly leastLabel: number
  /** The most height that a page has for a figure. */
  readonly tallest: number
}
