import {
  type AnswerType,
  both,
  count,
  decimal,
  exact,
  measure,
  measureAnswer,
  money,
  type Of,
  type Quantity,
  quantity,
  Ratio,
  type UnitId,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** What a story ends with: a measure, a number of things, or money, which may be owed. */
export type SignedAmount = Of<'measure'> | Of<'money'> | Quantity

export const dollarsOf = (value: Ratio): Of<'money'> => money(value.times(100).n)
export const inUnit =
  (unit: UnitId) =>
  (value: Ratio): Of<'measure'> =>
    measure(decimal(value), unit)

const inDollars = ({ cents }: Of<'money'>) => count(Ratio.of(cents, 100), nouns.dollar)
/** −$12.50 is an amount of dollars; its sign is part of the answer. */
export const signedAmount: AnswerType<SignedAmount> = {
  kind: 'measure',
  show: value => both({ kind: 'paragraph', content: [value] }),
  value: value =>
    value.kind === 'money'
      ? quantity.value(inDollars(value))
      : value.kind === 'quantity'
        ? quantity.value(value)
        : measureAnswer(value.unit).value(value.of),
  nearMisses: value =>
    value.kind === 'money'
      ? [money(value.cents + 100), money(-value.cents), money(value.cents + 1)]
      : value.kind === 'quantity'
        ? quantity.nearMisses(value)
        : measureAnswer(value.unit)
            .nearMisses(value.of)
            .map(near => measure(near, value.unit)),
}
export const exactAmount = (value: SignedAmount): Ratio =>
  value.kind === 'money' ? Ratio.of(value.cents, 100) : exact(value.kind === 'quantity' ? value.amount : value.of)
