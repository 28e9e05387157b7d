import {
  addSigned,
  type Block,
  type Both,
  bracketed,
  type Cell,
  type Expr,
  evaluate,
  expr,
  failed,
  type Inline,
  itemOf,
  line,
  minus,
  Printed,
  partsOf,
  type Random,
  sum,
  tupleOf,
  type Work,
} from '../../../author.ts'
import { signedSum } from '../../kit/integers/signed-sum.ts'
import type { Amount } from '../../kit/stories/amounts.ts'

/** The sign of the first number, the operation, the sign of the second: "-+-" is −a + (−b). */
export type Pattern = readonly [first: '+' | '-', operation: '+' | '-', second: '+' | '-']

export interface Term {
  readonly operation: '+' | '-'
  readonly value: number
}

export interface Level {
  readonly patterns: readonly Pattern[]
  /** Both numbers reach from 2 to the top, and the greater one from `least` on. */
  readonly least: number
  readonly top: number
  /** How many numbers a bare expression has. */
  readonly terms: readonly number[]
  readonly rises: readonly ('small' | 'large')[]
}

export const ADDITIONS: readonly Pattern[] = [
  ['-', '+', '+'],
  ['+', '+', '-'],
  ['-', '+', '-'],
]
export const SUBTRACTIONS: readonly Pattern[] = [
  ['-', '-', '-'],
  ['+', '-', '-'],
  ['-', '-', '+'],
  ['+', '-', '+'],
]

export const SUBTRACTED_NEGATIVES: readonly Pattern[] = [
  ['-', '-', '-'],
  ['+', '-', '-'],
]

export const signed = (sign: '+' | '-', size: number) => (sign === '-' ? -size : size)
/** What each term adds: the opposite of what it subtracts. */
export const added = (terms: readonly Term[]) =>
  terms.map(({ operation, value }) => (operation === '+' ? value : -value))
export const total = (terms: readonly Term[]) => added(terms).reduce((all, value) => all + value, 0)

/** Two numbers in a sign pattern, neither their sum nor their difference zero; + and − of positive numbers end below zero. */
export function drawPair(
  random: Random,
  { patterns, least, top }: Omit<Level, 'terms' | 'rises'>,
): readonly [Term, Term] {
  const [first, operation, second] = random.evenly(patterns)
  const [a, b] = random.until(
    () => [random.int(2, top), random.int(2, top)] as const,
    ([a, b]) => a !== b && Math.max(a, b) >= least,
  )
  const [one, two] = first === '+' && second === '+' ? [Math.min(a, b), Math.max(a, b)] : [a, b]
  return [
    { operation: '+', value: signed(first, one) },
    { operation, value: signed(second, two) },
  ]
}

export function drawTerms(random: Random, level: Level): readonly Term[] {
  const count = random.evenly(level.terms)
  if (count === 2) return drawPair(random, level)
  const more = (): Term[] =>
    Array.from({ length: count }, (_, i) => ({
      operation: i === 0 ? '+' : random.pick(['+', '-']),
      value: random.sign() * random.int(2, 30),
    }))
  return random.until(
    more,
    terms =>
      total(terms) !== 0 &&
      added(terms)[0] !== -itemOf(added(terms), 1) &&
      terms.filter(({ value }) => value < 0).length >= 2 &&
      terms.some(({ operation }) => operation === '-'),
  )
}

export const solutionOf = (terms: readonly Term[]) =>
  addSigned(added(terms), { subtracts: terms.some(({ operation }) => operation === '-') })

/** a + (−b), with brackets where the second number is negative. */
export const sumOf = (...values: readonly number[]): Expr =>
  sum(...values.map((value, i) => (i > 0 && value < 0 ? bracketed(value) : value)))

/** Three terms, of which one is subtracted, and every sum on the way is of its own size. */
export function drawLongWork(random: Random): readonly [Term, Term, Term] {
  const term = (operation: '+' | '-'): Term => ({ operation, value: random.sign() * random.int(2, 30) })
  return random.until(
    () => {
      const [one, other] = random.evenly([
        ['-', '+'],
        ['+', '-'],
        ['-', '-'],
      ] as const)
      return [term('+'), term(one), term(other)] as const
    },
    terms => {
      const [a, b, c] = tupleOf(added(terms), 3)
      const sums = [a, b, c, a + b, total(terms)].map(Math.abs)
      return !sums.includes(0) && new Set(sums).size === 5 && terms.some(({ value }) => value < 0)
    },
  )
}

/** The lines of a pupil who adds these numbers, the first two giving this sum. */
export const workOf = (
  terms: readonly Term[],
  [a, b, c]: readonly [number, number, number],
  firstTwo = a + b,
): Work => [signedSum(terms), sumOf(a, b, c), sumOf(firstTwo, c), expr(firstTwo + c)]
export const addedThree = ([a, b, c]: readonly [Term, Term, Term]): readonly [number, number, number] => [
  a.value,
  signed(b.operation, b.value),
  signed(c.operation, c.value),
]

export const IS_TRUE = { en: line`The statement is true.`, es: line`La afirmación es verdadera.` }
export const IS_FALSE = { en: line`The statement is false.`, es: line`La afirmación es falsa.` }

export const signedDifference = (a: number, b: number) => minus(a, b < 0 ? bracketed(b) : b)
/** The formula of a cell. */
export const mathsOf = (of: Cell): Expr =>
  new Printed([{ kind: 'paragraph', content: of }]).maths[0] ?? failed('A formula stands there')

/** "The opposite of 11 is −11. The opposite of −11 is 11." */
export function opposites(sums: readonly Expr[]): Both<Block> {
  const values = [...new Set(sums.map(one => evaluate(itemOf(partsOf(one), 1)).n))]
  const said = (sentence: (value: number) => readonly Inline[]): Block => ({
    kind: 'paragraph',
    content: values.flatMap((value, i) => [...(i === 0 ? [] : [' ']), ...sentence(value)]),
  })
  return {
    en: said(value => line`The opposite of ${-value} is ${value}.`),
    es: said(value => line`El opuesto de ${-value} es ${value}.`),
  }
}

/** The number that is subtracted first. */
export const subtracted = (terms: readonly Term[]): number =>
  terms.find(({ operation }) => operation === '-')?.value ?? failed('Something is subtracted')

export const upAndDown = (start: number, up: number, down: number): readonly Term[] => [
  { operation: '+', value: start },
  { operation: '+', value: up },
  { operation: '-', value: down },
]

export const valueOf = (amount: Amount) => evaluate(amount.kind === 'quantity' ? amount.amount : amount.of)
