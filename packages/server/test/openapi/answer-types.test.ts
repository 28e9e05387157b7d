import { catalog, generateWorksheet } from '@worksheet/core'
import { describe, expect, it } from 'vitest'
import { ANSWER_TYPES, REQUIREMENTS } from '../../src/openapi/answer-types.ts'

const LARGEST = 5

describe('the table of answer types', () => {
  it('has examples of its own schemas', () => {
    for (const [type, { schema, example }] of Object.entries(ANSWER_TYPES))
      expect(schema.safeParse(example).success, type).toBe(true)
  })

  it('holds for what every topic asks', () => {
    const entries = catalog().flatMap(({ id: grade, topics }) =>
      topics
        .filter(({ implemented }) => implemented)
        .flatMap(({ id: topic, difficulties }) =>
          difficulties.map(difficulty => ({ id: `${topic} ${difficulty}`, grade, topic, difficulty, count: LARGEST })),
        ),
    )
    const wrong = entries.flatMap(entry =>
      generateWorksheet({ seed: 3, entries: [entry] }).entries[0]!.problems.flatMap(({ form, answer }) => {
        const { success, error } = ANSWER_TYPES[answer.type].schema.safeParse(answer.value)
        const known = answer.requires === null || REQUIREMENTS.includes(answer.requires)
        return success && known ? [] : [`${entry.id} ${form}: ${answer.type} ${JSON.stringify(answer.value)} ${error}`]
      }),
    )
    expect(wrong).toEqual([])
  })
})
