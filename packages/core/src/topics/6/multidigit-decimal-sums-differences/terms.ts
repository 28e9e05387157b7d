import {
  type Block,
  type Both,
  decimal,
  type Expr,
  equation,
  explained,
  expr,
  line,
  minus,
  prose,
  type Random,
  Ratio,
  type Sentence,
  type Step,
  sum,
} from '../../../author.ts'
import { borrows, carries, smallerFromLarger, sumWithoutCarrying } from '../../kit/columns/regrouping.ts'
import { placesOf, withPlaces } from '../../kit/decimals/decimals.ts'

export type Sign = '+' | '−'
export interface Pair {
  readonly sign: Sign
  readonly a: Ratio
  readonly b: Ratio
}
export const resultOf = ({ sign, a, b }: Pair): Ratio => (sign === '+' ? a.plus(b) : a.minus(b))
export const operated = (sign: Sign, a: Expr, b: Expr): Expr => (sign === '+' ? sum(a, b) : minus(a, b))
export const written = ({ sign, a, b }: Pair): Expr => operated(sign, decimal(a), decimal(b))
export const mostPlaces = (...values: readonly Ratio[]): number => Math.max(...values.map(placesOf))
/** The digits without the point, as if all had so many places. */
export const digitsOf = (value: Ratio, places: number): number => value.times(10 ** places).n
/** How often a column is regrouped. */
export const regroupings = ({ sign, a, b }: Pair): number => {
  const places = mostPlaces(a, b)
  return (sign === '+' ? carries : borrows)(digitsOf(a, places), digitsOf(b, places))
}

export const RESULT: Both<Block> = { en: prose`Find the result.`, es: prose`Halla el resultado.` }
export const SUBTRACT: Both<Block> = { en: prose`Subtract.`, es: prose`Resta.` }

export interface Range {
  /** Decimal places of the two numbers. */
  readonly places: readonly [number, number]
  readonly least: number
  readonly most: number
}
/** The greater number first where one is subtracted; the result is none of them. */
export function drawPair(
  random: Random,
  sign: Sign,
  { places, least, most }: Range,
  test: (pair: Pair) => boolean,
): Pair {
  return random.until(
    () => {
      const [one, other] = [withPlaces(random, places[0], least, most), withPlaces(random, places[1], least, most)]
      const [a, b] = sign === '−' && one.compare(other) < 0 ? [other, one] : [one, other]
      return { sign, a, b }
    },
    pair => {
      const result = resultOf(pair)
      return result.toNumber() > least / 4 && !result.equals(pair.b) && test(pair)
    },
  )
}

/** The highest place carries nothing: a sum without carries then stays likely. */
export const keepsItsLength = ({ a, b, sign }: Pair): boolean =>
  sign === '−' ||
  String(Math.floor(a.plus(b).toNumber())).length === String(Math.floor(Math.max(a.toNumber(), b.toNumber()))).length

/** In English and in Spanish. */
export const zerosLeftOut = (many: number) =>
  many === 1
    ? ([line`Leave out the zero at the end.`, line`Omite el cero del final.`] as const)
    : ([line`Leave out the zeros at the end.`, line`Omite los ceros del final.`] as const)

/** With zeros for equal places, place by place, and without zeros at the end. */
export function worked(pair: Pair): readonly Step[] {
  const { sign, a, b } = pair
  const places = mostPlaces(a, b)
  const result = resultOf(pair)
  const adds = sign === '+'
  const zeros = explained(
    operated(sign, decimal(a, places), decimal(b, places)),
    line`Write zeros until both numbers have ${places} decimal places, and line up the decimal points.`,
    line`Escribe ceros hasta que los dos números tengan ${places} cifras decimales y alinea los puntos decimales.`,
  )
  const dropsZeros = placesOf(result) < places
  const leaveOut = zerosLeftOut(places - placesOf(result))
  return [
    ...(placesOf(a) === placesOf(b) ? [] : [zeros]),
    explained(
      equation(operated(sign, expr(digitsOf(a, places)), expr(digitsOf(b, places))), digitsOf(result, places)),
      adds
        ? line`Add from the right as with whole numbers. Where a place has 10 or more, regroup 10 of it as 1 of the next place.`
        : line`Subtract from the right as with whole numbers. Where a digit is too small, regroup 1 of the next place as 10.`,
      adds
        ? line`Suma desde la derecha como con números enteros. Si en una posición hay 10 o más, reagrupa 10 como 1 de la posición siguiente.`
        : line`Resta desde la derecha como con números enteros. Si un dígito es demasiado pequeño, reagrupa 1 de la posición siguiente como 10.`,
    ),
    dropsZeros
      ? explained(
          equation(decimal(result, places), decimal(result)),
          places === 1
            ? line`Like the numbers, the result has 1 decimal place. Leave out the zero.`
            : [...line`Like the numbers, the result has ${places} decimal places. `, ...leaveOut[0]],
          places === 1
            ? line`Como los números, el resultado tiene 1 cifra decimal. Omite el cero.`
            : [...line`Como los números, el resultado tiene ${places} cifras decimales. `, ...leaveOut[1]],
        )
      : explained(
          decimal(result),
          places === 1
            ? line`Like the numbers, the result has 1 decimal place.`
            : line`Like the numbers, the result has ${places} decimal places.`,
          places === 1
            ? line`Como los números, el resultado tiene 1 cifra decimal.`
            : line`Como los números, el resultado tiene ${places} cifras decimales.`,
        ),
  ]
}

