import type { ShownBlock } from '@worksheet/core/show'
import { at, type Block, stack, withRole } from './block.ts'
import { paragraph } from './paragraph.ts'
import type { Setting } from './setting.ts'
import { textLine } from './words.ts'

const BULLET = '•'
const GAP = 0.35
/** Where an item has a stacked fraction, or several lines. */
const TALL_GAP = 0.65
const TALL = 1.8

/** Items under one another, with bullets or with numbers. */
export function listBlock(
  { ordered, items }: Extract<ShownBlock, { kind: 'list' }>,
  width: number,
  setting: Setting,
): Block {
  const { size, faces } = setting
  const indent = (ordered ? 1.5 : 1.1) * size
  const bodies = items.map(item => paragraph(item, width - indent, setting))
  const gap = (bodies.some(body => body.height > TALL * size) ? TALL_GAP : GAP) * size
  const rows = bodies.map((body, i) => {
    const label = textLine(ordered ? `${i + 1}.` : BULLET, { font: faces.text, size }, faces)
    const marks = [
      at(0, body.baseline - label.baseline, withRole(label, 'Lbl')),
      at(indent, 0, withRole(body, 'LBody')),
    ]
    return {
      block: { width: indent + body.width, height: body.height, baseline: body.baseline, marks, role: 'LI' as const },
      gap,
    }
  })
  return withRole(stack(rows), 'L')
}
