import { isAsked } from '@worksheet/testing/asked'
import { describe, expect, test } from 'vitest'
import { drawer } from '../src/draw.ts'
import { keyOf } from '../src/random.ts'
import { directionOf, runsOf, shownToText, showWorksheet } from '../src/show/index.ts'
import { showBlocks } from '../src/show/show.ts'
import { writtenGrades } from '../src/topics/all.ts'
import { generateWorksheet } from '../src/worksheet.ts'

const levels = writtenGrades.flatMap(({ id: grade, topics }) =>
  topics
    .filter(topic => typeof topic !== 'string')
    .filter(isAsked)
    .flatMap(topic => topic.difficulties.map(difficulty => ({ grade, topic, difficulty }))),
)

describe('instructions', () => {
  test('reach each problem once: above the section, above its run, or with the problem', () => {
    for (const { grade, topic, difficulty } of levels) {
      const entry = { id: `${topic.id} ${difficulty}`, grade, topic: topic.id, difficulty, count: 12 }
      const worksheet = generateWorksheet({ entries: [entry], seed: 7 })
      const [{ instruction, problems }] = worksheet.entries as [(typeof worksheet.entries)[0]]
      const [section] = showWorksheet(worksheet).sections
      const told = runsOf(section!.problems).flatMap(run => {
        const direction = run[0]!.direction
        return run.map(({ prompt }, i) => {
          const above = direction && i < direction.count ? direction.said : section!.instruction
          return shownToText([...above, ...prompt])
        })
      })
      const meant = problems.map(({ instruction: own, prompt }) =>
        shownToText(showBlocks([...(instruction.length > 0 ? instruction : own), ...prompt], 'en')),
      )
      expect(told, entry.id).toEqual(meant)
    }
  })

  test('of one kind stand together, when each form comes once and when they come again', () => {
    for (const { topic, difficulty } of levels) {
      const turns = topic.turns(difficulty)
      const draw = drawer(topic, difficulty, keyOf(7, topic.id, difficulty, 0))
      const said = turns.map((_, i) => topic.form(draw(i).form).instruction)
      const once = new Set(turns).size
      for (const run of [said.slice(0, once), said.slice(once)]) {
        const changes = run.filter((instruction, i) => i === 0 || instruction !== run[i - 1]).length
        // A form that has nothing new left gives its turn to any other.
        const kept = topic.variety?.[difficulty] === undefined
        if (kept) expect(changes, `${topic.id} ${difficulty}`).toBe(new Set(run).size)
      }
    }
  })

  test('of a run name the numbers that they are for', () => {
    const [section] = showWorksheet(
      generateWorksheet({
        entries: [{ id: 'a', grade: '4', topic: 'multiply-by-one-digit', difficulty: 'easy', count: 10 }],
        seed: 61,
      }),
    ).sections
    const said = (start?: number) => section!.problems.map(problem => shownToText(directionOf(problem, start)))
    expect(said().filter(text => text !== '')).toEqual([
      '1–2. Multiply.',
      '4–7. Multiply.',
      '8–9. Complete the area model from left to right. Then write the product.',
    ])
    expect(said(11)[0]).toBe('11–12. Multiply.')
  })
})
