import { LOCALES, type Locale, type ShownWorksheet } from '@worksheet/core'
import { seedOf } from '@worksheet/testing/seeds'
import { complaintsOf, picturesOnce } from '@worksheet/testing/tex'
import { has } from '@worksheet/testing/tools'
import { topicSheet, topicsToTry, wholeSheets } from '@worksheet/testing/topic-sheets'
import katex from 'katex'
import { describe, expect, test } from 'vitest'
import { checkOptions } from '../src/options.ts'
import { sheetToLatex } from '../src/sheet.ts'
import { formulasIn } from './formulas.ts'

/** RENDER_SEEDS=200 runs the whole of it. */
const SEEDS = Number(process.env.RENDER_SEEDS ?? 2)
const PROBLEMS = 10
const TIMEOUT = 60_000 + 5000 * SEEDS

/** A blank, and the number that a loop of TikZ counts. */
const MACROS = { '\\worksheetblank': '\\underline{\\hspace{#1}}', '\\n': '1' }

const parsed = new Map<string, string | null>()

/** What KaTeX says against a formula. Each formula is parsed once, however often it comes. */
function complaintOf(formula: string): string | null {
  let complaint = parsed.get(formula)
  if (complaint !== undefined) return complaint
  try {
    katex.renderToString(formula, { throwOnError: true, strict: 'ignore', output: 'mathml', macros: MACROS })
    complaint = null
  } catch (error) {
    complaint = `${formula}: ${error instanceof Error ? error.message : String(error)}`
  }
  parsed.set(formula, complaint)
  return complaint
}

const latexOf = (sheet: ShownWorksheet) =>
  sheetToLatex(sheet, checkOptions({ showAnswerKey: true, definitions: false }))

const grades = await topicsToTry('packages/render-latex/')

describe.each(grades)('$grade', ({ grade, topics }) => {
  test.each(topics.map(topic => ({ id: topic.id, topic })))(
    'KaTeX reads every formula of $id',
    ({ topic }) => {
      for (const locale of LOCALES) {
        for (let seed = 1; seed <= SEEDS; seed++) {
          const complaints = formulasIn(latexOf(topicSheet(grade, topic, locale, seedOf(seed), PROBLEMS))).map(
            complaintOf,
          )
          expect(complaints.filter(complaint => complaint !== null)).toEqual([])
        }
      }
    },
    TIMEOUT,
  )
})

async function complaintsAboutAll(locale: Locale) {
  const options = checkOptions({ document: true, showAnswerKey: true, workspace: 'none' })
  const complaints = []
  for (const sheet of wholeSheets(grades, locale, seedOf(1)))
    complaints.push(...(await complaintsOf(picturesOnce(sheetToLatex(sheet, options)), 'pdflatex')))
  return complaints
}

test.runIf(has('pdflatex'))(
  'pdflatex sets the topics at every level in English',
  async () => expect(await complaintsAboutAll('en')).toEqual([]),
  900_000,
)

test.runIf(has('pdflatex', 'Spanish TeX'))(
  'pdflatex sets the topics at every level in Spanish',
  async () => expect(await complaintsAboutAll('es')).toEqual([]),
  900_000,
)
