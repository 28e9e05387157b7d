import { solutionSet } from '../../../answer/number-list.ts'
import { both } from '../../../content.ts'
import { equation } from '../../../math/build.ts'
import type { Expr } from '../../../math/expr.ts'
import type { FormMaker } from '../../../topic.ts'
import { polynomial } from '../shared/polynomial.ts'
import type { levels } from './levels.ts'
import { discriminant, drawWith, isIrrational, type Quadratic, rootsOf, solveIt, solvesAll } from './parts.ts'

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
    answer: solutionSet('x'),
    solve: ({ of }) => rootsOf(of),
    ask: ({ of, style }) => both(moved(of, style)),
    check: solvesAll,
  }),
})
