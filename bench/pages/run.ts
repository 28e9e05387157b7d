import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateWorksheet, showWorksheet, type Worksheet } from '@worksheet/core'
import { renderPdf } from '../../packages/render-pdf/src/index.ts'
import { emptyShares } from './empty.ts'
import { type PageSheet, SHEETS } from './sheets.ts'

export interface PageFigures {
  readonly sheet: PageSheet
  /** Of each question page, from the first to the last. */
  readonly empty: readonly number[]
}

const worksheetOf = ({ seed, locale = 'en', grade, topics, forms }: PageSheet): Worksheet =>
  generateWorksheet({
    seed,
    locale,
    entries: topics.map(([topic, difficulty, count, own = grade], i) => ({
      id: `${i}`,
      grade: own,
      topic,
      difficulty,
      count,
      forms,
    })),
  })

/** How full the pages of the fixed set of sheets are. */
export const benchPages = (): readonly PageFigures[] =>
  SHEETS.map(sheet => ({ sheet, empty: emptyShares(showWorksheet(worksheetOf(sheet)), sheet.options) }))

/** The same sheets with their keys as files, to be looked at. */
export async function printPages(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const sheet of SHEETS) {
    const name = sheet.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
    const pdf = await renderPdf(worksheetOf(sheet), { ...sheet.options, showAnswerKey: true })
    writeFileSync(join(folder, `${name}.pdf`), pdf)
  }
}
