import { assert } from '../errors.ts'
import type { UnitId } from '../language/units.ts'
import { unitSign } from '../language/units.ts'
import { words } from '../math/build.ts'
import { type ChartScale, type ChartScaleOptions, chartScale, scaleTicks } from './chart-scale.ts'
import type { Drawing, Primitive } from './drawing.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { type Name, optionalLabel } from './naming.ts'
import {
  arc,
  arrowhead,
  at,
  circle,
  cropped,
  dot,
  label,
  labelSize,
  line,
  NORMAL,
  type Point,
  polygonPath,
  polyline,
  rectangle,
  THIN,
} from './pen.ts'
import { several } from './plural.ts'
import { listing, sentence, spokenName, told } from './saying.ts'
import { reachOf } from './wish.ts'

/** A measuring cup with its level, or a dial with its pointer. */
export interface ScaleReading {
  readonly kind: 'scale-reading'
  readonly device: 'cup' | 'dial'
  readonly scale: ChartScale
  /** null is left for the pupil to draw. */
  readonly value: number | null
  readonly unit: UnitId
  /** Below it, where there are several. */
  readonly name: Label | null
}

export interface ScaleReadingOptions extends ChartScaleOptions {
  readonly device?: ScaleReading['device']
  readonly value: number | null
  readonly unit: UnitId
  readonly name?: Name
}

export function scaleReading({ device = 'cup', value, unit, name, ...scale }: ScaleReadingOptions): ScaleReading {
  const ticks = chartScale(scale)
  assert(value === null || (value >= ticks.from && value <= ticks.to), 'The reading lies on the scale')
  return { kind: 'scale-reading', device, scale: ticks, value, unit, name: optionalLabel(name) }
}

export const scaleReadingFigure = figureKind<ScaleReading>('scale-reading', {
  draw: (figure, scribe) => (figure.device === 'cup' ? drawCup(figure, scribe) : drawDial(figure, scribe)),

  describe({ device, scale, value, unit, name }, scribe) {
    const sign = unitSign(unit)[scribe.locale]
    const names = listing(
      scaleTicks(scale).flatMap(({ label }) => (label ? [scribe.speak(label).trim()] : [])),
      scribe,
    )
    const title = spokenName(name, scribe)
    const called =
      device === 'cup'
        ? { en: `measuring cup ${title}`, es: `taza medidora ${title}` }
        : { en: `dial scale ${title}`, es: `báscula de aguja ${title}` }
    return told(
      sentence(
        scribe,
        name
          ? { en: `${called.en} in ${sign}`, es: `${called.es} en ${sign}` }
          : { en: `A ${called.en.trim()} in ${sign}`, es: `Una ${called.es.trim()} en ${sign}` },
      ),
      sentence(scribe, { en: `Numbers: ${names}`, es: `Números: ${names}` }),
      scale.every > 1 &&
        sentence(scribe, {
          en: `From one number to the next there are ${several(scale.every, ['step', 'steps'])}`,
          es: `De un número al siguiente hay ${several(scale.every, ['paso', 'pasos'])}`,
        }),
      spokenReading(scale, value, device, scribe),
    )
  },
})

/** By ticks after a number, so that reading is left to the pupil. */
export function spokenReading(
  { from, step, every }: ChartScale,
  value: number | null,
  device: 'cup' | 'dial' | 'tube',
  scribe: Scribe,
): string {
  const what = {
    cup: { en: 'The liquid', es: 'El líquido' },
    dial: { en: 'The pointer', es: 'La aguja' },
    tube: { en: 'The liquid', es: 'El líquido' },
  }[device]
  if (value === null)
    return sentence(
      scribe,
      device === 'dial'
        ? { en: 'It has no pointer yet', es: 'Todavía no tiene aguja' }
        : { en: 'It is empty', es: 'Está vacía' },
    )
  const steps = (value - from) / step
  const whole = Math.floor(steps + 1e-9)
  const before = from + Math.floor(whole / every) * every * step
  const ticks = whole % every
  const exactly = Math.abs(steps - whole) < 1e-9
  if (!exactly)
    return sentence(scribe, {
      en: `${what.en} stands between tick ${ticks} and tick ${ticks + 1} after ${before}`,
      es: `${what.es} está entre la marca ${ticks} y la marca ${ticks + 1} después del ${before}`,
    })
  if (ticks === 0)
    return sentence(scribe, { en: `${what.en} stands at ${before}`, es: `${what.es} está en el ${before}` })
  return sentence(scribe, {
    en: `${what.en} stands ${several(ticks, ['tick', 'ticks'])} after ${before}`,
    es: `${what.es} está ${several(ticks, ['marca', 'marcas'])} después del ${before}`,
  })
}

