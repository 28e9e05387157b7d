import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { m } from '../src/math/template.ts'
import { Ratio } from '../src/number/ratio.ts'
import {
  addDecimals,
  compareDecimals,
  convertNumber,
  divideDecimals,
  multiplyDecimals,
  timesPowerOfTen,
} from '../src/solution/decimals.ts'
import {
  addFractions,
  addMixedNumbers,
  compareFractions,
  divideFractions,
  multiplyFractions,
  simplifyFraction,
} from '../src/solution/fractions.ts'
import { addSigned, multiplySigned } from '../src/solution/integers.ts'
import { solveLinear } from '../src/solution/linear.ts'
import { evaluateAt, orderOfOperations } from '../src/solution/order.ts'
import { percentChange, percentOf, solveProportion, whatPercent } from '../src/solution/ratios.ts'
import { solveByElimination, solveBySubstitution } from '../src/solution/systems.ts'
import { elapsedByJumps, timeByJumps } from '../src/solution/time.ts'
import { breachesOf, falseStatements, lastValue, linesOf } from './solution-lines.ts'

const int = (min: number, max: number) => fc.integer({ min, max })
const fraction = fc
  .tuple(int(1, 19), int(2, 12))
  .map(([n, d]) => Ratio.of(n, d))
  .filter(({ d }) => d > 1)
const decimals = fc
  .tuple(int(1, 9999), int(1, 2))
  .map(([n, places]) => Ratio.of(n, 10 ** places))
  .filter(({ d }) => d > 1)
const nonzero = int(-9, 9).filter(value => value !== 0)

describe('time', () => {
  test('jumps', () => {
    fc.assert(
      fc.property(int(420, 1100), int(2, 320), (start, length) => {
        for (const steps of [
          elapsedByJumps(start, length, 'minutes'),
          elapsedByJumps(start, length, 'hours-and-minutes'),
          timeByJumps(start, length),
          timeByJumps(start, -length),
        ])
          expect(breachesOf(steps), `${start}, ${length}`).toEqual([])
        expect(lastValue(elapsedByJumps(start, length, 'minutes')).n).toBe(length)
      }),
    )
  })
  test('reads as the standard', () =>
    expect(linesOf(elapsedByJumps(628, 275, 'hours-and-minutes'), 'es')).toEqual([
      '10:28 → 11:00: 32 min — Salta hasta la hora siguiente.',
      '11:00 → 12:00 → 3:00: 1\u00a0h + 3\u00a0h = 4\u00a0h — Salta hasta el mediodía y luego hasta la última hora en punto.',
      '3:00 → 3:03: 3 min — Salta hasta el final.',
      '4\u00a0h + 32 min + 3 min = 4\u00a0h 35\u00a0min — Suma los saltos.',
    ]))
})

describe('fractions', () => {
  test('four operations', () => {
    fc.assert(
      fc.property(fraction, fraction, (a, b) => {
        const [most, least] = a.compare(b) < 0 ? [b, a] : [a, b]
        for (const [steps, value] of [
          [addFractions('+', a, b), a.plus(b)],
          [addMixedNumbers('+', a, b), a.plus(b)],
          ...(a.equals(b) ? [] : [[addFractions('−', most, least), most.minus(least)] as const]),
          [multiplyFractions(a, b), a.times(b)],
          [divideFractions(a, b), a.over(b)],
        ] as const) {
          if (steps === undefined) continue
          expect(falseStatements(steps)).toEqual([])
          expect(lastValue(steps).equals(value)).toBe(true)
          expect(steps.length).toBeLessThanOrEqual(6)
        }
        expect(breachesOf(addFractions('+', a, b)), `${a} + ${b}`).toEqual([])
        expect(breachesOf(compareFractions(a, b)), `${a}, ${b}`).toEqual([])
        expect(breachesOf(simplifyFraction({ n: a.n * 3, d: a.d * 3 }))).toEqual([])
      }),
    )
  })
  test('reads as the standard', () =>
    expect(linesOf(addFractions('+', Ratio.of(7, 12), Ratio.of(7, 8)))).toEqual([
      '12, 24; 8, 16, 24 — List multiples of both denominators. The first one in both lists is the least common denominator: 24.',
      '7/12 = 14/24; 7/8 = 21/24 — Rewrite with the common denominator 24.',
      '14/24 + 21/24 = 35/24 — Add the numerators only.',
      '35/24 = 1 11/24 — Write a mixed number.',
    ]))
})

describe('decimals', () => {
  test('four operations, comparison, forms and powers of ten', () => {
    fc.assert(
      fc.property(decimals, decimals, int(1, 4), (a, b, exponent) => {
        const [most, least] = a.compare(b) < 0 ? [b, a] : [a, b]
        for (const [steps, value] of [
          [addDecimals('+', a, b), a.plus(b)],
          [multiplyDecimals(a, b), a.times(b)],
          [divideDecimals(a.times(b), b), a],
          [timesPowerOfTen(a, exponent), a.times(10 ** exponent)],
          [timesPowerOfTen(a, -exponent), a.over(10 ** exponent)],
          [convertNumber(a, 'decimal', 'percent'), a],
          [convertNumber(a, 'percent', 'fraction'), a],
          [convertNumber(a, 'fraction', 'decimal'), a],
          [convertNumber(a, 'decimal', 'fraction'), a],
        ] as const) {
          expect(breachesOf(steps), `${a}, ${b}`).toEqual([])
          expect(lastValue(steps).equals(value)).toBe(true)
        }
        if (!a.equals(b)) expect(breachesOf(addDecimals('−', most, least))).toEqual([])
        expect(breachesOf(compareDecimals(a, b))).toEqual([])
      }),
    )
  })
})

