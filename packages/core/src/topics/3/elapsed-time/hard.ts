import {
  answerStep,
  both,
  compoundMeasure,
  elapsedByJumps,
  exact,
  explained,
  type FormMaker,
  itemOf,
  lasting,
  line,
  m,
  measure as measured,
  name,
  option,
  people,
  prose,
  type Random,
  type Step,
  table,
  timeOfDay,
  tupleOf,
  type Value,
  words,
  wouldGive,
} from '../../../author.ts'
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

const mistakeNames = ['hundred', 'hourTooMany', 'smallFromLarge'] as const
/** How long somebody says that it takes, by the mistake in it. */
function claimed({ claim, length }: { readonly claim: (typeof mistakeNames)[number]; readonly length: number }) {
  const [hours, rest] = parted(length)
  const shown = { hundred: [hours, rest + 40], hourTooMany: [hours + 1, rest], smallFromLarge: [hours + 1, 60 - rest] }
  return shown[claim] as [number, number]
}
const shownTime = ([hours, rest]: readonly [number, number]) =>
  words(`${hours}\u00a0h ${rest}\u00a0min`, `${hours}\u00a0h ${rest}\u00a0min`)

/** The plan of a day, and the first of two activities that are asked for. */
function drawDay(random: Random) {
  const activities = random.sample(ACTIVITIES, 4)
  let at = 8 * 60 + 5 * random.int(0, 6)
  const rows = activities.map(activity => {
    const start = at
    const end = start + 60 + 5 * random.int(2, 9)
    at = end + 5 * random.int(1, 4)
    return { activity, start, end }
  })
  return { rows, asked: random.int(0, rows.length - 2) }
}

