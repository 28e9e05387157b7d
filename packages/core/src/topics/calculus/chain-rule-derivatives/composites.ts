import { type DerivedPart, type Expr, gcd, type InnerPart, m, type Random } from '../../../author.ts'

/** A composition, its derivative, and what it is made of. */
export interface Composite {
  readonly of: Expr
  readonly slope: Expr
  readonly inner: InnerPart
  /** In u. */
  readonly outer: DerivedPart
}

const linear = (a: number, b: number): InnerPart => ({ of: m`${a}x + ${b}`, slope: m`${a}` })
const [squareRoot, exponential, logarithm] = [
  { of: m`√u`, slope: m`1/{2√u}` },
  { of: m`e^u`, slope: m`e^u` },
  { of: m`ln u`, slope: m`1/u` },
]
const powerOfU = (n: number): DerivedPart => ({ of: m`u^${n}`, slope: m`${n}u^${n - 1}` })

export const linearPower = (a: number, b: number, n: number): Composite => ({
  of: m`(${a}x + ${b})^${n}`,
  slope: m`${a * n}(${a}x + ${b})^${n - 1}`,
  inner: linear(a, b),
  outer: powerOfU(n),
})
/** The factor of x is even. */
export const linearRoot = (a: number, b: number): Composite => ({
  of: m`√{${a}x + ${b}}`,
  slope: m`${a / 2}/√{${a}x + ${b}}`,
  inner: linear(a, b),
  outer: squareRoot,
})
export const quadraticPower = (a: number, b: number, n: number): Composite => ({
  of: m`(${a}x^2 + ${b})^${n}`,
  slope: m`${2 * a * n}x(${a}x^2 + ${b})^${n - 1}`,
  inner: { of: m`${a}x^2 + ${b}`, slope: m`${2 * a}x` },
  outer: powerOfU(n),
})
export const rootOfQuadratic = (c: number): Composite => ({
  of: m`√{x^2 + ${c}}`,
  slope: m`x/√{x^2 + ${c}}`,
  inner: { of: m`x^2 + ${c}`, slope: m`2x` },
  outer: squareRoot,
})
export const quadraticLogarithm = (c: number): Composite => ({
  of: m`ln(x^2 + ${c})`,
  slope: m`{2x}/{x^2 + ${c}}`,
  inner: { of: m`x^2 + ${c}`, slope: m`2x` },
  outer: logarithm,
})
export const sineOfLinear = (a: number, b: number): Composite => ({
  of: m`sin(${a}x + ${b})`,
  slope: m`${a}cos(${a}x + ${b})`,
  inner: linear(a, b),
  outer: { of: m`sin u`, slope: m`cos u` },
})

export const cosineOfLinear = (a: number, b: number): Composite => ({
  of: m`cos(${a}x + ${b})`,
  slope: m`${-a}sin(${a}x + ${b})`,
  inner: linear(a, b),
  outer: { of: m`cos u`, slope: m`-sin u` },
})
export const logarithmOfLinear = (a: number, b: number): Composite => ({
  of: m`ln(${a}x + ${b})`,
  slope: m`${a}/{${a}x + ${b}}`,
  inner: linear(a, b),
  outer: logarithm,
})

