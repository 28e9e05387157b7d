import {
  approximate,
  type Block,
  circle,
  decimal,
  degrees,
  type Expr,
  figure,
  measure,
  type Printed,
  type Random,
  Ratio,
  type UnitId,
} from '../../../author.ts'

export const ANGLES = [30, 45, 60, 90, 120, 150, 180, 270] as const

export const UNITS = ['centimeter', 'meter', 'inch', 'foot'] as const

export type Unit = (typeof UNITS)[number]

export type Kind = 'length' | 'area'

export const unitOf = (unit: Unit, kind: Kind): UnitId => (kind === 'area' ? `square-${unit}` : unit)

/** The multiple of π. */
export const partOf = (kind: Kind, radius: number, angle: number): Ratio =>
  kind === 'length' ? Ratio.of(radius * angle, 180) : Ratio.of(radius * radius * angle, 360)

export const tenth = (value: number): Expr => decimal(Ratio.of(Math.round(value * 10), 10), 1)

export const isClear = (value: number) => Math.abs(value * 10 - Math.floor(value * 10) - 0.5) > 0.02

interface Drawn {
  readonly radius: number
  readonly angle: number
  readonly unit: Unit
  readonly kind: Kind
  readonly start: number
}

export const drawAmong = (random: Random, angles: readonly number[]): Drawn =>
  random.until(
    () => ({
      kind: random.evenly(['length', 'area'] as const),
      radius: random.int(2, 12),
      angle: random.pick(angles),
      unit: random.pick(UNITS),
      start: random.int(0, 11) * 30,
    }),
    ({ kind, radius, angle }) => partOf(kind, radius, angle).d <= 6,
  )

export const draw = (random: Random): Drawn => drawAmong(random, ANGLES)

export const sector = ({ radius, angle, unit, start }: Drawn): Block =>
  figure(
    circle({
      center: 'O',
      points: { A: start, B: (start + angle) % 360 },
      lines: [{ of: 'OA', label: measure(radius, unit) }, 'OB'],
      angles: [{ of: 'AOB', label: degrees(angle), reflex: angle > 180 }],
      sectors: ['AB'],
      size: 11,
    }),
  )

/** The radius and the share of the whole circle that a drawn sector takes up. */
export function sectorIn(printed: Printed): { readonly radius: number; readonly share: number } {
  const { points, lines } = printed.figure('circle')
  const direction = (name: string) => {
    const [x, y] = points.find(point => point.name === name)!.at
    return Math.atan2(y, x) / (2 * Math.PI)
  }
  const label = lines.find(({ label }) => label !== null)!.label as Expr & { readonly kind: 'measure' }
  return { radius: approximate(label.of), share: (direction('B') - direction('A') + 1) % 1 }
}

export const wholeOf = (kind: Kind, radius: number) =>
  kind === 'length' ? 2 * Math.PI * radius : Math.PI * radius ** 2

export const kindIn = (unit: UnitId): Kind => (unit.startsWith('square') ? 'area' : 'length')
