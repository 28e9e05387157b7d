import {
  answerStep,
  asWritten,
  drawing,
  exact,
  type FormMaker,
  integer,
  itemOf,
  line,
  numberLine,
  prose,
  type Step,
  step,
  symbol,
  writtenLetter,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { countedFrom, countedTo, drawPlace, type Line, lineFigure, tickStep } from './parts.ts'

const LETTERS = ['A', 'B', 'C'] as const

const letter = writtenLetter<'A' | 'B' | 'C'>(...LETTERS)

const plotted = drawing<{ from: number; to: number; step: number; labels: readonly number[]; at: number }>(
  ({ at, ...line }) => numberLine({ ...line, points: [at] }),
  value => [
    { ...value, at: value.at + value.step },
    { ...value, at: value.at - value.step },
  ],
)

const countedTicks = (line: Line, at: number): readonly Step[] => [tickStep(line), countedFrom(line, at)]

export const easyForms = (form: FormMaker<typeof levels>) => ({
  read: form({
    levels: ['easy', 'hard'],
    share: 2,
    draw: drawPlace,
    answer: integer,
    solve: ({ at }) => at,
    ask(facts) {
      const drawn = lineFigure(facts, [[facts.at, 'A']])
      return {
        en: [drawn, prose`What number is at ${symbol('A')}? ____`],
        es: [drawn, prose`¿Qué número está en ${symbol('A')}? ____`],
      }
    },
    solution: facts => [
      ...countedTicks(facts, facts.at),
      answerStep(asWritten(facts.at), {
        en: line`${symbol('A')} is at ${facts.at}.`,
        es: line`${symbol('A')} está en el ${facts.at}.`,
      }),
    ],
    check(printed, answer) {
      const line = printed.figure('number-line')
      const [point] = line.points
      return point !== undefined && exact(answer).equals(countedTo(line, point.at))
    },
  }),
  place: form({
    levels: ['easy'],
    share: 2,
    draw: drawPlace,
    answer: plotted,
    solve: facts => facts,
    ask(facts) {
      const drawn = lineFigure(facts, [])
      return {
        en: [prose`Mark ${facts.at} on the number line.`, drawn],
        es: [prose`Marca el ${facts.at} en la recta numérica.`, drawn],
      }
    },
    solution: facts => [...countedTicks(facts, facts.at), step(lineFigure(facts, [facts.at]), because.markThePlace)],
    check(printed, { at }) {
      const line = printed.figure('number-line')
      return printed.numbers[0]?.equals(at) === true && countedTo(line, { n: at, d: 1 }) === at
    },
  }),
  whichPoint: form({
    levels: ['easy'],
    share: 2,
    draw(random, level) {
      const { at, ...line } = drawPlace(random, level)
      const around = [-2, -1, 1, 2].map(by => at + by * line.step).filter(place => place > line.from && place < line.to)
      return { line, at, places: [at, ...random.sample(around, 2)].sort((a, b) => a - b) }
    },
    answer: letter,
    solve: ({ places, at }) => itemOf(LETTERS, places.indexOf(at)),
    ask({ line, places, at }) {
      const drawn = lineFigure(
        line,
        places.map((place, i) => [place, itemOf(LETTERS, i)] as const),
      )
      return {
        en: [drawn, prose`Which letter is at ${at}? ____`],
        es: [drawn, prose`¿Qué letra está en el ${at}? ____`],
      }
    },
    solution: ({ line: drawn, at }, answer) => [
      ...countedTicks(drawn, at),
      answerStep(symbol(answer), {
        en: line`${symbol(answer)} is at ${at}.`,
        es: line`${symbol(answer)} está en el ${at}.`,
      }),
    ],
    check(printed, answer) {
      const line = printed.figure('number-line')
      const point = line.points[LETTERS.indexOf(answer)]
      return point !== undefined && printed.numbers[0]?.equals(countedTo(line, point.at)) === true
    },
  }),
})
