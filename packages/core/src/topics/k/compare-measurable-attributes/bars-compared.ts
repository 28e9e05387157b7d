import {
  type Block,
  type Both,
  type Expr,
  type Inline,
  itemOf,
  line,
  type Printed,
  prose,
  type Step,
  step,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { BAR_LETTERS, type Bars, type Way } from '../../kit/measures/bars.ts'
import { type Asked, asksMore } from './asked.ts'

export const LETTERS = ['A', 'B', 'C'] as const
export type Letter = (typeof LETTERS)[number]
export const [A, B] = [symbol('A'), symbol('B')]
export interface AskedBars extends Bars {
  readonly asked: Asked
}

export const placeOf = (lengths: readonly number[], asked: Asked) =>
  lengths.indexOf(asked === 'more' ? Math.max(...lengths) : Math.min(...lengths))
export const nameAt = (place: number) => symbol(itemOf(BAR_LETTERS, place))

type Goes = (further: Expr, nearer: Expr) => readonly Inline[]
const GOES: Readonly<Record<Way, Both<Goes>>> = {
  long: {
    en: (further, nearer) => line`${further} goes farther than ${nearer}`,
    es: (further, nearer) => line`${further} llega más lejos que ${nearer}`,
  },
  high: {
    en: (further, nearer) => line`${further} goes higher than ${nearer}`,
    es: (further, nearer) => line`${further} llega más arriba que ${nearer}`,
  },
}
export const startsFor = { long: because.startAtOneLine, high: because.standOnOneLine } as const
/** All start together: the ends tell. Each is compared with the next that goes less far. */
export function comparing({ way, lengths }: Bars): Step {
  const names = [...lengths].sort((a, b) => b - a).map(length => nameAt(lengths.indexOf(length)))
  const pairs = names.slice(1).map((nearer, i) => [itemOf(names, i), nearer] as const)
  const { en, es } = GOES[way]
  const joined = (says: Goes): Block => ({
    kind: 'paragraph',
    content: pairs.flatMap(([further, nearer], i) => [...(i > 0 ? ['. '] : []), ...says(further, nearer)]),
  })
  return step({ en: joined(en), es: joined(es) }, startsFor[way])
}
export const reasonFor = {
  long: { more: because.goesFartherIsLonger, less: because.endsFirstIsShorter },
  high: { more: because.goesHigherIsTaller, less: because.endsLowerIsShorter },
} as const

export const asks = {
  long: {
    more: { en: prose`Which bar is longer?`, es: prose`¿Qué barra es más larga?` },
    less: { en: prose`Which bar is shorter?`, es: prose`¿Qué barra es más corta?` },
  },
  high: {
    more: { en: prose`Which bar is taller?`, es: prose`¿Qué barra es más alta?` },
    less: { en: prose`Which bar is shorter?`, es: prose`¿Qué barra es más baja?` },
  },
} as const

/** Whether nothing printed reaches beyond this bar, or nothing stays behind it. */
export const isBeyondAll = (lengths: readonly number[], own: number, isMore: boolean) =>
  lengths.filter(other => (isMore ? other >= own : other <= own)).length === 1

/** Whether the first bar is what is asked for beside the other. */
export const isAsked = (printed: Printed, own: number, other: number) =>
  asksMore(printed) ? own - other > 0 : other - own > 0
