import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writtenOut } from '../src/answer/written.ts'
import { factored, factorsOf } from '../src/math/factor.ts'
import { parse } from '../src/math/parse.ts'
import {
  content,
  degree,
  equals,
  expanded,
  factorBetween,
  polynomialOf,
  scaled,
  times,
  toPower,
} from '../src/math/polynomial.ts'
import {
  coefficients,
  coefficientsExpr,
  coefficientsOf,
  commonDivisor,
  derivativeOf,
  divided,
  fromCoefficients,
  plusCoefficients,
  timesCoefficients,
  valueAt,
} from '../src/math/univariate.ts'
import { Ratio } from '../src/number/ratio.ts'
import { polynomials } from './expressions.ts'

const read = (text: string) => parse(text)!
const rows = fc
  .array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 5 })
  .map(values => coefficients(...values))
const nonZero = rows.filter(row => row.length > 0)

describe('polynomials in many letters', () => {
  test.each([
    ['(x+1)(x-1)', 'x² - 1'],
    ['(x+y)^2', 'x² + 2xy + y²'],
    ['3(x+2) - 2(x-1)', 'x + 8'],
    ['x/2 + x/3', '(5/6)x'],
    ['(2x)^3 - 8x^3', '0'],
    ['b + a + c^2', 'c² + a + b'],
    ['x_1(x_1 + 1)', 'x₁² + x₁'],
    ['sin x', 'sin x'],
  ])('%s is %s multiplied out', (text, open) => expect(writtenOut(expanded(read(text)))).toBe(open))
  test.each([
    ['6x²+9x', '3x(2x + 3)'],
    ['x²-9', '(x - 3)(x + 3)'],
    ['2x²+7x+3', '(x + 3)(2x + 1)'],
    ['-x²+4x-4', '-(x - 2)²'],
    ['x^4-5x²+4', '(x - 1)(x + 1)(x - 2)(x + 2)'],
    ['x^4+4', '(x² - 2x + 2)(x² + 2x + 2)'],
    ['x³+8y³', '(x + 2y)(x² - 2xy + 4y²)'],
    ['16x^4-81', '(2x - 3)(2x + 3)(4x² + 9)'],
    ['xy+2x+3y+6', '(y + 2)(x + 3)'],
    ['2x²y-8y', '2y(x - 2)(x + 2)'],
    ['x²+1', 'x² + 1'],
    ['12', '12'],
    ['x²/2-2', '(1/2)(x - 2)(x + 2)'],
    ['x^6-1', '(x - 1)(x + 1)(x² - x + 1)(x² + x + 1)'],
    ['x²-4xy+4y²', '(x - 2y)²'],
    ['0x', '0'],
  ])('%s factors as %s', (text, closed) => expect(writtenOut(factored(read(text)))).toBe(closed))
  test('the factors multiply to the polynomial, and none has a common number', () =>
    fc.assert(
      fc.property(rows, rows, fc.integer({ min: -6, max: 6 }), (a, b, by) => {
        const product = scaled(times(fromCoefficients(a, 'x'), fromCoefficients(b, 'x')), by)
        const { number, factors } = factorsOf(product)
        const again = factors.reduce(
          (all, { of, exponent }) => times(all, toPower(of, exponent)),
          scaled(polynomialOf(read('1'))!, number),
        )
        return equals(again, product) && factors.every(({ of }) => content(of).equals(1))
      }),
    ))
  test('linear factors are all found', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: -7, max: 7 })), {
          minLength: 1,
          maxLength: 4,
        }),
        pairs => {
          const product = pairs.map(([a, b]) => fromCoefficients([b, a], 'x')).reduce(times)
          return factorsOf(product).factors.every(({ of }) => degree(of) === 1)
        },
      ),
    ))
  test('a multiple has its factor', () =>
    fc.assert(
      fc.property(polynomials, fc.integer({ min: 1, max: 20 }), (of, by) => {
        const found = attempt(() => polynomialOf(of))
        const multiple = found && found.size > 0 && attempt(() => scaled(found, by))
        return !multiple || (factorBetween(multiple, found)?.equals(by) ?? false)
      }),
    ))
})

function attempt<T>(make: () => T): T | null {
  try {
    return make()
  } catch {
    return null
  }
}

describe('polynomials in one letter', () => {
  test('division leaves a smaller remainder', () =>
    fc.assert(
      fc.property(rows, nonZero, (a, b) => {
        const { quotient, remainder } = divided(a, b)
        const again = plusCoefficients(timesCoefficients(quotient, b), remainder)
        return (
          remainder.length < b.length && again.length === a.length && again.every((value, i) => value.equals(a[i]!))
        )
      }),
    ))
  test('the common divisor divides both', () =>
    fc.assert(
      fc.property(nonZero, nonZero, nonZero, (a, b, c) => {
        const [left, right] = [timesCoefficients(a, c), timesCoefficients(b, c)]
        const common = commonDivisor(left, right)
        return (
          divided(left, common).remainder.length === 0 &&
          divided(right, common).remainder.length === 0 &&
          common.length >= c.length
        )
      }),
    ))
  test('the value of a product is the product of the values', () =>
    fc.assert(
      fc.property(rows, rows, fc.integer({ min: -5, max: 5 }), (a, b, x) =>
        valueAt(timesCoefficients(a, b), x).equals(valueAt(a, x).times(valueAt(b, x))),
      ),
    ))
  test('coefficients become an expression and come back', () => {
    expect(writtenOut(coefficientsExpr([6, -5, 1], 'x'))).toBe('x² - 5x + 6')
    expect(writtenOut(coefficientsExpr([0, Ratio.of(1, 2), 0, -1], 't'))).toBe('-t³ + (1/2)t')
    expect(coefficientsOf(polynomialOf(read('3x^2 - 1'))!, 'x')?.map(String)).toEqual(['-1', '0', '3'])
    expect(coefficientsOf(polynomialOf(read('xy'))!, 'x')).toBeNull()
    expect(derivativeOf(coefficients(5, 0, 3)).map(String)).toEqual(['0', '6'])
  })
})