function drawCup({ scale, value, unit, name }: ScaleReading, scribe: Scribe): Drawing {
  const count = Math.round((scale.to - scale.from) / scale.step)
  const rise = Math.max(0.22, 0.95 / scale.every, Math.min(0.9, 7 / count))
  const y = (at: number) => ((at - scale.from) / scale.step) * rise
  const [wide, high] = [5, y(scale.to) + 0.9]
  const sign = unitSign(unit)
  return cropped([
    ...(value !== null && value > scale.from
      ? [
          polygonPath(
            [
              [0, 0],
              [wide, 0],
              [wide, y(value)],
              [0, y(value)],
            ],
            null,
            'light',
          ),
          line([0, y(value)], [wide, y(value)], { ...NORMAL, width: 0.1 }),
        ]
      : []),
    polyline(
      [
        [-0.3, high + 0.35],
        [0, high],
        [0, 0],
        [wide, 0],
        [wide, high + 0.35],
      ],
      { ...NORMAL, width: 0.09 },
    ),
    handle(wide, high),
    ...scaleTicks(scale).flatMap((tick): Primitive[] => [
      line([0, y(tick.at)], [tick.label ? 1.1 : 0.65, y(tick.at)], tick.label ? NORMAL : THIN),
      ...(tick.label ? [label([-0.35, y(tick.at)], scribe.layout(tick.label), { x: 'right' }, 0.85)] : []),
    ]),
    label([wide / 2, high + 0.5], scribe.layout(words(sign.en, sign.es)), { y: 'bottom' }, 0.95),
    ...(name ? [label([wide / 2, -0.4], scribe.layout(name), { y: 'top' })] : []),
  ])
}

const handle = (wide: number, high: number): Primitive => ({
  kind: 'path',
  stroke: { ...NORMAL, width: 0.09 },
  fill: null,
  segments: [
    ['M', wide, high * 0.82],
    ['C', wide + 2, high * 0.82, wide + 2, high * 0.3, wide, high * 0.3],
  ],
})

/** So large that the numbers around it have room; its outer border keeps clear of them. */
function dialSize(scale: ChartScale, scribe: Scribe): { readonly ring: number; readonly border: number } {
  const sizes = scaleTicks(scale).flatMap(({ label }) => (label ? [labelSize(scribe.layout(label), 0.85)] : []))
  const widest = Math.max(...sizes.map(({ width }) => width))
  const ring = Math.max(3.6, ((widest + 0.35) * sizes.length) / (1.5 * Math.PI) - widest / 2)
  return { ring, border: ring + widest + 0.55 }
}

/** From lower left clockwise to lower right, the numbers outside the ticks, so that the pointer covers none. */
function drawDial({ scale, value, unit, name }: ScaleReading, scribe: Scribe): Drawing {
  const turn = (at: number) => 225 - ((at - scale.from) / (scale.to - scale.from)) * 270
  const center: Point = [0, 0]
  const { ring, border } = dialSize(scale, scribe)
  const sign = unitSign(unit)
  const pointer =
    value === null
      ? []
      : [
          line(at(center, -0.9, turn(value)), at(center, ring - 1, turn(value)), { ...NORMAL, width: 0.12 }),
          arrowhead(at(center, ring - 0.55, turn(value)), turn(value), 0.65),
        ]
  return cropped([
    rectangle(-2.3, border + 0.3, 4.6, 0.5, NORMAL, 'light'),
    line([0, border], [0, border + 0.3], { ...NORMAL, width: 0.3 }),
    circle(center, border, { ...NORMAL, width: 0.1 }, 'paper'),
    arc(center, ring, -45, 225, THIN),
    ...scaleTicks(scale).flatMap((tick): Primitive[] => {
      const way = turn(tick.at)
      const mark = line(
        at(center, ring - (tick.label ? 0.5 : 0.3), way),
        at(center, ring, way),
        tick.label ? NORMAL : THIN,
      )
      if (!tick.label) return [mark]
      const of = scribe.layout(tick.label)
      return [mark, label(at(center, ring + 0.18 + reachOf(of, 0.85, way), way), of, {}, 0.85)]
    }),
    ...pointer,
    dot(center, 0.28),
    label([0, -ring * 0.6], scribe.layout(words(sign.en, sign.es)), {}, 0.95),
    ...(name ? [label([0, -border - 0.4], scribe.layout(name), { y: 'top' })] : []),
  ])
}
