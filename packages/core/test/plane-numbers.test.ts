import { describe, expect, it } from 'vitest'
import { conic } from '../src/figure/conic.ts'
import { coordinatePlane } from '../src/figure/coordinate-plane.ts'
import type { Primitive } from '../src/figure/drawing.ts'
import type { Figure } from '../src/figure/figure.ts'
import { functionGraph } from '../src/figure/function-graph.ts'
import { withGaps } from '../src/figure/gaps.ts'
import { drawFigure } from '../src/figure/kind.ts'
import { blocks, grown, obstaclesOf } from '../src/figure/obstacle.ts'
import { boxOfLabel, line, polyline } from '../src/figure/pen.ts'
import { regionGraph } from '../src/figure/region-graph.ts'
import { vectorDiagram } from '../src/figure/vector-diagram.ts'
import { over, sum, symbol, times } from '../src/math/build.ts'
import { SCRIBES } from '../src/show/scribe.ts'

const itemsOf = (figure: Figure) => drawFigure(figure, SCRIBES.en).items
type Label = Extract<Primitive, { kind: 'label' }>
const numbersOf = (items: readonly Primitive[]) => items.filter((item): item is Label => item.kind === 'label')
/** How many numbers have a line through their middle, or so near to an edge. */
const struck = (items: readonly Primitive[], margin = 0.3) => {
  const lines = obstaclesOf(items.filter(item => item.kind === 'path' && item.stroke && item.stroke.width > 0.05))
  return numbersOf(items).filter(item => lines.some(one => blocks(one, grown(boxOfLabel(item), -margin)))).length
}

describe('numbers of a plane', () => {
  it('interrupt no line, and are left out where they have no place beside it', () => {
    const slopes = [-2, -1, 1, 2].map(slope => ({
      through: [
        [0, 0],
        [1, slope],
      ] as const,
    }))
    const planes = Array.from({ length: 9 }, (_, i) =>
      coordinatePlane({
        x: [-10, 10],
        y: [-10, 10],
        lines: [
          ...slopes.slice(i % 4, (i % 4) + 1),
          {
            through: [
              [i - 4, 0],
              [i - 3, 1],
            ],
          },
        ],
      }),
    )
    for (const items of planes.map(itemsOf)) {
      const thick = items.filter(item => item.kind === 'path' && item.stroke !== null && item.stroke.width > 0.05)
      for (const item of thick)
        if (item.kind === 'path') expect(item.segments.filter(([command]) => command === 'M').length).toBeLessThan(3)
      expect(struck(items)).toBe(0)
      expect(numbersOf(items).length).toBeGreaterThan(10)
    }
  })

  it('are not grazed by one either', () => {
    const through = (a: readonly [number, number], b: readonly [number, number]) => ({ through: [a, b] as const })
    const lines = [through([0, -3], [-9, 0]), through([0, 3], [-9, 0]), through([0, 3], [9, 0])]
    expect(struck(itemsOf(coordinatePlane({ lines })), 0.1)).toBe(0)
  })

  it('stand on shading without a box of blank paper', () => {
    const items = itemsOf(regionGraph({ x: [-6, 6], y: [-6, 6], inequalities: [{ a: 1, b: 1, c: 20, sign: '<' }] }))
    expect(items.filter(item => item.kind !== 'label' && item.fill === 'paper')).toEqual([])
  })

  it.each([
    [
      'a line upright',
      coordinatePlane({
        x: [-6, 6],
        y: [-6, 6],
        lines: [
          {
            through: [
              [-2, 0],
              [-2, 1],
            ],
          },
        ],
      }),
    ],
    [
      'a line level',
      coordinatePlane({
        x: [-6, 6],
        y: [-6, 6],
        lines: [
          {
            through: [
              [0, 3],
              [1, 3],
            ],
          },
        ],
      }),
    ],
    ['a curve', conic({ curve: { form: 'hyperbola', center: [0, 0], a: 4, b: 3, opens: 'x' } })],
    ['a vector along their row', vectorDiagram({ vectors: [{ from: [1, -1], to: [7, -1] }] })],
  ])('are not struck through by %s', (_, figure) => {
    expect(struck(itemsOf(figure))).toBe(0)
  })
})

describe('the last digit of a number', () => {
  it('is not struck through either', () => {
    const through: [[number, number], [number, number]] = [
      [1, 0],
      [-3, -6],
    ]
    expect(struck(itemsOf(coordinatePlane({ lines: [{ through }] })), 0.16)).toBe(0)
  })
})

describe('the numbers beside a curve and its asymptotes', () => {
  const x = symbol('x')
  const asymptotes = { x: [1], y: [0] }
  const graph = (shown: boolean) =>
    functionGraph({
      x: [-8, 8],
      y: [-8, 8],
      curves: [over(sum(x, -5), times(x, sum(x, -1)))],
      ...(shown ? { asymptotes } : {}),
    })
  const isCurve = (item: Primitive) =>
    item.kind === 'path' && item.segments.length > 15 && item.stroke?.dash === 'solid' && item.stroke.width > 0.05
  const piecesOf = (item: Primitive) =>
    item.kind === 'path' ? item.segments.filter(([command]) => command === 'M').length : 0

  it('interrupt a dashed line rather than the curve', () => {
    const curves = itemsOf(graph(true)).filter(isCurve)
    expect(curves.reduce((sum, item) => sum + piecesOf(item), 0)).toBe(2)
  })
})

describe('a number under an arrowhead', () => {
  it('is left out where it has no other place', () => {
    const lines = [-0.7, 0.7].map((at): { through: [[number, number], [number, number]] } => ({
      through: [
        [at, 0],
        [at, 1],
      ],
    }))
    const items = itemsOf(coordinatePlane({ x: [-8, 8], y: [-8, 8], lines }))
    const heads = obstaclesOf(items.filter(item => item.kind === 'path' && item.fill === 'ink'))
    const under = numbersOf(items).filter(item => heads.some(one => blocks(one, grown(boxOfLabel(item), -0.2))))
    expect(under).toEqual([])
  })
})

describe('gaps', () => {
  const box = { left: 1, right: 2, bottom: -1, top: 1 }
  it('interrupt what runs through', () => {
    expect(withGaps(line([0, 0], [3, 0]), [box])).toMatchObject({
      segments: [
        ['M', 0, 0],
        ['L', 1, 0],
        ['M', 2, 0],
        ['L', 3, 0],
      ],
    })
  })
  it('leave what passes by or along an edge', () => {
    const passing = polyline([
      [0, 0.95],
      [3, 0.95],
      [3, 4],
    ])
    expect(withGaps(passing, [box])).toEqual(passing)
  })
})
