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
  /** In units, and where the bar starts. */
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
}

export interface LengthBarOptions {
  readonly label?: Name
  readonly length: number
  readonly start?: number
  /** How many units, or how they are laid. */
  readonly units?:
    | number
    | { readonly count: number; readonly start?: number; readonly size?: number; readonly gap?: number }
  /** Drawn thicker or thinner than usual, which tells nothing of its length. */
  readonly thickness?: number
}

export function lengthBars(
  bars: readonly LengthBarOptions[],
  { upright = false, line = bars.length > 1 }: { readonly upright?: boolean; readonly line?: boolean } = {},
): LengthBars {
  assert(bars.length >= 1 && bars.length <= 6, 'One to six bars can be compared')
  assert(
    bars.every(({ length, start = 0 }) => length > 0 && start >= 0),
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
    units: laid ? { start: 0, size: 1, gap: 0, ...laid } : null,
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
        units ? units.start + units.count * (units.size + units.gap) : 0,
      ]),
    )
    const em = Math.min(upright ? 8 / longest : 16 / longest, 1.3)
    let at = 0
    const items = bars.flatMap((bar, i) => {
      const from = at
      at -= THICKNESS * bar.thickness + (bar.units ? em * bar.units.size + 0.25 : 0) + (upright ? 1.6 : 0.7)
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
            (thickness < 1
              ? sentence(scribe, { en: ', thin', es: ', de poco grosor' })
              : thickness > 1
                ? sentence(scribe, { en: ', thick', es: ', de mucho grosor' })
                : '') +
            (start > 0
              ? sentence(scribe, {
                  en: `, starting ${several(start, ['step', 'steps'])} further on`,
                  es: `, empieza ${several(start, ['paso', 'pasos'])} más adelante`,
                })
              : '')
          )
        }
        return (
          sentence(scribe, {
            en: `${name} above a row of ${several(units.count, ['unit', 'units'])}: it starts at the left end of unit ${start - units.start + 1} and ends at the right end of unit ${start + length - units.start}`,
            es: `${name} sobre una fila de ${several(units.count, ['unidad', 'unidades'])}: empieza en el extremo izquierdo de la unidad ${start - units.start + 1} y termina en el extremo derecho de la unidad ${start + length - units.start}`,
          }) +
          (units.gap > 0
            ? sentence(scribe, { en: '; there are gaps between the units', es: '; hay huecos entre las unidades' })
            : units.gap < 0
              ? sentence(scribe, { en: '; the units overlap', es: '; las unidades se superponen' })
              : '')
        )
      }),
    )
  },
})

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
    roundedRectangle(start * em, bottom, length * em, thick, 0.12, NORMAL, tone),
    ...(name ? [label([-0.45, bottom + thick / 2], scribe.layout(name), { x: 'right' })] : []),
    ...(units
      ? Array.from({ length: units.count }, (_, i) =>
          rectangle(
            (units.start + i * (units.size + units.gap)) * em,
            bottom - 0.25 - units.size * em,
            units.size * em,
            units.size * em,
            THIN,
            units.gap < 0 ? null : 'paper',
          ),
        )
      : []),
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
