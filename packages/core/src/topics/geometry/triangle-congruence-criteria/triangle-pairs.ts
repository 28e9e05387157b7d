import {
  type GeometryDiagram,
  geometryDiagram,
  itemOf,
  type Point,
  type Random,
  triangleVertices,
  tupleOf,
} from '../../../author.ts'
import { type Criterion, criterionOf } from './congruence.ts'

/** Apart; sharing side 2 as mirror images or half a turn apart; meeting at corner 2. */
export type Layout = 'separate' | 'mirror' | 'turn' | 'crossing'
/** A pair of equal parts: side i is opposite corner i. A right angle is an angle that is marked by a square. */
export type Part = readonly [kind: 'side' | 'angle' | 'right', index: number]

export interface TrianglePair {
  readonly layout: Layout
  readonly angles: readonly [number, number, number]
  /** Corresponding corners in order. */
  readonly first: readonly [string, string, string]
  readonly second: readonly [string, string, string]
  readonly turns: readonly [number, number]
  readonly isFlipped: boolean
  readonly scale: number
}

const PARTS: readonly Part[] = [0, 1, 2].flatMap(i => [['side', i] as const, ['angle', i] as const])
const indices = (parts: readonly Part[], isSide: boolean) =>
  parts.filter(([kind]) => (kind === 'side') === isSide).map(([, index]) => index)
const rightOf = (parts: readonly Part[]) => parts.find(([kind]) => kind === 'right')?.[1] ?? null
export const criterionBy = (parts: readonly Part[]) =>
  criterionOf(indices(parts, true), indices(parts, false), rightOf(parts))

const isPart = ([kind, index]: Part, [otherKind, other]: Part) => kind === otherKind && index === other
/** Known without a mark: the shared side, the vertical angles. */
export const knownIn = (layout: Layout): readonly Part[] =>
  layout === 'separate' ? [] : layout === 'crossing' ? [['angle', 2]] : [['side', 2]]

/** All ways to get a criterion in a layout, without the part that is known. */
const ways = (layout: Layout, criterion: Criterion): readonly (readonly Part[])[] => {
  const known = knownIn(layout)
  const pool: readonly Part[] =
    criterion === 'HL' ? PARTS.flatMap(([kind, i]): Part[] => (kind === 'side' ? [[kind, i]] : [['right', i]])) : PARTS
  return pool
    .flatMap((one, i) =>
      pool.slice(i + 1).flatMap((two, j) => pool.slice(i + j + 2).map(three => [one, two, three] as readonly Part[])),
    )
    .filter(parts => criterionBy(parts) === criterion && known.every(part => parts.some(p => isPart(p, part))))
    .map(parts => parts.filter(part => !known.some(k => isPart(k, part))))
}
const WAYS = new Map<string, readonly (readonly Part[])[]>()
const waysFor = (layout: Layout, criterion: Criterion) => {
  const key = `${layout} ${criterion}`
  const found = WAYS.get(key) ?? ways(layout, criterion)
  WAYS.set(key, found)
  return found
}

const LETTERS = {
  separate: ['ABCDEF', 'PQRSTU', 'JKLMNP', 'GHJKLM', 'RSTUVW', 'DEFGHJ', 'LMNPQR', 'ABCTUV', 'FGHRST'],
  shared: ['ABCD', 'PQRS', 'KLMN', 'TUVW', 'EFGH', 'RSTU', 'HJKL'],
  crossing: ['ABCDE', 'PQRST', 'JKLMN', 'STUVW', 'EFGHJ', 'KLMNP'],
} as const

function drawNames(random: Random, layout: Layout): Pick<TrianglePair, 'first' | 'second'> {
  if (layout === 'separate') {
    const letters = [...random.pick(LETTERS.separate)]
    return {
      first: tupleOf(random.shuffle(letters.slice(0, 3)), 3),
      second: tupleOf(random.shuffle(letters.slice(3)), 3),
    }
  }
  if (layout === 'crossing') {
    const [a, b, c, d, e] = tupleOf([...random.pick(LETTERS.crossing)], 5)
    return { first: [a, b, c], second: [d, e, c] }
  }
  const [a, b, c, d] = tupleOf([...random.pick(LETTERS.shared)], 4)
  return { first: [b, d, a], second: layout === 'mirror' ? [b, d, c] : [d, b, c] }
}

const scalene = (random: Random) =>
  random.until(
    () => {
      const [a, b] = [random.int(38, 95), random.int(38, 95)]
      return [a, b, 180 - a - b] as const
    },
    ([a, b, c]) =>
      c >= 38 &&
      c <= 95 &&
      Math.min(Math.abs(a - b), Math.abs(b - c), Math.abs(a - c)) >= 9 &&
      ![a, b, c].some(angle => Math.abs(angle - 90) < 4),
  )
const withRight = (random: Random, corner: number): readonly [number, number, number] => {
  const acute = random.pick([32, 35, 38, 52, 55, 58])
  const angles: number[] = [acute, acute, acute]
  angles[corner] = 90
  angles[(corner + 1) % 3] = 90 - acute
  return tupleOf(angles, 3)
}

