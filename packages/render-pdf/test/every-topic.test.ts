import {
  generateWorksheet,
  LOCALES,
  type ShownBlock,
  type ShownWorksheet,
  shownToText,
  showWorksheet,
} from '@worksheet/core'
import { seedOf } from '@worksheet/testing/seeds'
import { has } from '@worksheet/testing/tools'
import { type ImplementedGrade, topicsToTry } from '@worksheet/testing/topic-sheets'
import { describe, expect, it } from 'vitest'
import { renderPdf } from '../src/index.ts'
import { checkOptions } from '../src/options.ts'
import { layOutSheet } from '../src/sheet/sheet.ts'
import { inkOf } from './ink.ts'
import { textOfPdf } from './reading.ts'

const LAYOUTS = (['small', 'normal', 'large'] as const).flatMap(fontSize =>
  ([1, 2] as const).map(columns => ({ fontSize, columns, showAnswerKey: true })),
)
const SEED = seedOf(11)

/** Two problems of every topic and level of a grade, in worksheets no longer than a request may be. */
function worksheetsOf({ grade, topics }: ImplementedGrade, locale: (typeof LOCALES)[number]): ShownWorksheet[] {
  const entries = topics.flatMap(topic =>
    topic.difficulties.map(difficulty => ({
      id: `${topic.id} ${difficulty}`,
      grade,
      topic: topic.id,
      difficulty,
      count: 2,
    })),
  )
  return Array.from({ length: Math.ceil(entries.length / 60) }, (_, i) =>
    showWorksheet(generateWorksheet({ entries: entries.slice(i * 60, (i + 1) * 60), locale, seed: SEED })),
  )
}

/** Numbers that stand in the prompts, outside of figures. */
function numbersOf({ sections }: ShownWorksheet): string[] {
  const withoutFigures = (blocks: readonly ShownBlock[]): ShownBlock[] =>
    blocks.filter(({ kind }) => kind !== 'figure' && kind !== 'side-by-side')
  return sections
    .flatMap(section => section.problems)
    .flatMap(({ prompt }) => shownToText(withoutFigures(prompt)).match(/\d+/g) ?? [])
}

describe.each(await topicsToTry('packages/render-pdf/'))('grade $grade', grade => {
  it.each(LOCALES)('fits its columns at every size in %s', locale => {
    for (const worksheet of worksheetsOf(grade, locale)) {
      for (const options of LAYOUTS) {
        const sheet = layOutSheet(worksheet, checkOptions(options), 'sheet and key')
        for (const page of sheet.pages) {
          for (const { right, bottom, scale } of inkOf(page.marks)) {
            expect(right).toBeLessThan(sheet.width - 45)
            expect(bottom).toBeLessThan(sheet.height - 40)
            expect(scale).toBe(1)
          }
        }
      }
    }
  })

  it.runIf(has('pdftotext'))('prints every number of every prompt', async () => {
    for (const worksheet of worksheetsOf(grade, 'en')) {
      const text = textOfPdf(await renderPdf(worksheet, { columns: 1 }))
      const joined = text.replace(/[\s,]+/g, '')
      expect(numbersOf(worksheet).filter(number => !text.includes(number) && !joined.includes(number))).toEqual([])
    }
  })
})
