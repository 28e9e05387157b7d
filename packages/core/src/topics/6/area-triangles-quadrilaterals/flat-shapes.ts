import {
  decimal,
  failed,
  type LineOf,
  measure,
  mixed,
  type Point,
  type Polygon,
  polygon,
  type Random,
  Ratio,
  symbol,
  type UnitId,
  type Value,
} from '../../../author.ts'

export const LENGTH_UNITS = ['centimeter', 'meter', 'inch', 'foot'] as const
export type LengthUnit = (typeof LENGTH_UNITS)[number]

/** A shape by its bases and height; `slant` is a side that is not needed. */
export interface FlatShape {
  readonly kind: 'right triangle' | 'triangle' | 'obtuse triangle' | 'parallelogram' | 'trapezoid' | 'kite'
  /** One base, or two of a trapezoid; the diagonals of a kite. */
  readonly bases: readonly [Ratio, Ratio?]
  readonly height: Ratio
  /** How far the top is moved to the right. */
  readonly shift: Ratio
  readonly slant: Ratio | null
  /** How lengths that are not whole are written. */
  readonly writes: 'decimal' | 'mixed'
}

/** Sides that make a right angle, so that a slant side is a whole number. */
const TRIPLES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
  [8, 15, 17],
  [4, 3, 5],
  [8, 6, 10],
  [12, 5, 13],
  [12, 9, 15],
] as const

const whole = (value: number) => Ratio.of(value)

export type Numbers = 'whole' | 'decimal' | 'fraction'
const PARTS: Readonly<Record<Numbers, readonly number[]>> = { whole: [1], decimal: [2, 10], fraction: [2, 3, 4] }

export const written = ({ writes }: Pick<FlatShape, 'writes'>, value: Ratio): Value =>
  value.isInteger ? value : writes === 'decimal' ? decimal(value) : mixed(value)

/** Whole numbers from 3 to 20 with a whole area, or tenths and halves, or bases with fractions and a whole height. */
export function drawShape(
  random: Random,
  kind: FlatShape['kind'],
  withSlant: boolean,
  numbers: Numbers = 'whole',
): FlatShape {
  return random.until(
    () => drawLengths(random, kind, withSlant, numbers),
    shape => isRoomy(shape) && (numbers !== 'whole' || areaOf(shape).isInteger),
  )
}

/** There is room inside for the label of the height: outside it would name a side. */
function isRoomy({ kind, bases: [one, two], height, shift }: FlatShape): boolean {
  const [b, h, s] = [one.toNumber(), height.toNumber(), shift.toNumber()]
  const isWide = (room: number) => room / Math.max(b, h) >= 0.34
  switch (kind) {
    case 'triangle':
      return isWide(0.7 * Math.max(s, b - s))
    case 'parallelogram':
      return isWide(0.84 * (b - s / 2))
    case 'trapezoid':
      return isWide(0.42 * (b + two!.toNumber() - s))
    default:
      return true
  }
}

/** With the label of the height to the right or left of it. */
const heightLabeled = (drawn: Polygon, side: 'right' | 'left'): Polygon => ({
  ...drawn,
  // A height runs downwards: its left is the right of the page.
  lines: drawn.lines.map(line =>
    line.dashed && line.label ? { ...line, side: side === 'right' ? ('left' as const) : ('right' as const) } : line,
  ),
})

