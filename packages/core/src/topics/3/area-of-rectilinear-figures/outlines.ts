import {
  box,
  type Expr,
  itemOf,
  measure as measuredIn,
  type Point,
  type Polygon,
  polygon,
  type Random,
  symbol,
  type UnitId,
} from '../../../author.ts'

/** A rectangle of a figure by its lower left corner and its two sides. */
export interface Part {
  readonly at: Point
  readonly across: number
  readonly up: number
}
export type Cut = readonly [from: Point, to: Point]

/** A figure with right angles only, and the rectangles that one way of cutting makes of it. */
export interface Outline {
  readonly letter: 'L' | 'T' | 'U' | 'step'
  /** Counterclockwise; the first side leads from the first corner to the second. */
  readonly corners: readonly Point[]
  readonly sides: readonly number[]
  readonly parts: readonly Part[]
  readonly cuts: readonly Cut[]
  /** The sides that the parts need, by their place; all of them lead to the area without another. */
  readonly needed: readonly number[]
}

export const areaOfPart = ({ across, up }: Part): number => across * up
export const areaOf = ({ parts }: Pick<Outline, 'parts'>): number =>
  parts.map(areaOfPart).reduce((all, area) => all + area, 0)

/** Two columns on one base, the left one higher. */
export const lOutline = (w1: number, h1: number, w2: number, h2: number): Outline => ({
  letter: 'L',
  corners: [
    [0, 0],
    [w1 + w2, 0],
    [w1 + w2, h2],
    [w1, h2],
    [w1, h1],
    [0, h1],
  ],
  sides: [w1 + w2, h2, w2, h1 - h2, w1, h1],
  parts: [
    { at: [0, 0], across: w1, up: h1 },
    { at: [w1, 0], across: w2, up: h2 },
  ],
  cuts: [
    [
      [w1, h2],
      [w1, 0],
    ],
  ],
  needed: [1, 2, 4, 5],
})

/** A bar with a stem on it. */
export const tOutline = (before: number, stem: number, after: number, bar: number, high: number): Outline => {
  const [wide, top, right] = [before + stem + after, bar + high, before + stem]
  return {
    letter: 'T',
    corners: [
      [0, 0],
      [wide, 0],
      [wide, bar],
      [right, bar],
      [right, top],
      [before, top],
      [before, bar],
      [0, bar],
    ],
    sides: [wide, bar, after, high, stem, high, before, bar],
    parts: [
      { at: [0, 0], across: wide, up: bar },
      { at: [before, bar], across: stem, up: high },
    ],
    cuts: [
      [
        [right, bar],
        [before, bar],
      ],
    ],
    needed: [0, 1, 3, 4],
  }
}

/** Three columns on one base: a step goes down to the right, a U has its middle column lower than the others. */
export function columnsOutline(letter: 'U' | 'step', [w1, w2, w3]: Three, [h1, h2, h3]: Three): Outline {
  const [second, wide] = [w1 + w2, w1 + w2 + w3]
  return {
    letter,
    corners: [
      [0, 0],
      [wide, 0],
      [wide, h3],
      [second, h3],
      [second, h2],
      [w1, h2],
      [w1, h1],
      [0, h1],
    ],
    sides: [wide, h3, w3, Math.abs(h2 - h3), w2, h1 - h2, w1, h1],
    parts: [
      { at: [0, 0], across: w1, up: h1 },
      { at: [w1, 0], across: w2, up: h2 },
      { at: [second, 0], across: w3, up: h3 },
    ],
    cuts: [
      [
        [w1, h2],
        [w1, 0],
      ],
      [
        [second, Math.min(h2, h3)],
        [second, 0],
      ],
    ],
    needed: [1, 2, 4, 5, 6, 7],
  }
}
type Three = readonly [number, number, number]

/** A step whose high columns stand left; cut down from where each step begins. */
const drawStep = (random: Random, longest: number): Outline =>
  random.until(
    () => {
      const h3 = random.int(2, 6)
      const h2 = h3 + random.int(1, 4)
      return columnsOutline(
        'step',
        [random.int(2, 7), random.int(2, 7), random.int(2, 7)],
        [h2 + random.int(2, 4), h2, h3],
      )
    },
    shape => areInReach(shape, longest),
  )
const drawU = (random: Random, longest: number): Outline =>
  random.until(
    () => {
      const high = random.int(6, 12)
      const low = random.int(2, high - 3)
      return columnsOutline('U', [random.int(2, 6), random.int(2, 8), random.int(2, 6)], [high, low, high])
    },
    shape => areInReach(shape, longest),
  )
const drawL = (random: Random, longest: number): Outline =>
  random.until(
    () => lOutline(random.int(2, 7), random.int(5, longest), random.int(2, 7), random.int(2, longest - 3)),
    shape => areInReach(shape, longest) && itemOf(shape.sides, 3) >= 2,
  )
