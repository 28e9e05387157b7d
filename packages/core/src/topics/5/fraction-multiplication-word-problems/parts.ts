import {
  answerStep,
  count,
  type Expr,
  equation,
  evaluate,
  explainedBy,
  line,
  multiplyFractions,
  type Noun,
  type Person,
  type Printed,
  people,
  prose,
  quantity,
  type Random,
  Ratio,
  times,
} from '../../../author.ts'
import { inLowestTerms } from '../../kit/fractions/fractions.ts'
import { forMany } from './many-stories.ts'
import { partOfWhole } from './part-stories.ts'
import type { Quantity, Says, Story } from './story.ts'

/** A part of an amount, or an amount for one and how many there are. */
type Pair = readonly [part: Ratio, whole: Ratio]

const isMixedResult = (a: Ratio, b: Ratio) => !a.times(b).isInteger && a.times(b).compare(1) > 0

const isReduced = (a: Ratio, b: Ratio) => a.times(b).d < a.d * b.d

const wholesTo = (most: number) => Array.from({ length: most - 1 }, (_, i) => Ratio.of(i + 2))

const mixedTo = (most: number, denominators: readonly number[]) =>
  denominators.flatMap(d =>
    Array.from({ length: (most - 1) * d }, (_, i) => Ratio.of(d + i + 1, d)).filter(value => value.d === d),
  )

const belowOne = (denominators: readonly number[]) =>
  denominators.flatMap(d => Array.from({ length: d - 1 }, (_, i) => Ratio.of(i + 1, d)).filter(value => value.d === d))

const allOf = (parts: readonly Ratio[], wholes: readonly Ratio[]): readonly Pair[] =>
  parts.flatMap(part => wholes.map(whole => [part, whole] as const))

/** The numbers of each level: every product but those of easy has to be reduced. */
const kinds = {
  // A whole number, or so much and a half.
  'fraction of a whole': ({ parts, most }: Measured) =>
    allOf(parts, wholesTo(most)).filter(
      ([part, whole]) => part.times(whole).d <= 2 && part.times(whole).compare(1) > 0 && whole.n !== part.d,
    ),
  'fraction of a fraction': ({ parts, in: denominators }: Measured) =>
    allOf(parts, belowOne(denominators)).filter(([part, whole]) => isReduced(part, whole) && !whole.equals(part)),
  'fraction of a mixed number': ({ parts, in: denominators, most }: Measured) =>
    allOf(parts, mixedTo(most, denominators)).filter(
      ([part, whole]) => isReduced(part, whole) && isMixedResult(part, whole) && part.times(whole).d <= 12,
    ),
  // What is left is the same with the part that is left.
  'what is left of a mixed number': ({ parts, in: denominators, most }: Measured) =>
    allOf(parts, mixedTo(most, denominators)).filter(([part, whole]) => {
      const left = Ratio.of(1).minus(part)
      return isReduced(left, whole) && isMixedResult(left, whole) && left.times(whole).d <= 12
    }),
} as const

type Measured = Pick<Story, 'parts' | 'most' | 'in'>

export const drawPair = <S extends Measured>(random: Random, stories: readonly (readonly [S, readonly Pair[]])[]) => {
  const [story, pairs] = random.evenly(stories)
  const [part, whole] = random.pick(pairs)
  return { part, whole, story, who: random.pick(people) }
}

export const withPairs = <S extends Measured>(stories: readonly S[], kind: keyof typeof kinds) =>
  stories.map(story => [story, kinds[kind](story)] as const)

/** Every third pair of numbers where there are many: three forms of a level share them out. */
const everyThird = (first: 0 | 1 | 2, fits: (product: Ratio) => boolean) =>
  withPairs(partOfWhole, 'fraction of a whole').map(
    ([story, pairs]) =>
      [
        story,
        (pairs.length < 10 ? pairs : pairs.filter(([{ n, d }, whole]) => (n + d + whole.n) % 3 === first)).filter(
          ([part, whole]) => fits(part.times(whole)),
        ),
      ] as const,
  )
