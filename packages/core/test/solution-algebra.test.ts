import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { approximate } from '../src/math/approximate.ts'
import { measure } from '../src/math/build.ts'
import { evaluate } from '../src/math/evaluate.ts'
import { m } from '../src/math/template.ts'
import { Ratio } from '../src/number/ratio.ts'
import { bySubstitution, chainRule, definiteIntegral, productRule } from '../src/solution/calculus.ts'
import { meanOf, medianOf, modeOf, probabilityOf, rangeOf } from '../src/solution/data.ts'
import { byFormula } from '../src/solution/formula.ts'
import { addPolynomials, multiplyPolynomials } from '../src/solution/polynomials.ts'
import { dividePowers, multiplyPowers, powerOfPower, simplifySquareRoot } from '../src/solution/powers.ts'
import { factorQuadratic, solveByFactoring, solveByFormula } from '../src/solution/quadratics.ts'
import { hypotenuseOf, legOf, missingAngle, similarSide } from '../src/solution/triangles.ts'
import { breachesOf, falseStatements, lastValue, linesOf, mathsOf } from './solution-lines.ts'

const int = (min: number, max: number) => fc.integer({ min, max })
const nonzero = int(-9, 9).filter(value => value !== 0)

describe('polynomials', () => {
  test('every line has the value of the polynomial', () => {
    fc.assert(
      fc.property(nonzero, int(-9, 9), int(1, 5), nonzero, int(1, 3), (p, q, a, r, c) => {
        const [one, other] = [
          [p, a],
          [q, c],
        ]
        const [left, right] = [(x: number) => a * x + p, (x: number) => c * x + q]
        const trinomial = [a * c, a * q + c * p, p * q] as const
        for (const [steps, value] of [
          [addPolynomials('+', one, other), (x: number) => left(x) + right(x)],
          [addPolynomials('−', one, [r, ...other]), (x: number) => left(x) - right(x) * x - r],
          [multiplyPolynomials(one, other), (x: number) => left(x) * right(x)],
          [factorQuadratic(trinomial), (x: number) => left(x) * right(x)],
        ] as const) {
          expect(breachesOf(steps), linesOf(steps).join('\n')).toEqual([])
          for (const of of steps.flatMap(step => mathsOf(step)).filter(({ kind }) => kind !== 'relation'))
            for (const x of [-2, 3, 7])
              expect(approximate(of, { x }), linesOf(steps).join('\n')).toBeCloseTo(value(x), 6)
        }
        const solved = solveByFactoring(trinomial)
        expect(breachesOf(solved), linesOf(solved).join('\n')).toEqual([])
        const last = solved.at(-1)
        for (const root of last ? mathsOf(last) : [])
          for (const item of root.kind === 'connected' ? root.items : [root])
            if (item.kind === 'relation') {
              const x = evaluate(item.right).toNumber()
              expect(left(x) * right(x)).toBeCloseTo(0, 9)
            }
      }),
    )
  })
  test('reads as the standard', () => {
    expect(linesOf(factorQuadratic([5, 30, -80]), 'es')).toEqual([
      '5(x² + 6x - 16) — Saca el factor común 5.',
      '-2 · 8 = -16; -2 + 8 = 6 — Halla dos números con producto -16 y suma 6.',
      '5(x - 2)(x + 8) — Factoriza.',
    ])
    const formula = solveByFormula([6, -10, -11], [m`{5 - √91}/6`, m`{5 + √91}/6`])
    expect(breachesOf(formula)).toEqual([])
    expect(linesOf(formula).slice(2)).toEqual([
      'x = (10 ± √364)/12 — Use the quadratic formula.',
      'x = (10 ± 2√91)/12 — Take the square factor 4 out of the root.',
      'x = (5 - √91)/6 or x = (5 + √91)/6 — Divide the numerator and the denominator by 2.',
    ])
  })
})

