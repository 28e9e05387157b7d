import { bracketed, over, power, times } from '../../../math/build.ts'
import { evaluate } from '../../../math/evaluate.ts'
import type { Expr } from '../../../math/expr.ts'
import type { Random } from '../../../random.ts'

/** A product, a quotient or a power of powers of one base, and the exponents that it adds up to. */
interface Simplified {
  readonly base: number
  readonly exponent: number
  readonly shown: Expr
  /** The exponent after a usual mistake. */
  readonly wrong: readonly number[]
}

export const raised = (base: number, exponent: number): Expr => power(base < 0 ? bracketed(base) : base, exponent)

const laws = {
  product(random: Random): Simplified {
    const [base, p, q] = [random.int(2, 10), random.int(2, 6), random.int(2, 6)]
    return {
      base,
      exponent: p + q,
      shown: times(raised(base, p), raised(base, q)),
      wrong: [p * q, Math.abs(p - q), p + q + 1],
    }
  },
  quotient(random: Random): Simplified {
    const [base, q, rest] = [random.int(2, 10), random.int(2, 5), random.int(2, 6)]
    const p = q + rest
    return {
      base,
      exponent: rest,
      shown: over(raised(base, p), raised(base, q)),
      wrong: [p + q, Math.round(p / q), p * q],
    }
  },
  'power of a power'(random: Random): Simplified {
    const [base, p, q] = [random.int(2, 10), random.int(2, 5), random.int(2, 3)]
    return { base, exponent: p * q, shown: power(bracketed(raised(base, p)), q), wrong: [p + q, p ** q, p * q + 1] }
  },
  'with a negative exponent'(random: Random): Simplified {
    const [base, q, rest] = [random.int(2, 10), random.int(2, 5), random.int(2, 6)]
    return {
      base,
      exponent: rest,
      shown: times(raised(base, q + rest), raised(base, -q)),
      wrong: [2 * q + rest, (q + rest) * q, rest + 1],
    }
  },
  'three powers'(random: Random): Simplified {
    const [base, p, q, rest] = [
      random.intExcept(-3, 10, -1, 0, 1),
      random.int(2, 6),
      -random.int(2, 4),
      random.int(2, 4),
    ]
    const r = p + q - rest
    return {
      base,
      exponent: rest,
      shown: over(times(raised(base, p), raised(base, q)), raised(base, r === 0 ? 2 : r)),
      wrong: [p + q + r, p * q - r, rest + 1],
      ...(r === 0 ? { exponent: rest - 2 } : {}),
    }
  },
  'power, then product'(random: Random): Simplified {
    const [base, p, q, rest] = [
      random.intExcept(-3, 5, -1, 0, 1),
      random.int(2, 3),
      -random.int(2, 3),
      random.int(2, 4),
    ]
    const other = rest - p * q
    return {
      base,
      exponent: rest,
      shown: times(power(bracketed(raised(base, p)), q), raised(base, other)),
      wrong: [p + q + other, other + p * -q, rest + 1],
    }
  },
}

type Law = keyof typeof laws

export const drawLaw = (random: Random, level: { readonly laws: readonly Law[] }) =>
  random.until(
    () => laws[random.evenly(level.laws)](random),
    ({ exponent }) => exponent > 1,
  )

/** The value with every power multiplied out factor by factor. */
export function asFactors(of: Expr): number {
  switch (of.kind) {
    case 'power': {
      const [base, exponent] = [asFactors(of.base), asFactors(of.exponent)]
      const size = Array<number>(Math.abs(exponent))
        .fill(base)
        .reduce((product, factor) => product * factor, 1)
      return exponent < 0 ? 1 / size : size
    }
    case 'product':
      return of.factors.reduce((product, factor) => product * asFactors(factor), 1)
    case 'quotient':
      return asFactors(of.over) / asFactors(of.under)
    case 'group':
      return asFactors(of.of)
    default:
      return evaluate(of).toNumber()
  }
}
