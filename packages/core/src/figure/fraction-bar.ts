import { assert } from '../errors.ts'
import { across, extentOf } from './arrange.ts'
import { braceAbove } from './brace.ts'
import type { Primitive } from './drawing.ts'
import { type Fill, filled } from './fill.ts'
import { crossOut } from './icon.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { type Name, optionalLabel } from './naming.ts'
import { cropped, label, labelSize, moved, NORMAL, type Point, rectangle, THIN } from './pen.ts'
import { listing, sentence, spokenName, told } from './saying.ts'

/** Bars cut into parts, one below the other: wholes of one size, so that parts can be compared. */
export interface FractionBar {
  readonly kind: 'fraction-bar'
  readonly rows: readonly BarRow[]
  readonly says: PartsSaid
}
/** What the alternate text tells of the parts: whether they are equal, or, where that is asked, how large each is. */
export type PartsSaid = 'equality' | 'sizes'
export interface BarRow {
  readonly label: Label | null
  readonly wholes: readonly (readonly BarPart[])[]
  /** Written over a brace that spans the row. */
  readonly total: Label | null
  readonly shape: WholeShape
  readonly cut: Cut
}
/** A long bar, or a whole that is wide enough to be cut in several ways. */
export type WholeShape = 'bar' | 'rectangle' | 'square'
/** By upright lines, by level ones, by one of each into four, or from corner to corner into two or four. */
export type Cut = 'upright' | 'level' | 'crossed' | 'slanted'
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
  readonly shape?: WholeShape
  readonly cut?: Cut
  /** What the alternate text tells; said of the first bar for all. */
  readonly says?: PartsSaid
}

/** fractionBar({ parts: 4, shaded: 3 }), or several bars to compare. */
export function fractionBar(...bars: readonly BarOptions[]): FractionBar {
  assert(bars.length > 0, 'A fraction bar needs a bar')
  return { kind: 'fraction-bar', rows: bars.map(rowOf), says: bars[0]?.says ?? 'equality' }
}

function rowOf({
  shaded = 0,
  striped = 0,
  crossed = 0,
  label,
  partLabel,
  partLabels = [],
  total,
  shape = 'bar',
  cut = 'upright',
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
    shape,
    cut,
  }
}

