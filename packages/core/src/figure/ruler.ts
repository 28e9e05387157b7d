import { assert } from '../errors.ts'
import { unitSign } from '../language/units.ts'
import { number, words } from '../math/build.ts'
import { Ratio, type Rational } from '../number/ratio.ts'
import { roundedRectangle } from './arrange.ts'
import type { Primitive, Stroke } from './drawing.ts'
import { type Exact, exact, numeric, ratioOfExact } from './exact.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { type Name, optionalLabel } from './naming.ts'
import { cropped, label, line, NORMAL, polygonPath, rectangle, THIN } from './pen.ts'
import { several } from './plural.ts'
import { sentence, spokenName, told } from './saying.ts'

/** Objects over a drawn ruler, so that the scale of the print does not matter; or over two rulers. */
export interface RulerFigure {
  readonly kind: 'ruler'
  readonly rulers: readonly Ruler[]
  /** In units of the first ruler. */
  readonly objects: readonly MeasuredObject[]
}
export interface Ruler {
  readonly unit: RulerUnit
  readonly length: number
  /** Parts of one unit: 1, 2, 4, 8 or 10. */
  readonly parts: number
}
export type RulerUnit = 'inch' | 'centimeter'
export interface MeasuredObject {
  readonly from: Exact
  readonly to: Exact
  readonly shape: 'pencil' | 'bar' | 'segment'
  readonly label: Label | null
}

export interface RulerOptions {
  readonly unit?: RulerUnit
  readonly length?: number
  readonly parts?: number
  /** A second ruler below, of the other unit, true to the first. */
  readonly both?: boolean
  readonly objects?: readonly {
    readonly from?: Rational
    readonly to: Rational
    readonly shape?: MeasuredObject['shape']
    readonly label?: Name
  }[]
}

const CENTIMETERS = Ratio.of(254, 100)

export function ruler({
  unit = 'inch',
  length = unit === 'inch' ? 6 : 12,
  parts = 1,
  both = false,
  objects = [],
}: RulerOptions = {}): RulerFigure {
  assert(
    [1, 2, 4, 5, 8, 10, 16].includes(parts) &&
      Number.isInteger(length) &&
      length >= 1 &&
      length <= (unit === 'inch' ? 14 : 32),
    'A ruler has a whole number of units and equal parts',
  )
  const other: Ruler =
    unit === 'inch'
      ? { unit: 'centimeter', length: Math.floor(CENTIMETERS.times(length).toNumber()), parts: 1 }
      : { unit: 'inch', length: Math.floor(length / CENTIMETERS.toNumber()), parts: 1 }
  const measured = objects.map(
    ({ from = 0, to, shape = 'bar', label }): MeasuredObject => ({
      from: exact(from),
      to: exact(to),
      shape,
      label: optionalLabel(label),
    }),
  )
  for (const { from, to } of measured)
    assert(numeric(from) >= 0 && numeric(from) < numeric(to) && numeric(to) <= length, 'An object lies along the ruler')
  return { kind: 'ruler', rulers: [{ unit, length, parts }, ...(both ? [other] : [])], objects: measured }
}

const FINE: Stroke = { width: 0.04, dash: 'solid', tone: 'ink' }
const GUIDE: Stroke = { width: 0.03, dash: 'dashed', tone: 'dark' }
const HIGH = 1.9

export const rulerFigure = figureKind<RulerFigure>('ruler', {
  draw({ rulers, objects }, scribe) {
    const [first] = rulers
    const inch = first!.unit === 'inch' ? 1 : 1 / CENTIMETERS.toNumber()
    const em = Math.min(26 / first!.length, first!.unit === 'inch' ? 3 : 1.5)
    const perUnit = (unit: RulerUnit) => (unit === 'inch' ? em / inch : em / inch / CENTIMETERS.toNumber())
    const drawn = rulers.flatMap((ruler, i) => drawRuler(ruler, perUnit(ruler.unit), -i * (HIGH + 0.5), scribe))
    return cropped([
      ...objects.flatMap((object, i) => drawObject(object, em, 0.35 + (objects.length - 1 - i) * 1.7, scribe)),
      ...drawn,
    ])
  },

  describe({ rulers, objects }, scribe) {
    const [first] = rulers
    return told(
      ...rulers.map(({ unit, length, parts }) => {
        const [en, es] = unit === 'inch' ? ['inches', 'pulgadas'] : ['centimeters', 'centímetros']
        const cut =
          parts === 1
            ? { en: '', es: '' }
            : {
                en: `; each is divided into ${parts} equal parts`,
                es: `; cada unidad está dividida en ${parts} partes iguales`,
              }
        return sentence(scribe, {
          en: `A ruler in ${en} from 0 to ${length}${cut.en}`,
          es: `Una regla en ${es} de 0 a ${length}${cut.es}`,
        })
      }),
      ...objects.map(({ from, to, shape, label }) => {
        const kinds = {
          pencil: { en: 'A pencil', es: 'Un lápiz' },
          bar: { en: 'A bar', es: 'Una barra' },
          segment: { en: 'A segment', es: 'Un segmento' },
        }
        const name = `${sentence(scribe, kinds[shape])} ${spokenName(label, scribe)}`.trim()
        const [start, end] = [spokenMark(from, first!, scribe), spokenMark(to, first!, scribe)]
        return sentence(scribe, {
          en: `${name}: its left end is ${start}, its right end ${end}`,
          es: `${name}: su extremo izquierdo está ${start} y el derecho ${end}`,
        })
      }),
    )
  },
})

