import { mkdirSync, writeFileSync } from 'node:fs'
import { generateWorksheet, type Locale } from '@worksheet/core'
import { renderPdf } from '@worksheet/render-pdf'
import { allGrades } from '../packages/core/src/topics/all.ts'

const [folder = '/tmp/grades', only] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
for (const g of allGrades) {
  if (only && !only.split(',').includes(g.id)) continue
  for (const locale of ['en', 'es'] as Locale[]) {
    const topics = g.topics.filter(t => typeof t !== 'string')
    const entries = topics.map((t, i) => ({
      id: String(i),
      grade: g.id,
      topic: t.id,
      difficulty: t.difficulties[i % t.difficulties.length]!,
      count: locale === 'en' ? 4 : 3,
    }))
    const sheet = generateWorksheet({ entries, seed: 11, locale })
    writeFileSync(
      `${folder}/${g.id}-${locale}.pdf`,
      await renderPdf(sheet, { title: 'Grade ' + g.id, columns: locale === 'en' ? 2 : 1, showAnswerKey: true }),
    )
  }
}
