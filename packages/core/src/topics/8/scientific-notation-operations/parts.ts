import {
  bracketed,
  decimal,
  type Expr,
  type FormMaker,
  join,
  over,
  prose,
  type Random,
  Ratio,
  sum,
  tupleOf,
  type Value,
} from '../../../author.ts'
import {
  coefficientOf,
  type Decimal,
  hasExponent,
  readScientific,
  scientific,
  sizeOf,
} from '../../kit/decimals/scientific.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>
export type Operation = 'times' | 'over' | 'plus' | 'minus'

export const instruction = {
  en: prose`Find the value. Write it in scientific notation.`,
  es: prose`Halla el valor. Escríbelo en notación científica.`,
}

/** The digits after the point. */
export const placesIn = (decimal: string): number =>
  decimal.includes('.') ? decimal.length - decimal.indexOf('.') - 1 : 0

/** 2.1e8 is 2.1 × 10⁸. */
export const of = (written: `${number}e${number}`): Decimal => {
  const [first, exponent] = tupleOf(written.split('e'), 2)
  return tidy(Number(first.replace('.', '')), Number(exponent) - placesIn(first))
}

/** Without zeros at the end of the digits. */
export function tidy(digits: number, exponent: number): Decimal {
  let [rest, shift] = [digits, exponent]
  while (rest !== 0 && rest % 10 === 0) [rest, shift] = [rest / 10, shift + 1]
  return { digits: rest, exponent: shift }
}

export function worked(operation: Operation, a: Decimal, b: Decimal): Decimal {
  switch (operation) {
    case 'times':
      return tidy(a.digits * b.digits, a.exponent + b.exponent)
    case 'over':
      return endingQuotient(a, b)
    default: {
      const exponent = Math.min(a.exponent, b.exponent)
      const [one, other] = [a, b].map(item => item.digits * 10 ** (item.exponent - exponent)) as [number, number]
      return tidy(operation === 'plus' ? one + other : one - other, exponent)
    }
  }
}

function endingQuotient(a: Decimal, b: Decimal): Decimal {
  let [rest, exponent] = [Ratio.of(a.digits, b.digits), a.exponent - b.exponent]
  for (let i = 0; i < 6 && !rest.isInteger; i++) [rest, exponent] = [rest.times(10), exponent - 1]
  return rest.isInteger ? tidy(rest.n, exponent) : { digits: 0, exponent: 0 }
}

export const grouped = (number: Decimal): Expr => bracketed(scientific(number))

/** The two numbers with the sign between them, as a problem prints them. */
export function written(operation: Operation, a: Decimal, b: Decimal): Expr {
  switch (operation) {
    case 'times':
      return join(grouped(a), grouped(b))
    case 'over':
      return over(scientific(a), scientific(b))
    case 'plus':
      return sum(grouped(a), grouped(b))
    case 'minus':
      return { kind: 'sum', terms: [grouped(a), { kind: 'negative', of: grouped(b) }] }
  }
}

/** Both numbers and the result print their exponents, and the result has at most three decimals. */
export const isGood = (a: Decimal, b: Decimal, result: Decimal): boolean =>
  [a, b, result].every(number => hasExponent(number)) &&
  result.digits > 0 &&
  result.digits < 10000 &&
  Math.abs(sizeOf(result)) <= 12 &&
  !isSameDecimal(result, a) &&
  !isSameDecimal(result, b)
const isSameDecimal = (a: Decimal, b: Decimal): boolean => a.digits === b.digits && a.exponent === b.exponent

/** What the first factors come to, before the point is moved. */
export const rawFirst = (operation: Operation, a: Decimal, b: Decimal): Ratio => {
  const [one, other] = [coefficientOf(a), coefficientOf(b)]
  return operation === 'times' ? one.times(other) : one.over(other)
}
export const rawSize = (operation: Operation, a: Decimal, b: Decimal): number =>
  operation === 'times' ? sizeOf(a) + sizeOf(b) : sizeOf(a) - sizeOf(b)

/** One digit before the point, one after it in half. */
export const firstDigits = (random: Random, isWhole: boolean): number =>
  isWhole ? random.int(2, 9) : random.int(1, 9) * 10 + random.int(1, 9)
/** A number of these digits and size. */
export const sized = (digits: number, size: number): Decimal => tidy(digits, size - String(digits).length + 1)

/** In scientific notation, and of this value. */
export const isRight = (answer: Expr, value: Ratio): boolean => {
  const read = readScientific(answer)
  return read.isProper && read.value.equals(value)
}
/** A negative number in brackets, where it is added or subtracted. */
export const inBrackets = (n: number): Value => (n < 0 ? bracketed(decimal(n)) : n)
