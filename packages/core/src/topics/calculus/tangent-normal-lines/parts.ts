import { approximate, type Expr, equation, m, type Random, Ratio, symbol } from '../../../author.ts'
import { derived, near, polynomialOf, slopeOf, valueAt } from '../../kit/functions/functions.ts'

export const [x, y, k] = [symbol('x'), symbol('y'), symbol('k')]

/** mx + b. */
export const line = (slope: Ratio, through: readonly [Ratio, Ratio]): Expr =>
  polynomialOf([through[1].minus(slope.times(through[0])), slope])

interface Touch {
  readonly of: Expr
  readonly at: Ratio
  readonly value: Ratio
  readonly slope: Ratio
}

/** Curves with an exact value and an oblique tangent at a whole place. */
export const curves = {
  polynomial(random: Random): Touch {
    const c = [random.int(-9, 9), random.int(-6, 6), random.intExcept(-4, 4, 0), random.pick([0, 0, 1, -1, 2])]
    const at = random.until(
      () => random.int(-3, 3),
      at => !valueAt(derived(c), at).equals(0),
    )
    return { of: polynomialOf(c), at: Ratio.of(at), value: valueAt(c, at), slope: valueAt(derived(c), at) }
  },
  reciprocal(random: Random): Touch {
    const [a, value] = [random.int(1, 4), random.intExcept(-5, 5, 0)]
    const of = value < 0 ? m`-{${-a * value}/x}` : m`${a * value}/x`
    return { of, at: Ratio.of(a), value: Ratio.of(value), slope: Ratio.of(-value, a) }
  },
  root(random: Random): Touch {
    const [s, c] = [random.int(1, 3), random.int(1, 6)]
    return { of: m`${c}√x`, at: Ratio.of(s * s), value: Ratio.of(c * s), slope: Ratio.of(c, 2 * s) }
  },
}

export const curveOf = (of: Expr) => equation(y, of)

export const isTangent = (of: Expr, at: number, answer: Expr) => {
  const value = (place: number) => approximate(answer, { x: place })
  return near(value(at), approximate(of, { x: at }), 1e-6) && near(value(at + 1) - value(at), slopeOf(of, at), 1e-5)
}
