import {
  answerStep,
  blank,
  both,
  count,
  equation,
  exact,
  explainedBy,
  type FormMaker,
  figure,
  integer,
  lattice,
  line,
  prose,
  quantity,
  type Step,
  statements,
  story,
  sum,
  times,
  tupleOf,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { draw, multiplied } from './parts.ts'
import { productStories } from './product-stories.ts'

const digitsOf = (value: number) => [...String(value)].map(Number)

/** The boxes of a lattice with their tens above the diagonal, then the diagonals from the right with what is carried. */
function latticeSteps(a: number, b: number): readonly Step[] {
  const [[a1, a0], [b1, b0]] = [tupleOf(digitsOf(a), 2), tupleOf(digitsOf(b), 2)]
  const split = (value: number): readonly [number, number] => [Math.floor(value / 10), value % 10]
  const rows = [b1, b0].map(row => [a1, a0].map(top => split(row * top)))
  const [[upperLeft, upperRight], [lowerLeft, lowerRight]] = tupleOf(
    rows.map(row => tupleOf(row, 2)),
    2,
  )
  const diagonals = [
    [lowerRight[1]],
    [upperRight[1], lowerRight[0], lowerLeft[1]],
    [upperRight[0], upperLeft[1], lowerLeft[0]],
    [upperLeft[0]],
  ]
  let carry = 0
  const sums = diagonals.map((digits, i) => {
    const terms = carry > 0 ? [carry, ...digits] : digits
    const total = terms.reduce((all, digit) => all + digit, 0)
    carry = Math.floor(total / 10)
    return i === 0 || terms.length === 1 ? null : equation(sum(...terms), total)
  })
  return [
    explainedBy(both(figure(lattice(digitsOf(a), digitsOf(b), rows))), {
      en: line`Multiply the two digits for each box. Write the tens above the diagonal and the ones below it.`,
      es: line`Multiplica los dos dígitos de cada recuadro. Escribe las decenas arriba de la diagonal y las unidades abajo.`,
    }),
    explainedBy(statements(...sums.flatMap(shown => (shown === null ? [] : [shown]))), {
      en: line`The last digit is ${lowerRight[1]}. Then add along each diagonal, from right to left. Carry the tens to the next diagonal.`,
      es: line`El último dígito es ${lowerRight[1]}. Luego suma los dígitos de cada diagonal, de derecha a izquierda. Lleva las decenas a la diagonal siguiente.`,
    }),
    explainedBy(equation(times(a, b), a * b), {
      en: line`Read the digits of the diagonals from the left.`,
      es: line`Lee los dígitos de las diagonales desde la izquierda.`,
    }),
  ]
}

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
    solution: ({ a, b }) => latticeSteps(a, b),
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
      solution: ({ groups, each }, answer, { ends }) => [
        explainedBy(times(groups, each), {
          en: line`Multiply the number of equal groups, ${groups}, by the number in each group, ${each}.`,
          es: line`Multiplica el número de grupos iguales, ${groups}, por lo que hay en cada grupo, ${each}.`,
        }),
        ...multiplied(groups, each),
        answerStep(both({ kind: 'paragraph', content: [answer] }), {
          en: [`${ends.en} `, answer, '.'],
          es: [`${ends.es} `, answer, '.'],
        }),
      ],
      check: (numberOf, { amount }) => exact(amount).over(numberOf('groups')).equals(numberOf('each')),
    }),
  ),
})
