import {
  answerStep,
  count,
  equation,
  evaluate,
  exact,
  explainedBy,
  gcd,
  line,
  multiplyFractions,
  prose,
  type quantity,
  type Random,
  Ratio,
  story,
  times,
} from '../../../author.ts'
import { inLowestTerms, proper } from '../../kit/fractions/fractions.ts'
import { AMOUNTS } from './amounts.ts'

export const isReduced = (left: Ratio, right: Ratio) => left.times(right).d < left.d * right.d

/** Two factors, the first a fraction. */
const factors = {
  'fraction of a whole': (random: Random): readonly [Ratio, Ratio] => {
    const d = random.int(2, 8)
    return [proper(random, d), Ratio.of(d * random.int(2, Math.floor(24 / d)))]
  },
  // From medium on, every product has to be reduced.
  'fraction × fraction': (random: Random): readonly [Ratio, Ratio] =>
    random.until(
      () => [proper(random, random.int(2, 10)), proper(random, random.int(2, 10))] as const,
      ([left, right]) => isReduced(left, right),
    ),
  'fraction × whole': (random: Random): readonly [Ratio, Ratio] => {
    const [part, whole] = random.until(
      () => [proper(random, random.pick([4, 6, 8, 9, 10])), random.int(2, 9)] as const,
      ([part, whole]) =>
        !part.times(whole).isInteger && part.times(whole).compare(1) > 0 && part.times(whole).d < part.d,
    )
    return [part, Ratio.of(whole)]
  },
  'cross-cancelling': (random: Random): readonly [Ratio, Ratio] =>
    random.until(
      () => [proper(random, random.int(6, 20)), proper(random, random.int(6, 20))] as const,
      ([left, right]) => Math.max(left.d, right.d) > 10 && left.times(right).d * 4 <= left.d * right.d,
    ),
}

interface Level {
  readonly factors: readonly (keyof typeof factors)[]
}

export function draw(random: Random, level: Level) {
  const kind = random.evenly(level.factors)
  const [left, right] = random.until(
    () => factors[kind](random),
    ([left, right]) => !left.equals(right) && right.compare(1) !== 0,
  )
  return { left, right }
}

export const product = ({ left, right }: ReturnType<typeof draw>) => inLowestTerms(left.times(right))

export const worked = ({ left, right }: ReturnType<typeof draw>) => multiplyFractions(left, right)

export const lowest = {
  en: prose`Multiply. Write the product in lowest terms.`,
  es: prose`Multiplica. Escribe el producto en su mínima expresión.`,
}

const writeMixed = {
  en: prose`Write the answer as a mixed number in lowest terms.`,
  es: prose`Escribe la respuesta como número mixto en su mínima expresión.`,
}

const drawPart = {
  easy(random: Random, most: number) {
    const d = random.pick([2, 3, 4, 5, 6, 8])
    return { part: proper(random, d), whole: d * random.int(2, Math.max(2, Math.floor(most / d))) }
  },
  // A mixed number that has to be reduced.
  medium: (random: Random, most: number) =>
    random.until(
      () => ({ part: proper(random, random.pick([4, 6, 8])), whole: random.int(3, most) }),
      ({ part, whole }) => gcd(whole, part.d) > 1 && whole % part.d !== 0 && part.times(whole).compare(1) > 0,
    ),
}

export const partOfAmount = (level: keyof typeof drawPart, answer: typeof quantity) =>
  story({
    levels: [level],
    ...(level === 'medium' && { instruction: writeMixed }),
    settings: AMOUNTS,
    draw(random, { noun, most }) {
      const { part, whole } = drawPart[level](random, most)
      return { part, whole: count(whole, noun) }
    },
    answer,
    solve: ({ part, whole }, { noun }) => count(inLowestTerms(part.times(evaluate(whole.amount))), noun),
    ask: ({ part, whole }, { ask }) => ask(part, whole),
    solution: ({ part, whole }, answer, { says }) => [
      explainedBy(times(part, whole.amount), {
        en: line`Find ${part} of ${whole}: multiply.`,
        es: line`Halla ${part} de ${whole}: multiplica.`,
      }),
      ...multiplyFractions(part, evaluate(whole.amount)),
      answerStep(equation(times(part, whole.amount), answer.amount), says(answer)),
    ],
    check: (numberOf, { amount }) => exact(amount).over(numberOf('part')).equals(numberOf('whole')),
  })
