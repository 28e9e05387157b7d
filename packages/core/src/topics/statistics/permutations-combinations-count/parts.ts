import {
  answerStep,
  combinations,
  type Expr,
  equation,
  expr,
  factorial,
  join,
  line,
  over,
  type Printed,
  permutations,
  type Step,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { Counted } from './counting-stories.ts'

export const factorialOf = (k: number): number => (k <= 1 ? 1 : k * factorialOf(k - 1))

export const arranged = (n: number, r: number): number => (r === 0 ? 1 : n * arranged(n - 1, r - 1))

export const chosen = (n: number, r: number) => arranged(n, r) / factorialOf(r)

/** How many subsets of r things there are, one thing at a time: Pascal's rule. */
export const subsets = (n: number, r: number): number =>
  r === 0 || r === n ? 1 : subsets(n - 1, r - 1) + subsets(n - 1, r)

export const numbersIn = (printed: Printed) => printed.numbers.map(({ n }) => n)

/** n(n − 1)…, r factors. */
export const falling = (n: number, r: number): Expr =>
  r === 1 ? expr(n) : join(...Array.from({ length: r }, (_, i) => n - i))
/** The number of choices in order, or of choices without order, by factorials. */
export const selectionSteps = (n: number, r: number, isOrdered: boolean): readonly Step[] =>
  isOrdered
    ? [
        step(equation(permutations(n, r), over(factorial(n), factorial(n - r))), because.writeFormula),
        step(equation(falling(n, r), arranged(n, r)), because.cancel, { factor: factorial(n - r) }),
      ]
    : [
        step(
          equation(combinations(n, r), over(factorial(n), join(factorial(r), factorial(n - r)))),
          because.writeFormula,
        ),
        step(equation(over(falling(n, r), factorial(r)), chosen(n, r)), because.cancel, { factor: factorial(n - r) }),
      ]
export const waysStep = (count: number, what: Counted): Step =>
  answerStep(expr(count), { en: line`There are ${count} ${what}.`, es: line`Hay ${count} ${what}.` })
