import {
  approximate,
  type Expr,
  limit,
  m,
  type Of,
  over,
  prose,
  type Random,
  Ratio,
  symbol,
  type Value,
} from '../../../author.ts'
import { near, polynomialOf } from '../../kit/functions/functions.ts'

export const x = symbol('x')

interface Limit {
  readonly of: Expr
  readonly by: string
  readonly to: Value
  readonly value: Value
}

const inX = (of: Expr, to: Value, value: Value): Limit => ({ of, by: 'x', to, value })

/** A place and another root. */
export const roots = (random: Random) => {
  const a = random.intExcept(-6, 6, 0)
  return [a, random.intExcept(-7, 7, a, 0)] as const
}

export const quadratic = (a: number, b: number) => polynomialOf([a * b, -a - b, 1])

export const limits = {
  polynomial(random: Random): Limit {
    const [a, p, q, r] = [random.intExcept(-4, 4, 0), random.intExcept(-3, 3, 0), random.int(-9, 9), random.int(-9, 9)]
    return inX(polynomialOf([r, q, p]), a, p * a * a + q * a + r)
  },
  rational(random: Random): Limit {
    const [a, p, q] = [random.int(-5, 5), random.int(2, 5), random.int(-9, 9)]
    const s = random.until(
      () => random.intExcept(-6, 6, 0),
      s => a + s !== 0 && q !== p * s,
    )
    return inX(m`{${p}x + ${q}}/{x + ${s}}`, a, Ratio.of(p * a + q, a + s))
  },
  radical(random: Random): Limit {
    const [p, value, a] = [random.int(2, 5), random.int(2, 9), random.intExcept(-5, 6, 0)]
    return inX(m`√{${p}x + ${value * value - p * a}}`, a, value)
  },
  trigonometric(random: Random): Limit {
    const k = random.int(2, 9)
    return random.pick([
      inX(m`${k}sin x`, m`π/6`, Ratio.of(k, 2)),
      inX(m`${k}sin x`, m`π/3`, k % 2 === 0 ? m`${k / 2}√3` : m`{${k}√3}/2`),
      inX(m`${k}cos x`, m`π/3`, Ratio.of(k, 2)),
      inX(m`${k}cos x`, m`π`, -k),
      inX(m`${k}tan x`, m`π/4`, k),
    ])
  },
  'quadratic over quadratic'(random: Random): Limit {
    const [a, b] = roots(random)
    const c = random.intExcept(-7, 7, a, b, 0)
    return inX(over(quadratic(a, b), quadratic(a, c)), a, Ratio.of(a - b, a - c))
  },
  cubes(random: Random): Limit {
    const a = random.intExcept(-5, 5, 0)
    return inX(m`{x^3 + ${-(a ** 3)}}/{x + ${-a}}`, a, 3 * a * a)
  },
  'cubic over linear'(random: Random): Limit {
    const [a, b] = roots(random)
    const p = random.int(1, 3)
    return inX(m`{${p}x^3 + ${-p * (a + b)}x^2 + ${p * a * b}x}/{x + ${-a}}`, a, p * a * (a - b))
  },
  conjugate(random: Random): Limit {
    const [b, c, k] = [random.int(1, 6), random.intExcept(-6, 6, 0), random.int(1, 4)]
    const shift = b * b - k * c
    return random.chance(0.5)
      ? inX(m`{√{${k}x + ${shift}} - ${b}}/{x + ${-c}}`, c, Ratio.of(k, 2 * b))
      : inX(m`{x + ${-c}}/{√{${k}x + ${shift}} - ${b}}`, c, Ratio.of(2 * b, k))
  },
  'complex fraction in h'(random: Random): Limit {
    const a = random.int(2, 9)
    const k = random.coprimeTo(a, 5)
    return {
      of: m`{${k}/{${a} + h} + ${over(-k, a)}}/h`,
      by: 'h',
      to: 0,
      value: Ratio.of(-k, a * a),
    }
  },
  'complex fraction'(random: Random): Limit {
    const a = random.int(2, 6)
    const k = random.coprimeTo(a, 5)
    return inX(m`{${k}/x + ${over(-k, a)}}/{x + ${-a}}`, a, Ratio.of(-k, a * a))
  },
}

export type LimitKind = keyof typeof limits

export const printedLimit = ({ of, by, to }: Limit) => limit(by, to, of)

/** The mean of the values on both sides, or where two values on one side lead straight on to; closer the second time. */
export function isNumericLimit({ of, by, to, side }: Of<'limit'>, value: number): boolean {
  const a = approximate(to)
  const at = (h: number) => approximate(of, { [by]: a + h })
  const ahead = (h: number) => 2 * at(h / 2) - at(h)
  const close = (h: number) => (side ? ahead(side === 'left' ? -h : h) : (at(h) + at(-h)) / 2)
  return near(close(1e-4), value, 2e-3) && near(close(1e-5), value, 2e-4)
}

export const isIndeterminate = ({ of, by, to }: Of<'limit'>) => Number.isNaN(approximate(of, { [by]: approximate(to) }))

export const instruction = {
  en: prose`Find the limit. Give the exact value. If the limit does not exist, say so.`,
  es: prose`Calcula el límite. Da el valor exacto. Si el límite no existe, dilo.`,
}
