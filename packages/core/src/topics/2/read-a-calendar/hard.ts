import {
  answerStep,
  type Both,
  both,
  type Content,
  equation,
  exact,
  explainedBy,
  type FormMaker,
  integer,
  itemOf,
  line,
  list,
  minus,
  name,
  numberList,
  numbersInAnyOrder,
  people,
  prose,
  quantity,
  type Random,
  role,
  statements,
  step,
  sum,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import { weekdayAnswer } from './answers.ts'
import type { levels } from './levels.ts'
import {
  calendar,
  datesOf,
  datesUnder,
  dayName,
  dayNames,
  dayOf,
  dayPrinted,
  monthAfter,
  monthOf,
  type Page,
  WEEKDAYS,
  type Weekday,
} from './months.ts'
import { days, PLACES, pageOf } from './pages.ts'

/** The day of the week so many days after one. */
const later = (day: Weekday, by: number): Weekday => itemOf(WEEKDAYS, (WEEKDAYS.indexOf(day) + by) % 7)

/** Not in July and August. */
const schoolMonths = PLACES.filter(place => place !== 6 && place !== 7)
/** Clubs and lessons that meet every second week. */
const MEETINGS = [
  words('The soccer team', 'El equipo de fútbol'),
  words('The art club', 'El club de arte'),
  words('The reading group', 'El grupo de lectura'),
  words('The piano class', 'La clase de piano'),
  words('The chess club', 'El club de ajedrez'),
  words('The dance class', 'La clase de baile'),
  words('The garden club', 'El club de jardinería'),
  words('The school band', 'La banda escolar'),
]

/** So many days after a date near the end of a month, or before one near the start of the next. */
function acrossTheEnd(random: Random) {
  const place = random.evenly(PLACES)
  const isForward = random.evenly([true, false])
  const month = monthAfter(place, 0)
  const { toEnd, into } = random.until(
    () => ({ toEnd: random.int(2, 9), into: random.int(2, 12) }),
    drawn => drawn.toEnd + drawn.into <= 16 && drawn.toEnd + drawn.into >= 9 && drawn.toEnd !== drawn.into,
  )
  return { place, isForward, from: month.days - toEnd, into, toEnd }
}

/** Two school days of one month, and the school days from the first to the second. */
function schoolWeeks(random: Random) {
  const number = random.evenly([8, 11, 7, 10, 12, 9])
  const page: Page = { place: random.pick(schoolMonths), first: random.int(0, 6) }
  const dates = Array.from({ length: monthOf(page).days }, (_, i) => i + 1)
  const all = dates.filter(date => !['saturday', 'sunday'].includes(dayOf(page, date)))
  const start = random.int(0, all.length - number)
  return { page, school: all.slice(start, start + number) }
}

/** Across the end of a month, school days, and every other week. */
export const hardForms = (form: FormMaker<typeof levels>) => ({
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
        explainedBy(
          statements(
            ...dates.slice(1).flatMap((date, i) => (i + 1 === place ? [] : [equation(sum(itemOf(dates, i), 7), date)])),
          ),
          {
            en: line`The other dates are right: each is 7 more than the date before it.`,
            es: line`Las demás fechas están bien: cada una es 7 más que la anterior.`,
          },
        ),
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

  acrossTheEnd: form({
    levels: ['hard'],
    draw: acrossTheEnd,
    answer: integer,
    solve: ({ isForward, into, from }) => (isForward ? into : from),
    ask({ place, isForward, from, into, toEnd }): Both<Content> {
      const [month, next] = [monthAfter(place, 0), monthAfter(place)]
      const length = role('length', days(month.days))
      const name = month.name
      if (isForward) {
        const [start, by] = [role('start', from), role('after', days(toEnd + into))]
        return {
          en: prose`${name} has ${length}. What date is ${by} after ${name} ${start}? ${next.name} ____`,
          es: prose`El mes de ${name} tiene ${length}. ¿Qué fecha es ${by} después del ${start} de ${name}? ____ de ${next.name}`,
        }
      }
      const [start, by] = [role('start', into), role('before', days(toEnd + into))]
      return {
        en: prose`${name} has ${length}. What date is ${by} before ${next.name} ${start}? ${name} ____`,
        es: prose`El mes de ${name} tiene ${length}. ¿Qué fecha es ${by} antes del ${start} de ${next.name}? ____ de ${name}`,
      }
    },
    solution({ place, isForward, from, into, toEnd }) {
      const [month, next] = [monthAfter(place, 0), monthAfter(place)]
      const by = toEnd + into
      return isForward
        ? [
            step(equation(minus(month.days, from), toEnd), because.daysToTheMonthEnd, { month: month.name }),
            step(equation(minus(by, toEnd), into), because.goOnInTheNextMonth, { month: next.name }),
            answerStep(both(prose`${into}`), {
              en: line`The date is ${next.name} ${into}.`,
              es: line`La fecha es el ${into} de ${next.name}.`,
            }),
          ]
        : [
            step(equation(minus(by, into), toEnd), because.backToTheMonthStart, {
              count: into,
              month: month.name,
              rest: toEnd,
            }),
            answerStep(equation(minus(month.days, toEnd), from), {
              en: line`The date is ${month.name} ${from}.`,
              es: line`La fecha es el ${from} de ${month.name}.`,
            }),
          ]
    },
    check(printed, answer) {
      const isForward = printed.terms('role').some(({ name }) => name === 'after')
      const length = printed.role('length')
      return isForward
        ? printed.role('start').plus(printed.role('after')).minus(length).equals(exact(answer))
        : exact(answer).plus(printed.role('before')).minus(length).equals(printed.role('start'))
    },
  }),

  schoolDays: form({
    levels: ['hard'],
    draw: schoolWeeks,
    answer: quantity,
    solve: ({ school }) => days(school.length),
    ask({ page, school }): Both<Content> {
      const { name } = monthOf(page)
      const [start, end] = [role('start', itemOf(school, 0)), role('end', itemOf(school, school.length - 1))]
      return {
        en: [
          ...calendar(page),
          prose`There is school from Monday to Friday. How many school days are there from ${name} ${start} to ${name} ${end}? Count both dates.`,
        ],
        es: [
          ...calendar(page),
          prose`Hay clases de lunes a viernes. ¿Cuántos días de clases hay desde el ${start} de ${name} hasta el ${end} de ${name}? Cuenta las dos fechas.`,
        ],
      }
    },
    solution: ({ school }) => [
      step(list(...school), because.leaveOutTheWeekend),
      answerStep(both(prose`${days(school.length)}`), {
        en: line`Count the dates: there are ${school.length} school days.`,
        es: line`Cuenta las fechas: hay ${school.length} días de clases.`,
      }),
    ],
    check(printed, { amount }) {
      const [start, end] = [printed.role('start').n, printed.role('end').n]
      const weekdays = WEEKDAYS.slice(1, 6).flatMap(day => datesUnder(printed, day))
      return exact(amount).equals(weekdays.filter(date => date >= start && date <= end).length)
    },
  }),

  everyOther: form({
    levels: ['hard'],
    draw(random) {
      const meeting = random.evenly(MEETINGS)
      const day = random.evenly(turned(WEEKDAYS, 5))
      const page: Page = { place: random.pick(PLACES), first: random.int(0, 6) }
      return { page, day, meeting, week: random.evenly([0, 0, 1] as const) }
    },
    answer: numbersInAnyOrder,
    solve: ({ page, day, week }) => datesOf(page, day).filter((_, i) => i % 2 === week),
    ask({ page, day, meeting, week }): Both<Content> {
      const { name } = monthOf(page)
      const first = role('first', itemOf(datesOf(page, day), week))
      return {
        en: [
          ...calendar(page),
          prose`${meeting} meets every other ${dayName(day)}, starting on ${name} ${first}. Write all the dates: ${name} ____`,
        ],
        es: [
          ...calendar(page),
          prose`${meeting} se reúne un ${dayName(day)} sí y otro no, a partir del ${first} de ${name}. Escribe todas las fechas: ____ de ${name}`,
        ],
      }
    },
    solution: ({ page, day }, dates) => [
      step(list(...datesOf(page, day)), because.readTheDatesUnder, { day: dayName(day) }),
      step(list(...dates), because.explain, {
        sentence: {
          en: line`From one meeting to the next it is 2 weeks, or 14 days: ${list(...dates.slice(1).map((date, i) => equation(sum(itemOf(dates, i), 14), date)))}.`,
          es: line`De una reunión a la siguiente pasan 2 semanas, o sea, 14 días: ${list(...dates.slice(1).map((date, i) => equation(sum(itemOf(dates, i), 14), date)))}.`,
        },
      }),
    ],
    check(printed, dates) {
      const under = datesUnder(printed, dayPrinted(printed)).filter(date => date >= printed.role('first').n)
      const expected = under.filter(date => (date - printed.role('first').n) % 14 === 0)
      return dates.length === expected.length && dates.every((date, i) => exact(date).equals(itemOf(expected, i)))
    },
  }),

  laterWeekday: form({
    levels: ['hard'],
    draw: random => ({
      day: random.evenly(WEEKDAYS),
      ...random.until(
        () => acrossTheEnd(random),
        ({ toEnd, into }) => toEnd + into >= 9 && toEnd + into <= 13,
      ),
    }),
    answer: weekdayAnswer,
    solve: ({ day, toEnd, into }) => later(day, toEnd + into),
    ask({ day, place, from, into }): Both<Content> {
      const [month, next] = [monthAfter(place, 0), monthAfter(place)]
      const [length, start, end] = [role('length', days(month.days)), role('start', from), role('end', into)]
      return {
        en: prose`${month.name} has ${length}. ${month.name} ${start} is a ${dayName(day)}. What day of the week is ${next.name} ${end}? ____`,
        es: prose`El mes de ${month.name} tiene ${length}. El ${start} de ${month.name} es ${dayName(day)}. ¿Qué día de la semana es el ${end} de ${next.name}? ____`,
      }
    },
    solution({ day, place, from, toEnd, into }, answer) {
      const [month, next, by] = [monthAfter(place, 0), monthAfter(place), toEnd + into]
      return [
        step(equation(minus(month.days, from), toEnd), because.daysToTheMonthEnd, { month: month.name }),
        step(equation(sum(toEnd, into), by), because.addTheDaysOf, { month: next.name }),
        step(equation(minus(by, 7), by - 7), because.takeWeeksAway, { rest: by - 7 }),
        step(list(...Array.from({ length: by - 7 }, (_, i) => dayName(later(day, i + 1)))), because.countOn, {
          count: by - 7,
          start: dayName(day),
        }),
        answerStep(weekdayAnswer.show(answer), {
          en: line`${next.name} ${into} is a ${dayName(answer)}.`,
          es: line`El ${into} de ${next.name} es ${dayName(answer)}.`,
        }),
      ]
    },
    check(printed, answer) {
      const by = printed.role('length').minus(printed.role('start')).plus(printed.role('end')).n
      return (WEEKDAYS.indexOf(answer) + 70 - WEEKDAYS.indexOf(dayPrinted(printed)) - by) % 7 === 0
    },
  }),

  daysAcross: form({
    levels: ['hard'],
    draw: random =>
      random.until(
        () => acrossTheEnd(random),
        ({ from, into, toEnd }) => from - into > 1 && from - into !== toEnd + into,
      ),
    answer: quantity,
    solve: ({ toEnd, into }) => days(toEnd + into),
    mistakes: ({ from, into, toEnd }) => ({
      firstDateCounted: days(toEnd + into + 1),
      onlyTheNewMonth: days(into),
      numbersSubtracted: days(from - into),
      lastDayForgotten: days(toEnd + into - 1),
    }),
    ask({ place, from, into }): Both<Content> {
      const [month, next] = [monthAfter(place, 0), monthAfter(place)]
      const [length, start, end] = [role('length', days(month.days)), role('start', from), role('end', into)]
      return {
        en: prose`${month.name} has ${length}. How many days after ${month.name} ${start} is ${next.name} ${end}?`,
        es: prose`El mes de ${month.name} tiene ${length}. ¿Cuántos días después del ${start} de ${month.name} es el ${end} de ${next.name}?`,
      }
    },
    solution: ({ place, from, toEnd, into }, answer) => [
      step(equation(minus(monthAfter(place, 0).days, from), toEnd), because.daysToTheMonthEnd, {
        month: monthAfter(place, 0).name,
      }),
      step(equation(sum(toEnd, into), toEnd + into), because.addTheDaysOf, { month: monthAfter(place).name }),
      answerStep(quantity.show(answer), {
        en: line`${monthAfter(place).name} ${into} is ${answer} after ${monthAfter(place, 0).name} ${from}, which is not counted.`,
        es: line`El ${into} de ${monthAfter(place).name} es ${answer} después del ${from} de ${monthAfter(place, 0).name}, que no se cuenta.`,
      }),
    ],
    whyWrong({ place, from, into }) {
      const [month, next] = [monthAfter(place, 0).name, monthAfter(place).name]
      return {
        firstDateCounted: {
          en: line`It also counts ${month} ${from}.`,
          es: line`Cuenta también el ${from} de ${month}.`,
        },
        onlyTheNewMonth: {
          en: line`It counts only the days of ${next}.`,
          es: line`Solo cuenta los días de ${next}.`,
        },
        numbersSubtracted: {
          en: line`It subtracts the dates: ${equation(minus(from, into), from - into)}.`,
          es: line`Resta las fechas: ${equation(minus(from, into), from - into)}.`,
        },
        lastDayForgotten: { en: line`It leaves out one day.`, es: line`Le falta un día.` },
      }
    },
    check: (printed, { amount }) =>
      exact(amount).plus(printed.role('start')).minus(printed.role('length')).equals(printed.role('end')),
  }),
})
