import { expect, test } from 'vitest'
import { drawer, problemOf } from '../src/draw.ts'
import { childOf, keyOf } from '../src/random.ts'
import { contentToText } from '../src/show/text.ts'
import { writtenTopics } from './implemented-topics.ts'

/** Problems of a level: enough that a form with choices is among them. */
const LOOKED_AT = 6

test('the solution of a lettered choice ends with the letter of the right one', () => {
  let lettered = 0
  for (const topic of writtenTopics)
    for (const difficulty of topic.difficulties) {
      const key = keyOf(3, topic.id, difficulty)
      const draw = drawer(topic, difficulty, key)
      for (let index = 0; index < LOOKED_AT; index++) {
        const { answer, solution } = problemOf(topic, draw(index), childOf(key, index), 'en', index + 1, true)
        const last = solution?.at(-1)
        if (answer.label === null || !last) continue
        lettered++
        expect(contentToText([last], 'en'), `${topic.id} ${difficulty}`).toContain(`${answer.label}.`)
      }
    }
  if (process.env.TOPICS === undefined) expect(lettered).toBeGreaterThan(50)
})
