import {
  type Both,
  decimal,
  divide,
  type Expr,
  equation,
  explainedBy,
  type Inline,
  line,
  type Ratio,
  type Step,
  statements,
  step,
  sum,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { saidFirst } from '../stories/said-first.ts'
import { placesOf } from './decimals.ts'

/** 800, 40 and 5 of 845. */
const partsOf = (value: number): readonly number[] =>
  [...String(value)].flatMap((digit, i, all) => (digit === '0' ? [] : [Number(digit) * 10 ** (all.length - 1 - i)]))

/** As whole numbers, part by part: 5,600 ÷ 7 = 800; 280 ÷ 7 = 40; 35 ÷ 7 = 5. */
function byParts(dividend: number, divisor: number): readonly Step[] {
  const quotient = dividend / divisor
  const parts = partsOf(quotient)
  if (parts.length === 1)
    return [
      explainedBy(equation(divide(dividend, divisor), quotient), {
        en: line`Divide as with whole numbers.`,
        es: line`Divide como con números enteros.`,
      }),
    ]
  return [
    explainedBy(equation(dividend, sum(...parts.map(part => part * divisor))), {
      en: line`Divide as with whole numbers. Split ${dividend} into parts that are easy to divide by ${divisor}.`,
      es: line`Divide como con números enteros. Separa ${dividend} en partes fáciles de dividir entre ${divisor}.`,
    }),
    explainedBy(statements(...parts.map(part => equation(divide(part * divisor, divisor), part))), {
      en: line`Divide each part by ${divisor}.`,
      es: line`Divide cada parte entre ${divisor}.`,
    }),
    explainedBy(equation(sum(...parts), quotient), {
      en: line`Add the parts of the quotient.`,
      es: line`Suma las partes del cociente.`,
    }),
  ]
}

/** A whole divisor first, a zero where the dividend is written without it, the division, and the point. */
export function divided(a: Ratio, b: Ratio, { written = placesOf(a) } = {}): readonly Step[] {
  const shift = 10 ** placesOf(b)
  const [dividend, divisor, quotient] = [a.times(shift), b.times(shift).n, a.over(b)]
  const given = Math.max(placesOf(dividend), written - placesOf(b))
  const places = Math.max(given, placesOf(quotient))
  const whole = dividend.times(10 ** places).n
  return [
    ...(shift > 1
      ? [
          step(equation(divide(decimal(a), decimal(b)), divide(decimal(dividend), divisor)), because.moveBothPoints, {
            value: shift,
          }),
        ]
      : []),
    ...(places > given
      ? [
          explainedBy(equation(divide(decimal(dividend), divisor), divide(decimal(dividend, places), divisor)), {
            en: [
              ...(places - given === 1 ? line`Write a 0 at the end` : line`Write zeros at the end`),
              ...line` so that the division can go on. The value stays the same.`,
            ],
            es: [
              ...(places - given === 1 ? line`Escribe un 0 al final` : line`Escribe ceros al final`),
              ...line` para poder seguir dividiendo. El valor no cambia.`,
            ],
          }),
        ]
      : []),
    ...byParts(whole, divisor),
    ...(places > 0
      ? [
          explainedBy(
            equation(divide(decimal(dividend, places), divisor), decimal(quotient, places)),
            places === 1
              ? {
                  en: line`The dividend is in tenths, so the quotient is in tenths too: place the point.`,
                  es: line`El dividendo está en décimas y el cociente también: coloca el punto.`,
                }
              : {
                  en: line`The dividend is in hundredths, so the quotient is in hundredths too: place the point.`,
                  es: line`El dividendo está en centésimas y el cociente también: coloca el punto.`,
                },
          ),
        ]
      : [step(equation(divide(decimal(a), decimal(b)), decimal(quotient)), because.writeQuotient)]),
  ]
}

/** The division of a story after what it asks for. */
export const dividedFor = (
  why: Both<readonly Inline[]>,
  a: Ratio,
  b: Ratio,
  steps = divided(a, b),
  written: Expr = decimal(a),
): readonly Step[] => saidFirst(divide(written, decimal(b)), why, steps)
