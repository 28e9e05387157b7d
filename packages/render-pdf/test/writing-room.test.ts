import type { Primitive, ShownGrid } from '@worksheet/core'
import { describe, expect, it } from 'vitest'
import type { Block, Mark } from '../src/content/block.ts'
import { figureBlock } from '../src/content/figure.ts'
import { gridBlock } from '../src/content/grid.ts'
import type { Setting } from '../src/content/setting.ts'
import { faces } from '../src/faces.ts'
import { drawnOut } from '../src/sheet/columns.ts'
import type { Unit } from '../src/sheet/unit.ts'
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

describe('a column that is drawn out', () => {
  const unit = (room: number, gap = 10): Unit => {
    const block: Block = { width: 100, height: 80, baseline: 10, marks: [] }
    return { block, room, gap, isWide: false, bookmark: null }
  }
  const end = (units: readonly Unit[]) =>
    units.reduce((sum, { block, room, gap }, i) => sum + block.height + room + (i > 0 ? gap : 0), 0)

  it('shares what is left among its working spaces', () => {
    expect(end(drawnOut([unit(30), unit(30), unit(30)], 400))).toBeCloseTo(400)
  })
  it('gets no hole where one small space would take it all', () => {
    const [column, apart] = [
      [unit(30), unit(2, 0), unit(0, 0)],
      [unit(2), unit(2), unit(2)],
    ]
    expect(drawnOut(column, end(column) + 80)).toEqual(column)
    expect(end(drawnOut(apart, end(apart) + 60))).toBeCloseTo(end(apart) + 60)
  })
  it('of answers keeps them evenly apart', () => {
    const column = [unit(0), unit(0), unit(0)]
    expect(drawnOut(column, end(column) + 12)).toEqual(column)
  })
})
