import { assert } from '../errors.ts'
import { unitSign } from '../language/units.ts'
import { number, words } from '../math/build.ts'
import { Ratio, type Rational } from '../number/ratio.ts'
import type { Primitive, Stroke } from './drawing.ts'
import { type Exact, exact, numeric, ratioOfExact } from './exact.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { bodyOf, FINE, type MeasuredShape, measuredNoun } from './measured-body.ts'
import { type Name, optionalLabel } from './naming.ts'
import { cropped, dot, label, line, NORMAL, type Point, polygonPath, THIN } from './pen.ts'
import { several } from './plural.ts'
import { sentence, spokenName, told } from './saying.ts'

/** Objects over a drawn ruler, so that the scale of the print does not matter; or over two rulers. */
export interface RulerFigure {
  readonly kind: 'ruler'
  readonly rulers: readonly Ruler[]
  /** At the numbers of the first ruler. */
  readonly objects: readonly MeasuredObject[]
  /** A dot above the first ruler, where the pupil begins to draw. */
  readonly start: Exact | null
}
export interface Ruler {
  readonly unit: RulerUnit
  /** The first number: a ruler that begins after 0 is broken off. */
  readonly from: number
  /** In units. */
  readonly length: number
  /** Parts of one unit: 1, 2, 4, 8 or 10. */
  readonly parts: number
  /** Whether the numbers are printed, or rubbed off. */
  readonly numbers: boolean
}
export type RulerUnit = 'inch' | 'centimeter'
export interface MeasuredObject {
  readonly from: Exact
  readonly to: Exact
  readonly shape: MeasuredShape
  readonly label: Label | null
}

export interface RulerOptions {
  readonly unit?: RulerUnit
  readonly from?: number
  readonly length?: number
  readonly parts?: number
  readonly numbers?: boolean
  /** A second ruler above the objects, of the other unit, true to the first. */
  readonly both?: boolean
  readonly start?: Rational
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
  from = 0,
  length = unit === 'inch' ? 6 : 12,
  parts = 1,
  numbers = true,
  both = false,
  start,
  objects = [],
}: RulerOptions = {}): RulerFigure {
  assert(
    [1, 2, 4, 5, 8, 10, 16].includes(parts) &&
      Number.isInteger(length) &&
      length >= 1 &&
      length <= (unit === 'inch' ? 14 : 32),
    'A ruler has a whole number of units and equal parts',
  )
  assert(Number.isInteger(from) && from >= 0 && !(both && from > 0), 'Two rulers begin at 0')
  const other: Ruler =
    unit === 'inch'
      ? { unit: 'centimeter', from: 0, length: Math.floor(CENTIMETERS.times(length).toNumber()), parts: 1, numbers }
      : { unit: 'inch', from: 0, length: Math.floor(length / CENTIMETERS.toNumber()), parts: 1, numbers }
  const measured = objects.map(
    ({ from: begin = from, to, shape = 'bar', label }): MeasuredObject => ({
      from: exact(begin),
      to: exact(to),
      shape,
      label: optionalLabel(label),
    }),
  )
  const lies = (at: Exact) => numeric(at) >= from && numeric(at) <= from + length
  for (const { from, to } of measured)
    assert(lies(from) && lies(to) && numeric(from) < numeric(to), 'An object lies along the ruler')
  const begin = start === undefined ? null : exact(start)
  assert(begin === null || lies(begin), 'The dot lies above the ruler')
  return {
    kind: 'ruler',
    rulers: [{ unit, from, length, parts, numbers }, ...(both ? [other] : [])],
    objects: measured,
    start: begin,
  }
}

const GUIDE: Stroke = { width: 0.03, dash: 'dashed', tone: 'dark' }
const HIGH = 1.9
/** So close to a mark, an end is seen to be nearest to it. */
const NEAR = 0.3

