import {
  bracketed,
  expr,
  failed,
  minus,
  type Random,
  squareBracketed,
  sum,
  times,
  type Value,
  type Work,
} from '../../../author.ts'

/** A calculation line by line: all is right, or the first line takes the wrong operation first, or the second. */
interface Ways {
  readonly none: readonly Value[]
  readonly first: readonly Value[]
  readonly second: readonly Value[]
}
/** Four operations: the third line can take the wrong one too. */
interface NestedWays extends Ways {
  readonly third: readonly Value[]
}

const workings = {
  'a × (b − c) + d'(random: Random): Ways {
    const [a, c, d] = [random.int(2, 9), random.int(2, 6), random.int(2, 9)]
    const b = c + random.int(2, 7)
    const start = sum(times(a, bracketed(minus(b, c))), d)
    const first = [start, sum(minus(a * b, c), d), sum(a * b - c, d), a * b - c + d]
    const difference = b - c
    return {
      none: [start, sum(times(a, difference), d), sum(a * difference, d), a * difference + d],
      first,
      second: [start, sum(times(a, difference), d), times(a, difference + d), a * (difference + d)],
    }
  },
  'a + b × (c − d)'(random: Random): Ways {
    const [a, b, d] = [random.int(2, 12), random.int(2, 6), random.int(2, 7)]
    const c = d + random.int(2, 6)
    const start = sum(a, times(b, bracketed(minus(c, d))))
    const first = [start, sum(a, minus(b * c, d)), sum(a, b * c - d), a + b * c - d]
    const difference = c - d
    return {
      none: [start, sum(a, times(b, difference)), sum(a, b * difference), a + b * difference],
      first,
      second: [start, sum(a, times(b, difference)), times(a + b, difference), (a + b) * difference],
    }
  },
  '(a + b) × c − d'(random: Random): Ways {
    const [a, b, c] = [random.int(2, 9), random.int(2, 9), random.int(4, 9)]
    const d = random.int(2, c - 1)
    const start = minus(times(bracketed(sum(a, b)), c), d)
    const first = [start, minus(sum(a, b * c), d), minus(a + b * c, d), a + b * c - d]
    return {
      none: [start, minus(times(a + b, c), d), minus((a + b) * c, d), (a + b) * c - d],
      first,
      second: [start, minus(times(a + b, c), d), times(a + b, c - d), (a + b) * (c - d)],
    }
  },
}
const nested = {
  '[a − (b + c)] × d − e'(random: Random): NestedWays {
    const [b, c, d] = [random.int(2, 5), random.int(2, 5), random.int(3, 5)]
    const e = random.int(2, d - 1)
    const a = (b + c) * d + e + random.int(1, 9)
    const start = minus(times(squareBracketed(minus(a, bracketed(sum(b, c)))), d), e)
    const unbracketed = a - b + c
    const first = [
      start,
      minus(times(squareBracketed(sum(a - b, c)), d), e),
      minus(times(unbracketed, d), e),
      minus(unbracketed * d, e),
      unbracketed * d - e,
    ]
    const within = minus(times(squareBracketed(minus(a, b + c)), d), e)
    const difference = a - b - c
    const product = minus(times(difference, d), e)
    return {
      none: [start, within, product, minus(difference * d, e), difference * d - e],
      first,
      second: [start, within, minus(minus(a, (b + c) * d), e), minus(a - (b + c) * d, e), a - (b + c) * d - e],
      third: [start, within, product, times(difference, d - e), difference * (d - e)],
    }
  },
  'e + a × [b − (c + d)]'(random: Random): NestedWays {
    const [a, c, d, e] = [random.int(2, 6), random.int(2, 6), random.int(2, 6), random.int(2, 12)]
    const b = c + d + random.int(2, 8)
    const start = sum(e, times(a, squareBracketed(minus(b, bracketed(sum(c, d))))))
    const unbracketed = b - c + d
    const first = [
      start,
      sum(e, times(a, squareBracketed(sum(b - c, d)))),
      sum(e, times(a, unbracketed)),
      sum(e, a * unbracketed),
      e + a * unbracketed,
    ]
    const within = sum(e, times(a, squareBracketed(minus(b, c + d))))
    const difference = b - c - d
    const product = sum(e, times(a, difference))
    return {
      none: [start, within, product, sum(e, a * difference), e + a * difference],
      first,
      second: [start, within, minus(sum(e, a * b), c + d), minus(e + a * b, c + d), e + a * b - c - d],
      third: [start, within, product, times(e + a, difference), (e + a) * difference],
    }
  },
}
export type Working = keyof typeof workings
export type NestedWorking = keyof typeof nested

/** The right work of a calculation, and the work of pupils, each with the first wrong line in another place. */
interface WorkedLines {
  readonly right: Work
  readonly first: Work
  readonly second: Work
}
interface NestedLines extends WorkedLines {
  readonly third: Work
}
const workOf = (values: readonly Value[]): Work => {
  const [given, ...lines] = values.map(expr)
  return [given ?? failed('A calculation is given'), ...lines]
}

export function workedLines(random: Random, kinds: readonly Working[]): WorkedLines {
  const { none, first, second } = workings[random.evenly(kinds)](random)
  return { right: workOf(none), first: workOf(first), second: workOf(second) }
}
export function nestedLines(random: Random, kinds: readonly NestedWorking[]): NestedLines {
  const { none, first, second, third } = nested[random.evenly(kinds)](random)
  return { right: workOf(none), first: workOf(first), second: workOf(second), third: workOf(third) }
}
