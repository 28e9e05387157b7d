import { itemOf } from '../../../author.ts'
import { bakeryChanges, bakeryComparisons } from './bakery.ts'
import { balloonChanges, balloonComparisons } from './balloons.ts'
import { busChanges, busComparisons } from './bus.ts'
import { cardChanges, cardComparisons } from './cards.ts'
import { farmChanges, farmComparisons } from './farm.ts'
import type { PlanName } from './plans.ts'
import { savingsChanges, savingsComparisons } from './savings.ts'
import type { ChangeStory, ComparisonStory } from './two-step-story.ts'

/** One of each bank, then the next of each: two neighbors tell of different things. */
const inTurn = <T>(...banks: readonly (readonly T[])[]): readonly T[] =>
  banks
    .flatMap(bank => bank.map((story, place) => ({ story, place })))
    .toSorted((a, b) => a.place - b.place)
    .map(({ story }) => story)

const changes = [bakeryChanges, savingsChanges, busChanges, cardChanges, farmChanges, balloonChanges]
export const storiesOf = (...plans: readonly PlanName[]): readonly ChangeStory[] =>
  inTurn(...changes.map(bank => bank.filter(({ plan }) => plans.includes(plan))))

export const comparisons: readonly ComparisonStory[] = inTurn(
  bakeryComparisons,
  savingsComparisons,
  busComparisons,
  cardComparisons,
  farmComparisons,
  balloonComparisons,
)

const TURNS = 24
/**
 * The same stories as often as in any other list, begun at one of the six settings: forms that take their turns in step
 * tell of different settings. Each form of a level is one turn ahead of the form before it, and a turn is five settings.
 */
export const fromSetting = <T>(setting: number, stories: readonly T[]): readonly T[] =>
  Array.from({ length: TURNS }, (_, i) => itemOf(stories, (i + setting) % stories.length))