export const rulerFigure = figureKind<RulerFigure>('ruler', {
  draw({ rulers, objects, start }, scribe) {
    const [first] = rulers
    const inch = first!.unit === 'inch' ? 1 : 1 / CENTIMETERS.toNumber()
    const em = Math.min(26 / first!.length, first!.unit === 'inch' ? 3 : 1.5)
    const perUnit = (unit: RulerUnit) => (unit === 'inch' ? em / inch : em / inch / CENTIMETERS.toNumber())
    const x = (at: Exact) => (numeric(at) - first!.from) * em
    const bottomOf = (i: number) => 0.35 + (objects.length - 1 - i) * 1.7
    const above = bottomOf(0) + 1.25
    // In the row of the segment that begins there, or in an empty row above the objects.
    const dotRow = objects[0]?.shape === 'segment' ? bottomOf(0) : bottomOf(-1)
    return cropped([
      ...objects.flatMap(({ from, to }, i) =>
        [x(from), x(to)].flatMap(at => [
          line([at, 0], [at, bottomOf(i) + 0.2], GUIDE),
          ...(rulers.length > 1 ? [line([at, bottomOf(i) + 0.7], [at, above], GUIDE)] : []),
        ]),
      ),
      ...objects.flatMap(({ from, to, shape, label: name }, i) => [
        ...bodyOf(shape, x(from), x(to), bottomOf(i)),
        ...(name ? [label([x(from) - 0.4, bottomOf(i) + 0.45], scribe.layout(name), { x: 'right' })] : []),
      ]),
      ...(start ? [dot([x(start), dotRow + 0.45], 0.2)] : []),
      ...rulers.flatMap((ruler, i) => drawRuler(ruler, perUnit(ruler.unit), i === 0 ? 0 : above, i === 0, scribe)),
    ])
  },

  describe({ rulers, objects, start }, scribe) {
    const [first] = rulers
    return told(
      ...rulers.map(({ unit, from, length, parts, numbers }) => {
        const [en, es] = unit === 'inch' ? ['inches', 'pulgadas'] : ['centimeters', 'centímetros']
        const cut =
          parts === 1
            ? { en: '', es: '' }
            : {
                en: `; each ${unit} is divided into ${parts} equal parts`,
                es:
                  unit === 'inch'
                    ? `; cada pulgada está dividida en ${parts} partes iguales`
                    : `; cada centímetro está dividido en ${parts} partes iguales`,
              }
        if (!numbers)
          return sentence(scribe, {
            en: `A ruler in ${en} with ${length + 1} marks and no numbers`,
            es: `Una regla en ${es} con ${length + 1} marcas y sin números`,
          })
        return sentence(scribe, {
          en: `A ${from > 0 ? 'broken ' : ''}ruler in ${en} from ${from} to ${from + length}${cut.en}`,
          es: `Una regla ${from > 0 ? 'rota ' : ''}en ${es} de ${from} a ${from + length}${cut.es}`,
        })
      }),
      ...objects.flatMap(({ from, to, shape, label }) =>
        rulers.map((ruler, i) => {
          // With a name it is that pencil, not one of many: pencil A, el lápiz A.
          const article = label === null ? 'a' : scribe.locale === 'en' ? 'none' : 'the'
          const thing = scribe.speak({ kind: 'thing', noun: measuredNoun(shape), many: false, article })
          const name = `${thing} ${spokenName(label, scribe)}`.trim()
          const [begin, end] = [from, to].map(at => spokenMark(along(at, ruler, first!), ruler, scribe))
          const on =
            i === 0 && rulers.length === 1
              ? { en: '', es: '' }
              : ruler.unit === 'inch'
                ? { en: ' on the inch ruler', es: ' en la regla de pulgadas' }
                : { en: ' on the centimeter ruler', es: ' en la regla de centímetros' }
          return sentence(
            scribe,
            i === 0
              ? {
                  en: `${name}: its left end is ${begin}, its right end ${end}${on.en}`,
                  es: `${name}: su extremo izquierdo está ${begin} y el derecho ${end}${on.es}`,
                }
              : {
                  en: `${on.en.trim()} its left end is ${begin}, its right end ${end}`,
                  es: `${on.es.trim()} su extremo izquierdo está ${begin} y el derecho ${end}`,
                },
          )
        }),
      ),
      start &&
        {
          en: `A dot ${spokenMark(start, first!, scribe)} shows where to start`,
          es: `Un punto ${spokenMark(start, first!, scribe)} muestra dónde empezar`,
        }[scribe.locale],
    )
  },
})

