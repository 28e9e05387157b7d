import { assert, never } from '../errors.ts'
import type { Expr } from '../math/expr.ts'
import { valueAt } from './curve.ts'
import { type Curve, curveOf, curveSketch, spokenCurve } from './curves.ts'
import type { Primitive } from './drawing.ts'
import { figureKind, type Scribe } from './kind.ts'
import { pointOn, spokenAxes, spokenCoordinate } from './marks.ts'
import { type Name, optionalLabel } from './naming.ts'
import { dot, type Point, polygonPath, THIN } from './pen.ts'
import { assertWithin, type Frame, frameOf, onPlane, type Plane, type PlaneOptions, planeOf } from './plane.ts'
import { drawPlane } from './plane-axes.ts'
import { listing, sentence, told } from './saying.ts'
import { combined } from './sketch.ts'

/** A curve with the rectangles or trapezoids of a sum under it. */
export interface RiemannSum extends Plane {
  readonly kind: 'riemann-sum'
  readonly curve: Curve
  /** The ends of the subintervals. */
  readonly partition: readonly number[]
  readonly rule: 'left' | 'right' | 'midpoint' | 'trapezoid'
  readonly shown: boolean
}

export interface RiemannSumOptions extends PlaneOptions {
  /** An expression in x, or points joined by lines or smoothly. */
  readonly of: Expr | { readonly through: readonly Point[]; readonly smooth?: boolean }
  readonly from: number
  readonly to: number
  readonly count?: number
  /** Ends of unequal subintervals, instead of `count`. */
  readonly partition?: readonly number[]
  readonly rule: RiemannSum['rule']
  /** Without rectangles: the curve alone, for the pupil to draw them. */
  readonly shown?: boolean
  readonly label?: Name | null
}

export function riemannSum({
  of,
  from,
  to,
  count = 4,
  partition,
  rule,
  shown = true,
  label = null,
  ...options
}: RiemannSumOptions): RiemannSum {
  const plane = planeOf(options)
  const ends = partition ?? Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)
  assert(
    ends.length >= 2 && ends.every((end, i) => i === 0 || end > ends[i - 1]!),
    'The subintervals run from left to right',
  )
  const drawn = 'kind' in of ? curveOf(of) : curveOf({ through: of.through, smooth: of.smooth ?? true })
  const figure: RiemannSum = {
    kind: 'riemann-sum',
    ...plane,
    curve: { ...drawn, label: optionalLabel(label) },
    partition: ends,
    rule,
    shown,
  }
  assertWithin(
    barsOf(figure).flatMap(({ corners, samples }) => [...corners, ...samples]),
    plane,
  )
  return figure
}

interface Bar {
  readonly corners: readonly Point[]
  /** Where the height is taken. */
  readonly samples: readonly Point[]
}

function barsOf(figure: RiemannSum): readonly Bar[] {
  const height = (x: number) => heightOf(figure.curve, x)
  return figure.partition.slice(1).map((right, i): Bar => {
    const left = figure.partition[i]!
    const box = (x: number): Bar => ({
      corners: [
        [left, 0],
        [right, 0],
        [right, height(x)],
        [left, height(x)],
      ],
      samples: [[x, height(x)]],
    })
    switch (figure.rule) {
      case 'left':
        return box(left)
      case 'right':
        return box(right)
      case 'midpoint':
        return box((left + right) / 2)
      case 'trapezoid':
        return {
          corners: [
            [left, 0],
            [right, 0],
            [right, height(right)],
            [left, height(left)],
          ],
          samples: [
            [left, height(left)],
            [right, height(right)],
          ],
        }
      default:
        return never(figure.rule)
    }
  })
}

function heightOf(curve: Curve, x: number): number {
  if (curve.form === 'graph') {
    const value = valueAt(curve.of, { x })
    assert(!Number.isNaN(value), () => `The curve has no value at ${x}`)
    return value
  }
  assert(curve.form === 'points', 'A sum needs a curve by x')
  const after = curve.through.findIndex(point => point[0] >= x - 1e-9)
  assert(after >= 0, () => `The curve has no value at ${x}`)
  const [b, a] = [curve.through[after]!, curve.through[Math.max(0, after - 1)]!]
  if (Math.abs(b[0] - x) < 1e-9 || after === 0) return b[1]
  assert(!curve.smooth, () => `The height at ${x} must be one of the points of the curve`)
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
}

export const riemannSumFigure = figureKind<RiemannSum>('riemann-sum', {
  draw(figure, scribe) {
    const frame = frameOf(figure)
    const bars = figure.shown ? barsOf(figure) : []
    const shapes = combined(
      { items: bars.map(bar => barPath(bar, frame)), wishes: [] },
      curveSketch(figure.curve, figure, frame, scribe),
      { items: bars.flatMap(({ samples }) => samples.map(point => dot(frame.at(point), 0.15))), wishes: [] },
    )
    return onPlane(drawPlane(figure, frame, scribe), shapes)
  },

  describe(figure, scribe) {
    return told(
      sentence(scribe, { en: 'A graph', es: 'Una gráfica' }),
      spokenAxes(figure, scribe),
      spokenCurve(figure.curve, figure, scribe),
      figure.shown && spokenBars(figure, scribe),
    )
  },
})

const barPath = ({ corners }: Bar, frame: Frame): Primitive => polygonPath(corners.map(frame.at), THIN, 'light')

function spokenBars(figure: RiemannSum, scribe: Scribe): string {
  const ends = listing(
    figure.partition.map(x => spokenCoordinate(x, figure.x, scribe)),
    scribe,
  )
  const tops = listing(
    [...new Set(barsOf(figure).flatMap(({ samples }) => samples.map(point => pointOn(figure, point, scribe))))],
    scribe,
  )
  return figure.rule === 'trapezoid'
    ? sentence(scribe, {
        en: `Shaded trapezoids with sides at x = ${ends}; their upper corners are ${tops}.`,
        es: `Trapecios sombreados con lados en x = ${ends}; sus vértices superiores son ${tops}.`,
      })
    : sentence(scribe, {
        en: `Shaded rectangles with sides at x = ${ends}; their tops meet the curve at ${tops}.`,
        es: `Rectángulos sombreados con lados en x = ${ends}; su borde superior toca la curva en ${tops}.`,
      })
}
