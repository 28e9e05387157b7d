import {
  type Block,
  type Both,
  blank,
  box,
  type Expr,
  equation,
  isTrue,
  itemOf,
  minus,
  type Printed,
  prose,
  sum,
  type Value,
} from '../../../author.ts'
import { filled } from '../equations/filled.ts'

/** a + b or a − b. */
export interface Fact {
  readonly a: number
  readonly b: number
  readonly sign: '+' | '−'
}
export type Place = 'first' | 'second' | 'result'

export const resultOf = ({ a, b, sign }: Fact): number => (sign === '+' ? a + b : a - b)
export const operation = (sign: Fact['sign'], a: Value, b: Value): Expr => (sign === '+' ? sum(a, b) : minus(a, b))
export const written = ({ a, b, sign }: Fact): Expr => operation(sign, a, b)
/** 6 + 3 = ____ */
export const toWorkOut = (fact: Fact): Expr => equation(written(fact), blank(2))

/** The equation of a fact with a box in one place. */
export function withBox(fact: Fact, place: Place): Expr {
  const { a, b, sign } = fact
  switch (place) {
    case 'first':
      return equation(operation(sign, box(), b), resultOf(fact))
    case 'second':
      return equation(operation(sign, a, box()), resultOf(fact))
    case 'result':
      return equation(written(fact), box())
    default:
      return place satisfies never
  }
}
export const missingFrom = (fact: Fact, place: Place): number =>
  place === 'first' ? fact.a : place === 'second' ? fact.b : resultOf(fact)

/** The equation with nothing left out. */
export const complete = (fact: Fact): Expr => equation(written(fact), resultOf(fact))

/** Who copies a number that is printed has the missing one too: 14 − □ = 7, □ − 0 = 5. */
export function canBeCopied(fact: Fact, place: Place): boolean {
  const missing = missingFrom(fact, place)
  return (['first', 'second', 'result'] as const).some(other => other !== place && missingFrom(fact, other) === missing)
}

/** Puts the answer into the gap of the printed equation. */
export const fitsTheGap = (printed: Printed, answer: Value): boolean => isTrue(filled(printed.one('relation'), answer))

/** All equations that are printed become true, each with its own number. */
export const fitsEveryGap = (printed: Printed, answers: readonly Value[]): boolean => {
  const equations = printed.all('relation')
  return answers.length === equations.length && equations.every((gap, i) => isTrue(filled(gap, itemOf(answers, i))))
}

export const missingNumber: Both<Block> = {
  en: prose`Find the missing number.`,
  es: prose`Halla el número que falta.`,
}
export const compare: Both<Block> = { en: prose`Write <, >, or =.`, es: prose`Escribe <, > o =.` }
