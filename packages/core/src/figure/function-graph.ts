import { assert, never } from '../errors.ts'
import type { Expr } from '../math/expr.ts'
import { graphPieces, thinned } from './curve.ts'
import { type Curve, type CurveSpec, curveOf, curveSketch, spokenCurve } from './curves.ts'
import { figureKind, type Scribe } from './kind.ts'
import {
  type LineSpec,
  lineSketch,
  type PlaneLine,
  type PlanePoint,
  type PointSpec,
  planeLine,
  planePoint,
  pointSketch,
  spokenAxes,
  spokenCoordinate,
  spokenLines,
  spokenPoints,
} from './marks.ts'
import { DASHED, line, type Point, polyline } from './pen.ts'
import {
  assertWithin,
  type Frame,
  frameOf,
  onPlane,
  type Plane,
  type PlaneOptions,
  planeOf,
  windowOf,
} from './plane.ts'
import { drawPlane } from './plane-axes.ts'
import { sentence, told } from './saying.ts'
import { combined, type Sketch } from './sketch.ts'

/** A plane with curves: graphs of expressions, polylines, smooth free curves, parametric paths. */
export interface FunctionGraph extends Plane {
  readonly kind: 'function-graph'
  readonly curves: readonly Curve[]
  readonly asymptotes: readonly Asymptote[]
  readonly points: readonly PlanePoint[]
  readonly lines: readonly PlaneLine[]
}

export type Asymptote =
  | { readonly form: 'vertical'; readonly x: number }
  | { readonly form: 'horizontal'; readonly y: number }
  | { readonly form: 'slant'; readonly of: Expr }

export interface FunctionGraphOptions extends PlaneOptions {
  /** An expression in x, or one with its domain and ends, or the points of a polyline. */
  readonly curves?: readonly CurveSpec[]
  readonly asymptotes?: {
    readonly x?: readonly number[]
    readonly y?: readonly number[]
    readonly slant?: readonly Expr[]
  }
  readonly points?: readonly PointSpec[]
  readonly lines?: readonly LineSpec[]
}

export function functionGraph({
  curves = [],
  asymptotes = {},
  points = [],
  lines = [],
  ...options
}: FunctionGraphOptions): FunctionGraph {
  const plane = planeOf(options)
  const figure: FunctionGraph = {
    kind: 'function-graph',
    ...plane,
    curves: curves.map(curveOf),
    asymptotes: [
      ...(asymptotes.x ?? []).map((x): Asymptote => ({ form: 'vertical', x })),
      ...(asymptotes.y ?? []).map((y): Asymptote => ({ form: 'horizontal', y })),
      ...(asymptotes.slant ?? []).map((of): Asymptote => ({ form: 'slant', of })),
    ],
    points: points.map(planePoint),
    lines: lines.map(planeLine),
  }
  assertWithin(
    figure.points.map(({ at }) => at),
    plane,
  )
  const { left, right, bottom, top } = windowOf(plane)
  for (const item of figure.asymptotes) {
    assert(
      item.form !== 'vertical' || (item.x >= left && item.x <= right),
      'A vertical asymptote lies outside of the plane',
    )
    assert(
      item.form !== 'horizontal' || (item.y >= bottom && item.y <= top),
      'A horizontal asymptote lies outside of the plane',
    )
  }
  return figure
}

export const functionGraphFigure = figureKind<FunctionGraph>('function-graph', {
  draw(figure, scribe) {
    const frame = frameOf(figure)
    const shapes = combined(
      asymptoteSketch(figure, frame),
      ...figure.curves.map(curve => curveSketch(curve, figure, frame, scribe)),
      lineSketch(figure.lines, figure, frame, scribe),
      pointSketch(figure.points, frame, scribe, figure.lines),
    )
    return onPlane(drawPlane(figure, frame, scribe), shapes)
  },

  describe(figure, scribe) {
    return told(
      sentence(scribe, { en: 'A graph', es: 'Una gráfica' }),
      spokenAxes(figure, scribe),
      ...figure.curves.map(curve =>
        spokenCurve(curve, figure, scribe, curve.form === 'graph' ? without(figure) : undefined),
      ),
      ...figure.asymptotes.map(item => spokenAsymptote(item, figure, scribe)),
      ...spokenLines(figure.lines, figure, scribe),
      spokenPoints(figure.points, figure, scribe),
    )
  },
})

/** A graph does not pass through an open circle. */
const without =
  ({ points }: FunctionGraph) =>
  (all: readonly Point[]): readonly Point[] =>
    all.filter(
      ([x, y]) => !points.some(({ at, open }) => open && Math.abs(at[0] - x) < 1e-6 && Math.abs(at[1] - y) < 6e-3),
    )

/** What coincides with an axis is that axis. */
function asymptoteSketch(figure: FunctionGraph, frame: Frame): Sketch {
  const window = windowOf(figure)
  const items = figure.asymptotes.flatMap(item => {
    switch (item.form) {
      case 'vertical':
        return item.x === 0 ? [] : [line(frame.at([item.x, window.bottom]), frame.at([item.x, window.top]), DASHED)]
      case 'horizontal':
        return item.y === 0 ? [] : [line(frame.at([window.left, item.y]), frame.at([window.right, item.y]), DASHED)]
      case 'slant':
        return graphPieces(item.of, window.left, window.right, window).map(piece =>
          polyline(thinned(piece.map(frame.at)), DASHED),
        )
      default:
        return never(item)
    }
  })
  return { items, wishes: [] }
}

function spokenAsymptote(item: Asymptote, figure: FunctionGraph, scribe: Scribe): string | null {
  switch (item.form) {
    case 'vertical': {
      if (item.x === 0) return null
      const x = spokenCoordinate(item.x, figure.x, scribe)
      return sentence(scribe, {
        en: `A dashed vertical line crosses the horizontal axis at ${x}.`,
        es: `Una recta vertical discontinua corta el eje horizontal en ${x}.`,
      })
    }
    case 'horizontal': {
      if (item.y === 0) return null
      const y = spokenCoordinate(item.y, figure.y, scribe)
      return sentence(scribe, {
        en: `A dashed horizontal line crosses the vertical axis at ${y}.`,
        es: `Una recta horizontal discontinua corta el eje vertical en ${y}.`,
      })
    }
    case 'slant':
      return spokenCurve(curveOf({ of: item.of, dashed: true }), figure, scribe)
  }
}
