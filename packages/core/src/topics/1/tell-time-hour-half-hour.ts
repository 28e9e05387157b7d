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
  explained,
  explainedBy,
  figure,
  figureChoice,
  handAngles,
  itemOf,
  labelOrder,
  line,
  list,
  prose,
  type Random,
  type Sentence,
  type Step,
  sentenceChoice,
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

/** The forms of a level share the hours out. */
const ODD = [1, 3, 5, 7, 9, 11] as const
const FOUND = [2, 6, 10] as const
const SAID = [4, 8, 12] as const
const HOURS = [...ODD, ...FOUND, ...SAID]
const EVEN = [...FOUND, ...SAID]
const drawOf = (random: Random, hours: readonly number[], { minutes }: Level) => ({
  hour: random.evenly(hours),
  minute: random.evenly(minutes),
})
const draw = (random: Random, level: Level) => drawOf(random, HOURS, level)
const HALF = { minutes: [30] } as const

const minuteHand = ({ minute }: ClockTime): Both<Block> => {
  const mark = minute === 0 ? 12 : 6
  return { en: prose`Minute hand: ${mark}`, es: prose`Minutero: ${mark}` }
}
/** At a number, or halfway to the next. */
function hourHand({ hour, minute }: ClockTime): Both<Block> {
  if (minute === 0) return { en: prose`Hour hand: ${hour}`, es: prose`Manecilla de las horas: ${hour}` }
  const next = nextHour(hour)
  return {
    en: prose`Hour hand: halfway between ${hour} and ${next}`,
    es: prose`Manecilla de las horas: a mitad de camino entre el ${hour} y el ${next}`,
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
    : [
        step(minuteHand(shown), because.atHalfPastMinuteHandAtSix),
        step(hourHand(shown), because.hourHandHalfway, {
          half: both(line`${spokenTime(shown.hour, shown.minute)}`),
          hour: shown.hour,
          next: nextHour(shown.hour),
        }),
      ]
const timeSaid = ({ hour, minute }: ClockTime): Sentence => ({
  key: `${hour}:${minute}`,
  says: both(prose`${time(hour, minute)}`),
})
const saidAloud = ({ hour, minute }: ClockTime) => ({
  en: line`It is ${spokenTime(hour, minute)}.`,
  es: hour === 1 ? line`Es ${spokenTime(hour, minute)}.` : line`Son ${spokenTime(hour, minute)}.`,
})
const named = (shown: ClockTime): Step => answerStep(time(shown.hour, shown.minute), saidAloud(shown))

const minuteHandAt = (shown: number, wanted: number) => ({
  en: line`The minute hand is at ${shown / 5 || 12}, not ${wanted / 5 || 12}.`,
  es: line`El minutero está en el ${shown / 5 || 12}, no en el ${wanted / 5 || 12}.`,
})
const withArticle = ({ hour, minute }: ClockTime) =>
  hour === 1 ? line`la ${time(hour, minute)}` : line`las ${time(hour, minute)}`
const itShows = (shown: ClockTime, wanted: ClockTime) => ({
  en: line`It shows ${time(shown.hour, shown.minute)}, not ${time(wanted.hour, wanted.minute)}.`,
  es: ['Marca ', ...withArticle(shown), ', no ', ...withArticle(wanted), '.'],
})
const hourHandAt = (shown: number, wanted: number) => ({
  en: line`The hour hand is at ${shown}, not ${wanted}.`,
  es: line`La manecilla de las horas está en el ${shown}, no en el ${wanted}.`,
})

const inOrder = (clocks: readonly ClockTime[]) =>
  clocks
    .map((shown, i) => ({ shown, letter: itemOf(LETTERS, i) }))
    .sort((a, b) => a.shown.hour - b.shown.hour || a.shown.minute - b.shown.minute)
    .map(({ letter }) => letter)

/** The first hour of a morning in order; none shows a half hour that is told to be halfway. */
const EARLY = [9, 5, 10, 6] as const

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
    rev: 5,
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
      share: 2,
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
      draw: (random, level: Level) => drawOf(random, EVEN, level),
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
      whyWrong: ({ hour, minute }) => ({
        handsSwapped: { en: line`The two hands are swapped.`, es: line`Las dos manecillas están cambiadas.` },
        halfHourOff: minuteHandAt(30 - minute, minute),
        nextHour: itShows({ hour: nextHour(hour), minute }, { hour, minute }),
        twoHoursBack: itShows({ hour: ((hour + 9) % 12) + 1, minute }, { hour, minute }),
      }),
      check: (printed, answer) => answer.kind === 'clock' && isSameTime(printed.one('time'), readClock(answer)),
    }),

    chooseTheTime: form({
      levels: ['easy', 'medium'],
      kind: 'choose',
      lines: 0,
      draw: (random, level: Level) => drawOf(random, ODD, level),
      answer: sentenceChoice,
      solve: timeSaid,
      mistakes: ({ hour, minute }): Record<string, Sentence> => ({
        halfHourOff: timeSaid({ hour, minute: 30 - minute }),
        nextHour: timeSaid({ hour: nextHour(hour), minute }),
        hourBefore: timeSaid({ hour: ((hour + 10) % 12) + 1, minute }),
      }),
      ask: shown => ({
        en: [prose`Which time does the clock show?`, face(shown)],
        es: [prose`¿Qué hora marca el reloj?`, face(shown)],
      }),
      solution: (shown, { says }) => [...readHands(shown), explainedBy(says, saidAloud(shown))],
      whyWrong: ({ hour, minute }) => ({
        halfHourOff: minuteHandAt(minute, 30 - minute),
        nextHour:
          minute === 0
            ? hourHandAt(hour, nextHour(hour))
            : {
                en: line`The hour hand is not yet at ${nextHour(hour)}.`,
                es: line`La manecilla de las horas aún no llega al ${nextHour(hour)}.`,
              },
        hourBefore:
          minute === 0
            ? hourHandAt(hour, ((hour + 10) % 12) + 1)
            : {
                en: line`The hour hand is already past ${hour}.`,
                es: line`La manecilla de las horas ya pasó el ${hour}.`,
              },
      }),
      check: (printed, { key }) => {
        const { hour, minute } = readClock(printed.figure('clock'))
        return key === `${hour}:${minute}`
      },
    }),

    drawTheHands: form({
      levels: ['hard'],
      share: 2,
      draw: random => drawOf(random, ODD, HALF),
      answer: drawnClock,
      solve: shown => shown,
      ask: drawHandsFor,
      solution: shown => [...placeHands(shown), step(face(shown), because.drawBothHands)],
      check: (printed, answer) => isSameTime(printed.one('time'), readClock(answer)),
    }),

    words: form({
      levels: ['hard'],
      instruction: { en: prose`Write the time in numbers.`, es: prose`Escribe la hora con números.` },
      draw: random => drawOf(random, FOUND, HALF),
      answer: clockTime,
      solve: shown => shown,
      ask: ({ hour, minute }) => both(prose`${spokenTime(hour, minute)} = ____ : ____`),
      solution: ({ hour, minute }) => [
        step(words(`Hour: ${hour}`, `Hora: ${hour}`), because.readTheHourInWords),
        explained(
          time(hour, minute),
          line`Half past means half an hour after ${hour}: 30 minutes.`,
          line`“Y media” quiere decir media hora más: 30 minutos.`,
        ),
      ],
      check: (printed, answer) => isSameTime(printed.term('spoken-time'), answer),
    }),

    halfway: form({
      levels: ['hard'],
      draw: random => drawOf(random, SAID, HALF),
      answer: clockTime,
      solve: shown => shown,
      ask: ({ hour }) => {
        const next = nextHour(hour)
        return {
          en: prose`The hour hand is halfway between ${hour} and ${next}. What time is it? ____ : ____`,
          es: prose`La manecilla de las horas está a mitad de camino entre el ${hour} y el ${next}. ¿Qué hora es? ____ : ____`,
        }
      },
      solution: ({ hour, minute }) => [
        step(words(`Hour: ${hour}`, `Hora: ${hour}`), because.hourHasPassed, { hour, next: nextHour(hour) }),
        explained(
          time(hour, minute),
          line`Halfway to the next hour means half an hour: 30 minutes.`,
          line`La mitad del camino a la hora siguiente es media hora: 30 minutos.`,
        ),
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
      share: 2,
      kind: 'order',
      instruction: {
        en: prose`All the clocks show times on the same morning. Write the letters in order from the earliest time to the latest.`,
        es: prose`Todos los relojes marcan horas de la misma mañana. Escribe las letras en orden, de la hora más temprana a la más tardía.`,
      },
      wide: true,
      // Never in printed order, and two of one hour, so that both hands of each must be read.
      draw(random): readonly ClockTime[] {
        const first = 2 * random.evenly(EARLY)
        const halves = random.until(
          () => random.sample([0, 1, 2, 3], 3),
          ([a, b, c]) => !(a < b && b < c) && !(a > b && b > c),
        )
        return halves.map(half => ({ hour: (first + half) >> 1, minute: 30 * ((first + half) % 2) }))
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
