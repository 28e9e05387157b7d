import {
  answerStep,
  both,
  clock,
  clockTime,
  clockWithoutHands,
  count,
  defineTopic,
  drawnClock,
  exact,
  figure,
  figureChoice,
  itemOf,
  labelOrder,
  line,
  list,
  name,
  people,
  prose,
  quantity,
  sentenceChoice,
  step,
  symbol,
  tupleOf,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { readClock } from '../kit/measures/clocks.ts'
import {
  askedTimes,
  clocksIn,
  clocksOf,
  drawActivities,
  drawSpan,
  FIRST,
  faceOf,
  halvesOf,
  keyOf,
  lasting,
  lengthsIn,
  timeOf,
  timesIn,
  toldTimes,
  walked,
} from './time-from-one-activity-to-the-next/day.ts'
import {
  activityChoice,
  beginsAt,
  countedAs,
  drawPair,
  drawSchedule,
  isAt,
  lasts,
  length,
  MISTAKES,
  mistakeGives,
  mistakeOf,
  near,
  scheduleOf,
} from './time-from-one-activity-to-the-next/parts.ts'

const LETTERS = ['A', 'B', 'C'] as const
const letterOrder = labelOrder(LETTERS)

export const timeFromOneActivityToTheNext = defineTopic(
  {
    id: 'time-from-one-activity-to-the-next',
    name: { en: 'Time from one activity to the next', es: 'Tiempo de una actividad a la siguiente' },
    description: {
      en: 'Find how long it is from one activity to the next, or when the next one begins, to the half hour.',
      es: 'Halla cuánto tiempo hay de una actividad a la siguiente, o a qué hora empieza la siguiente, con horas y medias horas.',
    },
    domain: 'Measurement & Data',
    standards: [],
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    wholeHours: form({
      levels: ['easy'],
      draw: random => drawPair(random, [4, 2, 6], 0),
      answer: quantity,
      solve: ({ halves }) => count(halves / 2, nouns.hour),
      ask: ({ one, other, start, end }) => {
        const clocks = clocksOf([
          [prose`${one.title}`, start],
          [prose`${other.title}`, end],
        ])
        return {
          en: [
            clocks,
            prose`The clocks show when each activity begins. How many hours later does ${other.said} begin? ____`,
          ],
          es: [
            clocks,
            prose`Los relojes marcan cuándo empieza cada actividad. ¿Cuántas horas después empieza ${other.said}? ____`,
          ],
        }
      },
      solution: ({ one, other, start, end }, answer) => [
        step(
          toldTimes([
            [one.title, start],
            [other.title, end],
          ]),
          because.readEachClock,
        ),
        ...walked(start, end),
        answerStep(both(prose`${answer}`), {
          en: line`${other.title} begins ${answer} later.`,
          es: line`${other.title} empieza ${answer} después.`,
        }),
      ],
      check: (printed, { amount }) => {
        const [start, end] = tupleOf(clocksIn(printed), 2)
        return exact(amount).times(2).plus(start).equals(end)
      },
    }),

    whichClock: form({
      levels: ['easy'],
      draw: random => drawPair(random, [1, 2, 4], 1),
      answer: figureChoice,
      solve: ({ end }) => clock(faceOf(end).hour, faceOf(end).minute),
      mistakes: ({ end }) => ({
        halfHourMore: clock(faceOf(end + 1).hour, faceOf(end + 1).minute),
        hourMore: clock(faceOf(end + 2).hour, faceOf(end + 2).minute),
      }),
      ask: ({ one, other, start, halves }) => ({
        en: prose`${one.title} begins at ${timeOf(start)}. ${other.title} begins ${lasting(halves)} later. Which clock shows when ${other.said} begins?`,
        es: prose`${one.title} empieza a las ${timeOf(start)}. ${other.title} empieza ${lasting(halves)} después. ¿Qué reloj marca cuándo empieza ${other.said}?`,
      }),
      solution: ({ start, end }, answer) => [...walked(start, end), step(figure(answer), because.findTheClock)],
      check: (printed, answer) =>
        answer.kind === 'clock' && isAt(readClock(answer), itemOf(timesIn(printed), 0) + itemOf(lengthsIn(printed), 0)),
    }),

    order: form({
      levels: ['easy'],
      kind: 'order',
      lines: 1,
      wide: true,
      instruction: {
        en: prose`All of these begin on the same morning. Write the letters from first to last.`,
        es: prose`Todas las actividades empiezan la misma mañana. Escribe las letras en orden, de la primera a la última.`,
      },
      draw: random => {
        const activities = drawActivities(random, 2, 3)
        // Before noon: it is one morning.
        const first = random.int(FIRST, FIRST + 3)
        const second = first + random.int(1, 2)
        const sorted = [first, second, second + random.int(1, 2)]
        const places = random.evenly([
          [1, 2, 0],
          [0, 2, 1],
          [2, 0, 1],
          [2, 1, 0],
          [1, 0, 2],
        ])
        return { activities, times: places.map(place => itemOf(sorted, place)) }
      },
      answer: letterOrder,
      solve: ({ times }) => [...times].sort((a, b) => a - b).map(at => itemOf(LETTERS, times.indexOf(at))),
      ask: ({ activities, times }) =>
        both(
          clocksOf(
            activities.map(
              ({ title }, i) => [prose`${symbol(itemOf(LETTERS, i))}: ${title}`, itemOf(times, i)] as const,
            ),
          ),
        ),
      solution: ({ times }, letters) => [
        step(toldTimes(times.map((at, i) => [symbol(itemOf(LETTERS, i)), at] as const)), because.readEachClock),
        step(list(...letters.map(each => symbol(each))), because.putTimesInOrder),
      ],
      check: (printed, letters) => {
        const times = clocksIn(printed)
        const sorted = letters.map(each => itemOf(times, LETTERS.indexOf(each)))
        return sorted.length === 3 && sorted.every((at, i) => i === 0 || at > itemOf(sorted, i - 1))
      },
    }),

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
      check: (printed, { key }) => {
        const [start, end] = tupleOf(askedTimes(printed), 2)
        return key === keyOf(end - start)
      },
    }),

    next: form({
      levels: ['medium'],
      draw: random => drawPair(random, [3, 5], 3),
      answer: clockTime,
      solve: ({ end }) => faceOf(end),
      ask: ({ one, other, start, halves }) => ({
        en: prose`${one.title} begins at ${timeOf(start)}. ${other.title} begins ${lasting(halves)} later. When does ${other.said} begin? ____ : ____`,
        es: prose`${one.title} empieza a las ${timeOf(start)}. ${other.title} empieza ${lasting(halves)} después. ¿A qué hora empieza ${other.said}? ____ : ____`,
      }),
      solution: ({ other, start, end }) => [...walked(start, end), beginsAt(other, end)],
      check: (printed, answer) => isAt(answer, itemOf(timesIn(printed), 0) + itemOf(lengthsIn(printed), 0)),
    }),

    drawNext: form({
      levels: ['medium'],
      draw: random => drawPair(random, [5, 3], 5),
      answer: drawnClock,
      solve: ({ end }) => ({ ...faceOf(end) }),
      ask: ({ one, other, start, halves }) => {
        const face = figure(clockWithoutHands)
        return {
          en: [
            prose`${one.title} begins at ${timeOf(start)}. ${other.title} begins ${lasting(halves)} later. Draw the hands to show when ${other.said} begins.`,
            face,
          ],
          es: [
            prose`${one.title} empieza a las ${timeOf(start)}. ${other.title} empieza ${lasting(halves)} después. Dibuja las manecillas para mostrar cuándo empieza ${other.said}.`,
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
        return { ...drawSchedule(random, 6), from, to }
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
          en: line`${itemOf(activities, to).title} begins at ${timeOf(itemOf(times, to))}.`,
          es: line`${itemOf(activities, to).title} empieza a las ${timeOf(itemOf(times, to))}.`,
        }),
      ],
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

    before: form({
      levels: ['hard'],
      draw: random => drawPair(random, [5, 3, 7], 0, [false, true]),
      answer: clockTime,
      solve: ({ start }) => faceOf(start),
      ask: ({ one, other, end, halves }) => ({
        en: prose`${other.title} begins at ${timeOf(end)}. ${one.title} begins ${lasting(halves)} earlier. When does ${one.said} begin? ____ : ____`,
        es: prose`${other.title} empieza a las ${timeOf(end)}. ${one.title} empieza ${lasting(halves)} antes. ¿A qué hora empieza ${one.said}? ____ : ____`,
      }),
      solution: ({ one, start, end }) => [...walked(end, start), beginsAt(one, start)],
      check: (printed, answer) => isAt(answer, itemOf(timesIn(printed), 0) - itemOf(lengthsIn(printed), 0)),
    }),

    afterBoth: form({
      levels: ['hard'],
      draw: random => {
        const [one, two, three] = tupleOf(drawActivities(random, 2, 3), 3)
        const [first, second] = random.evenly([
          [3, 1],
          [2, 3],
          [3, 4],
          [5, 1],
          [3, 2],
          [1, 3],
          [2, 5],
          [3, 3],
        ] as const)
        const start = drawSpan(random, first + second, random.evenly([true, false]))
        return { one, two, three, first, second, start }
      },
      answer: clockTime,
      solve: ({ start, first, second }) => faceOf(start + first + second),
      ask: ({ one, two, three, first, second, start }) => ({
        en: prose`${one.title} begins at ${timeOf(start)}. ${two.title} begins ${lasting(first)} later. ${three.title} begins ${lasting(second)} after ${two.said} begins. When does ${three.said} begin? ____ : ____`,
        es: prose`${one.title} empieza a las ${timeOf(start)}. ${two.title} empieza ${lasting(first)} después. ${three.title} empieza ${lasting(second)} después de que empieza ${two.said}. ¿A qué hora empieza ${three.said}? ____ : ____`,
      }),
      solution: ({ three, first, second, start }) => [
        ...walked(start, start + first),
        ...walked(start + first, start + first + second),
        beginsAt(three, start + first + second),
      ],
      check: (printed, answer) =>
        isAt(
          answer,
          lengthsIn(printed).reduce((at, by) => at + by, itemOf(timesIn(printed), 0)),
        ),
    }),

    mistake: form({
      levels: ['hard'],
      kind: 'find-mistake',
      draw: random => ({
        wrong: random.evenly(MISTAKES),
        who: random.pick(people),
        ...drawPair(random, [3, 5, 7], 4, [true]),
      }),
      answer: sentenceChoice,
      solve: ({ wrong, ...pair }) => mistakeOf(wrong, pair),
      mistakes: ({ wrong, ...pair }) =>
        Object.fromEntries(MISTAKES.filter(how => how !== wrong).map(how => [how, mistakeOf(how, pair)])),
      ask: ({ wrong, who, one, other, start, end, halves }) => {
        const told = lasting(countedAs(wrong, halves))
        return {
          en: prose`${one.title} begins at ${timeOf(start)}. ${other.title} begins at ${timeOf(end)}. ${name(who)} says that is ${told} later. What was the mistake?`,
          es: prose`${one.title} empieza a las ${timeOf(start)}. ${other.title} empieza a las ${timeOf(end)}. ${name(who)} dice que hay ${told} entre las dos. ¿Cuál fue el error?`,
        }
      },
      key: ({ halves }) => ({
        en: prose`It is ${lasting(halves)} later.`,
        es: prose`Hay ${lasting(halves)} entre las dos.`,
      }),
      solution: ({ wrong, halves, start, end, one, other }, { says }) => [
        ...walked(start, end),
        lasts(halves, { one, other }),
        answerStep(says, mistakeGives(wrong, halves)),
      ],
      check: (printed, { key }) => {
        const [start, end] = tupleOf(timesIn(printed), 2)
        const off = itemOf(lengthsIn(printed), 0) - (end - start)
        return key === (off === 1 ? 'before' : off === -1 ? 'after' : 'numbers')
      },
    }),
  }),
)
