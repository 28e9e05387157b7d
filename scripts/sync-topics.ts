/** Writes the list of all topics, tells the README how many there are, and drops planned rows that have become topics: npm run sync-topics */
import { readFileSync, writeFileSync } from 'node:fs'
import { writtenGrades } from '../packages/core/src/topics/all.ts'

const root = new URL('../packages/core/src/topics/', import.meta.url)
const camel = (id: string) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const grades = writtenGrades.map(({ id, topics }) => ({
  grade: id,
  ids: topics.flatMap(topic => (typeof topic === 'string' ? [] : [topic.id])),
}))
const paths = grades.flatMap(({ grade, ids }) => ids.map(id => ({ id, path: `./${grade}/${id}.ts` })))
const lines = paths
  .sort((a, b) => (a.path < b.path ? -1 : 1))
  .map(({ id, path }) => `export { ${camel(id)} } from '${path}'`)
writeFileSync(new URL('index.ts', root), `${lines.join('\n')}\n`)

for (const { grade, ids } of grades) {
  const file = new URL(`${grade}/planned.ts`, root)
  const rows = readFileSync(file, 'utf8').split(/^(?= {2}'[a-z0-9-]+': \{$|\} satisfies )/m)
  const left = rows.filter(row => !ids.includes(/^ {2}'([a-z0-9-]+)'/.exec(row)?.[1] ?? '')).join('')
  writeFileSync(file, left.replace('{\n} satisfies', '{} satisfies'))
}
const planned = writtenGrades.flatMap(({ topics }) => topics.filter(topic => typeof topic === 'string'))
const readme = new URL('../README.md', import.meta.url)
const all = lines.length + planned.length
writeFileSync(
  readme,
  readFileSync(readme, 'utf8')
    .replace(/Today \d+ of \d+ topics can be generated/, `Today ${lines.length} of ${all} topics can be generated`)
    .replace(/a catalog of \d+ topics/, `a catalog of ${all} topics`),
)
console.log(`${lines.length} topics, ${planned.length} planned`)
