import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Ratio } from '../src/number/ratio.ts'
import { addByPlaces, divideByPlaces, multiplyByPlaces, subtractByPlaces } from '../src/solution/column.ts'
import {
  compareByCounting,
  differenceWithin20,
  missingFactor,
  missingPart,
  missingWhole,
  productFact,
  quotientFact,
  sumWithin20,
  thinkOfAddition,
} from '../src/solution/facts.ts'
import {
  compareByDigits,
  expandedForm,
  numberFromParts,
  orderByDigits,
  roundToPlace,
  tensAndOnesTogether,
} from '../src/solution/place-value.ts'
import { breachesOf, lastValue, linesOf } from './solution-lines.ts'

const upTo = (most: number, least = 0) => fc.integer({ min: least, max: most })

const pairs = (most: number) =>
  Array.from({ length: (most + 1) ** 2 }, (_, i) => [Math.floor(i / (most + 1)), i % (most + 1)] as const)

describe('facts', () => {
  test('each sum and each difference within 20 is reached, with a line that helps', () => {
    for (const [a, b] of pairs(20).filter(([a, b]) => a + b <= 20)) {
      const [sum, whole, difference, part] = [
        sumWithin20(a, b),
        missingWhole(a, b),
        differenceWithin20(a + b, b),
        missingPart(a + b, b),
      ]
      for (const steps of [sum, whole, difference, part]) expect(breachesOf(steps), `${a}, ${b}`).toEqual([])
      expect([sum, whole, difference].map(steps => lastValue(steps).n)).toEqual([a + b, a + b, a])
      // A part found by counting on stands in its sum, one that is subtracted stands alone.
      expect(linesOf(part).at(-1)).toMatch(new RegExp(`(^${b} \\+ ${a} = ${a + b}|= ${a}) —`))
      expect(breachesOf(compareByCounting(a, b))).toEqual([])
      if (a > 0 && b > 0) expect(breachesOf(thinkOfAddition(a, a + b)), `${a} + ? = ${a + b}`).toEqual([])
    }
  })
  test('each product to 12 × 12 and the divisions that belong to it', () => {
    for (const [a, b] of pairs(12)) {
      expect(breachesOf(productFact(a, b)), `${a} × ${b}`).toEqual([])
      expect(lastValue(productFact(a, b)).n).toBe(a * b)
      if (a === 0) continue
      for (const steps of [missingFactor(a, a * b), quotientFact(a * b, a)]) expect(breachesOf(steps)).toEqual([])
      expect(lastValue(quotientFact(a * b, a)).n).toBe(b)
    }
  })
  test('reads as the standard', () => {
    expect(linesOf(sumWithin20(3, 8))).toEqual([
      '8 + 3 — Start with the greater number.',
      '3 = 2 + 1 — Break 3 into 2 and 1.',
      '8 + 2 = 10 — Make 10: 8 + 2.',
      '10 + 1 = 11 — Add what is left.',
    ])
    expect(linesOf(missingFactor(8, 48), 'es')).toEqual([
      '8 × 5 = 40 — Parte de una operación que ya sabes.',
      '40 + 8 = 48 — Suma un grupo más de 8.',
      '8 × 6 = 48 — Cuenta los grupos: 5 + 1 = 6. El factor que falta es 6.',
    ])
  })
})

