import { both, type Expr, equation, type FormMaker, option, prose } from '../../../author.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import { discriminant, type Quadratic, standard } from '../../kit/polynomials/quadratic.ts'
import type { levels } from './levels.ts'
import {
  coefficientsIn,
  drawRational,
  drawWith,
  isIrrational,
  isSquare,
  rootsOf,
  simplestSolutions,
  solveIt,
  solvesAll,
  x,
} from './parts.ts'

/** Terms on both sides: ax² = −bx − c. */
const moved = ([a, b, c]: Quadratic, style: number): Expr =>
  style === 0
    ? equation(polynomial([0, 0, a]), polynomial([-c, -b]))
    : style === 1
      ? equation(polynomial([0, b, a]), -c)
      : equation(polynomial([c, 0, a]), polynomial([0, -b]))

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  solveRadical: form({
    levels: ['medium'],
    share: 3,
    instruction: solveIt,
    lines: 5,
    draw: random => ({
      of: random.chance(0.15) ? drawWith(random, 6, of => discriminant(of) < 0) : drawWith(random, 6, isIrrational),
      style: random.evenly([0, 1, 2]),
    }),
    answer: simplestSolutions,
    solve: ({ of }) => rootsOf(of),
    ask: ({ of, style }) => both(moved(of, style)),
    check: solvesAll,
  }),

  method: form({
    levels: ['medium'],
    instruction: {
      en: prose`Choose the method: square roots if there is no ${x}-term, factoring if the discriminant is a perfect square, otherwise the formula.`,
      es: prose`Elige el método: raíces cuadradas si no hay término en ${x}, factorización si el discriminante es un cuadrado perfecto y, si no, la fórmula.`,
    },
    lines: 2,
    draw: random => {
      const kind = random.evenly(['roots', 'factoring', 'formula'] as const)
      if (kind === 'roots') return { of: [random.int(1, 5), 0, -random.int(2, 60)] as Quadratic }
      return { of: kind === 'factoring' ? drawRational(random) : drawWith(random, 5, isIrrational) }
    },
    answer: option({
      roots: { en: prose`square roots`, es: prose`raíces cuadradas` },
      factoring: { en: prose`factoring`, es: prose`factorización` },
      formula: { en: prose`quadratic formula`, es: prose`fórmula cuadrática` },
    }),
    solve: ({ of }) => (of[1] === 0 ? 'roots' : isSquare(discriminant(of)) ? 'factoring' : 'formula'),
    ask: ({ of }) => both(standard(of)),
    // Factors over the integers exactly when some pair with product ac has the sum b.
    check(printed, answer) {
      const [a, b, c] = coefficientsIn(printed).map(value => value.n) as [number, number, number]
      const splits = Array.from({ length: 401 }, (_, i) => i - 200).some(u => u * (b - u) === a * c)
      return answer === (b === 0 ? 'roots' : splits ? 'factoring' : 'formula')
    },
  }),
})
