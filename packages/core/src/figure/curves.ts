import { assert, never } from '../errors.ts'
import type { Expr } from '../math/expr.ts'
import type { Layout } from '../math/layout.ts'
import { ticksOf } from './axis.ts'
import { graphPieces, piecesOf, thinned, valueAt } from './curve.ts'
import type { Primitive } from './drawing.ts'
import type { Label, Scribe } from './kind.ts'
import { CURVE, pointOn, strokeOf } from './marks.ts'
import { type Name, optionalLabel } from './naming.ts'
import { arrowhead, at, directionOf, distanceOf, dot, openDot, type Point, polyline } from './pen.ts'
import { type Frame, isWithin, type Plane, windowOf } from './plane.ts'
import { listing, sentence, spokenLabel } from './saying.ts'
import type { Sketch } from './sketch.ts'
import { reachOf, type Spot, type Wish } from './wish.ts'

/** Nothing, a filled dot, a circle, or an arrow: it goes on. Where the window cuts a curve, an arrow says so by itself. */
export type CurveEnd = 'none' | 'closed' | 'open' | 'arrow'

interface Drawn {
  readonly ends: readonly [CurveEnd, CurveEnd]
  readonly dashed: boolean
  readonly label: Label | null
}

export type Curve =
  /** y by x; without bounds as far as the window. */
  | ({ readonly form: 'graph'; readonly of: Expr; readonly from: number | null; readonly to: number | null } & Drawn)
  /** Points joined by straight lines, or smoothly. */
  | ({ readonly form: 'points'; readonly through: readonly Point[]; readonly smooth: boolean } & Drawn)
  /** x and y by t, with arrows that show the direction. */
  | ({
      readonly form: 'path'
      readonly x: Expr
      readonly y: Expr
      readonly from: number
      readonly to: number
      readonly directed: boolean
    } & Drawn)

interface DrawnOptions {
  readonly ends?: readonly [CurveEnd, CurveEnd]
  readonly dashed?: boolean
  readonly label?: Name | null
}
export type CurveSpec =
  | Expr
  | ({ readonly of: Expr; readonly from?: number; readonly to?: number } & DrawnOptions)
  | ({ readonly through: readonly Point[]; readonly smooth?: boolean } & DrawnOptions)
  | ({
      readonly x: Expr
      readonly y: Expr
      readonly from: number
      readonly to: number
      readonly directed?: boolean
    } & DrawnOptions)

export function curveOf(spec: CurveSpec): Curve {
  if ('kind' in spec) return curveOf({ of: spec })
  const { ends = ['none', 'none'], dashed = false } = spec
  const drawn: Drawn = { ends, dashed, label: optionalLabel(spec.label) }
  if ('of' in spec) {
    const { of, from = null, to = null } = spec
    assert(from === null || to === null || from < to, 'A curve runs from the smaller to the larger x')
    return { form: 'graph', of, from, to, ...drawn }
  }
  if ('through' in spec) {
    assert(spec.through.length >= 2, 'A curve needs two points')
    return { form: 'points', through: spec.through, smooth: spec.smooth ?? false, ...drawn }
  }
  assert(spec.from < spec.to, 'A path runs from the smaller to the larger parameter')
  return { form: 'path', x: spec.x, y: spec.y, from: spec.from, to: spec.to, directed: spec.directed ?? true, ...drawn }
}

/** The pieces of a curve within the plane, in coordinates of the plane. */
export function piecesOfCurve(curve: Curve, plane: Plane): readonly (readonly Point[])[] {
  const window = windowOf(plane)
  switch (curve.form) {
    case 'graph':
      return graphPieces(
        curve.of,
        Math.max(curve.from ?? -Infinity, window.left),
        Math.min(curve.to ?? Infinity, window.right),
        window,
      )
    case 'points': {
      const path = curve.smooth ? smoothPath(curve.through) : straightPath(curve.through)
      const last = curve.through.length - 1
      return curve.smooth ? piecesOf(path, 0, last, window) : [curve.through]
    }
    case 'path':
      return piecesOf(t => [valueAt(curve.x, { t }), valueAt(curve.y, { t })], curve.from, curve.to, window)
    default:
      return never(curve)
  }
}

