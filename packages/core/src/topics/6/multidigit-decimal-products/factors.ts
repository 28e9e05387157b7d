import {
  blank,
  count,
  decimal,
  type Expr,
  equation,
  explained,
  line,
  multiplyDecimals,
  noun,
  prose,
  type Random,
  Ratio,
  type Step,
  times,
  words,
} from '../../../author.ts'
import { placesOf, withPlaces } from '../../kit/decimals/decimals.ts'

export const zeroDigit = noun('zero', 'zeros', 'cero', 'ceros', 'm')
export const decimalPlace = noun('decimal place', 'decimal places', 'cifra decimal', 'cifras decimales', 'f')
export interface Pair {
  readonly a: Ratio
  readonly b: Ratio
}
export const productOf = ({ a, b }: Pair): Ratio => a.times(b)
export const written = ({ a, b }: Pair): Expr => times(decimal(a), decimal(b))
export const toFill = (pair: Pair): Expr => equation(written(pair), blank(4))
export const worked = ({ a, b }: Pair): readonly Step[] => multiplyDecimals(a, b)
export const MULTIPLY = { en: prose`Multiply.`, es: prose`Multiplica.` }
/** The number without its point. */
export const wholeOf = (value: Ratio): number => value.times(10 ** placesOf(value)).n
export const placesIn = ({ a, b }: Pair): number => placesOf(a) + placesOf(b)
/** Whether a zero at the end of the product is to be dropped. */
export const endsInZero = ({ a, b }: Pair): boolean => (wholeOf(a) * wholeOf(b)) % 10 === 0

/** One or two places, two or three digits. */
export const drawShort = (random: Random): Ratio =>
  random.chance(0.5) ? withPlaces(random, 1, 1.2, 98.9) : withPlaces(random, 2, 1.12, 9.98)
export const drawByDigit = (random: Random): Pair =>
  random.until(
    () => ({ a: drawShort(random), b: Ratio.of(random.int(3, 9)) }),
    pair => !endsInZero(pair),
  )
/** 3.47 × 2.6: both have two digits that are not 0. */
export const drawMedium = (random: Random): Pair => {
  const places = random.pick([1, 2])
  return random.until(
    () => ({ a: withPlaces(random, places, 1.12, places === 1 ? 98.9 : 9.98), b: withPlaces(random, 1, 1.2, 9.8) }),
    pair => !endsInZero(pair),
  )
}
/** 0.047 × 0.36: zeros stand in front of the digits of the product. */
export const drawSmall = (random: Random): Pair =>
  random.until(
    () => ({ a: Ratio.of(random.int(12, 98), 1000), b: Ratio.of(random.int(12, 98), 100) }),
    pair => placesOf(pair.a) === 3 && placesOf(pair.b) === 2 && productOf(pair).toNumber() < 0.1,
  )

/** Such factors with three and two places, two and two, or three and one. */
export const drawSmaller = (random: Random): Pair => {
  const [p, q] = random.evenly([
    [3, 2],
    [2, 2],
    [3, 1],
  ] as const)
  return random.until(
    () => ({
      a: Ratio.of(random.int(12, p === 2 ? 34 : 48), 10 ** p),
      b: Ratio.of(random.int(12, q === 2 && p === 3 ? 98 : 34), 10 ** q),
    }),
    pair =>
      placesOf(pair.a) === p &&
      placesOf(pair.b) === q &&
      productOf(pair).toNumber() < 0.1 &&
      wholeOf(pair.a) % 10 !== 0 &&
      !endsInZero(pair),
  )
}

/** A product by 10, 100 or 1,000. */
export const movedSteps = ({ a, b }: Pair): readonly Step[] => {
  const zeros = String(b.n).length - 1
  return [
    explained(
      zeros === 1
        ? words('1 place to the right', '1 lugar a la derecha')
        : words(`${zeros} places to the right`, `${zeros} lugares a la derecha`),
      line`${b} has ${count(zeros, zeroDigit)}: the decimal point moves as many places.`,
      line`${b} tiene ${count(zeros, zeroDigit)}: el punto decimal se mueve ese número de lugares.`,
    ),
    explained(
      decimal(productOf({ a, b })),
      zeros === placesOf(a) + 1
        ? line`Write a zero in the place that has no digit.`
        : zeros > placesOf(a)
          ? line`Write zeros in the places that have no digit.`
          : line`Write the digits with the point in its new place.`,
      zeros === placesOf(a) + 1
        ? line`Escribe un cero en el lugar que no tiene dígito.`
        : zeros > placesOf(a)
          ? line`Escribe ceros en los lugares que no tienen dígito.`
          : line`Escribe los dígitos con el punto en su nuevo lugar.`,
    ),
  ]
}
