import { integer } from '../../answer/number.ts'
import { both, prose } from '../../content.ts'
import { evaluate } from '../../math/evaluate.ts'
import { m } from '../../math/template.ts'
import { defineTopic } from '../../topic.ts'

export const divideFractionsByFractions = defineTopic(
  {
    id: 'divide-fractions-by-fractions',
    name: { en: 'Divide fractions and mixed numbers', es: 'Dividir fracciones y números mixtos' },
    description: {
      en: 'Divide fractions and mixed numbers and write the quotient in lowest terms.',
      es: 'Divide fracciones y números mixtos y escribe el cociente en su mínima expresión.',
    },
    domain: 'The Number System',
    standards: ['6.NS.A.1'],
    levels: {
      // unit fraction or whole divided by a proper fraction, or a/b divided by c/b with a common denominator; terms to 10; quotient whole or simple fraction
      easy: { top: 10 },
      // proper fraction divided by proper fraction, denominators 2..12 unlike, quotient in lowest terms, improper shown as mixed
      medium: { top: 10 },
      // mixed number divided by mixed number or fraction (whole parts 1..6, denominators 2..12), cross-canceling possible; also three-factor strings a/b / c/d x e/f and missing-divisor items
      hard: { top: 10 },
    },
  },
  // Forms: bare expression: a/b ÷ c/d = ____ | missing number: a/b ÷ ___ = e/f | fraction-bar model: how many c/d are in a/b (easy) [figure: fraction-bar] [layout: block] | error-spotting: which fraction was inverted [answer: multiple-choice] | multiple choice [answer: multiple-choice]
  // Answer: fraction-or-mixed (lowest terms). Check: exact rational arithmetic: multiply the quotient by the printed divisor and compare with the dividend
  // Constraints: divisor never 1 or equal to the dividend; denominators never 1; final denominator at most 60; reciprocal items use fractions other than 1; the key shows one form only: proper or whole, otherwise mixed number; improper equivalents accepted; strings are evaluated left to right
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
