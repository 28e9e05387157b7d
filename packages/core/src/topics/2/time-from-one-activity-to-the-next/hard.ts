import {
  answerStep,
  clockTime,
  type FormMaker,
  itemOf,
  name,
  people,
  prose,
  sentenceChoice,
  tupleOf,
} from '../../../author.ts'
import { drawActivities, drawSpan, faceOf, lasting, lengthsIn, timeOf, timesIn, walked } from './day.ts'
import type { levels } from './levels.ts'
import { beginsAt, countedAs, countingGives, drawPair, isAt, lasts, MISTAKES, mistakeOf } from './parts.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  before: form({
    levels: ['hard'],
    draw: random => drawPair(random, [5, 3, 7], 14, [false, true]),
    answer: clockTime,
    solve: ({ start }) => faceOf(start),
    ask: ({ one, other, end, halves }) => ({
      en: prose`${other.starts} begins at ${timeOf(end)}. ${one.starts} begins ${lasting(halves)} earlier. When does ${one.said} begin? ____ : ____`,
      es: prose`${other.starts} empieza a las ${timeOf(end)}. ${one.starts} empieza ${lasting(halves)} antes. ¿A qué hora empieza ${one.said}? ____ : ____`,
    }),
    solution: ({ one, start, end }) => [...walked(end, start), beginsAt(one, start)],
    check: (printed, answer) => isAt(answer, itemOf(timesIn(printed), 0) - itemOf(lengthsIn(printed), 0)),
  }),
  afterBoth: form({
    levels: ['hard'],
    draw: random => {
      const [one, two, three] = tupleOf(drawActivities(random, 11, 3), 3)
      const [first, second] = random.evenly([
        [4, 3],
        [2, 3],
        [3, 3],
        [3, 4],
        [2, 5],
        [5, 1],
        [3, 2],
        [1, 5],
      ] as const)
      const start = drawSpan(random, first + second, random.evenly([true, false]))
      return { one, two, three, first, second, start }
    },
    answer: clockTime,
    solve: ({ start, first, second }) => faceOf(start + first + second),
    ask: ({ one, two, three, first, second, start }) => ({
      en: prose`${one.starts} begins at ${timeOf(start)}. ${two.starts} begins ${lasting(first)} later. ${three.starts} begins ${lasting(second)} after ${two.said} begins. When does ${three.said} begin? ____ : ____`,
      es: prose`${one.starts} empieza a las ${timeOf(start)}. ${two.starts} empieza ${lasting(first)} después. ${three.starts} empieza ${lasting(second)} después de que empieza ${two.said}. ¿A qué hora empieza ${three.said}? ____ : ____`,
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
      ...drawPair(random, [3, 5, 7], 6, [true]),
    }),
    answer: sentenceChoice,
    solve: ({ wrong, ...pair }) => mistakeOf(wrong, pair),
    mistakes: ({ wrong, ...pair }) =>
      Object.fromEntries(MISTAKES.filter(how => how !== wrong).map(how => [how, mistakeOf(how, pair)])),
    ask: ({ wrong, who, one, other, start, end, halves }) => {
      const told = lasting(countedAs(wrong, halves))
      return {
        en: prose`${one.starts} begins at ${timeOf(start)}. ${other.starts} begins at ${timeOf(end)}. ${name(who)} says that is ${told} later. What was the mistake?`,
        es: prose`${one.starts} empieza a las ${timeOf(start)}. ${other.starts} empieza a las ${timeOf(end)}. ${name(who)} dice que hay ${told} entre las dos. ¿Cuál fue el error?`,
      }
    },
    key: ({ halves }) => ({
      en: prose`It is ${lasting(halves)} later.`,
      es: prose`Hay ${lasting(halves)} entre las dos.`,
    }),
    solution: ({ wrong, halves, start, end, one, other }, { says }) => [
      ...walked(start, end),
      lasts(halves, { one, other }),
      answerStep(says, countingGives(wrong, halves)),
    ],
    whyWrong: ({ wrong, halves }) =>
      Object.fromEntries(MISTAKES.filter(how => how !== wrong).map(how => [how, countingGives(how, halves)])),
    check: (printed, { key }) => {
      const [start, end] = tupleOf(timesIn(printed), 2)
      const off = itemOf(lengthsIn(printed), 0) - (end - start)
      return key === (off === 1 ? 'before' : off === -1 ? 'after' : 'numbers')
    },
  }),
})
