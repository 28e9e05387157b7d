import { expect, test } from 'vitest'
import { namesIn, stylesIn } from '../src/names.ts'

test.each([
  ['\\dfrac{1}{2} \\cdot x', ['dfrac', 'cdot']],
  ['\\begin{worksheetproblems}\\item a\\end{worksheetproblems}', ['begin', 'worksheetproblems', 'item', 'end']],
  ['1 \\\\hline is no rule, \\\\\\hline is one', ['hline']],
  ['\\$5 and \\lVert v\\rVert', ['lVert', 'rVert']],
  ['nothing at all', []],
  ['ends in \\', []],
])('the names in %s', (latex, names) => {
  expect([...namesIn(latex)]).toEqual(names)
})

test('styles of figures, words with spaces between them', () => {
  const styles = stylesIn('\\draw[worksheet/dark line=0.05,worksheet/dashed] (0,0);\\fill[worksheet/shade] (1,1);')
  expect([...styles]).toEqual(['dark line', 'dashed', 'shade'])
})
