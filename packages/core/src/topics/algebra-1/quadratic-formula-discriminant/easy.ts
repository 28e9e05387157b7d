import { both, evaluate, exact, type FormMaker, list, numberList, prose, symbol } from '../../../author.ts'
import { discriminant, type Quadratic, standard } from '../../kit/polynomials/quadratic.ts'
import type { levels } from './levels.ts'
import { coefficientsIn, drawRational, drawWith, rootsOf, simplestSolutions, solveIt, solvesAll } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  coefficients: form({
    levels: ['easy'],
    instruction: {
      en: prose`Write ${list(symbol('a'), symbol('b'), symbol('c'))} for the quadratic formula, in this order.`,
      es: prose`Escribe ${list(symbol('a'), symbol('b'), symbol('c'))} para la fórmula cuadrática, en este orden.`,
    },
    lines: 1,
    draw: random => ({ of: drawWith(random, 5, () => true) }),
    answer: numberList,
    solve: ({ of }) => of,
    ask: ({ of }) => both(standard(of)),
    check: (printed, answer) => coefficientsIn(printed).every((value, i) => value.equals(exact(answer[i] ?? 99))),
  }),

  discriminant: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`Find the discriminant and the number of real solutions, in this order.`,
      es: prose`Halla el discriminante y el número de soluciones reales, en este orden.`,
    },
    draw: random => {
      const count = random.evenly([2, 1, 0])
      if (count !== 1)
        return { of: drawWith(random, 5, of => (count === 2 ? discriminant(of) > 0 : discriminant(of) < 0)) }
      const [p, q] = random.pick<readonly [number, number]>([
        [1, 1],
        [1, 2],
        [1, 3],
        [1, 4],
        [1, 5],
        [1, 6],
        [2, 1],
        [2, 3],
      ])
      return { of: [p * p, 2 * p * q * random.sign(), q * q] as Quadratic }
    },
    answer: numberList,
    solve: ({ of }) => [discriminant(of), Math.sign(discriminant(of)) + 1],
    ask: ({ of }) => both(standard(of)),
    // −4a times the value at the vertex; how often the parabola meets the axis.
    check(printed, [value, count]) {
      const [a, b] = coefficientsIn(printed)
      const lowest = evaluate(printed.one('relation').left, { x: b.negated().over(a.times(2)) })
      const side = Math.sign(lowest.n) * Math.sign(a.n)
      return exact(value ?? 99).equals(lowest.times(a).times(-4)) && exact(count ?? 99).equals(1 - side)
    },
  }),

  solveRational: form({
    levels: ['easy'],
    share: 2,
    instruction: solveIt,
    draw: random => ({ of: drawRational(random) }),
    answer: simplestSolutions,
    solve: ({ of }) => rootsOf(of),
    ask: ({ of }) => both(standard(of)),
    check: solvesAll,
  }),
})
