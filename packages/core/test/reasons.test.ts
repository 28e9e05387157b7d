import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { ReasonText } from '../src/solution/reason.ts'
import * as because from '../src/solution/reasons/index.ts'

const reasons: readonly (readonly [name: string, reason: ReasonText])[] = Object.entries(because)

/** Either is a sentence of the topic's own. */
const OPEN: ReadonlySet<string> = new Set(['explain', 'answer'])

const SOURCE = new URL('../src/', import.meta.url)
const source = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !file.includes('reasons'))
  .map(file => readFileSync(new URL(file, SOURCE), 'utf8'))
  .join('\n')

describe('the vocabulary of reasons', () => {
  test.each(['id', 'en', 'es'] as const)('says each move one way: %s', part => {
    const seen = new Map<string, string[]>()
    for (const [name, reason] of reasons.filter(([name]) => !OPEN.has(name))) {
      const said = reason[part].replace(/\{\w+\}/g, '{}')
      seen.set(said, [...(seen.get(said) ?? []), name])
    }
    expect([...seen.values()].filter(names => names.length > 1)).toEqual([])
  })

  test('sets its letters as maths', () => {
    const bare = (text: string, words: string) =>
      text
        .replace(/`[^`]*`|\{\w+\}|\b[ap]\.\s?m\./g, '')
        .match(new RegExp(`(?<![\\p{L}’'-])(?![${words}](?!\\p{L}))\\p{L}(?![\\p{L}’'])|[⁻′]`, 'gu'))
    expect(
      reasons.filter(([, { en, es }]) => bare(en, 'AaI') || bare(es, 'AaEeIOoUuYy')).map(([name]) => name),
    ).toEqual([])
  })

  test('has none that no solution gives', () => {
    // Of choices it is told in one place which is right and why others are wrong.
    const given = new Set([
      'chooseLetter',
      'wrongChoice',
      'lineIsWrong',
      ...Array.from(source.matchAll(/\bbecause\.(\w+)/g), ([, name]) => name),
    ])
    expect(reasons.map(([name]) => name).filter(name => !given.has(name))).toEqual([])
  })
})
