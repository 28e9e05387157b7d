import { at, type Block, stack } from './block.ts'

/** Between what stands side by side. */
export const BESIDE_GAP = 1.6
const SLACK = 0.01

/**
 * In as few and as even lines as fit, in columns where these fit too: pictures with their middles on one height, what
 * begins with words or a number with its top.
 */
export function sideBySide(items: readonly Block[], width: number, size: number, isNamed: boolean): Block {
  const gap = BESIDE_GAP * size
  const fits = (line: readonly Block[]) =>
    line.reduce((sum, item) => sum + item.width, gap * (line.length - 1)) <= width + SLACK
  const counts = items.map((_, i) => items.length - i)
  const evenly = counts.map(count => linesOf(items, Math.ceil(items.length / Math.ceil(items.length / count))))
  const lines = evenly.find(own => own.every(fits)) ?? items.map(item => [item])
  const columns = columnsOf(lines)
  const areAligned = columns.reduce((sum, column) => sum + column, gap * (columns.length - 1)) <= width + SLACK
  return stack(
    lines.map(line => ({ block: inLine(line, areAligned ? columns : [], gap, isNamed ? 0 : 0.5), gap: 0.9 * size })),
  )
}

/** How wide each column must be for the widest of its items. */
const columnsOf = (lines: readonly (readonly Block[])[]): readonly number[] =>
  Array.from({ length: Math.max(0, ...lines.map(line => line.length)) }, (_, i) =>
    Math.max(...lines.flatMap(line => line.slice(i, i + 1).map(item => item.width))),
  )

const linesOf = (items: readonly Block[], count: number): readonly (readonly Block[])[] =>
  Array.from({ length: Math.ceil(items.length / count) }, (_, i) => items.slice(count * i, count * (i + 1)))

/** Each block in its column, or as wide as it is where there are none; `share` of the room above one that is lower than the others. */
function inLine(blocks: readonly Block[], columns: readonly number[], gap: number, share: number): Block {
  const height = Math.max(...blocks.map(block => block.height))
  let [x, end] = [0, 0]
  const marks = blocks.map((block, i) => {
    const mark = at(x, (height - block.height) * share, block)
    end = x + block.width
    x += (columns[i] ?? block.width) + gap
    return mark
  })
  const first = blocks[0]
  return { width: end, height, baseline: first ? (height - first.height) * share + first.baseline : 0, marks }
}
