import { integer } from '../../answer/number.ts'
import { both, prose } from '../../content.ts'
import { evaluate } from '../../math/evaluate.ts'
import { m } from '../../math/template.ts'
import { defineTopic } from '../../topic.ts'

export const addSubtractIntegers = defineTopic(
  {
    id: 'add-subtract-integers',
    name: { en: 'Add and subtract integers', es: 'Sumar y restar números enteros' },
    description: {
      en: 'Add and subtract positive and negative integers, including three or more terms.',
      es: 'Suma y resta números enteros positivos y negativos, incluso con tres o más términos.',
    },
    domain: 'The Number System',
    standards: ['7.NS.A.1b', '7.NS.A.1c', '7.NS.A.1d'],
    levels: {
      // two integers -12..12, addition only, at least one negative, parentheses around negative second terms
      easy: { top: 10 },
      // addition and subtraction mixed, integers -50..50, all four sign combinations incl. subtracting a negative
      medium: { top: 10 },
      // three or four terms (-8 - (-15) + 6 - 20), missing number (-7 + __ = -15), or integers -200..200
      hard: { top: 10 },
    },
  },
  // Forms: bare: -7 - (-12) = ____ | missing number | integer counters (easy) [figure: counters] [layout: block] | true-false [answer: true-false] | word problem; contexts: temperature change, submarine depth, golf score, bank balance, football yards, floors [layout: block]
  // Answer: integer. Check: evaluate exactly
  // Constraints: each set of 8 items covers every sign pattern the level allows; no a + 0; result 0 at most once per set; negative second operand in parentheses; word problems with depth/overdraft give signed answers
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
