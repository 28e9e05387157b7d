import {
  answerStep,
  blank,
  both,
  column,
  type Expr,
  equation,
  evaluate,
  expr,
  type FormMaker,
  formulaChoice,
  integer,
  line,
  prose,
  quantity,
  step,
  sum,
  times,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { undoesTheColumn } from '../../kit/columns/columns.ts'
import type { levels } from './levels.ts'
import { drawEasy, drawTwoDigits, partsOf, productSteps, undoesTheProduct } from './partial-products.ts'
import { drawStory, foundIn, isFound, productStories, storySteps, tellStory } from './product-stories.ts'

export const instruction = { en: prose`Multiply.`, es: prose`Multiplica.` }

export const easyForms = (form: FormMaker<typeof levels>) => ({
  easyColumn: form({
    levels: ['easy'],
    instruction,
    draw: drawEasy,
    answer: integer,
    solve: ({ a, b }) => a * b,
    ask: ({ a, b }) => both(column('×', a, b)),
    solution: productSteps,
    check: undoesTheColumn,
  }),

  easyInline: form({
    levels: ['easy'],
    instruction,
    lines: 4,
    draw: drawEasy,
    answer: integer,
    solve: ({ a, b }) => a * b,
    ask: ({ a, b }) => both(equation(times(a, b), blank(3))),
    solution: productSteps,
    check: undoesTheProduct,
  }),

  easyStory: form({
    levels: ['easy'],
    kind: 'story',
    lines: 4,
    draw: random => drawStory(random, productStories, 'easy'),
    answer: quantity,
    solve: foundIn,
    ask: tellStory,
    solution: storySteps,
    check: isFound,
  }),

  whichParts: form({
    levels: ['easy'],
    draw: drawTwoDigits,
    answer: formulaChoice,
    solve: ({ a, b }): Expr => sum(...partsOf(b).map(part => times(a, part))),
    mistakes({ a, b }) {
      const [tens, ones] = tupleOf(partsOf(b), 2)
      return {
        tensAsOnes: sum(times(a, tens / 10), times(a, ones)),
        placesAlone: sum(times(a - (a % 10), tens), times(a % 10, ones)),
        onlyTens: sum(times(a, tens), expr(ones)),
      }
    },
    ask: ({ a, b }) => ({
      en: prose`Which sum is equal to ${times(a, b)}?`,
      es: prose`¿Qué suma es igual a ${times(a, b)}?`,
    }),
    solution({ a, b }, answer) {
      const [tens, ones] = tupleOf(partsOf(b), 2)
      return [
        step(equation(b, sum(tens, ones)), because.valueOfEachDigit),
        answerStep(expr(answer), {
          en: line`Multiply all of ${a} by the tens and by the ones of ${b}.`,
          es: line`Multiplica todo el ${a} por las decenas y por las unidades de ${b}.`,
        }),
      ]
    },
    whyWrong({ a, b }) {
      const [tens, ones] = tupleOf(partsOf(b), 2)
      return {
        tensAsOnes: {
          en: line`The ${tens / 10} of ${b} means ${tens}, not ${tens / 10}.`,
          es: line`El ${tens / 10} de ${b} vale ${tens}, no ${tens / 10}.`,
        },
        placesAlone: {
          en: line`All of ${a} must be multiplied by ${tens} and by ${ones}.`,
          es: line`Todo el ${a} debe multiplicarse por ${tens} y por ${ones}.`,
        },
        onlyTens: {
          en: line`${a} is not multiplied by ${ones}.`,
          es: line`${a} no se multiplica por ${ones}.`,
        },
      }
    },
    check: (printed, answer) => evaluate(printed.one('product')).equals(evaluate(expr(answer))),
  }),
})
