import { assert, never } from '../errors.ts'
import type { Expr } from '../math/expr.ts'
import { plainNumber } from './axis.ts'
import { thinned, valueAt } from './curve.ts'
import { type Curve, type CurveSpec, curveOf, curveSketch, spokenCurve } from './curves.ts'
import { figureKind, type Scribe } from './kind.ts'
import {
  lineSketch,
  type PlanePoint,
  type PointSpec,
  planeLine,
  planePoint,
  pointOn,
  pointSketch,
  spokenAxes,
  spokenPoints,
} from './marks.ts'
import { type Point, polygonPath } from './pen.ts'
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

/** Solutions of inequalities, or areas between curves, shaded. */
export interface RegionGraph extends Plane {
  readonly kind: 'region-graph'
  /** The shaded part fulfils all of them; a boundary that does not belong to it is dashed. */
  readonly inequalities: readonly Inequality[]
  readonly areas: readonly Area[]
  readonly curves: readonly Curve[]
  readonly points: readonly PlanePoint[]
  /** Without shading: boundaries alone. */
  readonly shaded: boolean
}

export type InequalitySign = '<' | '≤' | '>' | '≥'
/** ax + by < c, or y < an expression in x. */
export type Inequality =
  | { readonly form: 'line'; readonly a: number; readonly b: number; readonly c: number; readonly sign: InequalitySign }
  | { readonly form: 'curve'; readonly sign: InequalitySign; readonly of: Expr }

/** Between two curves, from and to a value of the variable; by y, the curves give x. */
export interface Area {
  readonly lower: Expr
  readonly upper: Expr
  readonly from: number
  readonly to: number
  readonly by: 'x' | 'y'
}

export interface RegionGraphOptions extends PlaneOptions {
  readonly inequalities?: readonly (
    | Omit<Extract<Inequality, { form: 'line' }>, 'form'>
    | Omit<Extract<Inequality, { form: 'curve' }>, 'form'>
  )[]
  readonly areas?: readonly (Omit<Area, 'by'> & { readonly by?: 'x' | 'y' })[]
  readonly curves?: readonly CurveSpec[]
  readonly points?: readonly PointSpec[]
  readonly shaded?: boolean
}

export function regionGraph({
  inequalities = [],
  areas = [],
  curves = [],
  points = [],
  shaded = true,
  ...options
}: RegionGraphOptions): RegionGraph {
  const plane = planeOf(options)
  const figure: RegionGraph = {
    kind: 'region-graph',
    ...plane,
    inequalities: inequalities.map(
      (item): Inequality => ('of' in item ? { form: 'curve', ...item } : { form: 'line', ...item }),
    ),
    areas: areas.map(area => ({ by: 'x', ...area })),
    curves: curves.map(curveOf),
    points: points.map(planePoint),
    shaded,
  }
  for (const item of figure.inequalities)
    assert(item.form === 'curve' || item.a !== 0 || item.b !== 0, 'An inequality needs x or y')
  for (const { from, to } of figure.areas) assert(from < to, 'An area runs from the smaller to the larger bound')
  assertWithin(
    figure.points.map(({ at }) => at),
    plane,
  )
  return figure
}

export const isStrict = (sign: InequalitySign): boolean => sign === '<' || sign === '>'

/** Whether a point fulfils an inequality, the boundary as its sign says. */
export function fulfils([x, y]: Point, item: Inequality): boolean {
  const difference = item.form === 'line' ? item.a * x + item.b * y - item.c : y - valueAt(item.of, { x })
  switch (item.sign) {
    case '<':
      return difference < 0
    case '≤':
      return difference <= 0
    case '>':
      return difference > 0
    case '≥':
      return difference >= 0
    default:
      return never(item.sign)
  }
}

