import {
  addDecimals,
  answerStep,
  count,
  decimal,
  equation,
  evaluate,
  exact,
  explainedBy,
  line,
  minus,
  quantity,
  type Random,
  Ratio,
  story,
  sum,
} from '../../../author.ts'
import { borrows, carries, smallerFromLarger, sumWithoutCarrying } from '../../kit/columns/regrouping.ts'
import { placesOf, withPlaces } from '../../kit/decimals/decimals.ts'
import type { AmountsStory } from './stories.ts'

type Range = readonly [least: number, most: number]

type Sign = '+' | '−'

export interface Facts {
  readonly left: Ratio
  readonly right: Ratio
  readonly sign: Sign
}

interface Level {
  readonly pair: 'same places' | 'different places' | 'whole and hundredths'
}

export const hundredths = (value: Ratio) => value.times(100).n

export const inHundredths = (value: number) => Ratio.of(value, 100)

const regrouped = ({ left, right, sign }: Facts) =>
  (sign === '+' ? carries : borrows)(hundredths(left), hundredths(right))

/** Equal places regroup once at most, different ones at least once. */
const fits: Readonly<Record<Level['pair'], (facts: Facts) => boolean>> = {
  'same places': facts => placesOf(facts.left) === placesOf(facts.right) && regrouped(facts) <= 1,
  'different places': facts => regrouped(facts) >= 1,
  'whole and hundredths': ({ left, right }) => left.compare(right) > 0,
}

/** How many decimal places the two numbers have. */
const placesAt = (random: Random, pair: Level['pair']): readonly [number, number] => {
  if (pair === 'whole and hundredths') return [0, 2]
  if (pair === 'different places') return random.shuffle([1, 2])
  const places = random.pick([1, 2])
  return [places, places]
}

/** The greater number first where one is subtracted; the ranges are in hundredths. */
function drawFrom(random: Random, { pair }: Level, sign: Sign, first: Range, second: Range): Facts {
  return random.until(
    () => {
      const [one, other] = placesAt(random, pair)
      return {
        left: withPlaces(random, one, first[0] / 100, first[1] / 100),
        right: withPlaces(random, other, second[0] / 100, second[1] / 100),
        sign,
      }
    },
    facts => fits[pair](facts) && (sign === '+' || facts.left.compare(facts.right) > 0),
  )
}

const ranges: Readonly<Record<Level['pair'], readonly [Range, Range]>> = {
  'same places': [
    [200, 1900],
    [100, 1900],
  ],
  'different places': [
    [500, 9900],
    [100, 6000],
  ],
  'whole and hundredths': [
    [300, 6000],
    [100, 3000],
  ],
}

export const drawPair = (random: Random, level: Level) => {
  const sign = level.pair === 'whole and hundredths' ? '−' : random.evenly(['+', '−'])
  return drawFrom(random, level, sign, ...ranges[level.pair])
}

export const result = ({ left, right, sign }: Facts) => (sign === '+' ? left.plus(right) : left.minus(right))

export const written = ({ left, right, sign }: Facts) =>
  sign === '+' ? sum(decimal(left), decimal(right)) : minus(decimal(left), decimal(right))

export const worked = ({ left, right, sign }: Facts) => addDecimals(sign, left, right)

const lengthOf = ({ left, right }: Facts) => Math.max(placesOf(left), placesOf(right))

/** The last digits stand under each other, whatever places they have. */
export function alignedRight(facts: Facts): Ratio {
  const digits = (value: Ratio) => value.times(10 ** placesOf(value))
  const total = result({ ...facts, left: digits(facts.left), right: digits(facts.right) })
  return total.over(10 ** lengthOf(facts))
}

/** Each column by itself: nothing is carried, and the smaller digit is taken from the greater. */
export const notRegrouped = ({ left, right, sign }: Facts) =>
  inHundredths((sign === '+' ? sumWithoutCarrying : smallerFromLarger)(hundredths(left), hundredths(right)))

const OPERATION = {
  '+': { en: line`The amounts are put together: add.`, es: line`Se juntan las cantidades: suma.` },
  '−': {
    en: line`Find the difference of the amounts: subtract.`,
    es: line`Halla la diferencia de las cantidades: resta.`,
  },
} as const

export const twoAmounts = (at: 'easy' | 'medium', sign: Sign, settings: readonly AmountsStory[]) =>
  story({
    levels: [at],
    share: 2,
    settings,
    draw(random, { noun, first, second }, level: Level) {
      const { left, right } = drawFrom(random, level, sign, first, second)
      return { first: count(decimal(left), noun), second: count(decimal(right), noun) }
    },
    answer: quantity,
    solve: ({ first, second }, { noun }) =>
      count(decimal(result({ left: evaluate(first.amount), right: evaluate(second.amount), sign })), noun),
    ask: ({ first, second }, { ask }) => ask(first, second),
    solution({ first, second }, answer, { says }) {
      const facts = { left: evaluate(first.amount), right: evaluate(second.amount), sign }
      return [
        explainedBy(written(facts), OPERATION[sign]),
        ...worked(facts),
        answerStep(equation(written(facts), answer.amount), says(answer)),
      ]
    },
    check: (numberOf, { amount }) =>
      sign === '+'
        ? exact(amount).minus(numberOf('second')).equals(numberOf('first'))
        : exact(amount).plus(numberOf('second')).equals(numberOf('first')),
  })
