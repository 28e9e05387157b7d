import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type CheckedProblem, checkAnswer } from '../src/answer/check-answer.ts'
import type { Locale } from '../src/both.ts'

/** Answers that people wrote by hand for problems as they were stored, right and wrong. */
interface PupilAnswers {
  readonly topic: string
  readonly locale: Locale
  readonly right: readonly string[]
  readonly wrong: readonly string[]
  readonly problem: CheckedProblem
}

const all = readFileSync(new URL('pupil-answers.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line, i): readonly [string, PupilAnswers] => {
    const answers = JSON.parse(line) as PupilAnswers
    return [`${i + 1}. ${answers.topic}`, answers]
  })

/** Work that reaches the right number by a road of its own: the figure shows other rows than it says. */
const TAKEN: readonly string[] = ['4 × 4 = 16']

describe('answers that pupils type', () => {
  test.each(all)('of %s', (_, { problem, locale, right, wrong }) => {
    const isTaken = (input: string) => checkAnswer(problem, input, locale).kind === 'right'
    expect(right.filter(input => !isTaken(input))).toEqual([])
    expect(wrong.filter(input => isTaken(input) && !TAKEN.includes(input))).toEqual([])
  })
  test('are read in the language that the prompt is printed in', () => {
    const differing = all.flatMap(([name, { problem, locale, right }]) =>
      right
        .filter(input => checkAnswer(problem, input).kind !== checkAnswer(problem, input, locale).kind)
        .map(input => `${name}: ${input}`),
    )
    expect(differing).toEqual([])
  })
})
