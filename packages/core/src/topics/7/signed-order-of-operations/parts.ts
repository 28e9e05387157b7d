import {
  type Both,
  type Expr,
  evaluate,
  exact,
  expr,
  type FormMaker,
  type Inline,
  itemOf,
  line,
  minus,
  negative,
  type Of,
  type Printed,
  partsOf,
  power,
  prose,
  type Random,
  type Value,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { isNumber, tidy } from './tidy.ts'

export type Form = FormMaker<typeof levels>

/** An expression and its value, which was reached by arithmetic alone. */
export interface Computation {
  readonly expression: Expr
  readonly value: Value
}
/** What may be drawn: the expression is written only when its numbers will do. */
export interface Plan {
  readonly value: Value
  /** Results on the way that may be 0, 1 or too large. */
  readonly ways: readonly number[]
  readonly write: () => Expr
}
export const plan = (value: Value, ways: readonly number[], write: () => Expr): Plan => ({ value, ways, write })

/** Who adds a negative number that is to be subtracted. */
export const tookAwayANegative = (first: number, second: number): Both<readonly Inline[]> => ({
  en: line`${tidy(minus(first, second))} is not ${first + second}: ${-second} was subtracted, not added`,
  es: line`${tidy(minus(first, second))} no es ${first + second}: se restó ${-second} en vez de sumarse`,
})

const isTrivial = (n: number): boolean => Math.abs(n) <= 1 || Math.abs(n) > 200

/** No result on the way is 0 or 1 in size or beyond 200; the value is not 0. */
export function drawn(random: Random, kind: (random: Random) => Plan): Computation {
  const { value, write } = random.until(
    () => kind(random),
    ({ value, ways }) =>
      !ways.some(isTrivial) && (typeof value === 'number' ? !isTrivial(value) : evaluate(expr(value)).n !== 0),
  )
  return { expression: tidy(write()), value }
}

/** From least to greatest in size, with any sign. */
export const signed = (random: Random, least: number, most: number): number => random.int(least, most) * random.sign()

/** −5². */
export const oppositeOfPower = (base: number, exponent = 2): Expr => negative(power(base, exponent))

/** Evaluates what is printed. */
export const hasValue = (printed: Printed, answer: Value): boolean =>
  evaluate(itemOf(printed.maths, 0)).equals(exact(answer))

export const evaluateIt = { en: prose`Evaluate the expression.`, es: prose`Evalúa la expresión.` }

/** All numbers that stand in an expression. */
export const numbersOf = (of: Expr): readonly number[] =>
  of.kind === 'number' ? [of.n] : partsOf(of).flatMap(numbersOf)

/** The brackets that enclose more than a number. */
export const groupsIn = (of: Expr): readonly Of<'group'>[] => [
  ...(of.kind === 'group' && !isNumber(of) ? [of] : []),
  ...partsOf(of).flatMap(groupsIn),
]
