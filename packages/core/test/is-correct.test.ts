import { isChanged } from '@worksheet/testing/changes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerOf } from '../src/answer/answer.ts'
import { sentenceChoice } from '../src/answer/choice.ts'
import { isCorrect } from '../src/answer/is-correct.ts'
import { solution } from '../src/answer/number-list.ts'
import { option, trueOrFalse } from '../src/answer/option.ts'
import { textList } from '../src/answer/words.ts'
import { LOCALES } from '../src/both.ts'
import { blocksOf, line, prose } from '../src/content.ts'
import { contentToText } from '../src/show/text.ts'
import { mathsLikeTexts } from './expressions.ts'
import { allCases, NONSENSE } from './is-correct-cases.ts'

/** Their key is a drawing, a word or a filled table. */
const DRAWN: readonly string[] = ['drawing', 'choice', 'text-list', 'table']
/** Each case is tried with all nonsense where the checker changed, elsewhere with one in so many, so that all have their turn. */
const CHECKER = ['packages/core/src/answer/', 'packages/core/src/math/', 'packages/core/src/number/']
const ONE_IN = isChanged(...CHECKER) ? 1 : 8
const byName = allCases.map((graded, i) => ({
  name: graded.name,
  graded,
  nonsense: NONSENSE.filter((_, j) => j % ONE_IN === i % ONE_IN),
}))

describe.each(byName)('$name', ({ graded: { answer, right, wrong }, nonsense }) => {
  test('accepts what is right', () => expect(right.filter(input => !isCorrect(answer, input))).toEqual([]))
  test('refuses what is wrong', () =>
    expect([...wrong, ...nonsense].filter(input => isCorrect(answer, input))).toEqual([]))
})

describe('the key', () => {
  test.each(byName.filter(({ graded }) => !DRAWN.includes(graded.answer.type)))(
    'of $name is accepted as it is printed, in both languages',
    ({ graded: { answer } }) =>
      expect(
        LOCALES.map(locale => contentToText(answer.shown[locale], locale)).filter(text => !isCorrect(answer, text)),
      ).toEqual([]),
  )
})

describe('a choice', () => {
  test('is answered by its letter whatever it holds', () => {
    const answer = { ...answerOf(solution('x'), 5), label: 'C' }
    expect(['C', 'c)', '5', 'x = 5'].filter(input => !isCorrect(answer, input))).toEqual([])
    expect(['A', 'B', '(d)'].filter(input => isCorrect(answer, input))).toEqual([])
  })
  test('is answered by the words that are printed', () => {
    const says = { en: prose`Add ${3} first.`, es: prose`Primero suma ${3}.` }
    const answer = { ...answerOf(sentenceChoice, { key: 'addFirst', says }), content: blocksOf(says.es), label: 'A' }
    expect(isCorrect(answer, 'primero suma 3')).toBe(true)
    expect(isCorrect(answer, 'primero resta 3')).toBe(false)
  })
  test('of signs tells a sign with a stroke from one without', () => {
    const sign = option({ equal: { en: prose`=`, es: prose`=` }, notEqual: { en: prose`≠`, es: prose`≠` } })
    const [equal, notEqual] = (['equal', 'notEqual'] as const).map(key => {
      const answer = answerOf(sign, key)
      return { ...answer, content: answer.shown.en }
    })
    expect(equal && isCorrect(equal, '=') && !isCorrect(equal, '≠')).toBe(true)
    expect(notEqual && isCorrect(notEqual, '≠') && !isCorrect(notEqual, '=')).toBe(true)
  })
  test('of words for blanks is answered by the words that are printed', () => {
    const criteria = textList({ sas: { en: line`SAS`, es: line`LAL` }, asa: { en: line`ASA`, es: line`ALA` } })
    const answer = answerOf(criteria, ['asa', 'sas'])
    const spanish = { ...answer, content: answer.shown.es }
    expect(['ALA, LAL', '1. ala\n2. lal', 'ASA, SAS'].filter(input => !isCorrect(spanish, input))).toEqual([])
    expect(['LAL, ALA', 'ALA', 'ALA, LLL'].filter(input => isCorrect(spanish, input))).toEqual([])
  })
  test('of true and false takes T and F before letters of choices', () => {
    const answer = { ...answerOf(trueOrFalse, 'false'), label: 'B' }
    expect(['F', 'f', 'B', 'falso'].every(input => isCorrect(answer, input))).toBe(true)
    expect(['T', 'V', 'A'].some(input => isCorrect(answer, input))).toBe(false)
  })
})

describe('any text whatever', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    mathsLikeTexts,
  )
  test('is graded without an error', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...allCases),
        texts,
        ({ answer }, text) => typeof isCorrect(answer, text) === 'boolean',
      ),
      { numRuns: isChanged(...CHECKER) ? 10_000 : 2000 },
    ))
  test('is graded however it is nested: what took time to the power of its length would never end', () => {
    const pieces = fc.array(
      fc.constantFrom(
        '(x+y+z)^17',
        '+',
        '*',
        '√9999999967',
        '(',
        '^40',
        '/',
        'sin',
        '|',
        '-',
        'e^',
        '(x+1)^12',
        '12!',
        ',',
        'or',
        '∪',
        'x<',
        '2',
        '=',
        'y',
      ),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(fc.constantFrom(...allCases), pieces, ({ answer }, parts) => {
        isCorrect(answer, parts.join(''))
      }),
      { numRuns: 1000 },
    )
  })
})
