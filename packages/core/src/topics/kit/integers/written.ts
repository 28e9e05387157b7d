import {
  type AnswerType,
  both,
  decimal,
  decimalPlaces,
  type Expr,
  expr,
  list,
  mixed,
  numbersInAnyOrder,
  type Ratio,
  together,
  type Value,
} from '../../../author.ts'

export type Writing = 'decimal' | 'mixed'
/** −1.75 as a decimal where it ends, −1 3/4 as a mixed number. */
export const writtenAs = (value: Ratio, as: Writing): Expr =>
  value.isInteger ? expr(value) : as === 'decimal' && decimalPlaces(value.d) !== null ? decimal(value) : mixed(value)

export const sizeOf = (value: Ratio): Ratio => (value.n < 0 ? value.negated() : value)

/** Two numbers in any order: 6 and −6. */
export const twoNumbers: AnswerType<readonly Value[]> = {
  ...numbersInAnyOrder,
  show: values => both(values.length === 2 ? together(...values) : list(...values)),
}
