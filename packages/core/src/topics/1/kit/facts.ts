import type { Block } from '../../../content.ts'
import { type Both, prose } from '../../../content.ts'
import { blank, box, equation, minus, sum, type Value } from '../../../math/build.ts'
import type { Expr } from '../../../math/expr.ts'
import { isTrue } from '../../../math/truth.ts'
import type { Printed } from '../../../printed.ts'
import { filled } from '../../common/filled.ts'

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

/** Puts the answer into the gap of the printed equation. */
export const fitsTheGap = (printed: Printed, answer: Value): boolean => isTrue(filled(printed.one('relation'), answer))

/** All equations that are printed become true, each with its own number. */
export const fitsEveryGap = (printed: Printed, answers: readonly Value[]): boolean => {
  const equations = printed.all('relation')
  return answers.length === equations.length && equations.every((gap, i) => isTrue(filled(gap, answers[i] ?? -1)))
}

export const missingNumber: Both<Block> = {
  en: prose`Find the missing number.`,
  es: prose`Halla el número que falta.`,
}
export const compare: Both<Block> = { en: prose`Write <, >, or =.`, es: prose`Escribe <, > o =.` }
