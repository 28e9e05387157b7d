import { count, type Random, tupleOf } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import { MONTHS, type Page } from './months.ts'

export const PLACES = MONTHS.map((_, place) => place)
/** The forms of a sheet begin with months that lie apart. */
export const pageOf = (random: Random, month: number): Page => ({
  place: random.evenly(turned(PLACES, month)),
  first: random.int(0, 6),
})
/** Each easy form has its own third of the months: no two of a sheet show one page. */
export const pageOfThird = (random: Random, third: 0 | 1 | 2): Page => ({
  place: random.evenly(THIRDS[third]),
  first: random.int(0, 6),
})
/** Twice over: long lists are gone round, so that no month follows itself. */
const THIRDS = tupleOf(
  [0, 1, 2].map(third => [...PLACES, ...PLACES].filter(place => place % 3 === third)),
  3,
)

export const days = (number: number) => count(number, nouns.day)
