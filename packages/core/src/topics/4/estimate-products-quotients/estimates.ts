import {
  type AnswerType,
  type Block,
  type Both,
  both,
  count,
  divide,
  type Expr,
  equation,
  evaluate,
  explained,
  failed,
  inARow,
  itemOf,
  line,
  type Noun,
  numberList,
  prose,
  type Random,
  type Step,
  step,
  theThings,
  things,
  times,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { rounded } from '../../kit/rounding/rounding.ts'

/** By the power of ten. */
const PLACES: readonly Noun[] = [nouns.one, nouns.ten, nouns.hundred, nouns.thousand]

/** Numbers in the order of the blanks. */
export const numbersInARow: AnswerType<readonly Value[]> = {
  ...numberList,
  show: values => both(inARow(...values)),
}

const zerosOf = (value: number) => String(value).length - String(value).replace(/0+$/, '').length
export const withoutZeros = (value: number) => value / 10 ** zerosOf(value)

/** 40 × 60: 4 × 6 = 24, and the zeros of both factors. */
export function timesByFact(a: number, b: number): readonly Step[] {
  const [first, second] = [withoutZeros(a), withoutZeros(b)]
  const zeros = count(zerosOf(a) + zerosOf(b), nouns.zero)
  const [only, ...others] = [a, b].filter(factor => zerosOf(factor) > 0)
  return [
    step(equation(times(first, second), first * second), because.startFromKnownFact),
    only !== undefined && others.length === 0
      ? explained(
          equation(times(a, b), a * b),
          line`${only} ends in ${zeros}: write ${zeros} after ${first * second}.`,
          line`${only} termina en ${zeros}: escribe ${zeros} después de ${first * second}.`,
        )
      : explained(
          equation(times(a, b), a * b),
          line`The factors end in ${zeros} in all: write ${zeros} after ${first * second}.`,
          line`Los factores terminan en ${zeros} en total: escribe ${zeros} después de ${first * second}.`,
        ),
  ]
}

/** 2,400 ÷ 6: 24 ÷ 6 = 4, counted in hundreds. */
export function dividedByFact(dividend: number, divisor: number): readonly Step[] {
  const quotient = dividend / divisor
  const place = zerosOf(quotient)
  const [few, unit] = [quotient / 10 ** place, itemOf(PLACES, place)]
  return [
    step(equation(divide(few * divisor, divisor), few), because.startFromKnownFact),
    explained(
      equation(divide(dividend, divisor), quotient),
      line`${count(few * divisor, unit)} divided by ${divisor} is ${count(few, unit)}.`,
      line`${count(few * divisor, unit)} entre ${divisor} son ${count(few, unit)}.`,
    ),
  ]
}

/** 10 for 48, 100 for 384, 1 for 7. */
export const greatestPlace = (value: number): number => 10 ** (String(value).length - 1)
export const toGreatestPlace = (value: number): number => rounded(value, greatestPlace(value))

const NEAR: ReadonlyMap<number, readonly [least: number, most: number]> = new Map([
  [1, [0, 0]],
  [10, [1, 4]],
  [100, [4, 44]],
])
/** A number that rounds up or down to this one, far from a half. */
export function numberNear(random: Random, target: number, way: 'up' | 'down'): number {
  const [least, most] = NEAR.get(greatestPlace(target)) ?? failed(`No number is drawn near ${target}`)
  const away = random.int(least, most)
  return way === 'up' ? target - away : target + away
}

export interface Factors {
  readonly a: number
  readonly b: number
}
export type Kind = 'two by one' | 'three by one' | 'two by two' | 'three by two'
const UNITS: Readonly<Record<Kind, readonly [number, number]>> = {
  'two by one': [10, 1],
  'three by one': [100, 1],
  'two by two': [10, 10],
  'three by two': [100, 10],
}
/** Who only drops the last digits has another estimate: one of the numbers rounds up. */
const WAYS = [
  ['up', 'down'],
  ['up', 'up'],
  ['down', 'up'],
] as const

export function drawFactors(random: Random, kind: Kind): Factors {
  const [first, second] = UNITS[kind]
  const [one, other] = random.evenly(WAYS)
  const [high, low] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2)
  if (second === 1) return { a: numberNear(random, high * first, random.evenly(['up', 'down'])), b: Math.max(3, low) }
  return { a: numberNear(random, high * first, one), b: numberNear(random, low * second, other) }
}

