import { number } from '../math/build.ts'
import { figureKind } from './kind.ts'
import { at, circle, cropped, dot, label, line, NORMAL, type Point, THICK, THIN } from './pen.ts'

/** An analog clock. Without hands for the pupil to draw them. */
export interface Clock {
  readonly kind: 'clock'
  readonly hour: number
  readonly minute: number
  readonly hands: boolean
  /** Where only marks stand at the hours, for a pupil who knows where the numbers would be. */
  readonly numerals?: 'none'
}

export const clock = (hour: number, minute: number): Clock => ({ kind: 'clock', hour, minute, hands: true })
export const clockWithoutNumerals = (hour: number, minute: number): Clock => ({
  ...clock(hour, minute),
  numerals: 'none',
})
export const clockWithoutHands: Clock = { kind: 'clock', hour: 12, minute: 0, hands: false }

/** Degrees clockwise from 12. The hour hand moves on with the minutes: at half past it stands halfway. */
export const handAngles = ({ hour, minute }: { readonly hour: number; readonly minute: number }) => ({
  hour: (hour % 12) * 30 + minute / 2,
  minute: minute * 6,
})

const RADIUS = 3.8
const CENTER: Point = [0, 0]
const onFace = (degrees: number, radius: number) => at(CENTER, radius, 90 - degrees)

export const clockFigure = figureKind<Clock>('clock', {
  draw(clock, scribe) {
    const ticks = Array.from({ length: 60 }, (_, i) =>
      line(
        onFace(i * 6, i % 5 === 0 ? RADIUS - 0.3 : RADIUS - 0.15),
        onFace(i * 6, RADIUS),
        i % 5 === 0 ? NORMAL : THIN,
      ),
    )
    const hours =
      clock.numerals === 'none'
        ? []
        : Array.from({ length: 12 }, (_, i) => label(onFace((i + 1) * 30, RADIUS - 0.85), scribe.layout(number(i + 1))))
    const angles = handAngles(clock)
    const hands = clock.hands
      ? [
          line(CENTER, onFace(angles.hour, 1.6), { ...THICK, width: 0.18 }),
          line(CENTER, onFace(angles.minute, 2.4), { ...THICK, width: 0.1 }),
        ]
      : []
    return cropped([circle(CENTER, RADIUS, NORMAL), ...ticks, ...hours, ...hands, dot(CENTER)])
  },

  describe(clock, { locale }) {
    if (!clock.hands) return { en: 'A clock face without hands.', es: 'Un reloj sin manecillas.' }[locale]
    const [past, next] = [clock.hour, (clock.hour % 12) + 1]
    const minute = describeMinuteHand(clock.minute)[locale]
    const face =
      clock.numerals === 'none'
        ? { en: 'A clock with hour marks but no numbers.', es: 'Un reloj con marcas de las horas, pero sin números.' }
        : { en: 'A clock.', es: 'Un reloj.' }
    return clock.minute === 0
      ? {
          en: `${face.en} The hour hand points to ${past}, and the minute hand ${minute}.`,
          es: `${face.es} La manecilla de las horas señala el ${past}; el minutero ${minute}.`,
        }[locale]
      : {
          en: `${face.en} The hour hand is between ${past} and ${next}, and the minute hand ${minute}.`,
          es: `${face.es} La manecilla de las horas está entre el ${past} y el ${next}; el minutero ${minute}.`,
        }[locale]
  },
})

function describeMinuteHand(minute: number) {
  const [mark, ticks] = [Math.floor(minute / 5) || 12, minute % 5]
  if (ticks === 0) return { en: `points to ${mark}`, es: `señala el ${mark}` }
  return {
    en: `is ${ticks} ${ticks === 1 ? 'tick' : 'ticks'} past ${mark}`,
    es: `está ${ticks} ${ticks === 1 ? 'marca' : 'marcas'} después del ${mark}`,
  }
}
