import {
  approximate,
  type Expr,
  evaluate,
  holds,
  itemOf,
  join,
  m,
  over,
  power,
  type Random,
  Ratio,
  symbol,
} from '../../../author.ts'

export const [x, n] = [symbol('x'), symbol('n')]
export const fact = (k: number): number => (k <= 1 ? 1 : k * fact(k - 1))

/** A basic series: its value at u, the power of u and the coefficient of the term with index k. */
export interface Basic {
  readonly of: (u: Expr) => Expr
  readonly power: (k: number) => number
  readonly coefficient: (k: number) => Ratio
}
export const basics = {
  exponential: { of: u => power(symbol('e'), u), power: k => k, coefficient: k => Ratio.of(1, fact(k)) },
  sine: { of: u => m`sin(${u})`, power: k => 2 * k + 1, coefficient: k => Ratio.of((-1) ** k, fact(2 * k + 1)) },
  cosine: { of: u => m`cos(${u})`, power: k => 2 * k, coefficient: k => Ratio.of((-1) ** k, fact(2 * k)) },
  geometric: { of: u => m`1/{1 - ${u}}`, power: k => k, coefficient: () => Ratio.of(1) },
  logarithm: { of: u => m`ln(1 + ${u})`, power: k => k + 1, coefficient: k => Ratio.of((-1) ** k, k + 1) },
} satisfies Record<string, Basic>
export const NAMES = ['exponential', 'sine', 'cosine', 'geometric', 'logarithm'] as const

/** xˢ f(axᵖ). */
export interface Made {
  readonly name: (typeof NAMES)[number]
  readonly a: number
  readonly p: number
  readonly s: number
}
export const inner = ({ a, p }: Made) => (p === 1 ? join(a, x) : join(a, power(x, p)))
export function functionOf(made: Made): Expr {
  const u = inner(made)
  const negated = made.a < 0 ? (made.p === 1 ? join(-made.a, x) : join(-made.a, power(x, made.p))) : null
  const of =
    made.name === 'geometric' && negated
      ? m`1/{1 + ${negated}}`
      : made.name === 'logarithm' && negated
        ? m`ln(1 - ${negated})`
        : basics[made.name].of(u)
  const front = made.s === 1 ? x : power(x, made.s)
  return made.s === 0 ? of : of.kind === 'quotient' ? over(front, of.under) : join(front, of)
}
/** Coefficients of x⁰, x¹, … of the first four terms. */
export function coefficientsOf(made: Made, count = 4): Ratio[] {
  const basic = basics[made.name]
  const all: Ratio[] = []
  for (let k = 0; k < count; k++) {
    const degree = basic.power(k) * made.p + made.s
    while (all.length < degree) all.push(Ratio.of(0))
    all.push(basic.coefficient(k).times(made.a ** basic.power(k)))
  }
  return all
}
export const drawMade = (random: Random, s: number): Made => {
  const p = random.int(1, 3)
  return { name: random.evenly(NAMES), a: p === 3 ? random.pick([-2, -1, 1, 2]) : random.intExcept(-3, 3, 0), p, s }
}
/** Neither f(x) alone, nor an even or odd function of −u. */
export const isNew = ({ name, a, p, s }: Made) =>
  (a !== 1 || p > 1 || s > 0) && !((name === 'sine' || name === 'cosine') && a < 0)

/** Coefficients of the power series of a formula in x, in floats. */
export function seriesOf(of: Expr, degree: number): number[] {
  const zero = Array<number>(degree + 1).fill(0)
  const times = (p: readonly number[], q: readonly number[]) =>
    zero.map((_, k) => p.slice(0, k + 1).reduce((sum, c, i) => sum + c * itemOf(q, k - i), 0))
  const composed = (coefficient: (k: number) => number, u: readonly number[]) => {
    let term: number[] = zero.map((_, k) => (k === 0 ? 1 : 0))
    let sum = zero
    for (let k = 0; k <= degree; k++) {
      const c = coefficient(k)
      sum = sum.map((value, i) => value + c * itemOf(term, i))
      term = times(term, u)
    }
    return sum
  }
  const at = (part: Expr): number[] => {
    if (!holds(part, inside => inside.kind === 'symbol' && inside.name === 'x'))
      return zero.map((_, k) => (k === 0 ? approximate(part) : 0))
    switch (part.kind) {
      case 'symbol':
        return zero.map((_, k) => (k === 1 ? 1 : 0))
      case 'group':
        return at(part.of)
      case 'negative':
        return at(part.of).map(c => -c)
      case 'sum':
        return part.terms.map(at).reduce((p, q) => p.map((c, k) => c + itemOf(q, k)))
      case 'product':
        return part.factors.map(at).reduce(times)
      case 'quotient': {
        const under = at(part.under)
        const first = itemOf(under, 0)
        const rest = under.map((c, k) => (k === 0 ? 0 : -c / first))
        return times(
          at(part.over),
          composed(() => 1, rest),
        ).map(c => c / first)
      }
      case 'power': {
        if (part.base.kind === 'symbol' && part.base.name === 'e') return composed(k => 1 / fact(k), at(part.exponent))
        return Array.from({ length: evaluate(part.exponent).n }, () => at(part.base)).reduce(times)
      }
      case 'call': {
        const u = at(part.of)
        if (part.name === 'sin') return composed(k => (k % 2 === 1 ? (-1) ** ((k - 1) / 2) / fact(k) : 0), u)
        if (part.name === 'cos') return composed(k => (k % 2 === 0 ? (-1) ** (k / 2) / fact(k) : 0), u)
        return composed(k => (k === 0 ? 0 : (-1) ** (k + 1) / k), u.with(0, 0))
      }
      default:
        return []
    }
  }
  return at(of)
}
