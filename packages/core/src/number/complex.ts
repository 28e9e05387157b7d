import { Ratio, type Rational } from './ratio.ts'

/** a + bi with rational parts. */
export interface Complex {
  readonly re: Ratio
  readonly im: Ratio
}

export const complex = (re: Rational, im: Rational = 0): Complex => ({ re: Ratio.from(re), im: Ratio.from(im) })

export const plusComplex = (a: Complex, b: Complex): Complex => complex(a.re.plus(b.re), a.im.plus(b.im))
export const minusComplex = (a: Complex, b: Complex): Complex => complex(a.re.minus(b.re), a.im.minus(b.im))
export const timesComplex = (a: Complex, b: Complex): Complex =>
  complex(a.re.times(b.re).minus(a.im.times(b.im)), a.re.times(b.im).plus(a.im.times(b.re)))
export const conjugate = (a: Complex): Complex => complex(a.re, a.im.negated())
/** The square of the absolute value. */
export const normOf = (a: Complex): Ratio => a.re.times(a.re).plus(a.im.times(a.im))
export const scaledComplex = (a: Complex, by: Rational): Complex => complex(a.re.times(by), a.im.times(by))
export const overComplex = (a: Complex, b: Complex): Complex =>
  scaledComplex(timesComplex(a, conjugate(b)), normOf(b).power(-1))

export function powerOfComplex(a: Complex, exponent: number): Complex {
  let power = complex(1)
  for (let k = 0; k < Math.abs(exponent); k++) power = timesComplex(power, a)
  return exponent < 0 ? overComplex(complex(1), power) : power
}

export const equalsComplex = (a: Complex, b: Complex): boolean => a.re.equals(b.re) && a.im.equals(b.im)
