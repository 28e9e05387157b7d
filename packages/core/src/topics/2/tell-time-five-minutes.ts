import { figureChoice } from '../../answer/choice.ts'
import { labelOrder } from '../../answer/labels.ts'
import { option } from '../../answer/option.ts'
import { clockTime, drawnClock } from '../../answer/time.ts'
import { both, figure, line, prose, spokenTime, table } from '../../content.ts'
import { clock } from '../../figure/clock.ts'
import { symbol, time, words } from '../../math/build.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { drawHandsFor, isSameTime, readClock, whichClockShows } from '../common/clocks.ts'
import { dayEvents } from './tell-time-five-minutes/day-events.ts'

interface Level {
  readonly minutes: readonly number[]
}

const FIVES = [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55]
const LETTERS = ['A', 'B', 'C', 'D'] as const
const HALVES = { 'a.m.': words('a.m.', 'a.m.'), 'p.m.': words('p.m.', 'p.m.') } as const

const draw = (random: Random, { minutes }: Level) => ({ hour: random.int(1, 12), minute: random.pick(minutes) })

const letterOrder = labelOrder(LETTERS)
const halfOfDay = option({ 'a.m.': both(prose`a.m.`), 'p.m.': both(prose`p.m.`) })

/** Minutes after midnight of the printed times, in order. */
function timesOf(printed: Printed): readonly number[] {
  const halves = printed.all('words')
  return printed
    .all('time')
    .map(({ hour, minute }, i) => (hour % 12) * 60 + minute + (halves[i]?.en === 'p.m.' ? 720 : 0))
}

/** Times in both halves of the day, none at noon or midnight. */
const drawTimesOfDay = (random: Random) => {
  const morning = random.sample([6, 7, 8, 9, 10, 11], 2).map(hour => ({ hour, half: 'a.m.' as const }))
  const later = random.sample([1, 2, 3, 4, 5, 6, 7, 8], 2).map(hour => ({ hour, half: 'p.m.' as const }))
  return { times: random.shuffle([...morning, ...later]).map(shown => ({ ...shown, minute: random.pick(FIVES) })) }
}

export const tellTimeFiveMinutes = defineTopic(
  {
    id: 'tell-time-five-minutes',
    name: { en: 'Tell time to five minutes', es: 'Decir la hora de 5 en 5 minutos' },
    description: {
      en: 'Read and write the time to the nearest five minutes and choose a.m. or p.m.',
      es: 'Lee y escribe la hora de 5 en 5 minutos y elige a.m. o p.m.',
    },
    domain: 'Measurement & Data',
    standards: ['2.MD.C.7'],
    levels: {
      easy: { minutes: [0, 15, 30, 45] },
      medium: { minutes: FIVES },
      hard: { minutes: FIVES.slice(1) },
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
      ask: ({ hour, minute }) => both([figure(clock(hour, minute)), prose`____ : ____`]),
      check: (printed, answer) => isSameTime(readClock(printed.figure('clock')), answer),
    }),

    drawTheHands: form({
      levels: ['medium'],
      share: 2,
      lines: 0,
      draw,
      answer: drawnClock,
      solve: shown => shown,
      ask: drawHandsFor,
      check: (printed, answer) => isSameTime(printed.one('time'), readClock(answer)),
    }),

    chooseTheClock: form({
      levels: ['easy', 'medium', 'hard'],
      draw,
      answer: figureChoice,
      solve: ({ hour, minute }) => clock(hour, minute),
      mistakes: ({ hour, minute }) => ({
        handsSwapped: clock(minute / 5 || 12, (hour * 5) % 60),
        hourTooLate: clock((hour % 12) + 1, minute),
        hourTooEarly: clock(((hour + 10) % 12) + 1, minute),
        halfHourOff: clock(hour, (minute + 30) % 60),
      }),
      ask: whichClockShows,
      check: (printed, answer) => answer.kind === 'clock' && isSameTime(printed.one('time'), readClock(answer)),
    }),

    words: form({
      levels: ['hard'],
      share: 3,
      instruction: { en: prose`Write the time with digits.`, es: prose`Escribe la hora con números.` },
      lines: 0,
      draw,
      answer: clockTime,
      solve: shown => shown,
      ask: ({ hour, minute }) => both(prose`${spokenTime(hour, minute)} = ____ : ____`),
      check: (printed, answer) => isSameTime(printed.term('spoken-time'), answer),
    }),

    halfOfTheDay: form({
      levels: ['hard'],
      share: 2,
      instruction: { en: prose`a.m. or p.m.?`, es: prose`¿a.m. o p.m.?` },
      draw: random => {
        const event = random.evenly(dayEvents)
        return { event, hour: random.int(...event.hours), minute: random.pick(event.minutes ?? FIVES) }
      },
      answer: halfOfDay,
      solve: ({ event }) => event.half,
      ask: ({ event, hour, minute }) => event.tell(time(hour, minute)),
      // Breakfast, school and sunrise are in the morning.
      check: (printed, answer) =>
        answer ===
        (/breakfast|School starts|comes up|morning|Desayunamos|La escuela|Sale|mañana/.test(printed.text)
          ? 'a.m.'
          : 'p.m.'),
    }),

    order: form({
      levels: ['hard'],
      instruction: {
        en: prose`All the times are on the same day. Write the letters from earliest to latest.`,
        es: prose`Todas las horas son del mismo día. Escribe las letras de la más temprana a la más tarde.`,
      },
      wide: true,
      lines: 1,
      draw: drawTimesOfDay,
      answer: letterOrder,
      solve: ({ times }) =>
        times
          .map(({ hour, minute, half }, i) => ({
            letter: LETTERS[i] ?? 'A',
            at: hour * 60 + minute + (half === 'p.m.' ? 720 : 0),
          }))
          .sort((a, b) => a.at - b.at)
          .map(({ letter }) => letter),
      ask: ({ times }) =>
        both(
          table({
            head: LETTERS.map(letter => symbol(letter)),
            rows: [times.map(({ hour, minute, half }) => line`${time(hour, minute)} ${HALVES[half]}`)],
          }),
        ),
      check(printed, letters) {
        const times = timesOf(printed)
        const inOrder = letters.map(letter => times[LETTERS.indexOf(letter)] ?? 0)
        return new Set(letters).size === 4 && inOrder.every((at, i) => i === 0 || at > (inOrder[i - 1] ?? 0))
      },
    }),

    hourHandAlone: form({
      levels: ['hard'],
      draw: random => ({ hour: random.int(1, 12), minute: random.pick([15, 30, 45]) }),
      answer: figureChoice,
      solve: ({ hour, minute }) => clock(hour, minute),
      mistakes: ({ hour, minute }) => ({
        nextHour: clock((hour % 12) + 1, minute),
        handsSwapped: clock(minute / 5, (hour * 5) % 60),
        hourBefore: clock(((hour + 10) % 12) + 1, minute),
      }),
      ask({ hour, minute }) {
        const next = (hour % 12) + 1
        const shown = minute
        return {
          en: prose`The hour hand is between ${hour} and ${next}. It is ${shown} minutes past the hour. Which clock shows this time?`,
          es: prose`La manecilla de las horas está entre el ${hour} y el ${next}. Han pasado ${shown} minutos desde la hora en punto. ¿Qué reloj marca esta hora?`,
        }
      },
      check(printed, answer) {
        const [hour, , minute] = printed.numbers.map(({ n }) => n)
        return answer.kind === 'clock' && isSameTime(readClock(answer), { hour: hour ?? 0, minute: minute ?? -1 })
      },
    }),
  }),
)
