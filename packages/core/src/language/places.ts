import { failed } from '../errors.ts'
import type { Noun } from './noun.ts'
import {
  billion,
  hundred,
  hundredMillion,
  hundredThousand,
  hundredth,
  million,
  one,
  ten,
  tenMillion,
  tenThousand,
  tenThousandth,
  tenth,
  thousand,
  thousandth,
} from './nouns/mathematics.ts'

/** By the power of ten: −2 is the hundredths. */
const PLACES: ReadonlyMap<number, Noun> = new Map([
  [9, billion],
  [8, hundredMillion],
  [7, tenMillion],
  [6, million],
  [5, hundredThousand],
  [4, tenThousand],
  [3, thousand],
  [2, hundred],
  [1, ten],
  [0, one],
  [-1, tenth],
  [-2, hundredth],
  [-3, thousandth],
  [-4, tenThousandth],
])
/** From the billions to the ten-thousandths. */
export const places: readonly number[] = [...PLACES.keys()]
export const placeAt = (place: number): Noun =>
  PLACES.get(place) ?? failed(`The place of 10 to the power ${place} has no name`)
export const placeOf = (noun: Noun): number =>
  [...PLACES].find(([, { en }]) => en[0] === noun.en[0])?.[0] ?? failed(`${noun.en[0]} is no place`)
