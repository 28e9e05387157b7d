import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EMPTY, exchanged, linkOf, moved, type Plan, planOf, withCount } from '../src/plan.ts'

const row = fc.record({
  topic: fc.constantFrom('two-step-equations', 'round-decimals'),
  difficulty: fc.constantFrom('easy' as const, 'medium' as const, 'hard' as const),
  count: fc.integer({ min: 1, max: 60 }),
  replace: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 5 }),
  forms: fc.uniqueArray(fc.oneof(fc.string(), fc.constantFrom('solve', 'constructor')), { maxLength: 3 }),
})
const plan: fc.Arbitrary<Plan> = fc.record({
  title: fc.string({ unit: 'grapheme', maxLength: 60 }),
  locale: fc.constantFrom('en' as const, 'es' as const),
  seed: fc.maxSafeInteger(),
  columns: fc.constantFrom(1 as const, 2 as const),
  workspace: fc.constantFrom('compact' as const, 'normal' as const, 'roomy' as const),
  fontSize: fc.constantFrom('small' as const, 'normal' as const, 'large' as const),
  paper: fc.constantFrom('letter' as const, 'a4' as const),
  answers: fc.boolean(),
  solutions: fc.boolean(),
  rows: fc.array(row, { maxLength: 4 }),
})

describe('a link', () => {
  test('holds the whole sheet, in letters that an address takes', () => {
    fc.assert(
      fc.property(plan, given => {
        const link = linkOf(given)
        expect(link).toMatch(/^[\w-]*$/)
        expect(planOf(link)).toEqual(given)
      }),
    )
  })

  test('of a sheet that was made before there were forms', () => {
    const before = { ...EMPTY, rows: [{ topic: 'round-decimals', difficulty: 'easy', count: 3, replace: [2] }] }
    expect(planOf(btoa(JSON.stringify(before)))?.rows).toEqual([{ ...before.rows[0], forms: [] }])
  })

  test('that is cut off or is none gives no sheet', () => {
    expect(planOf('')).toBeNull()
    expect(planOf('what?')).toBeNull()
    expect(planOf(linkOf(EMPTY).slice(0, 20))).toBeNull()
    expect(planOf(btoa('[]'))).toBeNull()
    expect(planOf(btoa('{"rows":[{"topic":5}]}'))).toBeNull()
  })
})

describe('rows', () => {
  const rows = [2, 3].map(count => ({ topic: 'a', difficulty: 'easy' as const, count, replace: [], forms: [] }))
  test('are exchanged by the number on the sheet', () => {
    expect(exchanged(rows, 2).map(({ replace }) => replace)).toEqual([[2], []])
    expect(exchanged(rows, 3).map(({ replace }) => replace)).toEqual([[], [1]])
    expect(exchanged(rows, 6)).toEqual(rows)
  })
  test('move within the sheet', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  })
  test('lose the exchanges of problems that they lose', () => {
    expect(withCount({ topic: 'a', difficulty: 'easy', count: 4, replace: [4, 1], forms: [] }, 3).replace).toEqual([1])
  })
})
