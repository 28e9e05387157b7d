import { assert } from '../errors.ts'
import type { Expr } from '../math/expr.ts'
import { type AxisSpec, axisFor } from './axis.ts'
import { type Curve, type CurveSpec, curveOf, curveSketch, spokenCurve } from './curves.ts'
import { figureKind } from './kind.ts'
import { type PlanePoint, type PointSpec, planePoint, pointOn, pointSketch, spokenAxes } from './marks.ts'
import type { Name } from './naming.ts'
import { dot, type Point } from './pen.ts'
import { assertWithin, frameOf, onPlane, type Plane, planeOf } from './plane.ts'
import { drawPlane } from './plane-axes.ts'
import { listing, sentence, told } from './saying.ts'
import { combined } from './sketch.ts'

/** Data as points, with a line or curve of fit where wanted. Points that bear a name are drawn as the others. */
export interface ScatterPlot extends Plane {
  readonly kind: 'scatter-plot'
  readonly data: readonly Point[]
  readonly marked: readonly PlanePoint[]
  readonly curves: readonly Curve[]
}

export interface ScatterPlotOptions {
  readonly data: readonly Point[]
  /** Title and scale; a title alone lets the data choose the scale. */
  readonly x?: AxisSpec | { readonly name: Name }
  readonly y?: AxisSpec | { readonly name: Name }
  readonly marked?: readonly PointSpec[]
  /** A trend line as an expression in x. */
  readonly line?: Expr
  readonly curves?: readonly CurveSpec[]
  readonly grid?: boolean
}

export function scatterPlot({
  data,
  x,
  y,
  marked = [],
  line,
  curves = [],
  grid = true,
}: ScatterPlotOptions): ScatterPlot {
  const points = marked.map(planePoint)
  const all = [...data, ...points.map(({ at }) => at)]
  assert(all.length > 0 || (isScale(x) && isScale(y)), 'A scatter plot without data needs its scales')
  const plane = planeOf({
    x: axisOf(
      x,
      all.map(point => point[0]),
    ),
    y: axisOf(
      y,
      all.map(point => point[1]),
    ),
    grid,
  })
  assertWithin(all, plane)
  return {
    kind: 'scatter-plot',
    ...plane,
    data,
    marked: points,
    curves: [...(line ? [line] : []), ...curves].map(curveOf),
  }
}

const isScale = (spec: ScatterPlotOptions['x']): spec is AxisSpec =>
  spec !== undefined && (Array.isArray(spec) || 'from' in spec)

function axisOf(spec: ScatterPlotOptions['x'], values: readonly number[]): AxisSpec {
  if (isScale(spec)) return spec
  return axisFor(values, spec?.name)
}

const decimalsOf = ([x, y]: Point) =>
  Math.max(...[x, y].map(value => (`${+value.toFixed(4)}`.split('.')[1] ?? '').length))
/** Of a straight line, the points that are simplest to say: two of them are all of it. */
function simplest(all: readonly Point[]): readonly Point[] {
  const fewest = Math.min(...all.map(decimalsOf))
  const kept = all.filter(point => decimalsOf(point) === fewest)
  return kept.length > 1 && fewest < 2 ? kept : all.filter((_, i) => i === 0 || i === all.length - 1)
}

export const scatterPlotFigure = figureKind<ScatterPlot>('scatter-plot', {
  draw(figure, scribe) {
    const frame = frameOf(figure)
    const shapes = combined(
      ...figure.curves.map(curve => curveSketch(curve, figure, frame, scribe)),
      { items: figure.data.map(point => dot(frame.at(point), 0.17)), wishes: [] },
      pointSketch(figure.marked, frame, scribe),
    )
    return onPlane(drawPlane(figure, frame, scribe), shapes)
  },

  describe(figure, scribe) {
    const data = listing(
      figure.data.map(point => pointOn(figure, point, scribe)),
      scribe,
    )
    const marked = figure.marked.map(
      ({ at, label }) => `${label ? `${scribe.speak(label).trim()} ` : ''}${pointOn(figure, at, scribe)}`,
    )
    return told(
      sentence(scribe, { en: 'A scatter plot', es: 'Un diagrama de dispersión' }),
      spokenAxes(figure, scribe),
      data !== '' && sentence(scribe, { en: `Points at ${data}`, es: `Puntos en ${data}` }),
      marked.length > 0 &&
        sentence(scribe, {
          en: `Marked: ${listing(marked, scribe)}`,
          es: `${marked.length === 1 ? 'Punto marcado' : 'Puntos marcados'}: ${listing(marked, scribe)}`,
        }),
      ...figure.curves.map(curve => spokenCurve(curve, figure, scribe, simplest)),
    )
  },
})