/** What somebody gets, by the mistake that leads there. */
export const MISTAKES = ['notRegrouped', 'pointsNotLinedUp', 'otherOperation', 'zeroIgnored'] as const
export type MistakeName = (typeof MISTAKES)[number]
export function mistaken(pair: Pair, mistake: MistakeName): Ratio {
  const { sign, a, b } = pair
  const places = mostPlaces(a, b)
  const [left, right] = [digitsOf(a, places), digitsOf(b, places)]
  const back = (value: number) => Ratio.of(value, 10 ** places)
  switch (mistake) {
    case 'notRegrouped':
      return back((sign === '+' ? sumWithoutCarrying : smallerFromLarger)(left, right))
    case 'pointsNotLinedUp': {
      const [one, other] = [digitsOf(a, placesOf(a)), digitsOf(b, placesOf(b))]
      return back(sign === '+' ? one + other : Math.abs(one - other))
    }
    case 'otherOperation':
      return sign === '+' ? (a.compare(b) > 0 ? a.minus(b) : b.minus(a)) : a.plus(b)
    case 'zeroIgnored':
      if (sign === '+') return shortened(a, placesOf(a) - 1).plus(b)
      if (placesOf(b) <= placesOf(a))
        return shortened(a, places - 1)
          .minus(shortened(b, places - 1).times(2))
          .plus(b)
      // The last digits of the longer number are brought down as they are.
      return back(resultOf({ ...pair, a: cut(a, b), b: cut(b, a) }).times(10 ** places).n + tail(a, b) + tail(b, a))
    default:
      return mistake satisfies never
  }
}
const shortened = (value: Ratio, places: number): Ratio =>
  Ratio.of(Math.floor(value.times(10 ** places).toNumber()), 10 ** places)
/** A number without the places that the other one has not, and what is cut off, in its last place. */
const cut = (value: Ratio, other: Ratio): Ratio => {
  const places = Math.min(placesOf(value), placesOf(other))
  return Ratio.of(Math.floor(value.times(10 ** places).toNumber()), 10 ** places)
}
const tail = (value: Ratio, other: Ratio): number =>
  value.minus(cut(value, other)).times(10 ** mostPlaces(value, other)).n

export const mistakeSays = ({ sign, a, b }: Pair, mistake: MistakeName): Sentence => {
  const adds = sign === '+'
  const says = {
    notRegrouped: adds
      ? {
          en: prose`Where a place has 10 or more, the 1 is not carried to the next place.`,
          es: prose`Donde una posición tiene 10 o más, no se lleva el 1 a la posición siguiente.`,
        }
      : {
          en: prose`In each place, the smaller digit was subtracted from the greater one.`,
          es: prose`En cada posición se restó el dígito menor del mayor.`,
        },
    pointsNotLinedUp: {
      en: prose`The last digits were lined up instead of the decimal points.`,
      es: prose`Se alinearon los últimos dígitos en vez de los puntos decimales.`,
    },
    otherOperation: adds
      ? {
          en: prose`The numbers were subtracted instead of added.`,
          es: prose`Los números se restaron en vez de sumarse.`,
        }
      : {
          en: prose`The numbers were added instead of subtracted.`,
          es: prose`Los números se sumaron en vez de restarse.`,
        },
    zeroIgnored:
      adds || placesOf(b) < placesOf(a)
        ? {
            en: prose`The last digit of the first number was left out.`,
            es: prose`Se omitió el último dígito del primer número.`,
          }
        : {
            en: prose`The last digit of the second number was copied instead of subtracted.`,
            es: prose`El último dígito del segundo número se copió en vez de restarse.`,
          },
  }[mistake]
  return { key: mistake, says }
}