export const regionGraphFigure = figureKind<RegionGraph>('region-graph', {
  draw(figure, scribe) {
    const frame = frameOf(figure)
    const shapes = combined(
      {
        items: [...solutionShapes(figure), ...figure.areas.map(areaShape)].map(shape =>
          polygonPath(shape.map(frame.at), null, 'light'),
        ),
        wishes: [],
      },
      ...figure.inequalities.map(item => boundarySketch(item, figure, frame, scribe)),
      ...figure.curves.map(curve => curveSketch(curve, figure, frame, scribe)),
      pointSketch(figure.points, frame, scribe),
    )
    return onPlane(drawPlane(figure, frame, scribe), shapes)
  },

  describe(figure, scribe) {
    return told(
      sentence(scribe, { en: 'A graph', es: 'Una gráfica' }),
      spokenAxes(figure, scribe),
      ...figure.inequalities.map(item => spokenBoundary(item, figure, scribe)),
      ...figure.curves.map(curve => spokenCurve(curve, figure, scribe)),
      ...figure.areas.map(area => spokenArea(area, figure, scribe)),
      spokenPoints(figure.points, figure, scribe),
    )
  },
})

const isLower = (item: Inequality): boolean => {
  const isMore = item.sign === '>' || item.sign === '≥'
  return item.form === 'line' && item.b < 0 ? !isMore : isMore
}

/** Upright slices of the solution, joined to shapes where they touch. */
function solutionShapes(figure: RegionGraph): readonly (readonly Point[])[] {
  if (!figure.shaded || figure.inequalities.length === 0) return []
  const { left, right, bottom, top } = windowOf(figure)
  const upright = figure.inequalities.filter(item => item.form === 'line' && item.b === 0)
  const across = figure.inequalities.filter(item => !upright.includes(item))
  const [from, to] = upright.reduce<readonly [number, number]>(
    ([low, high], item) => {
      if (item.form !== 'line') return [low, high]
      const isMore = (item.sign === '>' || item.sign === '≥') === item.a > 0
      return isMore ? [Math.max(low, item.c / item.a), high] : [low, Math.min(high, item.c / item.a)]
    },
    [left, right],
  )
  const steps = 400
  const shapes: Point[][] = []
  let [floor, ceiling]: [Point[], Point[]] = [[], []]
  const finish = () => {
    if (floor.length > 1) shapes.push([...thinnedIn(floor, figure), ...thinnedIn(ceiling, figure).slice().reverse()])
    ;[floor, ceiling] = [[], []]
  }
  for (let i = 0; i <= steps && from < to; i++) {
    const x = from + ((to - from) * i) / steps
    const heights = across.map(item => ({
      isLower: isLower(item),
      y: item.form === 'line' ? (item.c - item.a * x) / item.b : valueAt(item.of, { x }),
    }))
    const low = Math.max(bottom, ...heights.filter(height => height.isLower).map(({ y }) => y))
    const high = Math.min(top, ...heights.filter(height => !height.isLower).map(({ y }) => y))
    if (!(low <= high)) finish()
    else {
      floor.push([x, low])
      ceiling.push([x, high])
    }
  }
  finish()
  return shapes
}

function thinnedIn(points: readonly Point[], figure: RegionGraph): readonly Point[] {
  const { left, right } = windowOf(figure)
  return thinned(points, (right - left) / 4000)
}

function areaShape({ lower, upper, from, to, by }: Area): readonly Point[] {
  const side = (of: Expr) =>
    Array.from({ length: 81 }, (_, i): Point => {
      const value = from + ((to - from) * i) / 80
      const result = valueAt(of, { [by]: value })
      return by === 'x' ? [value, result] : [result, value]
    }).filter(point => !point.some(Number.isNaN))
  return [...side(lower), ...side(upper).reverse()]
}

function boundarySketch(item: Inequality, figure: RegionGraph, frame: Frame, scribe: Scribe): Sketch {
  const dashed = isStrict(item.sign)
  if (item.form === 'line') return lineSketch([planeLine({ through: twoPoints(item), dashed })], figure, frame, scribe)
  return curveSketch(curveOf({ of: item.of, dashed }), figure, frame, scribe)
}

