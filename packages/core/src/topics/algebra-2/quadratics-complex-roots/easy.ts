import {
  answerStep,
  both,
  equation,
  evaluate,
  exact,
  type FormMaker,
  gcd,
  integer,
  line,
  m,
  ofAllBut,
  option,
  prose,
  Ratio,
  relation,
} from '../../../author.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import { discriminant, type Quadratic, standard } from '../../kit/polynomials/quadratic.ts'
import {
  areRoots,
  coefficientsIn,
  complexSolutions,
  discriminantSteps,
  type levels,
  rootsOf,
  solveInstruction,
  solvePureSquare,
} from './parts.ts'

const kindOf = (d: number) => (d > 0 ? 'twoReal' : d === 0 ? 'oneReal' : 'twoComplex')

const DECIDES = {
  twoReal: {
    en: line`The discriminant is positive: two real roots.`,
    es: line`El discriminante es positivo: dos raíces reales.`,
  },
  oneReal: {
    en: line`The discriminant is 0: one real root (a double root).`,
    es: line`El discriminante es 0: una raíz real (doble).`,
  },
  twoComplex: {
    en: line`The discriminant is negative: two complex roots that are not real.`,
    es: line`El discriminante es negativo: dos raíces complejas que no son reales.`,
  },
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  kindOfRoots: form({
    levels: ['easy'],
    share: 2,
    instruction: {
      en: prose`Use the discriminant. What kind of roots does the equation have?`,
      es: prose`Usa el discriminante. ¿Qué tipo de raíces tiene la ecuación?`,
    },
    lines: 2,
    draw: random => {
      const wanted = random.evenly(['twoReal', 'oneReal', 'twoComplex'])
      if (wanted === 'oneReal') {
        const [p, q] = random.until(
          () => [random.int(1, 3), nonzero(random, 3)] as const,
          ([p, q]) => gcd(p, q) === 1 && Math.abs(2 * p * q) <= 12,
        )
        return { of: [p * p, 2 * p * q, q * q] as Quadratic }
      }
      return {
        of: random.until(
          (): Quadratic => [random.int(1, 4), nonzero(random, 12), nonzero(random, 12)],
          of => kindOf(discriminant(of)) === wanted,
        ),
      }
    },
    answer: option({
      twoReal: { en: prose`two real roots`, es: prose`dos raíces reales` },
      oneReal: { en: prose`one real root (a double root)`, es: prose`una raíz real (doble)` },
      twoComplex: {
        en: prose`two complex roots that are not real`,
        es: prose`dos raíces complejas que no son reales`,
      },
    }),
    solve: ({ of }) => kindOf(discriminant(of)),
    ask: ({ of }) => both(standard(of)),
    solution: ({ of }) => {
      const d = discriminant(of)
      return [
        ...discriminantSteps(of),
        answerStep(relation(m`b^2 - 4a c`, d > 0 ? '>' : d < 0 ? '<' : '=', 0), DECIDES[kindOf(d)]),
      ]
    },
    whyWrong: ({ of }, answer) => {
      const d = discriminant(of)
      return ofAllBut(answer, {
        twoReal: {
          en: line`The discriminant would have to be positive, and it is ${d}.`,
          es: line`El discriminante tendría que ser positivo y es ${d}.`,
        },
        oneReal: {
          en: line`The discriminant would have to be ${0}, and it is ${d}.`,
          es: line`El discriminante tendría que ser ${0} y es ${d}.`,
        },
        twoComplex: {
          en: line`The discriminant would have to be negative, and it is ${d}.`,
          es: line`El discriminante tendría que ser negativo y es ${d}.`,
        },
      })
    },
    // Compares the value at the vertex with zero.
    check(printed, answer) {
      const [a, b] = coefficientsIn(printed)
      const { left } = printed.one('relation')
      const lowest = evaluate(left, { x: Ratio.of(-b, 2 * a) }).n * Math.sign(a)
      return answer === (lowest < 0 ? 'twoReal' : lowest === 0 ? 'oneReal' : 'twoComplex')
    },
  }),
  discriminant: form({
    levels: ['easy'],
    instruction: { en: prose`Find the discriminant.`, es: prose`Halla el discriminante.` },
    draw: random => ({ of: [random.int(1, 4), nonzero(random, 12), nonzero(random, 12)] as Quadratic }),
    answer: integer,
    solve: ({ of }) => discriminant(of),
    ask: ({ of }) => both(standard(of)),
    solution: ({ of }) => discriminantSteps(of),
    // −4a times the value at the vertex.
    check(printed, answer) {
      const [a, b] = coefficientsIn(printed)
      const { left } = printed.one('relation')
      return exact(answer).equals(evaluate(left, { x: Ratio.of(-b, 2 * a) }).times(-4 * a))
    },
  }),
  solveSquare: form({
    levels: ['easy'],
    share: 2,
    instruction: solveInstruction,
    draw: random => {
      const [a, q] = random.until(
        () => [random.int(1, 4), random.int(1, 7)] as const,
        ([a, q]) => a * q * q <= 60,
      )
      return { of: [a, 0, a * q * q] as Quadratic, isMoved: random.evenly([false, true]) }
    },
    answer: complexSolutions,
    solve: ({ of }) => rootsOf(of),
    ask: ({ of, isMoved }) => both(isMoved ? equation(polynomial([0, 0, of[0]]), -of[2]) : standard(of)),
    solution: ({ of, isMoved }) => solvePureSquare(of, isMoved),
    check: areRoots,
  }),
})
