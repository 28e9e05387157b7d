import {
  approximate,
  both,
  bracketed,
  equation,
  exact,
  expr,
  type FormMaker,
  isNear,
  power,
  prose,
  Ratio,
  solution,
  solveLinear,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import type { levels } from './parts.ts'

const POWERS = [
  [2, 1],
  [2, 2],
  [2, 3],
  [3, 1],
  [3, 2],
  [3, 3],
  [5, 1],
  [5, 2],
  [2, -1],
  [2, -2],
  [3, -1],
] as const

export const easyForms = (form: FormMaker<typeof levels>) => ({
  commonBase: form({
    levels: ['easy'],
    instruction: {
      en: prose`Solve by writing both sides with a common base.`,
      es: prose`Resuelve escribiendo los dos lados con una base común.`,
    },
    draw: random => {
      const isConstant = random.evenly([false, true])
      return random.until(
        () => {
          const [p, a] = random.pick(POWERS)
          const [, b] = random.pick(POWERS.filter(([q, n]) => q === p && n !== a))
          const left = [random.int(-4, 5), random.int(1, 2)] as const
          const right = [random.int(-4, 5), isConstant ? 0 : random.int(1, 2)] as const
          const slope = a * left[1] - b * right[1]
          return { p, a, b, left, right, x: slope === 0 ? null : Ratio.of(b * right[0] - a * left[0], slope) }
        },
        ({ p, b, right, x: root }) =>
          root !== null &&
          root.d <= 4 &&
          Math.abs(root.n) <= 12 &&
          (!isConstant || (right[0] * b !== 0 && Math.abs(right[0] * b) <= (p === 2 ? 6 : p === 3 ? 4 : 3))),
      )
    },
    answer: solution('x'),
    solve: ({ x: root }) => root ?? 0,
    ask: ({ p, a, b, left, right }) => {
      const first = power(expr(Ratio.of(p).power(a)), polynomial(left))
      const isConstant = right[1] === 0
      return both(
        equation(
          first,
          isConstant ? Ratio.of(p).power(b * right[0]) : power(expr(Ratio.of(p).power(b)), polynomial(right)),
        ),
      )
    },
    solution: ({ p, a, b, left, right }) => {
      const isConstant = right[1] === 0
      const whole = (n: number, of: readonly number[]) => polynomial(of.map(value => value * n))
      const nested = (n: number, of: readonly number[]) =>
        n === 1 ? power(p, polynomial(of)) : power(bracketed(power(p, n)), polynomial(of))
      const exponents = equation(whole(a, left), whole(b, right))
      return [
        step(
          equation(nested(a, left), isConstant ? power(p, whole(b, right)) : nested(b, right)),
          because.rewriteAsPowers,
        ),
        ...(a === 1 && isConstant
          ? []
          : [step(equation(power(p, whole(a, left)), power(p, whole(b, right))), because.multiplyExponents)]),
        step(exponents, because.sameBase, { base: p }),
        ...solveLinear(exponents),
      ]
    },
    check: (printed, answer) => {
      const { left, right } = printed.one('relation')
      const value = exact(answer).toNumber()
      return isNear(approximate(left, { x: value }) / approximate(right, { x: value }), 1)
    },
  }),
})
