import type { Both } from '../both.ts'
import type { Inline } from '../content.ts'
import { failed } from '../errors.ts'

interface Place {
  readonly en: readonly [one: string, many: string]
  readonly es: readonly [one: string, many: string]
  /** The article of the Spanish plural. */
  readonly the: 'las' | 'los'
}

const PLACES: readonly Place[] = [
  { en: ['one', 'ones'], es: ['unidad', 'unidades'], the: 'las' },
  { en: ['ten', 'tens'], es: ['decena', 'decenas'], the: 'las' },
  { en: ['hundred', 'hundreds'], es: ['centena', 'centenas'], the: 'las' },
  { en: ['thousand', 'thousands'], es: ['millar', 'millares'], the: 'los' },
  { en: ['ten thousand', 'ten thousands'], es: ['decena de millar', 'decenas de millar'], the: 'las' },
  { en: ['hundred thousand', 'hundred thousands'], es: ['centena de millar', 'centenas de millar'], the: 'las' },
  { en: ['million', 'millions'], es: ['millón', 'millones'], the: 'los' },
  { en: ['ten million', 'ten millions'], es: ['decena de millón', 'decenas de millón'], the: 'las' },
  { en: ['hundred million', 'hundred millions'], es: ['centena de millón', 'centenas de millón'], the: 'las' },
  { en: ['billion', 'billions'], es: ['millar de millón', 'millares de millón'], the: 'los' },
]

const PARTS: readonly Place[] = [
  { en: ['tenth', 'tenths'], es: ['décima', 'décimas'], the: 'las' },
  { en: ['hundredth', 'hundredths'], es: ['centésima', 'centésimas'], the: 'las' },
  { en: ['thousandth', 'thousandths'], es: ['milésima', 'milésimas'], the: 'las' },
  { en: ['ten-thousandth', 'ten-thousandths'], es: ['diezmilésima', 'diezmilésimas'], the: 'las' },
]

const placeAt = (place: number): Place =>
  (place < 0 ? PARTS[-1 - place] : PLACES[place]) ?? failed(`The place of 10 to the power ${place} has no name`)

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
    places.map(place => `${placeAt(place).the} ${placeAt(place).es[1]}`),
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