export const easyPairs = everyThird(0, product => !product.isInteger).slice(0, 8)
export const drawnPairs = everyThird(1, product => product.isInteger).slice(8, 12)
export const chosenPairs = everyThird(2, () => true).slice(12)

/** So much for one, in likely measures, and how many. */
export const ratesOf = (fits: (rate: Ratio, times: Ratio) => boolean, times: readonly Ratio[]) =>
  forMany.map(
    story =>
      [
        story,
        allOf(mixedTo(story.most, story.in), times).filter(
          ([rate, many]) => isReduced(rate, many) && isMixedResult(rate, many) && fits(rate, many),
        ),
      ] as const,
  )

export const wholeRates = ratesOf(
  () => true,
  [2, 3, 4, 5, 6].map(n => Ratio.of(n)),
)

export const drawRate = (random: Random, rates: typeof wholeRates) => {
  const [story, pairs] = random.evenly(rates)
  const [rate, many] = random.pick(pairs)
  return { rate, many, who: random.pick(people), story }
}

interface Facts {
  readonly part: Ratio
  readonly whole: Ratio
  readonly story: Pick<Story, 'tell' | 'noun'>
  readonly who: Person
}

export const ask = ({ part, whole, story, who }: Facts) =>
  story.tell(part, count(inLowestTerms(whole), story.noun), who)

export const mixedInLowest = {
  en: prose`Write the answer as a mixed number in lowest terms.`,
  es: prose`Escribe la respuesta como número mixto en su mínima expresión.`,
}

export const mixedQuantity: typeof quantity = { ...quantity, requires: 'mixed-in-lowest-terms' }

interface Told {
  readonly story: { readonly says: Says }
  readonly who: Person
}

export const told = ({ story, who }: Told, product: Expr, answer: Quantity) =>
  answerStep(equation(product, answer.amount), story.says(answer, who))

/** 2/3 × 9: a part of an amount is asked. */
const partAsked = (part: Ratio, whole: Quantity) =>
  explainedBy(times(part, whole.amount), {
    en: line`Find ${part} of ${whole}: multiply.`,
    es: line`Halla ${part} de ${whole}: multiplica.`,
  })

/** So much for one, and how many. */
export const manyOf = (rate: Ratio, many: Ratio) => [
  explainedBy(times(inLowestTerms(many), inLowestTerms(rate)), {
    en: line`Find ${inLowestTerms(many)} times ${inLowestTerms(rate)}: multiply.`,
    es: line`Halla ${inLowestTerms(many)} veces ${inLowestTerms(rate)}: multiplica.`,
  }),
  ...multiplyFractions(many, rate),
]

interface PartOf {
  readonly story: { readonly says: Says; readonly noun: Noun }
  readonly who: Person
  readonly part: Ratio
  readonly whole: Ratio
  /** Whether the first line has told the product. */
  readonly isSaid?: boolean
}

export const partOf = (facts: PartOf, answer: Quantity) => [
  ...(facts.isSaid ? [] : [partAsked(facts.part, count(inLowestTerms(facts.whole), facts.story.noun))]),
  ...multiplyFractions(facts.part, facts.whole),
  told(facts, times(facts.part, inLowestTerms(facts.whole)), answer),
]

/** The two numbers of the story, told apart by the unit. */
export function read(printed: Printed) {
  const { amount, noun } = printed.term('quantity')
  const whole = evaluate(amount)
  return { whole, noun, part: printed.numbers.find(number => !number.equals(whole)) ?? whole }
}

/** The amount for one is left when the answer is shared out among the many. */
export function isSoMuchForMany(printed: Printed, answer: Quantity): boolean {
  const [rate, many] = printed.numbers
  return (
    rate !== undefined &&
    many !== undefined &&
    answer.noun === printed.term('quantity').noun &&
    evaluate(answer.amount).over(many).equals(rate)
  )
}

/** The answer is to the whole as the printed part is to 1. */
export const isThatPart = (printed: Printed, answer: Quantity): boolean => {
  const { whole, part, noun } = read(printed)
  return answer.noun === noun && evaluate(answer.amount).over(whole).equals(part)
}