describe('powers and roots', () => {
  test('every statement is true', () => {
    fc.assert(
      fc.property(int(2, 5), int(-4, 6), int(1, 4), int(2, 12), (base, a, b, n) => {
        for (const steps of [
          multiplyPowers(base, a, b),
          dividePowers(base, a, b),
          powerOfPower(base, b, 2),
          simplifySquareRoot(n * n * 3),
          simplifySquareRoot(n * n),
        ])
          expect(breachesOf(steps), linesOf(steps).join('\n')).toEqual([])
      }),
    )
  })
})

describe('figures and data', () => {
  test('every statement is true', () => {
    fc.assert(
      fc.property(int(2, 40), int(2, 40), fc.array(int(1, 30), { minLength: 3, maxLength: 9 }), (a, b, values) => {
        const [least, most] = [Math.min(a, b), Math.max(a, b)]
        expect(falseStatements(hypotenuseOf(a, b), { c: Math.hypot(a, b) })).toEqual([])
        if (most > least)
          expect(falseStatements(legOf(least, most), { x: Math.sqrt(most ** 2 - least ** 2) })).toEqual([])
        expect(lastValue(similarSide(a, b, 5)).equals(Ratio.of(a * b, 5))).toBe(true)
        expect(lastValue(missingAngle([a, b])).n).toBe(180 - a - b)
        for (const steps of [
          meanOf(values),
          medianOf(values),
          modeOf(values),
          rangeOf(values),
          probabilityOf(least, most + 1),
        ])
          expect(breachesOf(steps)).toEqual([])
        expect(lastValue(meanOf(values)).toNumber()).toBeCloseTo(
          values.reduce((sum, value) => sum + value) / values.length,
          9,
        )
      }),
    )
  })
  test('reads as the standard', () => {
    expect(linesOf(legOf(20, 25)).slice(0, 3)).toEqual([
      '20² + x² = 25² — Use the Pythagorean theorem.',
      'x² = 625 - 400 = 225 — Subtract 400 from both sides.',
      'x = 15 — A length: take the positive root.',
    ])
    expect(linesOf(byFormula(m`A = l w`, m`5 × 3`, measure(15, 'square-meter'))).at(-1)).toBe('A = 15 m² — Multiply.')
    expect(linesOf(meanOf([3, 5, 8, 4])).at(-1)).toBe('20/4 = 5 — Divide by the number of values.')
  })
})

describe('calculus', () => {
  test('reads as the standard', () => {
    const chain = chainRule({ of: m`3x^2`, slope: m`6x` }, { of: m`tan u`, slope: m`sec^2 u` }, m`6x sec^2(3x^2)`)
    expect(linesOf(chain)).toEqual([
      'u = 3x²; y = tan u — Use the chain rule: let u be the inner function.',
      'dy/du = sec² u; du/dx = 6x — Differentiate the outer function with respect to u, the inner one with respect to x.',
      'dy/dx = 6x sec² u — Multiply the two derivatives.',
      'f′(x) = 6x sec²(3x²) — Write u in terms of x and simplify.',
    ])
    const substituted = bySubstitution({ of: m`x^2 + 10`, slope: m`2x` }, m`3/u`, m`3ln u`, m`3ln(x^2 + 10) + C`)
    expect(linesOf(substituted, 'es').slice(1, 3)).toEqual([
      '∫ 3/u du — Reescribe la integral con u.',
      '3 ln u + C — Integra y suma C.',
    ])
    const product = productRule({ of: m`2x + 3`, slope: m`2` }, { of: m`x^2 + 1`, slope: m`2x` }, m`6x^2 + 6x + 2`)
    expect(linesOf(product)[1]).toBe('f′(x) = 2(x² + 1) + 2x(2x + 3) — Substitute the parts into u′v + uv′.')
    for (const steps of [chain, substituted, product, definiteIntegral(m`x^3`, [1, 2], [1, 8], 7)])
      expect(breachesOf(steps)).toEqual([])
  })
})
