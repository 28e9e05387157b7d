import {
  answerStep,
  blank,
  count,
  decimal,
  decimalPlaces,
  exact,
  expr,
  gcd,
  money,
  type Noun,
  type Printed,
  people,
  percent,
  prose,
  type Random,
  Ratio,
  role,
  type Step,
  type Value,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { likelyFirst } from '../../kit/choices/likely.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { type PartStory, partStories } from './part-stories.ts'
import { type Likely, type PercentStory, percentStories } from './percent-stories.ts'

interface Level {
  readonly rates: readonly number[]
  /** The rates of its stories. */
  readonly told: readonly number[]
  /** The least whole, 12 unless a story needs more. */
  readonly least?: number
  readonly most: number
}

/** A percent and a whole that make a whole part. */
export function drawWhole(random: Random, { rates, least = 12, most }: Omit<Level, 'told'>) {
  const rate = random.evenly(rates)
  const step = 100 / gcd(rate, 100)
  return random.until(
    () => ({ rate, whole: step * random.int(Math.ceil(least / step), Math.floor(most / step)) }),
    ({ whole }) => whole !== 100,
  )
}

export interface Percentage {
  readonly rate: number
  readonly whole: number
}

export const partOf = ({ rate, whole }: Percentage) => Ratio.of(rate * whole, 100)

export const share = ({ rate }: Percentage) => Ratio.of(rate, 100)

/** No benchmark is near them. */
export const MEDIUM_RATES = [15, 36, 55, 24, 85, 48, 35, 72, 65, 12, 45, 64] as const

/** Rates whose part a pupil divides, and that come out even. */
export const OTHER_RATES = [15, 30, 35, 40, 45, 55, 60, 65, 70, 80] as const

export const drawStory = (random: Random, level: Level, turns = 0) =>
  drawOf<PercentStory>(random, startingAt(percentStories, turns), level)
/** A story that asks for a part. */
export const drawPart = (random: Random, level: Level & { readonly parts: keyof typeof partStories }) =>
  drawOf<PartStory>(random, partStories[level.parts], level)

function drawOf<Story extends Likely>(random: Random, stories: readonly Story[], { told: rates, least = 0 }: Level) {
  const story = random.evenly(stories)
  const rate = random.pick(rates.filter(rate => rate >= (story.likely ?? 0)))
  return {
    story,
    who: random.pick(people),
    ...drawWhole(random, { rates: [rate], least: Math.max(least, story.least), most: story.most }),
  }
}

export const amount = (noun: Noun, value: Value) =>
  noun === nouns.dollar ? money(exact(value).times(100).n) : count(expr(value), noun)

export const rateTold = (rate: number) => role('rate', percent(rate))

export const told = (name: 'part' | 'whole', noun: Noun, value: Value) => role(name, amount(noun, value))

export const answered = (
  { story, who }: Pick<ReturnType<typeof drawStory>, 'story' | 'who'>,
  asked: keyof PercentStory['says'],
  answer: ReturnType<typeof count>,
): Step => answerStep({ kind: 'paragraph', content: [answer] }, story.says[asked](answer, who))

/** part = rate · whole, exactly. */
export const fits = (part: Ratio, rate: Ratio, whole: Ratio) => part.equals(rate.times(whole))

export const find = { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` }

export const choose = {
  en: prose`Choose the number for the blank.`,
  es: prose`Elige el número para el espacio en blanco.`,
}

export const askPart = ({ rate, whole }: Percentage) => ({
  en: prose`${rateTold(rate)} of ${role('whole', whole)} = ${blank(3)}`,
  es: prose`${rateTold(rate)} de ${role('whole', whole)} = ${blank(3)}`,
})

export const isPart = (printed: Printed, part: Value) => fits(exact(part), printed.role('rate'), printed.role('whole'))

export const isTelling = (
  draw: () => Percentage,
  mistakes: (facts: Percentage) => Record<string, Ratio>,
  right: (facts: Percentage) => Ratio,
  random: Random,
) => random.until(draw, facts => Object.values(mistakes(facts)).every(value => !value.equals(right(facts))))

export const terminating = (mistakes: Record<string, Ratio>) =>
  Object.fromEntries(
    Object.entries(likelyFirst(mistakes))
      .filter(([, value]) => decimalPlaces(value.d) !== null)
      .map(([name, value]) => [name, decimal(value)]),
  )