function straightPath(through: readonly Point[]) {
  return (t: number): Point => {
    const i = Math.min(Math.floor(t), through.length - 2)
    const [a, b] = [through[i]!, through[i + 1]!]
    return [a[0] + (b[0] - a[0]) * (t - i), a[1] + (b[1] - a[1]) * (t - i)]
  }
}

/** A smooth curve through the points that has no bumps of its own: flat at every high and low point. */
function smoothPath(through: readonly Point[]) {
  const slopes = through.slice(1).map(([x, y], i) => (y - through[i]![1]) / (x - through[i]![0]))
  const tangents = through.map((_, i) => {
    const [before, after] = [slopes[i - 1] ?? slopes[0]!, slopes[i] ?? slopes.at(-1)!]
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
  return (t: number): Point => {
    const i = Math.min(Math.floor(t), through.length - 2)
    const s = t - i
    const [[x0, y0], [x1, y1]] = [through[i]!, through[i + 1]!]
    const wide = x1 - x0
    const y =
      (2 * s ** 3 - 3 * s ** 2 + 1) * y0 +
      (s ** 3 - 2 * s ** 2 + s) * wide * tangents[i]! +
      (3 * s ** 2 - 2 * s ** 3) * y1 +
      (s ** 3 - s ** 2) * wide * tangents[i + 1]!
    return [x0 + wide * s, y]
  }
}

/** What crosses a corner of the window within so little is all arrowheads: a blot. */
const STUB = 1

export function curveSketch(curve: Curve, plane: Plane, frame: Frame, scribe: Scribe): Sketch {
  const all = piecesOfCurve(curve, plane).map(piece => thinned(piece.map(frame.at)))
  const longer = all.filter(piece => lengthOf(piece) > STUB || ![piece[0]!, piece.at(-1)!].every(isCut(plane, frame)))
  const pieces = longer.length > 0 && curve.form === 'graph' ? longer : all
  const stroke = strokeOf(curve.dashed, CURVE)
  const items = [
    ...pieces.map(piece => polyline(piece, stroke)),
    ...(pieces.length === 0 ? [] : endMarks(curve, pieces, plane, frame)),
    ...(curve.form === 'path' && curve.directed ? pieces.flatMap(directionMarks) : []),
  ]
  return { items, wishes: curve.label ? [curveWish(scribe.layout(curve.label), pieces)] : [] }
}

const lengthOf = (piece: readonly Point[]): number =>
  piece.slice(1).reduce((sum, point, i) => sum + distanceOf(piece[i]!, point), 0)

/** At an axis that begins at 0 a curve begins too; it does not come from beyond. */
const isCut =
  ({ x, y }: Plane, { width, height }: Frame) =>
  ([left, up]: Point): boolean =>
    (left < 0.01 && x.from !== 0) || left > width - 0.01 || (up < 0.01 && y.from !== 0) || up > height - 0.01

function endMarks(curve: Curve, pieces: readonly (readonly Point[])[], plane: Plane, frame: Frame): Primitive[] {
  const isCutHere = isCut(plane, frame)
  const last = pieces.length - 1
  return pieces
    .flatMap((piece, i) => [
      endMark(
        piece[0]!,
        directionOf(piece[1]!, piece[0]!),
        i === 0 ? curve.ends[0] : 'none',
        (curve.form === 'graph' && curve.from === null) || i > 0,
      ),
      endMark(
        piece.at(-1)!,
        directionOf(piece.at(-2)!, piece.at(-1)!),
        i === last ? curve.ends[1] : 'none',
        (curve.form === 'graph' && curve.to === null) || i < last,
      ),
    ])
    .flat()

  function endMark(tip: Point, direction: number, end: CurveEnd, goesOn: boolean): Primitive[] {
    switch (end) {
      case 'closed':
        return [dot(tip, 0.16)]
      case 'open':
        return [openDot(tip, 0.17)]
      case 'arrow':
        return [arrowhead(tip, direction, 0.4)]
      case 'none':
        return goesOn && isCutHere(tip) && !curve.dashed ? [arrowhead(tip, direction, 0.4)] : []
    }
  }
}

function directionMarks(piece: readonly Point[]): Primitive[] {
  return [0.3, 0.7].map(share => {
    const i = Math.max(1, Math.round((piece.length - 1) * share))
    return arrowhead(piece[i]!, directionOf(piece[i - 1]!, piece[i]!), 0.45)
  })
}

/** Beside the curve, best near its end. */
export function curveWish(of: Layout, pieces: readonly (readonly Point[])[], size = 0.9): Wish {
  const piece = [...pieces].sort((a, b) => b.length - a.length)[0] ?? [
    [0, 0],
    [1, 1],
  ]
  const dense = spaced(piece)
  const spots = [0.9, 0.82, 0.95, 0.74, 0.1, 0.18, 0.05, 0.64, 0.5, 0.36].flatMap((share, i): Spot[] => {
    const index = Math.min(Math.max(1, Math.round((dense.length - 1) * share)), dense.length - 1)
    const [a, b] = [dense[index - 1]!, dense[index]!]
    const direction = directionOf(a, b)
    return [90, -90, 60, -60, 120, -120].flatMap(turn =>
      [0, 0.4].map(
        (further): Spot => ({
          at: at(b, 0.2 + further + reachOf(of, size, direction + turn), direction + turn),
          cost:
            i * 2.5 +
            further * 15 +
            (Math.abs(turn) === 90 ? 0 : 2) +
            (Math.sin(((direction + turn) * Math.PI) / 180) < 0 ? 1 : 0),
        }),
      ),
    )
  })
  return { of, size, spots }
}

/** The same line with its points at even distances. */
function spaced(points: readonly Point[]): readonly Point[] {
  const dense: Point[] = [points[0]!]
  points.slice(1).forEach((end, i) => {
    const start = points[i]!
    const parts = Math.max(1, Math.ceil(Math.hypot(end[0] - start[0], end[1] - start[1]) / 0.3))
    for (let part = 1; part <= parts; part++)
      dense.push([start[0] + ((end[0] - start[0]) * part) / parts, start[1] + ((end[1] - start[1]) * part) / parts])
  })
  return dense
}

/** What the eye reads off: the points of the grid that the curve meets, and how it ends. Never its rule. */
export function spokenCurve(curve: Curve, plane: Plane, scribe: Scribe, keep = (all: readonly Point[]) => all): string {
  const name = spokenLabel(curve.label, scribe)
  const [broken, discontinuous] = curve.dashed ? [' dashed', ' discontinua'] : ['', '']
  const points = listing(
    keep(readablePoints(curve, plane)).map(point => pointOn(plane, point, scribe)),
    scribe,
  )
  const body =
    curve.form === 'points' && !curve.smooth
      ? sentence(
          scribe,
          curve.through.length === 2
            ? {
                en: `A${broken} segment${name} joins ${points}.`,
                es: `Un segmento${discontinuous === '' ? '' : ' discontinuo'}${name} une ${points}.`,
              }
            : {
                en: `A${broken} path of segments${name} joins ${points}.`,
                es: `Un trazo${discontinuous === '' ? '' : ' discontinuo'} de segmentos${name} une ${points}.`,
              },
        )
      : sentence(scribe, {
          en: `A${broken} ${isStraight(curve, plane) ? 'straight line' : 'curve'}${name} passes through ${points}.`,
          es: `Una ${isStraight(curve, plane) ? 'recta' : 'curva'}${discontinuous}${name} pasa por ${points}.`,
        })
  return [
    points === ''
      ? sentence(scribe, { en: `A${broken} curve${name}.`, es: `Una curva${discontinuous}${name}.` })
      : body,
    ...spokenEnds(curve, plane, scribe),
  ].join(' ')
}

function isStraight(curve: Curve, plane: Plane): boolean {
  if (curve.form !== 'graph') return false
  const pieces = piecesOfCurve(curve, plane)
  return pieces.length === 1 && thinned(pieces[0]!, 1e-6 * (plane.x.to - plane.x.from)).length === 2
}

function readablePoints(curve: Curve, plane: Plane): readonly Point[] {
  const window = windowOf(plane)
  switch (curve.form) {
    case 'points':
      return curve.through
    case 'path': {
      const points = Array.from({ length: 5 }, (_, i): Point => {
        const t = curve.from + ((curve.to - curve.from) * i) / 4
        return [tidy(valueAt(curve.x, { t })), tidy(valueAt(curve.y, { t }))]
      })
      return points.filter(point => isWithin(point, window))
    }
    case 'graph': {
      const [from, to] = [Math.max(curve.from ?? -Infinity, window.left), Math.min(curve.to ?? Infinity, window.right)]
      const columns = ticksOf(plane.x)
        .map(({ at }) => at)
        .filter(x => x >= from - 1e-9 && x <= to + 1e-9)
      const all = columns
        .map((x): Point => [tidy(x), tidy(valueAt(curve.of, { x }))])
        .filter(point => !Number.isNaN(point[1]) && isWithin(point, window))
      const onGrid = all.filter(([, y]) => Math.abs((2 * y) / plane.y.step - Math.round((2 * y) / plane.y.step)) < 1e-3)
      const isTelling = onGrid.length >= 3 && new Set(onGrid.map(([, y]) => y)).size > 1
      if (isTelling || onGrid.length === all.length) return spreadWithZeros(onGrid, 11)
      return spreadWithZeros(
        all.map(([x, y]): Point => [x, Math.round(y * 100) / 100]),
        11,
      )
    }
    default:
      return never(curve)
  }
}

const tidy = (value: number) => Number(value.toFixed(9)) + 0

function spread<T>(items: readonly T[], most: number): readonly T[] {
  if (items.length <= most) return items
  return Array.from({ length: most }, (_, i) => items[Math.round((i * (items.length - 1)) / (most - 1))]!)
}

/** Points on the horizontal axis are among those that are told. */
function spreadWithZeros(points: readonly Point[], most: number): readonly Point[] {
  const zeros = points.filter(([, y]) => y === 0)
  if (points.length <= most || zeros.length >= most) return spread(points, most)
  const told = new Set([
    ...zeros,
    ...spread(
      points.filter(([, y]) => y !== 0),
      most - zeros.length,
    ),
  ])
  return points.filter(point => told.has(point))
}

function spokenEnds(curve: Curve, plane: Plane, scribe: Scribe): readonly string[] {
  if (curve.ends.every(end => end === 'none' || end === 'arrow')) return []
  const pieces = piecesOfCurve(curve, plane)
  if (pieces.length === 0) return []
  const ends = [pieces[0]![0]!, pieces.at(-1)!.at(-1)!] as const
  return ends.flatMap((end, i) => {
    const point = pointOn(plane, [tidy(end[0]), tidy(end[1])], scribe)
    const side = i === 0 ? { en: 'starts', es: 'Empieza' } : { en: 'ends', es: 'Termina' }
    const mark = curve.ends[i]!
    switch (mark) {
      case 'closed':
        return [
          sentence(scribe, {
            en: `It ${side.en} at ${point} with a filled dot.`,
            es: `${side.es} en ${point} con un punto relleno.`,
          }),
        ]
      case 'open':
        return [
          sentence(scribe, {
            en: `It ${side.en} at ${point} with an open circle.`,
            es: `${side.es} en ${point} con un círculo abierto.`,
          }),
        ]
      case 'arrow':
      case 'none':
        return []
      default:
        return never(mark)
    }
  })
}
