import { generateWorksheet } from '@worksheet/core'
import { wordsOf } from '@worksheet/testing/tex'
import { has } from '@worksheet/testing/tools'
import { describe, expect, test } from 'vitest'
import { type LatexOptions, renderLatex, WORKSHEET_STY } from '../src/index.ts'

/** Two kinds of problems in turn under one topic, so that directions say for which problems they are. */
const worksheet = generateWorksheet({
  seed: 3,
  entries: [
    { id: 'a', grade: '1', topic: 'addition-facts-within-20', difficulty: 'easy', count: 3 },
    { id: 'b', grade: '7', topic: 'one-two-step-inequalities', difficulty: 'easy', count: 6 },
  ],
})
const fragment = (options: LatexOptions) =>
  renderLatex(worksheet, { ...options, workspace: 'none', definitions: false })

async function read(preamble: string, body: string, options: LatexOptions = {}, name = '{article}') {
  const files = {
    'problems.tex': fragment({ ...options, part: 'problems' }),
    'key.tex': fragment({ ...options, part: 'key' }),
    'worksheet.sty': WORKSHEET_STY,
  }
  const source = `\\documentclass${name}\n\\usepackage{worksheet}\n${preamble}\n\\begin{document}\n${body}\n\\end{document}\n`
  const words = await wordsOf(source, 'pdflatex', files)
  return {
    words,
    numbers: [...words.matchAll(/(?<![\d.–−+-])((?:\d+\.)?\d+)\. /g)].map(([, number]) => number),
    ranges: [...words.matchAll(/([\d.]+–[\d.]+)\. /g)].map(([, range]) => range),
  }
}
const upTo = (last: number, first = 1, before = '') =>
  Array.from({ length: last - first + 1 }, (_, i) => `${before}${first + i}`)
const BOTH = '\\input{problems}\n\\input{key}'

describe.runIf(has('pdflatex', 'pdftotext'))('numbers', () => {
  const inOrder = (numbers: readonly (string | undefined)[]) =>
    [...numbers].sort((a, b) => Number(a?.split('.').at(-1)) - Number(b?.split('.').at(-1)))

  test('begin where they are told to, in problems, directions and key', async () => {
    const { numbers, ranges, words } = await read('', BOTH, { startNumber: 12 })
    expect(ranges).toEqual(['12–13', '18–19'])
    expect(inOrder(numbers)).toEqual(upTo(20, 12).flatMap(number => [number, number]))
    expect(words).not.toMatch(/(?<!\d)1\. /)
  })
  test('are those of the chapter, in the key at the back too', async () => {
    const back = (chapter: number) => `\\renewcommand{\\theworksheet}{${chapter}.\\arabic{worksheet}}\\input{key}`
    const { numbers } = await read(
      '\\counterwithin{worksheet}{chapter}',
      `\\chapter{One}\\input{problems}\\chapter{Two}\\input{problems}\\appendix\\chapter{Answers}${back(1)}${back(2)}`,
      {},
      '{book}',
    )
    for (const chapter of ['1.', '2.']) {
      const own = numbers.filter(number => number?.startsWith(chapter))
      expect(inOrder(own)).toEqual(upTo(9, 1, chapter).flatMap(number => [number, number]))
    }
  })
  test('go on from fragment to fragment where the author says so', async () => {
    const { numbers } = await read('\\renewcommand{\\worksheetstart}[1]{}', '\\input{problems}\\input{problems}')
    expect(numbers).toEqual(upTo(18))
  })
  test.runIf(has('enumitem'))('are those of a list of enumitem that is resumed', async () => {
    const preamble = String.raw`\usepackage{enumitem}
\newlist{practice}{enumerate}{1}
\setlist[practice]{label=\arabic*.}
\renewenvironment{worksheetproblems}{\begin{practice}[resume=practice]}{\end{practice}}
\renewcommand{\worksheetproblem}{\item\setcounter{worksheet}{\value{practicei}}}
\renewcommand{\worksheetstart}[1]{}`
    const { numbers, ranges } = await read(preamble, '\\input{problems}\n\\input{problems}')
    expect(numbers).toEqual(upTo(18))
    expect(ranges).toEqual(['1–2', '7–8', '10–11', '16–17'])
  })
  test('of a list that a fragment stands in are left as they are', async () => {
    const { words } = await read(
      '',
      '\\begin{enumerate}\\item Before.\\item \\input{problems}\\item After.\\end{enumerate}',
    )
    expect(words).toMatch(/1\.\s+Before\./)
    expect(words).toMatch(/3\.\s+After\./)
  })
})
