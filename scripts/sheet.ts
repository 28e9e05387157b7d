/** Prints topics as pages to be read: npm run sheet -- <folder> <en|es> <problems a level> <seed> <topic>... */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateWorksheet, type Locale } from '@worksheet/core'
import { renderAnswerKeyPdf, renderPdf } from '@worksheet/render-pdf'
import { allGrades } from '../packages/core/src/topics/all.ts'

const [folder = 'sheets', locale = 'en', count = '3', seed = '7', ...ids] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
for (const id of ids) {
  const grade = allGrades.find(({ topics }) => topics.some(topic => typeof topic !== 'string' && topic.id === id))
  const topic = grade?.topics.find(topic => typeof topic !== 'string' && topic.id === id)
  if (!grade || !topic || typeof topic === 'string') throw new Error(`No implemented topic is named ${id}`)
  const worksheet = generateWorksheet({
    locale: locale as Locale,
    seed: Number(seed),
    entries: topic.difficulties.map(difficulty => ({
      id: difficulty,
      grade: grade.id,
      topic: id,
      difficulty,
      count: Number(count),
    })),
  })
  const name = join(folder, `${id}-${locale}`)
  writeFileSync(
    `${name}.pdf`,
    await renderPdf(worksheet, { title: topic.name[locale as Locale], showAnswerKey: false }),
  )
  writeFileSync(`${name}-key.pdf`, await renderAnswerKeyPdf(worksheet))
  for (const file of [name, `${name}-key`]) execFileSync('pdftoppm', ['-r', '80', '-png', `${file}.pdf`, file])
}