/** By marks, so that reading the fraction is left to the pupil. */
function spokenMark(at: Exact, { parts }: Ruler, scribe: Scribe): string {
  const whole = Math.floor(numeric(at) + 1e-9)
  const marks = ratioOfExact(at).minus(whole).times(parts)
  if (marks.n === 0) return sentence(scribe, { en: `at ${whole}`, es: `en el ${whole}` })
  if (!marks.isInteger)
    return sentence(scribe, { en: `between ${whole} and ${whole + 1}`, es: `entre el ${whole} y el ${whole + 1}` })
  return sentence(scribe, {
    en: `${several(marks.n, ['mark', 'marks'])} after ${whole}`,
    es: `${several(marks.n, ['marca', 'marcas'])} después del ${whole}`,
  })
}

function drawRuler({ unit, length, parts }: Ruler, em: number, top: number, scribe: Scribe): Primitive[] {
  const sign = unitSign(unit)
  const ticks = Array.from({ length: length * parts + 1 }, (_, i) => {
    const part = i % parts
    const reach =
      part === 0
        ? 0.75
        : part * 2 === parts
          ? 0.52
          : parts >= 8 && (part * 4) % parts === 0 && parts !== 10
            ? 0.4
            : 0.28
    return line([(i / parts) * em, top], [(i / parts) * em, top - reach], part === 0 ? THIN : FINE)
  })
  return [
    rectangle(-0.5, top - HIGH, length * em + 2.1, HIGH, NORMAL),
    ...ticks,
    ...Array.from({ length: length + 1 }, (_, i) =>
      label([i * em, top - 0.85], scribe.layout(number(i)), { y: 'top' }, em < 1.1 ? 0.75 : 0.85),
    ),
    label([length * em + 0.95, top - 0.4], scribe.layout(words(sign.en, sign.es)), {}, 0.7),
  ]
}

function drawObject(
  { from, to, shape, label: name }: MeasuredObject,
  em: number,
  bottom: number,
  scribe: Scribe,
): Primitive[] {
  const [left, right] = [numeric(from) * em, numeric(to) * em]
  const guides = [line([left, 0], [left, bottom + 0.2], GUIDE), line([right, 0], [right, bottom + 0.2], GUIDE)]
  return [
    ...guides,
    ...bodyOf(shape, left, right, bottom),
    ...(name ? [label([left - 0.4, bottom + 0.45], scribe.layout(name), { x: 'right' })] : []),
  ]
}

function bodyOf(shape: MeasuredObject['shape'], left: number, right: number, bottom: number): Primitive[] {
  const [middle, top] = [bottom + 0.45, bottom + 0.9]
  switch (shape) {
    case 'bar':
      return [roundedRectangle(left, bottom, right - left, 0.9, 0.1, NORMAL, 'medium')]
    case 'segment':
      return [
        line([left, middle], [right, middle], { ...NORMAL, width: 0.12 }),
        line([left, middle - 0.25], [left, middle + 0.25], NORMAL),
        line([right, middle - 0.25], [right, middle + 0.25], NORMAL),
      ]
    case 'pencil': {
      const tip = Math.min(1.3, (right - left) * 0.35)
      const eraser = Math.min(0.7, (right - left) * 0.2)
      return [
        polygonPath(
          [
            [left, bottom],
            [right - tip, bottom],
            [right, middle],
            [right - tip, top],
            [left, top],
          ],
          NORMAL,
          'paper',
        ),
        rectangle(left, bottom, eraser, 0.9, THIN, 'medium'),
        line([right - tip, bottom], [right - tip, top], THIN),
        line([left + eraser, bottom + 0.3], [right - tip, bottom + 0.3], FINE),
        line([left + eraser, bottom + 0.6], [right - tip, bottom + 0.6], FINE),
        polygonPath(
          [
            [right - tip * 0.35, bottom + 0.45 - 0.45 * 0.35],
            [right, middle],
            [right - tip * 0.35, bottom + 0.45 + 0.45 * 0.35],
          ],
          null,
          'ink',
        ),
      ]
    }
  }
}
