import { readdirSync } from 'node:fs'
import { isAsked } from '@worksheet/testing/asked'
import { seedOf } from '@worksheet/testing/seeds'
import { touched } from '@worksheet/testing/touched'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { brokenLaws, THOROUGH } from '../../src/laws/index.ts'
import type { Topic } from '../../src/topic.ts'
import { writtenGrades } from '../../src/topics/all.ts'

/** Draws of each form at each level: all of them where a change touches the topic, a few elsewhere. */
const ALL = THOROUGH
const FEW = 4

const LAWS = 'packages/core/src/laws/index.ts'

interface Place {
  readonly file: string
  readonly topic: Topic
}

const places: readonly Place[] = writtenGrades.flatMap(({ id: grade, topics }) =>
  topics.flatMap(topic =>
    typeof topic === 'string' || !isAsked(topic)
      ? []
      : [{ file: `packages/core/src/topics/${grade}/${topic.id}.ts`, topic }],
  ),
)
const PARTS = readdirSync(import.meta.dirname).filter(file => file.startsWith('part-')).length

async function countSeeds(): Promise<(place: Place) => number> {
  const { LAW_SEEDS } = process.env
  if (LAW_SEEDS) return () => Number(LAW_SEEDS)
  const files = await touched(
    places.map(({ file }) => file),
    LAWS,
  )
  // One of the processes that run the tests says it for all of them.
  if (process.env.VITEST_POOL_ID === '1')
    console.log(
      `Laws: ${files.size} of ${places.length} topics are touched by a change and draw ${ALL} of each form, the others ${FEW}`,
    )
  return ({ file }) => (files.has(file) ? ALL : FEW)
}

let counted: ReturnType<typeof countSeeds> | undefined

/** The laws on every topic whose turn it is: files run side by side, and each has a part of the topics. */
export async function lawsOfPart(part: number): Promise<void> {
  counted ??= countSeeds()
  const seedsOf = await counted

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

  const mine = places.filter((_, i) => i % PARTS === part - 1).map(place => ({ ...place, id: place.topic.id }))
  describe.each(mine)('$id', place => {
    test('keeps every law', () => expect(brokenLaws(place.topic, seedsOf(place), seedOf(0))).toEqual([]), 900_000)
  })
}
