import { describe, expect, test } from 'vitest'
import { LOCALES } from '../src/both.ts'
import { contentToText } from '../src/show/text.ts'
import { allGrades, writtenGrades } from '../src/topics/all.ts'
import type { Grade } from '../src/topics/grade.ts'
import { generateWorksheet } from '../src/worksheet.ts'

const topicsOf = ({ topics }: Grade) => topics.filter(topic => typeof topic !== 'string')

const reviews = writtenGrades.map((grade, i) => {
  const review = topicsOf(allGrades[i] ?? grade).at(-1)
  if (!review) throw new Error(`Grade ${grade.id} has no topics`)
  return { grade: grade.id, review, topics: new Map(topicsOf(grade).map(topic => [topic.id, topic])) }
})

describe.each(reviews)('the review of $grade', ({ grade, review, topics }) => {
  const problemsOf = (seed: number, difficulty: (typeof review.difficulties)[number], count: number) =>
    generateWorksheet({ seed, entries: [{ grade, topic: review.id, difficulty, count }] }, { solutions: true })
      .entries[0]?.problems ?? []
  const topicOf = (form: string) => topics.get(form.split('/')[0] ?? '')

  test('draws from every topic of the grade, at its own level', () => {
    for (const difficulty of review.difficulties) {
      const drawn = problemsOf(1, difficulty, 100).map(({ form }) => form)
      for (const form of drawn) expect(topicOf(form)?.turns(difficulty)).toContain(form.slice(form.indexOf('/') + 1))
      const offered = [...topics.values()].filter(topic => topic.turns(difficulty).length > 0)
      expect(new Set(drawn.map(topicOf)).size).toBe(offered.length)
    }
  })

  test('has a problem of each strand before another of the same, and no problem twice', () => {
    for (const difficulty of review.difficulties) {
      const strands = new Set([...topics.values()].map(({ domain }) => domain)).size
      const problems = problemsOf(2, difficulty, 50)
      expect(new Set(problems.slice(0, strands).map(({ form }) => topicOf(form)?.domain)).size).toBe(strands)
      const asked = problems.map(({ form, prompt, choices }) => JSON.stringify([form, prompt, choices]))
      expect(new Set(asked).size).toBe(problems.length)
      expect(problems.every(({ solution }) => solution !== null && solution.length > 0)).toBe(true)
    }
  })

  test('asks the same in both languages', () => {
    const [english, spanish] = LOCALES.map(locale =>
      generateWorksheet({ seed: 3, locale, entries: [{ grade, topic: review.id, difficulty: 'medium', count: 12 }] }),
    )
    const facts = (sheet: typeof english) =>
      sheet?.entries.flatMap(({ problems }) => problems.map(({ id, form, answer }) => [id, form, answer.value]))
    expect(facts(english)).toEqual(facts(spanish))
    const words = (sheet: typeof english, locale: (typeof LOCALES)[number]) =>
      sheet?.entries.flatMap(({ problems }) => problems.map(({ prompt }) => contentToText(prompt, locale)))
    expect(words(english, 'en')).not.toEqual(words(spanish, 'es'))
  })
})

test('a review has another revision as soon as one of its topics has', () => {
  for (const { review, topics } of reviews)
    expect(review.rev).toBe([...topics.values()].reduce((sum, { rev = 1 }) => sum + rev, 0))
})
