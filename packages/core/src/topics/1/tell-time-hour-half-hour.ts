import {
  answerStep,
  type Block,
  type Both,
  both,
  type ClockTime,
  clock,
  clockTime,
  defineTopic,
  drawnClock,
  figure,
  figureChoice,
  handAngles,
  itemOf,
  labelOrder,
  line,
  list,
  prose,
  type Random,
  type Step,
  sideBySide,
  spokenTime,
  step,
  symbol,
  time,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { drawHandsFor, isSameTime, readClock, whichClockShows } from '../kit/measures/clocks.ts'

const LETTERS = ['A', 'B', 'C'] as const

const letterOrder = labelOrder(LETTERS)

interface Level {
  readonly minutes: readonly (0 | 30)[]
}

const draw = (random: Random, { minutes }: Level) => ({ hour: random.int(1, 12), minute: random.evenly(minutes) })

const minuteHand = ({ minute }: ClockTime): Both<Block> => {
  const mark = minute === 0 ? 12 : 6
  return { en: prose`minute hand: ${mark}`, es: prose`minutero: ${mark}` }
}
/** At a number, or halfway to the next. */
function hourHand({ hour, minute }: ClockTime): Both<Block> {
  if (minute === 0) return { en: prose`hour hand: ${hour}`, es: prose`manecilla de las horas: ${hour}` }
  const next = nextHour(hour)
  return {
    en: prose`hour hand: halfway between ${hour} and ${next}`,
    es: prose`manecilla de las horas: a la mitad entre el ${hour} y el ${next}`,
  }
}
const nextHour = (hour: number) => (hour % 12) + 1

const readHands = (shown: ClockTime): readonly Step[] =>
  shown.minute === 0
    ? [step(minuteHand(shown), because.minuteHandOnTheHour), step(hourHand(shown), because.readHourHand)]
    : [
        step(minuteHand(shown), because.minuteHandOnTheHalf),
        step(hourHand(shown), because.hourHasPassed, { hour: shown.hour, next: nextHour(shown.hour) }),
      ]
/** The other way round: from the time to where the hands point. */
const placeHands = (shown: ClockTime): readonly Step[] =>
  shown.minute === 0
    ? [step(minuteHand(shown), because.onTheHourMinuteHandAtTwelve), step(hourHand(shown), because.hourHandAtTheHour)]
    : [step(minuteHand(shown), because.atHalfPastMinuteHandAtSix), step(hourHand(shown), because.hourHandHalfway)]
const named = ({ hour, minute }: ClockTime): Step =>
  answerStep(time(hour, minute), {
    en: line`It is ${spokenTime(hour, minute)}.`,
    es: hour === 1 ? line`Es ${spokenTime(hour, minute)}.` : line`Son ${spokenTime(hour, minute)}.`,
  })

const inOrder = (clocks: readonly ClockTime[]) =>
  clocks
    .map((shown, i) => ({ shown, letter: itemOf(LETTERS, i) }))
    .sort((a, b) => a.shown.hour - b.shown.hour)
    .map(({ letter }) => letter)

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
    rev: 2,
    variety: { easy: 24, medium: 24 },
    levels: {
      easy: { minutes: [0] },
      medium: { minutes: [30] },
      hard: { minutes: [30, 0, 30] },
    },
  },
  form => ({
    read: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction: { en: prose`What time is it?`, es: prose`¿Qué hora es?` },
      draw,
      answer: clockTime,
      solve: shown => shown,
      ask: shown => both([face(shown), prose`____ : ____`]),
      solution: shown => [...readHands(shown), named(shown)],
      check: (printed, answer) => isSameTime(readClock(printed.figure('clock')), answer),
    }),

    chooseTheClock: form({
      levels: ['easy', 'medium'],
      draw,
      answer: figureChoice,
      solve: ({ hour, minute }) => clock(hour, minute),
      // At 12:00 and 6:30 both hands point the same way.
      mistakes: ({ hour, minute }): Record<string, ReturnType<typeof clock>> => ({
        ...(hour % 12 === minute / 5 ? {} : { handsSwapped: clock(minute / 5 || 12, (hour * 5) % 60) }),
        halfHourOff: clock(hour, 30 - minute),
        nextHour: clock(nextHour(hour), minute),
        twoHoursBack: clock(((hour + 9) % 12) + 1, minute),
      }),
      ask: whichClockShows,
      solution: shown => [...placeHands(shown), step(face(shown), because.findTheClock)],
      check: (printed, answer) => answer.kind === 'clock' && isSameTime(printed.one('time'), readClock(answer)),
    }),

    drawTheHands: form({
      levels: ['hard'],
      share: 2,
      draw: random => draw(random, { minutes: [30] }),
      answer: drawnClock,
      solve: shown => shown,
      ask: drawHandsFor,
      solution: shown => [...placeHands(shown), step(face(shown), because.drawBothHands)],
      check: (printed, answer) => isSameTime(printed.one('time'), readClock(answer)),
    }),

    words: form({
      levels: ['hard'],
      instruction: { en: prose`Write the time in numbers.`, es: prose`Escribe la hora con números.` },
      draw: random => draw(random, { minutes: [30] }),
      answer: clockTime,
      solve: shown => shown,
      ask: ({ hour, minute }) => both(prose`${spokenTime(hour, minute)} = ____ : ____`),
      solution: ({ hour, minute }) => [
        step(words(`hour: ${hour}`, `hora: ${hour}`), because.readTheHourInWords),
        step(time(hour, minute), because.halfHourIs30Minutes),
      ],
      check: (printed, answer) => isSameTime(printed.term('spoken-time'), answer),
    }),

    halfway: form({
      levels: ['hard'],
      draw: random => ({ hour: random.int(1, 12), minute: 30 }),
      answer: clockTime,
      solve: shown => shown,
      ask: ({ hour }) => {
        const next = nextHour(hour)
        return {
          en: prose`The hour hand is halfway between ${hour} and ${next}. What time is it? ____ : ____`,
          es: prose`La manecilla de las horas está a la mitad entre el ${hour} y el ${next}. ¿Qué hora es? ____ : ____`,
        }
      },
      solution: ({ hour, minute }) => [
        step(words(`hour: ${hour}`, `hora: ${hour}`), because.hourHasPassed, { hour, next: nextHour(hour) }),
        step(time(hour, minute), because.halfHourIs30Minutes),
      ],
      // Half an hour is half of the way from one number to the next.
      check(printed, { hour, minute }) {
        const [from, to] = printed.take(2)
        const { hour: angle } = handAngles({ hour, minute })
        return from.equals(hour) && to.equals((hour % 12) + 1) && angle % 30 === 15
      },
    }),

    order: form({
      levels: ['hard'],
      kind: 'order',
      instruction: {
        en: prose`All the clocks show times on the same morning. Write the letters from the earliest time to the latest.`,
        es: prose`Todos los relojes marcan horas de la misma mañana. Escribe las letras de la hora más temprana a la más tardía.`,
      },
      wide: true,
      // Never in printed order, and close enough that the hour hands must be read.
      draw(random, { minutes }) {
        const first = random.int(1, 8)
        const hours = random.until(
          () => random.sample([first, first + 1, first + 2, first + 3], 3),
          ([a, b, c]) => !(a < b && b < c) && !(a > b && b > c),
        )
        return hours.map(hour => ({ hour, minute: random.pick(minutes) }))
      },
      answer: letterOrder,
      solve: inOrder,
      ask: clocks => both(sideBySide(...clocks.map((shown, i) => [prose`${symbol(itemOf(LETTERS, i))}`, face(shown)]))),
      solution: (clocks, letters) => [
        step(
          {
            kind: 'paragraph',
            content: clocks.flatMap(({ hour, minute }, i) => [
              ...(i > 0 ? ['; '] : []),
              ...line`${symbol(itemOf(LETTERS, i))}: ${time(hour, minute)}`,
            ]),
          },
          because.readEachClock,
        ),
        step(list(...letters.map(letter => symbol(letter))), because.putTimesInOrder),
      ],
      // The hour hand only moves forward in one morning.
      check(printed, letters) {
        const angles = printed.figures('clock').map(shown => handAngles(shown).hour)
        const ordered = letters.map(letter => itemOf(angles, LETTERS.indexOf(letter)))
        return new Set(letters).size === 3 && ordered.slice(1).every((angle, i) => angle > itemOf(ordered, i))
      },
    }),
  }),
)
