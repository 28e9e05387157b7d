import {
  count,
  divide,
  type Expr,
  equation,
  exact,
  explained,
  type FormMaker,
  failed,
  figure,
  itemOf,
  line,
  minus,
  moneyAmount,
  name,
  numberLine,
  type Of,
  people,
  price,
  prose,
  quantity,
  type Random,
  Ratio,
  ratioOfExact,
  role,
  statements,
  subject,
  sum,
  symbol,
  table,
  time,
  timeOfDay,
  times,
  tupleOf,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { formulaIn } from '../../kit/choices/cells.ts'
import { alone, ended } from '../../kit/stories/endings.ts'
import { inSmallest } from './amounts.ts'
import { arrivals, measuredTables, sharedPrices } from './hard-stories.ts'
import type { levels } from './levels.ts'
import { convertedStep } from './medium.ts'
import { UNITS } from './medium-stories.ts'
import { inCents, inDollars, splitToDivide, WHY } from './plans.ts'

const PLACES = ['H', 'L', 'P', 'S'] as const
/** Four places on a road; there and back on several days, or on to a third place. */
function drawRoad(random: Random) {
  const isDaily = random.evenly([true, false])
  const at = random.until(
    () => random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], 4),
    drawn => {
      const sorted = drawn.toSorted((a, b) => a - b)
      return sorted.slice(1).every((value, i) => value - itemOf(sorted, i) > 1)
    },
  )
  const [from, to, third] = random.until(
    () => random.sample([0, 1, 2, 3], 3),
    ([from, to, third]) => {
      const [a, b, c] = [itemOf(at, from), itemOf(at, to), itemOf(at, third)]
      // Who turns around goes farther than from the first place to the last.
      return a < b === c < b && Math.abs(a - b) > 2 && Math.abs(b - c) !== Math.abs(a - b)
    },
  )
  return { isDaily, at, from, to, third, days: random.int(3, 5), who: random.pick(people) }
}
type Road = ReturnType<typeof drawRoad>
const distance = ({ at }: Road, from: number, to: number) => Math.abs(itemOf(at, from) - itemOf(at, to))
const kilometersOf = (road: Road): number =>
  road.isDaily
    ? 2 * road.days * distance(road, road.from, road.to)
    : distance(road, road.from, road.to) + distance(road, road.to, road.third)
const letter = (i: number): Expr => symbol(itemOf(PLACES, i))

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