export const composites = {
  'linear power': (random: Random) => linearPower(random.int(2, 6), random.intExcept(-9, 9, 0), random.int(3, 8)),
  'linear exponent'(random: Random): Composite {
    const [c, a] = [random.int(1, 4), random.intExcept(-9, 9, 0, 1)]
    return {
      of: m`${c}e^{${a}x}`,
      slope: m`${c * a}e^{${a}x}`,
      inner: { of: m`${a}x`, slope: m`${a}` },
      outer: { of: m`${c}e^u`, slope: m`${c}e^u` },
    }
  },
  'linear sine'(random: Random): Composite {
    const [a, b] = [random.int(2, 9), random.intExcept(-9, 9, 0)]
    return random.chance(0.5) ? sineOfLinear(a, b) : cosineOfLinear(a, b)
  },
  'linear logarithm'(random: Random): Composite {
    const a = random.int(2, 9)
    const b = random.coprimeTo(a, 9)
    return logarithmOfLinear(a, b)
  },
  'linear root': (random: Random) => linearRoot(2 * random.int(1, 5), 2 * random.int(0, 4) + 1),
  'quadratic power': (random: Random) => quadraticPower(random.int(1, 4), random.intExcept(-9, 9, 0), random.int(3, 6)),
  'quadratic root'(random: Random): Composite {
    const [a, b] = [random.int(1, 6), 2 * random.int(1, 4)]
    return {
      of: m`√{${a}x^2 + ${b}x}`,
      slope: m`{${a}x + ${b / 2}}/√{${a}x^2 + ${b}x}`,
      inner: { of: m`${a}x^2 + ${b}x`, slope: m`${2 * a}x + ${b}` },
      outer: squareRoot,
    }
  },
  'quadratic exponent'(random: Random): Composite {
    const [a, n] = [random.intExcept(-5, 5, 0), random.int(2, 3)]
    return {
      of: m`e^{${a}x^${n}}`,
      slope: m`${a * n}x^${n - 1} e^{${a}x^${n}}`,
      inner: { of: m`${a}x^${n}`, slope: m`${a * n}x^${n - 1}` },
      outer: exponential,
    }
  },
  'power of sine'(random: Random): Composite {
    const [c, n] = [random.int(1, 4), random.int(3, 6)]
    return {
      of: m`${c}sin^${n} x`,
      slope: m`${c * n}sin^${n - 1} x cos x`,
      inner: { of: m`sin x`, slope: m`cos x` },
      outer: { of: m`${c}u^${n}`, slope: m`${c * n}u^${n - 1}` },
    }
  },
  'tangent of a square'(random: Random): Composite {
    const a = random.int(2, 6)
    return {
      of: m`tan(${a}x^2)`,
      slope: m`${2 * a}x sec^2(${a}x^2)`,
      inner: { of: m`${a}x^2`, slope: m`${2 * a}x` },
      outer: { of: m`tan u`, slope: m`sec^2 u` },
    }
  },
  'quadratic logarithm': (random: Random) => quadraticLogarithm(random.int(1, 12)),
  'square of sine'(random: Random): Composite {
    const [a, n] = [random.int(2, 6), random.int(2, 4)]
    const before = n === 2 ? m`sin ${a}x` : m`sin^${n - 1} ${a}x`
    return {
      of: m`sin^${n} ${a}x`,
      slope: m`${n * a}${before}cos ${a}x`,
      inner: { of: m`sin ${a}x`, slope: m`${a}cos ${a}x`, again: m`(cos ${a}x)(${a})` },
      outer: powerOfU(n),
    }
  },
  'exponent of a root'(random: Random): Composite {
    const a = random.pick([3, 5, 7, 11, 13, 15])
    return {
      of: m`e^{√{${a}x}}`,
      slope: m`{${a}e^{√{${a}x}}}/{2√{${a}x}}`,
      inner: { of: m`√{${a}x}`, slope: m`${a}/{2√{${a}x}}`, again: m`(1/{2√{${a}x}})(${a})` },
      outer: exponential,
    }
  },
  'logarithm of cosine'(random: Random): Composite {
    const a = random.int(2, 9)
    if (random.chance(0.5))
      return {
        of: m`ln(sin ${a}x)`,
        slope: m`${a}cot ${a}x`,
        inner: { of: m`sin ${a}x`, slope: m`${a}cos ${a}x`, again: m`(cos ${a}x)(${a})` },
        outer: logarithm,
      }
    return {
      of: m`ln(cos ${a}x)`,
      slope: m`${-a}tan ${a}x`,
      inner: { of: m`cos ${a}x`, slope: m`${-a}sin ${a}x`, again: m`-(sin ${a}x)(${a})` },
      outer: logarithm,
    }
  },
  'exponent of sine'(random: Random): Composite {
    const a = random.int(2, 9)
    if (random.chance(0.5))
      return {
        of: m`e^{cos ${a}x}`,
        slope: m`${-a}e^{cos ${a}x}sin ${a}x`,
        inner: { of: m`cos ${a}x`, slope: m`${-a}sin ${a}x`, again: m`-(sin ${a}x)(${a})` },
        outer: exponential,
      }
    return {
      of: m`e^{sin ${a}x}`,
      slope: m`${a}e^{sin ${a}x}cos ${a}x`,
      inner: { of: m`sin ${a}x`, slope: m`${a}cos ${a}x`, again: m`(cos ${a}x)(${a})` },
      outer: exponential,
    }
  },
  'root of an exponential'(random: Random): Composite {
    const [a, b] = [2 * random.int(1, 4), random.int(1, 9)]
    return {
      of: m`√{e^{${a}x} + ${b}}`,
      slope: m`{${a / 2}e^{${a}x}}/√{e^{${a}x} + ${b}}`,
      inner: { of: m`e^{${a}x} + ${b}`, slope: m`${a}e^{${a}x}`, again: m`(e^{${a}x})(${a})` },
      outer: squareRoot,
    }
  },
}

