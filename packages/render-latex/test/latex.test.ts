import { generateWorksheet, showWorksheet, WorksheetError } from '@worksheet/core'
import { figures, specimen } from '@worksheet/testing/specimen'
import { complaintsOf, type Engine, picturesOnce, wordsOf } from '@worksheet/testing/tex'
import { has } from '@worksheet/testing/tools'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { escapeText } from '../src/escape.ts'
import { renderLatex, shownToLatex, WORKSHEET_STY } from '../src/index.ts'
import { checkOptions, type LatexOptions } from '../src/options.ts'
import { sheetToLatex } from '../src/sheet.ts'
import { titleToLatex } from '../src/title.ts'

const latexOf = (options: LatexOptions, locale: 'en' | 'es' = 'en') =>
  sheetToLatex(specimen(locale), checkOptions(options))
const packagesNamed = (fragment: string) => /^% Packages: (.*)\.\n/.exec(fragment)?.[1] ?? ''
const hosted = (fragment: string, preamble = '') =>
  `\\documentclass{article}\n\\usepackage{${packagesNamed(fragment)}}${preamble}\n\\begin{document}\n\\input{fragment}\n\\end{document}\n`
const hostedOn = (page: string, fragment: string) => hosted(fragment, `\n\\usepackage[${page}]{geometry}`)

const HOSTILE = [
  '\\',
  '%',
  '$',
  '#',
  '_',
  '{',
  '}',
  '~',
  '^',
  '&',
  '[',
  ']',
  '<',
  '>',
  '|',
  '"',
  '`',
  "'",
  '-',
  '--',
  '?`',
  '!`',
  '\\input{/etc/passwd}',
  '\\end{document}',
  '}{',
  '$$',
  '%\n%',
  '\\\\[1in]',
  '^^41',
  '#1',
  '\\csname end\\endcsname',
  '\u0000\u0007\u007f\u009b\u2028',
  '🎉👨‍👩‍👧🏽 party 🇺🇸',
  '数学练习',
  'مرحبا',
  'Ångström Žižek ñandú œuvre ĳ Đorđe þorn',
  '\ud800 lone',
  'e\u0301 decomposed',
  'π ≤ ∞ √2 × ½ “quoted” «cita» —…',
  'a'.repeat(10_000),
  'word '.repeat(2_000),
  '{'.repeat(10_000),
  '😀'.repeat(5_000),
  ' \t\n ',
]

test.each(['en', 'es'] as const)('the specimen looks as it was reviewed: %s', async locale => {
  await expect(
    latexOf({ document: true, showAnswerKey: true, showSolutions: true, title: 'Specimen' }, locale),
  ).toMatchFileSnapshot(`../goldens/specimen.${locale}.tex`)
})

test('a worksheet gives the same as what was shown of it, but for the comment that names its seed', () => {
  const worksheet = generateWorksheet({ entries: [{ topic: 'two-step-equations', count: 3 }] })
  const withoutSource = renderLatex(worksheet).replace(/^% Worksheet .*\n/m, '')
  expect(renderLatex(showWorksheet(worksheet))).toBe(withoutSource)
})

const sheetFor = (grade: 'k' | '5', topic: string) =>
  generateWorksheet({ entries: [{ grade, topic, difficulty: 'easy', count: 4 }], seed: 7 }, { solutions: true })

test('a document has letters for its grade, a fragment those of its book', () => {
  const [young, older] = [sheetFor('k', 'make-ten-partners'), sheetFor('5', 'multiply-decimals')]
  const classOf = (worksheet: typeof young, options: LatexOptions = {}) =>
    renderLatex(worksheet, { ...options, document: true }).split('\n', 1)
  expect(classOf(older)).toEqual(['\\documentclass[11pt]{article}'])
  expect(classOf(young)).toEqual(['\\documentclass[14pt]{extarticle}'])
  expect(classOf(young, { fontSize: 'small' })).toEqual(classOf(older))
  for (const worksheet of [young, older])
    expect(renderLatex(worksheet, { fontSize: 'large' })).toBe(renderLatex(worksheet))
})

test.runIf(has('pdflatex'))('a matrix of a solution does not stick out of its column', async () => {
  const entries = [
    { grade: 'algebra-2', topic: 'matrix-arithmetic-operations', difficulty: 'hard', count: 12 },
  ] as const
  const latex = renderLatex(generateWorksheet({ entries: [...entries], seed: 3 }, { solutions: true }), {
    document: true,
    part: 'solutions',
  })
  expect(latex).toContain('\\worksheetfit{\\linewidth}')
  expect(await complaintsOf(latex, 'pdflatex', {}, 2)).toEqual([])
})

