import { at, type Block, stack } from './block.ts'

/** Between what stands side by side. */
export const BESIDE_GAP = 1.6
const SLACK = 0.01

/** As many in a line as fit: pictures with their middles on one height, what begins with words or a number with its top. */
export function sideBySide(items: readonly Block[], width: number, size: number, isNamed: boolean): Block {
  const lines: Block[][] = []
  let used = 0
  for (const item of items) {
    const line = lines.at(-1)
    if (line && used + BESIDE_GAP * size + item.width <= width + SLACK) {
      line.push(item)
      used += BESIDE_GAP * size + item.width
    } else {
      lines.push([item])
      used = item.width
    }
  }
  return stack(lines.map(line => ({ block: inLine(line, BESIDE_GAP * size, isNamed ? 0 : 0.5), gap: 0.9 * size })))
}

/** `share` of the room above a block that is lower than the others. */
function inLine(blocks: readonly Block[], gap: number, share: number): Block {
  const height = Math.max(...blocks.map(block => block.height))
  let x = 0
  const marks = blocks.map(block => {
    const mark = at(x, (height - block.height) * share, block)
    x += block.width + gap
    return mark
  })
  const first = blocks[0]
  return { width: x - gap, height, baseline: first ? (height - first.height) * share + first.baseline : 0, marks }
}
