import { figureChoice } from '../../answer/choice.ts'
import { labelOrder } from '../../answer/labels.ts'
import { type ClockTime, clockTime, drawnClock } from '../../answer/time.ts'
import { both, figure, prose, sideBySide, spokenTime } from '../../content.ts'
import { clock, handAngles } from '../../figure/clock.ts'
import { symbol } from '../../math/build.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { drawHandsFor, isSameTime, readClock, whichClockShows } from '../common/clocks.ts'

const LETTERS = ['A', 'B', 'C'] as const

const letterOrder = labelOrder(LETTERS)

interface Level {
  readonly minutes: readonly (0 | 30)[]
}

const draw = (random: Random, { minutes }: Level) => ({ hour: random.int(1, 12), minute: random.evenly(minutes) })

const face = ({ hour, minute }: ClockTime) => figure(clock(hour, minute))

export const tellTimeHourHalfHour = defineTopic(
  {
    id: 'tell-time-hour-half-hour',
    name: { en: 'Tell time to the hour and half hour', es: 'Decir la hora en punto y la media hora' },
    description: {
      en: 'Read and write the time on clocks that show the hour or the half hour.',
      es: 'Lee y escribe la hora en relojes que marcan la hora en punto o la media hora.',
    },
    domain: 'Measurement & Data',
    standards: ['1.MD.B.3'],
    variety: { easy: 24, medium: 24 },
    levels: {
      easy: { minutes: [0] },
      medium: { minutes: [30] },
      hard: { minutes: [0, 30] },
    },
  },
  form => ({
    read: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction: { en: prose`What time is it?`, es: prose`¿Qué hora es?` },
      lines: 0,
      draw,
      answer: clockTime,
      solve: shown => shown,
      ask: shown => both([face(shown), prose`____ : ____`]),
      check: (printed, answer) => isSameTime(readClock(printed.figure('clock')), answer),
    }),

    chooseTheClock: form({
      levels: ['easy', 'medium'],
      draw,
      answer: figureChoice,
      solve: ({ hour, minute }) => clock(hour, minute),
      mistakes: ({ hour, minute }) => ({
        handsSwapped: clock(minute / 5 || 12, (hour * 5) % 60),
        halfHourOff: clock(hour, 30 - minute),
        nextHour: clock((hour % 12) + 1, minute),
        twoHoursBack: clock(((hour + 9) % 12) + 1, minute),
      }),
      ask: whichClockShows,
      check: (printed, answer) => answer.kind === 'clock' && isSameTime(printed.one('time'), readClock(answer)),
    }),

    drawTheHands: form({
      levels: ['hard'],
      share: 2,
      lines: 0,
      draw,
      answer: drawnClock,
      solve: shown => shown,
      ask: drawHandsFor,
      check: (printed, answer) => isSameTime(printed.one('time'), readClock(answer)),
    }),

    words: form({
      levels: ['hard'],
      instruction: { en: prose`Write the time with digits.`, es: prose`Escribe la hora con números.` },
      lines: 0,
      draw,
      answer: clockTime,
      solve: shown => shown,
      ask: ({ hour, minute }) => both(prose`${spokenTime(hour, minute)} = ____ : ____`),
      check: (printed, answer) => isSameTime(printed.term('spoken-time'), answer),
    }),

    order: form({
      levels: ['hard'],
      instruction: {
        en: prose`All three clocks show times on the same morning. Write the letters in order from earliest to latest.`,
        es: prose`Los tres relojes marcan horas de la misma mañana. Escribe las letras de la más temprana a la más tarde.`,
      },
      wide: true,
      lines: 1,
      draw: (random, { minutes }) =>
        random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 3).map(hour => ({ hour, minute: random.pick(minutes) })),
      answer: letterOrder,
      solve: clocks =>
        clocks
          .map((shown, i) => ({ shown, letter: LETTERS[i] ?? 'A' }))
          .sort((a, b) => a.shown.hour - b.shown.hour)
          .map(({ letter }) => letter),
      ask: clocks => both(sideBySide(...clocks.map((shown, i) => [prose`${symbol(LETTERS[i] ?? 'A')}`, face(shown)]))),
      // The hour hand only moves forward in one morning.
      check(printed, letters) {
        const angles = printed.figures('clock').map(shown => handAngles(shown).hour)
        const inOrder = letters.map(letter => angles[LETTERS.indexOf(letter)] ?? 0)
        return new Set(letters).size === 3 && inOrder.every((angle, i) => i === 0 || angle > (inOrder[i - 1] ?? 0))
      },
    }),
  }),
)
