import {
  assert,
  bracketed,
  type Expr,
  equation,
  isTrue,
  join,
  m,
  negative,
  number,
  over,
  type Random,
  Ratio,
  symbol,
} from '../../../author.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { polynomial, sumOf, times } from '../../kit/polynomials/polynomial.ts'

interface Drawn {
  readonly of: Expr
  readonly solutions: readonly number[]
  /** The roots of the cleared equation that make a denominator zero. */
  readonly extraneous: readonly number[]
}

export const x = symbol('x')

const linear = (zero: number) => polynomial([-zero, 1])

/** n/d as a term of a sum: the sign before the fraction. */
const term = (n: number, below: Expr) => (n < 0 ? negative(over(-n, below)) : over(n, below))

/** x/(x − p) + b/(x − q) = c/((x − p)(x − q)) with the roots r and s once cleared. */
function quadratic(p: number, q: number, r: number, s: number, isMultipliedOut: boolean): Drawn | null {
  const b = q - r - s
  const c = -b * p - r * s
  const roots = [...new Set([r, s])]
  if (b === 0 || c === 0 || p === q) return null
  const below = isMultipliedOut ? polynomial(times([-p, 1], [-q, 1])) : join(asFactor(p), asFactor(q))
  return {
    of: equation(sumOf([over(x, linear(p)), term(b, linear(q))]), term(c, below)),
    solutions: roots.filter(root => root !== p && root !== q),
    extraneous: roots.filter(root => root === p || root === q),
  }
}

const asFactor = (zero: number): Expr => (zero === 0 ? x : bracketed(linear(zero)))

export const kinds = {
  divided(random: Random): Drawn {
    const [a, c] = random.sample([2, 3, 4, 5, 6, 8], 2)
    const [s, b] = [nonzero(random, 12), nonzero(random, 9)]
    const value = Ratio.of(s, a ?? 1).plus(Ratio.of(b, c ?? 1))
    return {
      of: equation(sumOf([over(x, a ?? 1), number(Ratio.of(b, c ?? 1))]), value),
      solutions: [s],
      extraneous: [],
    }
  },
  proportion(random: Random): Drawn {
    const [u, v] = random.sample([2, 3, 4, 5, 6, 7, 8], 2)
    const [k, s] = [random.int(1, 2), nonzero(random, 9)]
    const [first, second] = [(u ?? 2) - s, (v ?? 3) - s]
    return {
      of: equation(over(k * (u ?? 2), polynomial([first, 1])), over(k * (v ?? 3), polynomial([second, 1]))),
      solutions: [s],
      extraneous: [],
    }
  },
  reciprocal(random: Random): Drawn {
    const [s, a, c] = [nonzero(random, 9), random.int(1, 12), random.int(2, 6)]
    const b = nonzero(random, 5)
    const value = Ratio.of(a, s).plus(Ratio.of(b, c))
    return { of: equation(sumOf([over(a, x), number(Ratio.of(b, c))]), value), solutions: [s], extraneous: [] }
  },
  twoFractions(random: Random): Drawn {
    const [p, q, c, d, a] = random.until(
      () => {
        const [p, q, c, d] = [nonzero(random, 6), nonzero(random, 6), nonzero(random, 4), random.int(1, 2)]
        return [p, q, c, d, (-d * p * q) / c] as const
      },
      ([p, q, c, d, a]) =>
        p !== q && p !== -c && q !== -c && Number.isInteger(a) && Math.abs(a) <= 20 && d * (p + q + c) !== a,
    )
    const b = d * (p + q + c) - a
    return {
      of: equation(sumOf([term(a, x), term(b, polynomial([c, 1]))]), d),
      solutions: [p, q],
      extraneous: [],
    }
  },
  /** x/(x + a) + b/(x + c) = 2. */
  variableAbove(random: Random): Drawn {
    const { a, b, c, roots } = random.until(
      () => {
        const a = nonzero(random, 4)
        const roots = [a * nonzero(random, 3), nonzero(random, 8)] as const
        const shift = roots[0] + roots[1] + 2 * a
        const c = (roots[0] * roots[1]) / a + shift
        return { a, b: c + shift, c, roots }
      },
      ({ a, b, c, roots: [r, s] }) =>
        b !== 0 &&
        c !== 0 &&
        c !== a &&
        r !== s &&
        Math.abs(b) <= 20 &&
        Math.abs(c) <= 9 &&
        [r, s].every(root => root !== -a && root !== -c),
    )
    return {
      of: equation(sumOf([over(x, polynomial([a, 1])), term(b, polynomial([c, 1]))]), 2),
      solutions: roots,
      extraneous: [],
    }
  },
  /** x²/(x − p) = ((p + r)x − pr)/(x − p). */
  sameDenominator(random: Random): Drawn {
    const [p, r] = random.until(
      () => [nonzero(random, 7), nonzero(random, 7)] as const,
      ([p, r]) => p !== r && p + r !== 0,
    )
    return {
      of: equation(over(m`x^2`, linear(p)), over(polynomial([-p * r, p + r]), linear(p))),
      solutions: [r],
      extraneous: [p],
    }
  },
  twoFactors: (random: Random): Drawn => drawQuadratic(random, 'one', false),
  expandedOne: (random: Random): Drawn => drawQuadratic(random, 'one', true),
  expandedTwo: (random: Random): Drawn => drawQuadratic(random, 'two', true),
  expandedNone: (random: Random): Drawn => drawQuadratic(random, 'none', true),
}

function drawQuadratic(random: Random, kind: 'one' | 'two' | 'none', isMultipliedOut: boolean): Drawn {
  const found = random.until(
    () => {
      const [p, q, r, s] = [nonzero(random, 6), nonzero(random, 6), nonzero(random, 8), nonzero(random, 8)]
      return quadratic(p, q, kind === 'none' ? q : r, kind === 'two' ? s : p, isMultipliedOut)
    },
    drawn =>
      drawn !== null &&
      drawn.solutions.length === (kind === 'two' ? 2 : kind === 'one' ? 1 : 0) &&
      drawn.extraneous.length === (kind === 'two' ? 0 : kind === 'one' ? 1 : 2),
  )
  assert(found, 'A quadratic is drawn')
  return found
}

type Kind = keyof typeof kinds

export interface Level {
  readonly kinds: readonly Kind[]
}

/** Whether the equation holds; not where a denominator is zero. */
export function holds(of: Expr, value: Ratio): boolean {
  try {
    return isTrue(of, { x: value })
  } catch {
    return false
  }
}
