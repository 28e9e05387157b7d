import { bracketed, expr, minus, squareBracketed, sum, times, type Value } from '../../../math/build.ts'
import type { Expr } from '../../../math/expr.ts'
import type { Random } from '../../../random.ts'

type Wrong = 'first' | 'second' | 'none'

/** A calculation line by line: the first line takes the wrong operation first, or the second, or all is right. */
const workings = {
  'a × (b − c) + d'(random: Random, wrong: Wrong): readonly Value[] {
    const [a, c, d] = [random.int(2, 9), random.int(2, 6), random.int(2, 9)]
    const b = c + random.int(2, 7)
    const start = sum(times(a, bracketed(minus(b, c))), d)
    if (wrong === 'first') return [start, sum(minus(a * b, c), d), sum(a * b - c, d), a * b - c + d]
    const difference = b - c
    return wrong === 'second'
      ? [start, sum(times(a, difference), d), times(a, difference + d), a * (difference + d)]
      : [start, sum(times(a, difference), d), sum(a * difference, d), a * difference + d]
  },
  'a + b × (c − d)'(random: Random, wrong: Wrong): readonly Value[] {
    const [a, b, d] = [random.int(2, 12), random.int(2, 6), random.int(2, 7)]
    const c = d + random.int(2, 6)
    const start = sum(a, times(b, bracketed(minus(c, d))))
    if (wrong === 'first') return [start, sum(a, minus(b * c, d)), sum(a, b * c - d), a + b * c - d]
    const difference = c - d
    return wrong === 'second'
      ? [start, sum(a, times(b, difference)), times(a + b, difference), (a + b) * difference]
      : [start, sum(a, times(b, difference)), sum(a, b * difference), a + b * difference]
  },
  '(a + b) × c − d'(random: Random, wrong: Wrong): readonly Value[] {
    const [a, b, c] = [random.int(2, 9), random.int(2, 9), random.int(4, 9)]
    const d = random.int(2, c - 1)
    const start = minus(times(bracketed(sum(a, b)), c), d)
    if (wrong === 'first') return [start, minus(sum(a, b * c), d), minus(a + b * c, d), a + b * c - d]
    return wrong === 'second'
      ? [start, minus(times(a + b, c), d), times(a + b, c - d), (a + b) * (c - d)]
      : [start, minus(times(a + b, c), d), minus((a + b) * c, d), (a + b) * c - d]
  },
  '[a − (b + c)] × d'(random: Random, wrong: Wrong): readonly Value[] {
    const [b, c, d] = [random.int(2, 7), random.int(2, 7), random.int(2, 6)]
    const a = (b + c) * d + random.int(1, 9)
    const start = times(squareBracketed(minus(a, bracketed(sum(b, c)))), d)
    if (wrong === 'first')
      return [start, times(squareBracketed(sum(a - b, c)), d), times(a - b + c, d), (a - b + c) * d]
    const within = times(squareBracketed(minus(a, b + c)), d)
    return wrong === 'second'
      ? [start, within, minus(a, (b + c) * d), a - (b + c) * d]
      : [start, within, times(a - b - c, d), (a - b - c) * d]
  },
  'a × [b − (c + d)]'(random: Random, wrong: Wrong): readonly Value[] {
    const [a, c, d] = [random.int(2, 6), random.int(2, 6), random.int(2, 6)]
    const b = c + d + random.int(2, 8)
    const start = times(a, squareBracketed(minus(b, bracketed(sum(c, d)))))
    if (wrong === 'first')
      return [start, times(a, squareBracketed(sum(b - c, d))), times(a, b - c + d), a * (b - c + d)]
    const within = times(a, squareBracketed(minus(b, c + d)))
    return wrong === 'second'
      ? [start, within, minus(a * b, c + d), a * b - c - d]
      : [start, within, times(a, b - c - d), a * (b - c - d)]
  },
}
export type Working = keyof typeof workings

/** Four expressions, each with the one after it a line; in the third line a sum or difference is off. */
export function workedLines(random: Random, kinds: readonly Working[], wrong: Wrong | 'third'): readonly Expr[] {
  const chain = workings[random.pick(kinds)](random, wrong === 'third' ? 'none' : wrong).map(expr)
  const end = chain.at(-1)
  return wrong === 'third' && end?.kind === 'number'
    ? [...chain.slice(0, -1), expr(end.n + random.pick([1, 2, 10]))]
    : chain
}
