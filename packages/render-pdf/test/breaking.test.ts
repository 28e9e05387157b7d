import type { Layout, ShownInline } from '@worksheet/core/show'
import { describe, expect, it } from 'vitest'
import type { Block, Mark } from '../src/content/block.ts'
import { paragraph } from '../src/content/paragraph.ts'
import type { Setting } from '../src/content/setting.ts'
import { tableBlock } from '../src/content/table.ts'
import { faces } from '../src/faces.ts'
import { piecesOf } from '../src/typeset/formula.ts'
import { maths } from './layouts.ts'

const number = (text: string): Layout => ({ kind: 'number', text })
const comma: Layout = { kind: 'punctuation', text: ',' }
const row = (...items: readonly Layout[]): Layout => ({ kind: 'row', items })
const fence = (of: Layout): Layout => ({ kind: 'fence', left: '(', right: ')', of })
const pair = (x: string, y: string): Layout => fence(row(number(x), comma, number(y)))
const math = faces().math
const setting: Setting = {
  faces: faces(),
  locale: 'en',
  size: 10,
  accent: '#000000',
  enlarged: 1,
  pictures: 1,
  leastLabel: 0,
  tallest: 500,
}
const linesOf = (text: ShownInline, width: number) => paragraph([text], width, setting).rows?.().length

describe('formulas over several lines', () => {
  it('keep a point whole', () => {
    const points = row(pair('11', '12'), comma, pair('21', '22'), comma, pair('31', '32'))
    expect(piecesOf(points, math, true, 6)).toHaveLength(3)
  })
  it('open brackets that are too wide themselves', () => {
    const long = fence(row(...Array.from({ length: 9 }, (_, i) => [number(`${i}${i}${i}`), comma]).flat(), number('9')))
    expect(piecesOf(long, math, true, 6).length).toBeGreaterThan(1)
    expect(piecesOf(long, math, false, 6)).toHaveLength(1)
  })
  it('part a list of equations at its commas first', () => {
    const equation = (left: string, right: string) => [
      number(left),
      { kind: 'relation', text: '=' } as const,
      number(right),
    ]
    const both = row(...equation('111', '222'), comma, ...equation('333', '444'))
    expect(piecesOf(both, math, true, 6)).toHaveLength(2)
    expect(piecesOf(both, math, true, 3)).toHaveLength(4)
  })
  it('break before a relation first, then before a sign, and never after one', () => {
    const plus: Layout = { kind: 'operator', text: '+' }
    const equals: Layout = { kind: 'relation', text: '=' }
    const sums = row(number('111'), plus, number('222'), equals, number('333'), plus, number('444'))
    const widths = (width: number) => piecesOf(sums, math, true, width).map(({ formula }) => formula.width)
    const widthOf = (...items: readonly Layout[]) => piecesOf(row(...items), math, false, 99)[0]!.formula.width
    const [left, right] = widths(6)
    expect(widths(6)).toHaveLength(2)
    expect(left).toBeCloseTo(widthOf(number('111'), plus, number('222')))
    expect(right).toBeGreaterThan(widthOf(number('333'), plus, number('444')))
    const signs = widths(3)
    expect(signs).toHaveLength(4)
    expect(signs[0]).toBeCloseTo(widthOf(number('111')))
    expect(signs.slice(1).every(width => width > widthOf(number('111')))).toBe(true)
  })
  it('keep the minutes with the hour', () => {
    const time = row(number('7'), { kind: 'relation', text: ':' }, number('45'))
    expect(piecesOf(time, math, false, 3)).toHaveLength(1)
  })
})

describe('tables', () => {
  const headsIn = (marks: readonly Mark[]): readonly Block[] =>
    marks.flatMap(mark =>
      mark.kind !== 'block' ? [] : mark.block.role === 'TH' ? [mark.block] : headsIn(mark.block.marks),
    )
  const cell = (text: string) => [text]
  const table = {
    kind: 'table',
    head: ['Name', 'Estimate', 'Actual', 'Percent error'].map(cell),
    rows: [['Gabriel', '294', '300', '______%'].map(cell)],
    rowHeads: false,
  } as const
  /** Heads that take more lines than they have words. */
  const cutIn = (width: number) =>
    headsIn(tableBlock(table, width, setting).marks).flatMap((head, i) => {
      const [text = ''] = table.head[i] ?? []
      return (head.rows?.().length ?? 1) > text.split(' ').length ? [text] : []
    })
  it('stand closer, and share what is left, before a word is cut', () => {
    const whole = tableBlock(table, 1000, setting).width
    const widths = Array.from({ length: 8 }, (_, i) => whole * (1 - i * 0.02))
    expect(widths.flatMap(cutIn)).toEqual([])
    expect(cutIn(whole / 3).length).toBeGreaterThan(0)
  })
})

describe('words', () => {
  it('take a lone letter on the last line into company', () => {
    const widthOf = (text: string) => paragraph([text], 1000, setting).width
    const rows = paragraph(['Find the value of k.'], widthOf('Find the value of') + 1, setting).rows?.() ?? []
    expect(rows).toHaveLength(2)
    expect(rows[1]?.width).toBeGreaterThan(widthOf('k.') + 5)
  })
  it('stay with a blank to fill: its label before it, its unit after it', () => {
    const blank: ShownInline = maths({ kind: 'blank', em: 3, box: false })
    const widthOf = (...items: readonly ShownInline[]) => paragraph(items, 1000, setting).width
    const items = ['The length of the field is ', blank, ' meters.']
    const rows = (width: number) =>
      paragraph(items, width, setting)
        .rows?.()
        .map(row => row.width) ?? []
    const [, last] = rows(widthOf('The length of the field is ', blank) + 1)
    expect(last).toBeCloseTo(widthOf('is ', blank, ' meters.'))
    expect(rows(widthOf('is ', blank) + 1).length).toBeGreaterThan(2)
  })
  it('do not part a unit at its slash', () => {
    expect(linesOf('Flow (L/min)', 45)).toBe(2)
    expect(linesOf('correct/incorrect', 45)).toBe(2)
  })
})
