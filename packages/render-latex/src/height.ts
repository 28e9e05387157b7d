import { never, type ShownBlock } from '@worksheet/core/show'
import { widthOfLine } from './width.ts'

const LINE = 1.4

/** About how high content is, in em, at most: to choose between arrangements, not to set type. */
export const heightOfBlocks = (blocks: readonly ShownBlock[], room: number): number =>
  blocks.reduce((sum, block) => sum + heightOfBlock(block, room) + LINE / 2, 0)

function heightOfBlock(block: ShownBlock, room: number): number {
  switch (block.kind) {
    case 'paragraph':
      return (
        (JSON.stringify(block).includes('"fraction"') ? 2.4 : LINE) *
        Math.ceil((1.1 * widthOfLine(block.content)) / room)
      )
    case 'maths':
      return 2 * LINE * Math.ceil(widthOfLine([block]) / room)
    case 'list':
      return block.items.reduce((sum, item) => sum + LINE * (0.5 + Math.ceil(widthOfLine(item) / room)), LINE)
    case 'table':
      return (block.rows.length + 1) * 2 * LINE
    case 'grid':
      return block.rows.length * LINE
    case 'figure':
      return block.drawing.height
    case 'side-by-side':
      return block.items.reduce((sum, item) => sum + heightOfBlocks(item, room), 0)
    case 'step':
      return LINE * Math.ceil(widthOfLine(block.says) / room) + heightOfBlocks(block.work, room)
    default:
      return never(block)
  }
}
