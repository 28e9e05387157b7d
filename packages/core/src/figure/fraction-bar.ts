import { assert } from '../errors.ts'
import { across, extentOf } from './arrange.ts'
import { braceAbove } from './brace.ts'
import type { Primitive } from './drawing.ts'
import { type Fill, filled } from './fill.ts'
import { crossOut } from './icon.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { type Name, optionalLabel } from './naming.ts'
import { cropped, label, labelSize, moved, NORMAL, rectangle, THIN } from './pen.ts'
import { listing, sentence, spokenName, told } from './saying.ts'

/** Bars cut into parts, one below the other: wholes of one size, so that parts can be compared. */
export interface FractionBar {
  readonly kind: 'fraction-bar'
  readonly rows: readonly BarRow[]
}
export interface BarRow {
  readonly label: Label | null
  readonly wholes: readonly (readonly BarPart[])[]
  /** Written over a brace that spans the row. */
  readonly total: Label | null
}
export interface BarPart {
  /** Its share of the whole: all the same where the parts are equal. */
  readonly size: number
  readonly fill: Fill
  readonly crossed: boolean
  readonly label: Label | null
}

export interface BarOptions {
  /** How many equal parts, or the sizes of unequal ones. */
  readonly parts: number | readonly number[]
  /** The first so many, or those with these indices. More than one whole has makes several wholes. */
  readonly shaded?: number | readonly number[]
  /** So many after the shaded ones, in stripes. */
  readonly striped?: number
  /** The last so many of the shaded ones are crossed out. */
  readonly crossed?: number
  readonly wholes?: number
  /** Beside the row. */
  readonly label?: Name
  /** In every part, such as 1/5. */
  readonly partLabel?: Name
  /** In these parts, in order; null leaves one out. */
  readonly partLabels?: readonly (Name | null)[]
  readonly total?: Name
}

/** fractionBar({ parts: 4, shaded: 3 }), or several bars to compare. */
export function fractionBar(...bars: readonly BarOptions[]): FractionBar {
  assert(bars.length > 0, 'A fraction bar needs a bar')
  return { kind: 'fraction-bar', rows: bars.map(rowOf) }
}

function rowOf({
  shaded = 0,
  striped = 0,
  crossed = 0,
  label,
  partLabel,
  partLabels = [],
  total,
  ...options
}: BarOptions): BarRow {
  const sizes = typeof options.parts === 'number' ? Array.from({ length: options.parts }, () => 1) : options.parts
  const first = typeof shaded === 'number' ? Array.from({ length: shaded }, (_, i) => i) : shaded
  const next = typeof shaded === 'number' ? shaded : 0
  const { wholes = Math.max(1, Math.ceil((Math.max(-1, ...first) + 1 + striped) / sizes.length)) } = options
  assert(sizes.length >= 1 && sizes.length <= 24, () => `A bar of ${sizes.length} parts cannot be read`)
  assert(
    wholes <= 12 && first.every(i => i < wholes * sizes.length) && next + striped <= wholes * sizes.length,
    'More parts are shaded than there are',
  )
  assert(striped === 0 || typeof shaded === 'number', 'Striped parts follow a number of shaded parts')
  assert(crossed <= first.length, 'Only shaded parts can be crossed out')
  const gone = first.slice(first.length - crossed)
  const parts = (whole: number) =>
    sizes.map((size, i): BarPart => {
      const index = whole * sizes.length + i
      const fill = first.includes(index) ? 'gray' : index >= next && index < next + striped ? 'striped' : 'white'
      return { size, fill, crossed: gone.includes(index), label: optionalLabel(partLabels[index] ?? partLabel) }
    })
  return {
    label: optionalLabel(label),
    wholes: Array.from({ length: wholes }, (_, i) => parts(i)),
    total: optionalLabel(total),
  }
}

const LENGTH = 11

