import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { allGrades } from '../src/topics/all.ts'
import { generateWorksheet } from '../src/worksheet.ts'

const entries = allGrades.flatMap(({ id: grade, topics }) =>
  topics.flatMap(topic =>
    typeof topic === 'string'
      ? []
      : topic.difficulties.map(difficulty => ({
          id: `${topic.id} ${difficulty}`,
          grade,
          topic: topic.id,
          difficulty,
          count: 4,
        })),
  ),
)
const sheets = Array.from({ length: Math.ceil(entries.length / 30) }, (_, i) => entries.slice(i * 30, i * 30 + 30))
const hash = (text: string) => createHash('sha256').update(text).digest('hex')

const USE = `
  let input = ''
  process.stdin.on('data', part => (input += part)).on('end', async () => {
    const { generateWorksheet } = await load()
    const text = JSON.stringify(JSON.parse(input).map(entries => generateWorksheet({ entries, seed: 5 })))
    console.log(require('node:crypto').createHash('sha256').update(text).digest('hex'))
  })`

describe('the built package gives what its source gives', () => {
  const fromSource = hash(JSON.stringify(sheets.map(entries => generateWorksheet({ entries, seed: 5 }))))

  test.each([
    ['required', "const load = async () => require('@worksheet/core')"],
    ['imported', "const load = () => import('@worksheet/core')"],
  ])('%s', (_, load) => {
    const printed = execFileSync(process.execPath, ['--input-type=commonjs', '-e', load + USE], {
      cwd: import.meta.dirname,
      input: JSON.stringify(sheets),
      encoding: 'utf8',
    })
    expect(printed.trim()).toBe(fromSource)
  })
})
