import { describe, expect, it } from 'vitest'
import { describeFigure, drawFigure } from '../src/figure/kind.ts'
import { type ShapeSetOptions, type ShapeSpec, shapeSet } from '../src/figure/shape-set.ts'
import { borderOf } from '../src/figure/shapes.ts'
import { SCRIBES } from '../src/show/scribe.ts'

const told = (items: readonly ShapeSpec[], options: ShapeSetOptions) =>
  (['en', 'es'] as const).map(locale => describeFigure(shapeSet(items, options), SCRIBES[locale]))

describe('the border of a shape', () => {
  it.each([
    ['triangle', 3],
    ['rectangle', 4],
    ['irregular-pentagon', 5],
    ['hexagon', 6],
  ] as const)('of a %s has %i sides and as many corners', (shape, count) => {
    const parts = borderOf(shape)?.parts ?? []
    expect(parts).toEqual(Array.from({ length: count }, () => ['side', 'corner']).flat())
  })

  it('tells a curve, and the loose ends of what is open', () => {
    expect(borderOf('circle')?.parts).toEqual(['curve'])
    expect(borderOf('half-circle')?.parts).toEqual(['side', 'corner', 'curve', 'corner'])
    expect(borderOf('open-triangle')?.parts.filter(part => part === 'end')).toHaveLength(2)
  })

  it('tells whether all sides are equal', () => {
    expect(borderOf('rhombus')?.sidesAreEqual).toBe(true)
    expect(borderOf('rectangle')?.sidesAreEqual).toBe(false)
  })

  it('is none of a solid or an everyday thing', () => {
    expect(borderOf('cube')).toBeNull()
    expect(borderOf('apple')).toBeNull()
  })
})

describe('the alternate text of shapes whose sides are to be counted', () => {
  it('goes round the border, and never says how many', () => {
    expect(told(['triangle', 'circle'], { says: 'borders' })).toEqual([
      'Shapes in a row. Side, corner, side, corner, side, corner; a curve all around.',
      'Figuras en fila. Lado, esquina, lado, esquina, lado, esquina; una línea curva en todo el borde.',
    ])
  })

  it('adds whether the sides are equal where that is asked', () => {
    expect(told(['right-triangle'], { says: 'borders-and-lengths' })).toEqual([
      'A shape. Side, corner, side, corner, side, corner, no two sides equal.',
      'Una figura. Lado, esquina, lado, esquina, lado, esquina, todos los lados distintos.',
    ])
  })
})

describe('where shapes stand', () => {
  it('is told of a column and of a grid from the top', () => {
    expect(told(['star', 'moon'], { perRow: 1, says: 'names' })).toEqual([
      'Shapes in a column, from the top down. Star; moon.',
      'Figuras en columna, de arriba abajo. Estrella; luna.',
    ])
    expect(told(['star', null, null, 'moon'], { perRow: 2, grid: true, says: 'names' })[0]).toBe(
      'Shapes in a grid, row by row from the top. Row 1: star; an empty place. Row 2: an empty place; moon.',
    )
  })

  it('and which way they look', () => {
    expect(told(['duck', 'snail'], { facing: 'left', says: 'names' })).toEqual([
      'Pictures in a row, from left to right. All look to the left. Duck; snail.',
      'Dibujos en fila, de izquierda a derecha. Todos miran hacia la izquierda. Pato; caracol.',
    ])
  })

  it('what looks to the left is the mirror image of what looks to the right', () => {
    const [left, right] = (['left', 'right'] as const).map(facing =>
      drawFigure(shapeSet(['elephant'], { facing }), SCRIBES.en),
    )
    const xs = (drawing = left) =>
      drawing!.items
        .flatMap(item => (item.kind === 'path' ? item.segments : []))
        .flatMap(part => (part[0] === 'M' ? [part[1]] : []))
    xs(left).forEach((x, i) => expect(x).toBeCloseTo(left!.width - xs(right)[i]!, 3))
  })
})
