import {
  type AnswerType,
  type Block,
  both,
  measure,
  measureAnswer,
  money,
  type Of,
  type Quantity,
  quantity,
  type Value,
} from '../../../author.ts'

export const dollars = (value: number) => money(value * 100)
export const celsius = (value: Value) => measure(value, 'degree-celsius')
export const feet = (value: Value) => measure(value, 'foot')

/** A measure or a number of things: stories of one form end in different units. */
export type Amount = Of<'measure'> | Quantity

/** The amount alone on its line. */
export const amountLine = (value: Amount): Block => ({ kind: 'paragraph', content: [value] })

export const amountAnswer: AnswerType<Amount> = {
  kind: 'measure',
  show: value => both(amountLine(value)),
  value: value => (value.kind === 'quantity' ? quantity.value(value) : measured.value(value)),
  nearMisses: value => (value.kind === 'quantity' ? quantity.nearMisses(value) : measured.nearMisses(value)),
}

/** Stories of one form end in different units of measure. */
export const measured: AnswerType<Of<'measure'>> = {
  kind: 'measure',
  show: value => both(value),
  value: ({ of, unit }) => measureAnswer(unit).value(of),
  nearMisses: ({ of, unit }) =>
    measureAnswer(unit)
      .nearMisses(of)
      .map(near => measure(near, unit)),
}
