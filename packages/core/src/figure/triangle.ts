import { assert } from '../errors.ts'
import {
  type AngleOf,
  assertDrawable,
  type Diagram,
  type DiagramAngle,
  type DiagramLine,
  type DiagramPoint,
  diagramAngle,
  diagramLine,
  diagramPoints,
  type LineOf,
  type PointsSpec,
  splitNames,
} from './diagram.ts'
import { diagramSketch, liesOn } from './diagram-sketch.ts'
import { spokenDiagram } from './diagram-words.ts'
import type { FigureKind } from './kind.ts'
import { angleLabelOf, isOptions, labelOf, type Name, optionalLabel } from './naming.ts'
import { at, between, directionOf, distanceOf, type Point } from './pen.ts'
import { sentence, spokenName, told } from './saying.ts'
import { type AngleMark, finished, turned, windingOf } from './sketch.ts'

/** A triangle by its true shape, with labels and marks. The first three lines are its sides AB, BC, CA. */
export interface Triangle extends Diagram {
  readonly kind: 'triangle'
}

/** Sides are opposite A, B, C in this order; `twoSides` are b and c with the angle at A between them. */
export type TriangleShape =
  | { readonly sides: readonly [a: number, b: number, c: number] }
  | { readonly angles: readonly [a: number, b: number, c: number] }
  | { readonly twoSides: readonly [b: number, c: number]; readonly angle: number }
  | { readonly vertices: readonly [Point, Point, Point] }

export type TriangleSide =
  | Name
  | { readonly label?: Name | null; readonly ticks?: number; readonly parallels?: number; readonly dashed?: boolean }
export type TriangleAngle = Name | { readonly label?: Name | null; readonly mark?: AngleMark }

export interface TriangleOptions {
  readonly shape: TriangleShape
  /** 'ABC', printed at the corners; null prints none. */
  readonly names?: string | null
  /** { AB: 5, BC: 'x', CA: { ticks: 1 } }, named by A, B, C or by the printed names. */
  readonly sides?: Readonly<Record<string, TriangleSide>>
  /** { A: 40, B: { mark: 'square' } }; a number is in degrees. */
  readonly angles?: Readonly<Record<string, TriangleAngle>>
  /** From a corner to the opposite side. */
  readonly cevians?: readonly {
    readonly from: string
    readonly as: 'altitude' | 'median' | 'bisector' | number
    readonly foot?: string
    readonly label?: Name | null
    readonly dashed?: boolean
  }[]
  /** From side to side, parallel to a side, at a share of the way from the opposite corner. */
  readonly parallels?: readonly {
    readonly to: string
    readonly share: number
    readonly names?: string
    readonly label?: Name | null
    readonly marked?: boolean
  }[]
  /** The side before the corner goes on beyond it: at C, BC does. */
  readonly exterior?: readonly { readonly at: string; readonly label?: Name | null; readonly name?: string }[]
  readonly points?: PointsSpec
  readonly lines?: readonly LineOf[]
  readonly marked?: readonly AngleOf[]
  readonly turn?: number
  readonly flip?: boolean
  readonly size?: number
}

export function triangle(options: TriangleOptions): Triangle {
  const diagram = triangleDiagram(options.shape, options)
  assertDrawable(diagram)
  return { kind: 'triangle', ...diagram }
}

/** AB lies level, C above it, until it is turned or flipped. */
export function triangleVertices(shape: TriangleShape): readonly [Point, Point, Point] {
  if ('vertices' in shape) return shape.vertices
  if ('sides' in shape) {
    const [a, b, c] = shape.sides
    assert(a + b > c && a + c > b && b + c > a, () => `Sides of ${a}, ${b} and ${c} make no triangle`)
    const x = (b * b + c * c - a * a) / (2 * c)
    return [
      [0, 0],
      [c, 0],
      [x, Math.sqrt(b * b - x * x)],
    ]
  }
  if ('angles' in shape) {
    const [a, b, c] = shape.angles
    assert(
      Math.abs(a + b + c - 180) < 1e-6 && Math.min(a, b, c) > 0,
      () => `Angles of ${a}°, ${b}° and ${c}° make no triangle`,
    )
    const side = Math.sin((b * Math.PI) / 180) / Math.sin((c * Math.PI) / 180)
    return [[0, 0], [1, 0], at([0, 0], side, a)]
  }
  const [b, c] = shape.twoSides
  assert(
    shape.angle > 0 && shape.angle < 180 && b > 0 && c > 0,
    'Two sides and the angle between them make no triangle',
  )
  return [[0, 0], [c, 0], at([0, 0], b, shape.angle)]
}

