import { compoundMeasure, measure } from '../../answer/number.ts'
import { clockTime, timeOfDay } from '../../answer/time.ts'
import { both, figure, line, prose, sideBySide, table } from '../../content.ts'
import { clock } from '../../figure/clock.ts'
import { numberLine } from '../../figure/number-line.ts'
import { people } from '../../language/people.ts'
import { measure as measured, words } from '../../math/build.ts'
import { exact } from '../../math/evaluate.ts'
import type { Of } from '../../math/expr.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { faceAt, halfAt, halfOf, longStories, timeAt, timeStories } from './shared/time-stories.ts'

const NOON = 12 * 60

/** From a start, in minutes after midnight, how long something lasts, by the name that levels list. */
const lengths = {
  'inside one hour': (random: Random, hour: number) => {
    const from = random.int(0, 10)
    return { start: hour * 60 + 5 * from, length: 5 * random.int(1, 11 - from) }
  },
  'across one hour mark': (random: Random, hour: number) => {
    const from = random.int(2, 11)
    return { start: hour * 60 + 5 * from, length: 5 * random.int(Math.max(3, 13 - from), Math.min(18, 23 - from)) }
  },
  'hours and minutes': (random: Random, hour: number) => {
    const length = random.int(1, 5) * 60 + random.int(10, 55)
    return { start: hour * 60 + random.int(1, 59), length }
  },
}

interface Level {
  readonly length: keyof typeof lengths
  /** The hours of the day in which something may start. */
  readonly hours: readonly [first: number, last: number]
}

/** Ends on the same day, and not in the hour after one o'clock, which Spanish says apart. */
const drawFrom = (random: Random, { length, hours }: Level) =>
  random.until(
    () => lengths[length](random, random.int(...hours)),
    ({ start, length }) => Math.floor((start + length) / 60) !== 13 && length % 60 !== 0,
  )

/** As drawFrom, across noon. */
const drawOverNoon = (random: Random, level: Level) =>
  random.until(
    () => drawFrom(random, level),
    ({ start, length }) => start + length >= NOON,
  )

const minutes = measure('minute')
const hoursAndMinutes = compoundMeasure('hour', 'minute')
const parted = (length: number) => [Math.floor(length / 60), length % 60] as const

const inMinutes = { en: prose`Write the answer in minutes.`, es: prose`Escribe la respuesta en minutos.` }
const inHours = {
  en: prose`Write the answer in hours and minutes.`,
  es: prose`Escribe la respuesta en horas y minutos.`,
}

const minutesOf = ({ hour, minute }: { readonly hour: number; readonly minute: number }) => (hour % 12) * 60 + minute
/** Turns the clock forward from one time to the other, minute by minute around the face. */
const between = (from: Of<'time'> | ReturnType<typeof faceAt>, to: Of<'time'> | ReturnType<typeof faceAt>) =>
  (minutesOf(to) - minutesOf(from) + NOON) % NOON

/** Minutes after midnight of every printed time with its a.m. or p.m. */
function timesOfDay(printed: Printed): readonly number[] {
  const halves = printed.all('words').filter(({ en }) => en === 'a.m.' || en === 'p.m.')
  return printed.all('time').map((shown, i) => minutesOf(shown) + (halves[i]?.en === 'p.m.' ? NOON : 0))
}
const total = ([hours, minutes]: readonly Parameters<typeof exact>[0][]) =>
  exact(hours ?? 0)
    .times(60)
    .plus(exact(minutes ?? 0)).n

const ACTIVITIES = [
  words('Swimming', 'Natación'),
  words('Art class', 'Clase de arte'),
  words('Soccer', 'Fútbol'),
  words('Music', 'Música'),
  words('Chess club', 'Club de ajedrez'),
  words('Reading', 'Lectura'),
]

const drawStory = (random: Random, { length }: Level) => {
  const story = random.pick(timeStories)
  const span = random.until(
    () => drawFrom(random, { length, hours: story.hours }),
    ({ length }) => length >= 20,
  )
  return { story, who: random.pick(people), ...span }
}

