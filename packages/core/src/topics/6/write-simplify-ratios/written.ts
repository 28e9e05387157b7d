import {
  type AnswerType,
  type Expr,
  exact,
  gcd,
  prose,
  type Random,
  ratio,
  tupleOf,
  type Value,
  wholes,
} from '../../../author.ts'
import { type Setting, settings } from '../../kit/ratios/settings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import {
  type Counted,
  isAsked,
  joined,
  lead,
  lowest,
  paragraph,
  ratioSteps,
  type Terms,
  type To,
  termsOf,
  whichRatio,
} from './counted.ts'

export const AS_RATIO = { en: prose`Write the ratio as a : b.`, es: prose`Escribe la razón en la forma a : b.` }
export const IN_LOWEST = {
  en: prose`Write the ratio in lowest terms, as a : b.`,
  es: prose`Escribe la razón en su mínima expresión, en la forma a : b.`,
}

/** Pairs in lowest terms from 2 to 12: neither a single one nor neighbors of a table at a glance. */
export const COPRIME: readonly Terms[] = wholes(2, 12).flatMap(a =>
  wholes(2, 12).flatMap((b): Terms[] => (a !== b && gcd(a, b) === 1 ? [[a, b]] : [])),
)
export const SMALL = COPRIME.filter(([a, b]) => a <= 9 && b <= 9)
/** Counts with a common factor: both change when they are divided. */
export function scaled(random: Random, most: number, factors: readonly [number, number] = [2, 8]): Terms {
  const [a, b] = random.pick(SMALL)
  const k = random.int(factors[0], Math.min(factors[1], Math.floor(most / Math.max(a, b))))
  return [a * k, b * k]
}
export const ORDERS: readonly (readonly [number, To])[] = [
  [0, 1],
  [1, 0],
]
export const REVERSED = startingAt(ORDERS, 1)
export const WITH_ALL: readonly (readonly [number, To])[] = [
  [1, 'all'],
  [1, 0],
  [0, 'all'],
  [0, 1],
]

export const counted = (
  random: Random,
  from: readonly Setting[],
  counts: readonly number[],
  orders: typeof ORDERS,
): Counted => {
  const setting = random.evenly(from)
  const [first, to] = random.evenly(orders)
  return { setting, counts, from: first, to }
}
export const isRatio = (answer: readonly Value[]): readonly [number, number] => {
  const [a, b] = tupleOf(answer, 2)
  return [exact(a).n, exact(b).n]
}
export const ratioOf = (facts: Counted): Expr => ratio(...lowest(termsOf(facts)))

export const writing = (
  level: 'easy' | 'medium' | 'hard',
  draw: (random: Random) => Counted,
  answer: AnswerType<readonly Value[]>,
) =>
  ({
    levels: [level],
    instruction: level === 'easy' ? AS_RATIO : IN_LOWEST,
    draw,
    answer,
    solve: (facts: Counted): readonly Value[] => lowest(termsOf(facts)),
    ask: (facts: Counted) => paragraph(joined(lead(facts), whichRatio(facts))),
    solution: ratioSteps,
    check: (printed: Parameters<typeof isAsked>[0], value: readonly Value[]) =>
      isAsked(printed, isRatio(value), settings) && gcd(...isRatio(value)) === 1,
  }) as const
