import {
  type Expr,
  equation,
  explained,
  join,
  line,
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
const partsOf = (rule: Rule, first: Expr, second: Value) => {
  const [one, other] = [equation(M, first), equation(rule === 'power' ? n : N, second)]
  return { en: line`${one} and ${other}`, es: line`${one} y ${other}` }
}

/** The rule in letters, and what it makes of these parts; a sum or difference is the right side of its rule. */
export function byRule(
  rule: Rule,
  base: Base,
  first: Expr,
  second: Value,
  result: Expr,
  isBackwards = false,
): readonly [Step, Step] {
  const parts = partsOf(rule, first, second)
  return [
    step(RULES[rule].of(base), RULES[rule].reason),
    isBackwards
      ? explained(
          result,
          [...line`Read the rule from right to left. Here `, ...parts.en, '.'],
          [...line`Lee la regla de derecha a izquierda. Aquí `, ...parts.es, '.'],
        )
      : step(result, because.withTheseParts, { parts }),
  ]
}
