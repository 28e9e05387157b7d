import { never, type ShownBlock } from '@worksheet/core/show'
import { type Block, stack } from './block.ts'
import { displayBlock } from './display.ts'
import { figureBlock } from './figure.ts'
import { gridBlock } from './grid.ts'
import { listBlock } from './list.ts'
import { paragraph } from './paragraph.ts'
import type { Setting } from './setting.ts'
import { sideBySide } from './side-by-side.ts'
import { stepBlock } from './step.ts'
import { tableBlock } from './table.ts'

/** One block of content in a column of a width. */
export function contentBlock(block: ShownBlock, width: number, setting: Setting): Block {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block.content, width, setting)
    case 'maths':
      return block.layout.kind === 'text' ? paragraph([block], width, setting) : displayBlock(block, width, setting)
    case 'list':
      return listBlock(block, width, setting)
    case 'table':
      return tableBlock(block, width, setting)
    case 'grid':
      return fitted(gridBlock(block, setting), width, size => gridBlock(block, { ...setting, size }), setting)
    case 'figure':
      return figureBlock(block, width, setting)
    case 'side-by-side':
      return sideBySide(
        block.items.map(item => contentStack(item, width, setting)),
        width,
        setting.size,
        block.items.some(([first]) => first?.kind === 'paragraph'),
      )
    case 'step':
      return stepBlock(block, width, setting, contentStack)
    default:
      return never(block)
  }
}

/** Blocks one under another. */
export const contentStack = (blocks: readonly ShownBlock[], width: number, setting: Setting): Block =>
  stack(
    blocks.map((block, i) => ({
      block: contentBlock(block, width, setting),
      gap: gapAbove(block, blocks[i - 1]) * setting.size,
    })),
  )

function gapAbove(block: ShownBlock, before: ShownBlock | undefined): number {
  const isText = (one: ShownBlock | undefined) => one?.kind === 'paragraph'
  if (isText(block) && isText(before)) return 0.45
  return block.kind === 'paragraph' || block.kind === 'list' || block.kind === 'maths' ? 0.6 : 0.7
}

const fitted = (block: Block, width: number, again: (size: number) => Block, { size }: Setting): Block =>
  block.width <= width ? block : again((size * width) / block.width)
