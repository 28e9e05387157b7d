import { type Layout, type Locale, type ShownMaths, speechOf } from '@worksheet/core/show'
import type { MathFont } from '../font/math-font.ts'
import { type Formula, formulaOf } from '../typeset/formula.ts'
import { BLACK, type Block, type Mark } from './block.ts'

const known = new WeakMap<Layout, Formula>()

/** A formula is set once, however often it is measured. */
export function formulaFor({ layout }: Pick<ShownMaths, 'layout'>, font: MathFont): Formula {
  const before = known.get(layout)
  if (before) return before
  const formula = formulaOf(layout, font)
  known.set(layout, formula)
  return formula
}

/** What a listener is told in place of a formula. A number alone is read as it is printed. */
export function asFormula(block: Block, { of, layout }: ShownMaths, locale: Locale): Block {
  if (layout.kind === 'number') return block
  return { ...block, role: 'Formula', alt: () => speechOf(of, locale) }
}

/** A formula as a block whose baseline lies below its top by its ascent. */
export function mathsBlock(formula: Formula, size: number, font: MathFont, color = BLACK): Block {
  const baseline = formula.ascent * size
  return {
    width: formula.width * size,
    height: (formula.ascent + formula.depth) * size,
    baseline,
    marks: mathsMarks(formula, size, font, 0, baseline, color),
  }
}

export function mathsMarks(
  formula: Formula,
  size: number,
  font: MathFont,
  x: number,
  y: number,
  color = BLACK,
): Mark[] {
  return [
    ...formula.runs.map(
      (run): Mark => ({
        kind: 'glyphs',
        font,
        size: run.size * size,
        x: x + run.x * size,
        y: y + run.y * size,
        run: run.run,
        color,
      }),
    ),
    ...formula.rules.map(
      (rule): Mark => ({
        kind: 'rule',
        x: x + rule.x * size,
        y: y + rule.y * size,
        width: rule.width * size,
        height: rule.height * size,
        color,
      }),
    ),
    ...formula.strokes.map(
      (stroke): Mark => ({
        kind: 'path',
        x: x + stroke.x * size,
        y: y + stroke.y * size,
        scale: size,
        up: 1,
        steps: stroke.path,
        fill: null,
        stroke: { width: stroke.thickness * size, color, dash: 'solid' },
      }),
    ),
  ]
}
