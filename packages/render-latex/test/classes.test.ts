import { generateWorksheet, LOCALES, type Locale } from '@worksheet/core'
import { complaintsOf, type Engine, pdfOf } from '@worksheet/testing/tex'
import { has, type Tool } from '@worksheet/testing/tools'
import { describe, expect, test } from 'vitest'
import { renderLatex, WORKSHEET_STY } from '../src/index.ts'

/** A document that inputs the fragment: its class, what its author adds, and where the fragment stands. */
interface Host {
  readonly name: string
  readonly class: string
  readonly preamble?: string
  readonly body?: string
  /** Narrower than four inches: a formula may stick out. */
  readonly isNarrow?: boolean
  /** Where the class asks the others for fonts that few machines have. */
  readonly engines?: readonly Engine[]
  /** What a plain installation may lack: without it the host is passed over, and what is missing is said. */
  readonly needs?: readonly Tool[]
}

const INPUT = '\\input{fragment}'
const HOSTS: readonly Host[] = [
  { name: 'article', class: '[10pt]{article}', preamble: '\\usepackage[textwidth=4in]{geometry}' },
  { name: 'article in two columns', class: '[10pt,twocolumn]{article}', isNarrow: true },
  {
    name: 'article, within an item of a list, with a hand-made active >',
    class: '[12pt]{article}',
    preamble: '\\usepackage{enumitem}',
    body: `\\catcode62=13 \\def>{\\ensuremath{\\gg}}\\begin{enumerate}\\item ${INPUT}\\item After it.\\end{enumerate}`,
  },
  {
    name: 'book with numbers by chapter',
    class: '[11pt]{book}',
    preamble: '\\newcounter{worksheet}[chapter]\\renewcommand{\\theworksheet}{\\thechapter.\\arabic{worksheet}}',
    body: `\\chapter{One}${INPUT}\\chapter{Two}${INPUT}`,
  },
  { name: 'report', class: '[9pt]{extreport}' },
  { name: 'memoir', class: '[11pt]{memoir}' },
  { name: 'scrartcl', class: '{scrartcl}' },
  { name: 'scrbook', class: '[twoside]{scrbook}' },
  { name: 'exam', class: '{exam}' },
  {
    name: 'exam with its own questions',
    class: '{exam}',
    preamble:
      '\\newenvironment{worksheetproblems}{}{}\\newcommand{\\worksheetproblem}{\\question}\\newcommand{\\worksheetdirection}[2]{\\uplevel{#2}}',
    body: `\\begin{questions}${INPUT}\\end{questions}`,
  },
  { name: 'amsart', class: '[12pt]{amsart}' },
  { name: 'tufte-handout', class: '[nofonts]{tufte-handout}', engines: ['pdflatex'] },
  {
    name: 'beamer',
    class: '{beamer}',
    engines: ['pdflatex', 'lualatex'],
    body: `\\begin{frame}[allowframebreaks]${INPUT}\\end{frame}`,
  },
]

const mathsFont = (name: Tool & string, packages: string): Host => ({
  name: `article in ${name}`,
  class: '{article}',
  preamble: `\\usepackage[T1]{fontenc}\\usepackage{${packages}}`,
  engines: ['pdflatex'],
  needs: [name],
})
const mathsFontFile = (name: Tool & string, file: string): Host => ({
  name: `article in ${name}`,
  class: '{article}',
  preamble: `\\usepackage{unicode-math}\\setmathfont{${file}}`,
  engines: ['xelatex', 'lualatex'],
  needs: ['unicode-math', name],
})

/** What authors load besides: once each in English. */
const COMPANIONS: readonly Host[] = [
  {
    name: 'article in German, whose " is active',
    class: '{article}',
    preamble: '\\usepackage[ngerman]{babel}',
    needs: ['German TeX'],
  },
  { name: 'article in Latin Modern', class: '{article}', preamble: '\\usepackage[T1]{fontenc}\\usepackage{lmodern}' },
  mathsFont('mathptmx', 'mathptmx'),
  mathsFont('newtx', 'newtxtext,newtxmath'),
  mathsFont('stix2', 'stix2'),
  mathsFont('libertinus', 'libertinus,libertinust1math'),
  mathsFont('fourier', 'fourier'),
  mathsFont('kpfonts', 'kpfonts'),
  mathsFontFile('Latin Modern Math', 'latinmodern-math.otf'),
  mathsFontFile('STIX Two Math', 'STIXTwoMath-Regular.otf'),
  mathsFontFile('Libertinus Math', 'LibertinusMath-Regular.otf'),
  {
    name: 'article with the tooltips of pdfcomment',
    class: '{article}',
    preamble: '\\usepackage{pdfcomment}',
    engines: ['pdflatex', 'lualatex'],
    needs: ['pdfcomment'],
  },
]

