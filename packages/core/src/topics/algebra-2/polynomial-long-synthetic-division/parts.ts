import {
  both,
  bracketed,
  divide,
  type Expr,
  equation,
  evaluate,
  explained,
  failed,
  itemOf,
  join,
  line,
  list,
  minus,
  negative,
  over,
  type Printed,
  type Random,
  type Step,
  statements,
  step,
  sum,
  symbol,
  type Value,
  writtenExpression,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { type Coefficients, monomial, plus, polynomial, sumOf, times } from '../../kit/polynomials/polynomial.ts'

export interface Division {
  readonly dividend: Coefficients
  readonly divisor: Coefficients
  readonly quotient: Coefficients
  readonly rest: Coefficients
}

export const division = (quotient: Coefficients, divisor: Coefficients, rest: Coefficients): Division => ({
  quotient,
  divisor,
  rest,
  dividend: plus(times(quotient, divisor), rest),
})

export const isSmall = ({ dividend }: Division) => dividend.every(value => Math.abs(value) <= 60)

/** Where the divisor is zero. */
const ZEROS = [-4, -3, -2, -1, 1, 2, 3, 4] as const

export const kinds = {
  /** No term is missing: that is for medium. */
  exact(random: Random) {
    const zero = random.evenly(ZEROS)
    return random.until(
      () => division([nonzero(random, 8), nonzero(random, 6), 1], [-zero, 1], []),
      ({ dividend }) => dividend.every(c => c !== 0),
    )
  },
  rest: (random: Random) =>
    division(
      [nonzero(random, 6), nonzero(random, 5), random.int(1, 3)],
      [-random.evenly(ZEROS), 1],
      [nonzero(random, 9)],
    ),
  /** The term of x² or x is missing in the dividend. */
  missing(random: Random) {
    const [c, first] = [random.evenly(ZEROS), random.int(1, 2)]
    const isSquareMissing = random.chance(0.5)
    const second = isSquareMissing ? c * first : nonzero(random, 4)
    return division([isSquareMissing ? nonzero(random, 5) : c * second, second, first], [-c, 1], [nonzero(random, 9)])
  },
  quartic: (random: Random) =>
    division(
      [nonzero(random, 4), nonzero(random, 4), nonzero(random, 4), 1],
      [-random.evenly(ZEROS), 1],
      [nonzero(random, 9)],
    ),
  quadratic: (random: Random) =>
    division(
      [nonzero(random, 5), random.int(2, 3)],
      [nonzero(random, 5), nonzero(random, 4), 1],
      [nonzero(random, 9), random.int(1, 6)],
    ),
  /** The dividend has no term of x². */
  quadraticMissing(random: Random) {
    const [b, first] = [nonzero(random, 3), 2]
    return division([-b * first, first], [nonzero(random, 5), b, 1], [nonzero(random, 9), random.int(1, 6)])
  },
  leading: (random: Random) =>
    division(
      [nonzero(random, 4), nonzero(random, 4), random.int(1, 3)],
      [random.pick([-5, -3, -1, 1, 3, 5]), 2],
      [nonzero(random, 9)],
    ),
  leadingThree: (random: Random) =>
    division(
      [nonzero(random, 4), nonzero(random, 4), random.int(1, 2)],
      [random.pick([-5, -4, -2, -1, 1, 2, 4, 5]), 3],
      [nonzero(random, 9)],
    ),
  /** The dividend has no term of x. */
  leadingMissing(random: Random) {
    const [first, below] = [random.int(1, 2), random.pick([-3, -1, 1, 3])]
    // 2 · c + below · b = 0 for the quotient … + bx + c.
    const b = random.pick([-4, -2, 2, 4])
    return division([(-below * b) / 2, b, first], [below, 2], [nonzero(random, 9)])
  },
}

export type Kind = keyof typeof kinds

export type Level = { readonly kinds: readonly Kind[] }

export const draw = (random: Random, level: Level): Division => {
  const kind = random.evenly(level.kinds)
  return random.until(() => kinds[kind](random), isSmall)
}

/** q + r/d, with the sign of a single number before the fraction. */
export function result({ quotient, divisor, rest }: Division): Expr {
  if (rest.every(value => value === 0)) return polynomial(quotient)
  const below = polynomial(divisor)
  const fraction =
    (rest.findLast(value => value !== 0) ?? failed('A remainder that is not 0 leads with a coefficient')) < 0
      ? negative(over(polynomial(rest.map(value => -value)), below))
      : over(polynomial(rest), below)
  const terms = quotient.map((c, i) => (c === 0 ? null : monomial(c, ['x', i]))).reverse()
  return sumOf([...terms.filter(term => term !== null), fraction])
}

export const PLACES = [7, -8, 9, 11, -13, 10]

/** Answer times divisor is the dividend, and what is left over the divisor has a lower degree. */
export function multipliesBack(printed: Printed, answer: Expr): boolean {
  const { over: top, under } = printed.one('quotient')
  const last = answer.kind === 'sum' ? answer.terms.at(-1) : undefined
  const fraction = last?.kind === 'negative' ? last.of : last
  const whole = fraction?.kind === 'quotient' && answer.kind === 'sum' ? sumOf(answer.terms.slice(0, -1)) : answer
  const far = 1000
  const left = evaluate(top, { x: far }).minus(evaluate(whole, { x: far }).times(evaluate(under, { x: far })))
  return (
    Math.abs(left.toNumber()) < Math.abs(evaluate(under, { x: far }).toNumber()) &&
    PLACES.every(value => {
      const at = { x: value }
      return evaluate(answer, at).times(evaluate(under, at)).equals(evaluate(top, at))
    })
  )
}

const x = symbol('x')
const trimmed = (of: Coefficients): Coefficients => of.slice(0, of.findLastIndex(c => c !== 0) + 1)
/** Round by round: a term of the quotient, and what is left after its product with the divisor is taken away. */
export function longDivision(of: Division): readonly Step[] {
  const { dividend, divisor, quotient } = of
  const rounds: Step[] = []
  let left: Coefficients = dividend
  for (let k = quotient.length - 1; k >= 0; k--) {
    const c = itemOf(quotient, k)
    if (c === 0) continue
    const term = monomial(c, ['x', k])
    const [top, lead] = [itemOf(left, left.length - 1), itemOf(divisor, divisor.length - 1)]
    const product = times([...Array<number>(k).fill(0), c], divisor)
    const next = trimmed(plus(left, product, -1))
    rounds.push(
      step(
        equation(minus(bracketed(polynomial(left)), bracketed(polynomial(product))), polynomial(next)),
        because.divideLeadingTerms,
        {
          quotient: equation(
            over(monomial(top, ['x', left.length - 1]), monomial(lead, ['x', divisor.length - 1])),
            term,
          ),
        },
      ),
    )
    left = next
  }
  return [
    ...rounds,
    left.length > 0
      ? step(result(of), because.quotientAndRemainder)
      : explained(
          result(of),
          line`The remainder is ${0}: the terms that were found are the quotient.`,
          line`El residuo es ${0}: los términos hallados forman el cociente.`,
        ),
  ]
}

/** The zero of the divisor, and each column: coefficient plus zero times the sum before. */
const columns = (of: Division): readonly [Step, Step] => {
  const zero = -itemOf(of.divisor, 0)
  const sums = sumsOf(of)
  const top = [...of.dividend].reverse()
  const inParentheses = (value: number): Value => (value < 0 ? bracketed(value) : value)
  return [
    step(equation(x, zero), top.includes(0) ? because.zeroInFrontAndMissing : because.zeroInFront, { value: zero }),
    step(
      statements(
        ...sums
          .slice(1)
          .map((value, i) =>
            equation(sum(itemOf(top, i + 1), join(inParentheses(zero), inParentheses(itemOf(sums, i)))), value),
          ),
      ),
      because.columnByColumn,
      { first: itemOf(sums, 0), value: zero },
    ),
  ]
}
/** A remainder of 0 has no coefficients. */
const constantOf = (rest: readonly number[]): number => (rest.length === 0 ? 0 : itemOf(rest, 0))
/** The last row of a synthetic division: the quotient from its highest power, then the remainder. */
const sumsOf = ({ quotient, rest }: Division): readonly number[] => [...[...quotient].reverse(), constantOf(rest)]

export const syntheticDivision = (of: Division): readonly Step[] => [
  ...columns(of),
  step(result(of), because.readLastRow),
]
/** Both rows that the pupil fills in: the products, then the sums. */
export const rowsOf = (of: Division): readonly [products: readonly number[], sums: readonly number[]] => {
  const sums = sumsOf(of)
  return [sums.slice(0, -1).map(value => value * -itemOf(of.divisor, 0)), sums]
}
export const completedTableau = (of: Division): readonly Step[] => [
  ...columns(of),
  step(statements(...rowsOf(of).map(row => list(...row))), because.fillTheRows),
]

/** A division to carry out, its quotient written with the remainder over the divisor. */
export const divided = {
  draw,
  answer: writtenExpression,
  solve: result,
  ask: ({ dividend, divisor }: Division) =>
    both(divide(bracketed(polynomial(dividend)), bracketed(polynomial(divisor)))),
  check: multipliesBack,
}
