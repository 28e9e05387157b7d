import {
  type ClockTime,
  clock,
  drawnClock,
  explained,
  type FormMaker,
  figureChoice,
  line,
  list,
  type Step,
  step,
  time,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { drawHandsFor, isSameTime, readClock, whichClockShows } from '../../kit/measures/clocks.ts'
import type { levels } from './levels.ts'
import { draw, face, longHand, shortHand } from './parts.ts'

/** The other way round: from the time to where the hands point. */
const placeHands = (shown: ClockTime): readonly Step[] => [
  shown.minute === 0
    ? explained(
        shortHand(shown),
        line`At the full hour, the hour hand points to its number.`,
        line`A la hora en punto, la manecilla de las horas señala su número.`,
      )
    : explained(
        shortHand(shown),
        line`The hour hand has passed the ${shown.hour} and is not yet at the ${(shown.hour % 12) + 1}.`,
        line`La manecilla de las horas ya pasó el ${shown.hour} y todavía no llega al ${(shown.hour % 12) + 1}.`,
      ),
  shown.minute === 0
    ? step(longHand(shown), because.minuteHandOnTheHour)
    : explained(
        list(...Array.from({ length: shown.minute / 5 }, (_, i) => 5 * (i + 1))),
        line`Count by fives to ${shown.minute}: the minute hand points to the ${shown.minute / 5}.`,
        line`Cuenta de 5 en 5 hasta ${shown.minute}: el minutero señala el ${shown.minute / 5}.`,
      ),
]

const wrongHour = {
  later: ({ hour, minute }: ClockTime) => clock((hour % 12) + 1, minute),
  earlier: ({ hour, minute }: ClockTime) => clock(((hour + 10) % 12) + 1, minute),
}

/** The hands swapped, but where both point the same way. */
const swapped = ({ hour, minute }: ClockTime) =>
  (minute / 5 || 12) === hour ? {} : { handsSwapped: clock(minute / 5 || 12, (hour * 5) % 60) }

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  drawTheHands: form({
    levels: ['medium'],
    draw,
    answer: drawnClock,
    solve: shown => shown,
    ask: drawHandsFor,
    solution: shown => [...placeHands(shown), step(face(shown), because.drawBothHands)],
    check: (printed, answer) => isSameTime(printed.one('time'), readClock(answer)),
  }),
  chooseTheClock: form({
    levels: ['easy', 'medium'],
    draw,
    answer: figureChoice,
    solve: ({ hour, minute }) => clock(hour, minute),
    mistakes: (shown): Record<string, ReturnType<typeof clock>> => ({
      ...swapped(shown),
      hourTooLate: wrongHour.later(shown),
      hourTooEarly: wrongHour.earlier(shown),
      halfHourOff: clock(shown.hour, (shown.minute + 30) % 60),
    }),
    ask: whichClockShows,
    solution: shown => [...placeHands(shown), step(face(shown), because.findTheClock)],
    whyWrong({ hour, minute }) {
      const shows = (otherHour: number, otherMinute: number) => ({
        en: line`This clock shows ${time(otherHour, otherMinute)}.`,
        es: [`Este reloj marca ${otherHour === 1 ? 'la' : 'las'} `, ...line`${time(otherHour, otherMinute)}.`],
      })
      return {
        handsSwapped: { en: line`The hands are mixed up.`, es: line`Las manecillas están intercambiadas.` },
        hourTooLate: shows((hour % 12) + 1, minute),
        hourTooEarly: shows(((hour + 10) % 12) + 1, minute),
        halfHourOff: shows(hour, (minute + 30) % 60),
      }
    },
    check: (printed, answer) => answer.kind === 'clock' && isSameTime(printed.one('time'), readClock(answer)),
  }),
})
