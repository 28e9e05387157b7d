import {
  answerStep,
  blank,
  both,
  type ClockTime,
  clock,
  clockTime,
  defineTopic,
  drawnClock,
  equation,
  explained,
  figure,
  figureChoice,
  itemOf,
  labelOrder,
  line,
  list,
  minus,
  type Printed,
  prose,
  type Random,
  type Sentence,
  type Step,
  sentenceChoice,
  spokenTime,
  step,
  symbol,
  table,
  time,
  tupleOf,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { drawHandsFor, isSameTime, readClock, whichClockShows } from '../kit/measures/clocks.ts'
import { dayEvents } from './tell-time-five-minutes/day-events.ts'

interface Level {
  readonly minutes: readonly number[]
}

const FIVES = [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55]
const LETTERS = ['A', 'B', 'C', 'D'] as const
const HALVES = { 'a.m.': words('a.m.', 'a.m.'), 'p.m.': words('p.m.', 'p.m.') } as const

const draw = (random: Random, { minutes }: Level) => ({ hour: random.int(1, 12), minute: random.evenly(minutes) })

/** Where the short hand is: at the hour, or past it. */
const shortHand = ({ hour, minute }: ClockTime) =>
  minute === 0
    ? { en: prose`hour hand: ${hour}`, es: prose`manecilla de las horas: ${hour}` }
    : { en: prose`hour hand: past ${hour}`, es: prose`manecilla de las horas: después del ${hour}` }
const longHand = ({ minute }: ClockTime) => ({
  en: prose`minute hand: ${minute / 5 || 12}`,
  es: prose`minutero: ${minute / 5 || 12}`,
})
const face = ({ hour, minute }: ClockTime) => figure(clock(hour, minute))

const readHands = (shown: ClockTime): readonly Step[] => [
  step(shortHand(shown), because.readHourHand),
  shown.minute === 0
    ? step(longHand(shown), because.minuteHandOnTheHour)
    : step(list(...Array.from({ length: shown.minute / 5 }, (_, i) => 5 * (i + 1))), because.countMinutesByFives),
  answerStep(time(shown.hour, shown.minute), {
    en: line`It is ${spokenTime(shown.hour, shown.minute)}.`,
    es: saysOne(shown)
      ? line`Es ${spokenTime(shown.hour, shown.minute)}.`
      : line`Son ${spokenTime(shown.hour, shown.minute)}.`,
  }),
]
/** Spanish names the next hour after the half: faltan, veinte para la una. */
const saysOne = ({ hour, minute }: ClockTime) => (minute > 30 ? hour === 12 : hour === 1)
/** The other way round: from the time to where the hands point. */
const placeHands = (shown: ClockTime): readonly Step[] => [
  step(shortHand(shown), because.placeHourHand),
  shown.minute === 0
    ? step(longHand(shown), because.placeMinuteHand)
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

/** From words to digits: after the half hour they count back from the next hour. */
function fromWords({ hour, minute }: ClockTime): readonly Step[] {
  if (minute > 30)
    return [
      minute === 45
        ? explained(
            equation(minus(60, 15), 45),
            line`A quarter of an hour is 15 minutes. Count back from 60 minutes.`,
            line`Un cuarto de hora son 15 minutos. Cuenta hacia atrás desde 60 minutos.`,
          )
        : step(equation(minus(60, 60 - minute), minute), because.minutesBeforeTheHour),
      explained(
        time(hour, minute),
        line`It is not yet ${time((hour % 12) + 1, 0)}: the hour is still ${hour}.`,
        hour === 12
          ? line`Todavía no es la ${time(1, 0)}: la hora sigue siendo ${hour}.`
          : line`Todavía no son las ${time((hour % 12) + 1, 0)}: la hora sigue siendo ${hour}.`,
      ),
    ]
  const why =
    minute === 30
      ? because.halfHourIs30Minutes
      : minute === 15
        ? because.quarterHourIs15Minutes
        : because.minutesAfterTheHour
  return [step(words(`hour: ${hour}`, `hora: ${hour}`), because.readTheHourInWords), step(time(hour, minute), why)]
}

interface TimeOfDay extends ClockTime {
  readonly half: 'a.m.' | 'p.m.'
}
const shownTime = ({ hour, minute, half }: TimeOfDay) => line`${time(hour, minute)} ${HALVES[half]}`
const minutesAt = ({ hour, minute, half }: TimeOfDay) => hour * 60 + minute + (half === 'p.m.' ? 720 : 0)

const letterOrder = labelOrder(LETTERS)
const timeOfDay = (shown: TimeOfDay): Sentence => ({
  key: `${shown.hour}:${shown.minute} ${shown.half}`,
  says: both({ kind: 'paragraph', content: shownTime(shown) }),
})
const digital = ({ hour, minute }: ClockTime): Sentence => ({
  key: `${hour}:${minute}`,
  says: both(prose`${time(hour, minute)}`),
})
/** Where the hour hand is shortly before an hour, after it, and between. */
const MINUTES_AT = { almost: 55, 'just past': 5, halfway: 30 } as const

/** Minutes after midnight of the printed times, in order. */
function timesOf(printed: Printed): readonly number[] {
  const halves = printed.all('words')
  return printed
    .all('time')
    .map(({ hour, minute }, i) => (hour % 12) * 60 + minute + (halves[i]?.en === 'p.m.' ? 720 : 0))
}

/** Times in both halves of the day, none at noon or midnight, never printed in their order. */
const drawTimesOfDay = (random: Random) => {
  const morning = random.sample([6, 7, 8, 9, 10, 11], 2).map(hour => ({ hour, half: 'a.m.' as const }))
  const later = random.sample([1, 2, 3, 4, 5, 6, 7, 8], 2).map(hour => ({ hour, half: 'p.m.' as const }))
  const times = [...morning, ...later].map(shown => ({ ...shown, minute: random.pick(FIVES) }))
  return random.until(
    () => random.shuffle<readonly TimeOfDay[]>(times),
    shuffled => inOrder(shuffled).join() !== 'A,B,C,D',
  )
}
const inOrder = (times: readonly TimeOfDay[]) =>
  times
    .map((shown, i) => ({ letter: itemOf(LETTERS, i), at: minutesAt(shown) }))
    .sort((a, b) => a.at - b.at)
    .map(({ letter }) => letter)

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
      medium: { minutes: FIVES.filter(minute => minute % 15 > 0) },
      hard: { minutes: FIVES.slice(1) },
    },
  },
  form => ({
    read: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`What time is it?`, es: prose`¿Qué hora es?` },
      draw,
      answer: clockTime,
      solve: shown => shown,
      ask: shown => both([face(shown), prose`____ : ____`]),
      solution: readHands,
      check: (printed, answer) => isSameTime(readClock(printed.figure('clock')), answer),
    }),

    chooseTheTime: form({
      levels: ['easy'],
      draw,
      answer: sentenceChoice,
      solve: digital,
      mistakes: ({ hour, minute }): Record<string, Sentence> => ({
        ...((minute / 5 || 12) === hour
          ? {}
          : { handsSwapped: digital({ hour: minute / 5 || 12, minute: (hour * 5) % 60 }) }),
        hourTooLate: digital({ hour: (hour % 12) + 1, minute }),
        hourTooEarly: digital({ hour: ((hour + 10) % 12) + 1, minute }),
      }),
      ask: shown => ({
        en: [face(shown), prose`Which time does the clock show?`],
        es: [face(shown), prose`¿Qué hora marca el reloj?`],
      }),
      solution: (shown, { says }) => [
        ...readHands(shown).slice(0, -1),
        answerStep(says, {
          en: line`In the other times the hour is wrong.`,
          es: line`En las otras horas, la hora no es correcta.`,
        }),
      ],
      check: (printed, { key }) => key === digital(readClock(printed.figure('clock'))).key,
    }),

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
      check: (printed, answer) => answer.kind === 'clock' && isSameTime(printed.one('time'), readClock(answer)),
    }),

    words: form({
      levels: ['hard'],
      share: 2,
      instruction: { en: prose`Write the time in numbers.`, es: prose`Escribe la hora con números.` },
      draw,
      answer: clockTime,
      solve: shown => shown,
      ask: ({ hour, minute }) => both(prose`${spokenTime(hour, minute)} = ____ : ____`),
      solution: fromWords,
      check: (printed, answer) => isSameTime(printed.term('spoken-time'), answer),
    }),

    halfOfTheDay: form({
      levels: ['hard'],
      instruction: { en: prose`Which time goes in the blank?`, es: prose`¿Qué hora va en el espacio?` },
      draw: random => {
        const event = random.evenly(dayEvents)
        return { event, hour: random.int(...event.hours), minute: random.pick(event.minutes ?? FIVES.slice(1)) }
      },
      answer: sentenceChoice,
      solve: ({ event: { half }, ...shown }) => timeOfDay({ ...shown, half }),
      mistakes({ event: { half }, hour, minute }) {
        const hands = { hour: minute / 5, minute: (hour * 5) % 60 }
        return {
          otherHalf: timeOfDay({ hour, minute, half: half === 'a.m.' ? 'p.m.' : 'a.m.' }),
          handsSwapped: timeOfDay(
            hands.hour === hour ? { hour, minute: (minute + 30) % 60, half } : { ...hands, half },
          ),
          hourTooLate: timeOfDay({ hour: (hour % 12) + 1, minute, half }),
        }
      },
      ask({ event, ...shown }) {
        const { en, es } = event.tell(blank(4))
        return { en: [face(shown), en], es: [face(shown), es] }
      },
      solution: ({ event: { half }, ...shown }, { says }) => [
        ...readHands(shown).slice(0, -1),
        step(
          words('midnight → a.m. → noon → p.m. → midnight', 'medianoche → a.m. → mediodía → p.m. → medianoche'),
          because.splitTheDayAtNoon,
        ),
        step(says, half === 'a.m.' ? because.beforeNoon : because.afterNoon),
      ],
      // Breakfast, school and sunrise are in the morning.
      check(printed, { key }) {
        const half = /breakfast|School starts|comes up|get up|Desayunamos|La escuela|Sale|levantamos/.test(printed.text)
          ? 'a.m.'
          : 'p.m.'
        return key === timeOfDay({ ...readClock(printed.figure('clock')), half }).key
      },
    }),

    order: form({
      levels: ['hard'],
      kind: 'order',
      instruction: {
        en: prose`All the times are on the same day. Write the letters from the earliest time to the latest.`,
        es: prose`Todas las horas son del mismo día. Escribe las letras de la hora más temprana a la más tardía.`,
      },
      wide: true,
      draw: drawTimesOfDay,
      answer: letterOrder,
      solve: inOrder,
      ask: times => both(table({ head: LETTERS.map(letter => symbol(letter)), rows: [times.map(shownTime)] })),
      solution(times, letters) {
        const [a, b, c, d] = tupleOf(
          letters.map(letter => itemOf(times, LETTERS.indexOf(letter))),
          4,
        )
        return [
          step(
            {
              kind: 'paragraph',
              content: [...shownTime(a), '; ', ...shownTime(b), '; ', ...shownTime(c), '; ', ...shownTime(d)],
            },
            because.morningComesFirst,
          ),
          step(list(...letters.map(letter => symbol(letter))), because.putTimesInOrder),
        ]
      },
      check(printed, letters) {
        const times = timesOf(printed)
        const ordered = letters.map(letter => itemOf(times, LETTERS.indexOf(letter)))
        return new Set(letters).size === 4 && ordered.slice(1).every((at, i) => at > itemOf(ordered, i))
      },
    }),

    hourHandAlone: form({
      levels: ['hard'],
      draw: random => ({ hour: random.int(1, 12), past: random.evenly(['almost', 'just past', 'halfway'] as const) }),
      answer: sentenceChoice,
      solve: ({ hour, past }) => digital({ hour, minute: MINUTES_AT[past] }),
      mistakes({ hour, past }) {
        const next = (hour % 12) + 1
        const minute = MINUTES_AT[past]
        return {
          hourAfter: digital({ hour: next, minute }),
          otherSide: digital({ hour, minute: past === 'halfway' ? 5 : 60 - minute }),
          both: digital({ hour: next, minute: past === 'halfway' ? 0 : 60 - minute }),
        }
      },
      ask({ hour, past }) {
        const next = (hour % 12) + 1
        const [en, es] =
          past === 'almost'
            ? [
                prose`The hour hand has almost reached the ${next}.`,
                prose`La manecilla de las horas casi llega al ${next}.`,
              ]
            : past === 'just past'
              ? [
                  prose`The hour hand is just past the ${hour}.`,
                  prose`La manecilla de las horas acaba de pasar el ${hour}.`,
                ]
              : [
                  prose`The hour hand is halfway between the ${hour} and the ${next}.`,
                  prose`La manecilla de las horas está a la mitad entre el ${hour} y el ${next}.`,
                ]
        return { en: [en, prose`Which time can it be?`], es: [es, prose`¿Qué hora puede ser?`] }
      },
      solution({ hour, past }, { says }) {
        const next = (hour % 12) + 1
        const between = { en: prose`from ${hour} to ${next}`, es: prose`del ${hour} al ${next}` }
        const why = {
          almost: {
            en: line`The hand has gone nearly all the way: the hour is nearly over.`,
            es: line`La manecilla casi recorrió todo: la hora está por terminar.`,
          },
          'just past': {
            en: line`The hand has gone only a little way: few minutes have passed.`,
            es: line`La manecilla apenas avanzó: han pasado pocos minutos.`,
          },
          halfway: {
            en: line`The hand has gone half the way: half an hour has passed.`,
            es: line`La manecilla va por la mitad: ha pasado media hora.`,
          },
        }[past]
        return [
          explained(
            between,
            line`In one hour the hour hand goes from one number to the next. The hour is still ${hour}.`,
            line`En una hora, la manecilla va de un número al siguiente. La hora sigue siendo ${hour}.`,
          ),
          answerStep(says, why),
        ]
      },
      check(printed, { key }) {
        const [first] = printed.take(1)
        const isAlmost = /almost|casi/.test(printed.text)
        const hour = isAlmost ? first.n - 1 || 12 : first.n
        const minute = isAlmost ? 55 : /halfway|mitad/.test(printed.text) ? 30 : 5
        return key === digital({ hour, minute }).key
      },
    }),
  }),
)
