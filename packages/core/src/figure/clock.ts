import type { Both } from '../both.ts'
import { ordinalWords } from '../language/number-words.ts'
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
    const names = clock.numerals === 'none' ? markNamed : numberNamed
    const [past, next] = [names(clock.hour), names((clock.hour % 12) + 1)]
    const minute = describeMinuteHand(clock.minute, names)[locale]
    const halfway = clock.minute === 30 ? { en: 'halfway ', es: 'a mitad de camino ' } : { en: '', es: '' }
    const face =
      clock.numerals === 'none'
        ? {
            en: 'A clock with hour marks but no numbers. The top mark stands for 12, and the first mark clockwise from it stands for 1.',
            es: 'Un reloj con marcas de las horas, pero sin números. La marca de arriba es la del 12, y la primera después de ella en el sentido de las manecillas es la del 1.',
          }
        : { en: 'A clock.', es: 'Un reloj.' }
    return clock.minute === 0
      ? {
          en: `${face.en} The hour hand points to ${past.en}, and the minute hand ${minute}.`,
          es: `${face.es} La manecilla de las horas señala ${past.es}; el minutero ${minute}.`,
        }[locale]
      : {
          en: `${face.en} The hour hand is ${halfway.en}between ${past.en} and ${next.en}, and the minute hand ${minute}.`,
          es: `${face.es} La manecilla de las horas está ${halfway.es}entre ${past.es} y ${next.es}; el minutero ${minute}.`,
        }[locale]
  },
})

/** How the place of an hour is called: by its number, or where none is printed by its mark. */
type Naming = (hour: number) => Both<string>
const numberNamed: Naming = hour => ({ en: `${hour}`, es: `el ${hour}` })
const markNamed: Naming = hour =>
  hour === 12
    ? { en: 'the top mark', es: 'la marca de arriba' }
    : { en: `the ${ordinalWords(hour, 'en')} mark`, es: `la ${ordinalWords(hour, 'es', 'f')} marca` }

function describeMinuteHand(minute: number, names: Naming): Both<string> {
  const [mark, ticks] = [names(Math.floor(minute / 5) || 12), minute % 5]
  if (ticks === 0) return { en: `points to ${mark.en}`, es: `señala ${mark.es}` }
  return {
    en: `is ${ticks} ${ticks === 1 ? 'tick' : 'ticks'} past ${mark.en}`,
    es: `está ${ticks} ${ticks === 1 ? 'marca' : 'marcas'} ${afterThe(mark.es)}`,
  }
}

/** después del 7; después de la séptima marca. */
const afterThe = (mark: string): string =>
  mark.startsWith('el ') ? `después del ${mark.slice(3)}` : `después de ${mark}`
