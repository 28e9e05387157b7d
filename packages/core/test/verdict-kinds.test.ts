import { describe, expect, test } from 'vitest'
import { checkAnswer } from '../src/answer/check-answer.ts'
import { LOCALES } from '../src/both.ts'
import { pupilAnswers } from './typed-texts.ts'

const KINDS = [
  'right',
  'other-form',
  'missing-part',
  'wrong-part',
  'wrong-unit',
  'mistake',
  'not-understood',
  'wrong',
] as const

describe.each(LOCALES)('verdicts on the answers of pupils in %s', locale => {
  const told = pupilAnswers
    .filter(answers => answers.locale === locale)
    .flatMap(({ problem, right, wrong }) =>
      [...right, ...wrong, ''].map(text => ({ problem, text, verdict: checkAnswer(problem, text, locale) })),
    )
  test.each(KINDS)('some are told: %s', kind =>
    expect(told.filter(({ verdict }) => verdict.kind === kind).length).toBeGreaterThan(0),
  )
  test('each has a reason in both languages', () =>
    expect(told.filter(({ verdict: { reason } }) => reason.en === reason.es || !/\.$/.test(`${reason.en}`))).toEqual(
      [],
    ))
  test('places and labels are those of the input and the problem', () => {
    for (const { problem, text, verdict } of told) {
      if (verdict.kind === 'not-understood') expect(verdict.at).toBeLessThanOrEqual(text.length)
      if (verdict.kind === 'mistake') {
        expect(problem.choices?.map(({ label }) => label)).toContain(verdict.label)
        expect(verdict.label).not.toBe(problem.answer.label)
      }
      if (verdict.kind === 'wrong-unit') expect(text).toContain(verdict.unit)
      if (verdict.kind === 'wrong-part') expect(verdict.places.length).toBeGreaterThan(0)
    }
  })
})
