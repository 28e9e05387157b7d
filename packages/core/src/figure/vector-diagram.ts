import { assert } from '../errors.ts'
import { accented, symbol } from '../math/build.ts'
import type { Stroke } from './drawing.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { type PlanePoint, type PointSpec, planePoint, pointOn, pointSketch, spokenAxes, spokenPoints } from './marks.ts'
import { angleLabelOf, type Name, optionalLabel } from './naming.ts'
import { arrowhead, at, between, DASHED, directionOf, distanceOf, line, type Point } from './pen.ts'
import { assertWithin, type Frame, frameOf, onPlane, type Plane, type PlaneOptions, planeOf } from './plane.ts'
import { drawPlane } from './plane-axes.ts'
import { sentence, spokenLabel, spokenName, told } from './saying.ts'
import { angleSketch, combined, type Sketch } from './sketch.ts'
import { beside } from './wish.ts'

/** Arrows on a plane, with components, sums and direction angles. */
export interface VectorDiagram extends Plane {
  readonly kind: 'vector-diagram'
  readonly axes: boolean
  readonly vectors: readonly DrawnVector[]
  readonly points: readonly PlanePoint[]
}

export interface DrawnVector {
  readonly from: Point
  readonly to: Point
  readonly label: Label | null
  readonly dashed: boolean
  /** Dashed legs along the axes, with their labels. */
  readonly components: { readonly horizontal: Label | null; readonly vertical: Label | null } | null
  /** The angle from the rightward direction at the tail. */
  readonly angle: Label | null
}

export interface VectorSpec {
  /** The origin unless told otherwise. */
  readonly from?: Point
  readonly to: Point
  /** 'v' is printed as a letter under an arrow. */
  readonly label?: Name | null
  readonly dashed?: boolean
  readonly components?: boolean | { readonly horizontal?: Name; readonly vertical?: Name }
  /** A number is in degrees. */
  readonly angle?: Name
}

export interface VectorDiagramOptions extends PlaneOptions {
  readonly vectors: readonly VectorSpec[]
  readonly points?: readonly PointSpec[]
  readonly axes?: boolean
}

export function vectorDiagram({ vectors, points = [], axes = true, ...options }: VectorDiagramOptions): VectorDiagram {
  const plane = planeOf(options)
  const figure: VectorDiagram = {
    kind: 'vector-diagram',
    ...plane,
    axes,
    vectors: vectors.map(drawnVector),
    points: points.map(planePoint),
  }
  assertWithin(
    [...figure.vectors.flatMap(({ from, to }) => [from, to]), ...figure.points.map(point => point.at)],
    plane,
  )
  for (const { from, to } of figure.vectors) assert(distanceOf(from, to) > 0, 'The zero vector has no arrow')
  return figure
}

function drawnVector({ from = [0, 0], to, label, dashed = false, components = false, angle }: VectorSpec): DrawnVector {
  const legs = components === true ? {} : components
  return {
    from,
    to,
    dashed,
    label: typeof label === 'string' && label.length === 1 ? accented('vector', symbol(label)) : optionalLabel(label),
    components:
      legs === false ? null : { horizontal: optionalLabel(legs.horizontal), vertical: optionalLabel(legs.vertical) },
    angle: angle === undefined ? null : angleLabelOf(angle),
  }
}

export const vectorDiagramFigure = figureKind<VectorDiagram>('vector-diagram', {
  draw(figure, scribe) {
    const frame = frameOf(figure)
    const drawing = drawPlane(figure, frame, scribe)
    const shapes = combined(
      ...figure.vectors.map(vector => vectorSketch(vector, frame, scribe)),
      pointSketch(figure.points, frame, scribe),
    )
    return onPlane(figure.axes ? drawing : { ...drawing, axes: [], numbers: [] }, shapes)
  },

  describe(figure, scribe) {
    return told(
      sentence(scribe, { en: 'Vectors on a plane', es: 'Vectores en un plano' }),
      figure.axes && spokenAxes(figure, scribe),
      ...figure.vectors.map(vector => spokenVector(vector, figure, scribe)),
      spokenPoints(figure.points, figure, scribe),
    )
  },
})

function vectorSketch(
  { from, to, label, dashed, components, angle }: DrawnVector,
  frame: Frame,
  scribe: Scribe,
): Sketch {
  const [tail, tip] = [frame.at(from), frame.at(to)]
  const direction = directionOf(tail, tip)
  const stroke: Stroke = dashed ? { ...DASHED, width: 0.08 } : { width: 0.1, dash: 'solid', tone: 'ink' }
  const corner: Point = frame.at([to[0], from[1]])
  const middle = between(tail, tip)
  const legs: readonly (readonly [Point, Point, Label | null])[] = components
    ? [
        [tail, corner, components.horizontal],
        [corner, tip, components.vertical],
      ]
    : []
  const drawnLegs = legs.filter(([a, b]) => distanceOf(a, b) > 0)
  const opening = angle
    ? angleSketch({ vertex: tail, from: at(tail, 3.5, 0), to: tip, mark: 'arc', label: scribe.layout(angle) })
    : { items: [], wishes: [] }
  return combined(
    {
      items: [
        line(tail, at(tip, -0.3, direction), stroke),
        arrowhead(tip, direction, 0.55),
        ...drawnLegs.map(([a, b]) => line(a, b, DASHED)),
      ],
      wishes: [
        ...(label
          ? [
              beside(
                scribe.layout(label),
                [tail, tip],
                Math.cos((direction * Math.PI) / 180) >= 0 ? direction + 90 : direction - 90,
              ),
            ]
          : []),
        ...drawnLegs.flatMap(([a, b, of]) =>
          of
            ? [
                beside(
                  scribe.layout(of),
                  [a, b],
                  liesOnAxis(a, b, frame) ? directionOf(corner, middle) : directionOf(middle, corner),
                ),
              ]
            : [],
        ),
      ],
    },
    opening,
  )
}

/** Beside a leg on an axis its numbers stand. */
const liesOnAxis = (a: Point, b: Point, { axisX, axisY }: Frame) =>
  (a[0] === b[0] && Math.abs(a[0] - axisX) < 0.01) || (a[1] === b[1] && Math.abs(a[1] - axisY) < 0.01)

function spokenVector(
  { from, to, label, dashed, components, angle }: DrawnVector,
  figure: VectorDiagram,
  scribe: Scribe,
): string {
  const [a, b] = [pointOn(figure, from, scribe), pointOn(figure, to, scribe)]
  const name = spokenLabel(label, scribe)
  const legs = components
    ? sentence(scribe, {
        en: ', with dashed horizontal and vertical components',
        es: ', con componentes horizontal y vertical discontinuas',
      })
    : ''
  const sides = components
    ? [components.horizontal, components.vertical]
        .map(item => spokenLabel(item, scribe).trim())
        .filter(text => text !== '')
        .join(', ')
    : ''
  const turn = angle
    ? sentence(scribe, {
        en: `; the angle at its tail is labeled ${spokenName(angle, scribe)}`,
        es: `; el ángulo en su origen lleva la etiqueta ${spokenName(angle, scribe)}`,
      })
    : ''
  return sentence(scribe, {
    en: `${dashed ? 'A dashed arrow' : 'An arrow'}${name} from ${a} to ${b}${legs}${sides && ` ${sides}`}${turn}.`,
    es: `Una flecha${dashed ? ' discontinua' : ''}${name} de ${a} a ${b}${legs}${sides && ` ${sides}`}${turn}.`,
  })
}
