import { describe, expect, it } from 'vitest'
import type { Drawing, Primitive, Segment } from '../src/figure/drawing.ts'
import type { Figure } from '../src/figure/figure.ts'
import { describeFigure, drawFigure } from '../src/figure/kinds.ts'
import type { Point } from '../src/figure/pen.ts'
import { boxOfLabel, crosses, linesOf } from '../src/figure/placing.ts'
import { SCRIBES } from '../src/show/scribe.ts'
import { lateFigures } from './specimen-figures-late.ts'

const LOCALES = ['en', 'es'] as const
type Label = Extract<Primitive, { kind: 'label' }>
type Box = ReturnType<typeof boxOfLabel>

const labelsOf = ({ items }: Drawing): readonly Label[] => items.filter(item => item.kind === 'label')
const shrunk = ({ left, right, bottom, top }: Box, by: number): Box => ({
  left: left + by,
  right: right - by,
  bottom: bottom + by,
  top: top - by,
})
const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top

const pointsOf = (segment: Segment): readonly Point[] => {
  switch (segment[0]) {
    case 'Z':
      return []
    case 'C':
      return [
        [segment[1], segment[2]],
        [segment[3], segment[4]],
        [segment[5], segment[6]],
      ]
    default:
      return [[segment[1], segment[2]]]
  }
}

function cornersOf(item: Primitive): readonly Point[] {
  switch (item.kind) {
    case 'path':
      return item.segments.flatMap(pointsOf)
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

const named = lateFigures.map((figure, i) => [`${i} ${figure.kind}`, figure] as const)

describe.each(LOCALES)('figures in %s', locale => {
  const scribe = SCRIBES[locale]

  it.each(named)('%s stays within its size', (_, figure) => {
    const { width, height, items } = drawFigure(figure, scribe)
    expect(width).toBeLessThanOrEqual(30)
    expect(height).toBeLessThanOrEqual(24)
    for (const item of items) {
      for (const [x, y] of cornersOf(item)) {
        expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true)
        expect(x).toBeGreaterThanOrEqual(-0.1)
        expect(y).toBeGreaterThanOrEqual(-0.1)
        expect(x).toBeLessThanOrEqual(width + 0.1)
        expect(y).toBeLessThanOrEqual(height + 0.1)
      }
    }
  })

  it.each(named)('%s keeps its labels apart and readable', (_, figure) => {
    const labels = labelsOf(drawFigure(figure, scribe))
    for (const [i, one] of labels.entries()) {
      expect(one.size).toBeGreaterThanOrEqual(0.8)
      for (const other of labels.slice(i + 1)) {
        if (overlap(shrunk(boxOfLabel(one), 0.03), shrunk(boxOfLabel(other), 0.03)))
          expect.fail(`${JSON.stringify(one)} covers ${JSON.stringify(other)}`)
      }
    }
  })

  it.each(named)('%s is described', (_, figure) => {
    const text = describeFigure(figure, scribe)
    expect(text.length).toBeGreaterThan(8)
    expect(text).not.toMatch(/NaN|undefined|null|Infinity|\s{2}|\s[.,;:]|\.\.|[a-z]\.[A-Z]|\[object/)
    expect(text).toMatch(/^\p{Lu}.*\.$/u)
    if (locale === 'es')
      expect(text).not.toMatch(/\b(the|and|with|from|points?|line|angle|labeled|through|axis|is|are)\b/i)
  })
})

/** Lines that labels are written on by custom, not by accident. */
const WRITTEN_ON: ReadonlySet<Figure['kind']> = new Set(['unit-circle', 'mapping-diagram', 'normal-curve'])
const SHAPES: ReadonlySet<Figure['kind']> = new Set([
  'triangle',
  'right-triangle',
  'polygon',
  'circle',
  'geometry-diagram',
  'angle-diagram',
  'parallel-lines-transversal',
  'venn',
  'tree-diagram',
  'dot-plot',
  'box-plot',
])

describe('labels', () => {
  it.each(named.filter(([, { kind }]) => SHAPES.has(kind) && !WRITTEN_ON.has(kind)))(
    '%s writes on no line',
    (_, figure) => {
      const drawing = drawFigure(figure, SCRIBES.en)
      const lines = drawing.items.flatMap(linesOf)
      for (const label of labelsOf(drawing)) {
        const box = shrunk(boxOfLabel(label), 0.05)
        if (lines.some(line => crosses(line, box))) expect.fail(`A line runs through ${JSON.stringify(label)}`)
      }
    },
  )
})

it('is plain data', () => {
  for (const figure of lateFigures) expect(JSON.parse(JSON.stringify(figure))).toEqual(figure)
})

it('draws the same from what was stored', () => {
  for (const figure of lateFigures) {
    const stored = JSON.parse(JSON.stringify(figure)) as Figure
    for (const locale of LOCALES) {
      expect(drawFigure(stored, SCRIBES[locale])).toEqual(drawFigure(figure, SCRIBES[locale]))
      expect(describeFigure(stored, SCRIBES[locale])).toBe(describeFigure(figure, SCRIBES[locale]))
    }
  }
})
