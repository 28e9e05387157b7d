import {
  type Content,
  count,
  decimal,
  decimalPlaces,
  type Expr,
  explained,
  failed,
  line,
  prose,
  type Random,
  Ratio,
  type Step,
  step,
  theThings,
  things,
} from '../../../author.ts'
import { placeAt, places } from '../../../language/places.ts'
import * as because from '../../../solution/reasons/index.ts'

export const powerOfTen = (place: number): Ratio => Ratio.of(10).power(place)

/** A digit and the place where it stands. */
export interface InPlace {
  readonly digit: number
  readonly place: number
}
export interface Placed extends InPlace {
  readonly value: Ratio
}

export const worthOf = ({ digit, place }: InPlace): Ratio => powerOfTen(place).times(digit)
export const worthShown = (placed: InPlace): Expr => decimal(worthOf(placed))

/** The digit at a place, 0 where the number has none. */
export const digitAt = (value: Ratio, place: number): number =>
  Math.floor(value.over(powerOfTen(place)).toNumber()) % 10

const placesAfter = (value: Ratio): number => decimalPlaces(value.d) ?? failed(`${value} is no decimal that ends`)
const placesBefore = (value: Ratio): number => String(Math.floor(value.toNumber())).length

/** The digits of a number with their places, the highest first. */
export const digitsOf = (value: Ratio): readonly InPlace[] =>
  Array.from({ length: placesBefore(value) + placesAfter(value) }, (_, i) => {
    const place = placesBefore(value) - 1 - i
    return { digit: digitAt(value, place), place }
  })

/** The place where a digit stands in a number that has it once: looked for column by column. */
export const placeIn = (value: Ratio, digit: number): number =>
  places.find(place => digitAt(value, place) === digit) ?? failed(`${value} has no digit ${digit}`)

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** A number from one place to another in which all digits differ, one of them given; 0 stands at most within. */
export function numberWith(random: Random, { digit, place }: InPlace, high: number, low: number): Placed {
  const others = random.until(
    () => random.sample<number, number>(DIGITS, high - low + 2).filter(other => other !== digit),
    drawn => (place === high || drawn[0] !== 0) && (place === low || drawn[high - low - 1] !== 0),
  )
  const all = Array.from({ length: high - low + 1 }, (_, i) => high - i)
  const left = others.values()
  const value = all.reduce(
    (sum, at) =>
      sum.plus(worthOf({ digit: at === place ? digit : (left.next().value ?? failed('Too few digits')), place: at })),
    Ratio.of(0),
  )
  return { digit, place, value }
}

/** 4 tens, 7 ones, 3 tenths, 6 hundredths. */
export const amountsOf = (digits: readonly InPlace[]): Content => ({
  kind: 'paragraph',
  content: digits.flatMap(({ digit, place }, i) => [...(i === 0 ? [] : [', ']), count(digit, placeAt(place))]),
})
export const everyPlace = (value: Ratio): Step => step(amountsOf(digitsOf(value)), because.nameEachPlace)

/** 6 hundredths = 0.06. */
export const digitIsWorth = (placed: Placed): Step =>
  explained(
    prose`${count(placed.digit, placeAt(placed.place))} = ${worthShown(placed)}`,
    line`In ${decimal(placed.value)}, the ${placed.digit} is in the ${things(placeAt(placed.place))} place.`,
    line`En ${decimal(placed.value)}, el ${placed.digit} está en la posición de ${theThings(placeAt(placed.place))}.`,
  )
