import {
  answerStep,
  type Both,
  blank,
  both,
  type Content,
  count,
  defineTopic,
  equation,
  exact,
  failed,
  type Inline,
  integer,
  isSameContent as isSame,
  itemOf,
  line,
  list,
  minus,
  name,
  numberList,
  Printed,
  people,
  prose,
  quantity,
  type Random,
  role,
  type Sentence,
  sentenceChoice,
  step,
  sum,
  table,
  tupleOf,
  words,
  writtenOption,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { turned } from '../kit/choices/turned.ts'
import { weekdayAnswer } from './read-a-calendar/answers.ts'
import { type Event, events, isOutOfSchool } from './read-a-calendar/events.ts'
import { hardForms, levels } from './read-a-calendar/hard.ts'
import {
  calendar,
  columnOf,
  dateIn,
  datesOf,
  datesUnder,
  dayName,
  dayNames,
  dayOf,
  dayPrinted,
  MONTHS,
  monthOf,
  type Page,
  WEEKDAYS,
  type Weekday,
} from './read-a-calendar/months.ts'

const PLACES = MONTHS.map((_, place) => place)
/** The forms of a sheet begin with months that lie apart. */
const pageOf = (random: Random, month: number): Page => ({
  place: random.evenly(turned(PLACES, month)),
  first: random.int(0, 6),
})
/** Each easy form has its own third of the months: no two of a sheet show one page. */
const pageOfThird = (random: Random, third: 0 | 1 | 2): Page => ({
  place: random.evenly(THIRDS[third]),
  first: random.int(0, 6),
})
/** Twice over: long lists are gone round, so that no month follows itself. */
const THIRDS = [0, 1, 2].map(third => [...PLACES, ...PLACES].filter(place => place % 3 === third)) as [
  number[],
  number[],
  number[],
]
const days = (number: number) => count(number, nouns.day)

const monthNames = Object.fromEntries(MONTHS.map(({ name }) => [name.en, both(name)]))
const monthAnswer = writtenOption(monthNames)

/** Three or four events on dates of one month, in the order of the calendar or in another. */
const eventsOn = (random: Random, dates: readonly number[], hasNoSchool = (_: number) => false) => {
  const some = random.sample(events.filter(isOutOfSchool), 2)
  const others = random.sample(
    events.filter(event => !some.includes(event)),
    4,
  )
  const all = dates.map((date, i) => {
    const free = dates.slice(0, i + 1).filter(hasNoSchool).length
    return hasNoSchool(date) ? itemOf(some, free - 1) : itemOf(others, i - free)
  })
  return random.shuffle<readonly Planned[]>(dates.map((date, i) => ({ event: itemOf(all, i), date })))
}
interface Planned {
  readonly event: Event
  readonly date: number
}
const plan = (page: Page, planned: readonly Planned[]) => {
  const month = monthOf(page)
  const rows = (language: 'en' | 'es') => planned.map(({ event, date }) => [event.title, dateIn(month, date)[language]])
  return {
    en: table({ head: [line`Event`, line`Date`], rows: rows('en') }),
    es: table({ head: [line`Evento`, line`Fecha`], rows: rows('es') }),
  }
}
const eventChoice = ({ event, date }: Planned): Sentence => ({
  key: `${date}`,
  says: { en: prose`${event.title}`, es: prose`${event.title}` },
})

const NTH = {
  second: words('second', 'segundo'),
  third: words('third', 'tercer'),
  last: words('last', 'último'),
}
const nthOf = (place: keyof typeof NTH, all: number) => ({ second: 1, third: 2, last: all - 1 })[place]

const onDay = (page: Page, day: Weekday, planned: readonly Planned[]) =>
  planned.find(({ date }) => dayOf(page, date) === day) ?? failed('An event is on that day')
const eventOn = (planned: readonly Planned[], on: number) =>
  planned.find(({ date }) => date === on)?.event ?? failed('An event is on that date')

const threeMonths = (start: number) => [0, 1, 2].map(i => itemOf(MONTHS, (start + i) % 12).name)

/** Whether a phrase of a sentence is the event of a row. */
const isNamed = (item: Inline, title: readonly Inline[] = []) =>
  events.some(({ said, of, title: written }) => isSame(title, [written]) && (isSame(item, said) || isSame(item, of)))

export const readACalendar = defineTopic(
  {
    id: 'read-a-calendar',
    name: { en: 'Read a calendar', es: 'Leer el calendario' },
    description: {
      en: 'Find dates and weekdays on a calendar and count the days between two dates.',
      es: 'Encuentra fechas y días de la semana en un calendario y cuenta los días entre dos fechas.',
    },
    domain: 'Measurement & Data',
    standards: [],
    levels,
    rev: 4,
  },
  form => ({
    weekday: form({
      levels: ['easy'],
      share: 3,
      draw(random) {
        const page = pageOfThird(random, 0)
        const day = random.evenly(WEEKDAYS)
        return { page, date: random.pick(datesOf(page, day).filter(date => date > 1)) }
      },
      answer: weekdayAnswer,
      solve: ({ page, date }) => dayOf(page, date),
      ask({ page, date }): Both<Content> {
        const asked = dateIn(monthOf(page), role('date', date))
        return {
          en: [
            ...calendar(page),
            { kind: 'paragraph', content: [...line`What day of the week is `, ...asked.en, ...line`? ____`] },
          ],
          es: [
            ...calendar(page),
            { kind: 'paragraph', content: [...line`¿Qué día de la semana es el `, ...asked.es, ...line`? ____`] },
          ],
        }
      },
      solution({ page, date }, day) {
        const { name: month } = monthOf(page)
        return [
          step(both(prose`${date}`), because.explain, {
            sentence: {
              en: line`Find the ${date} in the calendar. Go up its column.`,
              es: line`Busca el ${date} en el calendario. Sube por su columna.`,
            },
          }),
          answerStep(weekdayAnswer.show(day), {
            en: line`${month} ${date} is a ${dayName(day)}.`,
            es: line`El ${date} de ${month} es ${dayName(day)}.`,
          }),
        ]
      },
      check: (printed, day) => columnOf(printed, printed.role('date').n) === day,
    }),

    howMany: form({
      levels: ['easy'],
      share: 2,
      draw(random) {
        const { place } = pageOfThird(random, 2)
        const [day, number] = [random.evenly(turned(WEEKDAYS, 2)), random.evenly([4, 5])]
        const page = random.until(
          () => ({ place, first: random.int(0, 6) }),
          page => datesOf(page, day).length === number,
        )
        return { page, day }
      },
      answer: integer,
      solve: ({ page, day }) => datesOf(page, day).length,
      ask({ page, day }): Both<Content> {
        const { name: month } = monthOf(page)
        return {
          en: [...calendar(page), prose`How many ${dayNames(day)} are there in ${month}?`],
          es: [...calendar(page), prose`¿Cuántos ${dayNames(day)} hay en ${month}?`],
        }
      },
      solution({ page, day }, number) {
        const { name: month } = monthOf(page)
        return [
          step(list(...datesOf(page, day)), because.readTheDatesUnder, { day: dayName(day) }),
          answerStep(both(prose`${number}`), {
            en: line`There are ${number} ${dayNames(day)} in ${month}.`,
            es: line`En ${month} hay ${number} ${dayNames(day)}.`,
          }),
        ]
      },
      check: (printed, answer) => exact(answer).equals(datesUnder(printed, dayPrinted(printed)).length),
    }),

    missingMonth: form({
      levels: ['easy'],
      instruction: { en: prose`Write the missing month.`, es: prose`Escribe el mes que falta.` },
      draw: random => ({ start: random.evenly(turned(PLACES, 8)), hidden: random.evenly([2, 0, 1]) }),
      answer: monthAnswer,
      solve: ({ start, hidden }) => itemOf(MONTHS, (start + hidden) % 12).name.en,
      ask: ({ start, hidden }) =>
        both(list(...threeMonths(start).map((month, i) => (i === hidden ? blank(10) : month)))),
      solution: ({ start, hidden }, answer) => {
        const [months, nextTo] = [threeMonths(start), hidden === 0 ? 1 : hidden - 1]
        const [missing, printed] = [itemOf(months, hidden), itemOf(months, nextTo)]
        return [
          step(list(...threeMonths(start)), because.sayTheMonthsInOrder),
          answerStep(
            monthAnswer.show(answer),
            hidden === 0
              ? {
                  en: line`Just before ${printed} comes ${missing}.`,
                  es: line`Justo antes de ${printed} viene ${missing}.`,
                }
              : {
                  en: line`Just after ${printed} comes ${missing}.`,
                  es: line`Justo después de ${printed} viene ${missing}.`,
                },
          ),
        ]
      },
      check(printed, answer) {
        const shown = printed.one('list').items.map(item => (item.kind === 'words' ? item.en : answer))
        const [first, second, third] = tupleOf(
          shown.map(month => MONTHS.findIndex(({ name: { en } }) => en === month)),
          3,
        )
        return (first + 1) % 12 === second && (second + 1) % 12 === third
      },
    }),

    whichEvent: form({
      levels: ['easy'],
      share: 2,
      draw(random) {
        const page = pageOfThird(random, 1)
        const day = random.evenly(turned(WEEKDAYS, 4))
        const others = random.sample(
          WEEKDAYS.filter(other => other !== day),
          3,
        )
        const [right, ...wrong] = tupleOf(
          [day, ...others].map(of => ({ date: random.pick(datesOf(page, of)) })),
          4,
        )
        const planned = eventsOn(random, [right.date, ...wrong.map(({ date }) => date)], date =>
          ['saturday', 'sunday'].includes(dayOf(page, date)),
        )
        return { page, day, planned }
      },
      answer: sentenceChoice,
      solve: ({ page, day, planned }) => eventChoice(onDay(page, day, planned)),
      mistakes: ({ page, day, planned }) =>
        Object.fromEntries(
          planned.filter(({ date }) => dayOf(page, date) !== day).map((one, i) => [`another${i}`, eventChoice(one)]),
        ),
      ask({ page, day, planned }): Both<Content> {
        const written = plan(page, planned)
        return {
          en: [...calendar(page), written.en, prose`Which event is on a ${dayName(day)}?`],
          es: [...calendar(page), written.es, prose`¿Qué evento cae en ${dayName(day)}?`],
        }
      },
      solution({ page, day, planned }, { says }) {
        const right = onDay(page, day, planned)
        return [
          step(
            both({
              kind: 'paragraph',
              content: planned.flatMap(({ date }, i) => [
                ...(i > 0 ? ['; '] : []),
                ...line`${date}: ${dayName(dayOf(page, date))}`,
              ]),
            }),
            because.findTheDayOfEachEvent,
          ),
          step(says, because.thisEventIsOn, { month: monthOf(page).name, date: right.date, day: dayName(day) }),
        ]
      },
      check: (printed, { key }) => columnOf(printed, Number(key)) === dayPrinted(printed),
    }),

    daysOn: form({
      levels: ['medium'],
      share: 2,
      draw(random) {
        const [by, isForward] = [random.evenly([10, 14, 12, 9, 16, 11, 13, 15]), random.evenly([true, false])]
        const page = pageOf(random, 7)
        const { days: last } = monthOf(page)
        const start = isForward ? random.int(2, last - by) : random.int(by + 1, last)
        return { page, start, by, isForward }
      },
      answer: integer,
      solve: ({ start, by, isForward }) => (isForward ? start + by : start - by),
      ask({ page, start, by, isForward }): Both<Content> {
        const { name: month } = monthOf(page)
        const [from, amount] = [
          role('start', start),
          role(isForward ? 'after' : 'before', by === 14 ? count(2, nouns.week) : days(by)),
        ]
        return isForward
          ? {
              en: [...calendar(page), prose`What date is ${amount} after ${month} ${from}? ${month} ____`],
              es: [...calendar(page), prose`¿Qué fecha es ${amount} después del ${from} de ${month}? ____ de ${month}`],
            }
          : {
              en: [...calendar(page), prose`What date is ${amount} before ${month} ${from}? ${month} ____`],
              es: [...calendar(page), prose`¿Qué fecha es ${amount} antes del ${from} de ${month}? ____ de ${month}`],
            }
      },
      solution({ page, start, by, isForward }, date) {
        const { name: month } = monthOf(page)
        const on = isForward ? sum : minus
        const whole = by > 14 ? 14 : 7
        const [after, rest] = [isForward ? start + whole : start - whole, by - whole]
        return [
          step(
            equation(on(start, whole), after),
            whole === 14
              ? isForward
                ? because.twoWeeksLater
                : because.twoWeeksEarlier
              : isForward
                ? because.oneWeekLater
                : because.oneWeekEarlier,
          ),
          rest === 7
            ? step(equation(on(after, 7), date), because.oneMoreWeek)
            : step(equation(on(after, rest), date), isForward ? because.theOtherDays : because.theOtherDaysBack, {
                rest: days(rest),
              }),
          answerStep(both(prose`${date}`), {
            en: line`The date is ${month} ${date}.`,
            es: line`La fecha es el ${date} de ${month}.`,
          }),
        ]
      },
      check(printed, answer) {
        const isForward = printed.terms('role').some(({ name: part }) => part === 'after')
        const by = printed.role(isForward ? 'after' : 'before')
        const number = by.equals(2) ? by.times(7) : by
        return printed.role('start').equals(isForward ? exact(answer).minus(number) : exact(answer).plus(number))
      },
    }),

    daysBetween: form({
      levels: ['medium'],
      draw(random) {
        const by = random.evenly([11, 8, 15, 9, 13, 16, 10, 12])
        const page = pageOf(random, 10)
        const start = random.int(2, monthOf(page).days - by)
        return { page, start, by }
      },
      answer: quantity,
      solve: ({ by }) => days(by),
      ask({ page, start, by }): Both<Content> {
        const { name: month } = monthOf(page)
        const [from, to] = [role('start', start), role('end', start + by)]
        return {
          en: [...calendar(page), prose`How many days after ${month} ${from} is ${month} ${to}?`],
          es: [...calendar(page), prose`¿Cuántos días después del ${from} de ${month} es el ${to} de ${month}?`],
        }
      },
      solution({ page, start, by }, answer) {
        const { name: month } = monthOf(page)
        const whole = by > 14 ? 14 : 7
        const rest = by - whole
        return [
          step(equation(sum(start, whole), start + whole), whole === 14 ? because.twoWeeksLater : because.oneWeekLater),
          step(equation(sum(whole, rest), by), because.explain, {
            sentence: {
              en:
                rest === 1
                  ? line`Then count 1 more day to get to ${start + by}.`
                  : line`Then count ${rest} more days to get to ${start + by}.`,
              es: line`Luego cuenta ${days(rest)} más para llegar al ${start + by}.`,
            },
          }),
          answerStep(quantity.show(answer), {
            en: line`${month} ${start + by} is ${answer} after ${month} ${start}.`,
            es: line`El ${start + by} de ${month} es ${answer} después del ${start} de ${month}.`,
          }),
        ]
      },
      check: (printed, { amount }) => exact(amount).plus(printed.role('start')).equals(printed.role('end')),
    }),

    nthWeekday: form({
      levels: ['medium'],
      draw(random) {
        const day = random.evenly(turned(WEEKDAYS, 1))
        return {
          page: pageOf(random, 3),
          day,
          place: random.evenly(['last', 'third', 'second', 'last', 'third'] as const),
        }
      },
      answer: integer,
      solve: ({ page, day, place }) => itemOf(datesOf(page, day), nthOf(place, datesOf(page, day).length)),
      ask({ page, day, place }): Both<Content> {
        const { name: month } = monthOf(page)
        const which = role(place, NTH[place])
        return {
          en: [...calendar(page), prose`What is the date of the ${which} ${dayName(day)} in ${month}? ${month} ____`],
          es: [...calendar(page), prose`¿Qué fecha es el ${which} ${dayName(day)} de ${month}? ____ de ${month}`],
        }
      },
      solution({ page, day, place }, date) {
        const { name: month } = monthOf(page)
        return [
          step(list(...datesOf(page, day)), because.readTheDatesUnder, { day: dayName(day) }),
          answerStep(both(prose`${date}`), {
            en: line`The ${NTH[place]} ${dayName(day)} is ${month} ${date}.`,
            es: line`El ${NTH[place]} ${dayName(day)} es el ${date} de ${month}.`,
          }),
        ]
      },
      check(printed, answer) {
        const under = datesUnder(printed, dayPrinted(printed))
        const [place] = printed.terms('role').map(({ name: which }) => which)
        const later = under.filter(date => exact(answer).compare(date) < 0).length
        const wanted = place === 'last' ? 0 : place === 'third' ? under.length - 3 : under.length - 2
        return later === wanted && under.some(date => exact(answer).equals(date))
      },
    }),

    eventDays: form({
      levels: ['medium'],
      draw(random) {
        const page = pageOf(random, 8)
        const [by, more] = [random.evenly([9, 12, 8, 14, 10, 13, 11]), random.int(2, 4)]
        const start = random.int(2, monthOf(page).days - by - more)
        const planned = eventsOn(random, [start, start + by, start + by + more])
        return { page, planned, start, by }
      },
      answer: quantity,
      solve: ({ by }) => days(by),
      ask({ page, planned, start, by }): Both<Content> {
        const written = plan(page, planned)
        const [one, other] = [eventOn(planned, start), eventOn(planned, start + by)]
        return {
          en: [written.en, prose`How many days before ${other.of} is ${one.said}?`],
          es: [written.es, prose`¿Cuántos días antes ${other.of} es ${one.said}?`],
        }
      },
      solution({ planned, start, by }, answer) {
        const [one, other] = [eventOn(planned, start), eventOn(planned, start + by)]
        return [
          step(both(prose`${one.title}: ${start}; ${other.title}: ${start + by}`), because.readTheDatesOfBoth),
          step(equation(minus(start + by, start), by), because.daysFromDateToDate),
          answerStep(quantity.show(answer), {
            en: line`So ${one.said} is ${answer} before ${other.of}.`,
            es: line`Así que ${one.said} es ${answer} antes ${other.of}.`,
          }),
        ]
      },
      // The titles in the table are those that the question names.
      check(printed, { amount }) {
        const asked = printed.blocksOf('paragraph').flatMap(({ content }) => content)
        const dates = printed.block('table').rows.flatMap(([title, date]) => {
          const isAsked = asked.some(item => isNamed(item, title))
          return isAsked ? new Printed([{ kind: 'paragraph', content: date ?? [] }]).numbers.map(({ n }) => n) : []
        })
        const [one, other] = tupleOf(dates, 2)
        return exact(amount).equals(Math.abs(one - other))
      },
    }),

    wrongDate: form({
      levels: ['hard'],
      kind: 'find-mistake',
      draw(random) {
        const day = random.evenly(turned(WEEKDAYS, 3))
        const page = random.until(
          () => pageOf(random, 6),
          page => datesOf(page, day).length === 5,
        )
        const place = random.int(1, 3)
        return { dates: datesOf(page, day), page, day, place, off: random.evenly([1, -1]), who: random.pick(people) }
      },
      answer: numberList,
      solve: ({ dates, place, off }) => [itemOf(dates, place) + off, itemOf(dates, place)],
      ask({ dates, page, day, place, off, who }): Both<Content> {
        const { name: month } = monthOf(page)
        const written = list(...dates.map((date, i) => (i === place ? date + off : date)))
        return {
          en: [
            prose`${name(who)} writes the dates of all ${dayNames(day)} in ${month}: ${written}. One date is wrong. Write the wrong date and the right date.`,
            prose`Wrong: ____`,
            prose`Right: ____`,
          ],
          es: [
            prose`${name(who)} escribe las fechas de todos los ${dayNames(day)} de ${month}: ${written}. Una fecha está mal. Escribe la fecha incorrecta y la correcta.`,
            prose`Incorrecta: ____`,
            prose`Correcta: ____`,
          ],
        }
      },
      key: (_, values) => {
        const [wrong, right] = tupleOf(values, 2)
        return { en: prose`The ${wrong} should be ${right}.`, es: prose`El ${wrong} debe ser ${right}.` }
      },
      solution: ({ dates, place }, values) => {
        const [wrong, right] = tupleOf(values, 2)
        return [
          step(equation(sum(itemOf(dates, place - 1), 7), right), because.sevenDaysApart, { date: right }),
          step(
            {
              en: prose`Wrong: ${wrong}; right: ${right}`,
              es: prose`Incorrecta: ${wrong}; correcta: ${right}`,
            },
            because.changeTheNumber,
            { wrong, right },
          ),
        ]
      },
      check(printed, values) {
        const written = printed.one('list').items.map(item => exact(item).n)
        const [wrong, right] = tupleOf(
          values.map(value => exact(value).n),
          2,
        )
        const mended = written.map(date => (date === wrong ? right : date))
        return wrong !== right && mended.every((date, i) => i === 0 || date - itemOf(mended, i - 1) === 7)
      },
    }),

    ...hardForms(form),
  }),
)
