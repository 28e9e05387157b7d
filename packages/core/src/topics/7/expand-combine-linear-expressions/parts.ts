import { type Expr, itemOf, type Printed, prose, type Random, Ratio } from '../../../author.ts'
import {
  agreeEverywhere,
  grouped,
  isSimplified,
  linear,
  linearExpr,
  type Part,
  type Style,
  simplified,
  simplifying,
  term,
} from './linear.ts'

export interface Drawn {
  readonly parts: readonly Part[]
  readonly style: Style
}

export const signed = (random: Random, least: number, most: number) => random.sign() * random.int(least, most)

/** The parts of an expression to simplify, by its look. */
export const kinds = {
  'ax + b + cx': (random: Random): Drawn => {
    const [a, b, c] = random.until(
      () => [signed(random, 2, 12), signed(random, 1, 12), signed(random, 2, 12)] as const,
      values => values.some(value => value < 0),
    )
    return { style: 'fraction', parts: [term(a), term(0, b), term(c)] }
  },
  'ax + b + cx + d': (random: Random): Drawn => ({
    style: 'fraction',
    parts: [
      term(random.int(2, 12)),
      term(0, signed(random, 1, 12)),
      term(signed(random, 2, 12)),
      term(0, signed(random, 1, 12)),
    ],
  }),
  'a(x + b)': (random: Random): Drawn => ({
    style: 'fraction',
    parts: [grouped(random.int(2, 9), linear(random.int(1, 6), signed(random, 1, 12)))],
  }),
  'c - a(bx + d)': (random: Random): Drawn => ({
    style: 'fraction',
    parts: [term(0, random.int(2, 15)), grouped(-random.int(2, 7), linear(random.int(1, 6), signed(random, 1, 9)))],
  }),
  'ax - b(cx + d)': (random: Random): Drawn => ({
    style: 'fraction',
    parts: [term(random.int(2, 15)), grouped(-random.int(2, 6), linear(random.int(1, 5), signed(random, 1, 9)))],
  }),
  'a(bx + c) + dx': (random: Random): Drawn => ({
    style: 'fraction',
    parts: [grouped(random.int(2, 8), linear(random.int(1, 5), signed(random, 1, 9))), term(signed(random, 2, 12))],
  }),
  fractions: (random: Random): Drawn => {
    const d = random.pick([6, 8, 10, 12])
    const parts = [2, 3, 4, 5].filter(part => d % part === 0)
    const one = Ratio.of(random.coprimeTo(d), d)
    const other = random.pick(parts)
    return {
      style: 'fraction',
      parts: random
        .shuffle([term(one), term(Ratio.of(random.sign() * random.coprimeTo(other, other), other))])
        .toSpliced(1, 0, term(0, signed(random, 1, 9))),
    }
  },
  'decimal factor': (random: Random): Drawn =>
    random.until(
      () => ({
        style: 'decimal' as const,
        parts: [
          grouped(
            Ratio.of(random.sign() * random.pick([2, 3, 4, 5, 6, 8, 12, 15, 25]), 10),
            linear(random.int(2, 9), signed(random, 2, 9)),
          ),
          term(Ratio.of(signed(random, 11, 48), 10)),
        ],
      }),
      ({ parts: [group, last] }) =>
        group !== undefined &&
        last !== undefined &&
        !last.x.isInteger &&
        !group.x.times(group.factor).isInteger &&
        !group.constant.times(group.factor).isInteger,
    ),
  'fraction factors': (random: Random): Drawn => {
    const [one, two] = random.sample([2, 3, 4, 5], 2)
    return {
      style: 'fraction',
      parts: [
        grouped(Ratio.of(1, one), linear(one * random.int(2, 5), one * signed(random, 1, 5))),
        grouped(Ratio.of(random.sign(), two), linear(two * random.int(1, 5), two * signed(random, 1, 5))),
      ],
    }
  },
  'two letters': (random: Random): Drawn => ({
    style: 'fraction',
    parts: [
      grouped(random.int(2, 6), linear(signed(random, 2, 5), 0, signed(random, 1, 5))),
      grouped(
        -random.int(2, 6),
        linear(random.int(1, 4), signed(random, 1, 5), random.chance(0.5) ? 0 : signed(random, 1, 4)),
      ),
    ],
  }),
}

export type Kind = keyof typeof kinds

export interface Level {
  readonly kinds: readonly Kind[]
}

/** Nothing cancels out to a bare number. */
export const isKind = ({ parts }: Drawn) => {
  const { x, constant, y } = simplified(parts)
  return x.n !== 0 && (constant.n !== 0 || y.n !== 0)
}

export const draw = (random: Random, level: Level) => {
  const kind = random.evenly(level.kinds)
  return random.until(() => kinds[kind](random), isKind)
}

export const solution = ({ parts, style }: Drawn) => simplifying(parts, style)

export const solve = ({ parts, style }: Drawn) => linearExpr(simplified(parts), style)

export const printedExpression = (printed: Printed): Expr => itemOf(printed.maths, 0)

export const check = (printed: Printed, answer: Expr) =>
  isSimplified(answer) && agreeEverywhere(printedExpression(printed), answer)

export const simplify = { en: prose`Simplify the expression.`, es: prose`Simplifica la expresión.` }
