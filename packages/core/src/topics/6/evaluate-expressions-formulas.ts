import { integer } from '../../answer/number.ts'
import { both, prose } from '../../content.ts'
import { evaluate } from '../../math/evaluate.ts'
import { m } from '../../math/template.ts'
import { defineTopic } from '../../topic.ts'

export const evaluateExpressionsFormulas = defineTopic(
  {
    id: 'evaluate-expressions-formulas',
    name: { en: 'Evaluate expressions and formulas', es: 'Evaluar expresiones y fórmulas' },
    description: {
      en: 'Substitute numbers for the variables in an expression or formula and find its value.',
      es: 'Sustituye las variables de una expresión o fórmula por números y halla su valor.',
    },
    domain: 'Expressions & Equations',
    standards: ['6.EE.A.2c'],
    levels: {
      // one variable with one or two operations, coefficients and constants 2..30, whole value 1..12 (4x + 7, 30 - 2n), whole answer
      easy: { top: 10 },
      // two variables or exponent or parentheses, whole values (3a^2 - b, 2(x + y)), result 0..300
      medium: { top: 10 },
      // fraction or decimal values, or a formula given with units (A = 1/2 bh, V = s^3, P = 2l + 2w, d = rt, F = 9/5 C + 32) evaluated at non-integers
      hard: { top: 10 },
    },
  },
  // Forms: bare: evaluate 4x + 7 for x = 5 | table of x and value [figure: data-table] [layout: block] [answer: table] | formula word problem [answer: measure] [layout: block] | which value of x from {..} gives the greatest result
  // Answer: integer (fraction or decimal at hard, with unit for formulas). Check: substitute and evaluate exactly
  // Constraints: coefficient-next-to-number trap: 4x at x = 5 is 20, not 45; no negative values; whole results at easy/medium; formula items print the formula and the unit; pi is not used in this topic; story contexts: area and volume formulas, distance, phone plan, temperature
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
