import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { WorksheetError } from '../src/errors.ts'
import { checkRequest } from '../src/request.ts'
import { generateWorksheet } from '../src/worksheet.ts'

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
    ['a count of 31', request({ ...entry, count: 31 }), 'entries[0].count'],
    ['half a problem', request({ ...entry, count: 1.5 }), 'entries[0].count'],
    ['a locale that is no string', { entries: [entry], locale: 5 }, 'locale'],
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

  test('too many problems, and where', () => {
    const entries = Array.from({ length: 6 }, (_, i) => ({ ...entry, id: `${i}`, count: 30 }))
    expect(refusal({ entries })).toMatchObject({ code: 'too_many_problems', details: [{ path: 'entries' }] })
    expect(checkRequest({ entries: entries.slice(0, 5) }).entries).toHaveLength(5)
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

describe('what is tolerated', () => {
  test('an unrecognised locale falls back to English with a warning', () => {
    const { locale, warnings } = checkRequest({ entries: [entry], locale: 'fr' })
    expect(locale).toBe('en')
    expect(warnings).toHaveLength(1)
  })
  test('a negative seed', () => expect(checkRequest({ entries: [entry], seed: -7 }).seed).toBe(-7))
  test('unknown fields', () =>
    expect(checkRequest({ entries: [{ ...entry, colour: 'red' }], more: 1 }).entries).toHaveLength(1))
})
