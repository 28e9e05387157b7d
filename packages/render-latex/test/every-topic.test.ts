import { LOCALES, type ShownWorksheet } from '@worksheet/core'
import katex from 'katex'
import { describe, expect, test } from 'vitest'
import { checkOptions } from '../src/options.ts'
import { sheetToLatex } from '../src/sheet.ts'
import { complaintsOf, has } from './compile.ts'
import { formulasIn } from './formulas.ts'
import { gradeSheet, implementedGrades, topicSheet } from './topic-sheets.ts'

/** RENDER_SEEDS=200 runs the whole of it. */
const SEEDS = Number(process.env.RENDER_SEEDS ?? 2)
const PROBLEMS = 10
const TIMEOUT = 60_000 + 5000 * SEEDS

const parsed = new Map<string, string | null>()

/** What KaTeX says against a formula. Each formula is parsed once, however often it comes. */
function complaintOf(formula: string): string | null {
  let complaint = parsed.get(formula)
  if (complaint !== undefined) return complaint
  try {
    katex.renderToString(formula, { throwOnError: true, strict: 'ignore', output: 'mathml' })
    complaint = null
  } catch (error) {
    complaint = `${formula}: ${error instanceof Error ? error.message : String(error)}`
  }
  parsed.set(formula, complaint)
  return complaint
}

const latexOf = (sheet: ShownWorksheet) => sheetToLatex(sheet, checkOptions({ showAnswerKey: true }))

describe.each(implementedGrades)('$grade', ({ grade, topics }) => {
  test.each(topics.map(topic => ({ id: topic.id, topic })))(
    'KaTeX reads every formula of $id',
    ({ topic }) => {
      for (const locale of LOCALES) {
        for (let seed = 1; seed <= SEEDS; seed++) {
          const complaints = formulasIn(latexOf(topicSheet(grade, topic, locale, seed, PROBLEMS))).map(complaintOf)
          expect(complaints.filter(complaint => complaint !== null)).toEqual([])
        }
      }
    },
    TIMEOUT,
  )

  test.runIf(has('pdflatex')).each(LOCALES)(
    'pdflatex sets every topic at every level: %s',
    async locale => {
      const source = sheetToLatex(
        gradeSheet({ grade, topics }, locale),
        checkOptions({ document: true, showAnswerKey: true, workspace: 'none' }),
      )
      expect(await complaintsOf(source, 'pdflatex')).toEqual([])
    },
    300_000,
  )
})
