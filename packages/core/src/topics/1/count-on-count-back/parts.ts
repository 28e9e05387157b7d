import {
  type Expr,
  type Figure,
  list,
  type NumberLine,
  numberLine,
  type Random,
  type Step,
  step,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { mixed, turned } from '../../kit/choices/turned.ts'
import { complete, type Fact, resultOf, written } from '../../kit/facts/facts.ts'

type Pair = readonly [start: number, jumps: number]

const on = ([a, b]: Pair): Fact => ({ a, b, sign: '+' })

const back = ([a, b]: Pair): Fact => ({ a, b, sign: '−' })

const pairs = (starts: readonly number[], jumps: readonly number[]): readonly Pair[] =>
  starts.flatMap(start => jumps.map((count): Pair => [start, count]))

/** The facts of a level; 1 is counted on in one of five. */
const FACTS = {
  easy: mixed([...pairs(wholes(2, 7), [2, 3]), ...pairs([3, 4, 6], [1])].map(on)),
  medium: mixed(pairs(wholes(9, 20), [2, 3]).map(back)),
  hard: mixed([
    ...pairs(wholes(7, 16), [2, 3, 4])
      .map(on)
      .filter(fact => fact.a > 12 || (fact.a < 10 && resultOf(fact) > 10)),
    ...pairs(wholes(11, 16), [2, 3, 4])
      .map(back)
      .filter(fact => resultOf(fact) !== 10 && (fact.a > 12 || resultOf(fact) < 10)),
  ]),
}

/** From one side of ten to the other: the jumps are counted without a line that shows them. */
const ACROSS = FACTS.hard.filter(fact => fact.a < 10 !== resultOf(fact) < 10)

export const drawAcross = (random: Random, ahead: number): Fact => random.evenly(turned(ACROSS, ahead))

export interface Level {
  readonly facts: keyof typeof FACTS
  readonly to: number
}

/** Forms of a level begin at different places of its facts. */
export const draw = (random: Random, { facts, to }: Level, ahead: number, least = 1) => ({
  to,
  ...random.until(
    () => random.evenly(turned(FACTS[facts], ahead)),
    ({ b }) => b >= least,
  ),
})

const by = ({ sign }: Fact) => (sign === '+' ? 1 : -1)

/** The numbers where the jumps land. */
export const landings = (fact: Fact): readonly number[] => wholes(1, fact.b).map(count => fact.a + by(fact) * count)

const jumpsOf = (fact: Fact) =>
  wholes(1, fact.b).map(count => [fact.a + by(fact) * (count - 1), fact.a + by(fact) * count] as const)

export const counted = (fact: Fact): Step =>
  step(list(...landings(fact)), fact.sign === '+' ? because.countOn : because.countBack, {
    count: fact.b,
    start: fact.a,
  })

export const worked = (fact: Fact): readonly Step[] => [counted(fact), step(complete(fact), because.writeWhereYouStop)]

export const withJumps = (fact: Fact, to: number, more: { readonly blanks?: readonly number[] } = {}) =>
  numberLine({ from: 0, to, points: [fact.a], jumps: jumpsOf(fact), ...more })

export const withStart = ({ a }: Fact, to: number) => numberLine({ from: 0, to, points: [a] })

/** What the jumps of a line show: each from the end of the one before it, one long. */
export function shownBy({ points: [start], jumps }: NumberLine): Fact | null {
  const [first] = jumps
  if (!start || !first) return null
  const direction = first.to.n - first.from.n
  const isRow = jumps.every(({ from, to }, i) => from.n === start.at.n + i * direction && to.n - from.n === direction)
  if (!isRow || Math.abs(direction) !== 1) return null
  return { a: start.at.n, b: jumps.length, sign: direction > 0 ? '+' : '−' }
}

export const shows = (drawn: Figure, item: Expr): boolean => {
  const shown = drawn.kind === 'number-line' ? shownBy(drawn) : null
  return shown !== null && JSON.stringify(written(shown)) === JSON.stringify(item)
}