function twoPoints({ a, b, c }: Extract<Inequality, { form: 'line' }>): readonly [Point, Point] {
  if (b === 0)
    return [
      [c / a, 0],
      [c / a, 1],
    ]
  return [
    [0, c / b],
    [1, (c - a) / b],
  ]
}

/** The boundary by points on it, and the side that is shaded: enough to write the inequality, which is not given. */
function spokenBoundary(item: Inequality, figure: RegionGraph, scribe: Scribe): string {
  const dashed = isStrict(item.sign)
  const side = shadedSide(item, scribe)
  if (item.form === 'line') {
    const [one, two] = latticePoints(item, figure).map(point => pointOn(figure, point, scribe))
    return sentence(scribe, {
      en: `A ${dashed ? 'dashed' : 'solid'} line through ${one} and ${two}${figure.shaded ? `; shaded ${side}` : ''}.`,
      es: `Una recta ${dashed ? 'discontinua' : 'continua'} que pasa por ${one} y ${two}${figure.shaded ? `; sombreado ${side}` : ''}.`,
    })
  }
  const boundary = spokenCurve(curveOf({ of: item.of, dashed }), figure, scribe)
  return figure.shaded
    ? `${boundary} ${sentence(scribe, { en: `Shaded ${side} it.`, es: `Sombreado ${side} de ella.` })}`
    : boundary
}

function shadedSide(item: Inequality, scribe: Scribe): string {
  if (item.form === 'line' && item.b === 0) {
    const isRight = (item.sign === '>' || item.sign === '≥') === item.a > 0
    return sentence(
      scribe,
      isRight ? { en: 'to the right', es: 'a la derecha' } : { en: 'to the left', es: 'a la izquierda' },
    )
  }
  return sentence(scribe, isLower(item) ? { en: 'above', es: 'por encima' } : { en: 'below', es: 'por debajo' })
}

function latticePoints(
  { a, b, c }: Extract<Inequality, { form: 'line' }>,
  figure: RegionGraph,
): readonly [Point, Point] {
  if (b === 0)
    return [
      [c / a, 0],
      [c / a, figure.y.step],
    ]
  const { left, right, bottom, top } = windowOf(figure)
  const lattice: Point[] = []
  for (let x = Math.ceil(left); x <= right; x++) {
    const y = (c - a * x) / b
    if (y >= bottom && y <= top && Math.abs(y - Math.round(y)) < 1e-9) lattice.push([x + 0, Math.round(y) + 0])
  }
  const sorted = [...lattice].sort((one, two) => Math.abs(one[0]) - Math.abs(two[0]))
  return sorted.length >= 2
    ? [sorted[0]!, sorted[1]!]
    : (twoPoints({ form: 'line', a, b, c, sign: '<' }) as [Point, Point])
}

function spokenArea({ from, to, by, lower, upper }: Area, figure: RegionGraph, scribe: Scribe): string {
  const ends = [from, to].map(value => {
    const [one, two] = [valueAt(lower, { [by]: value }), valueAt(upper, { [by]: value })]
    const middle = (one + two) / 2
    return pointOn(figure, by === 'x' ? [value, middle] : [middle, value], scribe)
  })
  const meets = [from, to].every(
    value => Math.abs(valueAt(lower, { [by]: value }) - valueAt(upper, { [by]: value })) < 1e-9,
  )
  if (meets)
    return sentence(scribe, {
      en: `The region between the curves from ${ends[0]} to ${ends[1]} is shaded.`,
      es: `La región entre las curvas de ${ends[0]} a ${ends[1]} está sombreada.`,
    })
  const [a, b] = [from, to].map(value => scribe.speak(coordinate(value)).trim())
  return sentence(scribe, {
    en: `The region between the curves from ${by} = ${a} to ${by} = ${b} is shaded.`,
    es: `La región entre las curvas de ${by} = ${a} a ${by} = ${b} está sombreada.`,
  })
}

const coordinate = (value: number) => plainNumber(Math.round(value * 100) / 100)
