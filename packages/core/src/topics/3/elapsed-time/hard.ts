import {
  answerStep,
  both,
  compoundMeasure,
  elapsedByJumps,
  equation,
  exact,
  type FormMaker,
  itemOf,
  lasting,
  line,
  measure as measured,
  name,
  option,
  people,
  prose,
  type Random,
  step,
  sum,
  table,
  timeByJumps,
  timeOfDay,
  tupleOf,
  type Value,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { drawFrom, type Level, minutesOf, NOON, timesOfDay } from './parts.ts'
import { dayTime, faceAt, halfAt, halfOf, longStories, timeAt } from './time-stories.ts'

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

const ACTIVITIES = [
  {
    name: words('Swimming', 'Natación'),
    inPlan: words('swimming', 'natación'),
    said: words('swimming', 'la natación'),
  },
  { name: words('Art', 'Arte'), inPlan: words('art', 'arte'), said: words('art', 'el arte') },
  { name: words('Soccer', 'Fútbol'), inPlan: words('soccer', 'fútbol'), said: words('soccer', 'el fútbol') },
  { name: words('Music', 'Música'), inPlan: words('music', 'música'), said: words('music', 'la música') },
  { name: words('Chess', 'Ajedrez'), inPlan: words('chess', 'ajedrez'), said: words('chess', 'el ajedrez') },
  { name: words('Reading', 'Lectura'), inPlan: words('reading', 'lectura'), said: words('reading', 'la lectura') },
  { name: words('Dance', 'Baile'), inPlan: words('dance', 'baile'), said: words('dance', 'el baile') },
  { name: words('Cooking', 'Cocina'), inPlan: words('cooking', 'cocina'), said: words('cooking', 'la cocina') },
] as const

/** From the printed times, that the answer has fewer than 60 minutes and leads from one to the other. */
const leadsTo = (from: number, to: number, [hours, minutes]: readonly [number, number]) =>
  60 * hours + minutes === to - from && minutes < 60
const partsOf = (answer: readonly Value[]) => {
  const [hours, minutes] = tupleOf(answer, 2)
  return [exact(hours).n, exact(minutes).n] as const
}

const mistakeNames = ['hundred', 'hourTooMany', 'hundred', 'hourTooMany', 'right'] as const
/** How long somebody says that it takes, by the mistake in it. */
const claimed = ({ claim, length }: { readonly claim: (typeof mistakeNames)[number]; readonly length: number }) => {
  const [hours, rest] = parted(length)
  return { right: [hours, rest], hundred: [hours, rest + 40], hourTooMany: [hours + 1, rest] }[claim] as [
    number,
    number,
  ]
}
const shownTime = ([hours, rest]: readonly [number, number]) =>
  words(`${hours}\u00a0h ${rest}\u00a0min`, `${hours}\u00a0h ${rest}\u00a0min`)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  overNoon: form({
    levels: ['hard'],
    share: 2,
    instruction: inHours,
    draw: drawOverNoon,
    answer: hoursAndMinutes,
    solve: ({ length }) => parted(length),
    ask({ start, length }) {
      const [from, to] = [timeAt(start), timeAt(start + length)]
      const [am, pm] = [halfOf(start), halfOf(start + length)]
      return {
        en: prose`How much time passes from ${from}\u00a0${am} to ${to}\u00a0${pm}?`,
        es: prose`¿Cuánto tiempo pasa de las ${from}\u00a0${am} a las ${to}\u00a0${pm}?`,
      }
    },
    solution: ({ start, length }) => elapsedByJumps(start, length, 'hours-and-minutes'),
    check(printed, answer) {
      const [from, to] = tupleOf(timesOfDay(printed), 2)
      return leadsTo(from, to, partsOf(answer))
    },
  }),

  hardStory: form({
    levels: ['hard'],
    kind: 'story',
    instruction: inHours,
    draw: (random, level) => ({
      story: random.evenly(longStories),
      who: random.pick(people),
      ...drawFrom(random, level),
    }),
    answer: hoursAndMinutes,
    solve: ({ length }) => parted(length),
    ask: ({ story, start, length, who }) => story.lasts(start, start + length, who),
    solution: ({ story, start, length }) => [
      ...elapsedByJumps(start, length, 'hours-and-minutes'),
      answerStep(lasting(length), story.tells(lasting(length))),
    ],
    check(printed, answer) {
      const [from, to] = tupleOf(timesOfDay(printed), 2)
      return leadsTo(from, to, partsOf(answer))
    },
  }),

  twoActivities: form({
    levels: ['hard'],
    kind: 'story',
    draw: random =>
      random.until(
        () => ({
          start: random.int(9, 11) * 60 + random.int(1, 59),
          first: random.int(65, 110),
          pause: 5 * random.int(2, 6),
          second: random.int(35, 55),
          order: random.sample(ACTIVITIES, 2),
        }),
        ({ start, first, pause, second }) =>
          Math.floor((start + first + pause + second) / 60) !== 13 &&
          (first + pause + second) % 60 !== 0 &&
          start + first + pause + second > NOON,
      ),
    answer: timeOfDay,
    solve: ({ start, first, pause, second }) => {
      const end = start + first + pause + second
      return { ...faceAt(end), half: halfAt(end) }
    },
    ask({ start, first, pause, second, order: [{ inPlan: one }, { said: two }] }) {
      const [hours, rest] = parted(first)
      const [long, more] = [measured(hours, 'hour'), measured(rest, 'minute')]
      const [stop, last] = [measured(pause, 'minute'), measured(second, 'minute')]
      return {
        en: prose`The plan for a day at camp starts at ${timeAt(start)}\u00a0${halfOf(start)} with ${one} for ${long} ${more}. After a break of ${stop} comes ${two} for ${last}. When does ${two} end? Write a.m. or p.m.`,
        es: prose`El plan de un día de campamento empieza a las ${timeAt(start)}\u00a0${halfOf(start)} con ${one} durante ${long} ${more}. Después de un descanso de ${stop} sigue ${two} durante ${last}. ¿A qué hora termina ${two}? Escribe a.m. o p.m.`,
      }
    },
    solution({ start, first, pause, second }) {
      const all = first + pause + second
      return [
        step(equation(sum(lasting(first), lasting(pause), lasting(second)), lasting(all)), because.putTogether),
        ...timeByJumps(start, all),
        answerStep(dayTime(start + all), {
          en: line`It ends at ${timeAt(start + all)}\u00a0${halfOf(start + all)}`,
          es: line`Termina a las ${timeAt(start + all)}\u00a0${halfOf(start + all)}`,
        }),
      ]
    },
    // Goes back from the end, activity by activity.
    check(printed, answer) {
      const [start] = tupleOf(timesOfDay(printed), 1)
      const [hours, rest, pause, second] = printed.take(4)
      const end = minutesOf(answer) + (answer.half === 'p.m.' ? NOON : 0)
      return end - second.n - pause.n - rest.n - 60 * hours.n === start
    },
  }),

  schedule: form({
    levels: ['hard'],
    instruction: inHours,
    draw(random) {
      const activities = random.sample(ACTIVITIES, 4)
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
    solve({ rows, asked }) {
      const { start, end } = itemOf(rows, asked)
      return parted(end - start)
    },
    ask({ rows, asked }) {
      const shown = table({
        head: [words('Activity', 'Actividad'), words('Start', 'Inicio'), words('End', 'Fin')],
        rows: rows.map(({ activity, start, end }) => [
          activity.name,
          line`${timeAt(start)}\u00a0${halfOf(start)}`,
          line`${timeAt(end)}\u00a0${halfOf(end)}`,
        ]),
      })
      const { said } = itemOf(rows, asked).activity
      return {
        en: [shown, prose`How long does ${said} last?`],
        es: [shown, prose`¿Cuánto dura ${said}?`],
      }
    },
    solution({ rows, asked }) {
      const { activity, start, end } = itemOf(rows, asked)
      return [
        step(prose`${timeAt(start)}\u00a0${halfOf(start)} → ${timeAt(end)}\u00a0${halfOf(end)}`, because.read, {
          what: { en: line`the row for ${activity.said}`, es: line`la fila de ${activity.inPlan}` },
        }),
        ...elapsedByJumps(start, end - start, 'hours-and-minutes'),
      ]
    },
    // Finds the row of the activity that is asked for.
    check(printed, answer) {
      const names = printed.all('words').map(({ en }) => en.toLowerCase())
      const asked = itemOf(names, names.length - 1)
      const rows = names.filter(shown => ACTIVITIES.some(({ inPlan }) => inPlan.en === shown))
      const row = rows.indexOf(asked)
      const [start, end] = tupleOf(timesOfDay(printed).slice(2 * row, 2 * row + 2), 2)
      return leadsTo(start, end, partsOf(answer))
    },
  }),

  findTheMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw: random => {
      const [claim, first] = [random.evenly(mistakeNames), random.int(25, 58)]
      const start = random.int(14, 16) * 60 + first
      const last = random.int(2, first - 15)
      return { claim, start, length: random.int(2, 4) * 60 - first + last, who: random.pick(people) }
    },
    answer: option({
      hundred: {
        en: prose`An hour was counted as 100 minutes.`,
        es: prose`Se contó una hora como 100 minutos.`,
      },
      hourTooMany: { en: prose`There is 1 hour too many.`, es: prose`Hay 1 hora de más.` },
      right: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ claim }) => claim,
    ask({ start, length, who, claim }) {
      const [from, to] = [timeAt(start), timeAt(start + length)]
      const [am, pm, long] = [halfOf(start), halfOf(start + length), shownTime(claimed({ claim, length }))]
      return {
        en: prose`${name(who)} says that ${long} pass from ${from}\u00a0${am} to ${to}\u00a0${pm} What mistake, if any, did ${name(who)} make?`,
        es: prose`${name(who)} dice que de las ${from}\u00a0${am} a las ${to}\u00a0${pm} pasan ${long}. ¿Qué error cometió ${name(who)}, si cometió alguno?`,
      }
    },
    key: ({ claim, length }) =>
      claim === 'right'
        ? both([])
        : { en: prose`It should be ${lasting(length)}.`, es: prose`Debe ser ${lasting(length)}.` },
    solution: ({ claim, start, length }) => [
      ...(claim === 'right'
        ? []
        : [
            step(shownTime(claimed({ claim, length })), because.mistakeIs, {
              what:
                claim === 'hundred'
                  ? { en: line`an hour was counted as 100 minutes`, es: line`se contó una hora como 100 minutos` }
                  : { en: line`the last hour is not full`, es: line`la última hora no está completa` },
            }),
          ]),
      ...elapsedByJumps(start, length, 'hours-and-minutes'),
    ],
    // What the claim is off by.
    check(printed, answer) {
      const [from, to] = tupleOf(timesOfDay(printed), 2)
      const long = printed.all('words').map(({ en }) => /^(\d+)\u00a0h (\d+)\u00a0min$/.exec(en))
      const [, hours, rest] = itemOf(
        long.filter(found => found !== null),
        0,
      )
      const off = 60 * Number(hours) + Number(rest) - (to - from)
      return answer === (off === 0 ? 'right' : off === 40 ? 'hundred' : 'hourTooMany')
    },
  }),
})
