import { assert } from '../errors.ts'
import type { Primitive } from './drawing.ts'
import { figureKind, type Scribe } from './kind.ts'
import {
  CURVE,
  type LineSpec,
  lineSketch,
  type PlaneLine,
  type PlanePoint,
  type PlanePolygon,
  type PointSpec,
  type PolygonSpec,
  planeLine,
  planePoint,
  pointSketch,
  polygonSketch,
  spokenAxes,
  spokenLines,
  spokenPoints,
  spokenPolygon,
} from './marks.ts'
import { namesOf } from './naming.ts'
import { ellipse, type Point } from './pen.ts'
import {
  assertWithin,
  type Frame,
  frameOf,
  isEvenScale,
  onPlane,
  type Plane,
  type PlaneOptions,
  planeOf,
} from './plane.ts'
import { drawPlane } from './plane-axes.ts'
import { sentence, spokenPoint, told } from './saying.ts'
import { combined } from './sketch.ts'

/** Axes with a grid; points, lines, polygons and circles on it, or nothing: a plane to draw on. */
export interface CoordinatePlane extends Plane {
  readonly kind: 'coordinate-plane'
  readonly points: readonly PlanePoint[]
  readonly lines: readonly PlaneLine[]
  readonly polygons: readonly PlanePolygon[]
  readonly circles: readonly PlaneCircle[]
}

export interface PlaneCircle {
  readonly center: Point
  readonly radius: number
}

export interface CoordinatePlaneOptions extends PlaneOptions {
  /** [2, 3] or [2, 3, 'A'] or { at, label, open }. */
  readonly points?: readonly PointSpec[]
  readonly lines?: readonly LineSpec[]
  readonly polygons?: readonly PolygonSpec[]
  readonly circles?: readonly PlaneCircle[]
}

export function coordinatePlane({
  points = [],
  lines = [],
  polygons = [],
  circles = [],
  ...options
}: CoordinatePlaneOptions = {}): CoordinatePlane {
  const plane = planeOf(options)
  const figure: CoordinatePlane = {
    kind: 'coordinate-plane',
    ...plane,
    points: points.map(planePoint),
    lines: lines.map(planeLine),
    polygons: polygons.map(planePolygon),
    circles,
  }
  assertWithin([...figure.points.map(({ at }) => at), ...figure.polygons.flatMap(({ vertices }) => vertices)], plane)
  assertWithin(
    figure.lines.flatMap(({ through, extent }) => (extent === 'segment' || extent === 'arrow' ? through : [])),
    plane,
  )
  for (const {
    center: [x, y],
    radius,
  } of circles) {
    assert(radius > 0 && isEvenScale(plane, frameOf(plane)), 'A circle needs a radius, and axes of the same scale')
    assertWithin(
      [
        [x - radius, y - radius],
        [x + radius, y + radius],
      ],
      plane,
    )
  }
  return figure
}

export function planePolygon({ vertices, names = [], shaded = false }: PolygonSpec): PlanePolygon {
  const labels = namesOf(names)
  assert(vertices.length >= 2, 'A polygon needs vertices')
  assert(
    labels.length === 0 || labels.length === vertices.length,
    () => `${labels.length} names do not fit ${vertices.length} vertices`,
  )
  return { vertices, names: labels, shaded }
}

export const coordinatePlaneFigure = figureKind<CoordinatePlane>('coordinate-plane', {
  draw(figure, scribe) {
    const frame = frameOf(figure)
    const shapes = combined(
      ...figure.polygons.map(polygon => polygonSketch(polygon, frame, scribe)),
      { items: figure.circles.map(circle => circleOn(circle, frame)), wishes: [] },
      lineSketch(figure.lines, figure, frame, scribe),
      pointSketch(figure.points, frame, scribe, figure.lines),
    )
    return onPlane(drawPlane(figure, frame, scribe), shapes)
  },

  describe(figure, scribe) {
    return told(
      sentence(
        scribe,
        figure.grid
          ? { en: 'A coordinate plane with a grid', es: 'Un plano de coordenadas con cuadrícula' }
          : { en: 'A coordinate plane', es: 'Un plano de coordenadas' },
      ),
      spokenAxes(figure, scribe),
      spokenPoints(figure.points, figure, scribe),
      ...spokenLines(figure.lines, figure, scribe, figure.points),
      ...figure.polygons.map(polygon => spokenPolygon(polygon, figure, scribe)),
      ...figure.circles.map(circle => spokenCircle(circle, scribe)),
    )
  },
})

function circleOn({ center: [x, y], radius }: PlaneCircle, frame: Frame): Primitive {
  const [middle, edge] = [frame.at([x, y]), frame.at([x + radius, y])]
  return ellipse(middle, edge[0] - middle[0], edge[0] - middle[0], CURVE)
}

/** By the points where it is farthest left, right, up and down: center and radius are for the pupil to find. */
function spokenCircle({ center: [x, y], radius }: PlaneCircle, scribe: Scribe): string {
  const [right, top, left, bottom] = (
    [
      [x + radius, y],
      [x, y + radius],
      [x - radius, y],
      [x, y - radius],
    ] as const
  ).map(point => spokenPoint(point, scribe))
  return sentence(scribe, {
    en: `A circle that reaches ${right} on the right, ${top} at the top, ${left} on the left, and ${bottom} at the bottom.`,
    es: `Una circunferencia que llega a ${right} por la derecha, a ${top} por arriba, a ${left} por la izquierda y a ${bottom} por abajo.`,
  })
}
