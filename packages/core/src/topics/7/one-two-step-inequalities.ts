import { integer } from '../../answer/number.ts'
import { both, prose } from '../../content.ts'
import { evaluate } from '../../math/evaluate.ts'
import { m } from '../../math/template.ts'
import { defineTopic } from '../../topic.ts'

export const oneTwoStepInequalities = defineTopic(
  {
    id: 'one-two-step-inequalities',
    name: { en: 'Solve and graph one- and two-step inequalities', es: 'Resolver y graficar desigualdades de uno y dos pasos' },
    description: {
      en: 'Solve an inequality in one or two steps and graph its solutions on a number line.',
      es: 'Resuelve una desigualdad en uno o dos pasos y grafica sus soluciones en la recta numérica.',
    },
    domain: 'Expressions & Equations',
    standards: ['7.EE.B.4', '7.EE.B.4b'],
    levels: {
      // one-step: x + a > b or ax < b with positive a, integer boundary -10..10; graph the solution
      easy: { top: 10 },
      // two-step px + q >= r, negative coefficients (reversal of the symbol) in half of the items, integer boundary
      medium: { top: 10 },
      // rational boundary or coefficients, variable on the right, -x/a + b <= c, or word problem: write, solve, graph and state the answer in the context (whole numbers only, rounding direction)
      hard: { top: 10 },
    },
  },
  // Forms: solve and graph [figure: number-line] [answer: graph] | solve only [figure: none] [layout: inline] | choose the graph (multiple choice) [answer: multiple-choice] | error-spotting: symbol not reversed [answer: multiple-choice] | word problem; contexts: weekly pay goal, elevator capacity, minutes of a phone plan, spending limit, fundraising [figure: none]
  // Answer: inequality (variable on the left; graph form: graph with open/closed circle and ray). Check: solve exactly, compare boundary/direction/closedness, test one value on each side
  // Constraints: boundary inside the drawn line with at least 2 ticks on each side; all four symbols used; reversal needed only when dividing by a negative; contextual answers say 'at most 7 items' as an integer; the graph and the symbolic answer are keyed separately; whole-number contexts name the unit and say whether 0 is allowed
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
