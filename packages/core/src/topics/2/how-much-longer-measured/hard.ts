import {
  answerStep,
  type Block,
  type Both,
  both,
  type Expr,
  equation,
  evaluate,
  exact,
  type FormMaker,
  type Inline,
  itemOf,
  line,
  prose,
  quantity,
  sentenceChoice,
  step,
  sum,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { countedLengths, lengthIn, theObject } from '../../kit/measures/on-a-ruler.ts'
import { crawlSteps, drawCrawl, leavesOne, saidOf, tellCrawl, winnerOf } from './crawlers.ts'
import type { levels } from './levels.ts'
import {
  apartIn,
  comparisonSteps,
  differenceOf,
  drawOneMoved,
  lengthSteps,
  longestLast,
  type Objects,
  overRuler,
  subtracted,
} from './objects.ts'

const longestQuestion: Both<Block> = {
  en: prose`How much longer is the longest object than the shortest?`,
  es: prose`¿Cuánto más mide el objeto más largo que el más corto?`,
}

/** Two objects end to end are longer than the third. */
const inARow = ({ lengths }: Objects) => {
  const [a, b, c] = tupleOf(lengths, 3)
  return a + b - c
}
const theRow = ({ shapes, unit }: Objects, by: number): Both<readonly Inline[]> => {
  const other = theObject(itemOf(shapes, 2))
  return {
    en: line`The row is ${lengthIn(by, unit)} longer than ${other}.`,
    es: line`La fila mide ${lengthIn(by, unit)} más que ${other}.`,
  }
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  longestAndShortest: form({
    levels: ['hard'],
    share: 2,
    draw: random => drawOneMoved(random, 3),
    answer: quantity,
    solve: objects => lengthIn(differenceOf(objects), objects.unit),
    ask: objects => withFigure(longestQuestion, overRuler(objects)),
    solution: objects => comparisonSteps(objects),
    check: (printed, { amount }) => exact(amount).equals(apartIn(printed)),
  }),

  endToEnd: form({
    levels: ['hard'],
    share: 2,
    draw: random =>
      random.until(
        () => longestLast(drawOneMoved(random, 3)),
        objects => inARow(objects) >= 2 && inARow(objects) <= 9,
      ),
    answer: quantity,
    solve: objects => lengthIn(inARow(objects), objects.unit),
    ask(objects) {
      const [a, b, c] = tupleOf(objects.shapes.map(theObject), 3)
      return withFigure(
        {
          en: prose`You lay ${a} and ${b} end to end. How much longer is this row than ${c}?`,
          es: prose`Pones ${a} y ${b} uno a continuación del otro, sin espacio entre ellos. ¿Cuánto más miden juntos que ${c}?`,
        },
        overRuler(objects),
      )
    },
    solution(objects) {
      const [a, b, c] = tupleOf(objects.lengths, 3)
      return [
        ...lengthSteps(objects),
        step(equation(sum(a, b), a + b), because.layEndToEnd),
        subtracted(a + b, c),
        answerStep(both(prose`${lengthIn(a + b - c, objects.unit)}`), theRow(objects, a + b - c)),
      ]
    },
    check(printed, { amount }) {
      const [a, b, c] = tupleOf(countedLengths(printed), 3)
      return exact(amount)
        .plus(c)
        .equals(a + b)
    },
  }),

  paths: form({
    levels: ['hard'],
    share: 2,
    draw: drawCrawl,
    answer: sentenceChoice,
    solve: facts => saidOf(facts, winnerOf(facts)),
    mistakes: facts => ({
      other: saidOf(facts, { ...winnerOf(facts), bent: !winnerOf(facts).bent }),
      ...leavesOne(facts),
    }),
    ask: tellCrawl,
    solution: crawlSteps,
    check(printed, { key }) {
      const [a, b, c, straight] = tupleOf(
        printed.figure('geometry-diagram').lines.map(({ label }) => (label ? evaluate(label as Expr).n : 0)),
        4,
      )
      const apart = a + b + c - straight
      return key === `${apart > 0 ? 'bent' : 'straight'} ${Math.abs(apart)}`
    },
  }),
})
