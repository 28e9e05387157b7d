import {
  answerStep,
  type Both,
  type Content,
  compareFractions,
  type Expr,
  equation,
  evaluate,
  expr,
  itemOf,
  line,
  mixed,
  over,
  prose,
  type Random,
  type Ratio,
  relation,
  type Step,
  statements,
  step,
  sum,
  times,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Comparison, comparisonOf, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import { proper } from '../../kit/fractions/fractions.ts'

export const COMPARISONS = ['less', 'equal', 'greater'] as const

/** A factor less than 1, equal to 1 as 4/4, or greater than 1, as a mixed number or not. */
export function drawFactor(random: Random, size: Comparison, denominators: readonly number[]): Expr {
  const d = random.pick(denominators)
  if (size === 'equal') return over(d, d)
  if (size === 'less') return expr(proper(random, d))
  const value = proper(random, d).plus(random.int(1, 2))
  return random.chance(0.5) && value.compare(2) < 0 ? expr(value) : mixed(value)
}

const PRODUCTS = {
  less: (of: Value) => ({
    en: line`A factor less than 1 gives a product less than ${of}.`,
    es: line`Con un factor menor que 1, el producto es menor que ${of}.`,
  }),
  equal: (of: Value) => ({
    en: line`A factor equal to 1 gives ${of} again.`,
    es: line`Con un factor igual a 1, el producto es otra vez ${of}.`,
  }),
  greater: (of: Value) => ({
    en: line`A factor greater than 1 gives a product greater than ${of}.`,
    es: line`Con un factor mayor que 1, el producto es mayor que ${of}.`,
  }),
} as const
/** What a factor of this size does to a number. */
export const productSaid = (size: Comparison, of: Value) => PRODUCTS[size](of)

/** What the factor does to a number; the last step may show a choice that says so. */
export function scaled(factor: Value, of: Value, end?: Content | Both<Content>): readonly Step[] {
  const size = comparisonOf(evaluate(expr(factor)), 1)
  const sign = comparisonSigns[size]
  return [
    step(relation(factor, sign, 1), because.explain, {
      sentence: { en: line`Compare the factor with 1.`, es: line`Compara el factor con 1.` },
    }),
    answerStep(end ?? relation(times(factor, of), sign, of), productSaid(size, of)),
  ]
}

/** The factors of the printed product. */
export function factorsOf(product: Expr | undefined): readonly [Ratio, Ratio] {
  const factors = product?.kind === 'product' ? product.factors : []
  return [evaluate(itemOf(factors, 0)), evaluate(itemOf(factors, 1))]
}

export const writeSign = {
  en: prose`Without multiplying, write <, >, or =.`,
  es: prose`Sin multiplicar, escribe <, > o =.`,
}

/** Two factors with the same whole part, or one that is the other with more parts. */
export function comparedFactors(left: Expr, right: Expr): readonly Step[] {
  const [a, b] = [evaluate(left), evaluate(right)]
  if (a.equals(b)) {
    const [simple, other] = left.kind === 'quotient' && evaluate(left.under).equals(a.d) ? [left, right] : [right, left]
    return [
      step(equation(other, simple), because.explain, {
        sentence: {
          en: line`The factors are equal: divide the numerator and the denominator of ${other}.`,
          es: line`Los factores son iguales: divide el numerador y el denominador de ${other}.`,
        },
      }),
    ]
  }
  const wholePart = Math.floor(a.toNumber())
  // The last line would say again what the products then say.
  const parts = compareFractions(a.minus(wholePart), b.minus(wholePart)).slice(0, -1)
  if (wholePart === 0) return parts
  return [
    step(
      statements(
        equation(left, sum(wholePart, a.minus(wholePart))),
        equation(right, sum(wholePart, b.minus(wholePart))),
      ),
      because.explain,
      {
        sentence: {
          en: line`The whole parts are equal. Compare the fractions.`,
          es: line`Las partes enteras son iguales. Compara las fracciones.`,
        },
      },
    ),
    ...parts,
  ]
}
