import { existsSync, readFileSync } from 'node:fs'
import { isAsked } from '@worksheet/testing/asked'
import { describe, expect, test } from 'vitest'
import { writtenGrades } from '../src/topics/all.ts'
import { goldenOf } from './golden.ts'

const topics = writtenGrades.flatMap(({ id: grade, topics }) =>
  topics.flatMap(topic => (typeof topic === 'string' || !isAsked(topic) ? [] : [{ grade, id: topic.id, topic }])),
)

describe('the first problems of every level are the ones that were read', () => {
  test.each(topics)('$id', ({ grade, id, topic }) => {
    const file = new URL(`../goldens/${grade}/${id}.md`, import.meta.url)
    expect(existsSync(file), `no golden: run npm run goldens ${id}, and read it`).toBe(true)
    expect(goldenOf(topic)).toBe(readFileSync(file, 'utf8'))
  })
})
