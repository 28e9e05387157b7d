import { assert } from '../errors.ts'
import { across } from './arrange.ts'
import type { Primitive } from './drawing.ts'
import { type Fill, filledSector } from './fill.ts'
import { type PartsSaid, spokenParts } from './fraction-bar.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { type Name, optionalLabel } from './naming.ts'
import { at, circle, cropped, label, NORMAL, THIN } from './pen.ts'
import { radiusToHold } from './rim-labels.ts'
import { sentence, told } from './saying.ts'

/** Circles cut into parts from the center, clockwise from the top or from where they are turned to. */
export interface FractionCircle {
  readonly kind: 'fraction-circle'
  readonly circles: readonly (readonly CirclePart[])[]
  /** Degrees clockwise. */
  readonly turn: number
  readonly says: PartsSaid
}
export interface CirclePart {
  /** Its share of the circle: all the same where the parts are equal. */
  readonly size: number
  readonly fill: Fill
  readonly label: Label | null
}

export interface FractionCircleOptions {
  /** How many equal parts, or the sizes of unequal ones. */
  readonly parts: number | readonly number[]
  /** The first so many, or those with these indices. More than one circle has makes several circles. */
  readonly shaded?: number | readonly number[]
  /** So many after the shaded ones, in stripes. */
  readonly striped?: number
  readonly wholes?: number
  readonly partLabel?: Name
  readonly turn?: number
  readonly says?: PartsSaid
}

export function fractionCircle({
  parts,
  shaded = 0,
  striped = 0,
  partLabel,
  turn = 0,
  says = 'equality',
  ...options
}: FractionCircleOptions): FractionCircle {
  const sizes = typeof parts === 'number' ? Array.from({ length: parts }, () => 1) : parts
  const first = typeof shaded === 'number' ? Array.from({ length: shaded }, (_, i) => i) : shaded
  const next = typeof shaded === 'number' ? shaded : 0
  const { wholes = Math.max(1, Math.ceil((Math.max(-1, ...first) + 1 + striped) / sizes.length)) } = options
  assert(sizes.length >= 1 && sizes.length <= 24, () => `A circle of ${sizes.length} parts cannot be read`)
  assert(
    wholes <= 15 && first.every(i => i < wholes * sizes.length) && next + striped <= wholes * sizes.length,
    'More parts are shaded than there are',
  )
  const partsOf = (whole: number) =>
    sizes.map((size, i): CirclePart => {
      const index = whole * sizes.length + i
      const fill = first.includes(index) ? 'gray' : index >= next && index < next + striped ? 'striped' : 'white'
      return { size, fill, label: optionalLabel(partLabel) }
    })
  return { kind: 'fraction-circle', circles: Array.from({ length: wholes }, (_, i) => partsOf(i)), turn, says }
}

export const fractionCircleFigure = figureKind<FractionCircle>('fraction-circle', {
  draw({ circles, turn }, scribe) {
    const radius = Math.max(
      circles.length === 1 ? 2.4 : circles.length <= 4 ? 2 : 1.6,
      ...circles.map(parts => radiusFor(parts, scribe)),
    )
    return cropped(
      across(
        circles.map(parts => drawCircle(parts, radius, turn, scribe)),
        { gap: 0.8, width: 22 },
      ),
    )
  },

  describe: ({ circles, says }, scribe) =>
    told(
      ...circles.map((parts, i) => {
        const name = circles.length > 1 ? ` ${i + 1}` : ''
        return `${sentence(scribe, { en: 'Circle', es: 'Círculo' })}${name}: ${spokenParts(
          parts.map(part => ({ ...part, crossed: false })),
          scribe,
          says,
        )}`
      }),
    ),
})

/** So large that the label of the narrowest part touches no line. */
function radiusFor(parts: readonly CirclePart[], scribe: Scribe): number {
  const all = parts.reduce((sum, { size }) => sum + size, 0)
  return Math.max(
    0,
    ...parts.map(({ size, label }) => {
      if (!label || parts.length === 1) return 0
      return radiusToHold(scribe.layout(label), { share: size / all, along: 0.64, size: 0.85, gap: 0.1 })
    }),
  )
}

function drawCircle(parts: readonly CirclePart[], radius: number, turned: number, scribe: Scribe): Primitive[] {
  const all = parts.reduce((sum, { size }) => sum + size, 0)
  let turn = 90 - turned
  const sectors = parts.flatMap(part => {
    const sweep = (360 * part.size) / all
    const [from, to] = [turn - sweep, turn]
    turn = from
    const written = part.label
      ? [
          label(
            at([0, 0], parts.length === 1 ? 0 : radius * 0.64, (from + to) / 2),
            scribe.layout(part.label),
            {},
            0.85,
          ),
        ]
      : []
    return [...filledSector([0, 0], radius, from, to, part.fill, THIN), ...written]
  })
  return [...sectors, circle([0, 0], radius, NORMAL)]
}
