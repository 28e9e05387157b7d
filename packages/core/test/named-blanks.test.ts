import { describe, expect, test } from 'vitest'
import { type Block, blank, both, inARow, line, list, measure, prose } from '../src/author.ts'
import { blocksOf, type Content } from '../src/content.ts'
import { keyOfNamedBlanks } from '../src/named-blanks.ts'
import { contentToText } from '../src/show/text.ts'

const ROWS = [prose`Rows: ____`, prose`Columns: ____`]
const bothBlocks = (content: Content) => both(blocksOf(content))

function keyOf(prompt: readonly Block[], answer: Content): string | null {
  const key = keyOfNamedBlanks(both(prompt), bothBlocks(answer))
  return key && contentToText([key.en], 'en')
}

describe('the key of blanks that have names', () => {
  test('is their lines, filled in', () => {
    expect(keyOf(ROWS, list(4, 5))).toBe('Rows: 4; columns: 5')
  })

  test('keeps what stands about a blank, and its unit', () => {
    const sides: Block[] = [
      { kind: 'paragraph', content: ['Width: ', measure(blank(3), 'centimeter')] },
      prose`Cost: $____ a day`,
    ]
    expect(keyOf(sides, list(3, 12))).toBe('Width: 3 cm; cost: $12 a day')
  })

  test('reads numbers of thousands, which are parted by semicolons', () => {
    expect(keyOf(ROWS, inARow(1200, 3400))).toBe('Rows: 1,200; columns: 3,400')
  })

  test('is not made where a blank has no name, a number has no blank, or there is one alone', () => {
    expect(keyOf([prose`____ and ____`], list(4, 5))).toBeNull()
    expect(keyOf(ROWS, list(4, 5, 20))).toBeNull()
    expect(keyOf([prose`Rows: ____`], list(4))).toBeNull()
    expect(keyOf([prose`Rows: ____ of ____`, prose`Columns: ____`], list(4, 5))).toBeNull()
  })

  test('must be the same in both languages', () => {
    expect(() => keyOfNamedBlanks({ en: ROWS, es: ROWS.slice(1) }, bothBlocks(list(4, 5)))).toThrow(/both languages/i)
  })

  test('a name keeps its capital', () => {
    const second = (name: string) =>
      keyOf([prose`Rows: ____`, { kind: 'paragraph', content: [`${name}: `, blank(3)] }], list(1, 2))?.slice(9, -3)
    const names = ['Part A', 'A', 'Monday', 'GCF', 'Área', 'A la derecha']
    expect(names.map(second)).toEqual(['part A', 'A', 'Monday', 'GCF', 'área', 'a la derecha'])
  })

  test('a line of words is no number', () => {
    expect(keyOf(ROWS, { kind: 'paragraph', content: line`four; five` })).toBeNull()
  })
})
