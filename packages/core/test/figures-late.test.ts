import { earlyFigures } from '@worksheet/testing/specimen-figures-early'
import { lateFigures } from '@worksheet/testing/specimen-figures-late'
import { describe, expect, it } from 'vitest'
import type { Locale } from '../src/both.ts'
import { circle } from '../src/figure/circle.ts'
import type { Drawing, Primitive, Segment } from '../src/figure/drawing.ts'
import type { Figure } from '../src/figure/figure.ts'
import { describeFigure, drawFigure } from '../src/figure/kind.ts'
import { figureKinds } from '../src/figure/kinds.ts'
import { blocks, obstaclesOf } from '../src/figure/obstacle.ts'
import { parallelLinesTransversal } from '../src/figure/parallel-lines-transversal.ts'
import type { Point } from '../src/figure/pen.ts'
import { boxOfLabel } from '../src/figure/pen.ts'
import { triangle } from '../src/figure/triangle.ts'
import { bracketed, join, measure, sum, symbol } from '../src/math/build.ts'
import { SCRIBES } from '../src/show/scribe.ts'

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

/** Lines run through numbers on planes and scales by custom; in shapes a label covers none. */
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

function expectOnPaper({ width, height, items }: Drawing): void {
  expect(width).toBeLessThanOrEqual(30)
  expect(height).toBeLessThanOrEqual(24)
  for (const [x, y] of items.flatMap(cornersOf)) {
    const isInside = x >= -0.1 && y >= -0.1 && x <= width + 0.1 && y <= height + 0.1
    if (!isInside) expect.fail(`(${x}, ${y}) lies outside of ${width} × ${height}`)
  }
}

function expectLabelsApart(drawing: Drawing, isShape: boolean): void {
  const labels = labelsOf(drawing)
  const obstacles = isShape ? obstaclesOf(drawing.items) : []
  for (const [i, one] of labels.entries()) {
    expect(one.size).toBeGreaterThanOrEqual(0.8)
    const box = shrunk(boxOfLabel(one), 0.03)
    const covered = labels.slice(i + 1).find(other => overlap(box, shrunk(boxOfLabel(other), 0.03)))
    if (covered) expect.fail(`${JSON.stringify(one)} covers ${JSON.stringify(covered)}`)
    if (obstacles.some(obstacle => blocks(obstacle, shrunk(box, 0.02))))
      expect.fail(`A line runs through ${JSON.stringify(one)}`)
  }
}

function expectWords(text: string, locale: Locale): void {
  expect(text).toMatch(/^\p{Lu}.{8,}\.$/u)
  expect(text).not.toMatch(/NaN|undefined|null|Infinity|\s{2}|\s[.,;:]|\.\.|[a-z]\.[A-Z]|\[object/)
  if (locale === 'es')
    expect(text).not.toMatch(/\b(the|and|with|from|points?|line|angle|labeled|through|axis|is|are)\b/i)
}

const named = lateFigures.map((figure, i) => [`${i} ${figure.kind}`, figure] as const)

describe.each(LOCALES)('in %s', locale => {
  it.each(named)('%s', (_, figure) => {
    const drawing = drawFigure(figure, SCRIBES[locale])
    const text = describeFigure(figure, SCRIBES[locale])
    expectOnPaper(drawing)
    expectLabelsApart(drawing, SHAPES.has(figure.kind))
    expectWords(text, locale)
    const stored = JSON.parse(JSON.stringify(figure)) as Figure
    expect(stored).toEqual(figure)
    expect(JSON.stringify(drawFigure(stored, SCRIBES[locale]))).toBe(JSON.stringify(drawing))
    expect(describeFigure(stored, SCRIBES[locale])).toBe(text)
  })
})

const sweep = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step)
const unknown = measure(bracketed(sum(join(3, symbol('x')), 15)), 'degree')

/** The shapes that topics ask for, turned every way. */
const turned: readonly Figure[] = [
  ...sweep(15, 135, 20).flatMap(a =>
    sweep(15, 150 - a, 30).map(b =>
      triangle({ shape: { angles: [a, b, 180 - a - b] }, angles: { A: a, B: unknown, C: 'x' }, turn: a * 7 + b }),
    ),
  ),
  ...sweep(20, 160, 20).map(angle =>
    parallelLinesTransversal({ angle, labels: 'all', names: ['m', 'n', 't'], turn: angle / 4 - 20 }),
  ),
  ...sweep(20, 160, 20).map(angle => parallelLinesTransversal({ angle, labels: { 1: unknown, 6: angle } })),
  ...sweep(0, 340, 40).map(turn =>
    circle({
      points: { A: turn, B: turn + 80, C: turn + 200 },
      lines: ['CA', 'CB', 'OA', 'OB'],
      angles: [
        { of: 'ACB', label: 'x' },
        { of: 'AOB', label: 80 },
      ],
    }),
  ),
]

it('keeps labels clear of lines and of each other whatever the angles', () => {
  for (const figure of turned) expectLabelsApart(drawFigure(figure, SCRIBES.en), true)
})

it('knows every kind of figure by an example', () => {
  const shown = new Set<string>([...lateFigures, ...earlyFigures].map(({ kind }) => kind))
  expect(figureKinds.filter(kind => !shown.has(kind))).toEqual([])
})