export const elapsedTime = defineTopic(
  {
    id: 'elapsed-time',
    name: { en: 'Elapsed time', es: 'Tiempo transcurrido' },
    description: {
      en: 'Find how long an activity lasts, or when it starts or ends.',
      es: 'Halla cuánto dura una actividad, o a qué hora empieza o termina.',
    },
    domain: 'Measurement & Data',
    standards: ['3.MD.A.1'],
    levels: {
      easy: { length: 'inside one hour', hours: [2, 11] },
      medium: { length: 'across one hour mark', hours: [2, 9] },
      hard: { length: 'hours and minutes', hours: [8, 11] },
    },
  },
  form => ({
    howManyMinutes: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction: { en: prose`How many minutes pass?`, es: prose`¿Cuántos minutos pasan?` },
      lines: 1,
      draw: drawFrom,
      answer: minutes,
      solve: ({ length }) => length,
      ask({ start, length }) {
        const [from, to] = [timeAt(start), timeAt(start + length)]
        return { en: prose`from ${from} to ${to}`, es: prose`de ${from} a ${to}` }
      },
      check(printed, answer) {
        const [from, to] = printed.all('time')
        return from !== undefined && to !== undefined && exact(answer).equals(between(from, to))
      },
    }),

    twoClocks: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`How many minutes pass from the first clock to the second?`,
        es: prose`¿Cuántos minutos pasan del primer reloj al segundo?`,
      },
      lines: 1,
      draw: drawFrom,
      answer: minutes,
      solve: ({ length }) => length,
      ask({ start, length }) {
        const [from, to] = [faceAt(start), faceAt(start + length)]
        return both(sideBySide(figure(clock(from.hour, from.minute)), figure(clock(to.hour, to.minute))))
      },
      check(printed, answer) {
        const [from, to] = printed.figures('clock')
        return from !== undefined && to !== undefined && exact(answer).equals(between(from, to))
      },
    }),

    endTime: form({
      levels: ['medium'],
      lines: 1,
      draw: drawFrom,
      answer: clockTime,
      solve: ({ start, length }) => faceAt(start + length),
      ask({ start, length }) {
        const [from, long] = [timeAt(start), measured(length, 'minute')]
        return {
          en: [prose`Start: ${from}. It lasts ${long}.`, prose`End: ____ : ____`],
          es: [prose`Inicio: ${from}. Dura ${long}.`, prose`Fin: ____ : ____`],
        }
      },
      check(printed, answer) {
        const from = printed.one('time')
        return between(from, answer) === printed.numbers.at(-1)?.n && answer.hour >= 1 && answer.hour <= 12
      },
    }),

    startTime: form({
      levels: ['medium'],
      lines: 1,
      draw: drawFrom,
      answer: clockTime,
      solve: ({ start }) => faceAt(start),
      ask({ start, length }) {
        const [to, long] = [timeAt(start + length), measured(length, 'minute')]
        return {
          en: [prose`End: ${to}. It lasts ${long}.`, prose`Start: ____ : ____`],
          es: [prose`Fin: ${to}. Dura ${long}.`, prose`Inicio: ____ : ____`],
        }
      },
      check(printed, answer) {
        const to = printed.one('time')
        return between(answer, to) === printed.numbers.at(-1)?.n && answer.hour >= 1 && answer.hour <= 12
      },
    }),

    numberLineJumps: form({
      levels: ['medium'],
      lines: 1,
      draw: drawFrom,
      answer: minutes,
      solve: ({ length }) => length,
      ask({ start, length }) {
        const mark = 60 - (start % 60)
        const stops = length === mark ? [0, length] : [0, mark, length]
        const drawn = figure(
          numberLine({
            from: 0,
            to: length,
            open: true,
            labels: stops.map(stop => [stop, timeAt(start + stop)] as const),
            jumps: stops.slice(1).map((stop, i) => [stops[i] ?? 0, stop] as const),
          }),
        )
        return {
          en: [drawn, prose`How many minutes are all the jumps together?`],
          es: [drawn, prose`¿Cuántos minutos son todos los saltos juntos?`],
        }
      },
      // Adds the jumps from label to label.
      check(printed, answer) {
        const times = printed
          .figure('number-line')
          .labels.flatMap(({ label }) => (label.kind === 'time' ? [label] : []))
        const sum = times.slice(1).reduce((passed, to, i) => passed + between(times[i] ?? to, to), 0)
        return exact(answer).equals(sum)
      },
    }),

    story: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction: inMinutes,
      lines: 2,
      draw: drawStory,
      answer: minutes,
      solve: ({ length }) => length,
      ask: ({ story, start, length, who }) => story.lasts(start, start + length, who),
      check(printed, answer) {
        const [from, to] = timesOfDay(printed)
        return exact(answer).equals((to ?? 0) - (from ?? 0))
      },
    }),

    storyEnd: form({
      levels: ['medium'],
      lines: 2,
      draw: drawStory,
      answer: timeOfDay,
      solve: ({ start, length }) => ({ ...faceAt(start + length), half: halfAt(start + length) }),
      ask: ({ story, start, length, who }) => story.ends(start, length, who),
      check(printed, answer) {
        const [from] = timesOfDay(printed)
        const end = minutesOf(answer) + (answer.half === 'p.m.' ? NOON : 0)
        return end - (from ?? 0) === printed.numbers.at(-1)?.n
      },
    }),

    overNoon: form({
      levels: ['hard'],
      share: 2,
      instruction: inHours,
      lines: 2,
      draw: drawOverNoon,
      answer: hoursAndMinutes,
      solve: ({ length }) => parted(length),
      ask({ start, length }) {
        const [from, to] = [timeAt(start), timeAt(start + length)]
        const [am, pm] = [halfOf(start), halfOf(start + length)]
        return {
          en: prose`How much time passes from ${from}\u00a0${am} to ${to}\u00a0${pm}?`,
          es: prose`¿Cuánto tiempo pasa de ${from}\u00a0${am} a ${to}\u00a0${pm}?`,
        }
      },
      check(printed, answer) {
        const [from, to] = timesOfDay(printed)
        return total(answer) === (to ?? 0) - (from ?? 0) && exact(answer[1] ?? 60).n < 60
      },
    }),

    hardStory: form({
      levels: ['hard'],
      instruction: inHours,
      lines: 3,
      draw: (random, level) => ({
        story: random.pick(longStories),
        who: random.pick(people),
        ...drawFrom(random, level),
      }),
      answer: hoursAndMinutes,
      solve: ({ length }) => parted(length),
      ask: ({ story, start, length, who }) => story.lasts(start, start + length, who),
      check(printed, answer) {
        const [from, to] = timesOfDay(printed)
        return total(answer) === (to ?? 0) - (from ?? 0) && exact(answer[1] ?? 60).n < 60
      },
    }),

    twoActivities: form({
      levels: ['hard'],
      lines: 4,
      draw: random =>
        random.until(
          () => ({
            start: random.int(9, 11) * 60 + random.int(1, 59),
            first: random.int(65, 110),
            pause: 5 * random.int(2, 6),
            second: random.int(35, 75),
            order: random.sample(ACTIVITIES, 2),
          }),
          ({ start, first, pause, second }) =>
            Math.floor((start + first + pause + second) / 60) !== 13 && first % 60 !== 0 && second !== 60,
        ),
      answer: timeOfDay,
      solve: ({ start, first, pause, second }) => {
        const end = start + first + pause + second
        return { ...faceAt(end), half: halfAt(end) }
      },
      ask({ start, first, pause, second, order: [one = ACTIVITIES[0]!, two = ACTIVITIES[1]!] }) {
        const [hours, rest] = parted(first)
        const [long, more] = [measured(hours, 'hour'), measured(rest, 'minute')]
        const [stop, last] = [measured(pause, 'minute'), measured(second, 'minute')]
        return {
          en: prose`The plan for a day starts at ${timeAt(start)}\u00a0${halfOf(start)} ${one}: ${long} ${more}. Break: ${stop}. ${two}: ${last}. When does the plan end? Write a.m. or p.m.`,
          es: prose`El plan de un día empieza a las ${timeAt(start)}\u00a0${halfOf(start)} ${one}: ${long} ${more}. Descanso: ${stop}. ${two}: ${last}. ¿A qué hora termina el plan? Escribe a.m. o p.m.`,
        }
      },
      // Goes back from the end, activity by activity.
      check(printed, answer) {
        const [start = 0] = timesOfDay(printed)
        const [hours = 0, ...rest] = printed.numbers.map(({ n }) => n)
        const end = minutesOf(answer) + (answer.half === 'p.m.' ? NOON : 0)
        return rest.reduce((left, minutes) => left - minutes, end - 60 * hours) === start
      },
    }),

    schedule: form({
      levels: ['hard'],
      instruction: inHours,
      lines: 2,
      draw(random) {
        const activities = random.sample(ACTIVITIES, random.int(4, 6))
        let at = 8 * 60 + random.int(0, 50)
        const rows = activities.map(activity => {
          const start = at
          const end = start + 60 + random.int(10, 55)
          at = end + random.int(5, 25)
          return { activity, start, end }
        })
        return { rows, asked: random.int(0, rows.length - 1) }
      },
      answer: hoursAndMinutes,
      solve: ({ rows, asked }) => parted((rows[asked]?.end ?? 0) - (rows[asked]?.start ?? 0)),
      ask({ rows, asked }) {
        const shown = table({
          head: [words('Activity', 'Actividad'), words('Start', 'Inicio'), words('End', 'Fin')],
          rows: rows.map(({ activity, start, end }) => [
            activity,
            line`${timeAt(start)}\u00a0${halfOf(start)}`,
            line`${timeAt(end)}\u00a0${halfOf(end)}`,
          ]),
        })
        const activity = rows[asked]?.activity ?? ACTIVITIES[0]!
        return {
          en: [shown, prose`How long does this activity last: ${activity}?`],
          es: [shown, prose`¿Cuánto dura esta actividad: ${activity}?`],
        }
      },
      // Finds the row of the activity that is asked for.
      check(printed, answer) {
        const names = printed.all('words').filter(({ en }) => ACTIVITIES.some(activity => activity.en === en))
        const row = names.findIndex(({ en }) => en === names.at(-1)?.en)
        const times = timesOfDay(printed)
        const [start = 0, end = 0] = times.slice(2 * row, 2 * row + 2)
        return total(answer) === end - start && exact(answer[1] ?? 60).n < 60
      },
    }),
  }),
)
