import { nearNumbers } from '../../answer/near.ts'
import type { AnswerType } from '../../answer/type.ts'
import { canonical } from '../../answer/written.ts'
import { both } from '../../content.ts'
import type { UnitId } from '../../language/units.ts'
import { measure, type Value } from '../../math/build.ts'

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
