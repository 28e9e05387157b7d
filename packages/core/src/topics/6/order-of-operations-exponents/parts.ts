import {
  decimal,
  type Expr,
  line,
  list,
  m,
  mixed,
  orderOfOperations,
  over,
  type Random,
  Ratio,
  type Step,
  squareBracketed,
  step,
  times,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

interface Computation {
  readonly expression: Expr
  readonly value: Value
  /** What comes out in a wrong order. */
  readonly wrong: number
}

/** All numbers stay whole and not negative at every step, and the wrong order leads elsewhere. */
const kinds = {
  'a + b^2 × c'(random: Random): Computation {
    const [a, b, c] = [random.int(1, 20), random.int(2, 6), random.int(2, 5)]
    return { expression: m`${a} + ${b}^2 × ${c}`, value: a + b ** 2 * c, wrong: (a + b ** 2) * c }
  },
  'a × b^2 - c'(random: Random): Computation {
    const [a, b] = [random.int(2, 5), random.int(2, 6)]
    const c = random.int(1, Math.min(20, a * b ** 2 - 1))
    return { expression: m`${a} × ${b}^2 - ${c}`, value: a * b ** 2 - c, wrong: (a * b) ** 2 - c }
  },
  '(a + b)^2 - c'(random: Random): Computation {
    const [a, b] = [random.int(1, 5), random.int(1, 5)]
    const c = random.int(1, a ** 2 + b ** 2)
    return {
      expression: m`(${a} + ${b})^2 - ${Math.min(c, 20)}`,
      value: (a + b) ** 2 - Math.min(c, 20),
      wrong: a ** 2 + b ** 2 - Math.min(c, 20),
    }
  },
  'a ÷ b × c + d^2'(random: Random): Computation {
    const [b, c] = random.until(
      () => [random.int(2, 5), random.int(2, 4)] as const,
      ([b, c]) => b !== c,
    )
    const d = random.int(2, 6)
    const a = b * c * (b * c <= 10 ? random.int(1, 2) : 1)
    return { expression: m`${a} ÷ ${b} × ${c} + ${d}^2`, value: (a / b) * c + d ** 2, wrong: a / (b * c) + d ** 2 }
  },
  'a^2 ÷ b + c'(random: Random): Computation {
    const [b, k, c] = [random.int(2, 4), random.int(2, 3), random.int(2, 20)]
    return { expression: m`${b * k}^2 ÷ ${b} + ${c}`, value: b * k ** 2 + c, wrong: 2 * k + c }
  },
  'a^3 - b × c'(random: Random): Computation {
    const [a, c] = [random.int(2, 4), random.int(2, 4)]
    const b = random.int(2, Math.max(2, Math.min(15, Math.floor(a ** 3 / c) - 1)))
    return a ** 3 - b * c >= 0
      ? { expression: m`${a}^3 - ${b} × ${c}`, value: a ** 3 - b * c, wrong: Math.abs(a * 3 - b * c) }
      : { expression: m`${a}^3 + ${b} × ${c}`, value: a ** 3 + b * c, wrong: (a ** 3 + b) * c }
  },
  'a + (b - c)^2 ÷ e × d'(random: Random): Computation {
    const [a, c, e, k] = [random.int(2, 20), random.int(1, 9), random.int(2, 4), random.int(1, 2)]
    // First ÷, then ×: who does not work from left to right finds another value.
    const [b, d] = [c + e * k, random.intExcept(2, 5, e)]
    return {
      expression: m`${a} + (${b} - ${c})^2 ÷ ${e} × ${d}`,
      value: a + ((b - c) ** 2 / e) * d,
      wrong: (a + (b - c) ** 2) * d,
    }
  },
  'a × (b + c) - d^2 ÷ e'(random: Random): Computation {
    const [a, e, b, c] = [random.int(4, 9), random.int(2, 4), random.int(2, 9), random.int(2, 9)]
    const d = e * random.int(1, 2)
    return {
      expression: m`${a} × (${b} + ${c}) - ${d}^2 ÷ ${e}`,
      value: a * (b + c) - d ** 2 / e,
      wrong: a * b + c - d ** 2 / e,
    }
  },
  '(a^2 - b) ÷ c + d × e'(random: Random): Computation {
    const [c, q, d, e] = [random.int(2, 6), random.int(2, 8), random.int(2, 9), random.int(2, 9)]
    const a = Math.ceil(Math.sqrt(c * q + 1))
    return { expression: m`(${a}^2 - ${a ** 2 - c * q}) ÷ ${c} + ${d} × ${e}`, value: q + d * e, wrong: (q + d) * e }
  },
  'a × [b^2 - (c + d) ÷ e]'(random: Random): Computation {
    const [a, b, d, e, quotient] = [
      random.int(2, 9),
      random.int(4, 8),
      random.int(2, 6),
      random.int(2, 4),
      random.int(4, 9),
    ]
    return {
      expression: times(a, squareBracketed(m`${b}^2 - (${e * quotient - d} + ${d}) ÷ ${e}`)),
      value: a * (b ** 2 - quotient),
      wrong: a * b ** 2 - quotient,
    }
  },
  '[a + (b - c)^2] ÷ d × e'(random: Random): Computation {
    const [d, c, k, e] = [random.int(2, 5), random.int(1, 8), random.int(2, 6), random.int(2, 4)]
    const a = d - (k ** 2 % d) + d * random.int(0, 3)
    return {
      expression: m`[${a} + (${c + k} - ${c})^2] ÷ ${d} × ${e}`,
      value: ((a + k ** 2) / d) * e,
      wrong: (a + k ** 2 / d) * e,
    }
  },
  '(a^2 + b)/(c - d)'(random: Random): Computation {
    const [a, d, under, q] = [random.int(3, 8), random.int(2, 9), random.int(2, 6), random.int(2, 9)]
    const quotient = Math.max(q, Math.floor(a ** 2 / under) + 1)
    return {
      expression: over(m`${a}^2 + ${quotient * under - a ** 2}`, m`${d + under} - ${d}`),
      value: quotient,
      wrong: a ** 2 + quotient,
    }
  },
  decimals(random: Random): Computation {
    const [tenths, a, b, c] = [random.pick([2, 4, 5, 6, 8]), random.int(2, 5), random.int(1, 4), random.int(1, 9)]
    const factor = Ratio.of(tenths, 10)
    return {
      expression: m`${c} + ${decimal(factor)} × (${a} + ${b})^2`,
      value: decimal(factor.times((a + b) ** 2).plus(c)),
      wrong: c + a ** 2 + b ** 2,
    }
  },
  'decimal power'(random: Random): Computation {
    const [one, two, a, b] = [random.int(1, 6), random.int(1, 5), random.int(2, 8), random.int(1, 9)]
    const [first, second] = [Ratio.of(one, 10), Ratio.of(two + (one + two === 10 ? 1 : 0), 10)]
    const base = first.plus(second)
    return {
      expression: m`${a} × (${decimal(first)} + ${decimal(second)})^2 + ${b}`,
      value: decimal(base.power(2).times(a).plus(b)),
      wrong: a * (one + two) + b,
    }
  },
  fractions(random: Random): Computation {
    const [d, a, b] = [random.int(3, 7), random.int(2, 9), random.int(1, 9)]
    const n = random.coprimeTo(d)
    // Two parts with one denominator, whose sum is in lowest terms.
    const [whole, less] = [random.int(1, 2), random.int(1, d - 1)]
    return {
      expression: m`${a} × (${Ratio.of(n + d * whole, d)} - ${Ratio.of(less, d)})^2 + ${b}`,
      value: mixed(
        Ratio.of(n + d * whole - less, d)
          .power(2)
          .times(a)
          .plus(b),
      ),
      wrong: a + b,
    }
  },
}

/** The calculation line by line; the parts of a fraction come before its division. */
export function inOrder(expression: Expr): readonly Step[] {
  const lines = orderOfOperations(expression)
  if (expression.kind !== 'quotient') return lines
  return [
    step(list(expression.over, expression.under), because.explain, {
      sentence: {
        en: line`The fraction bar groups: find the numerator and the denominator first.`,
        es: line`La barra de fracción agrupa: halla primero el numerador y el denominador.`,
      },
    }),
    ...lines,
  ]
}

interface Level {
  readonly kinds: readonly (keyof typeof kinds)[]
}

export const draw = (random: Random, { kinds: names }: Level) => kinds[random.evenly(names)](random)
