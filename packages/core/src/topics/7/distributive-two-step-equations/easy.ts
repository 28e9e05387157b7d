import {
  blank,
  both,
  equation,
  evaluate,
  exact,
  explained,
  line,
  m,
  numberList,
  prose,
  solution,
  statements,
  steps,
} from '../../../author.ts'
import { solveForX, solves } from '../../kit/equations/equation-in-x.ts'
import { asFraction, dividing, drawn, easyKind, type Form, plus } from './grouped.ts'
import { perimeterForm } from './perimeters.ts'

const x = m`x`

export const easyForms = (form: Form) => ({
  divideFirst: form({
    levels: ['easy'],
    share: 3,
    instruction: solveForX,
    draw: random => drawn(random, easyKind),
    answer: solution('x'),
    solve: ({ x }) => x,
    ask: ({ equation }) => both(equation),
    solution: dividing,
    check: solves,
  }),

  fillTheSteps: form({
    levels: ['easy'],
    instruction: {
      en: prose`Solve the equation by dividing first. Fill in the blanks.`,
      es: prose`Resuelve la ecuación dividiendo primero. Completa los espacios.`,
    },
    draw: random => drawn(random, easyKind),
    answer: numberList,
    solve: ({ p, r, x }) => [r.over(p), x],
    ask: ({ equation: given, q }) =>
      both([given, steps(line`${equation(plus(x, q, asFraction), blank())}`, line`${equation(x, blank())}`)]),
    key: ({ q, r, p, x: value }) => both(prose`${equation(plus(x, q, asFraction), r.over(p))}; ${equation(x, value)}`),
    solution: facts => [
      ...dividing(facts),
      explained(
        statements(m`${facts.r.over(facts.p)}`, m`${facts.x}`),
        line`Write both numbers in the blanks.`,
        line`Escribe los dos números en los espacios.`,
      ),
    ],
    check(printed, values) {
      const [given, line1] = printed.all('relation')
      const [one, two] = values
      if (!given || !line1 || one === undefined || two === undefined) return false
      return (
        evaluate(line1.left, { x: exact(two) }).equals(exact(one)) &&
        evaluate(given.left, { x: exact(two) }).equals(evaluate(given.right))
      )
    },
  }),

  perimeterOfRegular: perimeterForm(form, 'easy', 2),
})
