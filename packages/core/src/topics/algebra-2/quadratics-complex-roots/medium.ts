import { both, equation, expressionSet, type FormMaker, gcd } from '../../../author.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import { discriminant, type Quadratic, standard } from '../../kit/polynomials/quadratic.ts'
import type { levels } from './levels.ts'
import { areRoots, rootsOf, solveInstruction } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  solve: form({
    levels: ['medium'],
    share: 4,
    instruction: solveInstruction,
    lines: 5,
    draw: random => {
      const isMoved = random.evenly([false, true])
      const style = random.evenly(['gaussian', 'radical', 'leading'])
      if (style === 'leading')
        return {
          isMoved,
          of: random.until(
            (): Quadratic => [random.int(2, 4), nonzero(random, 10), random.int(1, 20)],
            of => discriminant(of) < 0 && gcd(gcd(of[0], of[1]), of[2]) === 1,
          ),
        }
      const p = nonzero(random, 6)
      const square = style === 'gaussian' ? random.int(1, 4) ** 2 : random.pick([2, 3, 5, 6, 7, 8, 12])
      return { isMoved, of: [1, -2 * p, p * p + square] as Quadratic }
    },
    answer: { ...expressionSet, requires: 'simplified' },
    solve: ({ of }) => rootsOf(of),
    ask: ({ of: [a, b, c], isMoved }) => both(isMoved ? equation(polynomial([0, b, a]), -c) : standard([a, b, c])),
    check: areRoots,
  }),
})
