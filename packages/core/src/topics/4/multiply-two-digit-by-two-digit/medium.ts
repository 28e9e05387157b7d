import {
  answerStep,
  blank,
  both,
  count,
  equation,
  exact,
  type FormMaker,
  figure,
  integer,
  lattice,
  line,
  multiplyByPlaces,
  prose,
  quantity,
  story,
  times,
  tupleOf,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { draw } from './parts.ts'
import { productStories } from './product-stories.ts'

const digitsOf = (value: number) => [...String(value)].map(Number)

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  lattice: form({
    levels: ['medium'],
    instruction: {
      en: prose`Use the lattice to find the product.`,
      es: prose`Usa la cuadrícula de celosía para hallar el producto.`,
    },
    draw,
    answer: integer,
    solve: ({ a, b }) => a * b,
    ask: ({ a, b }) => both([figure(lattice(digitsOf(a), digitsOf(b))), equation(times(a, b), blank(3))]),
    solution: ({ a, b }) => multiplyByPlaces(a, b),
    check(printed, answer) {
      const { columns, rows } = printed.figure('area-model')
      const [a, b] = tupleOf(
        [columns, rows].map(side =>
          Number(side.map(({ label }) => (label?.kind === 'number' ? label.n : '')).join('')),
        ),
        2,
      )
      return exact(answer).over(b).equals(a)
    },
  }),

  story: form(
    story({
      levels: ['medium'],
      share: 2,
      settings: productStories,
      draw: (random, { groups, each }) => ({
        groups: random.until(
          () => random.int(...groups),
          n => n % 10 !== 0,
        ),
        each: random.until(
          () => random.int(...each),
          n => n % 10 !== 0,
        ),
      }),
      answer: quantity,
      solve: ({ groups, each }, { items }) => count(groups * each, items),
      ask: ({ groups, each }, { tell }) => tell(groups, each),
      solution: ({ groups, each }, answer) => [
        ...multiplyByPlaces(groups, each),
        answerStep(both({ kind: 'paragraph', content: [answer] }), {
          en: line`That makes ${answer}.`,
          es: line`Son ${answer}.`,
        }),
      ],
      check: (numberOf, { amount }) => exact(amount).over(numberOf('groups')).equals(numberOf('each')),
    }),
  ),
})
