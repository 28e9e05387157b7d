import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blindLaws, mutants } from './planted-errors.ts'

const source = (file: string) => readFileSync(new URL(`../packages/core/src/${file}`, import.meta.url), 'utf8')

test('every error can still be planted: what it replaces stands once in its file', () => {
  const planted = [...mutants, ...blindLaws()]
  expect(planted.filter(({ file, from }) => source(file).split(from).length !== 2)).toEqual([])
  expect(blindLaws().length).toBeGreaterThan(30)
})
