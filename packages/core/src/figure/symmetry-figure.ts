import { assert } from '../errors.ts'
import type { Primitive, Stroke } from './drawing.ts'
import { drawIcon, type Icon, iconNoun } from './icon.ts'
import { figureKind, type Scribe } from './kind.ts'
import { isStrokeLetter, type StrokeLetter, strokesOf } from './letters.ts'
import { placedPath } from './path.ts'
import { at, cropped, directionOf, distanceOf, dot, HAIR, line, type Point, polygonPath, polyline } from './pen.ts'
import { listing, sentence, spokenPoint, told } from './saying.ts'
import { fitted, turned } from './sketch.ts'
import { spokenCrossing, spokenOutline } from './symmetry-words.ts'

/** A figure with a line that may be a line of symmetry, with all of them, or half of it beside its mirror line. */
export interface SymmetryFigure {
  readonly kind: 'symmetry-figure'
  readonly shape:
    | { readonly of: 'polygon'; readonly vertices: readonly Point[]; readonly closed: boolean }
    | { readonly of: 'letter'; readonly letter: StrokeLetter }
    | { readonly of: 'icon'; readonly icon: Icon }
  /** Degrees counterclockwise, of polygons. */
  readonly turn: number
  /** Dashed, and a little longer than given. Letters and icons have a box from −50 to 50. */
  readonly mirrors: readonly (readonly [Point, Point])[]
  /** Squared paper from [0, 0] to here. */
  readonly paper: Point | null
}

export interface SymmetryFigureOptions {
  /** The corners in order; or a capital letter; or an icon such as heart. */
  readonly shape: readonly Point[] | StrokeLetter | Icon
  /** The corners are joined, but not the last to the first: half a figure. */
  readonly open?: boolean
  readonly turn?: number
  readonly mirrors?: readonly (readonly [Point, Point])[]
  readonly paper?: Point
}

export function symmetryFigure({
  shape,
  open = false,
  turn = 0,
  mirrors = [],
  paper,
}: SymmetryFigureOptions): SymmetryFigure {
  assert(
    mirrors.every(([a, b]) => distanceOf(a, b) > 0),
    'A mirror line has two ends',
  )
  return { kind: 'symmetry-figure', shape: shapeOf(shape, open), turn, mirrors, paper: paper ?? null }
}

function shapeOf(shape: readonly Point[] | StrokeLetter | Icon, open: boolean): SymmetryFigure['shape'] {
  if (typeof shape !== 'string') {
    assert(shape.length >= (open ? 2 : 3), 'A figure needs corners')
    return { of: 'polygon', vertices: shape, closed: !open }
  }
  return isStrokeLetter(shape) ? { of: 'letter', letter: shape } : { of: 'icon', icon: shape }
}

const MIRROR: Stroke = { width: 0.08, dash: 'dashed', tone: 'ink' }
const OUTLINE: Stroke = { width: 0.1, dash: 'solid', tone: 'ink' }
const LETTER: Stroke = { width: 0.42, dash: 'solid', tone: 'dark' }
const SIZE = 5

export const symmetryFigureFigure = figureKind<SymmetryFigure>('symmetry-figure', {
  draw(figure) {
    const { shape, turn, mirrors, paper } = figure
    const corners =
      shape.of === 'polygon'
        ? [...shape.vertices, ...(paper ? [[0, 0] as Point, paper] : [])].map(point => turned(point, turn))
        : ([
            [-50, -50],
            [50, 50],
          ] as Point[])
    const place = paper ? scaled(paper) : fitted(corners, 6.5, 5.5)
    const on = (point: Point) =>
      shape.of === 'polygon'
        ? place(turned(point, turn))
        : ([(point[0] * SIZE) / 100, (point[1] * SIZE) / 100] as Point)
    const lines = mirrors.map(([from, to]) => {
      const [a, b] = [on(from), on(to)]
      const direction = directionOf(a, b)
      return line(at(a, -0.7, direction), at(b, 0.7, direction), MIRROR)
    })
    return cropped([...(paper ? squares(paper, place) : []), ...drawn(shape, on, paper !== null), ...lines], 0.3)
  },

  describe({ shape, mirrors, paper }, scribe) {
    if (shape.of === 'polygon' && paper === null)
      return told(
        ...spokenOutline(shape.vertices, scribe),
        ...mirrors.map(mirror => spokenCrossing(shape.vertices, mirror, scribe)),
      )
    return told(
      spokenShape(shape, scribe),
      paper !== null && sentence(scribe, { en: 'It lies on grid paper', es: 'Está sobre papel cuadriculado' }),
      ...mirrors.map(mirror => (paper === null ? spokenWay(mirror, scribe) : spokenMirror(mirror, scribe))),
    )
  },
})

