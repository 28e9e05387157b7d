import {
  answerStep,
  type Both,
  both,
  type ClockTime,
  clock,
  clockTime,
  count,
  exact,
  type FormMaker,
  figureChoice,
  formulaChoice,
  type Inline,
  line,
  prose,
  quantity,
  role,
  step,
  time,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isSameTime, readClock, whichClockShows } from '../../kit/measures/clocks.ts'
import { face, handAt, handsTakenForEachOther, nextHour, placeHands, readHands, theMinutes } from './hands.ts'
import { drawTime, type levels } from './levels.ts'

const hourBefore = (hour: number) => ((hour + 10) % 12) + 1

/** Times that a hurried look takes for this one. */
const MISREAD = {
  nextHour: ({ hour, minute }: ClockTime) => ({ hour: nextHour(hour), minute }),
  hourBefore: ({ hour, minute }: ClockTime) => ({ hour: hourBefore(hour), minute }),
  handsSwapped: handsTakenForEachOther,
  numberTooMany: ({ hour, minute }: ClockTime) => ({ hour, minute: minute + 5 }),
  numbersAsMinutes: ({ hour, minute }: ClockTime) => ({ hour, minute: handAt(minute).number + handAt(minute).ticks }),
}
const MISTAKES = ['nextHour', 'hourBefore', 'handsSwapped', 'numberTooMany', 'numbersAsMinutes'] as const

type Mistake = (typeof MISTAKES)[number]
/** Where both hands point the same way, to swap them changes nothing. */
const misread = <V>(shown: ClockTime, mistakes: readonly Mistake[], as: (hour: number, minute: number) => V) =>
  Object.fromEntries(
    mistakes
      .map(mistake => ({ mistake, seen: MISREAD[mistake](shown) }))
      .filter(({ seen }) => !isSameTime(seen, shown))
      .map(({ mistake, seen }) => [mistake, as(seen.hour, seen.minute)]),
  )

/** What a hurried look gets wrong. */
const whyMisread = ({ hour, minute }: ClockTime): Readonly<Record<Mistake, Both<readonly Inline[]>>> => ({
  nextHour: { en: line`The hour is still ${hour}.`, es: line`La hora todavía es ${hour}.` },
  hourBefore: {
    en: line`The hour hand has passed ${hour}: the hour is ${hour}.`,
    es: line`La manecilla de las horas ya pasó el ${hour}: la hora es ${hour}.`,
  },
  handsSwapped: { en: line`The two hands are mixed up.`, es: line`Las dos manecillas están intercambiadas.` },
  numberTooMany: { en: line`That is 5 minutes too many.`, es: line`Son 5 minutos de más.` },
  numbersAsMinutes: {
    en: line`Each number stands for 5 minutes: the minutes are ${minute}.`,
    es: line`Cada número representa 5 minutos: los minutos son ${minute}.`,
  },
})
/** A clock with such a mistake, and what it shows. */
const whyOtherClock = (shown: ClockTime) =>
  Object.fromEntries(
    MISTAKES.map(mistake => {
      const { hour, minute } = MISREAD[mistake](shown)
      return [
        mistake,
        mistake === 'handsSwapped'
          ? whyMisread(shown).handsSwapped
          : {
              en: line`This clock shows ${time(hour, minute)}.`,
              es: [`Este reloj marca ${hour === 1 ? 'la' : 'las'} `, ...line`${time(hour, minute)}.`],
            },
      ]
    }),
  )

export const easyForms = (form: FormMaker<typeof levels>) => ({
  read: form({
    levels: ['easy', 'medium'],
    instruction: { en: prose`What time is it?`, es: prose`¿Qué hora es?` },
    // After the half hour, near the next number, the hour is read less easily.
    draw: (random, { minutes, readsAfter }) =>
      drawTime(random, { minutes: minutes.filter(minute => minute > readsAfter) }),
    answer: clockTime,
    solve: shown => shown,
    ask: shown => both([face(shown), prose`____ : ____`]),
    solution: readHands,
    check: (printed, answer) => isSameTime(readClock(printed.figure('clock')), answer),
  }),

  whichTime: form({
    levels: ['easy'],
    draw: (random, level) => ({ shown: drawTime(random, level), mistakes: random.shuffle(MISTAKES) }),
    answer: formulaChoice,
    solve: ({ shown: { hour, minute } }) => time(hour, minute),
    mistakes: ({ shown, mistakes }) => misread(shown, mistakes, time),
    ask: ({ shown: { hour, minute } }) =>
      withFigure(
        { en: prose`What time does the clock show?`, es: prose`¿Qué hora marca el reloj?` },
        clock(hour, minute),
      ),
    solution: ({ shown }) => readHands(shown),
    whyWrong: ({ shown }) => whyMisread(shown),
    check: (printed, answer) =>
      typeof answer === 'object' &&
      'kind' in answer &&
      answer.kind === 'time' &&
      isSameTime(readClock(printed.figure('clock')), answer),
  }),

  chooseTheClock: form({
    levels: ['easy'],
    draw: (random, level) => ({ shown: drawTime(random, level), mistakes: random.shuffle(MISTAKES) }),
    answer: figureChoice,
    solve: ({ shown: { hour, minute } }) => clock(hour, minute),
    mistakes: ({ shown, mistakes }) => misread(shown, mistakes, clock),
    ask: ({ shown }) => whichClockShows(shown),
    solution: ({ shown }) => [...placeHands(shown), step(face(shown), because.findTheClock)],
    whyWrong: ({ shown }) => whyOtherClock(shown),
    check: (printed, answer) => answer.kind === 'clock' && isSameTime(printed.one('time'), readClock(answer)),
  }),

  minutesPast: form({
    levels: ['easy'],
    draw: (random, level) => ({ minute: random.pick(level.minutes) }),
    answer: quantity,
    solve: ({ minute }) => count(minute, nouns.minute),
    ask({ minute }) {
      const { number, ticks } = handAt(minute)
      const [at, past] = [role('number', number), role('past', number)]
      return ticks === 0
        ? {
            en: prose`The minute hand points to ${at}. How many minutes past the hour is it?`,
            es: prose`El minutero señala el ${at}. ¿Cuántos minutos han pasado desde la hora en punto?`,
          }
        : {
            en: prose`The minute hand points 1 tick past ${past}. How many minutes past the hour is it?`,
            es: prose`El minutero está 1 marca después del ${past}. ¿Cuántos minutos han pasado desde la hora en punto?`,
          }
    },
    solution({ minute }) {
      const minutes = count(minute, nouns.minute)
      return [
        ...theMinutes(minute),
        answerStep(both(prose`${minutes}`), {
          en: line`It is ${minutes} past the hour.`,
          es: line`Han pasado ${minutes} desde la hora en punto.`,
        }),
      ]
    },
    // Back from the minutes to the hand, five to a number.
    check(printed, { amount }) {
      const [{ name }] = tupleOf(printed.terms('role'), 1)
      return exact(amount)
        .minus(name === 'past' ? 1 : 0)
        .over(5)
        .equals(printed.role(name))
    },
  }),
})
