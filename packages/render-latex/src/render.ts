import {
  type Block,
  type Locale,
  type Printable,
  type ShownBlock,
  showBlocks,
  showWorksheet,
} from '@worksheet/core/show'
import { blocksToLatex } from './blocks.ts'
import { checkOptions, type LatexOptions } from './options.ts'
import { sheetToLatex } from './sheet.ts'
import { standalone } from './standalone.ts'

/** A worksheet as LaTeX: a fragment for a book, or a complete file. */
export const renderLatex = (worksheet: Printable, options: LatexOptions = {}): string =>
  sheetToLatex(showWorksheet(worksheet), checkOptions(options), sourceOf(worksheet))

/** One prompt, choice or answer, for a paragraph of text. */
export const contentToLatex = (blocks: readonly Block[], locale: Locale): string =>
  shownToLatex(showBlocks(blocks, locale))

/** The same for what is shown already, where it is written in several formats. */
export const shownToLatex = (blocks: readonly ShownBlock[]): string => standalone(blocksToLatex(blocks))

/** What makes the same worksheet again, as a comment, where that is known. */
function sourceOf(worksheet: Printable): string {
  if ('sections' in worksheet) return ''
  const { seed, locale, contentVersion, entries } = worksheet
  const topics = entries.map(({ topic, difficulty, count, rev }) => `${topic} ${difficulty} ${count} (rev ${rev})`)
  return `% Worksheet ${contentVersion}, seed ${seed}, ${locale}: ${topics.join(', ')}.`.replace(/[^ -~]+/g, ' ')
}