const drawT = (random: Random, longest: number): Outline =>
  random.until(
    () => {
      const beside = random.int(2, 4)
      return tOutline(beside, random.int(2, 5), beside, random.int(2, 5), random.int(3, 7))
    },
    shape => areInReach(shape, longest),
  )

/** Facts of the table, and no side longer than the level allows. */
const areInReach = ({ sides, parts }: Outline, longest: number): boolean =>
  sides.every(side => side >= 2 && side <= longest) &&
  parts.every(({ across, up }) => across <= 10 && up <= 12 && across * up <= 100) &&
  new Set(parts.map(areaOfPart)).size === parts.length

const DRAWN = { l: drawL, t: drawT, u: drawU, step: drawStep }
export type OutlineName = keyof typeof DRAWN

/** A figure of this kind in any of the eight ways to lay it down. */
export const drawOutline = (random: Random, name: OutlineName, longest: number): Outline =>
  laid(DRAWN[name](random, longest), random.int(0, 3), random.chance(0.5))

/** Turned by quarters, and perhaps flipped; lengths stay with their sides. */
function laid(shape: Outline, quarters: number, isFlipped: boolean): Outline {
  const place = ([x, y]: Point): Point => {
    const [a, b] = isFlipped ? [-x, y] : [x, y]
    return (
      [
        [a, b],
        [-b, a],
        [-a, -b],
        [b, -a],
      ] as const
    )[quarters as 0 | 1 | 2 | 3]
  }
  return {
    ...shape,
    corners: shape.corners.map(place),
    parts: shape.parts.map(({ at: [x, y], across, up }) => {
      const [p, q] = [place([x, y]), place([x + across, y + up])]
      const isTurned = quarters % 2 === 1
      return {
        at: [Math.min(p[0], q[0]), Math.min(p[1], q[1])],
        across: isTurned ? up : across,
        up: isTurned ? across : up,
      }
    }),
    cuts: shape.cuts.map(([from, to]) => [place(from), place(to)]),
  }
}

export const PART_NAMES = ['A', 'B', 'C'] as const

interface Shown {
  readonly unit: UnitId
  /** The sides with their lengths, by their place. */
  readonly labeled: readonly number[]
  /** A side with a box to find. */
  readonly asked?: number
  readonly cut?: boolean
}

/** The figure true to scale, its outer right angles marked; cut, with its rectangles named. */
export function outlineFigure(
  { corners, sides, parts, cuts }: Outline,
  { unit, labeled, asked, cut = false }: Shown,
): Polygon {
  const ends = cut ? cuts.flat() : []
  const at = ([x, y]: Point) => corners.findIndex(([cx, cy]) => cx === x && cy === y)
  const nameOf = (end: Point, i: number) => (at(end) >= 0 ? String.fromCharCode(65 + at(end)) : `P${i}`)
  const points = Object.fromEntries(
    ends.flatMap((end, i) => (at(end) >= 0 ? [] : [[`P${i}`, { at: end, label: null, dot: false }] as const])),
  )
  const label = (i: number): Expr | null =>
    i === asked ? box() : labeled.includes(i) ? measuredIn(itemOf(sides, i), unit) : null
  return polygon({
    vertices: corners,
    sides: sides.map((_, i) => label(i)),
    angles: corners.map((_, i) => (isOuter(corners, i) ? { mark: 'square' } : null)),
    ...(cut
      ? {
          points,
          lines: cuts.map(([from, to], i) => ({ of: nameOf(from, 2 * i) + nameOf(to, 2 * i + 1), dashed: true })),
          texts: parts.map(({ at: [x, y], across, up }, i) => ({
            at: [x + across / 2, y + up / 2] as Point,
            label: symbol(itemOf(PART_NAMES, i)),
          })),
        }
      : {}),
  })
}

const windOf = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [nx, ny] = itemOf(points, (i + 1) % points.length)
    return sum + x * ny - y * nx
  }, 0)

function isOuter(corners: readonly Point[], i: number): boolean {
  const count = corners.length
  const three = [itemOf(corners, (i + count - 1) % count), itemOf(corners, i), itemOf(corners, (i + 1) % count)]
  return Math.sign(windOf(three)) === Math.sign(windOf(corners))
}

/** The area of a drawn figure by its corners alone. */
export const drawnArea = ({ points, corners }: Polygon): number =>
  Math.abs(windOf(points.slice(0, corners).map(({ at }) => at))) / 2

/** Where the figure bends inward. */
export const innerCorners = (corners: readonly Point[]): readonly number[] =>
  corners.map((_, i) => i).filter(i => !isOuter(corners, i))
