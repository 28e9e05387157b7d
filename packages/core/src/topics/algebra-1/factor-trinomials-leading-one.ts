import { integer } from '../../answer/number.ts'
import { both, prose } from '../../content.ts'
import { evaluate } from '../../math/evaluate.ts'
import { m } from '../../math/template.ts'
import { defineTopic } from '../../topic.ts'

export const factorTrinomialsLeadingOne = defineTopic(
  {
    id: 'factor-trinomials-leading-one',
    name: { en: 'Factor trinomials x² + bx + c', es: 'Factorizar trinomios x² + bx + c' },
    description: {
      en: 'Write a trinomial with leading coefficient 1 as a product of two binomials.',
      es: 'Escribe un trinomio con coeficiente principal 1 como producto de dos binomios.',
    },
    domain: 'Factoring',
    standards: ['A-SSE.A.2', 'A-SSE.B.3a'],
    levels: {
      // b and c positive, (x + m)(x + n) with m, n 1..10
      easy: { top: 10 },
      // all signs of b and c, binomial constants -12..12 excluding 0; a quarter of the items in two variables x^2 + bxy + cy^2
      medium: { top: 10 },
      // GCF first (3x^2 - 12x - 36), leading -1, substitution (x^4 - 5x^2 + 4), find all integer values b for which it factors, prime trinomials included
      hard: { top: 10 },
    },
  },
  // Forms: bare: factor | fill: (x __)(x __) | given one factor find the other | area model [figure: area-model] [layout: block] | find every integer b for which x^2 + bx + c factors [answer: set]
  // Answer: polynomial (product of binomials; 'prime' when it does not factor over the integers). Check: expand and compare; discriminant perfect square test for prime
  // Constraints: m and n different at easy; prime trinomials at most 1 in 8; factor order is free; each sign pattern (++, -+, +-, --) occurs in a set; 'find every b' uses c with 2 to 4 factor pairs and lists positive and negative values
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
