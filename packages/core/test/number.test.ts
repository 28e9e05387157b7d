import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  complex,
  conjugate,
  equalsComplex,
  normOf,
  overComplex,
  powerOfComplex,
  timesComplex,
} from '../src/number/complex.ts'
import { decimalPlaces, decimalText, fromRepeating, repeatingParts } from '../src/number/decimal.ts'
import { divisors, factorisation, isPrime, primeFactors } from '../src/number/primes.ts'
import { gcd, lcm, Ratio } from '../src/number/ratio.ts'
import { ceilingOf, floorOf, roundedTo, roundedToPlaces } from '../src/number/rounding.ts'
import { cosineOf, sineOf, tangentOf } from '../src/number/special-angles.ts'
import { compareSurds, overSurd, plusSurd, rootOf, squareOf, surd, timesSurd } from '../src/number/surd.ts'

const ratios = fc
  .tuple(fc.integer({ min: -999, max: 999 }), fc.integer({ min: 1, max: 999 }))
  .map(([n, d]) => Ratio.of(n, d))

const large = fc.oneof(
  fc.tuple(fc.maxSafeInteger(), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })).map(([n, d]) => Ratio.of(n, d)),
  fc.tuple(fc.maxSafeInteger(), fc.integer({ min: 1, max: 99 })).map(([n, d]) => Ratio.of(n, d)),
  fc
    .tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: 0, max: 52 }))
    .map(([n, power]) => Ratio.of(n, 2 ** power)),
)
const big = BigInt

/** An exact result equals n/d; only one whose lowest terms are not safe may be refused. */
function sameOrTooLarge(result: () => Ratio, n: bigint, d: bigint): void {
  let [divisor, rest] = [n, d]
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest]
  const tooLarge = [n / divisor, d / divisor].some(part => !Number.isSafeInteger(Number(part)))
  if (tooLarge) return expect(result).toThrow(/not exact/)
  const { n: over, d: under } = result()
  expect(big(over) * d === n * big(under) && under > 0).toBe(true)
}

describe('fractions', () => {
  test('a field', () =>
    fc.assert(
      fc.property(
        ratios,
        ratios,
        ratios,
        (a, b, c) =>
          a.plus(b).minus(b).equals(a) &&
          a.times(b.plus(c)).equals(a.times(b).plus(a.times(c))) &&
          (b.n === 0 || a.over(b).times(b).equals(a)),
      ),
    ))
  test('always in lowest terms with a positive denominator', () =>
    fc.assert(
      fc.property(ratios, ratios, (a, b) => {
        const { n, d } = a.times(b)
        return d > 0 && gcd(n, d) === 1
      }),
    ))
  test('a result that is too large is loud, and one that is not is exact whatever the way to it', () =>
    fc.assert(
      fc.property(large, large, (a, b) => {
        for (const [result, n, d] of [
          [() => a.plus(b), big(a.n) * big(b.d) + big(b.n) * big(a.d), big(a.d) * big(b.d)],
          [() => a.minus(b), big(a.n) * big(b.d) - big(b.n) * big(a.d), big(a.d) * big(b.d)],
          [() => a.times(b), big(a.n) * big(b.n), big(a.d) * big(b.d)],
          [() => a.over(b), big(a.n) * big(b.d), big(a.d) * big(b.n)],
        ] as const)
          if (d !== 0n) sameOrTooLarge(result, n, d)
      }),
      { numRuns: 2000 },
    ))
  test.each([
    ['products that round', () => Ratio.of(2 ** 52 + 1, 2).minus(Ratio.of(3 * 2 ** 51 - 1, 3)), '5/6'],
    ['a factor that cancels', () => Ratio.of(11 * 2 ** 48, 3).over(Ratio.of(2 ** 48, 3)), '11'],
    ['a denominator in common', () => Ratio.of(1, 2 ** 40).plus(Ratio.of(1, 2 ** 40)), '1/549755813888'],
  ])('%s', (_, value, text) => expect(value().toString()).toBe(text))
  test('gcd and lcm', () => {
    expect([gcd(12, 18), gcd(-12, 18), gcd(0, 5), lcm(4, 6), lcm(7, 5)]).toEqual([6, 6, 5, 12, 35])
  })
})

describe('rounding', () => {
  test.each([
    [Ratio.of(5, 2), 0, '3'],
    [Ratio.of(-5, 2), 0, '-3'],
    [Ratio.of(3145, 1000), 2, '63/20'],
    [Ratio.of(1, 3), 2, '33/100'],
    [Ratio.of(2, 3), 1, '7/10'],
    [Ratio.of(1249, 1), -2, '1200'],
    [Ratio.of(1250, 1), -2, '1300'],
    [Ratio.of(999, 1000), 2, '1'],
    [Ratio.of(1005, 1000), 2, '101/100'],
  ])('%s to %i places is %s', (value, places, rounded) =>
    expect(roundedToPlaces(value, places).toString()).toBe(rounded),
  )
  test('goes to the nearest multiple', () =>
    fc.assert(
      fc.property(ratios, fc.integer({ min: 1, max: 50 }), (value, step) => {
        const away = roundedTo(value, step).minus(value)
        return Math.abs(away.toNumber()) <= step / 2 && roundedTo(value, step).over(step).isInteger
      }),
    ))
  test('is exact for large numbers', () =>
    fc.assert(
      fc.property(large, ({ n, d }) => {
        const [size, half] = [2n * big(Math.abs(n)) + big(d), 2n * big(d)]
        return big(Math.abs(Ratio.of(n, d).rounded())) === size / half
      }),
    ))
  test('floor and ceiling', () =>
    expect([
      floorOf(Ratio.of(-7, 2)),
      ceilingOf(Ratio.of(-7, 2)),
      floorOf(Ratio.of(7, 2)),
      ceilingOf(Ratio.of(7, 2)),
      ceilingOf(4),
    ]).toEqual([-4, -3, 3, 4, 4]))
})

