import {
  answerStep,
  both,
  type ClockTime,
  clock,
  figure,
  line,
  list,
  prose,
  type Random,
  type Sentence,
  type Step,
  spokenTime,
  step,
  time,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

interface Level {
  readonly minutes: readonly number[]
}

export const FIVES = [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55]

export const draw = (random: Random, { minutes }: Level) => ({
  hour: random.int(1, 12),
  minute: random.evenly(minutes),
})

/** Where the short hand is: at the hour, or past it. */
export const shortHand = ({ hour, minute }: ClockTime) =>
  minute === 0
    ? { en: prose`hour hand: ${hour}`, es: prose`manecilla de las horas: ${hour}` }
    : { en: prose`hour hand: past ${hour}`, es: prose`manecilla de las horas: después del ${hour}` }

export const longHand = ({ minute }: ClockTime) => ({
  en: prose`minute hand: ${minute / 5 || 12}`,
  es: prose`minutero: ${minute / 5 || 12}`,
})

export const face = ({ hour, minute }: ClockTime) => figure(clock(hour, minute))

export const readHands = (shown: ClockTime): readonly Step[] => [
  shown.minute === 0
    ? step(shortHand(shown), because.hourHandAtTheHour)
    : step(shortHand(shown), because.hourHasPassed, { hour: shown.hour, next: (shown.hour % 12) + 1 }),
  shown.minute === 0
    ? step(longHand(shown), because.minuteHandOnTheHour)
    : step(list(...Array.from({ length: shown.minute / 5 }, (_, i) => 5 * (i + 1))), because.countMinutesByFives),
  answerStep(time(shown.hour, shown.minute), {
    en: line`It is ${spokenTime(shown.hour, shown.minute)}.`,
    es: [`${spanishIs(shown)} `, ...line`${spokenTime(shown.hour, shown.minute)}.`],
  }),
]

/** Spanish counts to the next hour after the half: faltan veinte para la una. */
function spanishIs({ hour, minute }: ClockTime): string {
  if (minute > 30) return minute === 45 ? 'Falta' : 'Faltan'
  return hour === 1 ? 'Es' : 'Son'
}

export const digital = ({ hour, minute }: ClockTime): Sentence => ({
  key: `${hour}:${minute}`,
  says: both(prose`${time(hour, minute)}`),
})
