import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { WorksheetError } from '../src/errors.ts'
import { topicLevels } from '../src/levels.ts'
import { didYouMean, nearest } from '../src/nearest.ts'
import { checkRequest, loadTopics, type WorksheetRequest } from '../src/request/check.ts'
import { defineTopic } from '../src/topic.ts'
import { longDivisionOneDigitDivisor } from '../src/topics/4/long-division-one-digit-divisor.ts'
import { generateProblem, generateWorksheet } from '../src/worksheet.ts'

const entry = { id: 'a', grade: '4', topic: 'long-division-one-digit-divisor', difficulty: 'easy', count: 3 } as const
const request = (...entries: readonly object[]) => ({ entries }) as unknown

function refusal(input: unknown): WorksheetError {
  try {
    checkRequest(input)
  } catch (error) {
    if (error instanceof WorksheetError) return error
    throw error
  }
  throw new Error('It was accepted')
}

describe('a request is refused with all its problems named by path', () => {
  test.each([
    ['no object', 7, ''],
    ['no entries', {}, 'entries'],
    ['empty entries', { entries: [] }, 'entries'],
    ['entries that are no array', { entries: 'x' }, 'entries'],
    ['an entry that is no object', request(5 as unknown as object), 'entries[0]'],
    ['an empty id', request({ ...entry, id: '' }), 'entries[0].id'],
    ['a long id', request({ ...entry, id: 'x'.repeat(101) }), 'entries[0].id'],
    ['a numeric grade', request({ ...entry, grade: 4 }), 'entries[0].grade'],
    ['an unknown difficulty', request({ ...entry, difficulty: 'extreme' }), 'entries[0].difficulty'],
    ['a count of 0', request({ ...entry, count: 0 }), 'entries[0].count'],
    ['a count that is text', request({ ...entry, count: '5' }), 'entries[0].count'],
    ['a topic that is a number', request({ ...entry, topic: 5 }), 'entries[0].topic'],
    ['a topic that is no topic', request({ ...entry, topic: { id: 'a' } }), 'entries[0].topic'],
    ['half a problem', request({ ...entry, count: 1.5 }), 'entries[0].count'],
    ['no forms at all', request({ ...entry, forms: [] }), 'entries[0].forms'],
    ['a form that is no name', request({ ...entry, forms: [7] }), 'entries[0].forms[0]'],
    ['a locale that is no string', { entries: [entry], locale: 5 }, 'locale'],
    ['a locale that is not known', { entries: [entry], locale: 'fr' }, 'locale'],
    ['a seed that is no whole number', { entries: [entry], seed: 1.5 }, 'seed'],
    ['a seed that is not exact', { entries: [entry], seed: 2 ** 60 }, 'seed'],
  ])('%s', (_, input, path) => {
    const { code, details } = refusal(input)
    expect(code).toBe('invalid_request')
    expect(details.map(detail => detail.path)).toContain(path)
  })

  test('all shape problems at once', () => {
    expect(
      refusal({
        entries: [
          { ...entry, count: 0 },
          { ...entry, grade: 4 },
        ],
        seed: 'x',
      }).details.map(({ path }) => path),
    ).toEqual(['entries[0].count', 'entries[1].grade', 'seed'])
  })

  test.each([
    ['unknown_grade', { ...entry, grade: '99' }],
    ['unknown_topic', { ...entry, topic: 'juggling' }],
    ['unknown_topic', { ...entry, grade: '3' }],
  ])('%s', (code, wrong) => expect(refusal(request(wrong)).code).toBe(code))

  test('more problems than a server allows, and where', () => {
    const entries = Array.from({ length: 6 }, (_, i) => ({ ...entry, id: `${i}`, count: 30 }))
    expect(() => checkRequest({ entries }, { problems: 150 })).toThrow(
      expect.objectContaining({ code: 'too_many_problems', details: [expect.objectContaining({ path: 'entries' })] }),
    )
    expect(checkRequest({ entries: entries.slice(0, 5) }, { problems: 150 }).entries).toHaveLength(5)
    expect(checkRequest({ entries: [{ ...entry, count: 400 }] }).entries[0]?.count).toBe(400)
  })

  test('an id used twice', () =>
    expect(refusal(request(entry, entry))).toMatchObject({
      code: 'duplicate_entry_id',
      details: [{ path: 'entries[1].id' }],
    }))

  test('the first of several domain problems names the error, and all are told', () => {
    const { code, details } = refusal(request({ ...entry, topic: 'juggling' }, { ...entry, grade: '99' }))
    expect(code).toBe('unknown_grade')
    expect(details.map(detail => detail.code)).toEqual(['unknown_topic', 'unknown_grade', 'duplicate_entry_id'])
  })

  test('the first of thousands of wrong forms', () => {
    const forms = Array.from({ length: 10_000 }, (_, i) => `form ${i}`)
    expect(refusal(request({ ...entry, forms })).details).toHaveLength(20)
  })

  test('nothing but the one error class is thrown, whatever comes', () => {
    fc.assert(
      fc.property(fc.anything(), input => {
        try {
          generateWorksheet(input as Parameters<typeof generateWorksheet>[0])
        } catch (error) {
          return error instanceof WorksheetError
        }
        return true
      }),
      { numRuns: 2000 },
    )
  })
})

