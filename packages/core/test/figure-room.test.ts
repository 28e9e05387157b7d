import { describe, expect, it } from 'vitest'
import { barChart } from '../src/figure/bar-chart.ts'
import type { Primitive } from '../src/figure/drawing.ts'
import type { Figure } from '../src/figure/figure.ts'
import { functionGraph } from '../src/figure/function-graph.ts'
import { drawFigure } from '../src/figure/kind.ts'
import { numberBond } from '../src/figure/number-bond.ts'
import { numberLine } from '../src/figure/number-line.ts'
import { boxOfLabel } from '../src/figure/pen.ts'
import { pictureGraph } from '../src/figure/picture-graph.ts'
import { shapeSet } from '../src/figure/shape-set.ts'
import { blank, equation, over, sum, symbol, times, words } from '../src/math/build.ts'
import { SCRIBES } from '../src/show/scribe.ts'

const draw = (figure: Figure) => drawFigure(figure, SCRIBES.en)
type Label = Extract<Primitive, { kind: 'label' }>
const labelsOf = (figure: Figure) => draw(figure).items.filter((item): item is Label => item.kind === 'label')
const wide = blank(3)

describe('room to write in', () => {
  it('is left under the last line of a fact house', () => {
    const house = numberBond(9, [4, 5], 'house', [equation(sum(4, 5), 9), equation(sum(wide, wide), wide)])
    expect(Math.min(...labelsOf(house).map(item => boxOfLabel(item).bottom))).toBeGreaterThan(0.6)
  })

  it('is left on an open line for jumps to be drawn, on the side where they go', () => {
    const [up, down] = [
      numberLine({ from: 30, to: 80, open: true, labels: [34] }),
      numberLine({ from: 40, to: 90, open: true, labels: [84] }),
    ].map(figure => ({ width: draw(figure).width, at: labelsOf(figure)[0]!.x }))
    expect(up!.width).toBeGreaterThan(17)
    expect(up!.width - up!.at).toBeGreaterThan(0.6)
    expect(down!.at).toBeGreaterThan(0.6)
  })
})

describe('the key of a picture graph', () => {
  it('stands on one line, however deep its letters reach', () => {
    const figure = pictureGraph({ key: 2, keyLabel: words('2 cars', '2 carros'), rows: [['A', 4]] })
    const key = labelsOf(figure).slice(-3)
    expect(new Set(key.map(({ y, anchor }) => `${y.toFixed(6)} ${anchor.y}`))).toHaveLength(1)
    expect(key[0]!.anchor.y).toBe('baseline')
  })
})

describe('the letters of shapes in rows', () => {
  it('stand nearer to their own shape than to the one below, even where that is larger', () => {
    const set = shapeSet(
      [0.7, 0.7, 1, 1].map(size => ({ shape: 'circle', size })),
      { perRow: 2, named: 'letters' },
    )
    const circles = draw(set).items.flatMap(item => (item.kind === 'ellipse' ? [item] : []))
    const letter = boxOfLabel(labelsOf(set)[0]!)
    const [above, below] = [circles[0]!, circles[2]!]
    const [up, down] = [above.y - above.ry - letter.top, letter.bottom - below.y - below.ry]
    expect(up).toBeGreaterThan(0.2)
    expect(down).toBeGreaterThan(1.3 * up)
  })
})

describe('the names under the bars of a graph', () => {
  it('stand on one line, and so do those of its key', () => {
    const figure = barChart({
      categories: [words('eggs', 'huevos'), words('milk', 'leche')],
      series: [
        { name: words('Boys', 'Niños'), values: [3, 4] },
        { name: words('Girls', 'Niñas'), values: [2, 5] },
      ],
      scale: { to: 5 },
    })
    const standing = labelsOf(figure).flatMap(({ of, y, anchor }) =>
      of.kind === 'text' ? [`${anchor.y} ${y.toFixed(6)}`] : [],
    )
    expect(standing.every(place => place.startsWith('baseline'))).toBe(true)
    expect(new Set(standing)).toHaveLength(2)
  })
})

describe('a graph that leaves its window', () => {
  it('leaves no blot in a corner that it crosses', () => {
    const x = symbol('x')
    const [above, below] = [times(3, sum(x, 1), sum(x, -3)), times(sum(x, 3), sum(x, 2))]
    const graph = functionGraph({ x: [-8, 8], y: [-8, 8], curves: [over(above, below)] })
    const heads = draw(graph).items.filter(item => item.kind === 'path' && item.fill === 'ink')
    expect(heads).toHaveLength(4 + 2)
  })
})
