import { describe, expect, test } from 'vitest'
import { catalog, topicsForStandard } from '../src/catalog.ts'
import { allGrades } from '../src/topics/all.ts'
import { implementedTopics } from './implemented-topics.ts'

const english = catalog()
const spanish = catalog({ locale: 'es' })
const topics = english.flatMap(({ topics }) => topics)

describe('the catalog', () => {
  test('holds every grade and course in teaching order', () => {
    expect(english.map(({ id }) => id)).toEqual([
      'k',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      'algebra-1',
      'geometry',
      'algebra-2',
      'precalculus',
      'statistics',
      'calculus',
    ])
  })

  test('holds all 616 topics and 15 reviews once', () => {
    expect(topics).toHaveLength(631)
    expect(new Set(topics.map(({ id }) => id)).size).toBe(631)
  })

  test.each([
    ['English', english],
    ['Spanish', spanish],
  ] as const)('names each topic once in %s, and describes it', (_, grades) => {
    const all = grades.flatMap(({ topics }) => topics)
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
    for (const { description, domain, difficulties } of all) {
      expect(description).toMatch(/^\p{Lu}.*\.$/u)
      expect(domain).not.toBe('')
      expect(difficulties.length).toBeGreaterThan(0)
    }
  })

  test('tells the implemented topics from the planned ones', () => {
    expect(topics.filter(({ implemented }) => implemented).map(({ id }) => id)).toEqual(
      implementedTopics.map(({ id }) => id),
    )
  })

  test.each(allGrades)('plans in $id the topics without a generator, and no others', async ({ id, topics }) => {
    const { planned }: { planned: object } = await import(`../src/topics/${id}/planned.ts`)
    expect(Object.keys(planned).sort()).toEqual(topics.filter(topic => typeof topic === 'string').sort())
  })

  test('writes every standard as its publisher does', () => {
    const CODE =
      /^(K|[1-8])\.(CC|OA|NBT|NF|MD|G|RP|NS|EE|F|SP)\.[A-E]\.\d{1,2}[a-d]?$|^[NAFGS]-[A-Z]{1,3}\.[A-E]\.\d{1,2}[a-e]?$|^AP-[A-Z]+-\d+\.\d+$/
    for (const { id, standards } of topics) for (const code of standards) expect(code, id).toMatch(CODE)
  })

  test('finds topics by standard, whatever the case', () => {
    expect(topicsForStandard('3.OA.C.7').map(({ id }) => id)).toEqual(
      expect.arrayContaining(['multiplication-facts-by-family', 'division-facts-by-family']),
    )
    expect(topicsForStandard('3.oa.c.7')).toEqual(topicsForStandard('3.OA.C.7'))
    expect(topicsForStandard('nothing')).toEqual([])
  })
})