/** Two sides and an angle opposite the shorter of them leave two triangles possible. */
const isAmbiguous = (parts: readonly Part[], angles: readonly number[]) => {
  const [angle] = indices(parts, false)
  const other = indices(parts, true).find(side => side !== angle)
  return angle !== undefined && other !== undefined && itemOf(angles, angle) < itemOf(angles, other)
}

export interface MarkedPair {
  readonly pair: TrianglePair
  /** Marked in the figure. */
  readonly parts: readonly Part[]
  readonly criterion: Criterion
}

export function drawPair(random: Random, layout: Layout, right: number | null = null, isLarger = false): TrianglePair {
  return {
    layout,
    angles: right === null ? scalene(random) : withRight(random, right),
    ...drawNames(random, layout),
    turns: [random.int(0, 11) * 30 + 7, random.int(0, 11) * 30 + 19],
    isFlipped: random.chance(0.5),
    scale: isLarger ? 0.75 : 1,
  }
}

export function drawMarked(random: Random, layout: Layout, criterion: Criterion): MarkedPair {
  const marks = waysFor(layout, criterion)
  if (criterion !== 'SSA') {
    const parts = random.pick(marks)
    return { pair: drawPair(random, layout, rightOf(parts), criterion === 'AAA'), parts, criterion }
  }
  const fitting = (pair: TrianglePair) =>
    marks.filter(parts => isAmbiguous([...parts, ...knownIn(layout)], pair.angles))
  const pair = random.until(
    () => drawPair(random, layout),
    pair => fitting(pair).length > 0,
  )
  return { pair, parts: random.pick(fitting(pair)), criterion }
}

export const sideName = (corners: readonly string[], i: number) =>
  itemOf(corners, (i + 1) % 3) + itemOf(corners, (i + 2) % 3)
export const angleName = (corners: readonly string[], i: number) =>
  itemOf(corners, (i + 1) % 3) + itemOf(corners, i) + itemOf(corners, (i + 2) % 3)

const turnedBy = ([x, y]: Point, degrees: number): Point => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [x * c - y * s, x * s + y * c]
}

function placesOf({ layout, angles, first, second, turns, isFlipped, scale }: TrianglePair): Record<string, Point> {
  const corners = triangleVertices({ angles })
  const [[ax, ay], [bx, by], [cx, cy]] = corners
  const named = (names: readonly string[], points: readonly Point[]) =>
    Object.fromEntries(names.map((name, i) => [name, itemOf(points, i)]))
  const together = (points: readonly Point[]) => points.map(point => turnedBy(point, turns[0]))
  switch (layout) {
    case 'separate': {
      const one = together(corners)
      const two = corners.map(([x, y]) => turnedBy([isFlipped ? -x * scale : x * scale, y * scale], turns[1]))
      const [right, left] = [Math.max(...one.map(([x]) => x)), Math.min(...two.map(([x]) => x))]
      const [low, otherLow] = [one, two].map(points => Math.min(...points.map(([, y]) => y)))
      const beside = two.map(([x, y]): Point => [x - left + right + 0.35, y - otherLow! + low!])
      return named([...first, ...second], [...one, ...beside])
    }
    case 'crossing': {
      const p: Point = [ax - cx, ay - cy]
      const q: Point = [bx - cx, by - cy]
      const [a, b, c] = first
      return named([a, b, c, second[0], second[1]], together([p, q, [0, 0], [-p[0], -p[1]], [-q[0], -q[1]]]))
    }
    case 'mirror':
    case 'turn': {
      const third: Point = layout === 'mirror' ? [cx, -cy] : [ax + bx - cx, ay + by - cy]
      return named([...first, second[2]], together([...corners, third]))
    }
  }
}

const ARCS = ['arc', 'double-arc', 'triple-arc'] as const

/** Both triangles; equal parts bear equal marks. */
export function pairFigure(
  pair: TrianglePair,
  parts: readonly Part[],
  size = pair.layout === 'separate' ? 17 : 14,
): GeometryDiagram {
  const [sides, angles] = [indices(parts, true), parts.filter(([kind]) => kind === 'angle').map(([, index]) => index)]
  const right = rightOf(parts)
  const linesOf = (corners: readonly string[], drawn: readonly number[]) =>
    drawn.map(i => ({ of: sideName(corners, i), ticks: sides.indexOf(i) + 1 }))
  const isJoined = pair.layout === 'mirror' || pair.layout === 'turn'
  return geometryDiagram({
    points: placesOf(pair),
    lines: isJoined
      ? [...linesOf(pair.first, [0, 1]), ...linesOf(pair.second, [2, 0, 1])]
      : [...linesOf(pair.first, [0, 1, 2]), ...linesOf(pair.second, [0, 1, 2])],
    angles: [pair.first, pair.second].flatMap(corners => [
      ...angles.map((i, nth) => ({ of: angleName(corners, i), mark: itemOf(ARCS, nth) })),
      ...(right === null ? [] : [{ of: angleName(corners, right), mark: 'square' as const }]),
    ]),
    size,
  })
}
