import { expect, test } from 'vitest'
import { touched } from '../src/touched.ts'

const TOPICS = 'packages/core/src/topics'
const [division, power] = [
  `${TOPICS}/4/long-division-one-digit-divisor.ts`,
  `${TOPICS}/calculus/power-rule-derivatives.ts`,
]
const LAWS = 'packages/core/src/laws/index.ts'

/** Of these two topics, those that a change of a file touches. */
const touchedBy = async (...changed: readonly string[]) => [
  ...(await touched([division, power], LAWS, new Set(changed))),
]

test('a topic is touched by its own code, and no other is', async () => {
  expect(await touchedBy(division)).toEqual([division])
})
test('all are touched by what both import, by the laws, and by what the laws import', async () => {
  expect(await touchedBy('packages/core/src/topic.ts')).toEqual([division, power])
  expect(await touchedBy('packages/core/src/laws/breaches.ts')).toEqual([division, power])
  expect(await touchedBy('packages/core/src/answer/is-correct.ts')).toEqual([division, power])
})
test('none is touched by a test, another package or a topic that they do not import', async () => {
  expect(await touchedBy('packages/core/test/number.test.ts', 'packages/server/src/main.ts')).toEqual([])
  expect(await touchedBy(`${TOPICS}/4/lines-of-symmetry.ts`)).toEqual([])
})
test('all may be where nothing tells what changed', async () => {
  expect([...(await touched([division, power], LAWS, null))]).toEqual([division, power])
})