export type Kind = keyof typeof composites

/** A power of x times a composition, with the derivative of each. */
export interface ProductOfTwo {
  readonly of: Expr
  readonly slope: Expr
  readonly front: DerivedPart
  readonly composition: DerivedPart
}

export function drawProduct(random: Random): ProductOfTwo {
  const [n, a, b] = [random.int(1, 4), random.intExcept(-5, 5, -1, 0, 1), random.int(2, 5)]
  const front = { of: m`x^${n}`, slope: n === 1 ? m`1` : m`${n}x^${n - 1}` }
  // What the terms in the brackets share stands before them.
  const factored = (p: number, q: number) => {
    const g = gcd(p, q)
    return { p: p / g, q: q / g, before: n === 1 ? m`${g}` : m`${g}x^${n - 1}` }
  }
  const grown = factored(n, Math.abs(a))
  return random.evenly<() => ProductOfTwo>([
    () => ({
      of: m`x^${n} e^{${a}x}`,
      slope: n === 1 ? m`e^{${a}x}(1 + ${a}x)` : m`${grown.before} e^{${a}x}(${grown.p} + ${Math.sign(a) * grown.q}x)`,
      front,
      composition: { of: m`e^{${a}x}`, slope: m`${a}e^{${a}x}` },
    }),
    () => ({
      of: m`x^${n} sin ${b}x`,
      slope: n === 1 ? m`sin ${b}x + ${b}x cos ${b}x` : m`${n}x^${n - 1} sin ${b}x + ${b}x^${n} cos ${b}x`,
      front,
      composition: { of: m`sin ${b}x`, slope: m`${b}cos ${b}x` },
    }),
    () => ({
      of: m`x^${n} ln(x^2 + ${b})`,
      slope:
        n === 1
          ? m`ln(x^2 + ${b}) + {2x^2}/{x^2 + ${b}}`
          : m`${n}x^${n - 1} ln(x^2 + ${b}) + {2x^${n + 1}}/{x^2 + ${b}}`,
      front,
      composition: { of: m`ln(x^2 + ${b})`, slope: m`{2x}/{x^2 + ${b}}` },
    }),
    () => ({
      of: m`x^${n} cos ${b}x`,
      slope: n === 1 ? m`cos ${b}x - ${b}x sin ${b}x` : m`${n}x^${n - 1} cos ${b}x - ${b}x^${n} sin ${b}x`,
      front,
      composition: { of: m`cos ${b}x`, slope: m`${-b}sin ${b}x` },
    }),
  ])()
}
