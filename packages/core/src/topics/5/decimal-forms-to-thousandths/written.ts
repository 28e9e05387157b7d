import {
  type Block,
  type Both,
  count,
  decimal,
  decimalPlaces,
  type Expr,
  equation,
  explained,
  failed,
  line,
  over,
  type Printed,
  prose,
  type Ratio,
  type Step,
  sum,
  times,
  type Value,
} from '../../../author.ts'
import { placeAt } from '../../../language/places.ts'
import { digitsOf, type InPlace, powerOfTen, worthOf } from '../../kit/decimals/places.ts'

export const writeDecimal: Both<Block> = {
  en: prose`Write the number as a decimal.`,
  es: prose`Escribe el número como decimal.`,
}

export const placesOf = (value: Ratio): number => decimalPlaces(value.d) ?? failed(`${value} is no decimal that ends`)
export const wholeOf = (value: Ratio): number => Math.floor(value.toNumber())
const partOf = (value: Ratio): Ratio => value.minus(wholeOf(value))

/** 36 hundredths of 4.36. */
export const partsNamed = (value: Ratio) =>
  count(partOf(value).over(powerOfTen(-placesOf(value))), placeAt(-placesOf(value)))

/** The value that is said in words. */
export const saidIn = (printed: Printed): number => printed.term('number-words').value

const ENDS = [
  { en: line`Tenths have one digit after the point.`, es: line`Las décimas tienen una cifra después del punto.` },
  {
    en: line`Hundredths have two digits after the point.`,
    es: line`Las centésimas tienen dos cifras después del punto.`,
  },
  {
    en: line`Thousandths have three digits after the point.`,
    es: line`Las milésimas tienen tres cifras después del punto.`,
  },
] as const
const ENDS_WITH_ZERO = [
  { en: line`Tenths have one digit after the point.`, es: line`Las décimas tienen una cifra después del punto.` },
  {
    en: line`Hundredths have two digits after the point: write 0 in the empty place.`,
    es: line`Las centésimas tienen dos cifras después del punto: escribe 0 en la posición vacía.`,
  },
  {
    en: line`Thousandths have three digits after the point: write 0 in each empty place.`,
    es: line`Las milésimas tienen tres cifras después del punto: escribe 0 en cada posición vacía.`,
  },
] as const

/** The decimal that words say: where the parts end, and what stands before the point. */
export function fromWords(value: Ratio): readonly Step[] {
  const [places, whole, part] = [placesOf(value), wholeOf(value), partOf(value)]
  const isFilled = part.compare(powerOfTen(-1)) < 0
  const { en, es } = (isFilled ? ENDS_WITH_ZERO : ENDS)[places - 1] ?? failed('At most thousandths')
  if (whole === 0)
    return [
      explained(
        prose`${partsNamed(value)} = ${over(part.over(powerOfTen(-places)), 10 ** places)}`,
        line`The last word names the denominator.`,
        line`La última palabra nombra el denominador.`,
      ),
      explained(equation(over(part.over(powerOfTen(-places)), 10 ** places), decimal(value)), en, es),
    ]
  return [
    explained(prose`${partsNamed(value)} = ${decimal(part)}`, en, es),
    explained(
      equation(sum(whole, decimal(part)), decimal(value)),
      line`The word “and” stands for the decimal point.`,
      line`Las palabras “enteros y” están en el lugar del punto decimal.`,
    ),
  ]
}

/** How the parts of a number are written: 0.4, 4/10 or 4 × 1/10. */
export const NOTATIONS = ['decimals', 'fractions', 'products'] as const
export type Notation = (typeof NOTATIONS)[number]

export const unitShown = (place: number): Value => (place < 0 ? over(1, 10 ** -place) : 10 ** place)
export function partShown({ digit, place }: InPlace, notation: Notation): Expr {
  if (notation === 'products') return times(digit, unitShown(place))
  return place < 0 && notation === 'fractions' ? over(digit, 10 ** -place) : decimal(worthOf({ digit, place }))
}

/** The parts of a number that are not 0, the greatest first. */
export const partsOf = (value: Ratio): readonly InPlace[] => digitsOf(value).filter(({ digit }) => digit !== 0)
export const expanded = (value: Ratio, notation: Notation): Expr =>
  sum(...partsOf(value).map(part => partShown(part, notation)))

/** The whole and the parts of a sum, put together as a decimal. */
export const valuesTogether = (value: Ratio): Step =>
  explained(
    equation(sum(...partsOf(value).map(part => decimal(worthOf(part)))), decimal(value)),
    line`Put the digits in their places.`,
    line`Pon los dígitos en sus posiciones.`,
  )
