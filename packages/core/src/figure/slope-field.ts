import { assert } from '../errors.ts'
import type { Expr } from '../math/expr.ts'
import { gridLinesOf } from './axis.ts'
import { thinned, valueAt, type Window } from './curve.ts'
import { type Curve, type CurveSpec, curveOf, curveSketch } from './curves.ts'
import type { Primitive, Stroke } from './drawing.ts'
import { figureKind, type Scribe } from './kind.ts'
import { type PlanePoint, type PointSpec, planePoint, pointOn, pointSketch, spokenAxes, spokenPoints } from './marks.ts'
import { at, dot, line, type Point, polyline } from './pen.ts'
import { assertWithin, frameOf, isWithin, onPlane, type Plane, type PlaneOptions, planeOf, windowOf } from './plane.ts'
import { drawPlane } from './plane-axes.ts'
import { listing, sentence, spokenNumber, told } from './saying.ts'
import { combined } from './sketch.ts'

/** Short segments of slope dy/dx at the points of a grid, all of the same length. */
export interface SlopeField extends Plane {
  readonly kind: 'slope-field'
  /** dy/dx in x and y. */
  readonly of: Expr
  /** Where a segment is drawn. */
  readonly at: readonly Point[]
  /** Where the pupil draws one: a dot. */
  readonly dots: readonly Point[]
  /** Solution curves through these points. */
  readonly solutions: readonly Point[]
  readonly curves: readonly Curve[]
  readonly points: readonly PlanePoint[]
}

export interface SlopeFieldOptions extends PlaneOptions {
  readonly of: Expr
  /** Every grid point unless told otherwise; [] for none. */
  readonly at?: readonly Point[]
  readonly dots?: readonly Point[]
  readonly solutions?: readonly Point[]
  readonly curves?: readonly CurveSpec[]
  readonly points?: readonly PointSpec[]
}

export function slopeField({
  of,
  at,
  dots = [],
  solutions = [],
  curves = [],
  points = [],
  x = [-3, 3],
  y = [-3, 3],
  grid = false,
}: SlopeFieldOptions): SlopeField {
  const plane = planeOf({ x, y, grid })
  const figure: SlopeField = {
    kind: 'slope-field',
    ...plane,
    of,
    at: at ?? (dots.length > 0 ? [] : gridPoints(plane)),
    dots,
    solutions,
    curves: curves.map(curveOf),
    points: points.map(planePoint),
  }
  assertWithin([...figure.at, ...dots, ...solutions, ...figure.points.map(point => point.at)], plane)
  assert(figure.at.length + dots.length > 0, 'A slope field has segments, or dots to draw them at')
  return figure
}

function gridPoints({ x, y }: Plane): readonly Point[] {
  const points: Point[] = []
  const rows = gridLinesOf(y)
  for (const column of gridLinesOf(x)) for (const row of rows) points.push([column, row])
  return points
}

/** Null where there is no slope, as for 0/0; a pole is upright. */
export function slopeAt({ of }: Pick<SlopeField, 'of'>, [x, y]: Point): number | 'upright' | null {
  const slope = valueAt(of, { x, y })
  if (!Number.isNaN(slope)) return slope
  const tiny = 1e-7
  const near = [
    [x + tiny, y],
    [x - tiny, y],
    [x, y + tiny],
    [x, y - tiny],
  ].map(([nearX, nearY]) => Math.abs(valueAt(of, { x: nearX!, y: nearY! })))
  const values = near.filter(value => !Number.isNaN(value))
  return values.length > 0 && values.every(value => value > 1e4) ? 'upright' : null
}

const SEGMENT: Stroke = { width: 0.08, dash: 'solid', tone: 'ink' }

/** Segments on an axis stand out from it. */
const pale = (item: Primitive): Primitive =>
  item.kind === 'label'
    ? item
    : { ...item, stroke: item.stroke && { ...item.stroke, tone: 'medium' }, fill: item.fill && 'medium' }

