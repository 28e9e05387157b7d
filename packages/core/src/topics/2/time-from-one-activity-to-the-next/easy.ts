import {
  answerStep,
  type Both,
  both,
  clock,
  count,
  exact,
  explainedBy,
  type FormMaker,
  figure,
  figureChoice,
  type Inline,
  itemOf,
  labelOrder,
  line,
  list,
  prose,
  quantity,
  step,
  symbol,
  tupleOf,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { readClock } from '../../kit/measures/clocks.ts'
import {
  clocksIn,
  clocksOf,
  drawActivities,
  FIRST,
  faceOf,
  lasting,
  lengthsIn,
  timeOf,
  timesIn,
  toldTimes,
  walked,
} from './day.ts'
import type { levels } from './levels.ts'
import { drawPair, isAt } from './parts.ts'

const LETTERS = ['A', 'B', 'C'] as const

const letterOrder = labelOrder(LETTERS)

/** Where the hands stand at a time. */
function handsAt(at: number): Both<readonly Inline[]> {
  const [{ hour, minute }, { hour: next }] = [faceOf(at), faceOf(at + 1)]
  return minute === 0
    ? {
        en: line`Find the clock whose hour hand points to ${hour} and whose minute hand points to 12.`,
        es: line`Busca el reloj en que la manecilla de las horas señala el ${hour} y el minutero señala el 12.`,
      }
    : {
        en: line`Find the clock whose hour hand is halfway between ${hour} and ${next} and whose minute hand points to 6.`,
        es: line`Busca el reloj en que la manecilla de las horas está a mitad de camino entre el ${hour} y el ${next}, y el minutero señala el 6.`,
      }
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
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
        en: line`${other.starts} begins ${answer} later.`,
        es: line`${other.starts} empieza ${answer} después.`,
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
      en: prose`${one.starts} begins at ${timeOf(start)}. ${other.starts} begins ${lasting(halves)} later. Which clock shows when ${other.said} begins?`,
      es: prose`${one.starts} empieza a las ${timeOf(start)}. ${other.starts} empieza ${lasting(halves)} después. ¿Qué reloj marca cuándo empieza ${other.said}?`,
    }),
    solution: ({ start, end }, answer) => [...walked(start, end), explainedBy(figure(answer), handsAt(end))],
    whyWrong({ end }) {
      const shows = (at: number) => ({
        en: line`This clock shows ${timeOf(at)}.`,
        es: [`Este reloj marca ${faceOf(at).hour === 1 ? 'la' : 'las'} `, ...line`${timeOf(at)}.`],
      })
      return { halfHourMore: shows(end + 1), hourMore: shows(end + 2) }
    },
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
          activities.map(({ title }, i) => [prose`${symbol(itemOf(LETTERS, i))}: ${title}`, itemOf(times, i)] as const),
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
})
