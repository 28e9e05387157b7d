import type { ShownBlock } from '@worksheet/core/show'
import { at, type Block, stack } from './block.ts'
import { paragraph } from './paragraph.ts'
import type { Setting } from './setting.ts'

type Step = Extract<ShownBlock, { kind: 'step' }>

/** The share of the width that maths has beside what was done. */
const WORK = 0.46
const GAP = 0.03
const UNDER = 0.3
const REASON_COLOR = '#444444'

/** What stands there now, and beside it, or below where it is too wide, what was done. */
export function stepBlock(
  { says, work }: Step,
  width: number,
  setting: Setting,
  contentStack: (blocks: readonly ShownBlock[], width: number, setting: Setting) => Block,
): Block {
  const reason = (room: number) => paragraph(says, room, setting, { color: REASON_COLOR })
  const whole = contentStack(work, width, setting)
  if (work.length === 0) return reason(width)
  if (whole.width > WORK * width) {
    return stack([
      { block: whole, gap: 0 },
      { block: reason(width), gap: UNDER * setting.size },
    ])
  }
  const x = (WORK + GAP) * width
  const said = reason(width - x)
  const baseline = Math.max(whole.baseline, said.baseline)
  const [above, beside] = [baseline - whole.baseline, baseline - said.baseline]
  return {
    width: x + said.width,
    height: Math.max(above + whole.height, beside + said.height),
    baseline,
    marks: [at(0, above, whole), at(x, beside, said)],
  }
}