export function triangleDiagram(
  shape: TriangleShape,
  options: Omit<TriangleOptions, 'shape'>,
  angles: NonNullable<TriangleOptions['angles']> = options.angles ?? {},
): Diagram {
  const {
    names = 'ABC',
    sides = {},
    cevians = [],
    parallels = [],
    exterior = [],
    points = {},
    lines = [],
    marked = [],
    turn = 0,
    flip = false,
    size = 11.5,
  } = options
  const letters = names === null ? ['A', 'B', 'C'] : splitNames(names)
  assert(letters.length === 3, () => `"${names}" does not name three corners`)
  const corners = triangleVertices(shape).map(
    (place, i): DiagramPoint => ({
      name: letters[i]!,
      at: place,
      label: names === null ? null : labelOf(letters[i]!),
      dot: false,
    }),
  )
  const [a, b, c] = corners as [DiagramPoint, DiagramPoint, DiagramPoint]
  const isForward = windingOf(corners.map(corner => corner.at)) > 0 !== flip
  const wishes = Object.entries(sides).map(([name, wish]) => ({ number: sideNumber(name, letters), wish }))
  const drawnSides = [
    [a, b],
    [b, c],
    [c, a],
  ].map(([from, to], i) =>
    sideLine(from!.name, to!.name, wishes.find(({ number }) => number === i)?.wish ?? null, isForward),
  )
  for (const name of Object.keys(angles)) assert(letters.includes(name), () => `The triangle has no ${name}`)
  const parts = [
    ...cevians.map(spec => cevianOf(spec, corners)),
    ...parallels.map(spec => parallelOf(spec, corners, drawnSides)),
    ...exterior.map(spec => exteriorOf(spec, corners)),
  ]
  return {
    points: [...corners, ...parts.flatMap(part => part.points), ...diagramPoints(points)].map(point => ({
      ...point,
      at: turned(flip ? [-point.at[0], point.at[1]] : point.at, turn),
    })),
    lines: [
      ...drawnSides.map(side =>
        parallels.some(({ to, marked: isMarked }) => isMarked && isSame(to, side))
          ? { ...side, parallels: side.parallels + 1 }
          : side,
      ),
      ...parts.flatMap(part => part.lines),
      ...lines.map(diagramLine),
    ],
    angles: [
      ...corners.flatMap((corner, i) =>
        cornerAngle(corner, corners[(i + 1) % 3]!, corners[(i + 2) % 3]!, angles[corner.name]),
      ),
      ...parts.flatMap(part => part.angles),
      ...marked.map(diagramAngle),
    ],
    circles: [],
    arcs: [],
    regions: [],
    texts: [],
    size,
  }
}

/** AB is the first side, BC the second, CA the third, whichever of its ends is named first. */
function sideNumber(name: string, letters: readonly string[]): number {
  const [one = -1, two = -1, ...rest] = splitNames(name).map(letter => letters.indexOf(letter))
  assert(one >= 0 && two >= 0 && one !== two && rest.length === 0, () => `The triangle has no ${name}`)
  return (4 - one - two) % 3
}

const isSame = (name: string, { from, to }: DiagramLine) => name === from + to || name === to + from

function sideLine(from: string, to: string, wish: TriangleSide | null, isForward: boolean): DiagramLine {
  const {
    label = null,
    ticks = 0,
    parallels = 0,
    dashed = false,
  } = wish === null ? {} : isOptions(wish) ? wish : { label: wish }
  const side = isForward ? 'right' : 'left'
  return { from, to, extent: 'segment', dashed, ticks, parallels, label: optionalLabel(label), side }
}

function cornerAngle(
  here: DiagramPoint,
  next: DiagramPoint,
  before: DiagramPoint,
  wish: TriangleAngle | undefined,
): readonly DiagramAngle[] {
  if (wish === undefined) return []
  const { label = null, mark = 'arc' } = isOptions(wish) ? wish : { label: wish }
  return [
    {
      from: next.name,
      vertex: here.name,
      to: before.name,
      mark,
      label: label === null ? null : angleLabelOf(label),
      reflex: false,
    },
  ]
}

interface Part {
  readonly points: readonly DiagramPoint[]
  readonly lines: readonly DiagramLine[]
  readonly angles: readonly DiagramAngle[]
}

const added = (name: string, place: Point, isPrinted: boolean): DiagramPoint => ({
  name,
  at: place,
  label: isPrinted ? labelOf(name) : null,
  dot: false,
})

function opposite(name: string, corners: readonly DiagramPoint[]): readonly [DiagramPoint, DiagramPoint, DiagramPoint] {
  const i = corners.findIndex(corner => corner.name === name)
  assert(i >= 0, () => `The triangle has no corner ${name}`)
  return [corners[i]!, corners[(i + 1) % 3]!, corners[(i + 2) % 3]!]
}

