import { isChanged } from '@worksheet/testing/changes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkAnswer, MOST_WORK } from '../src/answer/check-answer.ts'
import { promptOf } from '../src/answer/read/prompt.ts'
import { MOST_SPELLED, spellings } from '../src/answer/read/spellings.ts'
import { LOCALES } from '../src/both.ts'
import { bounded, spend } from '../src/math/work.ts'
import { problems, typedTexts } from './typed-texts.ts'

/** Where the checker is as it was, fewer of the problems say enough. */
const isWhole = isChanged('packages/core/src/answer/', 'packages/core/src/math/')
const some = problems.filter((_, i) => i % (isWhole ? 3 : 9) === 0)
const TIMEOUT = 600_000

describe('any text whatever', () => {
  test(
    'is judged without an error, the same way each time',
    () =>
      fc.assert(
        fc.property(fc.constantFrom(...problems), fc.constantFrom(...LOCALES), typedTexts, (problem, locale, text) => {
          const verdict = checkAnswer(problem, text, locale)
          expect(checkAnswer(problem, text, locale)).toEqual(verdict)
        }),
        { numRuns: isWhole ? 4000 : 1000 },
      ),
    TIMEOUT,
  )
  test('is not the answer when it is no text of letters, digits or signs', () => {
    for (const problem of problems)
      for (const text of ['?', '.', '!', '...', '¿?', ' ', '\n', '—', '"', '()', '{', '\\', '$'])
        expect(checkAnswer(problem, text).kind, `${text} for ${JSON.stringify(problem.answer.value)}`).not.toBe('right')
  })
})

describe('work', () => {
  test('of all spellings of a text has one bound, whatever its length', () => {
    const text = 'the answer is 1,234 and a half or three m, x = 5; '.repeat(40)
    for (const { answer, instruction = [], prompt = [], choices = [] } of problems)
      for (const locale of LOCALES) {
        const asked = { answer, prompt: promptOf([...instruction, ...prompt], locale), choices }
        const [, ...others] = spellings(asked, text)
        expect(others.reduce((length, spelling) => length + spelling.length, text.length)).toBeLessThanOrEqual(
          MOST_SPELLED,
        )
      }
  })
  test('is counted, and ends a judgement that would go on', () => {
    expect(() => bounded(10, () => spend(11))).toThrow('too much work')
    bounded(10, () => spend(10))
    expect(() => bounded(100, () => bounded(5, () => spend(6)))).toThrow()
  })
  test(
    'stays within its bound for texts of 2,000 characters of every kind',
    () => {
      const pieces = [
        '(x+1)^12',
        '√9999999967+',
        '\\frac{1}{',
        '((((',
        '1,',
        '1 ',
        'or x = 2 ',
        'x=',
        'a = 1, ',
        '<mn>1</mn>',
        'three ',
        '12 cm ',
        '±2, ',
        '|x',
        '1/',
        '^2',
      ]
      for (const problem of some)
        for (const piece of pieces) {
          const text = piece.repeat(Math.floor(2000 / piece.length))
          // A bound outside of the judgement's own would be passed only if that were passed before.
          expect(() => bounded(MOST_WORK * 2, () => checkAnswer(problem, text))).not.toThrow()
        }
    },
    TIMEOUT,
  )
})