export const estimateOf = ({ a, b }: Factors): number => toGreatestPlace(a) * toGreatestPlace(b)
export const roundedFactors = ({ a, b }: Factors) => times(toGreatestPlace(a), toGreatestPlace(b))

/** The factors of a printed product. */
export function factorsIn(product: Expr): Factors {
  const [a, b] = tupleOf(product.kind === 'product' ? product.factors : [], 2)
  return { a: evaluate(a).n, b: evaluate(b).n }
}

/** 48 → 50, with the digit that decides. */
export function roundedStep(value: number): Step {
  const unit = greatestPlace(value)
  const place = String(unit).length - 1
  const [noun, next] = [itemOf(PLACES, place), itemOf(PLACES, place - 1)]
  const digit = Math.floor((value * 10) / unit) % 10
  const units = Math.floor(value / unit)
  const work = prose`${value} → ${rounded(value, unit)}`
  return digit >= 5
    ? explained(
        work,
        line`The ${things(next)} digit is ${digit} (5 or more): round ${count(units, noun)} up to ${count(units + 1, noun)}.`,
        line`El dígito de ${theThings(next)} es ${digit} (5 o más): redondea de ${count(units, noun)} a ${count(units + 1, noun)}.`,
      )
    : explained(
        work,
        line`The ${things(next)} digit is ${digit} (less than 5): keep ${count(units, noun)}.`,
        line`El dígito de ${theThings(next)} es ${digit} (menor que 5): deja ${count(units, noun)}.`,
      )
}
/** Each factor rounded, but one digit stays. */
export const roundingSteps = ({ a, b }: Factors): readonly Step[] => [a, b].filter(value => value > 9).map(roundedStep)

export const estimateSteps = (factors: Factors): readonly Step[] => {
  const [left, right] = [toGreatestPlace(factors.a), toGreatestPlace(factors.b)]
  const fact = equation(times(withoutZeros(left), withoutZeros(right)), withoutZeros(left) * withoutZeros(right))
  const zeros = count(zerosOf(left) + zerosOf(right), nouns.zero)
  return [
    ...roundingSteps(factors),
    explained(
      equation(times(left, right), left * right),
      line`Multiply: think of ${fact}, then write ${zeros}.`,
      line`Multiplica: piensa en ${fact} y luego escribe ${zeros}.`,
    ),
  ]
}

/** By another road than rounding digit by digit: the estimate divided by one rounded factor is a number that the other rounds to. */
export function isEstimate(a: number, b: number, estimate: number): boolean {
  const unit = greatestPlace(b)
  const other = estimate / (unit * Math.round(b / unit))
  const step = greatestPlace(a)
  return Number.isInteger(other / step) && Math.abs(a - other) * 2 <= step
}

/** Neither round already nor near the middle, in a likely range. */
export const drawLikely = (random: Random, [least, most]: readonly [number, number]): number =>
  random.until(
    () => random.int(least, most),
    value => {
      const unit = greatestPlace(value)
      const rest = (value % unit) / unit
      return rest > 0.03 && rest < 0.97 && Math.abs(rest - 0.5) > 0.05
    },
  )

export const ROUND_EACH: Both<Block> = {
  en: prose`To estimate, round each factor to its greatest place value.`,
  es: prose`Para estimar, redondea cada factor a su mayor valor posicional.`,
}
export const ROUND_GREATER: Both<Block> = {
  en: prose`To estimate, round the greater factor to its greatest place value.`,
  es: prose`Para estimar, redondea el factor mayor a su mayor valor posicional.`,
}
