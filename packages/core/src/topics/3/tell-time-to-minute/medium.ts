import {
  answerStep,
  type Both,
  type ClockTime,
  type Content,
  clock,
  drawnClock,
  equation,
  exact,
  type FormMaker,
  figure,
  itemOf,
  labelOrder,
  line,
  list,
  numberList,
  prose,
  type Random,
  type Step,
  sideBySide,
  step,
  sum,
  symbol,
  table,
  time,
  times,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { drawHandsFor, isSameTime, readClock } from '../../kit/measures/clocks.ts'
import { countedUpTo60 } from './before-the-hour.ts'
import { face, handAt, handsTakenForEachOther, nextHour, placeHands, textOf } from './hands.ts'
import { drawTime, type Level, type levels } from './levels.ts'

const LETTERS = ['A', 'B', 'C', 'D'] as const
const letterOrder = labelOrder(LETTERS)

/** Two an hour apart, one with their hands swapped, and one whose minute hand is near. */
function drawFour(random: Random, level: Level): readonly ClockTime[] {
  return random.until(
    () => {
      const first = drawTime(random, level)
      const near = { hour: first.hour, minute: first.minute + random.pick([-5, 5, -10, 10]) }
      return [first, { hour: nextHour(first.hour), minute: first.minute }, handsTakenForEachOther(first), near]
    },
    times =>
      new Set(times.map(textOf)).size === 4 && times.every(({ minute }) => minute > 0 && minute < 50 && minute % 5 > 0),
  )
}

/** Where both hands of a lettered clock are, and the time. */
function clockRead(letter: string, { hour, minute }: ClockTime): Step {
  const { number, ticks } = handAt(minute)
  const [next, from] = [nextHour(hour), number || 12]
  const read =
    number === 0
      ? prose`${symbol(letter)}: ${time(hour, minute)}`
      : prose`${symbol(letter)}: ${equation(sum(times(5, number), ticks), minute)}; ${time(hour, minute)}`
  return step(read, because.explain, {
    sentence:
      ticks === 1
        ? {
            en: line`On clock ${symbol(letter)}, the hour hand is between ${hour} and ${next}, and the minute hand is 1 tick past ${from}.`,
            es: line`En el reloj ${symbol(letter)}, la manecilla de las horas está entre el ${hour} y el ${next}, y el minutero está 1 marca después del ${from}.`,
          }
        : {
            en: line`On clock ${symbol(letter)}, the hour hand is between ${hour} and ${next}, and the minute hand is ${ticks} ticks past ${from}.`,
            es: line`En el reloj ${symbol(letter)}, la manecilla de las horas está entre el ${hour} y el ${next}, y el minutero está ${ticks} marcas después del ${from}.`,
          },
  })
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  drawTheHands: form({
    levels: ['medium'],
    share: 2,
    draw: drawTime,
    answer: drawnClock,
    solve: shown => shown,
    ask: drawHandsFor,
    solution: shown => [...placeHands(shown), step(face(shown), because.drawBothHands)],
    check: (printed, answer) => isSameTime(printed.one('time'), readClock(answer)),
  }),

  matchClocks: form({
    levels: ['medium'],
    kind: 'match',
    wide: true,
    draw(random, level) {
      const clocks = random.shuffle(drawFour(random, level))
      const order = random.until(
        () => random.shuffle([0, 1, 2, 3]),
        places => places.join('') !== '0123' && places.join('') !== '3210',
      )
      return { clocks, order }
    },
    answer: letterOrder,
    solve: ({ order }) => order.map(place => itemOf(LETTERS, place)),
    ask({ clocks, order }): Both<Content> {
      const drawn = sideBySide(
        ...clocks.map(({ hour, minute }, i) => [prose`${symbol(itemOf(LETTERS, i))}`, figure(clock(hour, minute))]),
      )
      const times = table({
        head: [1, 2, 3, 4],
        rows: [
          order.map(place => {
            const { hour, minute } = itemOf(clocks, place)
            return time(hour, minute)
          }),
        ],
      })
      return {
        en: [
          prose`Match each time in the table with its clock. Write the letters of the clocks in order, starting with time 1.`,
          drawn,
          times,
        ],
        es: [
          prose`Relaciona cada hora de la tabla con su reloj. Escribe las letras de los relojes en el orden de la tabla, del 1 al 4.`,
          drawn,
          times,
        ],
      }
    },
    solution: ({ clocks }, letters) => [
      ...clocks.map((shown, i) => clockRead(itemOf(LETTERS, i), shown)),
      step(list(...letters.map(letter => symbol(letter))), because.explain, {
        sentence: {
          en: line`Write the letters of the clocks for times 1, 2, 3, and 4.`,
          es: line`Escribe las letras de los relojes que corresponden a 1, 2, 3 y 4.`,
        },
      }),
    ],
    check(printed, letters) {
      const [times, clocks] = [printed.all('time'), printed.figures('clock')]
      return (
        letters.length === times.length &&
        letters.every((letter, i) => isSameTime(readClock(itemOf(clocks, LETTERS.indexOf(letter))), itemOf(times, i)))
      )
    },
  }),

  toTheHour: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write the missing numbers.`,
      es: prose`Escribe los números que faltan.`,
    },
    draw: (random, { minutes }) => drawTime(random, { minutes: minutes.filter(minute => minute > 30) }),
    answer: numberList,
    solve: ({ hour, minute }) => [60 - minute, nextHour(hour)],
    ask({ hour, minute }) {
      const shown = time(hour, minute)
      return {
        en: prose`${shown} is ____ minutes to ____.`,
        es:
          nextHour(hour) === 1
            ? prose`Las ${shown}: faltan ____ minutos para la ____.`
            : hour === 1
              ? prose`La ${shown}: faltan ____ minutos para las ____.`
              : prose`Las ${shown}: faltan ____ minutos para las ____.`,
      }
    },
    solution({ hour, minute }) {
      const next = nextHour(hour)
      const [left, numbers] = [60 - minute, list(60 - minute, next)]
      return [
        step(time(next, 0), because.explain, {
          sentence: {
            en: line`The next full hour after ${time(hour, minute)} is ${next} o'clock.`,
            es:
              next === 1
                ? line`La siguiente hora en punto es la ${next}.`
                : line`La siguiente hora en punto son las ${next}.`,
          },
        }),
        ...countedUpTo60(minute),
        answerStep(numbers, {
          en: line`${time(hour, minute)} is ${left} minutes to ${next}.`,
          es:
            next === 1 ? line`Faltan ${left} minutos para la ${next}.` : line`Faltan ${left} minutos para las ${next}.`,
        }),
      ]
    },
    check(printed, answers) {
      const [left, next] = tupleOf(answers.map(exact), 2)
      const { hour, minute } = printed.one('time')
      return left.plus(minute).equals(60) && next.n % 12 === (hour + 1) % 12 && next.n > 0
    },
  }),
})