const worksheetIn = (locale: Locale) =>
  generateWorksheet(
    {
      locale,
      seed: 14,
      entries: [
        { grade: '1', topic: 'addition-facts-within-20', difficulty: 'easy', count: 2 },
        { grade: '3', topic: 'round-nearest-ten-hundred', difficulty: 'medium', count: 3 },
        { grade: '4', topic: 'long-division-one-digit-divisor', difficulty: 'hard', count: 3 },
        { grade: '4', topic: 'mixed-numbers-improper-fractions', difficulty: 'medium', count: 3 },
        { grade: '7', topic: 'two-step-equations', difficulty: 'hard', count: 4 },
        { grade: '8', topic: 'pythagorean-missing-side', difficulty: 'easy', count: 2 },
      ],
    },
    { solutions: true },
  )

const documentIn = ({ class: name, preamble = '', body = INPUT }: Host, locale: Locale, packages: string) =>
  `\\documentclass${name}
${locale === 'es' ? '\\usepackage[spanish]{babel}' : ''}
\\usepackage{${packages}}
${preamble}
\\begin{document}
Text.

${body}
\\end{document}
`

const packagesOf = (fragment: string) => /^% Packages: (.*)\./.exec(fragment)?.[1] ?? ''

describe.each(['pdflatex', 'xelatex', 'lualatex'] as const)('%s', (engine: Engine) => {
  for (const locale of LOCALES) {
    const fragment = renderLatex(worksheetIn(locale), { title: 'Title', showAnswerKey: true, showSolutions: true })
    const sets = has(engine, 'LaTeX classes', ...(locale === 'es' ? (['Spanish TeX'] as const) : []))
    const hosts = HOSTS.filter(({ engines }) => engines?.includes(engine) ?? true)
    test.runIf(sets).each(hosts)(`sets a fragment, ${locale}, in $name`, async host => {
      const source = documentIn(host, locale, packagesOf(fragment))
      expect(await complaintsOf(source, engine, { 'fragment.tex': fragment }, host.isNarrow ? 12 : 2)).toEqual([])
    })
  }
  const companions = COMPANIONS.filter(
    ({ engines, needs = [] }) => (engines?.includes(engine) ?? true) && has(engine, ...needs),
  )
  for (const host of companions)
    test(`sets a fragment in ${host.name}`, async () => {
      const fragment = renderLatex(worksheetIn('en'), { title: 'Title', showAnswerKey: true, showSolutions: true })
      const source = documentIn(host, 'en', packagesOf(fragment))
      expect(await complaintsOf(source, engine, { 'fragment.tex': fragment }, 2)).toEqual([])
    })
})

for (const engine of ['pdflatex', 'lualatex'] as const)
  test.runIf(has(engine, 'tagpdf'))(`${engine} tags each figure with what it shows`, async () => {
    const fragment = renderLatex(worksheetIn('en'), { showAnswerKey: true, showSolutions: true })
    const host: Host = {
      name: 'article',
      class: '{article}',
      preamble: '\\usepackage{tagpdf}\\tagpdfsetup{activate-all}',
    }
    const source = `\\DocumentMetadata{uncompress}\n${documentIn(host, 'en', packagesOf(fragment))}`
    const { pdf, log } = await pdfOf(source, engine, { 'fragment.tex': fragment })
    expect(log.match(/^! .*/gm)).toBeNull()
    const figures = fragment.match(/\\worksheetfigure\{/g)?.length
    expect(pdf.match(/\/S ?\/Figure/g)).toHaveLength(figures ?? 0)
    expect(pdf).toContain(`/Alt <FEFF${[...'A right triangle'].map(hex).join('')}`)
  })

const hex = (character: string) => character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')

test.runIf(has('pdflatex'))('a fragment without definitions is set with worksheet.sty', async () => {
  const fragment = renderLatex(worksheetIn('en'), { showAnswerKey: true, showSolutions: true, definitions: false })
  const source = documentIn({ name: 'article', class: '{article}' }, 'en', packagesOf(fragment))
  const files = { 'fragment.tex': fragment, 'worksheet.sty': WORKSHEET_STY }
  expect(await complaintsOf(source, 'pdflatex', files, 2)).toEqual([])
})
