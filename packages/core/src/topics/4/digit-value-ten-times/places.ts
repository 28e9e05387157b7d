import {
  count,
  itemOf,
  line,
  type Noun,
  numberFromParts,
  prose,
  type Random,
  type Step,
  step,
  theThings,
  things,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'

/** By the power of ten. */
export const PLACES: readonly Noun[] = [
  nouns.one,
  nouns.ten,
  nouns.hundred,
  nouns.thousand,
  nouns.tenThousand,
  nouns.hundredThousand,
]
export const placeAt = (place: number): Noun => itemOf(PLACES, place)
/** As the columns of a chart are headed. */
export const columnAt = (place: number): Noun => (place === 3 ? nouns.thousandsColumn : placeAt(place))

/** A digit and the place where it stands, its only one in the number. */
export interface Placed {
  readonly digit: number
  readonly place: number
  readonly value: number
}

const ALL_DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** A number of so many digits, all different. */
export function numberWith(random: Random, digit: number, place: number, length: number): Placed {
  const others = random.until(
    () => random.sample<number, 6>(ALL_DIGITS, 6).filter(other => other !== digit),
    ([first]) => place === length - 1 || first !== 0,
  )
  const left = length - 1 - place
  const all = [...others.slice(0, left), digit, ...others.slice(left, length - 1)]
  return { digit, place, value: all.reduce((value, next) => 10 * value + next, 0) }
}

export const worthOf = ({ digit, place }: Pick<Placed, 'digit' | 'place'>): number => digit * 10 ** place

/** Without its digit the number is worth so much less. */
export const worthIn = (value: number, digit: number): number =>
  value - Number(String(value).replace(String(digit), '0'))

/** 3 hundred thousands, 7 ten thousands, 4 thousands … */
export const everyPlace = (value: number): readonly Step[] => numberFromParts(value).slice(0, 1)

/** 7 ten thousands = 70,000. */
export const digitIsWorth = ({ digit, place, value }: Placed): Step =>
  step(prose`${count(digit, placeAt(place))} = ${digit * 10 ** place}`, because.explain, {
    sentence: {
      en: line`In ${value}, the ${digit} is in the ${things(placeAt(place))} place.`,
      es: line`En ${value}, el ${digit} está en la posición de ${theThings(placeAt(place))}.`,
    },
  })
