import assert from 'node:assert'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateWorksheet, showWorksheet, type Worksheet } from '@worksheet/core'
import { renderPdf } from '../../packages/render-pdf/src/index.ts'
import { emptyShares } from './empty.ts'
import { type PageSheet, SEEDS, SHEETS } from './sheets.ts'

export interface PageFigures {
  readonly sheet: PageSheet
  /** How many question pages it takes, with the second of the seeds. */
  readonly pages: number
  /** The share of the emptiest of them but the last, with the second of the seeds. */
  readonly emptiest: number
  /** Of each seed, the empty share of each question page, from the first to the last. */
  readonly empty: readonly (readonly number[])[]
}

const worksheetOf = ({ locale = 'en', grade, topics, forms }: PageSheet, seed: number): Worksheet =>
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
  SHEETS.map(sheet => {
    const empty = SEEDS.map(seed => emptyShares(showWorksheet(worksheetOf(sheet, seed)), sheet.options))
    return {
      sheet,
      pages: secondOf(empty.map(({ length }) => length)),
      emptiest: secondOf(empty.map(shares => Math.max(0, ...shares.slice(0, -1)))),
      empty,
    }
  })

/** Of three, in their order. */
function secondOf(measured: readonly number[]): number {
  const [, second] = [...measured].sort((one, other) => one - other)
  assert(second !== undefined, 'There are three seeds')
  return second
}

/** The same sheets with their keys as files, to be looked at. */
export async function printPages(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const sheet of SHEETS) {
    const name = sheet.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
    const pdf = await renderPdf(worksheetOf(sheet, SEEDS[0]), { ...sheet.options, showAnswerKey: true })
    writeFileSync(join(folder, `${name}.pdf`), pdf)
  }
}