describe('forms of an entry', () => {
  const facts = { topic: 'addition-facts-within-20', count: 2, difficulty: 'medium' } as const
  const [medium] = topicLevels(facts.topic).filter(({ difficulty }) => difficulty === facts.difficulty)
  const known = medium?.forms.map(({ id }) => id) ?? []
  const refused = (...forms: readonly string[]) =>
    refusal({
      entries: [
        { topic: 'two-step-equations', count: 1 },
        { ...facts, forms },
      ],
    })

  test('are told in the order of the level, whatever the order they are named in', () =>
    expect(checkRequest({ entries: [{ ...facts, forms: [...known].reverse() }] }).entries[0]?.forms).toEqual(known))

  test.each<readonly [string, string, RegExp]>([
    ['a slip', 'acros', /has no form "acros"\. Did you mean "across"\? It offers: across, down/],
    [
      'another thing',
      'juggling',
      /"addition-facts-within-20" \(medium\) has no form "juggling"\. It offers: across, down/,
    ],
    ...['constructor', '__proto__', 'toString', 'length', ''].map((name): [string, string, RegExp] => [
      name,
      name,
      new RegExp(`has no form "${name}"\\. It offers`),
    ]),
  ])('are refused by name: %s', (_, form, message) => {
    const { code, details, message: said } = refused('across', form)
    expect([code, details.map(({ path }) => path)]).toEqual(['invalid_request', ['entries[1].forms[1]']])
    expect(said).toMatch(message)
  })

  test('of another level are told with their levels', () => {
    const { difficulty, form } = firstOfOtherLevels(facts.topic, known)
    expect(refused(form).message).toContain(`has no form "${form}". It belongs to the level`)
    expect(refused(form).message).toContain(difficulty)
  })

  test('are named once each, and all that is wrong is told', () =>
    expect(refused('across', 'across', 'down', 'juggling').details).toEqual([
      expect.objectContaining({ path: 'entries[1].forms[1]', message: expect.stringContaining('named twice') }),
      expect.objectContaining({ path: 'entries[1].forms[3]' }),
    ]))

  test('of a review are too many to be listed', () =>
    expect(
      refusal({ entries: [{ topic: 'cumulative-review-4', count: 1, forms: ['roman-numerals'] }] }).message,
    ).toMatch(/has no form "roman-numerals"\. It has \d+, which topicLevels lists/))

  test('whatever they are called, no other error is thrown', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...known, 'constructor', '__proto__'))), forms => {
        const isGood =
          forms.length > 0 && new Set(forms).size === forms.length && forms.every(form => known.includes(form))
        try {
          const [made] = generateWorksheet({ entries: [{ ...facts, forms }] }).entries
          return isGood && made?.problems.every(({ form }) => forms.includes(form))
        } catch (error) {
          return !isGood && error instanceof WorksheetError && error.code === 'invalid_request'
        }
      }),
    )
  })
})

function firstOfOtherLevels(topic: string, known: readonly string[]) {
  for (const { difficulty, forms } of topicLevels(topic))
    for (const { id } of forms) if (!known.includes(id)) return { difficulty, form: id }
  throw new Error('All levels have the same forms')
}

describe('what is tolerated', () => {
  test('a negative seed', () => expect(checkRequest({ entries: [entry], seed: -7 }).seed).toBe(-7))
  test('unknown fields', () =>
    expect(checkRequest({ entries: [{ ...entry, colour: 'red' }], more: 1 }).entries).toHaveLength(1))
})

