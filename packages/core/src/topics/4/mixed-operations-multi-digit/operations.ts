import {
  addByPlaces,
  divide,
  divideByPlaces,
  type Expr,
  equation,
  explained,
  type Inline,
  minus,
  multiplyByPlaces,
  type Random,
  remainder,
  type Step,
  subtractByPlaces,
  sum,
  times,
  type Value,
} from '../../../author.ts'
import { borrows, carries } from '../../kit/columns/regrouping.ts'

export type ColumnSign = '+' | '−' | '×'
export type Sign = ColumnSign | '÷'
/** a + b, a − b, a × b or a ÷ b. */
export interface Fact {
  readonly a: number
  readonly b: number
  readonly sign: Sign
}
export interface Level {
  readonly numbers: 'small' | 'medium' | 'large'
}

const RESULTS: Readonly<Record<Sign, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '−': (a, b) => a - b,
  '×': (a, b) => a * b,
  '÷': (a, b) => Math.floor(a / b),
}
/** The quotient without its remainder. */
export const resultOf = ({ a, b, sign }: Fact): number => RESULTS[sign](a, b)

const WRITTEN: Readonly<Record<Sign, (a: Value, b: Value) => Expr>> = { '+': sum, '−': minus, '×': times, '÷': divide }
export const operation = (sign: Sign, a: Value, b: Value): Expr => WRITTEN[sign](a, b)
export const written = ({ a, b, sign }: Fact): Expr => operation(sign, a, b)
export const complete = (fact: Fact): Expr =>
  equation(
    written(fact),
    fact.sign === '÷' && fact.a % fact.b > 0 ? remainder(resultOf(fact), fact.a % fact.b) : resultOf(fact),
  )

/** Digit by digit, with what is regrouped. */
export function worked({ a, b, sign }: Fact): readonly Step[] {
  switch (sign) {
    case '+':
      return addByPlaces(a, b)
    case '−':
      return subtractByPlaces(a, b)
    case '×':
      return multiplyByPlaces(a, b)
    case '÷':
      return divideByPlaces(a, b)
    default:
      return sign satisfies never
  }
}

/** The same as one step. */
export function workedAtOnce(fact: Fact, en: readonly Inline[], es: readonly Inline[]): Step {
  const lines = worked(fact)
  return explained({ en: lines.flatMap(({ work }) => work.en), es: lines.flatMap(({ work }) => work.es) }, en, es)
}

type Pair = readonly [a: number, b: number]
const has0 = (value: number) => String(value).includes('0')

const small: Readonly<Record<Sign, (random: Random) => Pair>> = {
  '+': random =>
    random.until(
      () => [random.int(1234, 7899), random.int(234, 1999)],
      ([a, b]) => a + b < 10_000 && carries(a, b) === 1,
    ),
  '−': random =>
    random.until(
      () => [random.int(1234, 9899), random.int(234, 4999)],
      ([a, b]) => a - b > 200 && borrows(a, b) === 1 && !has0(a),
    ),
  '×': random =>
    random.until(
      () => [random.int(13, 89), random.int(3, 9)],
      ([a]) => a % 10 !== 0,
    ),
  '÷': random => {
    const [quotient, divisor] = [random.int(12, 49), random.int(3, 9)]
    return [quotient * divisor, divisor]
  },
}
const medium: Readonly<Record<Sign, (random: Random) => Pair>> = {
  '+': random =>
    random.until(
      () => [random.int(2345, 9876), random.int(1678, 9876)],
      ([a, b]) => carries(a, b) >= 3,
    ),
  '−': random =>
    random.until(
      () => [random.int(4123, 9876), random.int(1678, 8987)],
      ([a, b]) => a - b > 500 && borrows(a, b) >= 2,
    ),
  '×': random =>
    random.until(
      () => [random.int(124, 987), random.int(4, 9)],
      ([a]) => a % 10 > 2 && Math.floor(a / 10) % 10 > 0,
    ),
  '÷': random =>
    random.until(
      () => {
        const [quotient, divisor] = [random.int(42, 298), random.int(3, 9)]
        return [quotient * divisor, divisor]
      },
      ([a, b]) => a > 199 && a < 1000 && (a / b) % 10 !== 0 && !has0(a / b) && Math.floor(a / 10) % b > 0,
    ),
}
const large: Readonly<Record<Sign, (random: Random) => Pair>> = {
  '+': random =>
    random.until(
      () => [random.int(23_456, 89_876), random.int(16_789, 89_876)],
      ([a, b]) => carries(a, b) >= 4,
    ),
  '−': random =>
    random.until(
      () => [1000 * random.int(4, 9) + random.int(1, 6), random.int(1234, 7899)],
      ([a, b]) => a - b > 1200 && borrows(a, b) === 3 && a % 10 < b % 10,
    ),
  '×': random => {
    const [first, second, third, fourth] = random.sample([3, 4, 5, 6, 7, 8, 9], 4)
    return [10 * first + second, 10 * third + fourth]
  },
  '÷': random =>
    random.until(
      () => {
        const divisor = random.int(4, 9)
        return [divisor * random.int(234, 1299) + random.int(1, divisor - 1), divisor]
      },
      ([a, b]) => a > 1999 && a < 9999 && Math.floor(a / b) % 10 !== 0,
    ),
}
const NUMBERS = { small, medium, large } as const

export function drawFact(random: Random, sign: Sign, { numbers }: Level): Fact {
  const [a, b] = NUMBERS[numbers][sign](random)
  return { a, b, sign }
}

export const COLUMN_SIGNS: readonly ColumnSign[] = ['−', '×', '+']
