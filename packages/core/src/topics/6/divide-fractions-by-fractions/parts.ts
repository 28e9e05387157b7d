import {
  answerStep,
  count,
  divide,
  divideFractions,
  type Expr,
  evaluate,
  exact,
  type FormMaker,
  line,
  mixed,
  quantity,
  type Random,
  Ratio,
  story,
  type Value,
} from '../../../author.ts'
import { proper } from '../../kit/fractions/fractions.ts'
import { saidFirst } from '../../kit/stories/said-first.ts'
import type { levels } from './levels.ts'
import type { Setting } from './settings.ts'

const mixedNumber = (random: Random, d: number) => proper(random, d).plus(random.int(1, 6))

/** 2/3, not 1/3: a whole number is divided by a unit fraction in grade 5. */
const severalParts = (random: Random, d: number): Ratio =>
  random.until(
    () => proper(random, d),
    ({ n }) => n > 1,
  )

/** Dividend and divisor. */
const kinds = {
  'whole by fraction': (random: Random) =>
    [Ratio.of(random.int(2, 10)), severalParts(random, random.int(3, 8))] as const,
  'unit fraction by fraction': (random: Random) =>
    [Ratio.of(1, random.int(2, 10)), proper(random, random.int(2, 10))] as const,
  'equal denominators': (random: Random) => {
    const d = random.int(5, 10)
    return [proper(random, d), proper(random, d)] as const
  },
  'unlike denominators': (random: Random) =>
    random.until(
      () => [proper(random, random.int(3, 12)), proper(random, random.int(2, 12))] as const,
      ([a, b]) => a.n > 1 && a.d !== b.d,
    ),
  'mixed by fraction': (random: Random) =>
    [mixedNumber(random, random.int(2, 8)), proper(random, random.int(2, 12))] as const,
  'mixed by mixed': (random: Random) =>
    [mixedNumber(random, random.int(2, 8)), mixedNumber(random, random.int(2, 8))] as const,
}

export interface Level {
  readonly kinds: readonly (keyof typeof kinds)[]
  /** How many pieces a story has, and what they are made of. */
  readonly pieces: 'from a whole' | 'from a fraction' | 'mixed'
}

type Levels = typeof levels

export function draw(random: Random, level: Level) {
  const kind = random.evenly(level.kinds)
  const [dividend, divisor] = random.until(
    () => kinds[kind](random),
    ([a, b]) => !a.equals(b) && a.over(b).d <= 60,
  )
  return { dividend, divisor, quotient: dividend.over(divisor) }
}

export const shown = (value: Ratio): Expr => mixed(value)

/** The quotient times the printed divisor gives the printed dividend back. */
export function dividesBack(statement: Expr, answer: Value): boolean {
  return (
    statement.kind === 'quotient' && exact(answer).times(evaluate(statement.under)).equals(evaluate(statement.over))
  )
}

export const isMixed = (value: Ratio) => value.n > value.d && !value.isInteger

/** Equal pieces in an amount; only at hard a part of a piece makes sense, and comes. */
export const pieces = (form: FormMaker<Levels>, level: keyof Levels, settings: readonly Setting[]) =>
  form(
    story({
      levels: [level],
      share: 2,
      settings,
      draw(random, { unit }, { pieces }: Level) {
        const { size, amount } = random.until(
          () => {
            const size = proper(random, random.pick([2, 3, 4, 5, 6, 8]))
            const many =
              pieces === 'mixed'
                ? proper(random, random.pick([2, 3, 4])).plus(random.int(1, 8))
                : Ratio.of(random.int(2, 12))
            return { size, amount: size.times(many) }
          },
          ({ amount, size }) =>
            amount.isInteger === (pieces === 'from a whole') &&
            amount.compare(12) <= 0 &&
            amount.compare(1) >= 0 &&
            amount.d <= 12 &&
            size.n > 1,
        )
        return { amount: count(mixed(amount), unit), size: count(size, unit) }
      },
      answer: quantity,
      solve: ({ amount, size }, { piece }) => count(mixed(exact(amount.amount).over(exact(size.amount))), piece),
      ask: ({ amount, size }, { ask }) => ask(amount, size),
      solution: ({ amount, size }, answer, { ends }) => [
        ...saidFirst(
          divide(amount.amount, size.amount),
          {
            en: line`Find how many times ${size.amount} fits into ${amount.amount}: divide.`,
            es: line`Halla cuántas veces cabe ${size.amount} en ${amount.amount}: divide.`,
          },
          divideFractions(exact(amount.amount), exact(size.amount)),
        ),
        answerStep({ kind: 'paragraph', content: [answer] }, ends(answer)),
      ],
      // So many pieces of that size make the amount.
      check: (numberOf, { amount }) => exact(amount).times(numberOf('size')).equals(numberOf('amount')),
    }),
  )
