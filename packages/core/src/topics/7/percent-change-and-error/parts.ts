import {
  answerStep,
  type Both,
  type Expr,
  evaluate,
  type Inline,
  type Printed,
  prose,
  type Quantity,
  type Random,
  Ratio,
} from '../../../author.ts'
import { type Change, drawChange, factorOf } from './change.ts'
import type { Changing } from './change-stories.ts'

interface Level {
  readonly rates: readonly number[]
  readonly range: readonly [number, number]
}

export const drawBare = (random: Random, { rates, range }: Level) => drawChange(random, rates, range)

export const changeOf = ({ rate, direction }: Change): Change => ({ rate, direction })

/** The original changed by the answer gives the new value. */
export const checkChange = (printed: Printed, change: Change) => {
  const [original, changed] = printed.take(2)
  return original.times(factorOf(change)).equals(changed)
}

/** |estimate − actual| / actual. */
export const errorOf = (estimate: Ratio | number, actual: Ratio | number): Ratio => {
  const off = Ratio.from(estimate).minus(actual).over(actual).times(100)
  return off.n < 0 ? off.negated() : off
}

export const NUMBER = { en: prose`Find the number.`, es: prose`Halla el número.` }

export const askChange = ({ original, changed }: { readonly original: number; readonly changed: number }) => ({
  en: prose`from ${original} to ${changed}: ____% increase / decrease`,
  es: prose`de ${original} a ${changed}: ____% de aumento / disminución`,
})

export const errorRates = [2, 4, 5, 6, 8, 10, 12, 14, 15, 16, 18, 20, 24, 25, 30, 35]

/** A number of people or a price rarely falls by more. */
const MOST = 45

export function drawStory<S extends Changing>(
  random: Random,
  { rates }: Level,
  stories: readonly S[],
  test: (change: { readonly original: number; readonly rate: number }) => boolean = () => true,
) {
  const story = random.evenly(stories)
  const direction = random.evenly(['increase', 'decrease'] as const)
  const most = story.mostRate ?? MOST
  const likely = rates.filter(rate => rate <= most)
  return random.until(() => ({ story, ...drawChange(random, likely, story.range, direction) }), test)
}

export const cellValue = (cell: readonly unknown[] | undefined): Ratio => evaluate(cell?.[0] as Expr)

export const saidAmount = (amount: Quantity, said: (amount: Quantity) => Both<readonly Inline[]>) =>
  answerStep({ kind: 'paragraph', content: [amount] }, said(amount))
