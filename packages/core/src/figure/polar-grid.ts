import { assert } from '../errors.ts'
import { degrees as inDegrees } from '../math/build.ts'
import type { Expr } from '../math/expr.ts'
import { plainNumber, timesPi } from './axis.ts'
import { piecesOf, thinned, valueAt } from './curve.ts'
import { curveWish } from './curves.ts'
import type { Primitive } from './drawing.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { CURVE, strokeOf } from './marks.ts'
import { type Name, optionalLabel } from './naming.ts'
import { arrow, at, boxOfLabel, circle, dot, HAIR, label, line, type Point, polygonPath, polyline } from './pen.ts'
import { haloOf } from './placing.ts'
import { listing, sentence, spokenLabel, spokenName, spokenNumber, told } from './saying.ts'
import { finished, nameWish } from './sketch.ts'
import { reachOf } from './wish.ts'

/** Circles about the pole and rays from it, with points and curves. */
export interface PolarGrid {
  readonly kind: 'polar-grid'
  /** The radius of the outermost circle; circles stand 1 apart, or `step`. */
  readonly radius: number
  readonly step: number
  /** Rays so many degrees apart. */
  readonly rays: 15 | 30 | 45
  readonly angles: 'radians' | 'degrees' | 'none'
  readonly points: readonly { readonly r: number; readonly degrees: number; readonly label: Label | null }[]
  readonly curves: readonly PolarCurve[]
}

export interface PolarCurve {
  /** r in θ, radians. */
  readonly of: Expr
  /** In degrees. */
  readonly from: number
  readonly to: number
  readonly label: Label | null
  readonly dashed: boolean
  /** The slice between the pole and the curve. */
  readonly shaded: boolean
}

export interface PolarGridOptions {
  readonly radius?: number
  readonly step?: number
  readonly rays?: PolarGrid['rays']
  readonly angles?: PolarGrid['angles']
  readonly points?: readonly { readonly r: number; readonly degrees: number; readonly label?: Name | null }[]
  readonly curves?: readonly {
    readonly of: Expr
    readonly from?: number
    readonly to?: number
    readonly label?: Name | null
    readonly dashed?: boolean
    readonly shaded?: boolean
  }[]
}

export function polarGrid({
  radius = 6,
  step = 1,
  rays = 30,
  angles = 'radians',
  points = [],
  curves = [],
}: PolarGridOptions = {}): PolarGrid {
  assert(radius / step <= 10 && radius / step >= 2, 'A polar grid has two to ten circles')
  for (const { r } of points) assert(Math.abs(r) <= radius + 1e-9, () => `The point at ${r} lies outside of the grid`)
  return {
    kind: 'polar-grid',
    radius,
    step,
    rays,
    angles,
    points: points.map(({ r, degrees, label }) => ({ r, degrees, label: optionalLabel(label) })),
    curves: curves.map(({ of, from = 0, to = 360, label, dashed = false, shaded = false }) => ({
      of,
      from,
      to,
      label: optionalLabel(label),
      dashed,
      shaded,
    })),
  }
}

const SIZE = 6.8
const POLE: Point = [0, 0]

export const polarGridFigure = figureKind<PolarGrid>('polar-grid', {
  draw(figure, scribe) {
    const scale = SIZE / figure.radius
    const count = Math.round(figure.radius / figure.step)
    const grid = [
      ...Array.from({ length: count }, (_, i) => circle(POLE, (i + 1) * figure.step * scale, HAIR)),
      ...Array.from({ length: 360 / figure.rays }, (_, i) => line(POLE, at(POLE, SIZE, i * figure.rays), HAIR)),
    ]
    const axes = [...arrow(POLE, [SIZE + 0.7, 0]), dot(POLE, 0.09)]
    const pieces = figure.curves.map(curve =>
      polarPieces(curve, figure).map(piece => thinned(piece.map(([x, y]): Point => [x * scale, y * scale]))),
    )
    const shades = figure.curves.flatMap((curve, i) =>
      curve.shaded ? pieces[i]!.map(piece => polygonPath([POLE, ...piece], null, 'light')) : [],
    )
    const lines = figure.curves.flatMap((curve, i) =>
      pieces[i]!.map(piece => polyline(piece, strokeOf(curve.dashed, CURVE))),
    )
    const dots = figure.points.map(({ r, degrees }) => dot(at(POLE, r * scale, degrees), 0.18))
    const wishes = [
      ...figure.curves.flatMap((curve, i) => (curve.label ? [curveWish(scribe.layout(curve.label), pieces[i]!)] : [])),
      ...figure.points.flatMap(({ r, degrees, label }) =>
        label ? [nameWish(scribe.layout(label), at(POLE, r * scale, degrees), [], { gap: 0.24 })] : [],
      ),
    ]
    return finished(
      {
        items: [
          ...shades,
          ...grid,
          ...axes,
          ...radiusNumbers(figure, scale, scribe),
          ...angleLabels(figure, scribe),
          ...lines,
          ...dots,
        ],
        wishes,
      },
      true,
    )
  },

  describe(figure, scribe) {
    const radius = spokenNumber(figure.radius, scribe)
    const step = spokenNumber(figure.step, scribe)
    const [unit, unidad] = figure.step === 1 ? ['unit', 'unidad'] : ['units', 'unidades']
    return told(
      sentence(scribe, {
        en: `A polar grid with circles ${step} ${unit} apart up to radius ${radius} and rays every ${figure.rays} degrees`,
        es: `Una cuadrícula polar con circunferencias cada ${step} ${unidad} hasta el radio ${radius} y semirrectas cada ${figure.rays} grados`,
      }),
      ...figure.points.map(point => spokenPoint(point, figure, scribe)),
      ...figure.curves.map(curve => spokenCurve(curve, figure, scribe)),
    )
  },
})

