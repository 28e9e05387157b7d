import type { Primitive, ShownGrid } from '@worksheet/core'
import { describe, expect, it } from 'vitest'
import type { Block, Mark } from '../src/content/block.ts'
import { figureBlock } from '../src/content/figure.ts'
import { gridBlock } from '../src/content/grid.ts'
import type { Setting } from '../src/content/setting.ts'
import { faces } from '../src/faces.ts'
import { setPage } from '../src/sheet/page.ts'
import type { Band, Unit } from '../src/sheet/unit.ts'
import { num } from './layouts.ts'

const setting: Setting = {
  faces: faces(),
  locale: 'en',
  size: 10,
  accent: '#000000',
  enlarged: 1.6,
  pictures: 1,
  leastLabel: 0,
  tallest: 500,
}

describe('places to write', () => {
  it('in column arithmetic are wider than a printed digit', () => {
    const grid = (text: string): ShownGrid => ({
      kind: 'grid',
      columns: 2,
      bracket: null,
      alt: '',
      rows: [{ small: false, cells: [...text].map((text, column) => ({ column, text })) }],
      rules: [],
    })
    const boxes = gridBlock(grid('□□'), setting).marks.map(mark =>
      mark.kind === 'path' ? { left: mark.x, width: Math.max(...mark.steps.map(step => Number(step[1] ?? 0))) } : null,
    )
    expect(boxes[0]?.width).toBeGreaterThan(9)
    expect((boxes[0]?.left ?? 0) + (boxes[0]?.width ?? 0)).toBeLessThan(boxes[1]?.left ?? 0)
    expect(gridBlock(grid('12'), setting).width).toBeLessThan(gridBlock(grid('1□'), setting).width)
  })
})

describe('letters that name shapes', () => {
  it('stay nearly as large as the text, though the shapes are enlarged', () => {
    const name: Primitive = {
      kind: 'label',
      x: 1,
      y: 1,
      anchor: { x: 'center', y: 'middle' },
      tone: 'ink',
      of: num('A'),
      size: 1,
    }
    const sizesIn = (kind: string) =>
      figureBlock(
        { kind: 'figure', name: kind, drawing: { width: 5, height: 3, items: [name] }, alt: '' },
        300,
        setting,
      ).marks.flatMap((mark: Mark) => (mark.kind === 'glyphs' ? [mark.size] : []))
    expect(Math.max(...sizesIn('shape-set'))).toBeLessThan(12)
    expect(Math.max(...sizesIn('counters'))).toBeCloseTo(16)
  })
})

describe('a full page', () => {
  const frame = { left: 0, top: 0, bottom: 400 }
  const unit = (room: number, gap = 10): Unit => {
    const block: Block = { width: 100, height: 80, baseline: 10, marks: [] }
    return { block, room, gap, bookmark: null }
  }
  const band = (...columns: Unit[][]): Band => ({ head: null, columns, step: 120, gap: 10 })

  it('shares what is left among its working spaces', () => {
    expect(setPage([band([unit(30), unit(30), unit(30)])], frame, 0, 1, true).end).toBeCloseTo(400, 0)
  })
  it('keeps one distance in all columns', () => {
    const { placed } = setPage([band([unit(30), unit(30), unit(30)], [unit(30), unit(30)])], frame, 0, 1, true)
    const tops = placed.map(({ y }) => y)
    expect(tops[4]! - tops[3]!).toBeCloseTo(tops[1]! - tops[0]!)
  })
  it('gets no hole where spaces would have to grow out of all proportion', () => {
    expect(setPage([band([unit(2), unit(2)])], frame, 0, 1, true).end).toBeLessThan(200)
  })
  it('is not drawn out where it is the last', () => {
    expect(setPage([band([unit(30), unit(30), unit(30)])], frame, 0, 1, false).end).toBeCloseTo(350)
  })
})
