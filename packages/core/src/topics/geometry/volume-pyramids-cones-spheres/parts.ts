import { approximate, decimal, type Expr, type Printed, Ratio } from '../../../author.ts'

export const UNITS = ['centimeter', 'meter', 'inch', 'foot'] as const

type Unit = (typeof UNITS)[number]

export type Shape = 'pyramid' | 'cone' | 'sphere' | 'hemisphere'

export interface Drawn {
  readonly shape: Shape
  /** Radius, or the two sides of the base; then the height. */
  readonly sides: readonly [number, number, number]
  readonly unit: Unit
  /** What is labelled: the height and radius themselves, the slant height, or the diameter. */
  readonly by: 'plain' | 'slant' | 'diameter'
}

/** The volume, without the π of round solids. */
export function partOf({ shape, sides: [a, b, h] }: Pick<Drawn, 'shape' | 'sides'>): Ratio {
  switch (shape) {
    case 'pyramid':
      return Ratio.of(a * b * h, 3)
    case 'cone':
      return Ratio.of(a * a * h, 3)
    case 'sphere':
      return Ratio.of(4 * a ** 3, 3)
    case 'hemisphere':
      return Ratio.of(2 * a ** 3, 3)
  }
}

export const isRound = (shape: Shape) => shape !== 'pyramid'

export const tenth = (of: number): Expr => decimal(Ratio.of(Math.round(of * 10), 10), 1)

export const isClear = (of: number) => Math.abs(of * 10 - Math.floor(of * 10) - 0.5) > 0.02

/** The volume from the labels of the drawn solid. */
export function volumeIn(printed: Printed): number {
  const { solid } = printed.figure('solid-3d')
  if (!('labels' in solid)) return Number.NaN
  const labels: Readonly<Record<string, unknown>> = { ...solid.labels }
  const at = (name: string) => (labels[name] ? approximate(labels[name] as Expr) : null)
  const radius = at('radius') ?? (at('diameter') ?? Number.NaN) / 2
  const upright = (half: number) => at('height') ?? Math.sqrt(at('slant')! ** 2 - half ** 2)
  switch (solid.shape) {
    case 'pyramid':
      return (at('length')! * (at('width') ?? at('length')!) * upright(at('length')! / 2)) / 3
    case 'cone':
      return (Math.PI * radius ** 2 * upright(radius)) / 3
    case 'sphere':
      return (Math.PI * (2 * radius) ** 3) / 6
    case 'hemisphere':
      return (Math.PI * (2 * radius) ** 3) / 12
    case 'stack':
      return solid.parts.reduce((total, { shape, label }) => {
        const height = label ? approximate(label as Expr) : radius
        const share = shape.startsWith('hemisphere') ? 2 / 3 : shape.startsWith('cone') ? 1 / 3 : 1
        return total + share * Math.PI * radius ** 2 * height
      }, 0)
    default:
      return Number.NaN
  }
}
