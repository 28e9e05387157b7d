import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sum } from '../src/math/build.ts'
import { isEqual, isEqualUpToConstant, signOfFactor } from '../src/math/equivalence.ts'
import type { Expr } from '../src/math/expr.ts'
import { factored } from '../src/math/factor.ts'
import { isSameForm, isSameFormInOrder } from '../src/math/form.ts'
import { Normalizer } from '../src/math/normal.ts'
import { parse } from '../src/math/parse.ts'
import { expanded } from '../src/math/polynomial.ts'
import { isExpanded, isFactoredAs, isSimplified } from '../src/math/simplified.ts'
import { expressions, polynomials } from './expressions.ts'

const read = (text: string): Expr => {
  const found = parse(text)
  if (!found) throw new Error(`${text} is no formula`)
  return found
}

const equal: readonly (readonly [string, string])[] = [
  ['(x+1)^3', 'x^3+3x^2+3x+1'],
  ['(x²-1)/(x-1)', 'x+1'],
  ['1/x + 1/y', '(x+y)/(xy)'],
  ['√8', '2√2'],
  ['1/√2', '√2/2'],
  ['√2 √3', '√6'],
  ['(√3+1)(√3-1)', '2'],
  ['√(3/4)', '√3/2'],
  ['∛54', '3∛2'],
  ['8^(2/3)', '4'],
  ['x^(1/2)', '√x'],
  ['x^(3/2)', 'x√x'],
  ['√(4x)', '2√x'],
  ['√(x²)', '|x|'],
  ['e^(2x)', '(e^x)^2'],
  ['2^(x+1)', '2·2^x'],
  ['4^x', '2^(2x)'],
  ['e^(-x)', '1/e^x'],
  ['sin² x + cos² x', '1'],
  ['sin 2x', '2 sin x cos x'],
  ['tan x', 'sin x/cos x'],
  ['sec² x', '1 + tan² x'],
  ['cos(x - π/2)', 'sin x'],
  ['sin(π/6)', '1/2'],
  ['cos(π/12)', '(√6+√2)/4'],
  ['arctan 1', 'π/4'],
  ['ln(x^2 y)', '2 ln x + ln y'],
  ['ln 12', '2 ln 2 + ln 3'],
  ['log_2(8)', '3'],
  ['log 1000', '3'],
  ['log_2 x', 'ln x/ln 2'],
  ['|-3x|', '3|x|'],
  ['|x-2|', '|2-x|'],
  ['6!/4!', '30'],
  ['50%', '1/2'],
  ['√(5+2√6)', '√2+√3'],
  ['a/b ÷ c/d', 'ad/(bc)'],
  ['-(x-y)', 'y-x'],
  ['x^-2', '1/x²'],
  ['sin π', '0'],
]
const different: readonly (readonly [string, string])[] = [
  ['x+1', 'x+2'],
  ['(x+1)^2', 'x^2+1'],
  ['√(x²+1)', 'x+1'],
  ['√2', '1.41421356'],
  ['√2', '1.4142135623731'],
  ['π', '3.14'],
  ['π', '22/7'],
  ['π', '3.14159265358979'],
  ['e', '2.718281828'],
  ['1/3', '0.3333333333'],
  ['sin 2x', '2 sin x'],
  ['ln(x+y)', 'ln x + ln y'],
  ['√(x+y)', '√x+√y'],
  ['|x|', 'x'],
  ['x/y', 'y/x'],
  ['2^x', 'x^2'],
  ['1/0', '2/0'],
  ['x/(y-y)', '1'],
  ['30°', '30'],
  ['f(x)', 'g(x)'],
  ['ln x', 'log x'],
  ['√3/2', '√2/2'],
  ['x', 'X'],
  ['10^20', '10^20+1'],
]

describe('equality', () => {
  test.each(equal)('%s is %s', (a, b) => {
    expect(isEqual(read(a), read(b))).toBe(true)
    expect(isEqual(read(b), read(a))).toBe(true)
  })
  test.each(different)('%s is not %s', (a, b) => expect(isEqual(read(a), read(b))).toBe(false))

  test('holds of every polynomial, of it expanded and of it factored', () =>
    fc.assert(
      fc.property(polynomials, of => {
        const [open, closed] = [quietly(() => expanded(of)), quietly(() => factored(of))]
        const isTooLarge = new Normalizer().form(of) === null
        return isEqual(of, of) && (isTooLarge || ((!open || isEqual(open, of)) && (!closed || isEqual(closed, of))))
      }),
      { numRuns: 1500 },
    ))
  test('is symmetric', () =>
    fc.assert(
      fc.property(expressions, expressions, (a, b) => isEqual(a, b) === isEqual(b, a)),
      { numRuns: 1500 },
    ))
  test('tells every polynomial from one more than it', () =>
    fc.assert(
      fc.property(polynomials, of => !isEqual(of, sum(of, 1))),
      { numRuns: 1500 },
    ))
})

