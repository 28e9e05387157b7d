import { catalog, generateWorksheet } from '@worksheet/core'
import type { Drawing, Primitive } from '@worksheet/core/show'
import { expect, test } from 'vitest'
import { drawingToTikz } from '../src/figure.ts'
import { renderLatex } from '../src/index.ts'

const INK = { width: 0.05, dash: 'solid', tone: 'ink' } as const
const THICK = { ...INK, width: 0.1 }
const tikz = (...items: Primitive[]) => {
  const drawing: Drawing = { width: 8, height: 8, items }
  return drawingToTikz(drawing)
    .split('\n')
    .slice(2, -1)
    .map(line => line.trim())
}
const line = (x: number, y: number, a: number, b: number, stroke: typeof INK | typeof THICK = INK): Primitive => ({
  kind: 'path',
  segments: [
    ['M', x, y],
    ['L', a, b],
  ],
  stroke,
  fill: null,
})
const square = (x: number, y: number, fill: 'paper' | 'light'): Primitive => ({
  kind: 'path',
  segments: [['M', x, y], ['L', x + 1, y], ['L', x + 1, y + 1], ['L', x, y + 1], ['Z']],
  stroke: INK,
  fill,
})
const label = (text: string, x: number, y: number): Primitive => ({
  kind: 'label',
  x,
  y,
  anchor: { x: 'center', y: 'middle' },
  of: { kind: 'number', text },
  size: 1,
  tone: 'ink',
})

test('ticks around a center stand together, whatever stands between them', () => {
  const ticks = [0, 30, 60, 90, 120, 150].flatMap(angle => {
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
    const thousandths = (value: number) => Math.round(1000 * value) / 1000
    const [a, b, c] = [2, 2.8, 3].map(r => [thousandths(4 + r * cos), thousandths(4 + r * sin)] as const)
    return a && b && c ? [line(...b, ...c), line(...a, ...c, THICK)] : []
  })
  expect(tikz({ kind: 'ellipse', x: 4, y: 4, rx: 3, ry: 3, stroke: THICK, fill: null }, ...ticks)).toEqual([
    '\\path[worksheet/line=.1] (4,4) circle[radius=3];',
    '\\worksheetticks{worksheet/line=.1}{4}{4}{2}{3}{0,30,...,150}',
    '\\worksheetticks{worksheet/line=.05}{4}{4}{2.8}{3}{0,30,...,150}',
  ])
})

test('ticks beside each other and their numbers are loops', () => {
  const places = [1, 2.5, 4, 5.5]
  expect(tikz(...places.flatMap(x => [line(x, 1, x, 1.2), label(`${2 * x}`, x, 0.5)]))).toEqual([
    '\\path[worksheet/line=.05] \\foreach \\x in {1,2.5,4,5.5} {(\\x,1) -- (\\x,1.2)};',
    '\\foreach \\x/\\n in {1/2,2.5/5,4/8,5.5/11} {\\worksheetlabel{worksheet/label}{}{1}{\\x}{.5}{$\\n$}}',
  ])
})

test('shapes of one style are one path where they lie apart, and keep their order where they do not', () => {
  expect(tikz(square(0, 0, 'paper'), label('1', 0.5, 0.5), square(1, 0, 'paper'), square(2, 0, 'light'))).toEqual([
    '\\path[worksheet/line=.05,worksheet/paper] (0,0) rectangle (1,1) (1,0) rectangle (2,1);',
    '\\worksheetlabel{worksheet/label}{}{1}{.5}{.5}{$1$}',
    '\\path[worksheet/line=.05,worksheet/shade] (2,0) rectangle (3,1);',
  ])
  expect(tikz(square(0, 0, 'paper'), square(0.5, 0, 'light'), square(1, 0, 'paper'))).toHaveLength(3)
  expect(tikz(square(0, 0, 'paper'), square(0.5, 0.5, 'paper'))).toHaveLength(2)
  expect(tikz(line(0, 0, 1, 1), square(0, 0, 'paper'), line(1, 0, 0, 1))).toHaveLength(3)
})

/** One topic of each strand: pages of counted pictures alone are longer. */
const MIXED = [
  'count-objects-to-20',
  'name-flat-and-solid-shapes',
  'tens-and-ones',
  'compare-three-digit-numbers',
  'multiplication-facts-by-family',
  'name-fractions-of-shapes',
  'round-multi-digit-numbers',
  'simplify-fractions',
  'round-decimals',
  'multiply-mixed-numbers',
  'percent-part-whole',
  'one-step-equations-nonnegative',
  'multiply-divide-integers',
  'angle-relationships-equations',
  'simple-systems-algebraic',
  'literal-equations-formulas',
  'systems-by-elimination',
  'quadratics-by-factoring',
  'special-right-triangles',
  'volume-pyramids-cones-spheres',
  'evaluate-logarithms-definition',
  'trig-equation-solving',
  'z-score-normal-area',
  'limits-algebraic-techniques',
  'antiderivatives-basic-rules',
] as const

const topics = catalog().flatMap(({ id: grade, topics }) => topics.map(topic => ({ grade, topic })))

/** As many problems of every kind as there are in a long sheet. */
const mixed = (seed: number) =>
  generateWorksheet({
    seed,
    entries: topics
      .filter(({ topic }) => MIXED.some(id => id === topic.id))
      .map(({ grade, topic: { id, difficulties } }, i) => ({
        id,
        grade,
        topic: id,
        difficulty: difficulties[(i + seed) % difficulties.length] ?? 'easy',
        count: 3,
      })),
  })

test.each([1, 2, 3, 4, 5, 6, 7, 8])('a mixed sheet of 75 problems with its key is at most 110 kB: seed %i', seed => {
  expect(renderLatex(mixed(seed), { showAnswerKey: true }).length).toBeLessThan(110_000)
})

test('counted pictures are told once, and where they stand', () => {
  const worksheet = generateWorksheet({
    seed: 2,
    entries: [{ id: 'a', grade: 'k', topic: 'count-objects-to-20', difficulty: 'hard', count: 3 }],
  })
  const latex = renderLatex(worksheet, { showAnswerKey: true, definitions: false })
  expect(latex).toMatch(/\\worksheetshapes\{worksheet/)
  expect(latex.length).toBeLessThan(22_000)
})

test.each([
  ['2', 'tell-time-five-minutes', 1500],
  ['4', 'measure-draw-angles-protractor', 6000],
] as const)('a figure of %s %s is no longer than a page of source', (grade, topic, most) => {
  const worksheet = generateWorksheet({ seed: 1, entries: [{ id: 'a', grade, topic, difficulty: 'medium', count: 6 }] })
  const figures = renderLatex(worksheet).match(/\\begin\{tikzpicture\}[\s\S]*?\\end\{tikzpicture\}/g) ?? []
  expect(figures.length).toBeGreaterThan(3)
  expect(Math.max(...figures.map(figure => figure.length))).toBeLessThan(most)
})
