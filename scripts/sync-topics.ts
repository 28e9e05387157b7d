/** Writes the list of all topics and drops planned rows that have become topics: npm run sync-topics */
import { readFileSync, writeFileSync } from 'node:fs'
import { allGrades } from '../packages/core/src/topics/all.ts'

const root = new URL('../packages/core/src/topics/', import.meta.url)
const camel = (id: string) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const lines = allGrades.flatMap(({ id: grade, topics }) =>
  topics.flatMap(topic =>
    typeof topic === 'string' ? [] : [`export { ${camel(topic.id)} } from './${grade}/${topic.id}.ts'`],
  ),
)
writeFileSync(new URL('index.ts', root), `${lines.join('\n')}\n`)

const implemented = new Set(
  allGrades.flatMap(({ topics }) => topics.flatMap(topic => (typeof topic === 'string' ? [] : [topic.id]))),
)
const file = new URL('planned.ts', root)
const rows = readFileSync(file, 'utf8').split(/^(?= {2}'[a-z0-9-]+': \{$)/m)
const kept = rows.filter(row => !implemented.has(/^ {2}'([a-z0-9-]+)'/.exec(row)?.[1] ?? ''))
const end = rows.at(-1) === kept.at(-1) ? '' : '} satisfies Record<string, PlannedTopic>\n'
writeFileSync(file, kept.join('') + end)
console.log(`${implemented.size} topics, ${kept.length - 1} planned`)
