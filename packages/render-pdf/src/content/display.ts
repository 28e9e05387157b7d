import type { ShownMaths } from '@worksheet/core/show'
import { type Formula, piecesOf } from '../typeset/formula.ts'
import { BLACK, type Block, type Mark } from './block.ts'
import { lineMarks, linesOf } from './lines.ts'
import { asFormula, formulaFor, mathsBlock } from './maths.ts'
import type { Setting } from './setting.ts'

const INDENT = 1.5
const AIR = 0.45

const known = new WeakMap<ShownMaths, { readonly size: number; readonly block: Block }>()

/** In one line, the same in every width that it has room in. */
function wholeBlock(maths: ShownMaths, formula: Formula, { size, faces, locale }: Setting): Block {
  const before = known.get(maths)
  if (before?.size === size) return before.block
  const block = asFormula(mathsBlock(formula, size, faces.math), maths, locale)
  known.set(maths, { size, block })
  return block
}

/** A formula on lines of its own. Too wide, it is broken; what still is too wide shrinks. */
export function displayBlock(maths: ShownMaths, width: number, setting: Setting): Block {
  const { size, faces } = setting
  const whole = formulaFor(maths, faces.math)
  if (whole.width * size <= width) return wholeBlock(maths, whole, setting)
  const indent = INDENT * size
  const clusters = piecesOf(maths.layout, faces.math, true, (width - indent) / size).map(({ formula, space }) => {
    const scale = Math.min(1, (width - indent) / (formula.width * size))
    const block = mathsBlock(formula, size * scale, faces.math)
    return {
      pieces: [{ kind: 'maths' as const, block }],
      width: block.width,
      ascent: block.baseline,
      depth: block.height - block.baseline,
      gap: space * size,
      space: null,
    }
  })
  const marks: Mark[] = []
  let y = 0
  let baseline = 0
  linesOf(clusters, width - indent).forEach((line, i) => {
    const ascent = Math.max(...line.map(cluster => cluster.ascent))
    if (i > 0) y += AIR * size
    if (i === 0) baseline = ascent
    marks.push(
      ...lineMarks(line, { left: i === 0 ? 0 : indent, baseline: y + ascent, size, color: BLACK, spaceAfter: null })
        .marks,
    )
    y += ascent + Math.max(...line.map(cluster => cluster.depth))
  })
  return asFormula({ width, height: y, baseline, marks }, maths, setting.locale)
}
