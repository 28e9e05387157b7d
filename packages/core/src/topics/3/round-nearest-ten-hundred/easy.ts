import {
  exact,
  explained,
  type FormMaker,
  figure,
  integer,
  itemOf,
  line,
  numberList,
  prose,
  ratioOfExact,
  tupleOf,
} from '../../../author.ts'
import { turned } from '../../kit/choices/turned.ts'
import { isNearest, rounded } from '../../kit/rounding/rounding.ts'
import type { levels } from './levels.ts'
import { byUnit, draw, lineAround, onTheLine, TWO_DIGITS } from './parts.ts'

const tensAround = (value: number) => {
  const below = Math.floor(value / 10) * 10
  return {
    en: prose`Ten below: ${below}; ten above: ${below + 10}; nearest ten: ${rounded(value, 10)}`,
    es: prose`Decena anterior: ${below}; decena siguiente: ${below + 10}; decena más cercana: ${rounded(value, 10)}`,
  }
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  numberLine: form({
    levels: ['easy'],
    share: 2,
    lines: 0,
    draw,
    answer: integer,
    solve: ({ value, unit }) => rounded(value, unit),
    ask({ value, unit }) {
      const { en, es } = byUnit[unit].pointAt(value)
      const drawn = figure(lineAround(value, unit, [value]))
      return { en: [drawn, en], es: [drawn, es] }
    },
    solution: ({ value, unit }) => onTheLine(value, unit),
    // The nearer end of the line, the upper one from the middle on.
    check(printed, answer) {
      const { from, to, points } = printed.figure('number-line')
      const [low, high] = [ratioOfExact(from), ratioOfExact(to)]
      const at = ratioOfExact(itemOf(points, 0).at)
      const [value] = printed.take(1)
      return value.equals(at) && exact(answer).equals(at.minus(low).compare(high.minus(at)) < 0 ? low : high)
    },
  }),
  betweenTens: form({
    levels: ['easy'],
    share: 2,
    lines: 0,
    draw: random => random.evenly(turned(TWO_DIGITS, 37).filter(value => value % 10 !== 5)),
    answer: numberList,
    solve: value => [Math.floor(value / 10) * 10, Math.floor(value / 10) * 10 + 10, rounded(value, 10)],
    ask: value => ({
      en: [prose`${value} is between the tens ____ and ____.`, prose`To the nearest ten, ${value} rounds to ____.`],
      es: [
        prose`${value} está entre las decenas ____ y ____.`,
        prose`A la decena más cercana, ${value} se redondea a ____.`,
      ],
    }),
    namedAnswer: tensAround,
    solution: value => [
      ...onTheLine(value, 10),
      explained(
        tensAround(value),
        line`${value} is between two tens and rounds to ${rounded(value, 10)}.`,
        line`${value} está entre dos decenas y se redondea a ${rounded(value, 10)}.`,
      ),
    ],
    check(printed, answers) {
      const [low, high, nearest] = tupleOf(answers.map(exact), 3)
      const [value] = printed.take(1)
      return (
        low.over(10).isInteger &&
        high.minus(low).equals(10) &&
        low.compare(value) < 0 &&
        value.compare(high) < 0 &&
        isNearest(value.n, nearest.n, 10)
      )
    },
  }),
})