function cevianOf(
  { from, as, foot, label = null, dashed = as === 'altitude' }: NonNullable<TriangleOptions['cevians']>[number],
  corners: readonly DiagramPoint[],
): Part {
  const [top, left, right] = opposite(from, corners)
  const share = typeof as === 'number' ? as : shareOf(as, top.at, left.at, right.at)
  assert(Math.abs(share) > 1e-6 && Math.abs(share - 1) > 1e-6, () => `The ${as} from ${from} is a side`)
  const name = foot ?? `${from}1`
  const extension =
    share < 0
      ? [diagramLine({ of: left.name + name, dashed: true })]
      : share > 1
        ? [diagramLine({ of: right.name + name, dashed: true })]
        : []
  return {
    points: [added(name, between(left.at, right.at, share), foot !== undefined)],
    lines: [diagramLine({ of: from + name, dashed, label }), ...extension],
    angles:
      as === 'altitude'
        ? [diagramAngle({ of: from + name + (share > 0.5 ? left.name : right.name), mark: 'square' })]
        : [],
  }
}

function shareOf(as: 'altitude' | 'median' | 'bisector', top: Point, left: Point, right: Point): number {
  switch (as) {
    case 'median':
      return 0.5
    case 'bisector':
      return distanceOf(top, left) / (distanceOf(top, left) + distanceOf(top, right))
    case 'altitude':
      return (
        ((top[0] - left[0]) * (right[0] - left[0]) + (top[1] - left[1]) * (right[1] - left[1])) /
        distanceOf(left, right) ** 2
      )
  }
}

function parallelOf(
  { to, share, names, label = null, marked = false }: NonNullable<TriangleOptions['parallels']>[number],
  corners: readonly DiagramPoint[],
  sides: readonly DiagramLine[],
): Part {
  const side = sides.find(item => isSame(to, item))
  assert(side && share > 0 && share < 1, () => `No line within the triangle is parallel to ${to} at ${share}`)
  const top = corners.find(({ name }) => name !== side.from && name !== side.to)!
  const [left, right] = [side.from, side.to].map(name => corners.find(corner => corner.name === name)!)
  const [one, two] = names === undefined ? [`${side.from}2`, `${side.to}2`] : splitNames(names)
  assert(one && two, () => `"${names}" does not name two points`)
  return {
    points: [
      added(one, between(top.at, left!.at, share), names !== undefined),
      added(two, between(top.at, right!.at, share), names !== undefined),
    ],
    lines: [diagramLine({ of: one + two, label, parallels: marked ? 1 : 0 })],
    angles: [],
  }
}

function exteriorOf(
  { at: corner, label = null, name }: NonNullable<TriangleOptions['exterior']>[number],
  corners: readonly DiagramPoint[],
): Part {
  const [here, after, before] = opposite(corner, corners)
  const longest = Math.max(
    distanceOf(here.at, before.at),
    distanceOf(here.at, after.at),
    distanceOf(before.at, after.at),
  )
  const end = name ?? `${corner}3`
  return {
    points: [added(end, at(here.at, longest * 0.28, directionOf(before.at, here.at)), name !== undefined)],
    lines: [diagramLine(corner + end)],
    angles: [diagramAngle({ of: end + corner + after.name, label })],
  }
}

export const triangleFigure: FigureKind<Triangle> = {
  draw: (figure, scribe) => finished(diagramSketch(figure, scribe)),

  describe(figure, scribe) {
    return told(
      spokenCorners(figure, { en: 'A triangle', es: 'Un triángulo' }, scribe),
      ...spokenDiagram(figure, scribe, line => isPlainSide(figure, line)),
    )
  },
}

export function spokenCorners(
  figure: Diagram,
  noun: { readonly en: string; readonly es: string },
  scribe: Parameters<typeof sentence>[0],
): string {
  const names = figure.points
    .slice(0, 3)
    .map(({ label }) => spokenName(label, scribe))
    .join('')
  return sentence(scribe, {
    en: `${noun.en}${names === '' ? '' : ` ${names}`}.`,
    es: `${noun.es}${names === '' ? '' : ` ${names}`}.`,
  })
}

/** That a triangle has three sides goes without saying, but not which points lie on them or beyond. */
export const isPlainSide = (figure: Diagram, line: DiagramLine): boolean => {
  const place = (name: string): Point => figure.points.find(point => point.name === name)!.at
  const isMarked = line.label !== null || line.ticks > 0 || line.parallels > 0
  const hasPointOn = figure.points.some(
    ({ name, at, label }) =>
      label && name !== line.from && name !== line.to && liesOn(at, place(line.from), place(line.to)),
  )
  const goesOn = figure.lines
    .slice(3)
    .some(
      ({ from, to, dashed }) =>
        !dashed &&
        ((from === line.to && liesOn(place(from), place(line.from), place(to))) ||
          (from === line.from && liesOn(place(from), place(line.to), place(to)))),
    )
  return figure.lines.indexOf(line) < 3 && !isMarked && !hasPointOn && !goesOn
}
