import {
  type Block,
  type Locale,
  type Printable,
  type ShownBlock,
  showBlocks,
  showWorksheet,
} from '@worksheet/core/show'
import { contentOf, idsAfter } from './blocks.ts'
import { checkOptions, type HtmlOptions } from './options.ts'
import { sheetToHtml } from './sheet.ts'

/** A worksheet as a page that anyone can read without JavaScript, or as a fragment of a page. */
export const renderHtml = (worksheet: Printable, options: HtmlOptions = {}): string =>
  sheetToHtml(showWorksheet(worksheet), checkOptions(options))

/**
 * One prompt, choice or answer. A single line comes without a paragraph around it.
 * Where several stand in one page, a prefix of their own keeps the ids of their figures apart.
 */
export const contentToHtml = (blocks: readonly Block[], locale: Locale, idPrefix = 'worksheet'): string =>
  shownToHtml(showBlocks(blocks, locale), idPrefix)

/** The same for what is shown already, where it is written in several formats. */
export const shownToHtml = (blocks: readonly ShownBlock[], idPrefix = 'worksheet'): string =>
  contentOf(blocks, idsAfter(idPrefix))
