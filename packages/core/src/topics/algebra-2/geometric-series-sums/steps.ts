import {
  absolute,
  bracketed,
  type Expr,
  equation,
  explained,
  expr,
  join,
  line,
  minus,
  over,
  power,
  Ratio,
  relation,
  type Step,
  statements,
  step,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { a1, finiteSum, r, S } from './parts.ts'

const n = symbol('n')
const FINITE = equation(symbol('S', n), over(join(a1, bracketed(minus(1, power(r, n)))), minus(1, r)))
export const INFINITE = equation(symbol('S'), over(a1, minus(1, r)))

const inParentheses = (of: Ratio): Expr => (of.n < 0 || of.d > 1 ? bracketed(of) : expr(of))
/** 1 − r, with brackets around a negative ratio. */
export const lessThanOne = (ratio: Ratio): Expr => minus(1, ratio.n < 0 ? bracketed(ratio) : ratio)
const times = (a: Ratio, of: Expr): Expr => (a.equals(1) ? of : a.equals(-1) ? join(-1, of) : join(a, of))

/** The ratio of the first two terms. */
export const ratioStep = (a: Ratio, ratio: Ratio): Step =>
  step(equation(equation(r, over(a.times(ratio), a)), ratio), because.ratioOfTerms)

/** S_n by the formula, from a, r and n. */
export function finiteSteps(a: Ratio, ratio: Ratio, count: number): readonly Step[] {
  const raised = power(inParentheses(ratio), count)
  const [isOne, below] = [a.equals(1), Ratio.of(1).minus(ratio)]
  return [
    step(equation(S(count), over(times(a, bracketed(minus(1, raised))), lessThanOne(ratio))), because.use, {
      rule: FINITE,
    }),
    step(
      equation(S(count), over(times(a, bracketed(Ratio.of(1).minus(ratio.power(count)))), Ratio.of(1).minus(ratio))),
      because.explain,
      {
        sentence: {
          en: line`Work out ${equation(raised, ratio.power(count))}, then both differences.`,
          es: line`Calcula ${equation(raised, ratio.power(count))} y luego las dos diferencias.`,
        },
      },
    ),
    explained(
      equation(S(count), finiteSum(a, ratio, count)),
      isOne ? line`Divide by ${below}.` : line`Multiply in the numerator, then divide by ${below}.`,
      isOne ? line`Divide entre ${below}.` : line`Multiplica en el numerador y luego divide entre ${below}.`,
    ),
  ]
}

/** S = a/(1 − r), worked out. */
export const infiniteSteps = (a: Ratio, ratio: Ratio): readonly Step[] => [
  step(
    statements(relation(absolute(ratio), '<', 1), equation(symbol('S'), over(a, lessThanOne(ratio)))),
    because.sumOfInfinite,
    { rule: INFINITE },
  ),
  explained(
    equation(symbol('S'), a.over(Ratio.of(1).minus(ratio))),
    line`Divide ${a} by ${Ratio.of(1).minus(ratio)}: multiply it by ${Ratio.of(1).over(Ratio.of(1).minus(ratio))}.`,
    line`Divide ${a} entre ${Ratio.of(1).minus(ratio)}: multiplícalo por ${Ratio.of(1).over(Ratio.of(1).minus(ratio))}.`,
  ),
]
