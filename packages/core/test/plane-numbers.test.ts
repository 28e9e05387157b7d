import { describe, expect, it } from 'vitest'
import { conic } from '../src/figure/conic.ts'
import { coordinatePlane } from '../src/figure/coordinate-plane.ts'
import type { Primitive } from '../src/figure/drawing.ts'
import type { Figure } from '../src/figure/figure.ts'
import { withGaps } from '../src/figure/gaps.ts'
import { drawFigure } from '../src/figure/kinds.ts'
import { blocks, grown, obstaclesOf } from '../src/figure/obstacle.ts'
import { boxOfLabel, line, polyline } from '../src/figure/pen.ts'
import { regionGraph } from '../src/figure/region-graph.ts'
import { vectorDiagram } from '../src/figure/vector-diagram.ts'
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
