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
import { asFraction, dividing, drawn, easyKind, type Form, type Grouped, plus } from './grouped.ts'
import { perimeterForm } from './perimeters.ts'

const x = m`x`
/** What comes out when the last step is left out, done the wrong way, or its sign is lost. */
const slips = ({ p, q, r, x }: Grouped) => ({
  tooEarly: r.over(p),
  added: r.over(p).plus(q),
  signLost: x.negated(),
})

export const easyForms = (form: Form) => ({
  divideFirst: form({
    levels: ['easy'],
    share: 2,
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

  chooseTheSolution: form({
    levels: ['easy'],
    instruction: { en: prose`Choose the solution.`, es: prose`Elige la solución.` },
    draw: random =>
      random.until(
        () => drawn(random, easyKind),
        facts => new Set([facts.x, ...Object.values(slips(facts))].map(String)).size === 4,
      ),
    answer: solution('x'),
    solve: ({ x }) => x,
    mistakes: slips,
    ask: ({ equation }) => both(equation),
    solution: facts => {
      const steps = dividing(facts)
      return [
        ...steps.slice(0, -1),
        explained(
          equation(x, facts.x),
          line`Subtract ${facts.q} from both sides.`,
          line`Resta ${facts.q} de ambos lados.`,
        ),
      ]
    },
    whyWrong: ({ q }) => ({
      tooEarly: {
        en: line`This is the value of ${m`x + ${q}`}, not of ${x}.`,
        es: line`Este es el valor de ${m`x + ${q}`}, no el de ${x}.`,
      },
      added: { en: line`It adds ${q} instead of subtracting.`, es: line`Suma ${q} en vez de restar.` },
      signLost: { en: line`It has the wrong sign.`, es: line`Tiene el signo equivocado.` },
    }),
    check: solves,
  }),

  perimeterOfRegular: perimeterForm(form, 'easy', 1),
})
