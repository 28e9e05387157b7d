import { integer } from '../../answer/number.ts'
import { both, prose } from '../../content.ts'
import { evaluate } from '../../math/evaluate.ts'
import { m } from '../../math/template.ts'
import { defineTopic } from '../../topic.ts'

export const orderOfOperationsExponents = defineTopic(
  {
    id: 'order-of-operations-exponents',
    name: { en: 'Order of operations with exponents', es: 'Orden de las operaciones con exponentes' },
    description: {
      en: 'Evaluate expressions that combine powers, grouping symbols and the four operations.',
      es: 'Evalúa expresiones que combinan potencias, signos de agrupación y las cuatro operaciones.',
    },
    domain: 'Expressions & Equations',
    standards: ['6.EE.A.1'],
    levels: {
      // 3 operations, one exponent (squares/cubes), at most one pair of parentheses, numbers to 20, whole results at every step
      easy: { top: 10 },
      // 4..5 operations with parentheses, exponent and division, whole results at each step, final 0..200
      medium: { top: 10 },
      // nested brackets [ ( ) ], fraction bar as grouping, decimals or fractions, or place parentheses/operation signs to make a statement true
      hard: { top: 10 },
    },
  },
  // Forms: bare: evaluate | put in one pair of parentheses to get the given value [answer: expression] | error-spotting: find the first wrong step in a worked solution [answer: multiple-choice] | true-false [answer: true-false]
  // Answer: integer (fraction or decimal at hard). Check: parse and evaluate with exact rationals
  // Constraints: left-to-right trap (24 ÷ 6 x 2) in at least a quarter of items; no implied multiplication after ÷ without parentheses; the wrong left-to-right result must differ from the right one; no negative intermediate results; insert-parentheses items have exactly one placement that gives the value; the decimal and fraction items terminate or are exact fractions
  form => ({
    bare: form({
      instruction: { en: prose`Add.`, es: prose`Suma.` },
      draw: (random, { top }) => ({ a: random.int(1, top), b: random.int(1, top) }),
      answer: integer,
      solve: ({ a, b }) => a + b,
      ask: ({ a, b }) => both(m`${a} + ${b} = __`),
      // Takes one addend away again: the other must be left.
      check(printed, answer) {
        const [left, right] = printed.all('number')
        return left !== undefined && right !== undefined && evaluate(right).plus(evaluate(left)).equals(answer)
      },
    }),
  }),
)
