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
import { figureKind } from './kind.ts'
import { angleLabelOf, isOptions, labelOf, type Name, optionalLabel } from './naming.ts'
import type { Point } from './pen.ts'
import { sentence, spokenName, told } from './saying.ts'
import { type AngleMark, finished, turned, windingOf } from './sketch.ts'
import {
  type Cevian,
  cevianOf,
  type ExteriorAngle,
  exteriorOf,
  isSameLine,
  type ParallelLine,
  parallelOf,
} from './triangle-parts.ts'
import { type TriangleShape, triangleVertices } from './triangle-shape.ts'

/** A triangle by its true shape, with labels and marks. The first three lines are its sides AB, BC, CA. */
export interface Triangle extends Diagram {
  readonly kind: 'triangle'
}

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
  readonly cevians?: readonly Cevian[]
  readonly parallels?: readonly ParallelLine[]
  readonly exterior?: readonly ExteriorAngle[]
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
        parallels.some(({ to, marked: isMarked }) => isMarked && isSameLine(to, side))
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

export const triangleFigure = figureKind<Triangle>('triangle', {
  draw: (figure, scribe) => finished(diagramSketch(figure, scribe)),

  describe(figure, scribe) {
    return told(
      spokenCorners(figure, { en: 'A triangle', es: 'Un triángulo' }, scribe),
      ...spokenDiagram(figure, scribe, line => isPlainSide(figure, line)),
    )
  },
})

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