export const fractionBarFigure = figureKind<FractionBar>('fraction-bar', {
  draw({ rows }, scribe) {
    const most = Math.max(...rows.map(({ wholes }) => wholes.length))
    const fitting = most === 1 ? LENGTH : Math.max(4.2, Math.min(7, 24 / most - 0.5))
    const length = Math.max(fitting, ...rows.flatMap(({ wholes }) => wholes.map(parts => lengthFor(parts, scribe))))
    let top = 0
    return cropped(
      rows.flatMap(row => {
        const { items, height } = extentOf(drawRow(row, length, scribe))
        top -= height + (row.total ? 0.9 : 0.7)
        const placed = items.map(item => moved(item, 0, top))
        return row.label
          ? [...placed, label([-0.45, top + (row.total ? 0.8 : height / 2)], scribe.layout(row.label), { x: 'right' })]
          : placed
      }),
    )
  },

  describe({ rows }, scribe) {
    return told(
      ...rows.map((row, i) => {
        const name = spokenName(row.label, scribe) || (rows.length > 1 ? `${i + 1}` : '')
        const lead = sentence(scribe, { en: `Bar ${name}`, es: `Barra ${name}` }).trim()
        const whole = row.wholes.map(parts => spokenParts(parts, scribe)).join('; ')
        const total = row.total
          ? sentence(scribe, {
              en: `; in all ${scribe.speak(row.total).trim()}`,
              es: `; en total ${scribe.speak(row.total).trim()}`,
            })
          : ''
        return `${lead}: ${whole}${total}`
      }),
    )
  },
})

/** So long that every part has room for what is written in it. */
const lengthFor = (parts: readonly BarPart[], scribe: Scribe): number => {
  const all = parts.reduce((sum, { size }) => sum + size, 0)
  return Math.max(
    0,
    ...parts.map(({ label, size }) =>
      label ? ((labelSize(scribe.layout(label), 0.85).width + 0.35) * all) / size : 0,
    ),
  )
}

function drawRow({ wholes, total }: BarRow, length: number, scribe: Scribe): Primitive[] {
  const tall = Math.max(
    1.5,
    ...wholes.flat().map(({ label }) => (label ? labelSize(scribe.layout(label), 0.85).height + 0.5 : 0)),
  )
  const bars = across(
    wholes.map(parts => drawWhole(parts, length, tall, scribe)),
    { gap: 0.6, width: 26 },
  )
  if (!total) return bars
  const { items, width, height } = extentOf(bars)
  return [...items, ...braceAbove(0, width, height + 0.15, scribe.layout(total))]
}

function drawWhole(parts: readonly BarPart[], length: number, tall: number, scribe: Scribe): Primitive[] {
  const all = parts.reduce((sum, { size }) => sum + size, 0)
  let left = 0
  const drawn = parts.flatMap(part => {
    const wide = (length * part.size) / all
    const [x, right] = [left, left + wide]
    left = right
    return [
      ...filled(
        [
          [x, 0],
          [right, 0],
          [right, tall],
          [x, tall],
        ],
        part.fill,
        THIN,
      ),
      ...(part.label ? [label([x + wide / 2, tall / 2], scribe.layout(part.label), {}, 0.85)] : []),
      ...(part.crossed ? crossOut([x + wide / 2, tall / 2], Math.min(wide, tall) * 0.75) : []),
    ]
  })
  return [...drawn, rectangle(0, 0, length, tall, NORMAL)]
}

/** Part by part, so that counting is left to the pupil. */
export function spokenParts(
  parts: readonly {
    readonly size: number
    readonly fill: Fill
    readonly crossed: boolean
    readonly label: Label | null
  }[],
  scribe: Scribe,
): string {
  const even = new Set(parts.map(({ size }) => size)).size === 1
  const said = listing(
    parts.map(({ fill, crossed, label }) => {
      const text =
        PARTS[scribe.locale][fill] + (crossed ? sentence(scribe, { en: ' and crossed out', es: ' y tachada' }) : '')
      return label && label.kind !== 'blank' ? `${scribe.speak(label).trim()} ${text}` : text
    }),
    scribe,
  )
  if (parts.length === 1) return sentence(scribe, { en: `undivided, ${said}`, es: `sin dividir, ${said}` })
  return sentence(
    scribe,
    even
      ? { en: `equal parts: ${said}`, es: `partes iguales: ${said}` }
      : { en: `unequal parts: ${said}`, es: `partes desiguales: ${said}` },
  )
}

const PARTS = {
  en: { white: 'white', gray: 'shaded', dark: 'dark', striped: 'striped' },
  es: { white: 'blanca', gray: 'sombreada', dark: 'oscura', striped: 'rayada' },
} as const
