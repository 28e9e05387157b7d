import { integer } from '../../answer/number.ts'
import { both, prose } from '../../content.ts'
import { evaluate } from '../../math/evaluate.ts'
import { m } from '../../math/template.ts'
import { defineTopic } from '../../topic.ts'

export const oneStepEquationsNonnegative = defineTopic(
  {
    id: 'one-step-equations-nonnegative',
    name: { en: 'One-step equations', es: 'Ecuaciones de un paso' },
    description: {
      en: 'Solve an equation with one operation by doing the inverse operation on both sides.',
      es: 'Resuelve una ecuación de una sola operación haciendo la operación inversa en ambos lados.',
    },
    domain: 'Expressions & Equations',
    standards: ['6.EE.B.5', '6.EE.B.7'],
    levels: {
      // x + a = b or x - a = b or ax = b with whole numbers to 50, whole solution; or pick the solution from a set {..} by substitution
      easy: { top: 10 },
      // all four operations incl. x/a = b, variable on either side, decimals to hundredths or numbers to 500
      medium: { top: 10 },
      // fraction coefficients or terms (3/4 x = 9, x + 2/3 = 1 1/2), a - x = b not included; or which value of a set makes a two-operation equation true
      hard: { top: 10 },
    },
  },
  // Forms: bare equation | which value in {2, 5, 8, 11} is a solution | balance picture [figure: balance] [layout: block] | error-spotting: wrong inverse operation [answer: multiple-choice] | tape diagram [figure: tape-diagram] [layout: block]
  // Answer: integer (form x = value; fraction or decimal when not whole). Check: substitute in both sides, exact equality
  // Constraints: all numbers and solutions nonnegative rationals; solution never equal to a printed number; coefficient never 0 or 1; balance and tape diagram only for x + a = b or ax = b with whole numbers up to 20; the set to test from holds exactly one solution
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
