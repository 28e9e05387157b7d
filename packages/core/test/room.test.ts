import { describe, expect, test } from 'vitest'
import type { RequestEntry } from '../src/request/check.ts'
import { showWorksheet } from '../src/show/index.ts'
import { generateWorksheet } from '../src/worksheet.ts'

const linesOf = (entry: Omit<RequestEntry, 'count'>) =>
  showWorksheet(generateWorksheet({ entries: [{ ...entry, count: 6 }] })).sections.flatMap(({ problems }) =>
    problems.map(({ lines }) => lines),
  )

describe('room to work', () => {
  test('is a line for objects that are counted where they stand, with a unit too', () =>
    expect(linesOf({ topic: 'count-objects-to-20', difficulty: 'easy', forms: ['count'] })).toEqual(Array(6).fill(1)))
  test('is several lines for what is worked out from a figure', () =>
    expect(Math.min(...linesOf({ topic: 'pythagorean-missing-side', difficulty: 'hard', forms: ['rectangle'] }))).toBe(
      3,
    ))
})
