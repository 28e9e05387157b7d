import { compoundMeasure } from '../../../answer/number.ts'
import { timeOfDay } from '../../../answer/time.ts'
import { line, prose, table } from '../../../content.ts'
import { people } from '../../../language/people.ts'
import { measure as measured, words } from '../../../math/build.ts'
import { exact } from '../../../math/evaluate.ts'
import type { Random } from '../../../random.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { drawFrom, type Level, minutesOf, NOON, timesOfDay } from './parts.ts'
import { faceAt, halfAt, halfOf, longStories, timeAt } from './time-stories.ts'

/** As drawFrom, across noon. */
const drawOverNoon = (random: Random, level: Level) =>
  random.until(
    () => drawFrom(random, level),
    ({ start, length }) => start + length >= NOON,
  )

const hoursAndMinutes = compoundMeasure('hour', 'minute')

const parted = (length: number) => [Math.floor(length / 60), length % 60] as const

const inHours = {
  en: prose`Write the answer in hours and minutes.`,
  es: prose`Escribe la respuesta en horas y minutos.`,
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

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
      story: random.evenly(longStories),
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
})