test.runIf(has('pdflatex'))('solutions with two graphs each fill no small page beyond its end', async () => {
  const entries = [{ grade: '5', topic: 'plot-points-first-quadrant', difficulty: 'medium', count: 12 }] as const
  const solutions = renderLatex(generateWorksheet({ entries: [...entries], seed: 4 }, { solutions: true }), {
    part: 'solutions',
  })
  const source = hostedOn('a5paper', solutions)
  expect(await complaintsOf(source, 'pdflatex', { 'fragment.tex': solutions }, 2)).toEqual([])
})

test.runIf(has('pdflatex', 'pdftotext'))(
  'the number of a solution stands beside its first line, however wide that is',
  async () => {
    const entries = [{ grade: '4', topic: 'multi-digit-number-forms', difficulty: 'easy', count: 12 }] as const
    const solutions = renderLatex(generateWorksheet({ entries: [...entries], seed: 3 }, { solutions: true }), {
      part: 'solutions',
    })
    const words = await wordsOf(hostedOn('textwidth=3in', solutions), 'pdflatex', { 'fragment.tex': solutions })
    expect(words).toMatch(/^ *12\. /m)
    expect(words.match(/^ *\d+\.$/gm)).toBeNull()
  },
)

test.runIf(has('pdflatex', 'LaTeX classes'))('pdflatex sets large letters with nothing that sticks out', async () => {
  const options = { document: true, showAnswerKey: true, showSolutions: true, fontSize: 'large' } as const
  for (const topic of ['make-ten-partners', 'count-objects-to-20', 'name-flat-and-solid-shapes'])
    expect(await complaintsOf(renderLatex(sheetFor('k', topic), options), 'pdflatex')).toEqual([])
})

describe('options', () => {
  const bad: readonly (readonly [unknown, string])[] = [
    [{ title: 7 }, 'title'],
    [{ document: 'yes' }, 'document'],
    [{ showAnswerKey: null }, 'showAnswerKey'],
    [{ showSolutions: 1 }, 'showSolutions'],
    [{ columns: 3 }, 'columns'],
    [{ part: 'answers' }, 'part'],
    [{ startNumber: 1.5 }, 'startNumber'],
    [{ definitions: 'no' }, 'definitions'],
    [{ workspace: 'huge' }, 'workspace'],
    [{ showDifficulty: 1 }, 'showDifficulty'],
    [{ titel: 'x' }, 'Did you mean "title"?'],
    [{ constructor: 1 }, 'constructor'],
    [null, 'object'],
    ['title', 'object'],
  ]
  test.each(bad)('%j is refused by name', (options, name) => {
    const refuse = () => checkOptions(options as LatexOptions)
    expect(refuse).toThrow(WorksheetError)
    expect(refuse).toThrow(name)
  })
  test('any value of any option gives a worksheet or the one error', () => {
    const names = fc.constantFrom(
      'title',
      'document',
      'showAnswerKey',
      'showSolutions',
      'showDifficulty',
      'part',
      'startNumber',
      'definitions',
      'workspace',
      'columns',
      'other',
    )
    fc.assert(
      fc.property(fc.dictionary(names, fc.anything()), options => {
        try {
          checkOptions(options as LatexOptions)
        } catch (error) {
          expect(error).toMatchObject({ name: 'WorksheetError', code: 'invalid_option' })
        }
      }),
    )
  })
})

