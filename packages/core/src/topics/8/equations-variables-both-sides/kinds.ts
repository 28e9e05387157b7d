import { type Expr, equation, m, type Random, Ratio } from '../../../author.ts'
import { likelyFirst } from '../../kit/choices/likely.ts'
import { nonzero } from '../../kit/equations/linear-system.ts'

/** ax + b = cx + d behind an equation. */
export interface Sides {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

/** As it is printed; `lost` are b and d of a pupil who multiplies the first term of each bracket alone. */
export interface Drawn extends Sides {
  readonly shown: Expr
  readonly lost?: { readonly b: number; readonly d: number }
}

export const plainEquation = ({ a, b, c, d }: Sides): Expr => m`${a}x + ${b} = ${c}x + ${d}`
const plain = (sides: Sides): Drawn => ({ ...sides, shown: plainEquation(sides) })

export const solutionOf = ({ a, b, c, d }: Sides): Ratio => Ratio.of(d - b, a - c)

/** Whole, and 0 in one draw of twenty-five. */
const drawX = (random: Random, most = 9) => (random.chance(0.04) ? 0 : nonzero(random, most))

/** Equations without brackets, by their signs. */
export const sides = {
  'all positive'(random: Random): Sides {
    const a = random.int(3, 9)
    const c = random.int(1, a - 1)
    const x = random.int(1, Math.min(12, Math.floor(39 / (a - c))))
    const b = random.int(1, 40 - (a - c) * x)
    return { a, b, c, d: b + (a - c) * x }
  },
  'any signs'(random: Random): Sides {
    const [a, x, b] = [nonzero(random, 9), drawX(random), nonzero(random, 20)]
    const c = random.intExcept(-9, 9, 0, a)
    return { a, b, c, d: b + (a - c) * x }
  },
}

interface Brackets {
  readonly p: number
  readonly q: number
  readonly x: number
}
const drawBrackets = (random: Random, fits: (of: Brackets) => boolean): Brackets =>
  random.until(() => ({ p: nonzero(random, 6), q: nonzero(random, 6), x: drawX(random) }), fits)

const kinds = {
  'all positive': (random: Random): Drawn => plain(sides['all positive'](random)),
  'any signs': (random: Random): Drawn => plain(sides['any signs'](random)),
  'one bracket'(random: Random): Drawn {
    const [k, p, x] = [random.pick([-4, -3, -2, 2, 3, 4, 5]), nonzero(random, 6), drawX(random)]
    const c = random.intExcept(-8, 8, 0, k)
    const d = k * p + (k - c) * x
    const [left, right] = [m`${k}(x + ${p})`, m`${c}x + ${d}`]
    return {
      a: k,
      b: k * p,
      c,
      d,
      shown: random.evenly([true, false]) ? equation(left, right) : equation(right, left),
      lost: { b: p, d },
    }
  },
  'fraction solution'(random: Random): Drawn {
    const [difference, c] = [random.int(2, 6), nonzero(random, 5)]
    const top = random.coprimeTo(difference, 12) * random.sign()
    const b = nonzero(random, 12)
    return plain({ a: c + difference, b, c, d: b + top })
  },
  'two brackets'(random: Random): Drawn {
    const [k, l] = random.sample([2, 3, 4, 5, 6], 2)
    const { p, q, x } = drawBrackets(random, ({ p, q, x }) => l * (x + q) !== k * (x + p))
    const e = l * (x + q) - k * (x + p)
    return {
      a: k,
      b: k * p + e,
      c: l,
      d: l * q,
      shown: e < 0 ? m`${k}(x + ${p}) - ${-e} = ${l}(x + ${q})` : m`${k}(x + ${p}) + ${e} = ${l}(x + ${q})`,
      lost: { b: p + e, d: q },
    }
  },
  'subtracted bracket'(random: Random): Drawn {
    const [k, l] = random.sample([2, 3, 4, 5], 2)
    const { p, q, x } = drawBrackets(random, ({ p, q, x }) => l * (x + q) !== -k * (x + p))
    // e − k(x + p) = l(x + q)
    const e = l * (x + q) + k * (x + p)
    return {
      a: -k,
      b: e - k * p,
      c: l,
      d: l * q,
      shown: m`${e} - ${k}(x + ${p}) = ${l}(x + ${q})`,
      lost: { b: e + k * p, d: l * q },
    }
  },
  'brackets with a fraction solution'(random: Random): Drawn {
    const [l, difference] = [random.int(2, 5), random.int(2, 8)]
    const [k, p, q] = [l + difference, nonzero(random, 5), nonzero(random, 6)]
    // k(x + p) + e = l(x + q)
    const e = l * q - k * p - random.coprimeTo(difference, 9) * random.sign()
    const left = m`${k}(x + ${p})`
    return {
      a: k,
      b: k * p + e,
      c: l,
      d: l * q,
      shown: e === 0 ? m`${left} = ${l}(x + ${q})` : m`${left} + ${e} = ${l}(x + ${q})`,
      lost: { b: p + e, d: q },
    }
  },
}

export type Kind = keyof typeof kinds

export const draw = (random: Random, level: { readonly kinds: readonly Kind[] }): Drawn =>
  random.until(
    () => kinds[random.evenly(level.kinds)](random),
    ({ a, b, c, d }) => a !== c && a !== 0 && b !== 0 && d !== 0,
  )

/** Where the usual slips lead. */
export function slips({ a, b, c, d, lost }: Drawn): Readonly<Record<string, Ratio>> {
  const isPositive = a > c && c > 0 && d > b && b > 0
  return likelyFirst({
    ...(lost ? { onlyFirstTermMultiplied: Ratio.of(lost.d - lost.b, a - c) } : {}),
    constantAddedInsteadOfSubtracted: Ratio.of(d + b, a - c),
    ...(a + c === 0
      ? {}
      : { termsAddedInsteadOfSubtracted: Ratio.of(d - b, a + c), bothAdded: Ratio.of(d + b, a + c) }),
    // Before pupils have met negative numbers in equations, none is printed.
    ...(isPositive ? {} : { signLost: Ratio.of(b - d, a - c) }),
    oneTermForgotten: Ratio.of(d - b, a),
    ...(isPositive && d - b <= a - c ? {} : { divisorSubtracted: Ratio.of(d - b - (a - c)) }),
  })
}

/** An equation that no usual slip solves. */
export const drawTelling = (random: Random, level: { readonly kinds: readonly Kind[] }): Drawn =>
  random.until(
    () => draw(random, level),
    drawn => Object.values(slips(drawn)).every(x => !x.equals(solutionOf(drawn))),
  )

const fractionPairs = [
  [Ratio.of(1, 2), Ratio.of(1, 3), 6],
  [Ratio.of(1, 2), Ratio.of(3, 4), 4],
  [Ratio.of(2, 3), Ratio.of(1, 2), 6],
  [Ratio.of(1, 4), Ratio.of(2, 3), 12],
  [Ratio.of(2, 5), Ratio.of(1, 2), 10],
  [Ratio.of(5, 6), Ratio.of(1, 3), 6],
  [Ratio.of(1, 4), Ratio.of(5, 8), 8],
  [Ratio.of(3, 4), Ratio.of(1, 3), 12],
] as const

/** An equation with fractions, and the same with every term multiplied by the common denominator. */
export function drawFractions(random: Random) {
  const [one, other, common] = random.evenly(fractionPairs)
  const [a, c] = random.shuffle([one, other])
  return random.until(
    () => {
      const [x, b] = [common * random.pick([-2, -1, 1, 2, 3]), nonzero(random, 9)]
      const d = a.minus(c).times(x).plus(b)
      const cleared = { a: a.times(common).n, b: b * common, c: c.times(common).n, d: d.times(common).n }
      return { ...cleared, common, shown: m`${a}x + ${b} = ${c}x + ${d}` }
    },
    ({ d }) => d !== 0,
  )
}
