import { integer } from '../../answer/number.ts'
import { both, prose } from '../../content.ts'
import { evaluate } from '../../math/evaluate.ts'
import { m } from '../../math/template.ts'
import { defineTopic } from '../../topic.ts'

export const addSubtractRationals = defineTopic(
  {
    id: 'add-subtract-rationals',
    name: { en: 'Add and subtract rational numbers', es: 'Sumar y restar números racionales' },
    description: {
      en: 'Add and subtract positive and negative fractions, mixed numbers and decimals.',
      es: 'Suma y resta fracciones, números mixtos y decimales, positivos y negativos.',
    },
    domain: 'The Number System',
    standards: ['7.NS.A.1', '7.NS.A.1c', '7.NS.A.1d'],
    levels: {
      // signed decimals to hundredths with the same number of places, or signed fractions with equal denominators 2..12
      easy: { top: 10 },
      // signed fractions with unlike denominators (2..12) or decimals with different places, subtracting a negative
      medium: { top: 10 },
      // signed mixed numbers with regrouping, fraction and decimal in one expression (-2 1/4 + 1.5), three terms, or missing term
      hard: { top: 10 },
    },
  },
  // Forms: bare: -3/4 - (-5/6) = ____ | missing number | word problem; contexts: bank fees, elevation, stock price change, temperature, water level [layout: block] | error-spotting on the sign [answer: multiple-choice] | use properties to group: -5.7 + 3 2/3 + 5.7
  // Answer: fraction-or-mixed (lowest terms; decimal when the items are decimals). Check: exact rational arithmetic
  // Constraints: lcm of denominators at most 60; results not zero; negative mixed numbers printed as -2 1/4 meaning -(2 1/4); all sign patterns covered; the mixed fraction/decimal items terminate
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