function polarPieces({ of, from, to }: PolarCurve, { radius }: PolarGrid): readonly (readonly Point[])[] {
  const path = (t: number): Point => at(POLE, valueAt(of, { θ: (t * Math.PI) / 180 }), t)
  return piecesOf(path, from, to, { left: -radius, right: radius, bottom: -radius, top: radius })
}

/** Along the polar axis, below it. */
function radiusNumbers({ radius, step }: PolarGrid, scale: number, scribe: Scribe): readonly Primitive[] {
  const count = Math.round(radius / step)
  const every = step * scale >= 0.9 ? 1 : 2
  const labels = Array.from({ length: count }, (_, i) => (i + 1) * step)
    .filter((_, i) => (i + 1) % every === 0)
    .map(r => label([r * scale - 0.1, -0.15], scribe.layout(plainNumber(r)), { x: 'right', y: 'top' }, 0.8))
  return [...labels.flatMap(item => (item.kind === 'label' ? [haloOf(boxOfLabel(item))] : [])), ...labels]
}

function angleLabels({ angles, rays }: PolarGrid, scribe: Scribe): readonly Primitive[] {
  if (angles === 'none') return []
  const apart = rays === 15 ? 30 : rays
  return Array.from({ length: 360 / apart }, (_, i) => i * apart).map(turn => {
    const layout = scribe.layout(angles === 'degrees' ? inDegrees(turn) : timesPi(turn / 180))
    const place = at(POLE, SIZE + (turn === 0 ? 0.85 : 0.3) + reachOf(layout, 0.8, turn), turn)
    return label(place, layout, {}, 0.8)
  })
}

/** By ring and ray, so that naming it is left to the pupil. */
function spokenPoint(
  { r, degrees, label }: PolarGrid['points'][number],
  { step, rays }: PolarGrid,
  scribe: Scribe,
): string {
  const turn = (((r < 0 ? degrees + 180 : degrees) % 360) + 360) % 360
  const [ring, ray] = [Math.abs(r) / step, turn / rays].map(value =>
    spokenNumber(Math.round(value * 100) / 100, scribe),
  )
  const name = label ? ` ${spokenName(label, scribe)}` : ''
  return sentence(scribe, {
    en: `Point${name}: on circle ${ring} from the pole, on ray ${ray} counterclockwise from the polar axis, which is ray 0.`,
    es: `Punto${name}: en la circunferencia ${ring} desde el polo, en la semirrecta ${ray} en sentido antihorario desde el eje polar, que es la semirrecta 0.`,
  })
}

function spokenCurve(curve: PolarCurve, { radius }: PolarGrid, scribe: Scribe): string {
  const turns = Array.from({ length: 13 }, (_, i) => curve.from + ((curve.to - curve.from) * i) / 12)
  const places = turns
    .map(turn => [turn, valueAt(curve.of, { θ: (turn * Math.PI) / 180 })] as const)
    .filter(([, r]) => Math.abs(r) <= radius + 1e-9)
    .map(
      ([turn, r]) =>
        `${spokenNumber(Math.round(r * 100) / 100, scribe)} ${sentence(scribe, { en: 'at', es: 'a' })} ${spokenName(inDegrees(Math.round(turn)), scribe)}`,
    )
  const name = spokenLabel(curve.label, scribe)
  const shaded = curve.shaded
    ? sentence(scribe, {
        en: ' The slice between the pole and the curve is shaded.',
        es: ' La región entre el polo y la curva está sombreada.',
      })
    : ''
  return (
    sentence(scribe, {
      en: `A curve${name} with radius ${listing(places, scribe)}.`,
      es: `Una curva${name} con radio ${listing(places, scribe)}.`,
    }) + shaded
  )
}
