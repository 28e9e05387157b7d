import fc from 'fast-check'
import {
  absolute,
  call,
  expr,
  join,
  negative,
  number,
  over,
  pi,
  power,
  root,
  sum,
  symbol,
  times,
} from '../src/math/build.ts'
import type { Expr, FunctionName } from '../src/math/expr.ts'
import { Ratio } from '../src/number/ratio.ts'

const whole = fc.integer({ min: -12, max: 30 }).map(n => expr(n === 0 ? 31 : n))
const fraction = fc
  .tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 2, max: 9 }))
  .map(([n, d]) => number(Ratio.of(n === 0 ? 7 : n, d)))
const letter = fc.constantFrom('x', 'y', 'a', 'n').map(name => symbol(name))

/** Sums, products, quotients by numbers and small powers of numbers and letters. */
export const polynomials: fc.Arbitrary<Expr> = fc.letrec<{ any: Expr }>(any => ({
  any: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    whole,
    fraction,
    letter,
    fc.array(any('any'), { minLength: 2, maxLength: 3 }).map(terms => sum(...terms)),
    fc.array(any('any'), { minLength: 2, maxLength: 3 }).map(factors => join(...factors)),
    fc.tuple(any('any'), any('any')).map(([a, b]) => times(a, b)),
    any('any').map(negative),
    fc.tuple(any('any'), fc.integer({ min: 2, max: 4 })).map(([base, exponent]) => power(base, exponent)),
    fc.tuple(any('any'), fc.integer({ min: 2, max: 9 })).map(([top, under]) => over(top, under)),
  ),
})).any

const functions: readonly FunctionName[] = ['sin', 'cos', 'tan', 'ln', 'arctan']

/** All that an answer may hold: also roots, functions, absolute values, fractions of letters. */
export const expressions: fc.Arbitrary<Expr> = fc.letrec<{ any: Expr }>(any => ({
  any: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    whole,
    fraction,
    letter,
    fc.constant(pi),
    fc.array(any('any'), { minLength: 2, maxLength: 3 }).map(terms => sum(...terms)),
    fc.array(any('any'), { minLength: 2, maxLength: 3 }).map(factors => join(...factors)),
    fc.tuple(any('any'), any('any')).map(([a, b]) => times(a, b)),
    fc.tuple(any('any'), any('any')).map(([a, b]) => over(a, b)),
    any('any').map(negative),
    fc.tuple(any('any'), any('any')).map(([base, exponent]) => power(base, exponent)),
    any('any').map(of => root(of)),
    any('any').map(of => root(of, 3)),
    any('any').map(of => absolute(of)),
    fc.tuple(fc.constantFrom(...functions), any('any')).map(([name, of]) => call(name, of)),
  ),
})).any

/** Texts made of the pieces of maths, more often nearly right than letters at random are. */
export const mathsLikeTexts: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(
      ...'0123456789xyiefg+-*/^()[]{}|,.;:=<>≤≥≠√π∞°%$!_ \'"²³⁻½∪±',
      'sin',
      'sen',
      'ln',
      'log',
      'sqrt',
      'pi',
      ' or ',
      ' y ',
      'R',
      '12',
      '3/4',
      '(x+1)',
      '^2',
    ),
    { maxLength: 30 },
  )
  .map(parts => parts.join(''))