/** Where a place of the first ruler is on this one. */
const along = (at: Exact, { unit }: Ruler, { unit: first }: Ruler): Exact =>
  unit === first
    ? at
    : exact(unit === 'inch' ? ratioOfExact(at).over(CENTIMETERS) : ratioOfExact(at).times(CENTIMETERS))

/** By marks, so that reading the fraction is left to the pupil. */
function spokenMark(at: Exact, { from, parts, numbers }: Ruler, scribe: Scribe): string {
  const whole = Math.floor(numeric(at) + 1e-9)
  const marks = ratioOfExact(at).minus(whole).times(parts)
  if (marks.n === 0 && !numbers)
    return sentence(scribe, { en: `at mark ${whole - from + 1}`, es: `en la marca ${whole - from + 1}` })
  if (marks.n === 0) return sentence(scribe, { en: `at ${whole}`, es: `en el ${whole}` })
  if (!marks.isInteger) {
    const rest = numeric(at) - whole
    const near = parts > 1 ? 'between' : rest <= NEAR ? 'after' : rest >= 1 - NEAR ? 'before' : 'between'
    return sentence(
      scribe,
      {
        after: { en: `a little after ${whole}`, es: `un poco después del ${whole}` },
        before: { en: `a little before ${whole + 1}`, es: `un poco antes del ${whole + 1}` },
        between: { en: `between ${whole} and ${whole + 1}`, es: `entre el ${whole} y el ${whole + 1}` },
      }[near],
    )
  }
  return sentence(scribe, {
    en: `${several(marks.n, ['mark', 'marks'])} after ${whole}`,
    es: `${several(marks.n, ['marca', 'marcas'])} después del ${whole}`,
  })
}

/** Its marks stand at the edge that faces the objects: the top of a ruler below them. */
function drawRuler(
  { unit, from, length, parts, numbers }: Ruler,
  em: number,
  edge: number,
  isBelow: boolean,
  scribe: Scribe,
): Primitive[] {
  const sign = unitSign(unit)
  const away = (distance: number) => edge + (isBelow ? -distance : distance)
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
    return line([(i / parts) * em, edge], [(i / parts) * em, away(reach)], part === 0 ? THIN : FINE)
  })
  return [
    polygonPath(
      [
        [length * em + 1.6, edge],
        [length * em + 1.6, away(HIGH)],
        ...leftEnd(from > 0).map(([x, y]): Point => [x, away(y)]),
      ],
      NORMAL,
    ),
    ...ticks,
    ...Array.from({ length: numbers ? length + 1 : 0 }, (_, i) =>
      label(
        [i * em, away(0.85)],
        scribe.layout(number(from + i)),
        { y: isBelow ? 'top' : 'bottom' },
        em < 1.1 ? 0.75 : 0.85,
      ),
    ),
    label([length * em + 0.95, away(0.4)], scribe.layout(words(sign.en, sign.es)), {}, 0.7),
  ]
}

/** The left end from its far corner to the edge with the marks: straight, or broken off. */
const leftEnd = (isBroken: boolean): readonly Point[] =>
  isBroken
    ? [
        [-1.05, HIGH],
        [-0.7, HIGH * 0.75],
        [-1.1, HIGH * 0.5],
        [-0.7, HIGH * 0.25],
        [-1, 0],
      ]
    : [
        [-0.5, HIGH],
        [-0.5, 0],
      ]
