import type { Both } from '../both.ts'
import type { Inline } from '../content.ts'
import { placeAt } from '../language/places.ts'

/** "a", "a and b", "a, b, and c"; in Spanish no comma stands before the y. */
const listed = (items: readonly string[], and: 'and' | 'y'): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')}${and === 'and' && items.length > 2 ? ',' : ''} ${and} ${items.at(-1)}`

/** The same words for both languages as the slot of a reason. */
const inBoth = (en: readonly string[], es: readonly string[]): Both<readonly Inline[]> => ({
  en: [listed(en, 'and')],
  es: [listed(es, 'y')],
})

/** "the tens"; "the ones and the tens". */
export const placeNamed = (...places: readonly number[]): Both<readonly Inline[]> =>
  inBoth(
    places.map(place => `the ${placeAt(place).en[1]}`),
    places.map(placeAt).map(({ es, gender }) => `${gender === 'f' ? 'las' : 'los'} ${es[1]}`),
  )

/** "tens", without the article. */
export const unitsNamed = (place: number): Both<readonly Inline[]> =>
  inBoth([placeAt(place).en[1]], [placeAt(place).es[1]])

export interface Amount {
  readonly count: number
  readonly place: number
}

const amountIn = ({ count, place }: Amount, language: 'en' | 'es') =>
  `${count} ${placeAt(place)[language][count === 1 ? 0 : 1]}`

/** "9 tens and 10 ones". */
export const amountsNamed = (...amounts: readonly Amount[]): Both<readonly Inline[]> =>
  inBoth(
    amounts.map(amount => amountIn(amount, 'en')),
    amounts.map(amount => amountIn(amount, 'es')),
  )

/** "8 hundreds, 0 tens, 6 ones" and its Spanish. */
export const amountsListed = (amounts: readonly Amount[]): Both<string> => ({
  en: amounts.map(amount => amountIn(amount, 'en')).join(', '),
  es: amounts.map(amount => amountIn(amount, 'es')).join(', '),
})

/** The digit at a place, 0 for the ones. */
export const digitAt = (value: number, place: number): number => Math.floor(value / 10 ** place) % 10
/** The digits of a whole number with their places, the highest first. */
export const digitsOf = (value: number): readonly Amount[] =>
  [...String(value)].map((digit, i, all) => ({ count: Number(digit), place: all.length - 1 - i }))
/** 0 is printed where a sum would leave it out. */
export const valueOf = ({ count, place }: Amount): number => count * 10 ** place
