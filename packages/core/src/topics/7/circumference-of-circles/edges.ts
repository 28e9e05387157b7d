import {
  type Block,
  circle,
  type Expr,
  evaluate,
  figure,
  measure,
  type Point,
  type Printed,
  polygon,
  type Random,
  Ratio,
  sum,
  times,
  type UnitId,
} from '../../../author.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { factorPi, type Pi } from '../../kit/geometry/pi.ts'

/** A figure with straight sides and arcs: so much straight, and arcs that are parts of a circle of this diameter. */
export interface Edged {
  readonly kind: 'half' | 'quarter' | 'track' | 'window' | 'bite'
  readonly diameter: Ratio
  /** The other length, where there is one. */
  readonly side: Ratio
}
export const EDGED = ['window', 'half', 'track', 'quarter', 'bite'] as const

export function drawEdged(random: Random, kind: Edged['kind']): Edged {
  const diameter = kind === 'quarter' ? Ratio.of(4 * random.int(2, 7)) : Ratio.of(random.int(4, 15) * 2)
  return {
    kind,
    diameter,
    side:
      kind === 'track'
        ? diameter.plus(random.int(5, 20))
        : kind === 'bite'
          ? diameter
          : diameter.plus(random.int(1, 6)),
  }
}

/** The straight sides, one by one. */
export const straightOf = ({ kind, diameter, side }: Edged): readonly Ratio[] => {
  switch (kind) {
    case 'half':
      return [diameter]
    case 'quarter':
      return [diameter.over(2), diameter.over(2)]
    case 'track':
      return [side, side]
    case 'window':
      return [side, diameter, side]
    case 'bite':
      return [side, side, side]
  }
}
/** The arcs together, as a part of the whole circle. */
export const shareOf = ({ kind }: Edged): Ratio =>
  kind === 'track' ? Ratio.of(1) : kind === 'quarter' ? Ratio.of(1, 4) : Ratio.of(1, 2)

export const straightLength = (edged: Edged): Ratio =>
  straightOf(edged).reduce((all, one) => all.plus(one), Ratio.of(0))
/** How many times π the arcs are. */
export const arcCount = (edged: Edged): Ratio => edged.diameter.times(shareOf(edged))
export const arcWork = (edged: Edged, pi: Pi): Expr =>
  edged.kind === 'track'
    ? times(factorPi(pi), shown(edged.diameter))
    : times(shareOf(edged), factorPi(pi), shown(edged.diameter))
export const straightWork = (edged: Edged): Expr => sum(...straightOf(edged).map(shown))

export function drawnEdged({ kind, diameter, side }: Edged, unit: UnitId): Block {
  const label = (value: Ratio) => measure(shown(value), unit)
  const [d, s] = [diameter.toNumber(), side.toNumber()]
  const unnamed = (at: number) => ({ at, label: null, dot: false })
  switch (kind) {
    case 'half':
      return figure(
        circle({
          rim: false,
          centerLabel: null,
          centerDot: false,
          points: { A: unnamed(0), B: unnamed(180) },
          sectors: ['AB'],
          lines: [{ of: 'BA', label: label(diameter), side: 'right' }],
        }),
      )
    case 'quarter':
      return figure(
        circle({
          rim: false,
          centerLabel: null,
          points: { A: unnamed(0), B: unnamed(90) },
          sectors: ['AB'],
          lines: [{ of: 'OA', label: label(diameter.over(2)), side: 'right' }],
        }),
      )
    case 'track': {
      const vertices: readonly Point[] = [
        [0, 0],
        [s, 0],
        [s, d],
        [0, d],
      ]
      return figure(
        polygon({
          vertices,
          sides: [label(side), { arc: 180 }, null, { arc: 180 }],
          lines: [{ of: 'AD', dashed: true, label: label(diameter), side: 'right' }],
          size: 13,
        }),
      )
    }
    case 'window':
    case 'bite': {
      const vertices: readonly Point[] = [
        [0, 0],
        [d, 0],
        [d, s],
        [0, s],
      ]
      return figure(
        polygon({
          vertices,
          sides: [label(diameter), label(side), { arc: kind === 'window' ? 180 : -180 }, null],
          angles: [{ mark: 'square' }, { mark: 'square' }],
        }),
      )
    }
  }
}

/** The length of the outline as drawn, with the arcs by this value of π. */
export function drawnOutline(printed: Printed, pi: number): number {
  const [round] = printed.figures('circle')
  if (round) {
    const found = round.lines.find(({ label }) => label !== null)
    const value = evaluate(found?.label as Expr).toNumber()
    const isRadius = found?.from === round.center || found?.to === round.center
    return isRadius ? 2 * value + (pi * value) / 2 : value + (pi * value) / 2
  }
  const { points, corners, arcs } = printed.figure('polygon')
  const names = points.slice(0, corners).map(({ name }) => name)
  return names.reduce((all, name, i) => {
    const next = names[(i + 1) % corners] ?? name
    const [a, b] = [name, next].map(one => points.find(point => point.name === one)!.at) as [Point, Point]
    const length = Math.hypot(a[0] - b[0], a[1] - b[1])
    const isArc = arcs.some(({ from, to }) => [from, to].includes(name) && [from, to].includes(next))
    return all + (isArc ? (pi * length) / 2 : length)
  }, 0)
}
