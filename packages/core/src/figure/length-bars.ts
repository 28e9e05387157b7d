import { assert } from '../errors.ts'
import { roundedRectangle } from './arrange.ts'
import type { Primitive, Tone } from './drawing.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { type Name, optionalLabel } from './naming.ts'
import { cropped, DASHED, label, line, NORMAL, type Point, rectangle, THIN } from './pen.ts'
import { several } from './plural.ts'
import { sentence, spokenName, told } from './saying.ts'

/** Objects drawn as bars to compare, from one starting line; or bars with rows of equal units along them. */
export interface LengthBars {
  readonly kind: 'length-bars'
  readonly bars: readonly LengthBar[]
  /** Upright bars that stand on the ground. */
  readonly upright: boolean
  /** Whether the common starting line is drawn. */
  readonly line: boolean
}
export interface LengthBar {
  readonly label: Label | null
  /** In units, and where the bar starts. A length of 0 is room for the pupil to draw above the units. */
  readonly length: number
  readonly start: number
  readonly units: UnitRow | null
  /** Across its length; 1 is usual. */
  readonly thickness: number
}
/** Units laid along a bar; a gap below 0 makes them overlap. */
export interface UnitRow {
  readonly count: number
  readonly start: number
  readonly size: number
  readonly gap: number
  /** The size of each where they are not equal, which measures nothing. */
  readonly sizes: readonly number[] | null
  readonly look: UnitLook
}
export type UnitLook = 'unit' | 'cube' | 'clip'

export interface LengthBarOptions {
  readonly label?: Name
  readonly length: number
  readonly start?: number
  /** How many units, or how they are laid. */
  readonly units?:
    | number
    | {
        readonly count: number
        readonly start?: number
        readonly size?: number
        readonly gap?: number
        readonly sizes?: readonly number[]
        readonly look?: UnitLook
      }
  /** Drawn thicker or thinner than usual, which tells nothing of its length. */
  readonly thickness?: number
}

export function lengthBars(
  bars: readonly LengthBarOptions[],
  { upright = false, line = bars.length > 1 }: { readonly upright?: boolean; readonly line?: boolean } = {},
): LengthBars {
  assert(bars.length >= 1 && bars.length <= 6, 'One to six bars can be compared')
  assert(
    bars.every(({ length, start = 0, units }) => (units ? length >= 0 : length > 0) && start >= 0),
    'A bar has a length',
  )
  return { kind: 'length-bars', bars: bars.map(barOf), upright, line }
}

const barOf = ({ label, length, start = 0, units, thickness = 1 }: LengthBarOptions): LengthBar => {
  const laid = typeof units === 'number' ? { count: units } : units
  return {
    label: optionalLabel(label),
    length,
    start,
    units: laid ? { start: 0, size: 1, gap: 0, sizes: null, look: 'unit', ...laid } : null,
    thickness,
  }
}

const TONES: readonly Tone[] = ['medium', 'light', 'dark']
const THICKNESS = 0.9

export const lengthBarsFigure = figureKind<LengthBars>('length-bars', {
  draw(figure, scribe) {
    const { bars, upright } = figure
    const longest = Math.max(
      ...bars.flatMap(({ length, start, units }) => [
        start + length,
        ...(units ? unitPlaces(units).map(({ from, size }) => from + size) : []),
      ]),
    )
    const em = Math.min(upright ? 8 / longest : 16 / longest, 1.3)
    let at = 0
    const items = bars.flatMap((bar, i) => {
      const from = at
      at -= THICKNESS * bar.thickness + (bar.units ? unitHeight(bar.units, em) + 0.25 : 0) + (upright ? 1.6 : 0.7)
      return upright
        ? uprightBar(bar, -from, em, TONES[i % 3]!, scribe)
        : levelBar(bar, from, em, TONES[i % 3]!, scribe)
    })
    const ends: readonly [Point, Point] = upright
      ? [
          [-0.6, 0],
          [-at, 0],
        ]
      : [
          [0, 0.4],
          [0, at + 0.3],
        ]
    return cropped([...items, ...(figure.line ? [line(ends[0], ends[1], upright ? NORMAL : DASHED)] : [])])
  },

  describe({ bars, upright, line }, scribe) {
    return told(
      line &&
        bars.length > 1 &&
        sentence(
          scribe,
          upright
            ? { en: 'Bars that stand on the same line', es: 'Barras que están de pie sobre la misma línea' }
            : bars.every(({ units }) => units)
              ? { en: 'Rows that start at the same line', es: 'Filas que empiezan en la misma línea' }
              : { en: 'Bars that start at the same line', es: 'Barras que empiezan en la misma línea' },
        ),
      ...bars.map(({ label, length, start, units, thickness }, i) => {
        const name =
          spokenName(label, scribe) ||
          sentence(scribe, {
            en: bars.length > 1 ? `Bar ${i + 1}` : 'A bar',
            es: bars.length > 1 ? `Barra ${i + 1}` : 'Una barra',
          })
        if (!units) {
          return (
            sentence(scribe, {
              en: `${name}: ${several(length, ['step', 'steps'])} ${upright ? 'tall' : 'long'}`,
              es: `${name}: ${several(length, ['paso', 'pasos'])} de ${upright ? 'alto' : 'largo'}`,
            }) +
            (thickness === 1 || label?.kind === 'words'
              ? ''
              : thickness < 1
                ? sentence(scribe, { en: ', thin', es: ', delgada' })
                : sentence(scribe, { en: ', thick', es: ', gruesa' })) +
            (start > 0
              ? sentence(scribe, {
                  en: `, starting ${several(start, ['step', 'steps'])} further on`,
                  es: `, empieza ${several(start, ['paso', 'pasos'])} más adelante`,
                })
              : '')
          )
        }
        return spokenUnits(name, { length, start, units }, scribe)
      }),
    )
  },
})

