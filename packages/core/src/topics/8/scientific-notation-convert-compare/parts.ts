import { count, decimal, line, noun, prose, type Random, type Step, step } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { coefficientOf, type Decimal, drawDecimal, scientific, sizeOf, valueOf } from '../../kit/decimals/scientific.ts'

export interface Size {
  readonly from: number
  readonly to: number
  /** How many significant digits. */
  readonly digits: readonly [least: number, most: number]
}
export interface Level {
  readonly sizes: readonly Size[]
}

export const draw = (random: Random, { sizes }: Level) => {
  const { from, to, digits } = random.evenly(sizes)
  // A power of 10 would be its own scientific notation.
  return random.until(
    () => drawDecimal(random, [from, to], digits),
    ({ digits }) => digits > 1,
  )
}

export const oneDigit = (number: Decimal): Decimal => {
  const size = sizeOf(number)
  return { digits: Math.round(number.digits / 10 ** (size - number.exponent)), exponent: size }
}

export const instruction = { en: prose`Write in scientific notation.`, es: prose`Escribe en notación científica.` }

/** Numbers of at most four digits: as floats they differ if they differ at all. */
export const sizeOrder = (a: Decimal, b: Decimal) => valueOf(a).toNumber() - valueOf(b).toNumber()

const place = noun('place', 'places', 'lugar', 'lugares', 'm')
export const places = (size: number) => count(Math.abs(size), place)

export const scientificSteps = (number: Decimal): readonly Step[] => [
  step(decimal(coefficientOf(number)), because.pointAfterFirstDigit),
  step(scientific(number), because.pointMoved, {
    count: places(sizeOf(number)),
    exponent: sizeOf(number),
    side: sizeOf(number) < 0 ? { en: line`right`, es: line`derecha` } : { en: line`left`, es: line`izquierda` },
  }),
]
