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

  test('reads a grade when it is first asked for', () => {
    const script = `
      const { generateWorksheet } = require('@worksheet/core')
      const read = () => Object.keys(require.cache).flatMap(file => /grades.(\\w+)\\.cjs$/.exec(file)?.[1] ?? [])
      const before = read()
      generateWorksheet({ entries: [{ id: 'a', grade: '5', topic: 'round-decimals', difficulty: 'easy', count: 1 }] })
      console.log(JSON.stringify([before, read()]))`
    const printed = execFileSync(process.execPath, ['-e', script], { cwd: import.meta.dirname, encoding: 'utf8' })
    expect(JSON.parse(printed)).toEqual([[], ['5']])
  })

  test('is one copy, however it is loaded', () => {
    const script = `
      import { createRequire } from 'node:module'
      import { WorksheetError } from '@worksheet/core'
      import * as show from '@worksheet/core/show'
      const required = createRequire(import.meta.url)('@worksheet/core')
      try { required.generateWorksheet({}) } catch (error) {
        console.log(error instanceof WorksheetError, show.WorksheetError === WorksheetError)
      }`
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    })
    expect(printed.trim()).toBe('true true')
  })
})
