import {
  type Expr,
  equation,
  join,
  list,
  minus,
  over,
  power,
  type Step,
  step,
  sum,
  symbol,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Base, log } from './parts.ts'

const [M, N, n] = [symbol('M'), symbol('N'), symbol('n')]

const RULES = {
  product: {
    of: (base: Base) => equation(log(base, join(M, N)), sum(log(base, M), log(base, N))),
    reason: because.logOfProduct,
  },
  quotient: {
    of: (base: Base) => equation(log(base, over(M, N)), minus(log(base, M), log(base, N))),
    reason: because.logOfQuotient,
  },
  power: {
    of: (base: Base) => equation(log(base, power(M, n)), join(n, log(base, M))),
    reason: because.logOfPower,
  },
} as const
export type Rule = keyof typeof RULES

/** M = x, N = y; or M = x, n = 3. */
const partsOf = (rule: Rule, first: Expr, second: Value): Expr =>
  list(equation(M, first), equation(rule === 'power' ? n : N, second))

/** The rule in letters, and what it makes of these parts. */
export const byRule = (rule: Rule, base: Base, first: Expr, second: Value, result: Expr): readonly [Step, Step] => [
  step(RULES[rule].of(base), RULES[rule].reason),
  step(result, because.withTheseParts, { parts: partsOf(rule, first, second) }),
]
