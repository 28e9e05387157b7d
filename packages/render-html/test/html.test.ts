import { generateWorksheet, showWorksheet, WorksheetError } from '@worksheet/core'
import { figures, specimen } from '@worksheet/testing/specimen'
import { has } from '@worksheet/testing/tools'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { escapeHtml } from '../src/escape.ts'
import { drawingToSvg, renderHtml, STYLES } from '../src/index.ts'
import { checkOptions, type HtmlOptions } from '../src/options.ts'
import { sheetToHtml } from '../src/sheet.ts'
import { tiedLine } from '../src/tied.ts'
import { xmlErrorsOf } from './xml.ts'

const htmlOf = (options: HtmlOptions, locale: 'en' | 'es' = 'en') =>
  sheetToHtml(specimen(locale), checkOptions(options))

test.each(['en', 'es'] as const)('the specimen looks as it was reviewed: %s', async locale => {
  await expect(
    htmlOf({ title: 'Specimen', showAnswerKey: true, showSolutions: true, disclosures: true }, locale),
  ).toMatchFileSnapshot(`../goldens/specimen.${locale}.html`)
})

test('the letters are those of the grade', () => {
  const classesOf = (grade: 'k' | '5', topic: string, options: HtmlOptions = {}) => {
    const worksheet = generateWorksheet({ entries: [{ grade, topic, difficulty: 'easy', count: 2 }], seed: 7 })
    const of = (html: string) => /<(?:main|div) class="([^"]*)"/.exec(html)?.[1]
    const [page, fragment] = [true, false].map(document => of(renderHtml(worksheet, { ...options, document })))
    expect(page).toBe(fragment)
    return page
  }
  expect(classesOf('5', 'multiply-decimals')).toBe('worksheet')
  expect(classesOf('k', 'make-ten-partners')).toBe('worksheet points-15')
  expect(classesOf('k', 'make-ten-partners', { fontSize: 'small' })).toBe('worksheet')
  expect(classesOf('k', 'make-ten-partners', { fontSize: 'large' })).toBe('worksheet points-18')
  expect(STYLES).toMatch(/@media print \{[\s\S]*\.worksheet\.points-15 \{ font-size: 15pt \}/)
})

describe('options', () => {
  const bad: readonly (readonly [unknown, string])[] = [
    [{ title: 7 }, 'title'],
    [{ document: 'yes' }, 'document'],
    [{ showAnswerKey: 'key' }, 'showAnswerKey'],
    [{ showSolutions: 1 }, 'showSolutions'],
    [{ startNumber: -1 }, 'startNumber'],
    [{ disclosures: 'yes' }, 'disclosures'],
    [{ showDifficulty: 1 }, 'showDifficulty'],
    [{ showAnswersKey: true }, 'Did you mean "showAnswerKey"?'],
    [{ toString: 1 }, 'toString'],
    [null, 'object'],
  ]
  test.each(bad)('%j is refused by name', (options, name) => {
    const refuse = () => checkOptions(options as HtmlOptions)
    expect(refuse).toThrow(WorksheetError)
    expect(refuse).toThrow(name)
  })
  test('any value of any option gives a worksheet or the one error', () => {
    const names = fc.constantFrom('title', 'document', 'showAnswerKey', 'disclosures', 'startNumber', 'other')
    fc.assert(
      fc.property(fc.dictionary(names, fc.anything()), options => {
        try {
          checkOptions(options as HtmlOptions)
        } catch (error) {
          expect(error).toMatchObject({ name: 'WorksheetError', code: 'invalid_option' })
        }
      }),
    )
  })
})

