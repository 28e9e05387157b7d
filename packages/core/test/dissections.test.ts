import { describe, expect, test } from 'vitest'
import { type BorderSpec, borderArea, type PieceBorder } from '../src/figure/shape-pieces.ts'
import { ALIKE, BLOCKS, cutShape, type Dissection, lying, MIXED } from '../src/topics/kit/shapes/dissections.ts'

const bank: Readonly<Record<string, Dissection>> = { ...ALIKE, ...MIXED }

/** The border as a polygon of short chords. */
function chords(border: PieceBorder): readonly (readonly [number, number])[] {
  return border.flatMap(({ at: [x, y], arc }, i) => {
    if (arc === 0) return [[x, y] as const]
    const [nextX, nextY] = border[(i + 1) % border.length]!.at
    const half = (arc * Math.PI) / 360
    const [middleX, middleY] = [(x + nextX) / 2, (y + nextY) / 2]
    const [wide, high] = [(nextX - x) / 2, (nextY - y) / 2]
    const away = 1 / Math.tan(half)
    const center = [middleX - high * away, middleY + wide * away] as const
    const from = Math.atan2(y - center[1], x - center[0])
    const radius = Math.hypot(x - center[0], y - center[1])
    return Array.from({ length: 60 }, (_, step) => {
      const angle = from + (2 * half * step) / 60
      return [center[0] + radius * Math.cos(angle), center[1] + radius * Math.sin(angle)] as const
    })
  })
}
function isInside(border: PieceBorder, x: number, y: number): boolean {
  const points = chords(border)
  return (
    points.filter(([x1, y1], i) => {
      const [x2, y2] = points[(i + 1) % points.length]!
      return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)
    }).length %
      2 ===
    1
  )
}
const sidesOf = (border: BorderSpec) =>
  border
    .map(([x, y], i) => {
      const [nextX, nextY] = border[(i + 1) % border.length]!
      return Math.hypot(nextX - x, nextY - y).toFixed(3)
    })
    .sort()

describe.each(Object.entries(bank))('%s', (_, dissection) => {
  const [group] = cutShape(dissection).groups
  const pieces = group!.pieces.map(({ border }) => border)
  const outline = group!.outline!

  test('its pieces cover it once', () => {
    for (let x = -1.97; x < 5; x += 0.11)
      for (let y = -1.98; y < 3; y += 0.11)
        expect(pieces.filter(piece => isInside(piece, x, y)).length).toBe(isInside(outline, x, y) ? 1 : 0)
  })
  test('the areas of its pieces add to its own', () => {
    expect(pieces.reduce((sum, piece) => sum + borderArea(piece), 0)).toBeCloseTo(borderArea(outline), 3)
  })
  test('each piece is its block, turned', () => {
    for (const { block, border } of dissection.laid) {
      expect(sidesOf(border)).toEqual(sidesOf(BLOCKS[block]))
      const [apart] = lying([block]).groups
      const [laid] = cutShape({ outline: border, laid: [] }).groups
      expect(borderArea(laid!.outline!)).toBeCloseTo(borderArea(apart!.pieces[0]!.border), 3)
    }
  })
})
