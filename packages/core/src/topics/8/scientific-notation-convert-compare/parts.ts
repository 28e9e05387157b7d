import { prose } from '../../../content.ts'
import type { Random } from '../../../random.ts'
import { type Decimal, drawDecimal, sizeOf, valueOf } from './scientific.ts'

interface Level {
  readonly sizes: readonly (readonly [number, number])[]
  readonly most: number
}

export const draw = (random: Random, { sizes, most }: Level) => drawDecimal(random, random.evenly(sizes), most)

export const oneDigit = (number: Decimal): Decimal => {
  const size = sizeOf(number)
  return { digits: Math.round(number.digits / 10 ** (size - number.exponent)), exponent: size }
}

export const instruction = { en: prose`Write in scientific notation.`, es: prose`Escribe en notación científica.` }

/** Numbers of at most four digits: as floats they differ if they differ at all. */
export const sizeOrder = (a: Decimal, b: Decimal) => valueOf(a).toNumber() - valueOf(b).toNumber()