export const slopeFieldFigure = figureKind<SlopeField>('slope-field', {
  draw(figure, scribe) {
    const frame = frameOf({ ...figure, grid: true })
    const [one, two] = [frame.at([0, 0]), frame.at([figure.x.step, figure.y.step])]
    const length = Math.min(two[0] - one[0], two[1] - one[1], 2) * 0.62
    const steepness = (two[1] - one[1]) / figure.y.step / ((two[0] - one[0]) / figure.x.step)
    const segments = figure.at.flatMap(point => {
      const slope = slopeAt(figure, point)
      if (slope === null) return []
      const direction = slope === 'upright' ? 90 : (Math.atan(slope * steepness) * 180) / Math.PI
      const middle = frame.at(point)
      return [line(at(middle, -length / 2, direction), at(middle, length / 2, direction), SEGMENT)]
    })
    const shapes = combined(
      { items: [...segments, ...figure.dots.map(point => dot(frame.at(point), 0.2))], wishes: [] },
      {
        items: figure.solutions.map(start =>
          polyline(thinned(solutionThrough(figure, start).map(frame.at)), { width: 0.11, dash: 'solid', tone: 'ink' }),
        ),
        wishes: [],
      },
      ...figure.curves.map(curve => curveSketch(curve, figure, frame, scribe)),
      pointSketch(figure.points, frame, scribe),
    )
    const plane = drawPlane(figure, frame, scribe, { outside: length / 2 })
    return onPlane({ ...plane, axes: plane.axes.map(pale) }, shapes)
  },

  describe(figure, scribe) {
    return told(
      sentence(scribe, { en: 'A slope field', es: 'Un campo de pendientes' }),
      spokenAxes(figure, scribe),
      figure.at.length > 0 && spokenSlopes(figure, scribe),
      figure.dots.length > 0 &&
        sentence(scribe, {
          en: `Dots to draw segments at: ${listing(
            figure.dots.map(point => pointOn(figure, point, scribe)),
            scribe,
          )}.`,
          es: `Puntos donde se dibujan los segmentos: ${listing(
            figure.dots.map(point => pointOn(figure, point, scribe)),
            scribe,
          )}.`,
        }),
      figure.solutions.length > 0 &&
        sentence(scribe, {
          en: `A solution curve passes through ${listing(
            figure.solutions.map(point => pointOn(figure, point, scribe)),
            scribe,
          )}.`,
          es: `Una curva solución pasa por ${listing(
            figure.solutions.map(point => pointOn(figure, point, scribe)),
            scribe,
          )}.`,
        }),
      spokenPoints(figure.points, figure, scribe),
    )
  },
})

/** Row by row, from the top, as a table of slopes; where points are missing, each by its place. */
function spokenSlopes(figure: SlopeField, scribe: Scribe): string {
  const isWhole = figure.at.length === gridLinesOf(figure.x).length * gridLinesOf(figure.y).length
  return isWhole ? spokenRows(figure, scribe) : spokenPlaces(figure, scribe)
}

function spokenPlaces(figure: SlopeField, scribe: Scribe): string {
  const places = figure.at.map(
    point =>
      `${spokenSlope(slopeAt(figure, point), scribe)} ${sentence(scribe, { en: 'at', es: 'en' })} ${pointOn(figure, point, scribe)}`,
  )
  return sentence(scribe, {
    en: `Slopes of the segments: ${listing(places, scribe)}.`,
    es: `Pendientes de los segmentos: ${listing(places, scribe)}.`,
  })
}

function spokenRows(figure: SlopeField, scribe: Scribe): string {
  const rows = [...new Set(figure.at.map(([, y]) => y))].sort((a, b) => b - a)
  const text = rows.map(y => {
    const slopes = figure.at
      .filter(point => point[1] === y)
      .sort((a, b) => a[0] - b[0])
      .map(point => spokenSlope(slopeAt(figure, point), scribe))
    return sentence(scribe, {
      en: `at y = ${spokenNumber(y, scribe)}: ${slopes.join(', ')}`,
      es: `en y = ${spokenNumber(y, scribe)}: ${slopes.join(', ')}`,
    })
  })
  return sentence(scribe, {
    en: `Slopes of the segments from left to right, ${text.join('; ')}.`,
    es: `Pendientes de los segmentos de izquierda a derecha, ${text.join('; ')}.`,
  })
}

function spokenSlope(slope: number | 'upright' | null, scribe: Scribe): string {
  if (slope === null) return sentence(scribe, { en: 'none', es: 'ninguna' })
  if (slope === 'upright') return sentence(scribe, { en: 'vertical', es: 'vertical' })
  return spokenNumber(Math.round(slope * 10) / 10, scribe)
}

/** By Runge and Kutta's steps both ways, as far as the window; it stops where the slope has no value. */
function solutionThrough(figure: SlopeField, start: Point): readonly Point[] {
  const window = windowOf(figure)
  const step = (window.right - window.left) / 1200
  return [...walk(figure, start, -step, window).reverse(), start, ...walk(figure, start, step, window)]
}

function walk({ of }: SlopeField, start: Point, step: number, window: Window): Point[] {
  const slope = (x: number, y: number) => valueAt(of, { x, y })
  const points: Point[] = []
  let [x, y] = start
  while (points.length < 2400) {
    const a = slope(x, y)
    const b = slope(x + step / 2, y + (step * a) / 2)
    const c = slope(x + step / 2, y + (step * b) / 2)
    const d = slope(x + step, y + step * c)
    const next: Point = [x + step, y + (step * (a + 2 * b + 2 * c + d)) / 6]
    const isWild = Math.abs(next[1] - y) > (window.top - window.bottom) / 20
    if (next.some(Number.isNaN) || isWild || !isWithin(next, window)) break
    points.push(next)
    ;[x, y] = next
  }
  return points
}
