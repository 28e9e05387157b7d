import {
  addByPlaces,
  answerStep,
  assert,
  type Block,
  type Both,
  both,
  count,
  type Expr,
  equation,
  explained,
  type Inline,
  itemOf,
  line,
  minus,
  type Person,
  type Printed,
  people,
  prose,
  type Quantity,
  type Random,
  Ratio,
  role,
  type Step,
  step,
  subtractByPlaces,
  sum,
  type Term,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type * as reasons from '../../../solution/reasons/index.ts'

/** The lengths in their order, and the children. */
interface Telling {
  readonly a: Term
  readonly b: Term
  /** There, where the story has three. */
  readonly c: Term
  readonly who: Person
  readonly other: Person
}

/** A story whose lengths are added and subtracted in the order in which they are told. */
export interface LengthStory {
  readonly unit: 'centimeter' | 'inch' | 'meter'
  readonly signs: readonly ('+' | '-')[]
  /** Likely lengths, one after another. */
  readonly ranges: readonly (readonly [least: number, most: number])[]
  readonly found: readonly [least: number, most: number]
  /** Why each step is taken: one fewer than there are lengths. */
  readonly why: readonly Why[]
  readonly tell: (telling: Telling) => Both<Block>
  readonly ends: (found: Quantity, who: Person, other: Person) => Both<readonly Inline[]>
}
type Why = Both<readonly Inline[]> | Reason
type Reason =
  | typeof reasons.joinTheLengths
  | typeof reasons.takeAPieceAway
  | typeof reasons.compareTheLengths
  | typeof reasons.findTheMissingPiece
  | typeof reasons.otherIsLonger
  | typeof reasons.otherIsShorter

export interface Told {
  readonly story: LengthStory
  readonly numbers: readonly number[]
  readonly who: Person
  readonly other: Person
}

const unitNouns = { centimeter: nouns.centimeter, inch: nouns.inch, meter: nouns.meter } as const
export const inUnit = ({ unit }: LengthStory, amount: number): Quantity => count(amount, unitNouns[unit])

/** One addition or subtraction after another. */
interface Operation {
  readonly sign: '+' | '-'
  readonly a: number
  readonly b: number
  readonly result: number
}
/** What is added comes first, so that nothing is taken from a length that is not there yet. */
export function operationsOf({ story, numbers }: Pick<Told, 'story' | 'numbers'>): readonly Operation[] {
  const terms = story.signs.map((sign, i) => ({ sign, value: itemOf(numbers, i) }))
  const [first, ...others] = itemOf(story.signs, 0) === '-' ? terms.toReversed() : terms
  assert(first && first.sign === '+', 'A story begins with a length')
  let at = first.value
  return others.map(({ sign, value }) => {
    const a = at
    at = sign === '+' ? a + value : a - value
    return { sign, a, b: value, result: at }
  })
}
export const resultOf = (told: Pick<Told, 'story' | 'numbers'>): number => {
  const operations = operationsOf(told)
  return itemOf(operations, operations.length - 1).result
}
const regroups = ({ sign, a, b }: Operation) => (sign === '+' ? (a % 10) + (b % 10) >= 10 : a % 10 < b % 10)

/** No step regroups, or one does at least; nothing is longer than 100, and nothing is halved or doubled. */
export function drawTold(random: Random, stories: readonly LengthStory[], hasRegrouping: boolean): Told {
  const story = random.evenly(stories)
  const [who, other] = random.sample(people, 2)
  const numbers = random.until(
    () => story.ranges.map(([least, most]) => random.int(least, most)),
    drawn => {
      const operations = operationsOf({ story, numbers: drawn })
      const result = resultOf({ story, numbers: drawn })
      return (
        operations.some(regroups) === hasRegrouping &&
        drawn.every(length => length % 10 !== 0) &&
        operations.every(operation => operation.result > 0 && operation.result <= 100) &&
        result >= story.found[0] &&
        result <= story.found[1] &&
        new Set([...drawn, result]).size === drawn.length + 1 &&
        operations.every(({ a, b }) => a !== b)
      )
    },
  )
  return { story, numbers, who, other }
}

/** The lengths bear their signs as names: a check finds what is added and what is subtracted. */
export function tell({ story, numbers, who, other }: Told): Both<Block> {
  const at = (place: number) => role(`${itemOf(story.signs, place)}${place}`, inUnit(story, itemOf(numbers, place)))
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
export const foundIn = (told: Told) => inUnit(told.story, resultOf(told))

export const written = ({ sign, a, b }: Operation) => (sign === '+' ? sum(a, b) : minus(a, b))
const places = ({ sign, a, b }: Operation): readonly Step[] =>
  sign === '+' ? addByPlaces(a, b) : subtractByPlaces(a, b)

export const endOf = (told: Told): Step =>
  answerStep(both(prose`${foundIn(told)}`), told.story.ends(foundIn(told), told.who, told.other))
/** Why, and what to do; of a number in two parts the tens come first. */
export const reasoned = (work: Expr, why: Why, sign: '+' | '-', tens = 0): Step => {
  if ('id' in why) return step(work, why)
  const doing =
    sign === '+'
      ? tens > 0
        ? { en: line`: add ${tens} first.`, es: line`: suma primero ${tens}.` }
        : { en: line`: add.`, es: line`: suma.` }
      : tens > 0
        ? { en: line`: subtract ${tens} first.`, es: line`: resta primero ${tens}.` }
        : { en: line`: subtract.`, es: line`: resta.` }
  return explained(work, [...why.en, ...doing.en], [...why.es, ...doing.es])
}
/** 83 - 28 where one regroups: 83 - 20 = 63, 63 - 8 = 55. */
export function worked(operation: Operation, why: Why): readonly Step[] {
  const { sign, a, b, result } = operation
  if (!regroups(operation)) return [reasoned(equation(written(operation), result), why, sign)]
  const [tens, ones] = [b - (b % 10), b % 10]
  const between = sign === '+' ? a + tens : a - tens
  return [
    ...(tens > 0 ? [reasoned(equation(written({ sign, a, b: tens, result: between }), between), why, sign, tens)] : []),
    tens > 0
      ? explained(
          equation(written({ sign, a: between, b: ones, result }), result),
          sign === '+'
            ? line`${b} is ${tens} and ${ones}: add the ${ones} too.`
            : line`${b} is ${tens} and ${ones}: subtract the ${ones} too.`,
          sign === '+'
            ? line`${b} es ${tens} más ${ones}: suma también el ${ones}.`
            : line`${b} es ${tens} más ${ones}: resta también el ${ones}.`,
        )
      : reasoned(equation(written(operation), result), why, sign),
  ]
}
/** Why, then the places of the one step, or the results of two; and the sentence of the story. */
export function solved(told: Told): readonly Step[] {
  const operations = operationsOf(told)
  const steps =
    operations.length === 1
      ? operations.flatMap(operation => [
          reasoned(written(operation), itemOf(told.story.why, 0), operation.sign),
          ...places(operation),
        ])
      : operations.flatMap((operation, i) => worked(operation, itemOf(told.story.why, i)))
  return [...steps, endOf(told)]
}

/** The answer and what was subtracted are together as long as what was added. */
export function checkLength(printed: Printed, amount: Ratio): boolean {
  const all = printed.terms('role')
  const total = (sign: string) =>
    all.filter(({ name }) => name.startsWith(sign)).reduce((sum, { name }) => sum.plus(printed.role(name)), Ratio.of(0))
  return amount.plus(total('-')).equals(total('+'))
}