/** Numbers beyond exact integers are refused loudly; random expressions may reach them. */
function quietly(make: () => Expr): Expr | null {
  try {
    return make()
  } catch {
    return null
  }
}

describe('equality up to a number', () => {
  test.each([
    ['ln|2x|', 'ln|x|'],
    ['sin² x', '-cos² x'],
    ['x²/2 + 7', 'x²/2'],
    ['(x+1)²', 'x²+2x'],
    ['ln(3x)', 'ln x'],
    ['arctan x', '-arctan(1/x)'],
  ])('%s and %s differ by one', (a, b) => expect(isEqualUpToConstant(read(a), read(b))).toBe(true))
  test.each([
    ['ln|x|', 'ln x'],
    ['x²', 'x'],
    ['sin x', 'cos x'],
    ['e^x', '2e^x'],
    ['x', '1'],
  ])('%s and %s do not', (a, b) => expect(isEqualUpToConstant(read(a), read(b))).toBe(false))
  test.each([
    ['2x + 4', 'x + 2', 1],
    ['3 - x', 'x - 3', -1],
    ['√2 x', 'x', 1],
    ['-π x + π', 'x - 1', -1],
    ['2 sin x cos x', 'sin 2x', 1],
    ['x', 'y', null],
    ['x²', 'x', null],
    ['0', 'x', null],
    ['x', 'x - x', null],
  ])('the factor between %s and %s', (a, b, sign) => expect(signOfFactor(read(a), read(b))).toBe(sign))
})

describe('forms', () => {
  test.each(['x²+5x+6', '6+5x+x^2', '3x', '-x/2 + 1', '4x²y - 3', 'sin x + 2', '7', '√2 x + 1', 'x^3'])(
    '%s is expanded',
    text => expect(isExpanded(read(text))).toBe(true),
  )
  test.each(['(x+2)(x+3)', 'x+x', 'x(x+1)', '2·3x', '(x+1)²', '2(x+1)', 'x·x', '1+x+2', '(2x)²'])(
    '%s is not expanded',
    text => expect(isExpanded(read(text))).toBe(false),
  )
  test.each([
    ['2(x+1)(x-3)', '2(x-3)(x+1)'],
    ['(3-x)(x+1)·(-2)', '2(x+1)(x-3)'],
    ['x·x(x+1)', 'x²(x+1)'],
    ['(x-y)(y+x)', '(x+y)(x-y)'],
    ['5x', '5x'],
  ])('%s is factored as %s', (a, b) => expect(isFactoredAs(read(a), read(b))).toBe(true))
  test.each([
    ['(2x+2)(x-3)', '2(x+1)(x-3)'],
    ['x²-4', '(x-2)(x+2)'],
    ['x(x²-1)', 'x(x-1)(x+1)'],
    ['(x-2)(x+2)+0', '(x-2)(x+2)'],
  ])('%s is not factored as %s', (a, b) => expect(isFactoredAs(read(a), read(b))).toBe(false))
  test.each([
    ['2x + 2', '2(x+1)'],
    ['x/2', '½x'],
    ['3√2', '3√2'],
    ['√2/2', '(1/2)√2'],
    ['1/x²', '1/x^2'],
  ])('%s is as simple as %s', (a, b) => expect(isSimplified(read(a), read(b))).toBe(true))
  test.each([
    ['√8', '2√2'],
    ['2/4', '1/2'],
    ['x^-1', '1/x'],
    ['3+4', '7'],
    ['1/√2', '√2/2'],
    ['2x/(4y)', 'x/(2y)'],
    ['2^3', '8'],
    ['√(x³)', 'x√x'],
    ['x + x', '2x'],
  ])('%s is not as simple as %s', (a, b) => expect(isSimplified(read(a), read(b))).toBe(false))
  test.each([
    ['2x+3', '3+2x'],
    ['4(x+1)', '(x+1)·4'],
    ['y = 2x', '2x = y'],
    ['x > 3', '3 < x'],
    ['2/3 x', '2x/3'],
    ['sin² x', '(sin x)^2'],
    ['a - b', '-b + a'],
  ])('%s has the form of %s', (a, b) => expect(isSameForm(read(a), read(b))).toBe(true))
  test.each([
    ['4(x+1)', '4x+4'],
    ['6/8', '3/4'],
    ['x+x', '2x'],
    ['y = 2x', 'y - 2x = 0'],
    ['8-(3+2)', '(8-3)+2'],
  ])('%s has not the form of %s', (a, b) => expect(isSameForm(read(a), read(b))).toBe(false))
  test('order counts where it is asked for', () => {
    expect(isSameFormInOrder(read('3+4=7'), read('3 + 4 = 7'))).toBe(true)
    expect(isSameFormInOrder(read('3+4=7'), read('4+3=7'))).toBe(false)
    expect(isSameFormInOrder(read('7-3=4'), read('7-4=3'))).toBe(false)
  })
})