describe('place value', () => {
  test('tens and up to 19 ones', () => {
    for (let value = 21; value < 200; value++) {
      const [tens, ones] = [Math.floor(value / 20), value % 20]
      const steps = tensAndOnesTogether(tens, ones)
      expect(breachesOf(steps), `${tens} tens ${ones} ones`).toEqual([])
      expect(lastValue(steps).n).toBe(10 * tens + ones)
    }
  })
  test('every statement is true and ends with the answer', () => {
    fc.assert(
      fc.property(upTo(999_999, 11), upTo(999_999, 11), upTo(5, 1), (a, b, place) => {
        for (const steps of [compareByDigits(a, b), orderByDigits([a, b], 'descending')])
          expect(breachesOf(steps)).toEqual([])
        if (String(a).replaceAll('0', '').length > 1)
          for (const steps of [expandedForm(a), numberFromParts(a)]) {
            expect(breachesOf(steps)).toEqual([])
            expect(lastValue(steps).n).toBe(a)
          }
        const rounded = roundToPlace(a, place)
        expect(breachesOf(rounded)).toEqual([])
        expect(lastValue(rounded).n).toBe(Math.round(a / 10 ** place) * 10 ** place)
      }),
    )
  })
  test('decimals round as their numerators do', () => {
    fc.assert(
      fc.property(upTo(99_999, 1), upTo(2), (thousandths, places) => {
        const steps = roundToPlace(Ratio.of(thousandths, 1000), -places)
        expect(breachesOf(steps)).toEqual([])
        expect(lastValue(steps).toNumber()).toBeCloseTo(Math.round(thousandths / 10 ** (3 - places)) / 10 ** places, 9)
      }),
    )
  })
  test('reads as the standard', () => {
    expect(linesOf(expandedForm(806))).toEqual([
      '8 hundreds, 0 tens, 6 ones — Name the place of each digit.',
      '800 + 0 + 6 — Write the value of each digit.',
      '806 = 800 + 6 — Leave out any place with 0.',
    ])
    expect(linesOf(roundToPlace(4582, 2), 'es')).toEqual([
      '4,500 < 4,582 < 4,600 — El número está entre 4,500 y 4,600.',
      '8 > 5 — Mira las decenas: el dígito es 8.',
      '4,600 — 5 o más: redondea hacia arriba.',
    ])
  })
})

describe('columns', () => {
  test('sums, differences and products', () => {
    fc.assert(
      fc.property(upTo(9_999_999, 21), upTo(9_999_999, 21), upTo(99, 2), (a, b, c) => {
        const [most, least] = [Math.max(a, b), Math.min(a, b)]
        const small = (a % 9_000) + 11
        for (const [steps, value] of [
          [addByPlaces(a, b), a + b],
          [addByPlaces(a, c, b), a + b + c],
          [multiplyByPlaces(small, c), small * c],
          ...(most > least ? [[subtractByPlaces(most, least), most - least] as const] : []),
        ] as const) {
          expect(breachesOf(steps), `${a}, ${b}, ${c}`).toEqual([])
          expect(lastValue(steps).n).toBe(value)
        }
      }),
    )
  })
  test('long division', () => {
    fc.assert(
      fc.property(upTo(99, 2), upTo(9999, 1), upTo(98), (divisor, quotient, rest) => {
        const dividend = divisor * quotient + (rest % divisor)
        const steps = divideByPlaces(dividend, divisor)
        expect(breachesOf(steps), `${dividend} ÷ ${divisor}`).toEqual([])
        expect(linesOf(steps).at(-1)?.replaceAll(',', '')).toContain(
          rest % divisor > 0 ? `${quotient} R ${rest % divisor} —` : `= ${quotient} —`,
        )
      }),
    )
  })
  test('reads as the standard', () => {
    expect(linesOf(subtractByPlaces(900, 481))).toEqual([
      '900 = 800 + 90 + 10 — Regroup 1 hundred as 9 tens and 10 ones.',
      '10 - 1 = 9 — Subtract the ones.',
      '90 - 80 = 10 — Subtract the tens.',
      '800 - 400 = 400 — Subtract the hundreds.',
      '400 + 10 + 9 = 419 — Put the values together in one number.',
    ])
    expect(linesOf(divideByPlaces(3425, 6), 'es')).toEqual([
      '34 - 5 × 6 = 4 — 34 ÷ 6: escribe 5. Multiplica y luego resta.',
      '42 - 7 × 6 = 0 — Baja el 2. 42 ÷ 6: escribe 7.',
      '5 - 0 × 6 = 5 — Baja el 5. 5 es menor que 6: escribe 0 en el cociente.',
      '6 × 570 + 5 = 3,425 — Comprueba: divisor × cociente + residuo.',
      '570 R 5 — Lo que sobra es el residuo.',
    ])
  })
})
