import {
  answerStep,
  type Both,
  blank,
  both,
  type Content,
  exact,
  type FormMaker,
  integer,
  itemOf,
  line,
  list,
  prose,
  role,
  sentenceChoice,
  step,
  tupleOf,
  writtenOption,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import { weekdayAnswer } from './answers.ts'
import type { levels } from './levels.ts'
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
  WEEKDAYS,
} from './months.ts'
import { PLACES, pageOfThird } from './pages.ts'
import { eventChoice, eventsOn, onDay, plan } from './plans.ts'

const monthNames = Object.fromEntries(MONTHS.map(({ name }) => [name.en, both(name)]))
const monthAnswer = writtenOption(monthNames)

const threeMonths = (start: number) => [0, 1, 2].map(i => itemOf(MONTHS, (start + i) % 12).name)

export const easyForms = (form: FormMaker<typeof levels>) => ({
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
    ask: ({ start, hidden }) => both(list(...threeMonths(start).map((month, i) => (i === hidden ? blank(10) : month)))),
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
})
