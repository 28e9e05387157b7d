import {
  blank,
  both,
  bullets,
  equation,
  evaluate,
  exact,
  type FormMaker,
  integer,
  itemOf,
  line,
  numberList,
  prose,
  step,
  times,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { draw, instruction, isProduct, nameTheTens, valueOfTheTens, worked } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  withHelp: form({
    levels: ['easy'],
    instruction: {
      en: prose`Use the fact to find the product.`,
      es: prose`Usa la multiplicación dada para hallar el producto.`,
    },
    draw,
    answer: integer,
    solve: ({ digit, tens }) => digit * tens * 10,
    ask: ({ digit, tens }) =>
      both(
        bullets(
          line`${equation(times(digit, tens), digit * tens)}`,
          line`${equation(times(digit, tens * 10), blank(2))}`,
        ),
      ),
    solution: worked,
    check(printed, answer) {
      const [help, asked] = tupleOf(printed.all('product'), 2)
      return exact(answer).over(10).equals(evaluate(help)) && isProduct(asked.factors, answer)
    },
  }),
  ladder: form({
    levels: ['easy'],
    instruction,
    draw,
    answer: numberList,
    solve: ({ digit, tens }) => [digit * tens, digit * tens * 10],
    ask: ({ digit, tens }) =>
      both(
        bullets(line`${equation(times(digit, tens), blank(2))}`, line`${equation(times(digit, tens * 10), blank(2))}`),
      ),
    solution: fact => [
      step(equation(times(fact.digit, fact.tens), fact.digit * fact.tens), because.startFromKnownFact),
      nameTheTens(fact),
      valueOfTheTens(fact),
    ],
    check(printed, answers) {
      const products = printed.all('product')
      return answers.length === 2 && products.every(({ factors }, i) => isProduct(factors, itemOf(answers, i)))
    },
  }),
})
