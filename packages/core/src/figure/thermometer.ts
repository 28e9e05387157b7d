import { assert } from '../errors.ts'
import { unitSign } from '../language/units.ts'
import { words } from '../math/build.ts'
import { roundedRectangle } from './arrange.ts'
import { type ChartScale, type ChartScaleOptions, chartScale, scaleTicks } from './chart-scale.ts'
import type { Primitive } from './drawing.ts'
import { figureKind, type Label } from './kind.ts'
import { type Name, optionalLabel } from './naming.ts'
import { circle, cropped, label, line, NORMAL, rectangle, THIN } from './pen.ts'
import { several } from './plural.ts'
import { listing, sentence, spokenName, told } from './saying.ts'
import { spokenReading } from './scale-reading.ts'

/** An upright thermometer, or an empty one for the pupil to fill. */
export interface Thermometer {
  readonly kind: 'thermometer'
  readonly scale: ChartScale
  readonly value: number | null
  readonly unit: 'degree-fahrenheit' | 'degree-celsius'
  readonly name: Label | null
}

export interface ThermometerOptions extends ChartScaleOptions {
  readonly value: number | null
  readonly unit?: Thermometer['unit']
  readonly name?: Name
}

export function thermometer({ value, unit = 'degree-fahrenheit', name, ...scale }: ThermometerOptions): Thermometer {
  const ticks = chartScale(scale)
  assert(value === null || (value >= ticks.from && value <= ticks.to), 'The temperature lies on the scale')
  return { kind: 'thermometer', scale: ticks, value, unit, name: optionalLabel(name) }
}

export const thermometerFigure = figureKind<Thermometer>('thermometer', {
  draw({ scale, value, unit, name }, scribe) {
    const count = Math.round((scale.to - scale.from) / scale.step)
    const rise = Math.max(0.2, 0.95 / scale.every, Math.min(0.9, 9 / count))
    const y = (at: number) => 1.6 + ((at - scale.from) / scale.step) * rise
    const top = y(scale.to)
    const sign = unitSign(unit)
    return cropped([
      roundedRectangle(-0.42, 0, 0.84, top + 0.7, 0.42, NORMAL, 'paper'),
      circle([0, 0], 0.95, NORMAL, 'dark'),
      rectangle(-0.3, 0.4, 0.6, (value === null ? 1.1 : y(value)) - 0.4, null, 'dark'),
      ...scaleTicks(scale).flatMap((tick): Primitive[] => [
        line([0.42, y(tick.at)], [tick.label ? 1.15 : 0.85, y(tick.at)], tick.label ? NORMAL : THIN),
        ...(tick.label ? [label([1.4, y(tick.at)], scribe.layout(tick.label), { x: 'left' }, 0.85)] : []),
      ]),
      label([0, top + 1.1], scribe.layout(words(sign.en, sign.es)), { y: 'bottom' }, 0.95),
      ...(name ? [label([0, -1.3], scribe.layout(name), { y: 'top' })] : []),
    ])
  },

  describe({ scale, value, unit, name }, scribe) {
    const sign = unitSign(unit)[scribe.locale]
    const names = listing(
      scaleTicks(scale).flatMap(({ label }) => (label ? [scribe.speak(label).trim()] : [])),
      scribe,
    )
    const title = spokenName(name, scribe)
    return told(
      `${sentence(scribe, title === '' ? { en: 'A thermometer', es: 'Un termómetro' } : { en: `Thermometer ${title}`, es: `Termómetro ${title}` }).trim()} (${sign})`,
      sentence(scribe, { en: `Numbers from the bottom: ${names}`, es: `Números desde abajo: ${names}` }),
      scale.every > 1 &&
        sentence(scribe, {
          en: `From one number to the next there are ${several(scale.every, ['step', 'steps'])}`,
          es: `De un número al siguiente hay ${several(scale.every, ['paso', 'pasos'])}`,
        }),
      value === null
        ? sentence(scribe, { en: 'It is empty', es: 'Está vacío' })
        : spokenReading(scale, value, 'tube', scribe)
            .replaceAll('after', 'above')
            .replaceAll('después del', 'por encima del'),
    )
  },
})