describe('percent, integers, order', () => {
  test('every statement is true', () => {
    fc.assert(
      fc.property(int(1, 40), int(1, 99), nonzero, nonzero, (n, percent, a, b) => {
        const rate = Ratio.of(percent, 100)
        const whole = n * 20
        for (const [steps, value] of [
          [percentOf(rate, whole), rate.times(whole)],
          [whatPercent(rate.times(whole), whole), rate],
          [percentChange(whole, Ratio.of(whole).plus(rate.times(whole))), rate],
          [solveProportion({ a: n, b: percent, c: 7, d: null }), Ratio.of(7 * percent, n)],
          // Two positive numbers are simply added.
          [addSigned([a, a < 0 ? b : -Math.abs(b)]), Ratio.of(a + (a < 0 ? b : -Math.abs(b)))],
          [addSigned([a, b, 3, -5], { subtracts: true }), Ratio.of(a + b - 2)],
          [multiplySigned('×', a, b), Ratio.of(a * b)],
          [orderOfOperations(m`${n} + 3 × (8 - ${a}^2) ÷ 2`), Ratio.of(n).plus(Ratio.of(3 * (8 - a * a), 2))],
          [evaluateAt(m`3x^2 - 2y`, { x: a, y: b }), Ratio.of(3 * a * a - 2 * b)],
        ] as const) {
          expect(falseStatements(steps)).toEqual([])
          expect(steps.length).toBeGreaterThan(1)
          expect(steps.length).toBeLessThanOrEqual(6)
          expect(lastValue(steps).equals(value), linesOf(steps).join('\n')).toBe(true)
        }
      }),
    )
  })
  test('reads as the standard', () =>
    expect(linesOf(addSigned([-8, 5, 22, 4], { subtracts: true })).slice(0, 2)).toEqual([
      '-8 + 5 + 22 + 4 — To subtract, add the opposite.',
      '-3 + 22 + 4 — Unlike signs: subtract and keep the sign of the number with the greater absolute value.',
    ]))
})

describe('equations', () => {
  test('every line holds for the solution', () => {
    fc.assert(
      fc.property(nonzero, int(-12, 12), nonzero, int(-12, 12), nonzero, (a, b, c, k, x) => {
        fc.pre(a !== c && a !== 0)
        const equations = [
          m`${a}x + ${b} = ${a * x + b}`,
          m`${a}x + ${b} = ${c}x + ${a * x + b - c * x}`,
          m`${a}(x + ${k}) + ${c}x = ${a * (x + k) + c * x}`,
          m`x/${Math.abs(a) + 1} + ${b} = ${Ratio.of(x, Math.abs(a) + 1).plus(b)}`,
        ]
        for (const equation of equations) {
          if (a + c === 0) continue
          const steps = solveLinear(equation)
          expect(falseStatements(steps, { x }), linesOf(steps).join('\n')).toEqual([])
          expect(lastValue(steps).equals(x)).toBe(true)
          expect(steps.length).toBeLessThanOrEqual(6)
        }
      }),
    )
  })
  test('systems', () => {
    fc.assert(
      fc.property(nonzero, nonzero, nonzero, nonzero, nonzero, nonzero, (a, b, c, d, x, y) => {
        fc.pre(a * d !== b * c)
        const rows = [
          [a, b, a * x + b * y],
          [c, d, c * x + d * y],
        ] as const
        const eliminated = solveByElimination(rows)
        expect(breachesOf(eliminated), linesOf(eliminated).join('\n')).toEqual([])
        expect(falseStatements(eliminated, { x, y })).toEqual([])
        expect(linesOf(eliminated).at(-1)).toContain(`(${x}, ${y})`)
        if (a === 0 || a === d) return
        const first = [-a, 1, y - a * x] as const
        if (c + d * a === 0) return
        const substituted = solveBySubstitution([first, rows[1]])
        expect(falseStatements(substituted, { x, y }), linesOf(substituted).join('\n')).toEqual([])
        expect(linesOf(substituted).at(-1)).toContain(`(${x}, ${y})`)
      }),
    )
  })
  test('reads as the standard', () => {
    expect(linesOf(solveLinear(m`-8x + 5 ≥ 61`), 'es')).toEqual([
      '-8x ≥ 56 — Resta 5 de ambos lados.',
      'x ≤ -7 — Divide ambos lados entre -8. Invierte la desigualdad.',
    ])
    expect(linesOf(solveLinear(m`2(x + 3) = 2x + 5`)).at(-1)).toBe(
      '6 ≠ 5 — The letter drops out, and the two sides are not equal. No solution.',
    )
    expect(
      linesOf(
        solveByElimination(
          [
            [1, 1, 27],
            [25, 10, 555],
          ],
          ['m', 'c'],
        ),
      )[1],
    ).toBe('15m = 285 — Subtract the first equation from the second to eliminate c. On the right, 555 - 270 = 285.')
  })
})
