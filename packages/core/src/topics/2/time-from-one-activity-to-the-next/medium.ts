import {
  answerStep,
  clock,
  clockTime,
  clockWithoutHands,
  drawnClock,
  type FormMaker,
  figure,
  itemOf,
  line,
  prose,
  sentenceChoice,
  step,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { readClock } from '../../kit/measures/clocks.ts'
import { askedTimes, faceOf, halvesOf, keyOf, lasting, lengthsIn, timeOf, timesIn, toldTimes, walked } from './day.ts'
import type { levels } from './levels.ts'
import {
  activityChoice,
  beginsAt,
  drawPair,
  drawSchedule,
  isAt,
  lasts,
  length,
  near,
  nearLengths,
  scheduleOf,
} from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  howLong: form({
    levels: ['medium'],
    draw: random => {
      const [from, to] = random.evenly([
        [1, 3],
        [0, 2],
      ] as const)
      return { ...drawSchedule(random, 0), from, to }
    },
    answer: sentenceChoice,
    solve: ({ times, from, to }) => length(itemOf(times, to) - itemOf(times, from)),
    mistakes: ({ times, from, to }) => near(itemOf(times, to) - itemOf(times, from)),
    ask: facts => {
      const [one, other] = [itemOf(facts.activities, facts.from), itemOf(facts.activities, facts.to)]
      const { en, es } = scheduleOf(facts)
      return {
        en: [en, prose`How long is it from the start of ${one.said} to the start of ${other.said}?`],
        es: [es, prose`¿Cuánto tiempo hay desde que empieza ${one.said} hasta que empieza ${other.said}?`],
      }
    },
    solution: ({ activities, times, from, to }) => {
      const [one, other] = [itemOf(activities, from), itemOf(activities, to)]
      const [start, end] = [itemOf(times, from), itemOf(times, to)]
      return [
        step(
          toldTimes([
            [one.title, start],
            [other.title, end],
          ]),
          because.readBothTimes,
        ),
        ...walked(start, end),
        lasts(end - start, { one, other }),
      ]
    },
    whyWrong({ times, from, to }) {
      const [start, end] = [itemOf(times, from), itemOf(times, to)]
      return Object.fromEntries(
        nearLengths(end - start).map(other => [
          `off${other - (end - start)}`,
          {
            en: line`This would end at ${timeOf(start + other)}.`,
            es:
              faceOf(start + other).hour === 1
                ? line`Así se llegaría a la ${timeOf(start + other)}.`
                : line`Así se llegaría a las ${timeOf(start + other)}.`,
          },
        ]),
      )
    },
    check: (printed, { key }) => {
      const [start, end] = tupleOf(askedTimes(printed), 2)
      return key === keyOf(end - start)
    },
  }),
  next: form({
    levels: ['medium'],
    draw: random => drawPair(random, [3, 5], 5),
    answer: clockTime,
    solve: ({ end }) => faceOf(end),
    ask: ({ one, other, start, halves }) => ({
      en: prose`${one.starts} begins at ${timeOf(start)}. ${other.starts} begins ${lasting(halves)} later. When does ${other.said} begin? ____ : ____`,
      es: prose`${one.starts} empieza a las ${timeOf(start)}. ${other.starts} empieza ${lasting(halves)} después. ¿A qué hora empieza ${other.said}? ____ : ____`,
    }),
    solution: ({ other, start, end }) => [...walked(start, end), beginsAt(other, end)],
    check: (printed, answer) => isAt(answer, itemOf(timesIn(printed), 0) + itemOf(lengthsIn(printed), 0)),
  }),
  drawNext: form({
    levels: ['medium'],
    draw: random => drawPair(random, [5, 3], 10),
    answer: drawnClock,
    solve: ({ end }) => ({ ...faceOf(end) }),
    ask: ({ one, other, start, halves }) => {
      const face = figure(clockWithoutHands)
      return {
        en: [
          prose`${one.starts} begins at ${timeOf(start)}. ${other.starts} begins ${lasting(halves)} later. Draw the hands to show when ${other.said} begins.`,
          face,
        ],
        es: [
          prose`${one.starts} empieza a las ${timeOf(start)}. ${other.starts} empieza ${lasting(halves)} después. Dibuja las manecillas para mostrar cuándo empieza ${other.said}.`,
          face,
        ],
      }
    },
    solution: ({ start, end }) => [
      ...walked(start, end),
      step(figure(clock(faceOf(end).hour, faceOf(end).minute)), because.drawBothHands),
    ],
    check: (printed, answer) => isAt(readClock(answer), itemOf(timesIn(printed), 0) + itemOf(lengthsIn(printed), 0)),
  }),
  whichActivity: form({
    levels: ['medium'],
    draw: random => {
      const [from, to] = random.evenly([
        [0, 2],
        [1, 3],
      ] as const)
      return { ...drawSchedule(random, 7), from, to }
    },
    answer: sentenceChoice,
    solve: ({ activities, to }) => activityChoice(activities, to),
    mistakes: ({ activities, from, to }) =>
      Object.fromEntries(
        [0, 1, 2, 3].filter(i => i !== from && i !== to).map(i => [`row${i}`, activityChoice(activities, i)]),
      ),
    ask: facts => {
      const one = itemOf(facts.activities, facts.from)
      const halves = itemOf(facts.times, facts.to) - itemOf(facts.times, facts.from)
      const { en, es } = scheduleOf(facts)
      return {
        en: [en, prose`Which activity begins ${lasting(halves)} after the start of ${one.said}?`],
        es: [es, prose`¿Qué actividad empieza ${lasting(halves)} después de que empieza ${one.said}?`],
      }
    },
    solution: ({ activities, times, from, to }, { says }) => [
      step(toldTimes([[itemOf(activities, from).title, itemOf(times, from)]]), because.readItsTime),
      ...walked(itemOf(times, from), itemOf(times, to)),
      answerStep(says, {
        en: line`${itemOf(activities, to).starts} begins at ${timeOf(itemOf(times, to))}.`,
        es: line`${itemOf(activities, to).starts} empieza a las ${timeOf(itemOf(times, to))}.`,
      }),
    ],
    whyWrong: ({ times, from, to }) =>
      Object.fromEntries(
        [0, 1, 2, 3]
          .filter(i => i !== from && i !== to)
          .map(i => [
            `row${i}`,
            {
              en: line`It begins at ${timeOf(itemOf(times, i))}.`,
              es: line`Empieza a las ${timeOf(itemOf(times, i))}.`,
            },
          ]),
      ),
    check: (printed, { key }) => {
      const [start] = tupleOf(askedTimes(printed), 1)
      const rows = printed.block('table').rows
      const at = printed
        .all('time')
        .map(halvesOf)
        .indexOf(start + itemOf(lengthsIn(printed), 0))
      const title = rows[at]?.[0]?.[0]
      return typeof title === 'object' && title.kind === 'words' && title.en === key
    },
  }),
})
