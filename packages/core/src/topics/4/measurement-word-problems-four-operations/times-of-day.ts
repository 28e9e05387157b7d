import {
  count,
  equation,
  exact,
  explained,
  type FormMaker,
  failed,
  itemOf,
  line,
  minus,
  prose,
  quantity,
  type Random,
  role,
  sum,
  table,
  time,
  timeOfDay,
  tupleOf,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { formulaIn } from '../../kit/choices/cells.ts'
import { alone, ended } from '../../kit/stories/endings.ts'
import { arrivals } from './hard-stories.ts'
import type { levels } from './levels.ts'

const minutesOf = ({ hour, minute }: { readonly hour: number; readonly minute: number }) => (hour % 12) * 60 + minute
/** A time by the minutes since midnight. */
const clockOf = (minutes: number) => {
  const hour = Math.floor(minutes / 60) % 12
  return { hour: hour === 0 ? 12 : hour, minute: minutes % 60 }
}
const shownTime = (minutes: number) => {
  const { hour, minute } = clockOf(minutes)
  return time(hour, minute)
}
const half = (minutes: number) => (minutes < 720 ? 'a.m.' : 'p.m.')
const withHalf = (minutes: number) => [shownTime(minutes), ` ${half(minutes)}`]

const ACTIVITIES = [
  { row: words('hike', 'caminata'), said: words('the hike', 'la caminata'), starts: words('The hike', 'La caminata') },
  {
    row: words('soccer game', 'partido de fútbol'),
    said: words('the soccer game', 'el partido de fútbol'),
    starts: words('The soccer game', 'El partido de fútbol'),
  },
  {
    row: words('art class', 'clase de arte'),
    said: words('the art class', 'la clase de arte'),
    starts: words('The art class', 'La clase de arte'),
  },
  {
    row: words('concert', 'concierto'),
    said: words('the concert', 'el concierto'),
    starts: words('The concert', 'El concierto'),
  },
  {
    row: words('boat trip', 'paseo en bote'),
    said: words('the boat trip', 'el paseo en bote'),
    starts: words('The boat trip', 'El paseo en bote'),
  },
  {
    row: words('puppet show', 'función de títeres'),
    said: words('the puppet show', 'la función de títeres'),
    starts: words('The puppet show', 'La función de títeres'),
  },
  {
    row: words('swim meet', 'torneo de natación'),
    said: words('the swim meet', 'el torneo de natación'),
    starts: words('The swim meet', 'El torneo de natación'),
  },
] as const
/** Three activities around noon; the first two of them are compared. */
function drawSchedule(random: Random) {
  return random.until(
    () => {
      const spans = [0, 1, 2].map(() => ({
        start: 60 * random.int(9, 11) + 5 * random.int(1, 11),
        length: 5 * random.int(14, 37),
      }))
      const [longer, shorter, other] = tupleOf(spans, 3)
      return { activities: random.sample(ACTIVITIES, 3), longer, shorter, other, order: random.shuffle([0, 1, 2]) }
    },
    ({ longer, shorter, other }) => {
      const ends = [longer, shorter, other].map(({ start, length }) => start + length)
      return (
        longer.length - shorter.length >= 15 &&
        longer.length - shorter.length !== 60 &&
        ends.every(end => end % 60 !== 0) &&
        itemOf(ends, 0) > 725 &&
        itemOf(ends, 1) > 725 &&
        new Set([longer, shorter, other].map(({ start }) => start)).size === 3 &&
        new Set(ends).size === 3
      )
    },
  )
}
/** To the next hour, over the full hours, to the end. */
function jumps({ start, length }: { readonly start: number; readonly length: number }) {
  const [next, last] = [60 * Math.ceil(start / 60), 60 * Math.floor((start + length) / 60)]
  return [next - start, last - next, start + length - last].filter(jump => jump > 0)
}

export const timeForms = (form: FormMaker<typeof levels>) => ({
  schedule: form({
    levels: ['hard'],
    kind: 'story',
    lines: 4,
    draw: drawSchedule,
    answer: quantity,
    solve: ({ longer, shorter }) => count(longer.length - shorter.length, nouns.minute),
    ask({ activities, longer, shorter, other, order }) {
      const rows = [longer, shorter, other].map((span, i) => [
        itemOf(activities, i).row,
        withHalf(span.start),
        withHalf(span.start + span.length),
      ])
      const times = table({
        head: [words('Activity', 'Actividad'), words('Starts', 'Empieza'), words('Ends', 'Termina')],
        rows: order.map(i => itemOf(rows, i)),
      })
      const [first, second] = [itemOf(activities, 0).said, itemOf(activities, 1).said]
      return {
        en: [
          prose`The table shows when three activities start and end.`,
          times,
          prose`How many minutes longer does ${first} last than ${second}?`,
        ],
        es: [
          prose`La tabla muestra cuándo empiezan y cuándo terminan tres actividades.`,
          times,
          prose`¿Cuántos minutos más dura ${first} que ${second}?`,
        ],
      }
    },
    solution({ activities, longer, shorter }, found) {
      const [first, second] = [itemOf(activities, 0).said, itemOf(activities, 1).said]
      const lengthOf = (span: typeof longer) => equation(sum(...jumps(span)), span.length)
      return [
        explained(
          lengthOf(longer),
          line`Minutes of ${first}: to the next hour, over the full hours, and to the end.`,
          line`Minutos que dura ${first}: hasta la hora siguiente, las horas completas y hasta el final.`,
        ),
        explained(
          lengthOf(shorter),
          line`Find the minutes of ${second} in the same way.`,
          line`Halla de la misma manera los minutos que dura ${second}.`,
        ),
        explained(
          equation(minus(longer.length, shorter.length), longer.length - shorter.length),
          line`Subtract to compare.`,
          line`Resta para comparar.`,
        ),
        ended(
          alone(found),
          line`${itemOf(activities, 0).starts} lasts ${found} longer than ${second}.`,
          line`${itemOf(activities, 0).starts} dura ${found} más que ${second}.`,
        ),
      ]
    },
    // Both lengths from the times of the table, the hours after noon told by their half of the day.
    check(printed, answer) {
      const { rows } = printed.block('table')
      const asked = printed
        .all('words')
        .slice(-2)
        .map(({ en }) => en)
      const lengthOf = (name: string) => {
        const row = rows.find(cells => {
          const label = formulaIn(itemOf(cells, 0))
          return label.kind === 'words' && `the ${label.en}` === name
        })
        const [start, end] = tupleOf(
          (row ?? failed(`${name} is not in the table`)).slice(1).map(([shown, said]) => {
            if (typeof shown !== 'object' || shown.kind !== 'time') return failed('A cell shows a time')
            return minutesOf(shown) + (said === ' p.m.' ? 720 : 0)
          }),
          2,
        )
        return end - start
      }
      const [longer, shorter] = tupleOf(asked.map(lengthOf), 2)
      return exact(answer.amount).plus(shorter).equals(longer)
    },
  }),

  arrival: form({
    levels: ['hard'],
    kind: 'story',
    lines: 4,
    draw(random) {
      const story = random.evenly(arrivals)
      return random.until(
        () => ({
          story,
          start: 60 * random.int(...story.hour) + 5 * random.int(1, 11),
          first: 5 * random.int(story.first[0] / 5, story.first[1] / 5),
          second: 5 * random.int(story.second[0] / 5, story.second[1] / 5),
        }),
        ({ start, first, second }) =>
          start + first + second > 725 &&
          (start % 60) + ((first + second) % 60) > 60 &&
          (start + first + second) % 60 > 0 &&
          first % 60 > 0 &&
          (first + second) % 60 > 0,
      )
    },
    answer: timeOfDay,
    solve: ({ start, first, second }) => {
      const end = start + first + second
      const { hour, minute } = clockOf(end)
      return { hour, minute, half: end < 720 ? 'a.m.' : 'p.m.' }
    },
    ask: ({ story, start, first, second }) => {
      const { en, es } = story.tell(
        shownTime(start),
        role('first', count(first, nouns.minute)),
        role('second', count(second, nouns.minute)),
      )
      return {
        en: [en, prose`Write the time with a.m. or p.m.`],
        es: [es, prose`Escribe la hora con a.m. o p.m.`],
      }
    },
    solution({ story, start, first, second }) {
      const total = first + second
      const [hours, rest, end] = [Math.floor(total / 60), total % 60, start + total]
      const { hour } = clockOf(end)
      const { en, es } = story.ends(withHalf(end), hour)
      return [
        explained(
          equation(sum(first, second), total),
          line`Add the two lengths of time.`,
          line`Suma las dos duraciones.`,
        ),
        explained(
          equation(sum(60 * hours, rest), total),
          hours === 1
            ? line`That is 1 hour and ${count(rest, nouns.minute)}.`
            : line`That is ${count(hours, nouns.hour)} and ${count(rest, nouns.minute)}.`,
          hours === 1
            ? line`Es 1 hora y ${count(rest, nouns.minute)}.`
            : line`Son ${count(hours, nouns.hour)} y ${count(rest, nouns.minute)}.`,
        ),
        explained(
          alone(...withHalf(start), ' → ', ...withHalf(start + 60 * hours)),
          line`Go on ${count(hours, nouns.hour)}.`,
          line`Avanza ${count(hours, nouns.hour)}.`,
        ),
        ended(
          alone(...withHalf(end)),
          [...line`Go on ${count(rest, nouns.minute)}. `, ...en],
          [...line`Avanza ${count(rest, nouns.minute)}. `, ...es],
        ),
      ]
    },
    // Counts back from the answer.
    check(printed, { hour, minute, half }) {
      const end = minutesOf({ hour, minute }) + (half === 'p.m.' ? 720 : 0)
      const back = end - printed.role('first').n - printed.role('second').n
      return back === minutesOf(printed.one('time'))
    },
  }),
})
