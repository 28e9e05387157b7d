import {
  blank,
  both,
  equation,
  exact,
  explainedBy,
  type FormMaker,
  figure,
  fraction,
  fractionBar,
  fractionInLowestTerms,
  itemOf,
  lcm,
  line,
  over,
  prose,
  Ratio,
  statements,
  sum,
} from '../../../author.ts'
import { inLowestTerms } from '../../kit/fractions/fractions.ts'
import type { levels } from './levels.ts'
import { drawFitting, isReduced, read, result, solution, worked } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  sums: form({
    levels: ['easy'],
    share: 3,
    instruction: {
      en: prose`Add. Write the sum in lowest terms.`,
      es: prose`Suma. Escribe el resultado en su mínima expresión.`,
    },
    // The sum has to be reduced.
    draw: (random, level) => drawFitting(random, level, isReduced),
    answer: fractionInLowestTerms,
    solve: facts => inLowestTerms(result(facts)),
    ask: facts => both(equation(worked(facts), blank(3))),
    solution,
    check(printed, answer) {
      const { left, right } = read(printed)
      return exact(answer).minus(right).equals(left)
    },
  }),

  bars: form({
    levels: ['easy'],
    instruction: {
      en: prose`Both bars are cut into parts of the same size. Add.`,
      es: prose`Las dos barras están divididas en partes del mismo tamaño. Suma.`,
    },
    draw: (random, level) => drawFitting(random, level, facts => !isReduced(facts)),
    answer: fraction,
    solve: facts => inLowestTerms(result(facts)),
    ask: ({ left, right }) => {
      const d = lcm(left.d, right.d)
      return both([
        figure(
          fractionBar(...[left, right].map(value => ({ parts: d, shaded: (value.n * d) / value.d, label: value }))),
        ),
        equation(sum(left, right), blank(3)),
      ])
    },
    solution: ({ left, right }) => {
      const d = lcm(left.d, right.d)
      const [one, other] = [(left.n * d) / left.d, (right.n * d) / right.d]
      const total = result({ left, right, sign: '+' })
      const renamed = [left, right].filter(value => value.d !== d)
      return [
        explainedBy(statements(...renamed.map(value => equation(value, over((value.n * d) / value.d, d)))), {
          en: [
            ...line`Read the bars: both are cut into ${d} equal parts.`,
            ...renamed.flatMap(value => line` ${(value.n * d) / value.d} of them make ${value}.`),
          ],
          es: [
            ...line`Lee las barras: las dos están divididas en ${d} partes iguales.`,
            ...renamed.flatMap(value => line` ${(value.n * d) / value.d} de ellas forman ${value}.`),
          ],
        }),
        explainedBy(equation(sum(over(one, d), over(other, d)), total), {
          en: line`Add the numerators only: the parts stay the same.`,
          es: line`Suma solo los numeradores: las partes son las mismas.`,
        }),
      ]
    },
    // Counts the shaded parts of both bars.
    check(printed, answer) {
      const rows = printed.figure('fraction-bar').rows.map(({ wholes }) => wholes.flat())
      const shaded = rows.flat().filter(({ fill }) => fill !== 'white').length
      return exact(answer).equals(Ratio.of(shaded, itemOf(rows, 0).length))
    },
  }),
})
