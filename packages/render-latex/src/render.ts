import { type Block, type Locale, showBlocks, showWorksheet, type Worksheet } from '@worksheet/core'
import { blocksToLatex } from './blocks.ts'
import { checkOptions, type LatexOptions } from './options.ts'
import { sheetToLatex } from './sheet.ts'

/** A worksheet as LaTeX: a fragment for a book, or a complete file. */
export const renderLatex = (worksheet: Worksheet, options: LatexOptions = {}): string =>
  sheetToLatex(showWorksheet(worksheet), checkOptions(options))

/** One prompt, choice or answer, for a paragraph of text. */
export const contentToLatex = (blocks: readonly Block[], locale: Locale): string =>
  blocksToLatex(showBlocks(blocks, locale))