describe('a page', () => {
  test('names its language and its title', () => {
    expect(htmlOf({ title: 'Práctica' }, 'es')).toMatch(
      /<html lang="es">[\s\S]*<title>Práctica<\/title>[\s\S]*<h1>Práctica<\/h1>/,
    )
  })
  test('loads nothing, runs nothing, and has one style element', () => {
    const page = htmlOf({ title: '</title><script>alert(1)</script>', showAnswerKey: true })
    expect(page).not.toMatch(/<script|<link|<iframe|\s(?:src|href|style|on\w+)=|url\(|@import/)
    expect(page.split('<style>').length).toBe(2)
    expect(page).toContain(`<style>${STYLES}</style>`)
  })
  test('has answers only where they are asked for', () => {
    expect(htmlOf({})).not.toContain('<details')
    expect(htmlOf({})).not.toContain('answer-key"')
    expect(htmlOf({ showAnswerKey: true, disclosures: true })).toContain(
      '<summary>Answer<span class="unseen"> 1</span></summary>',
    )
    expect(htmlOf({ showAnswerKey: true })).toContain('<h2>Answer Key</h2>')
  })
  test('has a solution for each problem that has one, where they are asked for', () => {
    const count = (html: string) => html.split('<ol class="steps">').length - 1
    expect(count(htmlOf({ showAnswerKey: true }))).toBe(0)
    expect(count(htmlOf({ showSolutions: true, disclosures: true }))).toBe(4)
    expect(htmlOf({ showSolutions: true, disclosures: true }, 'es')).toContain(
      '<summary>Solución<span class="unseen"> ',
    )
    const [sheet = '', solutions = ''] = htmlOf({ showSolutions: true }).split('<h2>Solutions</h2>')
    expect([count(sheet), count(solutions)]).toEqual([0, 4])
  })
  test('is refused where it should hold solutions and the worksheet has none', () =>
    expect(() => sheetToHtml({ ...specimen('en'), sections: [] }, checkOptions({ showSolutions: true }))).toThrow(
      'generate it with { solutions: true }',
    ))
  test('gives every id once', () => {
    const ids = [...htmlOf({ showAnswerKey: true, showSolutions: true }).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(20)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test('a worksheet gives the same page as what was shown of it', () => {
  const worksheet = generateWorksheet({ entries: [{ topic: 'two-step-equations', count: 3 }] })
  expect(renderHtml(showWorksheet(worksheet))).toBe(renderHtml(worksheet))
})

test('problems and answers are numbered from where they are told to', () => {
  const page = htmlOf({ showAnswerKey: true, showSolutions: true, startNumber: 41 })
  expect(page).toContain('<ol class="problems" start="41">')
  expect(page).toMatch(/<ol class="answers">\n<li value="41">/)
  expect(page).not.toContain('<li value="1"')
})

test('a fragment brings its language and leaves the style to its page', () => {
  expect(htmlOf({ document: false, title: 'Title' })).toMatch(
    /^<div class="worksheet" lang="en"><h2>Title<\/h2>[\s\S]*<\/div>$/,
  )
  expect(htmlOf({ document: false })).not.toContain('<style')
})

test('a figure is named and described in its own text', () => {
  const svg = drawingToSvg({ width: 2, height: 1, items: [] }, 'A clock. The hour hand points at "3" & <4>.', 'clock-1')
  expect(svg).toContain(
    '<title id="clock-1-title">A clock.</title><desc id="clock-1-description">The hour hand points at &quot;3&quot; &amp; &lt;4&gt;.</desc>',
  )
  expect(svg).toContain('aria-labelledby="clock-1-title clock-1-description"')
})

test('a figure says what its parts share once, and its numbers as short as they are', () => {
  const line = (x: number, width: number) =>
    ({
      kind: 'path',
      segments: [
        ['M', x, 0],
        ['L', x, 0.5],
      ],
      stroke: { width, dash: 'solid', tone: 'ink' },
      fill: null,
    }) as const
  const square = {
    kind: 'path',
    segments: [['M', 0, 0], ['L', 1, 0], ['L', 1, 1], ['L', 0, 1], ['Z']],
    stroke: null,
    fill: 'paper',
  } as const
  const items = [line(0, 0.05), line(1, 0.1), line(2, 0.05), square, line(3, 0.05)]
  const svg = drawingToSvg({ width: 3, height: 1, items }, 'Lines.', 'lines')
  expect(svg.match(/<path[^>]*>/g)).toEqual([
    '<path d="M0 16v-8M32 16v-8" stroke="currentColor" stroke-width=".8" fill="none"/>',
    '<path d="M16 16v-8" stroke="currentColor" stroke-width="1.6" fill="none"/>',
    '<path d="M0 16h16v-16h-16z" fill="#fff" class="fill-paper"/>',
    '<path d="M48 16v-8" stroke="currentColor" stroke-width=".8" fill="none"/>',
  ])
})

describe('text', () => {
  test('holds nothing that HTML or XML could read, whatever it held before', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), text => {
        expect(escapeHtml(text).replace(/&(?:amp|lt|gt|quot);/g, '')).not.toMatch(
          /[<>&"\ufffe\uffff]|(?![\t\n\r])\p{Cc}|\p{Cs}/u,
        )
      }),
      { numRuns: 2000 },
    )
  })
})

describe.runIf(has('xmllint'))('an XML parser', () => {
  test.each([
    {},
    { showAnswerKey: true, showSolutions: true },
    { showAnswerKey: true, showSolutions: true, disclosures: true },
  ])('reads the specimen with answers and solutions: %j', options => {
    for (const locale of ['en', 'es'] as const)
      expect(xmlErrorsOf(htmlOf({ ...options, showDifficulty: true }, locale))).toBe('')
    expect(xmlErrorsOf(htmlOf({ ...options, document: false }))).toBe('')
  })
  test('reads every figure', () => expect(xmlErrorsOf(sheetToHtml(figures('es'), checkOptions({})))).toBe(''))
  test('reads a page of any title', () => {
    const empty = { ...specimen('en'), sections: [] }
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), title => {
        expect(xmlErrorsOf(sheetToHtml(empty, checkOptions({ title })))).toBe('')
      }),
      { numRuns: 30 },
    )
    expect(xmlErrorsOf(sheetToHtml(empty, checkOptions({ title: '😀<&"'.repeat(2_000) })))).toBe('')
  })
})

test('a formula holds what stands beside it without a space, and words that do not are free', () => {
  const x = { isFormula: true, html: '<math>x</math>' }
  const words = (html: string) => ({ isFormula: false, html })
  expect(tiedLine([words('the '), x, words('-axis, then')])).toBe(
    'the <span class="tied"><math>x</math>-axis,</span> then',
  )
  expect(tiedLine([words('point ('), x, words(', '), x, words(')')])).toBe(
    'point <span class="tied">(<math>x</math>,</span> <span class="tied"><math>x</math>)</span>',
  )
  expect(tiedLine([x, words(' &amp; '), x])).toBe('<math>x</math> &amp; <math>x</math>')
  const pieces = { isFormula: true, html: '<math>x</math><wbr/><math>= y</math>' }
  expect(tiedLine([pieces, words('.')])).toBe('<math>x</math><wbr/><span class="tied"><math>= y</math>.</span>')
})
