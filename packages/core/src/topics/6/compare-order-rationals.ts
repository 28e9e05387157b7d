import { integer } from '../../answer/number.ts'
import { both, prose } from '../../content.ts'
import { evaluate } from '../../math/evaluate.ts'
import { m } from '../../math/template.ts'
import { defineTopic } from '../../topic.ts'

export const compareOrderRationals = defineTopic(
  {
    id: 'compare-order-rationals',
    name: { en: 'Compare and order rational numbers', es: 'Comparar y ordenar números racionales' },
    description: {
      en: 'Compare and order positive and negative integers, fractions and decimals.',
      es: 'Compara y ordena números enteros, fracciones y decimales, positivos y negativos.',
    },
    domain: 'The Number System',
    standards: ['6.NS.C.7', '6.NS.C.7a', '6.NS.C.7b'],
    levels: {
      // compare two integers -30..30 with <, > or = (at least one negative); order 4 integers, two of them negative
      easy: { top: 10 },
      // compare two negative decimals or fractions, or a fraction with a decimal (-3/4 __ -0.7); order 4 of the same form
      medium: { top: 10 },
      // order 5 in mixed forms (integers, fractions, decimals, with at least 3 negatives); or write an inequality for a real situation and explain it by choosing the true statement (colder, deeper, owes more)
      hard: { top: 10 },
    },
  },
  // Forms: bare: a __ b [answer: text-choice] | order from least to greatest (or greatest to least) [answer: ordered-list] | write an inequality for a situation: -3 °C and -7 °C [answer: inequality] | true-false [answer: true-false] | number-line position: which point is farther left [figure: number-line] [layout: block] [answer: text-choice]
  // Answer: ordered-list (in the requested order; comparison form: one symbol <, >, =). Check: exact rational comparison
  // Constraints: equality in at most 1 of 8 compare items (e.g. -0.5 and -1/2); ordering without ties; the direction of order is in bold; denominators 2..10; unequal values differ by at least 0.01; story contexts: temperatures of cities, elevations, account balances, golf scores
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
