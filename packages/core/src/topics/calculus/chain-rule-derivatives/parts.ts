import { type Expr, m, prose, type Random, symbol } from '../../../author.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'

interface Composite {
  readonly of: Expr
  readonly slope: Expr
  readonly inner: Expr
  /** In u. */
  readonly outer: Expr
}

export const [x, k] = [symbol('x'), symbol('k')]

export const kinds = {
  'linear power'(random: Random): Composite {
    const [a, b, n] = [random.int(2, 6), nonzero(random, 9), random.int(3, 8)]
    return {
      of: m`(${a}x + ${b})^${n}`,
      slope: m`${a * n}(${a}x + ${b})^${n - 1}`,
      inner: m`${a}x + ${b}`,
      outer: m`u^${n}`,
    }
  },
  'linear exponent'(random: Random): Composite {
    const [c, a] = [random.int(1, 4), random.intExcept(-9, 9, 0, 1)]
    return { of: m`${c}e^{${a}x}`, slope: m`${c * a}e^{${a}x}`, inner: m`${a}x`, outer: m`${c}e^u` }
  },
  'linear sine'(random: Random): Composite {
    const [a, b] = [random.int(2, 9), nonzero(random, 9)]
    return random.chance(0.5)
      ? { of: m`sin(${a}x + ${b})`, slope: m`${a}cos(${a}x + ${b})`, inner: m`${a}x + ${b}`, outer: m`sin u` }
      : { of: m`cos(${a}x + ${b})`, slope: m`${-a}sin(${a}x + ${b})`, inner: m`${a}x + ${b}`, outer: m`cos u` }
  },
  'linear logarithm'(random: Random): Composite {
    const a = random.int(2, 9)
    const b = random.coprimeTo(a, 9)
    return { of: m`ln(${a}x + ${b})`, slope: m`${a}/{${a}x + ${b}}`, inner: m`${a}x + ${b}`, outer: m`ln u` }
  },
  'linear root'(random: Random): Composite {
    const [a, b] = [2 * random.int(1, 5), random.int(1, 9)]
    return { of: m`√{${a}x + ${b}}`, slope: m`${a / 2}/√{${a}x + ${b}}`, inner: m`${a}x + ${b}`, outer: m`√u` }
  },
  'quadratic power'(random: Random): Composite {
    const [a, b, n] = [random.int(1, 4), nonzero(random, 9), random.int(3, 6)]
    return {
      of: m`(${a}x^2 + ${b})^${n}`,
      slope: m`${2 * a * n}x(${a}x^2 + ${b})^${n - 1}`,
      inner: m`${a}x^2 + ${b}`,
      outer: m`u^${n}`,
    }
  },
  'quadratic root'(random: Random): Composite {
    const [a, b] = [random.int(1, 6), 2 * random.int(1, 4)]
    return {
      of: m`√{${a}x^2 + ${b}x}`,
      slope: m`{${a}x + ${b / 2}}/√{${a}x^2 + ${b}x}`,
      inner: m`${a}x^2 + ${b}x`,
      outer: m`√u`,
    }
  },
  'quadratic exponent'(random: Random): Composite {
    const [a, n] = [nonzero(random, 5), random.int(2, 3)]
    return { of: m`e^{${a}x^${n}}`, slope: m`${a * n}x^${n - 1} e^{${a}x^${n}}`, inner: m`${a}x^${n}`, outer: m`e^u` }
  },
  'power of sine'(random: Random): Composite {
    const [c, n] = [random.int(1, 4), random.int(3, 6)]
    return { of: m`${c}sin^${n} x`, slope: m`${c * n}sin^${n - 1} x cos x`, inner: m`sin x`, outer: m`${c}u^${n}` }
  },
  'tangent of a square'(random: Random): Composite {
    const a = random.int(2, 6)
    return { of: m`tan(${a}x^2)`, slope: m`${2 * a}x sec^2(${a}x^2)`, inner: m`${a}x^2`, outer: m`tan u` }
  },
  'quadratic logarithm'(random: Random): Composite {
    const c = random.int(1, 12)
    return { of: m`ln(x^2 + ${c})`, slope: m`{2x}/{x^2 + ${c}}`, inner: m`x^2 + ${c}`, outer: m`ln u` }
  },
  'square of sine'(random: Random): Composite {
    const [a, n] = [random.int(2, 6), random.int(2, 4)]
    const before = n === 2 ? m`sin ${a}x` : m`sin^${n - 1} ${a}x`
    return { of: m`sin^${n}(${a}x)`, slope: m`${n * a}${before}cos ${a}x`, inner: m`sin ${a}x`, outer: m`u^${n}` }
  },
  'exponent of a root'(random: Random): Composite {
    const a = random.int(2, 9)
    return { of: m`e^{√{${a}x}}`, slope: m`{${a}e^{√{${a}x}}}/{2√{${a}x}}`, inner: m`√{${a}x}`, outer: m`e^u` }
  },
  'logarithm of cosine'(random: Random): Composite {
    const a = random.int(2, 9)
    return { of: m`ln(cos ${a}x)`, slope: m`${-a}tan ${a}x`, inner: m`cos ${a}x`, outer: m`ln u` }
  },
  'exponent of sine'(random: Random): Composite {
    const a = random.int(2, 9)
    return { of: m`e^{sin ${a}x}`, slope: m`${a}e^{sin ${a}x}cos ${a}x`, inner: m`sin ${a}x`, outer: m`e^u` }
  },
  'root of an exponential'(random: Random): Composite {
    const [a, b] = [2 * random.int(1, 4), random.int(1, 9)]
    return {
      of: m`√{e^{${a}x} + ${b}}`,
      slope: m`{${a / 2}e^{${a}x}}/√{e^{${a}x} + ${b}}`,
      inner: m`e^{${a}x} + ${b}`,
      outer: m`√u`,
    }
  },
}

export type Kind = keyof typeof kinds

export const instruction = { en: prose`Differentiate.`, es: prose`Deriva.` }
