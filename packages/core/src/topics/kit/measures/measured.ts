import { type AnswerType, both, canonical, measure, nearNumbers, type UnitId, type Value } from '../../../author.ts'

export interface Measured {
  readonly amount: Value
  readonly unit: UnitId
}

/** A length, an area, a volume whose unit is drawn with the problem: 12 cm, 9π cm². */
export const measured: AnswerType<Measured> = {
  kind: 'measure',
  show: ({ amount, unit }) => both(measure(amount, unit)),
  value: ({ amount, unit }) => ({ amount: canonical(amount), unit }),
  nearMisses: ({ amount, unit }) => nearNumbers(amount).map(near => ({ amount: near, unit })),
}
