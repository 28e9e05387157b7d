import type { ShownBlock } from '@worksheet/core/show'
import { complaintsOf } from '@worksheet/testing/tex'
import { has } from '@worksheet/testing/tools'
import { describe, expect, test } from 'vitest'
import { WORKSHEET_STY } from '../src/style.ts'
import { tableToLatex } from '../src/table.ts'

type Table = Extract<ShownBlock, { kind: 'table' }>

const ROOM = 18
const number = (n: number) => [
  {
    kind: 'maths' as const,
    of: { kind: 'number' as const, n, d: 1, as: 'fraction' as const },
    layout: { kind: 'number' as const, text: `${n}` },
  },
]
const table = (words: string): Table => ({
  kind: 'table',
  head: [['Day'], ['Kind'], ['Number']],
  rows: [
    [['Monday'], [words], number(7)],
    [['Tuesday'], [words], number(120)],
  ],
  rowHeads: true,
})
const LONG = 'All the children who came by bicycle, on foot, or with the bus that stops in front of the school'

describe('a table', () => {
  test('has its numbers in the middle of their column, whether its words wrap or not', () => {
    const [short, long] = [tableToLatex(table('bicycles'), ROOM), tableToLatex(table(LONG), ROOM)]
    expect(short).toMatch(/^\\worksheettable\{\|l\|c\|c\|\}/)
    expect(long).toMatch(/^\\worksheettable\{\|l\|p\{\\worksheetcolumn[^|]*\}\|c\|\}/)
    const wide = tableToLatex({ ...table(LONG), head: [['Day'], ['Kind'], ['The number of all of them']] }, ROOM)
    expect(wide).toContain('\\centering $120$')
    expect(wide).toContain('\\centering \\textbf{Kind}')
  })

  test.runIf(has('pdflatex')).each([2.5, 3, 4, 5, 6.5])(
    'keeps to a line of %f in, and fills no more than it needs',
    async inches => {
      const bodies = ['bicycles', LONG].map(words => tableToLatex(table(words), ROOM))
      const source = `\\documentclass{article}
\\usepackage{worksheet}
\\usepackage[textwidth=${inches}in]{geometry}
\\begin{document}
${bodies.map(body => `\\noindent ${body}`).join('\n\n')}

\\begin{enumerate}\\item ${bodies[1]}\\end{enumerate}
\\end{document}
`
      expect(await complaintsOf(source, 'pdflatex', { 'worksheet.sty': WORKSHEET_STY }, 0)).toEqual([])
    },
  )
})
