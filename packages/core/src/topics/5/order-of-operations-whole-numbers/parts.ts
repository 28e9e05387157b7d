import {
  bracketed,
  curlyBracketed,
  divide,
  type Expr,
  minus,
  type Random,
  squareBracketed,
  sum,
  times,
} from '../../../author.ts'
import type { Working } from './worked-lines.ts'

interface Calculation {
  readonly of: Expr
  readonly value: number
  /** What a pupil gets who works from left to right, or who loses a pair of brackets. */
  readonly slip: number
  /** The operation that comes first, and those that come later. */
  readonly first: Expr
  readonly later: readonly Expr[]
}

/** Each shape draws numbers that keep every step whole and not negative. */
const shapes = {
  'a + b × c'(random: Random): Calculation {
    const [a, b, c] = [random.int(2, 20), random.int(2, 9), random.int(2, 9)]
    return {
      of: sum(a, times(b, c)),
      value: a + b * c,
      slip: (a + b) * c,
      first: times(b, c),
      later: [sum(a, b), sum(a, c)],
    }
  },
  'a − b × c'(random: Random): Calculation {
    const [b, c] = [random.int(2, 4), random.int(2, 4)]
    const a = random.int(b * c + 1, 20)
    return {
      of: minus(a, times(b, c)),
      value: a - b * c,
      slip: (a - b) * c,
      first: times(b, c),
      later: [minus(a, b), minus(a, c)],
    }
  },
  'a + b ÷ c'(random: Random): Calculation {
    const [b, c] = [random.int(2, 4), random.int(2, 5)]
    const a = c * random.int(1, 4)
    return {
      of: sum(a, divide(b * c, c)),
      value: a + b,
      slip: a / c + b,
      first: divide(b * c, c),
      later: [sum(a, b * c), sum(a, c)],
    }
  },
  'a + b × c − d'(random: Random): Calculation {
    const [a, b, c] = [random.int(4, 20), random.int(2, 6), random.int(3, 6)]
    const d = random.int(1, 2)
    return {
      of: minus(sum(a, times(b, c)), d),
      value: a + b * c - d,
      slip: (a + b) * c - d,
      first: times(b, c),
      later: [sum(a, b), minus(c, d), minus(b, d)],
    }
  },
  'a − b ÷ c + d'(random: Random): Calculation {
    const [c, quotient, d] = [random.int(2, 4), random.int(2, 4), random.int(2, 12)]
    const b = c * quotient
    const a = random.int(b + 1, 20)
    return {
      of: sum(minus(a, divide(b, c)), d),
      value: a - quotient + d,
      slip: a - b + d,
      first: divide(b, c),
      later: [minus(a, b), sum(c, d), sum(b, d)],
    }
  },
  'a + b ÷ c + d'(random: Random): Calculation {
    const [a, c, quotient, d] = [random.int(2, 14), random.int(2, 5), random.int(2, 4), random.int(2, 12)]
    const b = c * quotient
    return {
      of: sum(a, divide(b, c), d),
      value: a + quotient + d,
      slip: a + b + d,
      first: divide(b, c),
      later: [sum(a, b), sum(c, d), sum(a, d)],
    }
  },
  'a × b + c × d'(random: Random): Calculation {
    const [a, b, c, d] = [random.int(2, 5), random.int(2, 4), random.int(2, 5), random.int(2, 4)]
    return {
      of: sum(times(a, b), times(c, d)),
      value: a * b + c * d,
      slip: (a * b + c) * d,
      first: times(a, b),
      later: [sum(b, c), sum(a, d)],
    }
  },
  'a ÷ b + c × d'(random: Random): Calculation {
    const [quotient, b, c, d] = [random.int(2, 5), random.int(2, 4), random.int(2, 5), random.int(2, 4)]
    return {
      of: sum(divide(quotient * b, b), times(c, d)),
      value: quotient + c * d,
      slip: (quotient + c) * d,
      first: divide(quotient * b, b),
      later: [sum(b, c), times(c, d)],
    }
  },
  'a − b ÷ c'(random: Random): Calculation {
    const [c, quotient, rest] = [random.int(2, 4), random.int(2, 4), random.int(1, 4)]
    const b = quotient * c
    // From left to right, the difference can be divided too.
    const a = b + c * rest
    return {
      of: minus(a, divide(b, c)),
      value: a - quotient,
      slip: rest,
      first: divide(b, c),
      later: [minus(a, b), minus(a, c)],
    }
  },
  'a × b − c × d'(random: Random): Calculation {
    const [c, d] = [random.int(2, 3), random.int(2, 4)]
    const [a, b] = [random.int(4, 6), random.int(3, 5)]
    return {
      of: minus(times(a, b), times(c, d)),
      value: a * b - c * d,
      slip: (a * b - c) * d,
      first: times(a, b),
      later: [minus(b, c), minus(a, d)],
    }
  },
  'a − (b + c) × d'(random: Random): Calculation {
    const [b, c, d] = [random.int(2, 6), random.int(2, 6), random.int(2, 5)]
    const a = (b + c) * d + random.int(3, 20)
    return {
      of: minus(a, times(bracketed(sum(b, c)), d)),
      value: a - (b + c) * d,
      slip: (a - b - c) * d,
      first: sum(b, c),
      later: [minus(a, b), times(c, d), minus(a, c)],
    }
  },
  '(a − b) ÷ c + d'(random: Random): Calculation {
    const [b, c, d, quotient] = [random.int(2, 4), random.int(2, 6), random.int(2, 12), random.int(2, 9)]
    const a = quotient * c + b * c
    return {
      of: sum(divide(bracketed(minus(a, b * c)), c), d),
      value: quotient + d,
      slip: a - b + d,
      first: minus(a, b * c),
      later: [divide(b * c, c), sum(c, d), divide(a, c)],
    }
  },
  'a + b ÷ (c − d)'(random: Random): Calculation {
    const [a, d, difference, quotient] = [random.int(2, 20), random.int(2, 3), random.int(2, 5), random.int(2, 5)]
    const c = d + difference
    const b = quotient * difference * c
    return {
      of: sum(a, divide(b, bracketed(minus(c, d)))),
      value: a + quotient * c,
      slip: a + quotient * difference - d,
      first: minus(c, d),
      later: [sum(a, b), divide(b, c), sum(b, c)],
    }
  },
  'a × (b + c) ÷ d'(random: Random): Calculation {
    const [d, b, c, many] = [random.int(2, 5), random.int(2, 9), random.int(2, 9), random.int(2, 4)]
    const a = d * many
    return {
      of: divide(times(a, bracketed(sum(b, c * d))), d),
      value: many * (b + c * d),
      slip: a * b + c,
      first: sum(b, c * d),
      later: [times(a, b), divide(c * d, d), sum(a, b)],
    }
  },
  'a + b × (c − d)'(random: Random): Calculation {
    const [a, b, d] = [random.int(2, 12), random.int(2, 6), random.int(2, 7)]
    const c = d + random.int(2, 6)
    return {
      of: sum(a, times(b, bracketed(minus(c, d)))),
      value: a + b * (c - d),
      slip: a + b * c - d,
      first: minus(c, d),
      later: [sum(a, b), times(b, c), sum(a, c)],
    }
  },
  'a × (b − c) + d'(random: Random): Calculation {
    const [a, c, d] = [random.int(2, 9), random.int(1, 6), random.int(2, 12)]
    const b = c + random.int(2, 8)
    return {
      of: sum(times(a, bracketed(minus(b, c))), d),
      value: a * (b - c) + d,
      slip: a * b - c + d,
      first: minus(b, c),
      later: [times(a, b), sum(c, d), times(a, c)],
    }
  },
  'a ÷ (b + c) × d'(random: Random): Calculation {
    const [b, c, d, quotient] = [random.int(2, 5), random.int(2, 4), random.int(2, 6), random.int(2, 6)]
    const a = quotient * (b + c) * b
    return {
      of: times(divide(a, bracketed(sum(b, c))), d),
      value: quotient * b * d,
      slip: quotient * (b + c) + c * d,
      first: sum(b, c),
      later: [divide(a, b), times(c, d), times(a, d)],
    }
  },
  '(a + b) × c − d'(random: Random): Calculation {
    const a = random.int(2, 9)
    const [b, c, d] = [random.intExcept(2, 9, a), random.int(2, 6), random.int(2, 7)]
    return {
      of: minus(times(bracketed(sum(a, b)), c), d),
      value: (a + b) * c - d,
      slip: a + b * c - d,
      first: sum(a, b),
      later: [times(b, c), minus(c, d), times(a, c)],
    }
  },
  'a × [b + (c − d)] + e ÷ f'(random: Random): Calculation {
    const [a, b, d, f, quotient] = [
      random.int(2, 6),
      random.int(2, 9),
      random.int(2, 8),
      random.int(2, 5),
      random.int(2, 6),
    ]
    const c = d + random.int(2, 7)
    return {
      of: sum(times(a, squareBracketed(sum(b, bracketed(minus(c, d))))), divide(quotient * f, f)),
      value: a * (b + c - d) + quotient,
      slip: a * b + c - d + quotient,
      first: minus(c, d),
      later: [times(a, b), sum(b, c), divide(quotient * f, f)],
    }
  },
  '[a − (b + c)] × d ÷ e'(random: Random): Calculation {
    const [b, c, e] = [random.int(2, 6), random.int(2, 6), random.int(2, 4)]
    const [a, d] = [b + c + random.int(2, 8), e * random.int(1, 4)]
    return {
      of: divide(times(squareBracketed(minus(a, bracketed(sum(b, c)))), d), e),
      value: ((a - b - c) * d) / e,
      slip: ((a - b + c) * d) / e,
      first: sum(b, c),
      later: [minus(a, b), times(c, d), divide(d, e)],
    }
  },
  '{a + [b × (c − d)]} ÷ e'(random: Random): Calculation {
    const [b, d, e] = [random.int(2, 4), random.int(2, 5), random.int(2, 5)]
    const c = d + random.int(2, 5)
    const inner = b * (c - d)
    const a = e * (Math.ceil(inner / e) + random.int(1, 3)) - inner
    return {
      of: divide(curlyBracketed(sum(a, squareBracketed(times(b, bracketed(minus(c, d)))))), e),
      value: (a + inner) / e,
      slip: a + b * c - d,
      first: minus(c, d),
      later: [times(b, c), sum(a, b), divide(d, e)],
    }
  },
}

interface Level {
  /** Calculations worked line by line. */
  readonly lines: readonly Working[]
  readonly shapes: readonly Shape[]
  /** Shapes of statements to be judged, and of calculations whose first step is asked. */
  readonly judged: readonly Shape[]
  readonly asked: readonly Shape[]
}
type Shape = keyof typeof shapes

const drawFrom = (random: Random, among: readonly Shape[]) => {
  const shape = random.evenly(among)
  return random.until(
    () => shapes[shape](random),
    ({ value, slip }) => value !== slip && value > 0,
  )
}
export const draw = (random: Random, level: Pick<Level, 'shapes'>) => drawFrom(random, level.shapes)
export const drawJudged = (random: Random, level: Pick<Level, 'judged'>) => drawFrom(random, level.judged)
export const drawAsked = (random: Random, level: Pick<Level, 'asked'>) => drawFrom(random, level.asked)
