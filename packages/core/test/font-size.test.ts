import { specimen } from '@worksheet/testing/specimen'
import { describe, expect, test } from 'vitest'
import { FONT_SIZES, textSizeOf } from '../src/show/index.ts'

const sizes = (...grades: readonly string[]) => {
  const [section] = specimen('en').sections
  if (!section) throw new Error('The specimen has no sections.')
  const sections = grades.map(grade => ({ ...section, grade }))
  return FONT_SIZES.map(fontSize => textSizeOf(fontSize, { sections }))
}

describe('the size of text', () => {
  test('is larger for those who learn to write', () => {
    expect(sizes('k')).toEqual([12, 15, 18])
    expect(sizes('k', '1')).toEqual([12, 15, 18])
  })
  test('is that of the older children where a sheet is for both', () => {
    expect(sizes('2')).toEqual([10, 12, 15])
    expect(sizes('1', '2')).toEqual([10, 12, 15])
    expect(sizes('calculus')).toEqual([10, 12, 15])
  })
})
