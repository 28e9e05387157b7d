import { describe, expect, test } from 'vitest'
import { type CheckedProblem, checkAnswer } from '../src/answer/check-answer.ts'
import type { Verdict } from '../src/answer/verdict.ts'
import { blocksOf, prose } from '../src/content.ts'

const problem = (
  answer: CheckedProblem['answer'],
  said: Parameters<typeof blocksOf>[0] = [],
  choices: CheckedProblem['choices'] = [],
): CheckedProblem => ({ answer, prompt: blocksOf(said), choices })

const choice = (label: string, says: ReturnType<typeof prose>, mistake: string | null = null) => ({
  label,
  content: [says],
  mistake,
})

const yesNo = problem({ type: 'choice', value: 'increases', label: 'A' }, prose`What happens to the range?`, [
  choice('A', prose`It increases.`),
  choice('B', prose`It decreases.`, 'subtracted'),
])

const angles = problem(
  { type: 'choice', value: 'obtuse', label: 'C' },
  prose`Is the triangle acute, right, or obtuse?`,
  [choice('A', prose`acute`), choice('B', prose`right`), choice('C', prose`obtuse`)],
)

const bearings = problem(
  { type: 'number-list', value: ['144/5', '421/5'] },
  prose`Find B and C. Round to the nearest tenth.`,
)
const tape = problem(
  { type: 'number-list', value: ['12', '30'] },
  prose`The shaded part of the bar is __ of ${40}, which is __% of the whole bar.`,
)
const rates = problem({
  type: 'number-list',
  value: ['25', '10'],
  content: blocksOf(prose`Rate of plan A, in dollars per month: ${25}; Rate of plan B, in dollars per month: ${10}`),
})
const story = problem({ type: 'ordered-list', value: ['47 + □ = 73', '26'] })

const cases: readonly (readonly [name: string, CheckedProblem, input: string, expected: Partial<Verdict>])[] = [
  ['right', problem({ type: 'integer', value: '5' }), '5', { kind: 'right' }],
  ['wrong', problem({ type: 'integer', value: '5' }), '6', { kind: 'wrong' }],
  ['the sign of a blank said again', tape, '12, 30%', { kind: 'right' }],
  ['the sign of another blank', tape, '12%, 30', { kind: 'wrong-part', places: [1] }],
  [
    'the labels of the key, in another order',
    rates,
    'Rate of plan B, in dollars per month: 10; Rate of plan A, in dollars per month: 25',
    { kind: 'right' },
  ],
  [
    'not reduced',
    problem({ type: 'fraction', value: '3/4', requires: 'lowest-terms' }),
    '6/8',
    { kind: 'other-form', asked: 'lowest-terms' },
  ],
  ['left to work out', problem({ type: 'integer', value: '5' }), '2 + 3', { kind: 'other-form', asked: 'worked-out' }],
  [
    'not rounded',
    problem({ type: 'decimal', value: '187/5' }, prose`Round to the nearest tenth.`),
    '37.41',
    { kind: 'other-form', asked: 'decimal-places-1' },
  ],
  [
    'not solved',
    problem({ type: 'equation', value: 'y = 2x + 3', requires: 'slope-intercept' }),
    '2x - y = -3',
    { kind: 'other-form', asked: 'slope-intercept' },
  ],
  [
    'a name is missing',
    problem({ type: 'equation', value: 'y = 2x + 3' }),
    '2x + 3',
    { kind: 'missing-part', parts: ['y ='] },
  ],
  [
    'a constant is missing',
    problem({ type: 'expression', value: 'x² + C', requires: 'up-to-a-constant' }),
    'x²',
    { kind: 'missing-part', parts: ['+ C'] },
  ],
  [
    'an item is missing',
    problem({ type: 'number-list', value: ['1', '2', '3'] }),
    '1, 2',
    { kind: 'missing-part', parts: ['3'] },
  ],
  [
    'a solution is missing',
    problem({ type: 'set', value: ['1', '2'] }),
    'x = 2',
    { kind: 'missing-part', parts: ['1/2'] },
  ],
  [
    'an item is wrong',
    problem({ type: 'number-list', value: ['1', '2', '3'] }),
    '1, 5, 3',
    { kind: 'wrong-part', places: [2] },
  ],
  ['rounded numbers in a list', bearings, '28.8°, 84.2°', { kind: 'right' }],
  ['a list that is not rounded', bearings, '28.83, 84.17', { kind: 'other-form', asked: 'decimal-places-1' }],
  [
    'a list of fractions where rounding is asked for',
    bearings,
    '144/5, 421/5',
    { kind: 'other-form', asked: 'decimal-places-1' },
  ],
  ['an equation of a story turned round', story, '73 - 47 = □; 26', { kind: 'right' }],
  ['a true equation of another story', story, '□ = 26; 26', { kind: 'wrong-part', places: [1] }],
  [
    'a coordinate is wrong',
    problem({ type: 'point', value: ['1', '2'] }),
    '(1, -2)',
    { kind: 'wrong-part', places: [2] },
  ],
  [
    'another unit',
    problem({ type: 'measure', value: { amount: '5', unit: 'meter' } }),
    '5 cm',
    { kind: 'wrong-unit', unit: 'cm' },
  ],
  ['a sign of another unit', problem({ type: 'integer', value: '5' }), '5%', { kind: 'wrong-unit', unit: '%' }],
  ['another choice', yesNo, 'it decreases', { kind: 'mistake', label: 'B', mistake: 'subtracted' }],
  ['the letter of another choice', yesNo, 'b', { kind: 'mistake', label: 'B', mistake: 'subtracted' }],
  ['a sentence around a choice', angles, 'the triangle is obtuse', { kind: 'right' }],
  ['a formula that stops', problem({ type: 'expression', value: '2x + 1' }), '2x + (1', { kind: 'not-understood' }],
  ['words', problem({ type: 'integer', value: '5' }), 'I do not know', { kind: 'not-understood', at: 9 }],
  ['nothing', problem({ type: 'integer', value: '5' }), '  ', { kind: 'not-understood', at: 0 }],
]

describe('a verdict', () => {
  test.each(cases)('tells: %s', (_, asked, input, expected) =>
    expect(checkAnswer(asked, input)).toMatchObject(expected),
  )
  test('has its reason in both languages', () => {
    for (const [, asked, input] of cases) {
      const { reason } = checkAnswer(asked, input)
      expect(reason.en).toMatch(/\.$/)
      expect(reason.es).toMatch(/\.$/)
      expect(reason.en).not.toBe(reason.es)
    }
  })
  test('does not take values under the labels of each other', () => {
    const exchanged = 'Rate of plan A, in dollars per month: 10; Rate of plan B, in dollars per month: 25'
    expect(checkAnswer(rates, exchanged).kind).not.toBe('right')
  })
  test('never gives the answer away', () => {
    const { reason } = checkAnswer(problem({ type: 'number-list', value: ['71', '83'] }), '71, 5')
    expect(JSON.stringify(reason)).not.toMatch(/83/)
  })
})

describe('whatever is given', () => {
  const asked = problem({ type: 'integer', value: '5' })
  test.each([undefined, null, 5, Number.NaN, {}, [], true, Symbol.iterator, () => '5'])(
    '%p is judged without an error',
    given => {
      expect(checkAnswer(asked, given as string).kind).toBe('not-understood')
    },
  )
  test('a text past 2,000 characters is refused', () =>
    expect(checkAnswer(asked, '1'.repeat(2001)).kind).toBe('not-understood'))
})
