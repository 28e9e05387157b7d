import { earlyFigures } from '@worksheet/testing/specimen-figures-early'
import { describe, expect, test } from 'vitest'
import type { Primitive } from '../src/figure/drawing.ts'
import { describeFigure, drawFigure } from '../src/figure/kind.ts'
import { boxOfLabel } from '../src/figure/pen.ts'
import { SCRIBES } from '../src/show/scribe.ts'

const numbersOf = (item: Primitive): readonly number[] => {
  switch (item.kind) {
    case 'path':
      return item.segments.flatMap(segment => segment.slice(1) as number[])
    case 'ellipse':
      return [item.x, item.y, item.rx, item.ry]
    case 'label':
      return [item.x, item.y, item.size]
  }
}

/** The corners of what a pupil sees of an item: of a curve its ends. */
const cornersOf = (item: Primitive): readonly (readonly [number, number])[] => {
  switch (item.kind) {
    case 'path':
      return item.segments.flatMap(segment =>
        segment[0] === 'Z' ? [] : [[segment.at(-2) as number, segment.at(-1) as number] as const],
      )
    case 'ellipse':
      return [
        [item.x - item.rx, item.y - item.ry],
        [item.x + item.rx, item.y + item.ry],
      ]
    case 'label': {
      const { left, right, bottom, top } = boxOfLabel(item)
      return [
        [left, bottom],
        [right, top],
      ]
    }
  }
}

const isLabel = (item: Primitive): item is Extract<Primitive, { kind: 'label' }> => item.kind === 'label'

describe.each(earlyFigures.map((figure, i) => ({ name: `${figure.kind} ${i}`, figure })))('$name', ({ figure }) => {
  test.each(['en', 'es'] as const)('is drawn within its borders in %s', locale => {
    const { width, height, items } = drawFigure(figure, SCRIBES[locale])
    expect(items.flatMap(numbersOf).every(Number.isFinite)).toBe(true)
    expect(width).toBeLessThanOrEqual(31)
    for (const [x, y] of items.flatMap(cornersOf)) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(width)
      expect(y).toBeLessThanOrEqual(height)
    }
  })

  test.each(['en', 'es'] as const)('has no label upon another in %s', locale => {
    const boxes = drawFigure(figure, SCRIBES[locale]).items.filter(isLabel).map(boxOfLabel)
    boxes.forEach((one, i) => {
      for (const two of boxes.slice(i + 1)) {
        const apart = one.right <= two.left || two.right <= one.left || one.top <= two.bottom || two.top <= one.bottom
        expect(apart, JSON.stringify([one, two])).toBe(true)
      }
    })
  })

  test('is told in both languages', () => {
    const [english, spanish] = [describeFigure(figure, SCRIBES.en), describeFigure(figure, SCRIBES.es)]
    for (const text of [english, spanish]) {
      expect(text).not.toBe('')
      expect(text).not.toMatch(/undefined|NaN|\[object| {2}| [.,:]/)
    }
    expect(english).not.toBe(spanish)
  })

  test('survives a round trip as JSON', () => {
    const copy = JSON.parse(JSON.stringify(figure))
    expect(copy).toEqual(figure)
    expect(drawFigure(copy, SCRIBES.en)).toEqual(drawFigure(figure, SCRIBES.en))
  })
})