const LENGTH = 11
const WHOLES = {
  bar: { en: 'Bar', es: 'Barra' },
  rectangle: { en: 'Rectangle', es: 'Rectángulo' },
  square: { en: 'Square', es: 'Cuadrado' },
} as const
const CUTS = {
  upright: { en: 'cut from top to bottom', es: 'cortado de arriba abajo' },
  level: { en: 'cut from side to side', es: 'cortado de lado a lado' },
  crossed: {
    en: 'cut from top to bottom and from side to side',
    es: 'cortado de arriba abajo y de lado a lado',
  },
  slanted: { en: 'cut at a slant', es: 'cortado en diagonal' },
} as const
/** Width and height of a whole that is no bar. */
const SIZES = { rectangle: [6, 3.6], square: [4.2, 4.2] } as const

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

  describe({ rows, says }, scribe) {
    return told(
      ...rows.map((row, i) => {
        const name = spokenName(row.label, scribe) || (rows.length > 1 ? `${i + 1}` : '')
        const noun = WHOLES[row.shape]
        const lead = sentence(scribe, { en: `${noun.en} ${name}`, es: `${noun.es} ${name}` }).trim()
        const whole = row.wholes
          .map(parts =>
            row.shape === 'bar'
              ? spokenParts(parts, scribe, says)
              : parts.length === 1
                ? sentence(scribe, { en: 'not cut yet', es: 'todavía sin cortar' })
                : `${sentence(scribe, CUTS[row.cut])}, ${spokenParts(parts, scribe, says)}`,
          )
          .join('; ')
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

function drawRow({ wholes, total, shape, cut }: BarRow, length: number, scribe: Scribe): Primitive[] {
  if (shape !== 'bar') {
    const cuts = wholes.map(parts => drawCut(parts, cut, SIZES[shape]))
    return across(cuts, { gap: 0.8, width: 26 })
  }
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

/** The parts of a whole of this size, as it is cut: the sizes of the parts are their areas. */
function partsOf(
  parts: readonly BarPart[],
  cut: Cut,
  [wide, high]: readonly [number, number],
): readonly (readonly Point[])[] {
  const all = parts.reduce((sum, { size }) => sum + size, 0)
  const shares = parts.map(({ size }) => size / all)
  const [first = 0, second = 0, third = 0, fourth = 0] = shares
  if (cut === 'crossed' || (cut === 'slanted' && parts.length === 4)) {
    assert(parts.length === 4, 'Crossed cuts make four parts')
    const [upperLeft, upperRight, lowerRight, lowerLeft]: Point[] = [
      [0, high],
      [wide, high],
      [wide, 0],
      [0, 0],
    ]
    if (cut === 'slanted') {
      // Above, right, below, left of the place where the cuts meet.
      const middle: Point = [2 * fourth * wide, 2 * third * high]
      return [
        [upperLeft!, upperRight!, middle],
        [upperRight!, lowerRight!, middle],
        [lowerRight!, lowerLeft!, middle],
        [lowerLeft!, upperLeft!, middle],
      ]
    }
    const [x, y] = [(first + third) * wide, high - (first + second) * high]
    const box = (left: number, bottom: number, right: number, top: number): Point[] => [
      [left, bottom],
      [right, bottom],
      [right, top],
      [left, top],
    ]
    return [box(0, y, x, high), box(x, y, wide, high), box(0, 0, x, y), box(x, 0, wide, y)]
  }
  if (cut === 'slanted') {
    assert(parts.length === 2 && first <= 0.5, 'A slanted cut makes two parts, the first not the larger')
    const end: Point = [wide, high - 2 * first * high]
    const corner: readonly Point[] = first === 0.5 ? [] : [[wide, 0]]
    return [
      [[0, high], [wide, high], end],
      [[0, high], end, ...corner, [0, 0]],
    ]
  }
  let from = 0
  return shares.map(share => {
    const [a, b] = [from, from + share]
    from = b
    const [left, right] = cut === 'upright' ? [a * wide, b * wide] : [0, wide]
    const [bottom, top] = cut === 'upright' ? [0, high] : [high - b * high, high - a * high]
    return [
      [left, bottom],
      [right, bottom],
      [right, top],
      [left, top],
    ]
  })
}

const drawCut = (parts: readonly BarPart[], cut: Cut, size: readonly [number, number]): Primitive[] => [
  ...partsOf(parts, cut, size).flatMap((points, i) => filled(points, parts[i]!.fill, THIN)),
  rectangle(0, 0, ...size, NORMAL),
]

/** Part by part, so that counting is left to the pupil. */
export function spokenParts(
  parts: readonly {
    readonly size: number
    readonly fill: Fill
    readonly crossed: boolean
    readonly label: Label | null
  }[],
  scribe: Scribe,
  says: PartsSaid = 'equality',
): string {
  const even = new Set(parts.map(({ size }) => size)).size === 1
  const words = parts.map(({ fill, crossed, label }) => {
    const text =
      PARTS[scribe.locale][fill] + (crossed ? sentence(scribe, { en: ' and crossed out', es: ' y tachada' }) : '')
    return label && label.kind !== 'blank' ? `${scribe.speak(label).trim()} ${text}` : text
  })
  const said = parts.some(({ crossed }) => crossed) ? words.join('; ') : listing(words, scribe)
  if (says === 'sizes' && parts.length > 1) {
    const sizes = listing(
      parts.map(({ size, fill }) => (fill === 'white' ? `${size}` : `${size} (${PARTS[scribe.locale][fill]})`)),
      scribe,
    )
    return sentence(scribe, { en: `parts of these sizes: ${sizes}`, es: `partes de estos tamaños: ${sizes}` })
  }
  if (parts.length === 1 && parts.every(({ fill, label }) => fill === 'white' && !label))
    return sentence(scribe, { en: 'undivided, not shaded', es: 'sin dividir ni sombrear' })
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
