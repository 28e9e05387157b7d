import {
  bracketed,
  divide,
  type Expr,
  evaluate,
  exact,
  multiplySigned,
  people,
  prose,
  type Random,
  times,
  type Value,
} from '../../../author.ts'
import type { Amount } from '../../kit/stories/amounts.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { repeatedStories, totalStories } from './repeated-stories.ts'

type Sign = '+' | '-'

interface Level {
  /** The operation between the signs of two numbers. */
  readonly patterns: readonly (readonly [Sign, '×' | '÷', Sign])[]
  readonly sizes: readonly [one: readonly [number, number], two: readonly [number, number]]
}

const signed = (sign: Sign, size: number) => (sign === '-' ? -size : size)

export const bracketedIfNegative = (value: number): Value => (value < 0 ? bracketed(value) : value)

/** No table fact stands in for a larger product: 20, 30, and 40 are left out. For ÷ the first number is the product of two drawn ones. */
export function drawPair(random: Random, { patterns, sizes: [one, two] }: Level): Pair {
  const [first, operation, second] = random.evenly(patterns)
  const [a, b] = [
    random.until(
      () => random.int(...one),
      size => size === 10 || size % 10 !== 0,
    ),
    random.int(...two),
  ]
  return { operation, left: signed(first, operation === '×' ? a : a * b), right: signed(second, b) }
}

export interface Pair {
  readonly operation: '×' | '÷'
  readonly left: number
  readonly right: number
}

export const written = ({ operation, left, right }: Pair): Expr =>
  (operation === '×' ? times : divide)(left, bracketedIfNegative(right))

export const valueOf = ({ operation, left, right }: Pair) => (operation === '×' ? left * right : left / right)

/** Undoes the operation: a quotient times its divisor, a product over its last factor. No number divided by zero has a value. */
export function undoes(statement: Expr, result: Value): boolean {
  if (statement.kind === 'product') {
    const [first, ...others] = statement.factors.map(factor => evaluate(factor))
    return first !== undefined && others.reduce((rest, factor) => rest.over(factor), exact(result)).equals(first)
  }
  if (statement.kind !== 'quotient') return false
  const divisor = evaluate(statement.under)
  return divisor.n !== 0 && exact(result).times(divisor).equals(evaluate(statement.over))
}

export const solutionOf = ({ operation, left, right }: Pair) => multiplySigned(operation, left, right)

export const amountOf = (amount: Amount) => evaluate(amount.kind === 'quantity' ? amount.amount : amount.of)

export const find = { en: prose`Find the value.`, es: prose`Halla el valor.` }

export const drawTotal = (random: Random) => {
  const story = random.evenly(totalStories)
  return { story, each: random.int(...story.each), times: random.int(...story.times), who: random.pick(people) }
}

/** Two forms of a level begin with different stories. */
export const drawStory = (random: Random, first = 0) => {
  const story = random.evenly(startingAt(repeatedStories, first))
  return { story, each: random.int(...story.each), times: random.int(...story.times), who: random.pick(people) }
}
