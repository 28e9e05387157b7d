import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fallbacksIn } from './fallbacks.ts'

const TOPICS = new URL('../src/topics/', import.meta.url)

test('no topic prints a number that was made up for one that was not found', () => {
  const files = readdirSync(TOPICS, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'))
  expect(files.length).toBeGreaterThan(1000)
  expect(files.flatMap(file => fallbacksIn(file, readFileSync(new URL(file, TOPICS), 'utf8')))).toEqual([])
})

test.each([
  'const first = values[0] ?? 0',
  'const last = values.at(-1) ?? 0',
  "const name = names.find(isLong) ?? ''",
  'const [a = 0, b = 0] = values',
  'const at = twice?.input ?? 0',
  'const sum = (left ?? 0) + right',
  "const [, n = '1'] = /^one (.+)$/.exec(key) ?? []",
  'points.map(([x = 0, y = 0]) => x + y)',
])('%s is found', text => expect(fallbacksIn('planted.ts', text)).not.toEqual([]))

test.each([
  'const first = itemOf(values, 0)',
  "const name = names.find(isLong) ?? failed('A name is long')",
  'const parts = shape.parts ?? []',
  'const move = ({ shift = 0 }) => shift',
])('%s is fine', text => expect(fallbacksIn('fine.ts', text)).toEqual([]))
