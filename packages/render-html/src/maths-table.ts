import type { Layout } from '@worksheet/core/show'
import { mathml, type Part } from './maths.ts'

/** Cells stand in the middle unless a class of the style sheet says otherwise. */
export function tableToMathml({ rows, align, gap, ruleBefore }: Part<'table'>): string {
  const cell = (of: Layout, column: number) => {
    const classes = [
      ...(align[column] === 'center' ? [] : [align[column]]),
      ...(column === ruleBefore ? ['ruled'] : []),
    ].join(' ')
    return `<mtd${classes === '' ? '' : ` class="${classes}"`}>${mathml(of, 'line')}</mtd>`
  }
  const lines =
    ruleBefore === undefined
      ? ''
      : ` columnlines="${align
          .slice(1)
          .map((_, i) => (i + 1 === ruleBefore ? 'solid' : 'none'))
          .join(' ')}"`
  const sides = align.every(side => side === 'center') ? '' : ` columnalign="${align.join(' ')}"`
  const body = rows.map(cells => `<mtr>${cells.map(cell).join('')}</mtr>`).join('')
  return `<mtable class="${gap}" displaystyle="true"${sides}${lines}>${body}</mtable>`
}