describe('a request says only what is needed', () => {
  const { topic, grade } = entry
  test('the grade follows from the topic, the level is medium, the id is the topic', () => {
    expect(checkRequest({ entries: [{ topic, count: 3 }] }).entries).toEqual([
      {
        id: topic,
        grade,
        topic,
        difficulty: 'medium',
        count: 3,
        replace: [],
        forms: null,
        subject: longDivisionOneDigitDivisor,
      },
    ])
    expect(generateWorksheet({ entries: [{ topic, count: 3 }], seed: 5 }).entries).toEqual(
      generateWorksheet({ entries: [{ id: topic, grade, topic, difficulty: 'medium', count: 3 }], seed: 5 }).entries,
    )
  })

  test('entries of the same topic have ids of their own', () => {
    const entries = [
      { topic, count: 1 },
      { topic, count: 1 },
      { topic, count: 1, id: `${topic} 2` },
      { topic, count: 1 },
    ]
    expect(checkRequest({ entries }).entries.map(({ id }) => id)).toEqual([
      topic,
      `${topic} 3`,
      `${topic} 2`,
      `${topic} 4`,
    ])
  })

  test('entries may be readonly', () => {
    const fixed = {
      entries: [{ topic: 'long-division-one-digit-divisor', count: 2 }],
    } as const satisfies WorksheetRequest
    expect(generateWorksheet(fixed).problemCount).toBe(2)
  })

  test('a topic stands for its id', () => {
    const byId = generateWorksheet({ entries: [{ topic, count: 4 }] })
    expect(generateWorksheet({ entries: [{ topic: longDivisionOneDigitDivisor, count: 4 }] })).toEqual(byId)
  })

  test("a topic of one's own needs no catalog", () => {
    const own = defineTopic({ ...about(longDivisionOneDigitDivisor), id: 'my-own', levels: { easy: {} } }, () => ({}))
    expect(checkRequest({ entries: [{ topic: own, count: 1 }] }).entries[0]).toMatchObject({
      id: 'my-own',
      grade: 'own',
      difficulty: 'easy',
    })
    expect(refusal({ entries: [{ topic: own, count: 1, difficulty: 'hard' }] }).code).toBe('difficulty_not_available')
  })

  test('topics can be loaded before they are needed', async () => {
    await expect(loadTopics({ entries: [{ topic, count: 1 }] })).resolves.toBeUndefined()
    await expect(loadTopics({ entries: [{ topic: 'juggling', count: 1 }] })).rejects.toMatchObject({
      code: 'unknown_topic',
    })
  })

  test("a level that a topic lacks is the caller's mistake", () => {
    const easy = defineTopic({ ...about(longDivisionOneDigitDivisor), levels: { easy: {} } }, () => ({}))
    expect(() => generateProblem(easy, 'hard', 1)).toThrow(
      expect.objectContaining({
        code: 'difficulty_not_available',
        message: expect.stringContaining('It offers: easy'),
      }),
    )
  })
})

const about = ({ id, name, description, domain, standards }: typeof longDivisionOneDigitDivisor) => ({
  id,
  name,
  description,
  domain,
  standards,
})

describe('what was probably meant is said', () => {
  test.each([
    ['a slip in a topic', { topic: 'long-divison-one-digit-divisor' }, 'long-division-one-digit-divisor'],
    ['a name in English', { topic: 'Two step equations' }, 'two-step-equations'],
    ['a name in Spanish, without accents', { topic: 'Ecuaciones de dos pasos' }, 'two-step-equations'],
    ['underscores', { topic: 'two_step_equations' }, 'two-step-equations'],
    ['a grade', { topic: 'two-step-equations', grade: 'algebra1' }, 'algebra-1'],
    ['the name of a grade', { topic: 'two-step-equations', grade: 'Kinder' }, 'k'],
  ])('%s', (_, wrong, meant) =>
    expect(refusal({ entries: [{ count: 1, ...wrong }] }).message).toContain(`Did you mean "${meant}"?`),
  )

  test('a topic of another grade is told', () =>
    expect(refusal({ entries: [{ topic: 'two-step-equations', grade: '3', count: 1 }] }).message).toContain(
      'It belongs to grade "7"',
    ))

  test('nothing where nothing is near', () => {
    expect(didYouMean('xyzzy', [['two-step-equations']])).toBe('')
    expect(nearest('x'.repeat(61), [['x'.repeat(60)]])).toBeNull()
  })

  test('the fewest letters to change win', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (one, other) => {
        const [near] = [nearest(one, [[other], [one]])]
        return plainly(near) === plainly(one)
      }),
    )
  })
})

const plainly = (text: string | null) =>
  text
    ?.normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .toLowerCase()
