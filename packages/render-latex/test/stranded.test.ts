import { generateWorksheet } from '@worksheet/core'
import { logOf } from '@worksheet/testing/tex'
import { has } from '@worksheet/testing/tools'
import { describe, expect, test } from 'vitest'
import { renderLatex, WORKSHEET_STY } from '../src/index.ts'

const HEIGHTS = Array.from({ length: 19 }, (_, i) => 200 + 20 * i)

const worksheet = generateWorksheet(
  {
    seed: 7,
    entries: [
      { id: 'a', grade: '4', topic: 'multiply-by-one-digit', difficulty: 'easy', count: 5 },
      { id: 'b', grade: '1', topic: 'addition-facts-within-20', difficulty: 'easy', count: 6 },
      { id: 'c', grade: '7', topic: 'two-step-equations', difficulty: 'medium', count: 6 },
    ],
  },
  { solutions: true },
)

/** Leads and what they lead to tell the log on which page they were printed. */
const TELLING = String.raw`
\newcommand{\tell}[1]{\write-1{=#1 \the\count0}}
\let\usualpart\worksheetpart \renewcommand{\worksheetpart}[1]{\usualpart{#1\tell{lead}}}
\let\usualtopic\worksheettopic \renewcommand{\worksheettopic}[1]{\usualtopic{#1\tell{lead}}}
\let\usualdirection\worksheetdirection \renewcommand{\worksheetdirection}[2]{\usualdirection{#1}{#2\tell{lead}}}
\let\usualproblem\worksheetproblem \renewcommand{\worksheetproblem}{\usualproblem\leavevmode\tell{item}}
\let\usualstep\worksheetstep \renewcommand{\worksheetstep}[2]{\usualstep{#1\tell{item}}{#2}}
\let\usualanswer\worksheetanswer
\renewcommand{\worksheetanswer}{\usualanswer\futurelet\next\tellanswer}
\newcommand{\tellanswer}{\ifx\next\worksheetstep\else\leavevmode\tell{item}\fi}
`

/** The same fragment again and again, each below what fills the page so far down. */
const documentAt = (size: number): string => `\\documentclass[${size}pt]{extarticle}
\\usepackage{worksheet}
\\usepackage[textwidth=4.5in,textheight=600pt]{geometry}
${TELLING}
\\begin{document}
${HEIGHTS.map(height => `\\noindent\\rule{1pt}{${height}pt}\\par\n\\input{fragment}\n\\clearpage`).join('\n')}
\\end{document}
`

describe.runIf(has('pdflatex', 'LaTeX classes'))('no page ends with what leads to what is on the next', () => {
  test.each([9, 10, 11, 12])('at %i pt, from every height', async size => {
    const files = {
      'fragment.tex': renderLatex(worksheet, { showAnswerKey: true, showSolutions: true, definitions: false }),
      'worksheet.sty': WORKSHEET_STY,
    }
    const { status, log } = await logOf(documentAt(size), 'pdflatex', files)
    expect(status).toBe(0)
    const told = [...log.matchAll(/^=(lead|item) (\d+)$/gm)]
    const stranded = told.flatMap(([, what, page], i) => {
      const next = told[i + 1]
      return what === 'lead' && next && next[2] !== page ? [`${next[1]} after the end of page ${page}`] : []
    })
    expect(told.filter(([, what]) => what === 'lead').length).toBeGreaterThan(4 * HEIGHTS.length)
    expect(stranded).toEqual([])
  })
})
