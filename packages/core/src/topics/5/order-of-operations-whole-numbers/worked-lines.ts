import {
  bracketed,
  evaluate,
  expr,
  itemOf,
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
  '[a − (b + c)] × d'(random: Random): Ways {
    const [b, c, d] = [random.int(2, 7), random.int(2, 7), random.int(2, 6)]
    const a = (b + c) * d + random.int(1, 9)
    const start = times(squareBracketed(minus(a, bracketed(sum(b, c)))), d)
    const first = [start, times(squareBracketed(sum(a - b, c)), d), times(a - b + c, d), (a - b + c) * d]
    const within = times(squareBracketed(minus(a, b + c)), d)
    return {
      none: [start, within, times(a - b - c, d), (a - b - c) * d],
      first,
      second: [start, within, minus(a, (b + c) * d), a - (b + c) * d],
    }
  },
  'a × [b − (c + d)]'(random: Random): Ways {
    const [a, c, d] = [random.int(2, 6), random.int(2, 6), random.int(2, 6)]
    const b = c + d + random.int(2, 8)
    const start = times(a, squareBracketed(minus(b, bracketed(sum(c, d)))))
    const first = [start, times(a, squareBracketed(sum(b - c, d))), times(a, b - c + d), a * (b - c + d)]
    const within = times(a, squareBracketed(minus(b, c + d)))
    return {
      none: [start, within, times(a, b - c - d), a * (b - c - d)],
      first,
      second: [start, within, minus(a * b, c + d), a * b - c - d],
    }
  },
}
export type Working = keyof typeof workings

/** The right work of a calculation, and the work of three pupils, each with the first wrong line in another place. */
export interface WorkedLines {
  readonly kind: Working
  readonly right: Work
  readonly first: Work
  readonly second: Work
  readonly third: Work
}

export function workedLines(random: Random, kinds: readonly Working[]): WorkedLines {
  const kind = random.evenly(kinds)
  const { none, first, second } = workings[kind](random)
  const right = none.map(expr) as unknown as Work
  const [given, ...lines] = right
  const end = evaluate(itemOf(lines, 2)).n
  return {
    kind,
    right,
    first: first.map(expr) as unknown as Work,
    second: second.map(expr) as unknown as Work,
    third: [given, ...lines.slice(0, 2), expr(end + random.pick([1, 2, 10]))],
  }
}
