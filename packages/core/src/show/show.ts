import type { Locale } from '../both.ts'
import type { Block } from '../content.ts'
import { never } from '../errors.ts'
import { describeFigure, drawFigure } from '../figure/kind.ts'
import type { ShownBlock } from '../shown.ts'
import { showColumn } from './column.ts'
import { showLine, showMaths } from './inline.ts'
import { showLongDivision } from './long-division.ts'
import { SCRIBES } from './scribe.ts'

/** Settles language and notation, so that a renderer has only to set what it is given. */
export const showBlocks = (blocks: readonly Block[], locale: Locale): readonly ShownBlock[] =>
  blocks.map(block => showBlock(block, locale))

function showBlock(block: Block, locale: Locale): ShownBlock {
  switch (block.kind) {
    case 'paragraph':
      return { kind: 'paragraph', content: showLine(block.content, locale) }
    case 'maths':
      return showMaths(block.of, locale)
    case 'bullets':
      return { kind: 'list', ordered: block.ordered, items: block.items.map(item => showLine(item, locale)) }
    case 'column':
      return showColumn(block, locale)
    case 'long-division':
      return showLongDivision(block, locale)
    case 'table':
      return {
        kind: 'table',
        head: block.head?.map(cell => showLine(cell, locale)) ?? null,
        rows: block.rows.map(row => row.map(cell => showLine(cell, locale))),
        rowHeads: block.rowHeads,
      }
    case 'figure':
      return showFigure(block, locale)
    case 'side-by-side':
      return { kind: 'side-by-side', items: block.items.map(item => showBlocks(item, locale)) }
    case 'step':
      return {
        kind: 'step',
        reason: block.reason,
        says: showLine(block.says, locale),
        work: showBlocks(block.work, locale),
      }
    default:
      return never(block)
  }
}

type FigureBlock = Extract<Block, { kind: 'figure' }>
type ShownFigure = Extract<ShownBlock, { kind: 'figure' }>

const shownFigures: Readonly<Record<Locale, WeakMap<FigureBlock, ShownFigure>>> = {
  en: new WeakMap(),
  es: new WeakMap(),
}

/** Drawing costs far more than all else, and one worksheet is often rendered several ways: a figure is drawn once. */
function showFigure(block: FigureBlock, locale: Locale): ShownFigure {
  const known = shownFigures[locale].get(block)
  if (known) return known
  const scribe = SCRIBES[locale]
  const shown: ShownFigure = {
    kind: 'figure',
    name: block.figure.kind,
    drawing: drawFigure(block.figure, scribe),
    alt: describeFigure(block.figure, scribe),
  }
  shownFigures[locale].set(block, shown)
  return shown
}