describe('decimals', () => {
  test.each([
    [3, 4, 0, '0.75'],
    [-1, 8, 0, '-0.125'],
    [5, 1, 2, '5.00'],
    [1, 20, 0, '0.05'],
    [0, 1, 0, '0'],
    [1_000_001, 1_000_000, 0, '1.000001'],
  ])('%i/%i', (n, d, places, text) => expect(decimalText(n, d, places)).toBe(text))
  test('too many digits are refused, not rounded', () =>
    expect(() => decimalText(2 ** 52 + 1, 2 ** 20)).toThrow(/too many digits/))
  test('which fractions end', () =>
    expect([1, 2, 8, 10, 3, 6, 7, 40].map(decimalPlaces)).toEqual([0, 1, 3, 1, null, null, null, 3]))
  test('a period gives its fraction back', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 1, max: 60 }).filter(d => repeatingParts(1, d).period.length <= 6),
        (n, d) => {
          const { start, period } = repeatingParts(n, d)
          return fromRepeating(start, period === '' ? '0' : period).equals(Ratio.of(n, d))
        },
      ),
    ))
  test.each([
    [1, 6, '0.1', '6'],
    [1, 3, '0.', '3'],
    [7, 11, '0.', '63'],
    [22, 7, '3.', '142857'],
    [3, 4, '0.75', ''],
  ])('%i/%i repeats', (n, d, start, period) => expect(repeatingParts(n, d)).toEqual({ start, period }))
})

describe('primes', () => {
  test('factors multiply back and are prime', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), n => {
        const factors = primeFactors(n)
        return factors.reduce((product, factor) => product * factor, 1) === n && factors.every(isPrime)
      }),
    ))
  test('known values', () => {
    expect(factorisation(360)).toEqual([
      { prime: 2, exponent: 3 },
      { prime: 3, exponent: 2 },
      { prime: 5, exponent: 1 },
    ])
    expect(divisors(12)).toEqual([1, 2, 3, 4, 6, 12])
    expect(divisors(49)).toEqual([1, 7, 49])
    expect([1, 2, 9, 97, 91].map(isPrime)).toEqual([false, true, false, true, false])
  })
})

describe('surds', () => {
  const small = fc
    .tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 1, max: 20 }))
    .map(([n, d]) => Ratio.of(n, d))
  const surds = fc.tuple(small, fc.integer({ min: 1, max: 60 })).map(([q, k]) => surd(q, k))
  test('squares come out', () =>
    expect(
      [surd(1, 8), surd(3, 12), surd(5, 0), surd(0, 7), rootOf(Ratio.of(3, 4))].map(({ q, k }) => `${q}√${k}`),
    ).toEqual(['2√2', '6√3', '0√1', '0√1', '1/2√3']))
  test('products, quotients and sizes agree with squares', () =>
    fc.assert(
      fc.property(surds, surds, (a, b) => {
        const product = squareOf(timesSurd(a, b)).equals(squareOf(a).times(squareOf(b)))
        const size = (value: typeof a) => value.q.toNumber() * Math.sqrt(value.k)
        const order =
          Math.abs(size(a) - size(b)) < 1e-9 || Math.sign(compareSurds(a, b)) === Math.sign(size(a) - size(b))
        return product && order && (b.q.n === 0 || squareOf(overSurd(a, b)).times(squareOf(b)).equals(squareOf(a)))
      }),
    ))
  test('like surds add, others do not', () => {
    expect(plusSurd(surd(1, 8), surd(3, 2))).toEqual(surd(5, 2))
    expect(plusSurd(surd(1, 2), surd(1, 3))).toBeNull()
  })
  test('special angles', () => {
    for (let degrees = -720; degrees <= 720; degrees += 15) {
      const [sine, cosine, tangent] = [sineOf(degrees), cosineOf(degrees), tangentOf(degrees)]
      const radians = (degrees * Math.PI) / 180
      if (degrees % 30 !== 0 && degrees % 45 !== 0) expect(sine).toBeNull()
      if (sine) expect(sine.q.toNumber() * Math.sqrt(sine.k)).toBeCloseTo(Math.sin(radians), 12)
      if (cosine) expect(cosine.q.toNumber() * Math.sqrt(cosine.k)).toBeCloseTo(Math.cos(radians), 12)
      if (tangent) expect(tangent.q.toNumber() * Math.sqrt(tangent.k)).toBeCloseTo(Math.tan(radians), 10)
    }
    expect(tangentOf(90)).toBeNull()
  })
})

describe('complex numbers', () => {
  const small = fc
    .tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 1, max: 12 }))
    .map(([n, d]) => Ratio.of(n, d))
  const complexes = fc.tuple(small, small).map(([re, im]) => complex(re, im))
  test('products and quotients undo each other', () =>
    fc.assert(
      fc.property(
        complexes,
        complexes.filter(({ re, im }) => re.n !== 0 || im.n !== 0),
        (a, b) => equalsComplex(timesComplex(overComplex(a, b), b), a),
      ),
    ))
  test('a number times its conjugate is its norm', () =>
    fc.assert(fc.property(complexes, a => equalsComplex(timesComplex(a, conjugate(a)), complex(normOf(a))))))
  test('powers of i go round', () =>
    expect(
      [0, 1, 2, 3, 4, -1].map(exponent => {
        const { re, im } = powerOfComplex(complex(0, 1), exponent)
        return `${re} ${im}`
      }),
    ).toEqual(['1 0', '0 1', '-1 0', '0 -1', '1 0', '0 -1']))
})
