import {
  type Expr,
  equation,
  explained,
  expr,
  join,
  line,
  over,
  pi,
  type Random,
  Ratio,
  root,
  type Step,
  times,
} from '../../../author.ts'
import { isSquare, type Kind, signed } from './numbers.ts'

/** An expression whose value shows only when it is simplified. */
export type Hidden =
  | { readonly rule: 'product' | 'quotient'; readonly a: number; readonly b: number; readonly isNegative: boolean }
  | { readonly rule: 'pi'; readonly a: number; readonly b: number; readonly isNegative: boolean }

/** What stands under the root after the first step; for π the quotient itself. */
const inside = ({ rule, a, b }: Hidden): Ratio => (rule === 'product' ? Ratio.of(a * b) : Ratio.of(a, b))

export function shownOf({ rule, a, b, isNegative }: Hidden): Expr {
  if (rule === 'product') return signed(isNegative, times(root(a), root(b)))
  if (rule === 'quotient') return signed(isNegative, over(root(a), root(b)))
  const piTimes = (n: number) => (n === 1 ? pi : join(n, pi))
  return signed(isNegative, over(piTimes(a), piTimes(b)))
}

const rootOfRatio = (value: Ratio): Expr => root(value.isInteger ? value.n : over(value.n, value.d))

/** The value where it is rational, else null. */
function rationalValue(of: Hidden): Ratio | null {
  const value = inside(of)
  const sign = of.isNegative ? -1 : 1
  if (of.rule === 'pi') return value.times(sign)
  return isSquare(value.n) && isSquare(value.d) ? Ratio.of(sign * Math.sqrt(value.n), Math.sqrt(value.d)) : null
}

export function simpleOf(of: Hidden): Expr {
  const value = rationalValue(of)
  return value ? expr(value) : signed(of.isNegative, rootOfRatio(inside(of)))
}

export function kindOfHidden(of: Hidden): Kind {
  const value = rationalValue(of)
  if (value === null) return 'irrational'
  if (!value.isInteger) return 'rational'
  return value.n > 0 ? 'natural' : 'integer'
}

/** The expression, simplified: the product or quotient under one root, or π divided out. */
export function simplified(of: Hidden): Step {
  const [shown, simple] = [shownOf(of), simpleOf(of)]
  const { rule, a, b, isNegative } = of
  if (rule === 'pi') {
    const between = signed(isNegative, over(a, b))
    return explained(
      inside(of).d === b ? equation(shown, simple) : equation(equation(shown, between), simple),
      line`Divide numerator and denominator by ${pi}.`,
      line`Divide el numerador y el denominador entre ${pi}.`,
    )
  }
  const one = rootOfRatio(inside(of))
  const between = signed(isNegative, one)
  const work = kindOfHidden(of) === 'irrational' ? equation(shown, simple) : equation(equation(shown, between), simple)
  if (rule === 'product')
    return explained(
      work,
      line`Multiply under one root: ${equation(times(a, b), a * b)}.`,
      line`Multiplica bajo una sola raíz: ${equation(times(a, b), a * b)}.`,
    )
  return explained(
    work,
    line`Divide under one root: ${equation(over(a, b), inside(of))}.`,
    line`Divide bajo una sola raíz: ${equation(over(a, b), inside(of))}.`,
  )
}

const pick = (
  random: Random,
  rule: 'product' | 'quotient',
  pairs: readonly (readonly [number, number])[],
  isNegative = false,
): Hidden => {
  const [a, b] = random.pick(pairs)
  return { rule, a, b, isNegative }
}
const PRODUCTS = [
  [8, 2],
  [12, 3],
  [2, 18],
  [20, 5],
  [3, 27],
  [2, 32],
  [5, 45],
  [6, 24],
  [28, 7],
  [3, 48],
] as const
const QUOTIENTS = [
  [50, 2],
  [72, 2],
  [48, 3],
  [75, 3],
  [20, 5],
  [45, 5],
  [63, 7],
  [54, 6],
  [32, 2],
  [98, 2],
] as const
const PARTS = [
  [2, 8],
  [3, 27],
  [2, 18],
  [5, 20],
  [8, 18],
  [12, 27],
  [18, 50],
  [20, 45],
  [3, 48],
  [12, 75],
] as const
const ROUGH = [
  [2, 5],
  [3, 7],
  [2, 7],
  [5, 3],
  [6, 5],
  [2, 11],
  [7, 6],
  [3, 10],
  [5, 7],
  [2, 13],
] as const
const ROUGH_QUOTIENTS = [
  [18, 3],
  [30, 5],
  [42, 6],
  [14, 2],
  [33, 3],
  [50, 5],
  [26, 2],
  [21, 7],
  [40, 8],
  [45, 3],
] as const

/** An expression of a kind. */
export const hiddenOf: Readonly<Record<'natural' | 'integer' | 'rational' | 'irrational', (random: Random) => Hidden>> =
  {
    natural: random =>
      random.chance(0.25)
        ? ofPi(random, false)
        : random.chance(0.5)
          ? pick(random, 'product', PRODUCTS)
          : pick(random, 'quotient', QUOTIENTS),
    integer: random =>
      random.chance(0.2)
        ? ofPi(random, true)
        : random.chance(0.5)
          ? pick(random, 'product', PRODUCTS, true)
          : pick(random, 'quotient', QUOTIENTS, true),
    rational: random => {
      if (random.chance(0.7)) return pick(random, 'quotient', PARTS)
      const b = random.int(3, 9)
      return { rule: 'pi', a: random.coprimeTo(b), b, isNegative: random.chance(0.5) }
    },
    irrational: random =>
      random.chance(0.5) ? pick(random, 'product', ROUGH) : pick(random, 'quotient', ROUGH_QUOTIENTS),
  }
function ofPi(random: Random, isNegative: boolean): Hidden {
  const b = random.int(1, 4)
  return { rule: 'pi', a: b * random.int(2, 9), b, isNegative }
}
