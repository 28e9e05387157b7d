import {
  answerStep,
  type Both,
  both,
  type Content,
  count,
  equation,
  exact,
  type FormMaker,
  type Inline,
  integer,
  isSameContent as isSame,
  itemOf,
  line,
  list,
  minus,
  Printed,
  prose,
  quantity,
  role,
  step,
  sum,
  tupleOf,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import { events } from './events.ts'
import type { levels } from './levels.ts'
import { calendar, datesOf, datesUnder, dayName, dayPrinted, monthOf, WEEKDAYS } from './months.ts'
import { days, pageOf } from './pages.ts'
import { eventOn, eventsOn, plan } from './plans.ts'

const NTH = {
  second: words('second', 'segundo'),
  third: words('third', 'tercer'),
  last: words('last', 'último'),
}
const nthOf = (place: keyof typeof NTH, all: number) => ({ second: 1, third: 2, last: all - 1 })[place]

/** Whether a phrase of a sentence is the event of a row. */
const isNamed = (item: Inline, title: readonly Inline[] = []) =>
  events.some(({ said, of, title: written }) => isSame(title, [written]) && (isSame(item, said) || isSame(item, of)))

export const mediumForms = (form: FormMaker<typeof levels>) => ({
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
})
