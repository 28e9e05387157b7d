import { both } from '../content.ts'
import { number, remainder } from '../math/build.ts'
import type { AnswerType } from './type.ts'

export interface Quotient {
  readonly quotient: number
  readonly remainder: number
}

/** 72 R 5; no R where nothing is left. */
export const quotientAndRemainder: AnswerType<Quotient> = {
  kind: 'remainder',
  show: value => both(value.remainder === 0 ? number(value.quotient) : remainder(value.quotient, value.remainder)),
  value: value => ({ quotient: String(value.quotient), remainder: String(value.remainder) }),
  nearMisses: value => [
    { ...value, quotient: value.quotient + 1 },
    { ...value, quotient: value.quotient - 1 },
    { ...value, remainder: value.remainder + 1 },
  ],
}