export const hardForms = (form: FormMaker<typeof levels>) => ({
  road: form({
    levels: ['hard'],
    kind: 'story',
    wide: true,
    draw: drawRoad,
    answer: quantity,
    solve: road => count(1000 * kilometersOf(road), nouns.meter),
    ask(road) {
      const { isDaily, at, from, to, third, who } = road
      const drawn = figure(
        numberLine({
          from: 0,
          to: 15,
          step: 1,
          labels: 5,
          points: PLACES.map((place, i) => [itemOf(at, i), place] as const),
        }),
      )
      const [a, b, c] = [letter(from), letter(to), letter(third)]
      const days = role('days', road.days)
      const [home, library, park, school] = [letter(0), letter(1), letter(2), letter(3)]
      const en = prose`The line shows a straight road. Each space is 1 kilometer. ${home} is home, ${library} is the library, ${park} is the park, and ${school} is the school.`
      const es = prose`La recta muestra un camino recto. Cada espacio es 1 kilómetro. ${home} es la casa, ${library} es la biblioteca, ${park} es el parque y ${school} es la escuela.`
      return isDaily
        ? {
            en: [
              en,
              drawn,
              prose`On each of ${days} days, ${name(who)} rides a bike from ${a} to ${b} and back to ${a}. How many meters does ${subject(who)} ride in all?`,
            ],
            es: [
              es,
              drawn,
              prose`Durante ${days} días, ${name(who)} va cada día en bicicleta de ${a} a ${b} y vuelve a ${a}. ¿Cuántos metros recorre en total?`,
            ],
          }
        : {
            en: [
              en,
              drawn,
              prose`${name(who)} rides a bike from ${a} to ${b} and then from ${b} to ${c}. How many meters does ${subject(who)} ride in all?`,
            ],
            es: [
              es,
              drawn,
              prose`${name(who)} va en bicicleta de ${a} a ${b} y luego de ${b} a ${c}. ¿Cuántos metros recorre en total?`,
            ],
          }
    },
    solution(road, found) {
      const { at, from, to, third, isDaily, days, who } = road
      const [first, second] = [distance(road, from, to), distance(road, to, third)]
      const between = (one: number, other: number) =>
        equation(
          minus(Math.max(itemOf(at, one), itemOf(at, other)), Math.min(itemOf(at, one), itemOf(at, other))),
          distance(road, one, other),
        )
      const kilometers = kilometersOf(road)
      return [
        isDaily
          ? explained(
              between(from, to),
              line`${letter(from)} is at ${itemOf(at, from)}, and ${letter(to)} is at ${itemOf(at, to)}: subtract.`,
              line`${letter(from)} está en ${itemOf(at, from)} y ${letter(to)} está en ${itemOf(at, to)}: resta.`,
            )
          : explained(
              statements(between(from, to), between(to, third)),
              line`${letter(from)} is at ${itemOf(at, from)}, ${letter(to)} is at ${itemOf(at, to)}, and ${letter(third)} is at ${itemOf(at, third)}: subtract.`,
              line`${letter(from)} está en ${itemOf(at, from)}, ${letter(to)} está en ${itemOf(at, to)} y ${letter(third)} está en ${itemOf(at, third)}: resta.`,
            ),
        isDaily
          ? explained(
              equation(times(times(2, first), days), kilometers),
              line`There and back on each of ${days} days: multiply.`,
              line`Ida y vuelta en cada uno de ${days} días: multiplica.`,
            )
          : explained(
              equation(sum(first, second), kilometers),
              line`Add both parts of the ride.`,
              line`Suma las dos partes del recorrido.`,
            ),
        convertedStep(kilometers, UNITS.km),
        ended(alone(found), line`${name(who)} rides ${found} in all.`, line`${name(who)} recorre ${found} en total.`),
      ]
    },
    // Walks along the drawn points.
    check(printed, answer) {
      const { points } = printed.figure('number-line')
      const placeOf = (name: string) => {
        const found = points.find(({ label }) => label?.kind === 'symbol' && label.name === name)
        return found ? ratioOfExact(found.at).n : failed(`${name} is not on the line`)
      }
      const way = printed
        .all('symbol')
        .slice(PLACES.length)
        .map(({ name }) => placeOf(name))
      const legs = way.slice(1).reduce((all, place, i) => all + Math.abs(place - itemOf(way, i)), 0)
      const isDaily = printed.terms('role').some(({ name }) => name === 'days')
      const ridden = isDaily ? printed.role('days').n * legs : legs
      return exact(answer.amount).over(1000).equals(ridden)
    },
  }),

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

  sharedMoney: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    lines: 4,
    draw(random) {
      const story = random.evenly(sharedPrices)
      return random.until(
        () => ({
          story,
          each: 5 * random.int(story.each[0] / 5, story.each[1] / 5),
          number: random.int(...story.number),
          other: 5 * random.int(story.other[0] / 5, story.other[1] / 5),
        }),
        ({ each, number, other }) => {
          const found = story.plan === '+' ? each + other : each - other
          return each % 100 > 0 && (each * number) % 100 > 0 && found % 100 > 0 && other % 100 > 0
        },
      )
    },
    answer: moneyAmount,
    solve: ({ story, each, other }) => (story.plan === '+' ? each + other : each - other),
    ask: ({ story, each, number, other }) =>
      story.tell(role('total', price(each * number)), role('number', number), role(story.plan, price(other))),
    solution({ story, each, number, other }, found) {
      const { en, es } = story.ends(price(found))
      return [
        inCents(each * number, WHY['÷']),
        ...splitToDivide(each * number, number),
        inDollars(divide(each * number, number), each),
        story.plan === '+'
          ? explained(
              equation(sum(price(each), price(other)), price(found)),
              line`Add the other amount.`,
              line`Suma la otra cantidad.`,
            )
          : explained(
              equation(minus(price(each), price(other)), price(found)),
              line`Subtract the other amount.`,
              line`Resta la otra cantidad.`,
            ),
        ended(price(found), en, es),
      ]
    },
    check(printed, answer) {
      const isSum = printed.terms('role').some(({ name }) => name === '+')
      const other = printed.role(isSum ? '+' : '−').times(100).n
      const each = isSum ? answer - other : answer + other
      return Ratio.of(each, 100).times(printed.role('number')).equals(printed.role('total'))
    },
  }),

  lengthsInATable: form({
    levels: ['hard'],
    kind: 'story',
    lines: 4,
    draw(random) {
      const story = random.evenly(measuredTables)
      const { factor } = story.units
      const step = factor >= 100 ? factor / 20 : 1
      return random.until(
        () => {
          const rows = [0, 1, 2, 3].map(() => ({
            large: random.int(...story.large),
            small: step * random.int(1, factor / step - 1),
          }))
          const [greater, less] = random.sample([0, 1, 2, 3], 2)
          return { story, rows, greater, less }
        },
        ({ rows, greater, less }) => {
          const [first, second] = [itemOf(rows, greater), itemOf(rows, less)]
          return (
            first.large > second.large &&
            first.small < second.small &&
            new Set(rows.map(({ large }) => large)).size >= 3 &&
            new Set(rows.map(({ large, small }) => large * factor + small)).size === rows.length
          )
        },
      )
    },
    answer: quantity,
    solve: ({ story: { units }, rows, greater, less }) => {
      const inSmall = (i: number) => itemOf(rows, i).large * units.factor + itemOf(rows, i).small
      return count(inSmall(greater) - inSmall(less), units.small)
    },
    ask({ story, rows, greater, less }) {
      const { units } = story
      const nameOf = (i: number) => words(itemOf(story.rows.en, i), itemOf(story.rows.es, i))
      const shown = (and: string) =>
        table({
          head: [words(story.head.en[0], story.head.es[0]), words(story.head.en[1], story.head.es[1])],
          rows: rows.map(({ large, small }, i) => [
            nameOf(i),
            [count(large, units.large), and, count(small, units.small)],
          ]),
        })
      const { en, es } = story.more([nameOf(greater)], [nameOf(less)])
      return { en: [story.intro.en, shown(' '), en], es: [story.intro.es, shown(' y '), es] }
    },
    solution({ story, rows, greater, less }, found) {
      const { units } = story
      const inSmall = (i: number) => itemOf(rows, i).large * units.factor + itemOf(rows, i).small
      const converted = (i: number) =>
        equation(sum(times(itemOf(rows, i).large, units.factor), itemOf(rows, i).small), inSmall(i))
      const nameOf = (i: number) => words(itemOf(story.rows.en, i), itemOf(story.rows.es, i))
      const { en, es } = story.ends(nameOf(greater), nameOf(less), found)
      return [
        explained(
          statements(converted(greater), converted(less)),
          line`${count(1, units.large)} is ${count(units.factor, units.small)}: write both measures in the smaller unit.`,
          line`${count(1, units.large)} equivale a ${count(units.factor, units.small)}: escribe las dos medidas en la unidad menor.`,
        ),
        explained(
          equation(minus(inSmall(greater), inSmall(less)), inSmall(greater) - inSmall(less)),
          line`Subtract to compare.`,
          line`Resta para comparar.`,
        ),
        ended(alone(found), en, es),
      ]
    },
    check(printed, answer) {
      const [greater, less] = tupleOf(printed.all('words').slice(-2), 2)
      const sizeOf = (name: Of<'words'>) => {
        const row = printed.block('table').rows.find(([label]) => {
          const [item] = label ?? []
          return typeof item === 'object' && item.kind === 'words' && item.en === name.en
        })
        return (row?.[1] ?? []).reduce(
          (all, item) => (typeof item === 'object' && item.kind === 'quantity' ? all.plus(inSmallest(item)) : all),
          Ratio.of(0),
        )
      }
      return inSmallest(answer).plus(sizeOf(less)).equals(sizeOf(greater))
    },
  }),
})
