import { WorksheetError } from '@worksheet/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { packagesOf } from '../src/document.ts'
import { escapeText } from '../src/escape.ts'
import { checkOptions, type LatexOptions } from '../src/options.ts'
import { sheetToLatex } from '../src/sheet.ts'
import { titleToLatex } from '../src/title.ts'
import { complaintsOf, type Engine, has } from './compile.ts'
import { figures, specimen } from './specimen.ts'

const latexOf = (options: LatexOptions, locale: 'en' | 'es' = 'en') =>
  sheetToLatex(specimen(locale), checkOptions(options))
const hosted = (fragment: string) =>
  `\\documentclass{article}\n\\usepackage{${packagesOf(fragment).join(',')}}\n\\begin{document}\n\\input{fragment}\n\\end{document}\n`

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
  await expect(latexOf({ document: true, showAnswerKey: true, title: 'Specimen' }, locale)).toMatchFileSnapshot(
    `../goldens/specimen.${locale}.tex`,
  )
})

describe('options', () => {
  const bad: readonly (readonly [unknown, string])[] = [
    [{ title: 7 }, 'title'],
    [{ document: 'yes' }, 'document'],
    [{ showAnswerKey: null }, 'showAnswerKey'],
    [{ columns: 3 }, 'columns'],
    [{ workspace: 'huge' }, 'workspace'],
    [{ showDifficulty: 1 }, 'showDifficulty'],
    [{ titel: 'x' }, 'titel'],
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
      'showDifficulty',
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
  test('defines nothing', () =>
    expect(fragment).not.toMatch(
      /\\(?:def|let|newcommand|renewcommand\*?\{\\(?!arraystretch)|usepackage|makeatletter)/,
    ))
  test('numbers its problems by an ordinary list that goes on', () => {
    expect(fragment.match(/\\begin\{enumerate\}/g)?.length).toBeGreaterThan(4)
    expect(fragment).toContain('\\begin{enumerate}\n\\setcounter{enumi}{')
  })
  test('has neither title nor answers unless asked for', () => {
    expect(latexOf({})).not.toContain('Answer Key')
    expect(latexOf({})).not.toContain('\\section*')
  })
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
  test('puts a square for what pdflatex has no glyph for', () => expect(escapeText('a 🎉')).toBe('a $\\square$'))
})

describe.each(['pdflatex', 'xelatex', 'lualatex'] as const)('%s', engine => {
  test.runIf(has(engine))('sets the specimen', async () => {
    expect(await complaintsOf(latexOf({ document: true, showAnswerKey: true, title: 'Specimen' }), engine)).toEqual([])
  })
  test.runIf(has(engine))('sets a Spanish fragment in a plain English article', async () => {
    const fragment = latexOf({ showAnswerKey: true, title: 'Título' }, 'es')
    expect(await complaintsOf(hosted(fragment), engine, { 'fragment.tex': fragment })).toEqual([])
  })
})

describe.runIf(has('pdflatex'))('pdflatex', () => {
  const engine: Engine = 'pdflatex'
  test('sets the Spanish specimen in one column, and a fragment without workspace', async () => {
    expect(
      await complaintsOf(
        latexOf({ document: true, showAnswerKey: true, showDifficulty: true, workspace: 'roomy', columns: 1 }, 'es'),
        engine,
      ),
    ).toEqual([])
    const fragment = latexOf({ workspace: 'none' })
    expect(await complaintsOf(hosted(fragment), engine, { 'fragment.tex': fragment })).toEqual([])
  })
  test('sets every figure, wherever it is included', async () => {
    const fragment = sheetToLatex(figures('es'), checkOptions({}))
    expect(await complaintsOf(hosted(fragment), engine, { 'fragment.tex': fragment })).toEqual([])
  })
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
