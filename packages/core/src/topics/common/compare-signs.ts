import { option } from '../../answer/option.ts'
import { both, prose } from '../../content.ts'
import type { Rational } from '../../number/ratio.ts'
import { Ratio } from '../../number/ratio.ts'

export type Comparison = 'less' | 'greater' | 'equal'

export const comparisonSigns = { less: '<', greater: '>', equal: '=' } as const satisfies Record<Comparison, string>

/** <, > or =. */
export const comparison = option({ less: both(prose`<`), greater: both(prose`>`), equal: both(prose`=`) })

export const comparisonOf = (a: Rational, b: Rational): Comparison => {
  const order = Ratio.from(a).compare(b)
  return order < 0 ? 'less' : order > 0 ? 'greater' : 'equal'
}
