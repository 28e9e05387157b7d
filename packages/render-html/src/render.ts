import { type Block, type Locale, showBlocks, showWorksheet, type Worksheet } from '@worksheet/core'
import { contentOf, idsAfter } from './blocks.ts'
import { checkOptions, type HtmlOptions } from './options.ts'
import { sheetToHtml } from './sheet.ts'

/** A worksheet as a page that anyone can read without JavaScript, or as a fragment of a page. */
export const renderHtml = (worksheet: Worksheet, options: HtmlOptions = {}): string =>
  sheetToHtml(showWorksheet(worksheet), checkOptions(options))

/**
 * One prompt, choice or answer. A single line comes without a paragraph around it.
 * Where several stand in one page, a prefix of their own keeps the ids of their figures apart.
 */
export const contentToHtml = (blocks: readonly Block[], locale: Locale, idPrefix = 'worksheet'): string =>
  contentOf(showBlocks(blocks, locale), idsAfter(idPrefix))
