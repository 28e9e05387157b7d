import { assert } from '../errors.ts'
import { symbol } from '../math/build.ts'
import { planePolygon } from './coordinate-plane.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import {
  type LineSpec,
  lineSketch,
  type PlaneLine,
  type PlanePoint,
  type PointSpec,
  planeLine,
  planePoint,
  pointSketch,
  polygonSketch,
  spokenAxes,
  spokenLines,
  spokenPoints,
  spokenPolygon,
} from './marks.ts'
import type { Name } from './naming.ts'
import { NORMAL, type Point } from './pen.ts'
import { assertWithin, frameOf, onPlane, type Plane, type PlaneOptions, planeOf } from './plane.ts'
import { drawPlane } from './plane-axes.ts'
import { sentence, told } from './saying.ts'
import { combined } from './sketch.ts'

/** A figure on a grid with its image, or with room for it. The given figure is shaded, its image is not. */
export interface TransformationGrid extends Plane {
  readonly kind: 'transformation-grid'
  readonly axes: boolean
  readonly shapes: readonly GridShape[]
  readonly points: readonly PlanePoint[]
  /** Mirror lines, translation arrows. */
  readonly lines: readonly PlaneLine[]
}

export interface GridShape {
  readonly vertices: readonly Point[]
  readonly names: readonly Label[]
  readonly role: 'given' | 'image'
}

export interface TransformationGridOptions extends PlaneOptions {
  readonly figure: readonly Point[]
  /** 'ABC'; null prints none. The image bears the same with primes. */
  readonly names?: string | readonly Name[] | null
  readonly image?: readonly Point[]
  readonly imageNames?: string | readonly Name[] | null
  /** Further images: the last of a sequence, with two primes. */
  readonly images?: readonly { readonly vertices: readonly Point[]; readonly names?: string | readonly Name[] }[]
  readonly center?: PointSpec
  /** Two points of the mirror line, which is dashed. */
  readonly mirror?: readonly [Point, Point]
  readonly arrow?: readonly [Point, Point]
  readonly lines?: readonly LineSpec[]
  readonly points?: readonly PointSpec[]
  readonly axes?: boolean
}

export function transformationGrid(options: TransformationGridOptions): TransformationGrid {
  const {
    figure,
    names = 'ABCDEFGH'.slice(0, options.figure.length),
    image,
    images = [],
    center,
    mirror,
    arrow,
    lines = [],
    points = [],
    axes = true,
  } = options
  const { x, y, grid } = planeOf(options)
  const given = shapeOf(figure, names ?? [], 'given')
  const primed = options.imageNames === undefined ? given.names.map(withPrime) : (options.imageNames ?? [])
  assert(image === undefined || image.length === figure.length, 'The image has as many vertices as the figure')
  const drawn: TransformationGrid = {
    kind: 'transformation-grid',
    x,
    y,
    grid,
    axes,
    shapes: [
      given,
      ...(image ? [shapeOf(image, primed, 'image')] : []),
      ...images.map(({ vertices, names = [] }) => shapeOf(vertices, names, 'image')),
    ],
    points: [...points.map(planePoint), ...(center ? [planePoint(center)] : [])],
    lines: [
      ...lines.map(planeLine),
      ...(mirror ? [planeLine({ through: mirror, dashed: true })] : []),
      ...(arrow ? [planeLine({ through: arrow, extent: 'arrow' })] : []),
    ],
  }
  for (const { vertices } of drawn.shapes) assertWithin(vertices, drawn)
  assertWithin(
    drawn.points.map(({ at }) => at),
    drawn,
  )
  return drawn
}

function shapeOf(vertices: readonly Point[], names: string | readonly Name[], role: GridShape['role']): GridShape {
  return { ...planePolygon({ vertices, names }), role }
}

const withPrime = (label: Label): Name => {
  assert(label.kind === 'symbol', 'Only letters take primes: give imageNames')
  return symbol(label.name.endsWith('′') ? `${label.name.slice(0, -1)}″` : `${label.name}′`)
}

export const transformationGridFigure = figureKind<TransformationGrid>('transformation-grid', {
  draw(figure, scribe) {
    const frame = frameOf(figure)
    const drawing = drawPlane(figure, frame, scribe)
    const shapes = combined(
      ...figure.shapes.map(({ vertices, names, role }) =>
        polygonSketch({ vertices, names, shaded: role === 'given' && vertices.length > 2 }, frame, scribe, NORMAL),
      ),
      { items: [], wishes: [] },
      lineSketch(figure.lines, figure, frame, scribe),
      pointSketch(figure.points, frame, scribe, figure.lines),
    )
    return onPlane(figure.axes ? drawing : { ...drawing, axes: [], numbers: [] }, shapes)
  },

  describe(figure, scribe) {
    return told(
      sentence(
        scribe,
        figure.axes
          ? { en: 'A coordinate grid', es: 'Una cuadrícula de coordenadas' }
          : { en: 'A grid without axes', es: 'Una cuadrícula sin ejes' },
      ),
      figure.axes && spokenAxes(figure, scribe),
      ...figure.shapes.map(shape => spokenShape(shape, figure, scribe)),
      ...spokenLines(figure.lines, figure, scribe),
      spokenPoints(figure.points, figure, scribe),
    )
  },
})

function spokenShape({ vertices, names, role }: GridShape, plane: Plane, scribe: Scribe): string {
  const text = spokenPolygon({ vertices, names, shaded: false }, plane, scribe)
  return `${sentence(scribe, role === 'given' ? { en: 'Given figure: ', es: 'Figura dada: ' } : { en: 'Image: ', es: 'Imagen: ' })}${text.charAt(0).toLowerCase()}${text.slice(1)}`
}