/** Where each unit begins, and its size. */
function unitPlaces({ count, start, size, gap, sizes }: UnitRow): readonly { from: number; size: number }[] {
  if (!sizes) return Array.from({ length: count }, (_, i) => ({ from: start + i * (size + gap), size }))
  let from = start
  return sizes.map(own => {
    const place = { from, size: own }
    from += own + gap
    return place
  })
}
const unitHeight = ({ size, sizes, look }: UnitRow, em: number) =>
  (look === 'clip' ? CLIP : 1) * em * Math.max(size, ...(sizes ?? []))

const UNIT_WORDS = {
  unit: { en: ['unit', 'units'], es: ['unidad', 'unidades'], of: 'de la', them: 'ellas' },
  cube: { en: ['cube', 'cubes'], es: ['cubo', 'cubos'], of: 'del', them: 'ellos' },
  clip: { en: ['paper clip', 'paper clips'], es: ['clip', 'clips'], of: 'del', them: 'ellos' },
} as const

function spokenUnits(
  name: string,
  { length, start, units }: { readonly length: number; readonly start: number; readonly units: UnitRow },
  scribe: Scribe,
): string {
  const { en, es, of, them } = UNIT_WORDS[units.look]
  const row = {
    en: `a row of ${several(units.sizes?.length ?? units.count, [en[0], en[1]])}`,
    es: `una fila de ${several(units.sizes?.length ?? units.count, [es[0], es[1]])}`,
  }
  if (length === 0)
    return sentence(scribe, {
      en: `${name}: to be drawn, above ${row.en}`,
      es: `${name}: por dibujar, sobre ${row.es}`,
    })
  const laid = units.sizes
    ? { en: 'of different sizes', es: 'de distintos tamaños' }
    : units.gap > 0
      ? { en: 'with gaps between them', es: `con huecos entre ${them}` }
      : units.gap < 0
        ? { en: 'that overlap', es: 'que se superponen' }
        : null
  if (laid)
    return sentence(scribe, {
      en: `${name} above ${row.en} ${laid.en}, from its left end to its right end`,
      es: `${name} sobre ${row.es} ${laid.es}, de su extremo izquierdo al derecho`,
    })
  const [first, last] = [start - units.start + 1, start + length - units.start]
  return sentence(scribe, {
    en: `${name} above ${row.en}: it starts at the left end of ${en[0]} ${first} and ends at the right end of ${en[0]} ${last}`,
    es: `${name} sobre ${row.es}: empieza en el extremo izquierdo ${of} ${es[0]} ${first} y termina en el extremo derecho ${of} ${es[0]} ${last}`,
  })
}

/** How high a paper clip is, in its length. */
const CLIP = 0.36

function drawUnit({ from, size }: { from: number; size: number }, { look, gap }: UnitRow, top: number, em: number) {
  const [x, wide] = [from * em, size * em]
  if (look !== 'clip') return [rectangle(x, top - wide, wide, wide, THIN, gap < 0 ? null : 'paper')]
  const high = CLIP * wide
  return [
    roundedRectangle(x, top - high, wide, high, high / 2, THIN),
    roundedRectangle(x + wide * 0.14, top - high * 0.8, wide * 0.74, high * 0.6, high * 0.3, THIN),
  ]
}

function levelBar(
  { label: name, length, start, units, thickness }: LengthBar,
  top: number,
  em: number,
  tone: Tone,
  scribe: Scribe,
): Primitive[] {
  const thick = THICKNESS * thickness
  const bottom = top - thick
  return [
    ...(length > 0 ? [roundedRectangle(start * em, bottom, length * em, thick, 0.12, NORMAL, tone)] : []),
    ...(name ? [label([-0.45, bottom + thick / 2], scribe.layout(name), { x: 'right' })] : []),
    ...(units ? unitPlaces(units).flatMap(place => drawUnit(place, units, bottom - 0.25, em)) : []),
  ]
}

function uprightBar(
  { label: name, length, start, thickness }: LengthBar,
  left: number,
  em: number,
  tone: Tone,
  scribe: Scribe,
): Primitive[] {
  const thick = THICKNESS * thickness
  return [
    roundedRectangle(left, start * em, thick, length * em, 0.12, NORMAL, tone),
    ...(name ? [label([left + thick / 2, -0.35], scribe.layout(name), { y: 'top' })] : []),
  ]
}
