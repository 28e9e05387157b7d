import {
  both,
  equation,
  evaluate,
  exact,
  expressionSet,
  type FormMaker,
  gcd,
  integer,
  option,
  prose,
  Ratio,
} from '../../../author.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import { discriminant, type Quadratic, standard } from '../../kit/polynomials/quadratic.ts'
import type { levels } from './levels.ts'
import { areRoots, coefficientsIn, rootsOf, solveInstruction } from './parts.ts'

const kindOf = (d: number) => (d > 0 ? 'twoReal' : d === 0 ? 'oneReal' : 'twoComplex')

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
      twoComplex: { en: prose`two complex roots that are not real`, es: prose`dos raíces complejas no reales` },
    }),
    solve: ({ of }) => kindOf(discriminant(of)),
    ask: ({ of }) => both(standard(of)),
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
    answer: { ...expressionSet, requires: 'simplified' },
    solve: ({ of }) => rootsOf(of),
    ask: ({ of, isMoved }) => both(isMoved ? equation(polynomial([0, 0, of[0]]), -of[2]) : standard(of)),
    check: areRoots,
  }),
})
