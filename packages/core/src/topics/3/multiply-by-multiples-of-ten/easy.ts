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
  type Random,
  step,
  times,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { draw, type Fact, instruction, isProduct, type Level, nameTheTens, valueOfTheTens, worked } from './parts.ts'

/** The facts are shared out between the two forms; stories have digits up to 5. 3 × 40 never stands beside 4 × 30. */
const drawApart =
  (isFirst: boolean) =>
  (random: Random, level: Level): Fact =>
    random.until(
      () => draw(random, level),
      ({ digit, tens }) => digit > 5 && (digit + tens) % 4 < 2 === isFirst,
    )

export const easyForms = (form: FormMaker<typeof levels>) => ({
  withHelp: form({
    levels: ['easy'],
    instruction: {
      en: prose`Use the fact to find the product.`,
      es: prose`Usa la multiplicación dada para hallar el producto.`,
    },
    draw: drawApart(true),
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
    draw: drawApart(false),
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
