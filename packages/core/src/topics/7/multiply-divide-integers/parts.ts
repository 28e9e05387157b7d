import { prose } from '../../../content.ts'
import { people } from '../../../language/people.ts'
import { bracketed, divide, times, type Value } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import type { Expr } from '../../../math/expr.ts'
import type { Random } from '../../../random.ts'
import { repeatedStories } from './repeated-stories.ts'

interface Level {
  /** "×" or "÷" between the signs of two numbers. */
  readonly patterns: readonly `${'+' | '-'}${'×' | '÷'}${'+' | '-'}`[]
  readonly sizes: readonly [one: readonly [number, number], two: readonly [number, number]]
}

const signed = (sign: string, size: number) => (sign === '-' ? -size : size)

export const bracketedIfNegative = (value: number): Value => (value < 0 ? bracketed(value) : value)

/** For ÷ the first number is the product of two drawn ones. */
export function drawPair(random: Random, { patterns, sizes: [one, two] }: Level) {
  const [first, operation, second] = random.evenly(patterns)
  const [a, b] = [random.int(...one), random.int(...two)]
  return operation === '×'
    ? { operation, left: signed(first!, a), right: signed(second!, b) }
    : { operation: '÷' as const, left: signed(first!, a * b), right: signed(second!, b) }
}

interface Pair {
  readonly operation: string
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

export const find = { en: prose`Find the value.`, es: prose`Halla el valor.` }

export const drawStory = (random: Random) => {
  const story = random.evenly(repeatedStories)
  return { story, each: random.int(...story.each), times: random.int(...story.times), who: random.pick(people) }
}
