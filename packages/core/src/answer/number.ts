import { both } from '../content.ts'
import { degrees, expr, measure as measured, money, percent, type Value } from '../math/build.ts'
import { exact } from '../math/evaluate.ts'
import type { UnitId } from '../language/units.ts'
import { count, type Term } from '../content.ts'
import { nearNumbers } from './near.ts'
import type { AnswerKind, AnswerType, Requirement } from './type.ts'

const numberType = (kind: AnswerKind, requires?: Requirement): AnswerType<Value> => ({
  kind,
  ...(requires ? { requires } : {}),
  show: value => both(expr(value)),
  value: value => exact(value).toString(),
  nearMisses: nearNumbers,
})

export const integer = numberType('integer')
/** Any exact number, printed as it was built; every equal form is accepted. */
export const rational = numberType('fraction')
export const fraction = rational
/** The prompt asks for lowest terms. */
export const fractionInLowestTerms = numberType('fraction', 'lowest-terms')
/** Build the value with mixed(...). The prompt asks for a mixed number. */
export const mixedNumber = numberType('mixed', 'mixed')
/** Build the value with decimal(...). */
export const decimalNumber = numberType('decimal')

/** 45 for 45%. */
export const percentage: AnswerType<Value> = {
  kind: 'percent',
  show: value => both(percent(value)),
  value: value => exact(value).toString(),
  nearMisses: nearNumbers,
}

/** Cents; prints $12.50. */
export const moneyAmount: AnswerType<number> = {
  kind: 'money',
  show: value => both(money(value)),
  value: value => exact(value).over(100).toString(),
  nearMisses: value => [value + 100, value + 1, value - 1].filter(near => near >= 0),
}

/** A number with a printed unit: 12 cm. */
export const measure = (unit: UnitId): AnswerType<Value> => ({
  kind: 'measure',
  show: value => both(measured(value, unit)),
  value: value => ({ amount: exact(value).toString(), unit }),
  nearMisses: nearNumbers,
})

export const angleDegrees: AnswerType<Value> = {
  kind: 'angle',
  show: value => both(degrees(value)),
  value: value => exact(value).toString(),
  nearMisses: nearNumbers,
}

/** A number of things: count(3, apple). */
export const quantity: AnswerType<Extract<Term, { kind: 'quantity' }>> = {
  kind: 'measure',
  show: value => both({ kind: 'paragraph', content: [value] }),
  value: ({ amount, noun }) => ({ amount: exact(amount).toString(), unit: noun.en[0], ...(noun.es[0] === noun.en[0] ? {} : { unidad: noun.es[0] }) }),
  nearMisses: ({ amount, noun }) => nearNumbers(amount).map(near => count(near, noun)),
}
