import {
  type Block,
  type Both,
  count,
  type Expr,
  itemOf,
  line,
  type Noun,
  type Person,
  type Printed,
  people,
  type Quantity,
  type Random,
  Ratio,
  role,
  type Step,
  type Term,
} from '../../../author.ts'
import type { Change } from './changes.ts'
import { isBackward, isPlain, type Line, operationsOf, type PlanName, plans, regroups, worked } from './plans.ts'

interface Telling {
  readonly a: Term
  readonly b: Term
  /** There, where three numbers are told. */
  readonly c: Term
  readonly who: Person
  readonly other: Person
}

interface AnyStory {
  readonly noun: Noun
  /** No more than this at any time. */
  readonly most: number
  readonly tell: (telling: Telling) => Both<Block>
  readonly ends: (found: Quantity, who: Person, other: Person) => Line
}
/** Things come and go, one change after another. */
export interface ChangeStory extends AnyStory {
  readonly plan: Exclude<PlanName, ComparisonPlan>
  readonly changes: readonly [Change, Change]
}
type ComparisonPlan = 'more, together' | 'fewer, together'
/** Two numbers of things, of which one is told by how it differs from the other. */
export interface ComparisonStory extends AnyStory {
  readonly plan: ComparisonPlan
  /** Why one adds or subtracts to find the other number. */
  readonly why: (difference: number, who: Person, other: Person) => Line
  /** What the bars of a diagram stand for: the number that is told, then the other. */
  readonly bars: (who: Person, other: Person) => readonly [Expr, Expr]
}
export type TwoStepStory = ChangeStory | ComparisonStory

export interface Told<S extends TwoStepStory = TwoStepStory> {
  readonly story: S
  readonly numbers: readonly number[]
  readonly who: Person
  readonly other: Person
}

interface Numbers {
  readonly told: readonly [least: number, most: number]
  /** In how many of the two steps one regroups. */
  readonly regroupings: readonly number[]
}

const isComparison = (story: TwoStepStory): story is ComparisonStory =>
  story.plan === 'more, together' || story.plan === 'fewer, together'

/** A number, and by how much another is more or fewer. */
const compared = (random: Random, { plan, most }: ComparisonStory, least: number) => [
  random.int(least, Math.floor((plan === 'more, together' ? most - 5 : most + 12) / 2)),
  random.int(4, 24),
]

/** Three numbers, each with room for what is done with it. */
function walked(random: Random, { plan, most }: ChangeStory, least: number, top: number): readonly number[] {
  const from = random.int(least, Math.min(top, most - least))
  const after = (start: number, sign: '+' | '−') =>
    random.int(least, Math.min(top, sign === '+' ? most - start : start - 5))
  const [one] = operationsOf(plan, [from, 0, from])
  const second = after(from, one.sign)
  const between = one.sign === '+' ? from + second : from - second
  const [, two] = operationsOf(plan, [0, second, from])
  const third =
    plan === 'middle: take, add'
      ? random.int(Math.max(least, between + 5), Math.min(top, most))
      : plan === 'take, add' && second > least && random.chance(0.5)
        ? random.int(least, Math.min(second - 1, most - between))
        : after(between, two.sign)
  return isBackward(plan) ? [third, second, from] : [from, second, third]
}

/** Numbers of the size of the level, all different, none more than the story allows. */
export function drawTold<S extends TwoStepStory>(
  random: Random,
  stories: readonly S[],
  { told: [least, most], regroupings }: Numbers,
): Told<S> {
  const story = random.evenly(stories)
  const [who, other] = random.sample(people, 2)
  const numbers = random.until(
    () => (isComparison(story) ? compared(random, story, least) : walked(random, story, least, most)),
    drawn => {
      const operations = operationsOf(story.plan, drawn)
      const results = operations.map(({ result }) => result)
      return (
        results.every(result => result >= 5 && result <= story.most) &&
        new Set([...drawn, ...results]).size === drawn.length + 2 &&
        operations.every(isPlain) &&
        regroupings.includes(operations.filter(regroups).length)
      )
    },
  )
  return { story, numbers, who, other }
}

/** Each number bears as its name how often it is in the answer: a check reads no words. */
export function tell({ story, numbers, who, other }: Told): Both<Block> {
  const at = (place: number) => role(`${itemOf(plans[story.plan].counts, place)} ${place}`, itemOf(numbers, place))
  return story.tell({
    a: at(0),
    b: at(1),
    get c() {
      return at(2)
    },
    who,
    other,
  })
}

export const resultOf = ({ story, numbers }: Told): number => operationsOf(story.plan, numbers)[1].result
export const foundIn = (told: Told): Quantity => count(resultOf(told), told.story.noun)
export const sentenceOf = (told: Told): Line => told.story.ends(foundIn(told), told.who, told.other)

/** What the numbers of the story make, each as often as its name says. */
export const answerIn = (printed: Printed): Ratio =>
  printed
    .terms('role')
    .reduce(
      (total, { name }) => total.plus(printed.role(name).times(Number(name.slice(0, name.indexOf(' '))))),
      Ratio.of(0),
    )

/** Why the first step is taken, and why the second. */
export function reasonsOf({ story, numbers, who, other }: Told): readonly [Line, Line] {
  const some = (value: number) => count(value, story.noun)
  const [a, b] = [itemOf(numbers, 0), itemOf(numbers, 1)]
  if (isComparison(story))
    return [
      story.why(b, who, other),
      { en: line`How many in all: add the two numbers.`, es: line`Cuántos en total: suma los dos números.` },
    ]
  const [one, two] = story.changes
  if (story.plan.startsWith('start')) return [two.before(some(b)), one.before(some(a))]
  if (story.plan.startsWith('middle')) {
    const [{ result }] = operationsOf(story.plan, numbers)
    return [
      two.before(some(b)),
      result > a
        ? {
            en: line`The number went up from ${a} to ${result}. Subtract to find by how much.`,
            es: line`El número subió de ${a} a ${result}. Resta para saber cuánto subió.`,
          }
        : {
            en: line`The number went down from ${a} to ${result}. Subtract to find by how much.`,
            es: line`El número bajó de ${a} a ${result}. Resta para saber cuánto bajó.`,
          },
    ]
  }
  return [one.happens(some(b)), two.happens(some(itemOf(numbers, 2)))]
}

/** Both steps with their reasons. */
export function bothSteps(told: Told, isShort = false): readonly Step[] {
  const operations = operationsOf(told.story.plan, told.numbers)
  const reasons = reasonsOf(told)
  return operations.flatMap((operation, i) => worked(operation, itemOf(reasons, i), isShort))
}
