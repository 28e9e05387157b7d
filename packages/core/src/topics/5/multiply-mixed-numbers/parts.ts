import {
  answerStep,
  count,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  line,
  mixed,
  multiplyFractions,
  type Noun,
  prose,
  quantityInLowestTerms,
  type Random,
  Ratio,
  story,
  times,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { fractionsOf } from '../../kit/fractions/fractions.ts'
import { stories } from './stories.ts'

/** A mixed number with its whole part and a proper fraction. */
export const drawMixed = (
  random: Random,
  denominators: readonly [number, number],
  wholes: readonly [number, number],
) => {
  const d = random.int(...denominators)
  return Ratio.of(random.int(...wholes) * d + random.coprimeTo(d), d)
}

/** The product must be a mixed number; from medium on it has to be reduced. */
const isMixedProduct = (left: Ratio, right: Ratio) => {
  const product = left.times(right)
  return !product.isInteger && product.compare(1) > 0
}

export const isReducedProduct = (left: Ratio, right: Ratio) => left.times(right).d < left.d * right.d

const factors = {
  // The whole number has no factor of the denominator: nothing is to be reduced.
  'mixed × whole': (random: Random): readonly [Ratio, Ratio] => {
    const left = drawMixed(random, [2, 8], [1, 5])
    return [left, Ratio.of(random.pick([2, 3, 4, 5, 6, 7, 8, 9].filter(whole => Ratio.of(whole, left.d).d === left.d)))]
  },
  'mixed × fraction': (random: Random): readonly [Ratio, Ratio] => {
    const d = random.int(2, 8)
    return [drawMixed(random, [2, 8], [1, 5]), Ratio.of(random.coprimeTo(d), d)]
  },
  'simple mixed × mixed': (random: Random): readonly [Ratio, Ratio] => [
    drawMixed(random, [2, 4], [1, 5]),
    drawMixed(random, [2, 4], [1, 5]),
  ],
  'mixed × mixed': (random: Random): readonly [Ratio, Ratio] =>
    random.until(
      () => [drawMixed(random, [2, 10], [1, 6]), drawMixed(random, [2, 10], [1, 6])] as const,
      ([left, right]) => isReducedProduct(left, right),
    ),
}

export interface Level {
  readonly factors: readonly (keyof typeof factors)[]
}

export function draw(random: Random, level: Level) {
  const kind = random.evenly(level.factors)
  const [left, right] = random.until(
    () => factors[kind](random),
    ([left, right]) =>
      left.times(right).compare(100) <= 0 &&
      isMixedProduct(left, right) &&
      (right.isInteger || isReducedProduct(left, right)),
  )
  return { left, right }
}

export const shown = (value: Ratio) => (value.compare(1) > 0 && !value.isInteger ? mixed(value) : expr(value))

export const whole = (value: Ratio) => Math.floor(value.n / value.d)

export const part = (value: Ratio) => value.minus(whole(value))

export const inLowestTerms = {
  en: prose`Multiply. Write the product as a mixed number in lowest terms.`,
  es: prose`Multiplica. Escribe el producto como número mixto en su mínima expresión.`,
}

/** What each level multiplies in a story. */
export const recipe = (level: keyof typeof stories) =>
  story({
    levels: [level],
    instruction:
      level === 'easy'
        ? { en: prose`Write the answer as a mixed number.`, es: prose`Escribe la respuesta como número mixto.` }
        : {
            en: prose`Write the answer as a mixed number in lowest terms.`,
            es: prose`Escribe la respuesta como número mixto en su mínima expresión.`,
          },
    settings: stories[level].map(setting => ({
      ...setting,
      pairs: storyPairs[level].filter(([size, by]) => isLikely(setting.noun, size, by)),
    })),
    draw(random, { noun, pairs }) {
      const [left, right] = random.pick(pairs)
      return { size: count(shown(left), noun), by: shown(right) }
    },
    answer: { ...quantityInLowestTerms, requires: 'mixed-in-lowest-terms' },
    solve: ({ size, by }, { noun }) => count(shown(evaluate(size.amount).times(evaluate(by))), noun),
    ask: ({ size, by }, { ask }) => ask(size, by),
    solution: ({ size, by }, answer, { says }) => [
      explainedBy(
        times(by, size.amount),
        level === 'medium'
          ? { en: line`Find ${by} of ${size}: multiply.`, es: line`Halla ${by} de ${size}: multiplica.` }
          : { en: line`Find ${by} times ${size}: multiply.`, es: line`Halla ${by} veces ${size}: multiplica.` },
      ),
      ...multiplyFractions(evaluate(by), evaluate(size.amount)).slice(0, 4),
      answerStep(equation(times(by, size.amount), answer.amount), says(answer)),
    ],
    check: (numberOf, { amount }) => exact(amount).over(numberOf('by')).equals(numberOf('size')),
  })

/** Amounts that can be measured, in halves, thirds, fourths or eighths, and what they are multiplied by. */
const measured: readonly Ratio[] = [2, 3, 4, 8].flatMap(d =>
  [1, 2, 3, 4, 5].flatMap(wholes =>
    Array.from({ length: d - 1 }, (_, i) => Ratio.of(wholes * d + i + 1, d)).filter(value => value.d === d),
  ),
)

const pairsWith = (
  others: readonly Ratio[],
  fits: (left: Ratio, right: Ratio) => boolean,
): readonly (readonly [Ratio, Ratio])[] =>
  measured.flatMap(left => others.filter(right => fits(left, right)).map(right => [left, right] as const))

const storyPairs = {
  easy: pairsWith(
    [2, 3, 4, 5, 6, 7].map(whole => Ratio.of(whole)),
    (left, right) => left.times(right).d === left.d,
  ),
  medium: pairsWith(
    fractionsOf([1, 2], [1, 3], [2, 3], [1, 4], [3, 4]),
    (left, right) => left.d <= 4 && isMixedProduct(left, right) && isReducedProduct(left, right),
  ),
  hard: pairsWith(
    fractionsOf([3, 2], [5, 2], [7, 2], [7, 4], [9, 4], [4, 3], [5, 3]),
    (left, right) => isMixedProduct(left, right) && isReducedProduct(left, right),
  ),
} as const

/** In what parts a unit is measured, and hours that are not too many. */
function isLikely(noun: Noun, size: Ratio, by: Ratio): boolean {
  if (noun === nouns.hour) return [2, 4].includes(size.d) && size.compare(2) < 0 && size.times(by).compare(7) < 0
  if (noun === nouns.gallon) return [2, 4].includes(size.d)
  if (noun === nouns.pound || noun === nouns.inch) return size.d !== 3
  return size.d <= 4
}