/** How the mistake leads to what was said. */
function mistakeStep(claim: (typeof mistakeNames)[number], start: number, length: number): Step {
  const [from, to] = [faceAt(start), faceAt(start + length)]
  const said = shownTime(claimed({ claim, length }))
  const [hours, late] = [to.hour - from.hour, from.minute - to.minute]
  switch (claim) {
    case 'hundred':
      return explained(
        m`${100 * to.hour + to.minute} - ${100 * from.hour + from.minute} = ${100 * hours - late}`,
        line`${said} comes from subtracting as if an hour had 100 minutes.`,
        line`${said} sale de restar como si una hora tuviera 100 minutos.`,
      )
    case 'hourTooMany':
      return explained(
        both(prose`${timeAt(start)} → ${timeAt(start + length)}: ${lasting(length)}`),
        line`${said} is 1\u00a0hour too long: the last hour is not full.`,
        line`${said} es 1\u00a0hora de más: la última hora no está completa.`,
      )
    default:
      return explained(
        m`${from.minute} - ${to.minute} = ${late}`,
        line`${said} comes from taking the minutes of the end from those of the start.`,
        line`${said} sale de restar los minutos del final de los minutos del inicio.`,
      )
  }
}

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
      // The minutes make more than an hour: no time on the hour is easy to count to.
      ...random.until(
        () => drawFrom(random, { ...level, length: 'hours and fives' }),
        ({ start, length }) => (start % 60) + (length % 60) > 60,
      ),
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
          start: random.int(9, 11) * 60 + 5 * random.int(0, 11),
          first: 5 * random.int(13, 18),
          pause: 5 * random.int(2, 4),
          second: 5 * random.int(6, 10),
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
    ask({ start, first, pause, second, order: [{ said: one }, { said: two }] }) {
      const [hours, rest] = parted(first)
      const [long, more] = [measured(hours, 'hour'), measured(rest, 'minute')]
      const [stop, last] = [measured(pause, 'minute'), measured(second, 'minute')]
      return {
        en: prose`At a camp, ${one} starts at ${timeAt(start)}\u00a0${halfOf(start)} and lasts ${long} ${more}. After a break of ${stop} comes ${two} for ${last}. When does ${two} end? Include a.m. or p.m. in your answer.`,
        es: prose`En un campamento, ${one} empieza a las ${timeAt(start)}\u00a0${halfOf(start)} y dura ${long} ${more}. Después de un descanso de ${stop} sigue ${two} durante ${last}. ¿A qué hora termina ${two}? Incluye a.m. o p.m. en la respuesta.`,
      }
    },
    solution({ start, first, pause, second, order: [{ inPlan: one, said: un }, { inPlan: two, said: dos }] }) {
      const [stop, again, end] = [start + first, start + first + pause, start + first + pause + second]
      const passes = (from: number, to: number) => both(prose`${timeAt(from)} → ${timeAt(to)}: ${lasting(to - from)}`)
      const late = start < NOON && stop > NOON ? 'first' : stop <= NOON && again > NOON ? 'pause' : 'second'
      const noon = (part: string) => ({
        en: part === late ? line` It is past noon, so the time is p.m.` : [],
        es: part === late ? line` Ya pasó el mediodía: la hora es p.m.` : [],
      })
      return [
        explained(
          passes(start, stop),
          [...line`Start with ${one}: add ${lasting(first)}.`, ...noon('first').en],
          [...line`Empieza con ${un}: suma ${lasting(first)}.`, ...noon('first').es],
        ),
        explained(
          passes(stop, again),
          [...line`Add the break.`, ...noon('pause').en],
          [...line`Suma el descanso.`, ...noon('pause').es],
        ),
        explained(
          passes(again, end),
          [...line`Then comes ${two}: add ${lasting(second)}.`, ...noon('second').en],
          [...line`Luego sigue ${dos}: suma ${lasting(second)}.`, ...noon('second').es],
        ),
        answerStep(dayTime(end), {
          en: line`So ${two} ends at ${timeAt(end)}\u00a0${halfOf(end)}`,
          es: line`Así que ${dos} termina a las ${timeAt(end)}\u00a0${halfOf(end)}`,
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
    draw: random =>
      random.until(
        () => drawDay(random),
        ({ rows, asked }) =>
          (itemOf(rows, asked + 1).end - itemOf(rows, asked).start) % 60 > 0 && itemOf(rows, asked).start % 60 > 0,
      ),
    answer: hoursAndMinutes,
    solve({ rows, asked }) {
      return parted(itemOf(rows, asked + 1).end - itemOf(rows, asked).start)
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
      const [{ said: from }, { said: to }] = [itemOf(rows, asked).activity, itemOf(rows, asked + 1).activity]
      return {
        en: [shown, prose`How long is it from the start of ${from} to the end of ${to}?`],
        es: [shown, prose`¿Cuánto tiempo pasa desde que empieza ${from} hasta que termina ${to}?`],
      }
    },
    solution({ rows, asked }) {
      const [{ activity: from, start }, { activity: to, end }] = [itemOf(rows, asked), itemOf(rows, asked + 1)]
      return [
        explained(
          both(prose`${timeAt(start)}\u00a0${halfOf(start)} → ${timeAt(end)}\u00a0${halfOf(end)}`),
          line`Read the start of ${from.said} and the end of ${to.said}.`,
          line`Lee a qué hora empieza ${from.said} y a qué hora termina ${to.said}.`,
        ),
        ...elapsedByJumps(start, end - start, 'hours-and-minutes'),
      ]
    },
    // Finds the rows of the activities that are asked for.
    check(printed, answer) {
      const names = printed.all('words').map(({ en }) => en.toLowerCase())
      const [first, last] = tupleOf(names.slice(-2), 2)
      const rows = names.filter(shown => ACTIVITIES.some(({ inPlan }) => inPlan.en === shown))
      const times = timesOfDay(printed)
      const [start, end] = [itemOf(times, 2 * rows.indexOf(first)), itemOf(times, 2 * rows.indexOf(last) + 1)]
      return leadsTo(start, end, partsOf(answer))
    },
  }),

  findTheMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw: random => {
      const claim = random.evenly(mistakeNames)
      // The minutes by which the end is earlier in its hour; at 20 and at 30 two mistakes give the same.
      const [early, first] = [random.pick([10, 15, 25, 35]), 5 * random.int(9, 11)]
      const start = random.int(14, 16) * 60 + first
      return { claim, start, length: random.int(2, 4) * 60 - early, who: random.pick(people) }
    },
    answer: option({
      hundred: { en: prose`An hour was taken as 100 minutes.`, es: prose`Se tomó una hora como 100 minutos.` },
      hourTooMany: {
        en: prose`The last hour was counted as a full hour.`,
        es: prose`La última hora se contó como una hora completa.`,
      },
      smallFromLarge: {
        en: prose`The smaller number of minutes was subtracted from the greater.`,
        es: prose`Se restó el número menor de minutos del mayor.`,
      },
    }),
    solve: ({ claim }) => claim,
    ask({ start, length, who, claim }) {
      const [from, to] = [timeAt(start), timeAt(start + length)]
      const [am, pm, long] = [halfOf(start), halfOf(start + length), shownTime(claimed({ claim, length }))]
      return {
        en: prose`${name(who)} says that ${long} pass from ${from}\u00a0${am} to ${to}\u00a0${pm} What mistake did ${name(who)} make?`,
        es: prose`${name(who)} dice que de las ${from}\u00a0${am} a las ${to}\u00a0${pm} pasan ${long}. ¿Qué error cometió ${name(who)}?`,
      }
    },
    solution: ({ claim, start, length }) => [
      ...elapsedByJumps(start, length, 'hours-and-minutes'),
      mistakeStep(claim, start, length),
    ],
    whyWrong({ claim, length }) {
      const said = (other: typeof claim) => shownTime(claimed({ claim: other, length }))
      return wouldGive(claim, said(claim), {
        hundred: said('hundred'),
        hourTooMany: said('hourTooMany'),
        smallFromLarge: said('smallFromLarge'),
      })
    },
    // What the claim is off by.
    check(printed, answer) {
      const [from, to] = tupleOf(timesOfDay(printed), 2)
      const long = printed.all('words').map(({ en }) => /^(\d+)\u00a0h (\d+)\u00a0min$/.exec(en))
      const [, hours, rest] = itemOf(
        long.filter(found => found !== null),
        0,
      )
      const off = 60 * Number(hours) + Number(rest) - (to - from)
      return answer === (off === 40 ? 'hundred' : off === 60 ? 'hourTooMany' : 'smallFromLarge')
    },
  }),
})
