import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { implementedTopics } from './implemented-topics.ts'
import { breaches } from './laws.ts'

const SEEDS = Number(process.env.LAW_SEEDS ?? 200)

beforeAll(() => {
  vi.spyOn(Math, 'random').mockImplementation(() => {
    throw new Error('A topic draws from its stream alone')
  })
  vi.spyOn(Date, 'now').mockImplementation(() => {
    throw new Error('A topic reads no clock')
  })
})
afterAll(() => {
  vi.restoreAllMocks()
})

describe.each(implementedTopics.map(topic => ({ id: topic.id, topic })))('$id', ({ topic }) => {
  test('keeps every law', () => expect(breaches(topic, SEEDS)).toEqual([]), 900_000)
})