function spokenShape(shape: SymmetryFigure['shape'], scribe: Scribe): string {
  switch (shape.of) {
    case 'polygon': {
      const corners = listing(
        shape.vertices.map(corner => spokenPoint(corner, scribe)),
        scribe,
      )
      return sentence(
        scribe,
        shape.closed
          ? { en: `A closed figure with the corners ${corners}`, es: `Una figura cerrada con los vértices ${corners}` }
          : {
              en: `Half of a figure with the corners ${corners}`,
              es: `La mitad de una figura con los vértices ${corners}`,
            },
      )
    }
    case 'letter':
      return sentence(scribe, { en: `The capital letter ${shape.letter}`, es: `La letra mayúscula ${shape.letter}` })
    case 'icon':
      return sentence(scribe, {
        en: `A picture: ${iconNoun(shape.icon).en[0]}`,
        es: `Un dibujo: ${iconNoun(shape.icon).es[0]}`,
      })
  }
}

const spokenMirror = ([from, to]: readonly [Point, Point], scribe: Scribe): string =>
  sentence(scribe, {
    en: `A dashed line through ${spokenPoint(from, scribe)} and ${spokenPoint(to, scribe)}`,
    es: `Una línea discontinua por ${spokenPoint(from, scribe)} y ${spokenPoint(to, scribe)}`,
  })

function spokenWay([from, to]: readonly [Point, Point], scribe: Scribe): string {
  const direction = ((directionOf(from, to) % 180) + 180) % 180
  const way =
    direction < 5 || direction > 175
      ? { en: 'horizontal', es: 'horizontal' }
      : Math.abs(direction - 90) < 5
        ? { en: 'vertical', es: 'vertical' }
        : { en: 'slanted', es: 'inclinada' }
  return sentence(scribe, { en: `A ${way.en} dashed line`, es: `Una línea discontinua ${way.es}` })
}

/** Squares of the paper are large enough to draw on. */
const scaled = ([columns, rows]: Point) => {
  const unit = Math.min(1.15, 14 / columns, 12 / rows)
  return ([x, y]: Point): Point => [x * unit, y * unit]
}

const squares = ([columns, rows]: Point, place: (point: Point) => Point): Primitive[] => [
  ...Array.from({ length: columns + 1 }, (_, x) => line(place([x, 0]), place([x, rows]), HAIR)),
  ...Array.from({ length: rows + 1 }, (_, y) => line(place([0, y]), place([columns, y]), HAIR)),
]

function drawn(shape: SymmetryFigure['shape'], on: (point: Point) => Point, dots: boolean): Primitive[] {
  switch (shape.of) {
    case 'polygon': {
      const points = shape.vertices.map(on)
      return [
        shape.closed ? polygonPath(points, OUTLINE, dots ? null : 'light') : polyline(points, OUTLINE),
        ...(dots ? points.map(point => dot(point, 0.12)) : []),
      ]
    }
    case 'letter':
      return strokesOf(shape.letter).map(
        (path): Primitive => ({
          kind: 'path',
          segments: placedPath(path, { middle: [0, 0], scale: SIZE / 100 }),
          stroke: LETTER,
          fill: null,
        }),
      )
    case 'icon':
      return drawIcon(shape.icon, [0, 0], SIZE, 'white')
  }
}
