import {
  blank,
  count,
  decimal,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  line,
  noun,
  type Printed,
  prose,
  type Random,
  Ratio,
  type Step,
  step,
  sum,
  times,
  type Value,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { placesOf, withPlaces } from '../../kit/decimals/decimals.ts'

/** A division that ends: the quotient is drawn, the dividend follows. */
export interface Division {
  readonly quotient: Ratio
  readonly divisor: Ratio
}
export const dividendOf = ({ quotient, divisor }: Division): Ratio => quotient.times(divisor)
export const written = (division: Division): Expr => divide(decimal(dividendOf(division)), decimal(division.divisor))
export const toFill = (division: Division): Expr => equation(written(division), blank(4))
export const DIVIDE = { en: prose`Divide.`, es: prose`Divide.` }
export const zeroDigit = noun('zero', 'zeros', 'cero', 'ceros', 'm')
const decimalPlace = noun('decimal place', 'decimal places', 'cifra decimal', 'cifras decimales', 'f')
export const wholeOf = (value: Ratio): number => value.times(10 ** placesOf(value)).n

/** 800 and 2 of 802. */
const partsOf = (value: number): readonly number[] =>
  [...String(value)].flatMap((digit, i, { length }) => (digit === '0' ? [] : [Number(digit) * 10 ** (length - 1 - i)]))
/** 54 × 800 + 54 × 2 = 43,200 + 108 = 43,308, and what is left. */
export function placeByPlace(by: number, whole: number, dividend: number): Step {
  const parts = partsOf(whole)
  const left = dividend - by * whole
  const values = [...parts.map(part => by * part), ...(left > 0 ? [left] : [])]
  const products = sumOf(parts.map(part => times(by, part)))
  if (left > 0)
    return explained(
      equation(sumOf(values), dividend),
      line`Divide place by place: ${by} times ${sumOf(parts)}. That is ${whole} times, and ${left} is left.`,
      line`Divide posición por posición: ${by} por ${sumOf(parts)}. Son ${whole} veces y sobran ${left}.`,
    )
  return explained(
    parts.length === 1 ? equation(products, dividend) : equation(equation(products, sumOf(values)), dividend),
    line`Divide as with whole numbers, place by place: ${equation(divide(dividend, by), whole)}.`,
    line`Divide como con números enteros, posición por posición: ${equation(divide(dividend, by), whole)}.`,
  )
}
/** A whole divisor, the division place by place, and the point. */
export function worked(division: Division): readonly Step[] {
  const { quotient, divisor } = division
  const dividend = dividendOf(division)
  const shift = 10 ** placesOf(divisor)
  const [moved, by] = [dividend.times(shift), divisor.times(shift)]
  const places = Math.max(placesOf(moved), placesOf(quotient))
  const [digits, whole] = [moved.times(10 ** places).n, quotient.times(10 ** places).n]
  return [
    ...(shift > 1
      ? [step(equation(written(division), divide(decimal(moved), by)), because.moveBothPoints, { value: shift })]
      : []),
    ...(placesOf(moved) < places
      ? [
          explained(
            equation(decimal(moved), decimal(moved, places)),
            line`Write zeros at the end so that the division can go on. The value stays the same.`,
            line`Escribe ceros al final para poder seguir dividiendo. El valor no cambia.`,
          ),
        ]
      : []),
    placeByPlace(by.n, whole, digits),
    places > 0
      ? explained(
          equation(written(division), decimal(quotient)),
          line`Place the decimal point: ${decimal(moved, places)} has ${count(places, decimalPlace)}.`,
          line`Coloca el punto decimal: ${decimal(moved, places)} tiene ${count(places, decimalPlace)}.`,
        )
      : step(equation(written(division), decimal(quotient)), because.writeQuotient),
  ]
}
const sumOf = (terms: readonly Value[]): Expr => {
  const [first, ...others] = terms
  return first !== undefined && others.length === 0 ? expr(first) : sum(...terms)
}

/** A quotient of one or two places by one digit. */
export const drawByDigit = (random: Random): Division =>
  random.until(
    () => ({
      quotient: random.chance(0.5) ? withPlaces(random, 1, 2.1, 48.9) : withPlaces(random, 2, 1.12, 9.88),
      divisor: Ratio.of(random.int(3, 9)),
    }),
    division => placesOf(dividendOf(division)) > 0,
  )
/** 8.64 ÷ 2.4; two divisors in three have two digits. */
export const drawMedium = (random: Random): Division => {
  const places = random.pick([0, 1, 2] as const)
  const isLong = random.evenly([true, false, true])
  return random.until(
    () => ({
      quotient:
        places === 0 ? Ratio.of(random.int(12, 68)) : withPlaces(random, places, 1.2, places === 1 ? 28.8 : 8.4),
      divisor: isLong ? withPlaces(random, 1, 1.2, 9.8) : Ratio.of(random.int(2, 9), 10),
    }),
    division => dividendOf(division).toNumber() > 1 && placesOf(dividendOf(division)) > 0,
  )
}
/** 0.1728 ÷ 0.36, 1.098 ÷ 0.36, 2.4 ÷ 0.048: zeros in the quotient, or behind the dividend. */
export function drawHard(random: Random): Division {
  const kind = random.evenly(['within', 'annexed', 'leading'] as const)
  const divisor = () =>
    random.chance(0.6)
      ? random.until(() => Ratio.of(random.int(12, 98), 100), isTwoDigits)
      : random.until(() => Ratio.of(random.int(12, 98), 1000), isTwoDigits)
  return random.until(
    (): Division =>
      kind === 'within'
        ? { quotient: Ratio.of(random.int(2, 8) * 100 + random.int(2, 9), random.pick([10, 100])), divisor: divisor() }
        : kind === 'leading'
          ? { quotient: Ratio.of(random.int(12, 96), 1000), divisor: Ratio.of(random.int(112, 986), 100) }
          : { quotient: Ratio.of(random.int(2, 9) * 100 + 5), divisor: divisor() },
    division => {
      const dividend = dividendOf(division)
      return kind === 'annexed'
        ? placesOf(dividend) < placesOf(division.divisor)
        : kind === 'leading'
          ? placesOf(division.quotient) === 3 && placesOf(division.divisor) === 2
          : placesOf(dividend) > placesOf(division.divisor)
    },
  )
}
const isTwoDigits = (value: Ratio) => wholeOf(value) % 10 !== 0 && wholeOf(value) > 9 && wholeOf(value) !== 25

/** A quotient by 10, 100 or 1,000. */
export const movedSteps = (division: Division): readonly Step[] => {
  const zeros = String(division.divisor.n).length - 1
  const before = String(Math.floor(dividendOf(division).toNumber())).length
  return [
    explained(
      zeros === 1
        ? words('1 place to the left', '1 lugar a la izquierda')
        : words(`${zeros} places to the left`, `${zeros} lugares a la izquierda`),
      line`${division.divisor} has ${count(zeros, zeroDigit)}: the decimal point moves as many places.`,
      line`${division.divisor} tiene ${count(zeros, zeroDigit)}: el punto decimal se mueve ese número de lugares.`,
    ),
    explained(
      decimal(division.quotient),
      zeros >= before
        ? line`Write zeros in the places that have no digit.`
        : line`Write the digits with the point in its new place.`,
      zeros >= before
        ? line`Escribe ceros en los lugares que no tienen dígito.`
        : line`Escribe los dígitos con el punto en su nuevo lugar.`,
    ),
  ]
}
/** The answer times the divisor is the dividend that is printed. */
export function isQuotient(printed: Printed, answer: Value): boolean {
  const [dividend, divisor] = printed
    .all('number')
    .slice(-2)
    .map(number => evaluate(number))
  return dividend !== undefined && divisor !== undefined && exact(answer).times(divisor).equals(dividend)
}
