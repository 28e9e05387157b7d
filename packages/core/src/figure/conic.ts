import { assert, never } from '../errors.ts'
import { clipped, piecesOf, thinned } from './curve.ts'
import type { Primitive } from './drawing.ts'
import { figureKind, type Scribe } from './kind.ts'
import {
  CURVE,
  type PlanePoint,
  type PointSpec,
  planePoint,
  pointOn,
  pointSketch,
  spokenAxes,
  spokenPoints,
} from './marks.ts'
import { DASHED, line, type Point, polyline } from './pen.ts'
import {
  assertWithin,
  type Frame,
  frameOf,
  isWithin,
  onPlane,
  type Plane,
  type PlaneOptions,
  planeOf,
  windowOf,
} from './plane.ts'
import { drawPlane } from './plane-axes.ts'
import { listing, sentence, told } from './saying.ts'
import { combined } from './sketch.ts'

/** An ellipse, hyperbola, parabola or circle on a plane, by its center or vertex. */
export interface Conic extends Plane {
  readonly kind: 'conic'
  readonly curve: ConicCurve
  readonly shown: readonly ConicPart[]
  readonly points: readonly PlanePoint[]
}

export type ConicCurve =
  /** `a` is half as wide, `b` half as high. */
  | { readonly form: 'ellipse'; readonly center: Point; readonly a: number; readonly b: number }
  /** `a` is from the center to a vertex, `b` the other half-axis; `opens` along x or y. */
  | {
      readonly form: 'hyperbola'
      readonly center: Point
      readonly a: number
      readonly b: number
      readonly opens: 'x' | 'y'
    }
  /** `p` is from the vertex to the focus, negative to the left or down. */
  | { readonly form: 'parabola'; readonly vertex: Point; readonly p: number; readonly opens: 'x' | 'y' }

export type ConicPart = 'center' | 'vertices' | 'co-vertices' | 'foci' | 'asymptotes' | 'directrix' | 'axis'

export interface ConicOptions extends PlaneOptions {
  readonly curve: ConicCurve
  readonly show?: readonly ConicPart[]
  /** Points with names, such as F at a focus. */
  readonly points?: readonly PointSpec[]
}

export function conic({
  curve,
  show = curve.form === 'hyperbola' ? ['asymptotes'] : [],
  points = [],
  ...options
}: ConicOptions): Conic {
  const plane = planeOf(options)
  assert(curve.form === 'parabola' ? curve.p !== 0 : curve.a > 0 && curve.b > 0, 'A conic has a size')
  const figure: Conic = { kind: 'conic', ...plane, curve, shown: show, points: points.map(planePoint) }
  assertWithin(
    figure.points.map(point => point.at),
    plane,
  )
  const window = windowOf(plane)
  assert(
    extremesOf(curve).some(point => isWithin(point, window)) || branchesOf(figure).length > 0,
    'The curve lies outside of the plane',
  )
  return figure
}

export const conicFigure = figureKind<Conic>('conic', {
  draw(figure, scribe) {
    const frame = frameOf(figure)
    const named = figure.points.map(({ at }) => at)
    const dots = marksOf(figure)
      .filter(at => !named.some(([x, y]) => x === at[0] && y === at[1]))
      .map((at): PlanePoint => ({ at, label: null, open: false }))
    const shapes = combined(
      {
        items: [
          ...guidesOf(figure, frame),
          ...branchesOf(figure).map(branch => polyline(thinned(branch.map(frame.at)), CURVE)),
        ],
        wishes: [],
      },
      pointSketch([...dots, ...figure.points], frame, scribe),
    )
    return onPlane(drawPlane(figure, frame, scribe), shapes)
  },

  describe(figure, scribe) {
    const extremes = extremesOf(figure.curve)
    const isSaid = ([x, y]: Point) =>
      [...extremes, ...centerOf(figure), ...figure.points.map(({ at }) => at)].some(([a, b]) => a === x && b === y)
    const marks = marksOf(figure)
      .filter(at => !isSaid(at))
      .map((at): PlanePoint => ({ at, label: null, open: false }))
    const noun = nounOf(figure.curve)
    const through = listing(
      extremes.map(point => pointOn(figure, point, scribe)),
      scribe,
    )
    return told(
      sentence(scribe, { en: `${noun.en} on a coordinate plane`, es: `${noun.es} en un plano de coordenadas` }),
      spokenAxes(figure, scribe),
      sentence(scribe, { en: `The curve passes through ${through}.`, es: `La curva pasa por ${through}.` }),
      ...guideWords(figure, scribe),
      ...centerOf(figure).map(at => {
        const place = pointOn(figure, at, scribe)
        return sentence(scribe, { en: `The center is marked at ${place}.`, es: `El centro está marcado en ${place}.` })
      }),
      spokenPoints([...marks, ...figure.points], figure, scribe),
    )
  },
})

const nounOf = ({ form }: ConicCurve) => {
  switch (form) {
    case 'ellipse':
      return { en: 'An ellipse', es: 'Una elipse' }
    case 'hyperbola':
      return { en: 'A hyperbola', es: 'Una hipérbola' }
    case 'parabola':
      return { en: 'A parabola', es: 'Una parábola' }
    default:
      return never(form)
  }
}

