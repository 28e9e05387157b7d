import {
  both,
  decimal,
  evaluate,
  explained,
  type Hole,
  itemOf,
  line,
  type Printed,
  prose,
  Ratio,
  relation,
  type Step,
  statements,
  step,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Comparison, comparisonOf, comparisonSigns } from '../../kit/facts/compare-signs.ts'

export interface Decimal {
  readonly hundredths: number
  readonly places: number
}

export interface Level {
  readonly pair: 'same places' | 'different places' | 'with fraction'
}

export const written = ({ hundredths, places }: Decimal) => decimal(Ratio.of(hundredths, 100), places)

export const orderOf = (a: Decimal, b: Decimal): Comparison => comparisonOf(a.hundredths, b.hundredths)

export const compareIt = { en: prose`Write <, >, or =.`, es: prose`Escribe <, > o =.` }

export const blankBetween = (a: Hole, b: Hole) => both(prose`${a} __ ${b}`)

/** By the difference of the two printed values. */
export function printedOrder(printed: Printed): Comparison {
  const [a, b] = tupleOf(
    printed.maths.filter(({ kind }) => kind !== 'blank').map(item => evaluate(item)),
    2,
  )
  return comparisonOf(a.minus(b), 0)
}

export const signBetween = (a: Decimal, b: Decimal) => comparisonSigns[orderOf(a, b)]

const digitsOf = ({ hundredths, places }: Decimal) =>
  [...String(hundredths / 10 ** (2 - places)).padStart(places + 1, '0')].map(Number)

const PLACES = [words('ones', 'unidades'), words('tenths', 'décimas'), words('hundredths', 'centésimas')]

/** The sign between two decimals, and the place that decides it. */
export function decided(a: Decimal, b: Decimal, work = relation(written(a), signBetween(a, b), written(b))): Step {
  const at = (hundredths: number) => [Math.floor(hundredths / 100), Math.floor(hundredths / 10) % 10, hundredths % 10]
  const [left, right] = [at(a.hundredths), at(b.hundredths)]
  const decisive = PLACES.map((place, i) => ({ place, one: itemOf(left, i), other: itemOf(right, i) })).find(
    ({ one, other }) => one !== other,
  )
  if (!decisive)
    return explained(
      work,
      line`All the digits are the same: the two numbers are equal.`,
      line`Todos los dígitos son iguales: los dos números son iguales.`,
    )
  const { place, one, other } = decisive
  const [less, more] = [Math.min(one, other), Math.max(one, other)]
  return explained(
    work,
    line`The ${place} decide: ${more} is more than ${less}.`,
    line`Las ${place} deciden: ${more} es más que ${less}.`,
  )
}

/** How two decimals are compared: with as many places each, or digit by digit. */
export function comparedStep(a: Decimal, b: Decimal): Step {
  const [ones, others] = [Math.floor(a.hundredths / 100), Math.floor(b.hundredths / 100)]
  if (a.places !== b.places && ones !== others)
    return step(relation(ones, comparisonSigns[comparisonOf(ones, others)], others), because.compareDigits)
  if (a.places !== b.places) {
    const hundredths = (value: Decimal) => written({ ...value, places: 2 })
    return step(relation(hundredths(a), signBetween(a, b), hundredths(b)), because.sameDecimalPlaces)
  }
  const [left, right] = [digitsOf(a), digitsOf(b)]
  const differ = left.findIndex((digit, i) => digit !== right[i])
  const compared = left.slice(0, differ < 0 ? left.length : differ + 1)
  return step(
    statements(
      ...compared.map((digit, i) => {
        const [other] = tupleOf(right.slice(i), 1)
        return relation(digit, comparisonSigns[comparisonOf(digit, other)], other)
      }),
    ),
    because.compareDigits,
  )
}
