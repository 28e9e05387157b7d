/**
 * Writes packages/core/goldens/<grade>/<topic>.md: what a pupil reads, both languages side by side.
 * Names every topic whose problems changed without a raised `rev`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { writtenGrades } from '../packages/core/src/topics/all.ts'
import { goldenOf, goldenRev } from '../packages/core/test/golden.ts'

/** Without the steps of the solutions, whose words change no problem. */
const problemsOf = (golden: string) => golden.replace(/^ {2}.*\n/gm, '')

const root = new URL('../packages/core/goldens/', import.meta.url)
const only = process.argv.slice(2)

for (const grade of writtenGrades) {
  const folder = new URL(`${grade.id}/`, root)
  mkdirSync(folder, { recursive: true })
  const topics = grade.topics.filter(topic => typeof topic !== 'string')
  const names = new Set(topics.map(({ id }) => `${id}.md`))
  for (const file of readdirSync(folder)) if (!names.has(file)) rmSync(new URL(file, folder))
  for (const topic of topics) {
    if (only.length > 0 && !only.includes(topic.id)) continue
    const file = new URL(`${topic.id}.md`, folder)
    const golden = goldenOf(topic)
    const before = existsSync(file) ? readFileSync(file, 'utf8') : null
    if (before === golden) continue
    if (before !== null && goldenRev(before) === goldenRev(golden) && problemsOf(before) !== problemsOf(golden))
      console.log(`${topic.id}: its problems changed; raise its rev if a released seed gives other problems now`)
    writeFileSync(file, golden)
  }
}