describe('a fragment', () => {
  const fragment = latexOf({ showAnswerKey: true, title: 'Title' })
  test('names the packages it needs in its first line', () =>
    expect(fragment.split('\n', 1)).toEqual(['% Packages: amsmath, amssymb, multicol, tikz.']))
  test('names no package that it does not need', () => {
    const plain = { ...specimen('en'), sections: [] }
    expect(sheetToLatex(plain, checkOptions({}))).toMatch(/^% Packages: none\.\n/)
  })
  test('defines what it uses where its author has not, and nothing else', () => {
    const own = fragment.slice(0, fragment.indexOf('\n\\worksheettitle{'))
    expect(fragment.slice(own.length)).not.toMatch(/\\(?:def|let|newcommand|renewcommand|newenvironment|usepackage)/)
    for (const line of own.split('\n').filter(line => /^\\/.test(line)))
      expect(line).toMatch(
        /^\\(?:providecommand\{\\worksheet|ifcsname (?:c@)?worksheet|pgfkeysifdefined\{\/tikz\/worksheet\/)/,
      )
    const used = new Set(fragment.match(/\\worksheet[a-z]+|(?<=\\begin\{)worksheet[a-z]+|worksheet\/[a-z ]+/g))
    for (const name of used) if (name !== '\\worksheetcolumnsend') expect(own, name).toContain(name)
    expect(latexOf({ definitions: false })).toMatch(/^% Packages: worksheet\.\n\\worksheetstart/)
    for (const name of used) if (name !== '\\worksheetcolumnsend') expect(WORKSHEET_STY, name).toContain(name)
  })
  test('counts its problems, from where it is told to', () => {
    expect(fragment.match(/\\worksheetproblem /g)?.length).toBe(fragment.match(/\\worksheetanswer /g)?.length)
    expect(latexOf({ startNumber: 12, showAnswerKey: true }).split('\n\\worksheetstart{12}')).toHaveLength(3)
    expect(fragment).toContain('\\worksheetdirection{8}{Read each line.}')
  })
  test('is one part by itself where one is asked for', () => {
    const [problems, key, steps] = (['problems', 'key', 'solutions'] as const).map(part => latexOf({ part }))
    expect(problems).toContain('\\worksheetproblem ')
    expect(problems).not.toContain('\\worksheetanswer ')
    for (const part of [key, steps]) {
      expect(part).toContain('\\worksheetanswer ')
      expect(part).not.toMatch(/\\worksheetproblem |\\clearpage/)
    }
    expect(key).toContain('{Answer Key}')
    expect(steps).toContain('{Solutions}')
  })
  test('has the solutions of those problems that have one, with the numbers of the problems', () => {
    const [, solutions = ''] = latexOf({ showSolutions: true }).split('{Solutions}')
    expect(solutions.match(/\\worksheetanswer /g)).toHaveLength(4)
    expect(solutions.match(/\\worksheetstep\{/g)).toHaveLength(6 + 5 + 4 + 3)
    expect(solutions).toContain('\\worksheetskip{')
    expect(latexOf({})).not.toContain('worksheetstep')
  })
  // TeX reads the unit "fill" in "1fil" before "Leaves", and the word loses its letter.
  test('ends a length before what is given, whose letters could be read as its unit', () =>
    expect(WORKSHEET_STY).not.toMatch(/(?:\d|fil+|pt|em|ex|plus|minus)#\d/))
  test('is refused where it should hold solutions and the worksheet has none', () =>
    expect(() => sheetToLatex({ ...specimen('en'), sections: [] }, checkOptions({ part: 'solutions' }))).toThrow(
      'generate it with { solutions: true }',
    ))
  test('has the solutions of the other topics where one topic has none, numbered on', () => {
    const { sections, ...sheet } = specimen('en')
    const [solved] = sections.filter(({ problems }) => problems.some(({ solution }) => solution?.length))
    const first = solved?.problems[0]
    if (!solved || !first) throw new Error('The specimen has solutions')
    const both = {
      ...sheet,
      sections: [
        { ...solved, problems: [{ ...first, number: 1, solution: null }] },
        { ...solved, problems: [{ ...first, number: 2 }] },
      ],
    }
    const latex = sheetToLatex(both, checkOptions({ part: 'solutions' }))
    expect(latex).toContain('\\worksheetskip{1}\n\\worksheetanswer ')
    expect(latex.match(/\\worksheetanswer /g)).toHaveLength(1)
  })
  test('has neither title nor answers unless asked for', () => {
    expect(latexOf({})).not.toContain('Answer Key')
    expect(latexOf({}).split('\\worksheetstart{1}')[1]).not.toMatch(/\\worksheet(?:title|part)/)
  })
})

test('content by itself is plain LaTeX', () => {
  for (const { problems } of specimen('en').sections)
    for (const { prompt, solution } of problems)
      expect(shownToLatex([...prompt, ...(solution ?? [])])).not.toContain('worksheet')
  const step = specimen('en').sections.flatMap(({ problems }) => problems.flatMap(({ solution }) => solution ?? []))
  expect(shownToLatex(step.slice(0, 1))).toBe('$3x + 5 = 17$\\quad\\emph{Subtract $5$ from both sides.}')
})

describe('text', () => {
  /** What is left once every command that escaping writes is taken away. */
  const rest = (latex: string) =>
    latex.replace(
      /\\(?:text(?:backslash|asciicircum|asciitilde)|ldots)\{\}|\\[{}$&#%_,]|\{\[\}|\{\]\}|\{\}|\$[^$]*\$|~/g,
      '',
    )
  test('holds no command and no special character, whatever it held before', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), text => {
        expect(rest(escapeText(text))).not.toMatch(/[\\{}$&#%^_]/)
      }),
      { numRuns: 2000 },
    )
  })
  test.each(HOSTILE)('%j is harmless', text => expect(rest(escapeText(text))).not.toMatch(/[\\{}$&#%^_]/))
  test('keeps letters of both languages', () =>
    expect(escapeText('¿Cuántos años? ¡Ñandú!')).toBe('¿Cuántos años? ¡Ñandú!'))
  test('opens and closes quotes', () =>
    expect(escapeText('"Yes", he (or "she") said')).toBe('“Yes”, he (or “she”) said'))
  test('puts a square for what pdflatex has no glyph for', () => expect(escapeText('a 🎉')).toBe('a $\\square$'))
})

describe.each(['pdflatex', 'xelatex', 'lualatex'] as const)('%s', engine => {
  test.runIf(has(engine))('sets the specimen', async () => {
    expect(
      await complaintsOf(
        latexOf({ document: true, showAnswerKey: true, showSolutions: true, title: 'Specimen' }),
        engine,
      ),
    ).toEqual([])
  })
  test.runIf(has(engine))('sets a Spanish fragment in a plain English article', async () => {
    const fragment = latexOf({ showAnswerKey: true, showSolutions: true, title: 'Título' }, 'es')
    expect(await complaintsOf(hosted(fragment), engine, { 'fragment.tex': fragment })).toEqual([])
  })
})

describe.runIf(has('pdflatex'))('pdflatex', () => {
  const engine: Engine = 'pdflatex'
  const spanish = latexOf(
    { document: true, showAnswerKey: true, showDifficulty: true, workspace: 'roomy', columns: 1 },
    'es',
  )
  test.runIf(has('Spanish TeX'))('sets the Spanish specimen in one column', async () => {
    expect(await complaintsOf(spanish, engine)).toEqual([])
  })
  test('sets a complete Spanish document where babel has no Spanish, though it hyphenates nothing there', async () => {
    const missing = spanish.replace('\\IfFileExists{spanish.ldf}', '\\IfFileExists{absent.ldf}')
    expect(missing).not.toBe(spanish)
    const complaints = await complaintsOf(missing, engine)
    expect(complaints.filter(complaint => !complaint.startsWith('Overfull'))).toEqual([])
  })
  test.runIf(has('Spanish TeX', 'pdftotext'))(
    'keeps the points of decimals in a fragment, and the commas of the Spanish document around it',
    async () => {
      const entries = [{ grade: '5', topic: 'multiply-decimals', difficulty: 'easy', count: 6 }] as const
      const fragment = renderLatex(generateWorksheet({ entries: [...entries], seed: 7, locale: 'es' }), {
        showAnswerKey: true,
      })
      const source = hosted(fragment, '\n\\usepackage[spanish]{babel}').replace('\\input', '$8.25$ \\input')
      const words = await wordsOf(source, engine, { 'fragment.tex': fragment })
      expect(words).toContain('8,25')
      expect(words.match(/\d\.\d/g)?.length).toBeGreaterThan(12)
      expect(words.replace('8,25', '')).not.toMatch(/\d,\d/)
    },
  )
  test('sets a fragment without workspace', async () => {
    const fragment = latexOf({ workspace: 'none' })
    expect(await complaintsOf(hosted(fragment), engine, { 'fragment.tex': fragment })).toEqual([])
  })
  test('sets every figure, wherever it is included', async () => {
    const fragment = picturesOnce(sheetToLatex(figures('es'), checkOptions({})))
    expect(await complaintsOf(hosted(fragment), engine, { 'fragment.tex': fragment })).toEqual([])
  }, 900_000)
  test('takes every hostile title', async () => {
    const sheet = { ...specimen('en'), sections: [] }
    const body = HOSTILE.map(title => `${titleToLatex(title)}\n\nText.`).join('\n\n')
    const empty = sheetToLatex(sheet, checkOptions({ document: true, title: '□' }))
    expect(
      await complaintsOf(
        empty.replace('\\end{document}', () => `${body}\n\\end{document}`),
        engine,
      ),
    ).toEqual([])
  })
})