/** In the frame of the conic, x along its axis: turned where it opens upwards. */
const placed = (opens: 'x' | 'y', [h, k]: Point, along: number, across: number): Point =>
  opens === 'x' ? [h + along, k + across] : [h + across, k + along]

export function branchesOf({ curve, ...figure }: Conic): readonly (readonly Point[])[] {
  const window = windowOf(figure)
  switch (curve.form) {
    case 'ellipse':
      return piecesOf(
        t => [curve.center[0] + curve.a * Math.cos(t), curve.center[1] + curve.b * Math.sin(t)],
        0,
        2 * Math.PI,
        window,
      )
    case 'hyperbola':
      return [1, -1].flatMap(sign =>
        piecesOf(
          t => placed(curve.opens, curve.center, sign * curve.a * Math.cosh(t), curve.b * Math.sinh(t)),
          -4,
          4,
          window,
        ),
      )
    case 'parabola': {
      const reach = window.right - window.left + window.top - window.bottom
      return piecesOf(t => placed(curve.opens, curve.vertex, (t * t) / (4 * curve.p), t), -reach, reach, window)
    }
    default:
      return never(curve)
  }
}

/** The center, where it is a dot without a name. */
const centerOf = ({ curve, shown, points }: Conic): readonly Point[] =>
  curve.form === 'parabola' || !shown.includes('center')
    ? []
    : [curve.center].filter(([h, k]) => !points.some(({ at }) => at[0] === h && at[1] === k))

/** Dots for the parts that are shown as points. */
function marksOf({ curve, shown, ...figure }: Conic): readonly Point[] {
  const window = windowOf(figure)
  const parts: Readonly<Partial<Record<ConicPart, readonly Point[]>>> = pointsOf(curve)
  return shown.flatMap(part => parts[part] ?? []).filter(point => isWithin(point, window))
}

export function pointsOf(curve: ConicCurve): Readonly<Partial<Record<ConicPart, readonly Point[]>>> {
  if (curve.form === 'parabola')
    return { vertices: [curve.vertex], foci: [placed(curve.opens, curve.vertex, curve.p, 0)] }
  const opens = curve.form === 'hyperbola' ? curve.opens : curve.a >= curve.b ? 'x' : 'y'
  const [along, across] =
    curve.form === 'hyperbola' ? [curve.a, curve.b] : [Math.max(curve.a, curve.b), Math.min(curve.a, curve.b)]
  const focal = Math.sqrt(curve.form === 'hyperbola' ? along ** 2 + across ** 2 : along ** 2 - across ** 2)
  const both = (distance: number) => [
    placed(opens, curve.center, -distance, 0),
    placed(opens, curve.center, distance, 0),
  ]
  return {
    center: [curve.center],
    vertices: both(along),
    'co-vertices': [placed(opens, curve.center, 0, -across), placed(opens, curve.center, 0, across)],
    foci: focal > 0 ? both(focal) : [curve.center],
  }
}

/** Two points of each line that guides the eye: asymptotes, directrix, axis. */
function linesOf(curve: ConicCurve, part: ConicPart): readonly (readonly [Point, Point])[] {
  if (part === 'asymptotes' && curve.form === 'hyperbola')
    return [1, -1].map(sign => [curve.center, placed(curve.opens, curve.center, curve.a, sign * curve.b)] as const)
  if (curve.form !== 'parabola') return []
  if (part === 'directrix')
    return [[placed(curve.opens, curve.vertex, -curve.p, 0), placed(curve.opens, curve.vertex, -curve.p, 1)]]
  if (part === 'axis') return [[curve.vertex, placed(curve.opens, curve.vertex, 1, 0)]]
  return []
}

function guidesOf(figure: Conic, frame: Frame): readonly Primitive[] {
  const window = windowOf(figure)
  return figure.shown
    .flatMap(part => linesOf(figure.curve, part))
    .flatMap(([[x1, y1], [x2, y2]]) => {
      const reach = (100 * (window.right - window.left + window.top - window.bottom)) / Math.hypot(x2 - x1, y2 - y1)
      const ends = clipped(
        [x1 - (x2 - x1) * reach, y1 - (y2 - y1) * reach],
        [x1 + (x2 - x1) * reach, y1 + (y2 - y1) * reach],
        window,
      )
      return ends ? [line(frame.at(ends[0]), frame.at(ends[1]), DASHED)] : []
    })
}

function guideWords(figure: Conic, scribe: Scribe): readonly string[] {
  return figure.shown
    .flatMap(part => linesOf(figure.curve, part))
    .map(([a, b]) => {
      const [one, two] = [pointOn(figure, a, scribe), pointOn(figure, b, scribe)]
      return sentence(scribe, {
        en: `A dashed line passes through ${one} and ${two}.`,
        es: `Una recta discontinua pasa por ${one} y ${two}.`,
      })
    })
}

/** The points by which the eye knows the curve. */
function extremesOf(curve: ConicCurve): readonly Point[] {
  if (curve.form === 'parabola')
    return [
      curve.vertex,
      ...[1, -1].map(sign => placed(curve.opens, curve.vertex, curve.p, sign * 2 * Math.abs(curve.p))),
    ]
  const { vertices = [], 'co-vertices': others = [] } = pointsOf(curve)
  return curve.form === 'ellipse' ? [...vertices, ...others] : vertices
}
