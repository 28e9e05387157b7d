import type { AnswerType } from '../../answer/type.ts'
import { both } from '../../content.ts'
import type { UnitId } from '../../language/units.ts'
import { measure, type Value } from '../../math/build.ts'
import { exact } from '../../math/evaluate.ts'

export interface Amount {
  readonly amount: Value
  readonly unit: UnitId
}

/** A number with its unit, where the unit depends on the story. */
export const measured: AnswerType<Amount> = {
  kind: 'measure',
  show: ({ amount, unit }) => both(measure(amount, unit)),
  value: ({ amount, unit }) => ({ amount: exact(amount).toString(), unit }),
  nearMisses: ({ amount, unit }) =>
    [exact(amount).plus(1), exact(amount).minus(1), exact(amount).times(2)]
      .filter(near => !near.equals(exact(amount)))
      .map(near => ({ amount: near, unit })),
}