function drawLengths(random: Random, kind: FlatShape['kind'], withSlant: boolean, numbers: Numbers): FlatShape {
  const writes = numbers === 'fraction' ? 'mixed' : 'decimal'
  const part = random.pick(PARTS[numbers])
  const any = (least: number, most: number) => Ratio.of(random.int(least * part, most * part), part)
  // Where parts of a unit are drawn, none is a whole number.
  const length = (least: number, most: number) =>
    part === 1
      ? any(least, most)
      : random.until(
          () => any(least, most),
          value => !value.isInteger,
        )
  if (kind === 'kite') {
    const [one, two] = random.until(
      () => [length(4, 14), length(5, 16)] as const,
      ([one, two]) => !one.equals(two),
    )
    return {
      kind,
      bases: [one.times(one.isInteger && one.n % 2 === 1 && two.n % 2 === 1 ? 2 : 1)],
      height: two,
      shift: whole(0),
      slant: null,
      writes,
    }
  }
  const triple = random.pick(TRIPLES)
  const [shift, height, slant] = withSlant
    ? [whole(triple[0]), whole(triple[1]), whole(triple[2])]
    : [null, numbers === 'fraction' ? whole(random.int(3, 15)) : length(3, 15), null]
  const base = withSlant ? whole(random.int(Math.max(5, triple[0] + 2), 20)) : length(4, 20)
  const moved = shift ?? base.times(Ratio.of(random.int(3, 6), 10))
  switch (kind) {
    case 'right triangle':
      return { kind, bases: [base], height, shift: whole(0), slant: null, writes }
    case 'triangle':
      return { kind, bases: [base], height, shift: moved, slant, writes }
    case 'obtuse triangle':
      return {
        kind,
        bases: [base],
        height,
        shift: base.plus(shift ?? base.times(Ratio.of(random.int(3, 6), 10))),
        slant: null,
        writes,
      }
    case 'parallelogram':
      return { kind, bases: [base], height, shift: moved, slant, writes }
    case 'trapezoid': {
      const top = length(3, 10)
      const least = shift === null ? top : top.plus(shift)
      const bottom = least.plus(shift && random.chance(0.5) ? 0 : length(2, 8))
      const isWhole = numbers !== 'whole' || top.plus(bottom).times(height).over(2).isInteger
      const wide = isWhole ? bottom : bottom.plus(1)
      return {
        kind,
        bases: [wide, top],
        height,
        shift: shift ?? wide.minus(top).times(Ratio.of(random.int(2, 8), 10)),
        slant,
        writes,
      }
    }
  }
}

/** Half the sum of the bases times the height, where a triangle has a second base of nothing. */
export function areaOf({ kind, bases: [one, two], height }: FlatShape): Ratio {
  switch (kind) {
    case 'parallelogram':
      return one.times(height)
    case 'trapezoid':
      return one
        .plus(two ?? failed('A trapezoid has two bases'))
        .times(height)
        .over(2)
    default:
      return one.times(height).over(2)
  }
}

/** What is written at a length: the number with its unit, a letter for a missing one. */
export type Missing = 'base' | 'height' | null

export function shapeFigure(shape: FlatShape, unit: UnitId, missing: Missing = null): Polygon {
  const {
    kind,
    bases: [one, two],
    height,
    shift,
    slant,
  } = shape
  const labelled = (value: Ratio) => measure(written(shape, value), unit)
  const baseLabel = missing === 'base' ? symbol('b') : labelled(one)
  const heightLabel = missing === 'height' ? symbol('h') : labelled(height)
  const [b, h, s] = [one.toNumber(), height.toNumber(), shift.toNumber()]
  const slantLabel = slant ? labelled(slant) : null
  switch (kind) {
    case 'right triangle':
      return polygon({
        vertices: [
          [0, 0],
          [b, 0],
          [0, h],
        ],
        sides: [baseLabel, null, heightLabel],
        angles: [{ mark: 'square' }],
      })
    case 'triangle':
    case 'obtuse triangle': {
      const drawn = polygon({
        vertices: [
          [0, 0],
          [b, 0],
          [s, h],
        ],
        sides: [baseLabel, null, slantLabel],
        heights: [{ from: 'C', to: 'AB', label: heightLabel }],
      })
      return heightLabeled(drawn, s < b && s > b - s ? 'left' : 'right')
    }
    case 'parallelogram':
      return heightLabeled(
        polygon({
          vertices: [
            [0, 0],
            [b, 0],
            [b + s, h],
            [s, h],
          ],
          sides: [baseLabel, null, null, slantLabel],
          heights: [{ from: 'D', to: 'AB', label: heightLabel }],
        }),
        'right',
      )
    case 'trapezoid': {
      const top = two!.toNumber()
      return heightLabeled(
        polygon({
          vertices: [
            [0, 0],
            [b, 0],
            [s + top, h],
            [s, h],
          ],
          sides: [baseLabel, null, labelled(two!), slantLabel],
          heights: [{ from: 'D', to: 'AB', label: heightLabel }],
        }),
        'right',
      )
    }
    case 'kite': {
      const vertices: readonly Point[] = [
        [0, -h * 0.6],
        [b / 2, 0],
        [0, h * 0.4],
        [-b / 2, 0],
      ]
      const lines: readonly LineOf[] = [
        { of: 'DB', dashed: true },
        { of: 'AC', dashed: true },
      ]
      // The marks that every kite has.
      return polygon({
        vertices,
        sides: [2, 1, 1, 2].map(ticks => ({ ticks })),
        lines,
        points: { M: { at: [0, 0], label: null } },
        marked: [{ of: 'BMC', mark: 'square' }],
      })
    }
  }
}
