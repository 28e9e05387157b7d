import {
  bracketed,
  count,
  decimal,
  divide,
  type Expr,
  equation,
  explainedBy,
  line,
  minus,
  noun,
  over,
  power,
  type Ratio,
  type Step,
  step,
  sum,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { coefficientOf, type Decimal, scientific, sizeOf, ten, valueOf } from '../../kit/decimals/scientific.ts'
import { inBrackets, type Operation, rawFirst, rawSize } from './parts.ts'

const place = noun('place', 'places', 'lugar', 'lugares', 'm')
export const places = (number: number) => count(number, place)
const first = (number: Decimal): Expr => decimal(coefficientOf(number))

/** From a first factor of any size to scientific notation. */
export function adjustSteps(factor: Ratio, size: number): readonly Step[] {
  if (factor.compare(1) >= 0 && factor.compare(10) < 0)
    return [
      explainedBy(times(decimal(factor), power(10, size)), {
        en: line`Put the two parts together. The first factor, ${decimal(factor)}, is at least 1 and less than 10, so this is scientific notation.`,
        es: line`Junta las dos partes. El primer factor, ${decimal(factor)}, es al menos 1 y menor que 10, así que está en notación científica.`,
      }),
    ]
  const shift = shiftOf(factor)
  const proper = decimal(factor.over(ten(shift)))
  return [
    explainedBy(equation(decimal(factor), times(proper, power(10, shift))), tooLargeOrSmall(factor)),
    step(
      equation(times(proper, power(10, shift), power(10, size)), times(proper, power(10, size + shift))),
      because.addExponents,
    ),
  ]
}
export const shiftOf = (factor: Ratio): number => Math.floor(Math.log10(factor.toNumber()) + 1e-9)
const tooLargeOrSmall = (factor: Ratio) =>
  factor.compare(10) >= 0
    ? {
        en: line`The first factor must be less than 10: write ${decimal(factor)} in scientific notation.`,
        es: line`El primer factor debe ser menor que 10: escribe ${decimal(factor)} en notación científica.`,
      }
    : {
        en: line`The first factor must be at least 1: write ${decimal(factor)} in scientific notation.`,
        es: line`El primer factor debe ser al menos 1: escribe ${decimal(factor)} en notación científica.`,
      }

/** First factors and exponents, each with their own operation. */
export function productOrQuotientSteps(operation: 'times' | 'over', a: Decimal, b: Decimal): readonly Step[] {
  const [m, n] = [sizeOf(a), sizeOf(b)]
  const factor = rawFirst(operation, a, b)
  const size = rawSize(operation, a, b)
  const start =
    operation === 'times'
      ? [
          explainedBy(equation(times(first(a), first(b)), decimal(factor)), {
            en: line`Multiply the first factors.`,
            es: line`Multiplica los primeros factores.`,
          }),
          step(
            equation(equation(times(power(10, m), power(10, n)), power(10, sum(m, inBrackets(n)))), power(10, size)),
            because.addExponents,
          ),
        ]
      : [
          step(equation(over(first(a), first(b)), decimal(factor)), because.divideFirstFactors),
          step(
            equation(equation(over(power(10, m), power(10, n)), power(10, minus(m, inBrackets(n)))), power(10, size)),
            because.subtractExponents,
          ),
        ]
  return [...start, ...adjustSteps(factor, size)]
}

/** A number with this power of ten: 0.36 × 10⁵ for 3.6 × 10⁴. */
export const withPower = (number: Decimal, size: number): Expr =>
  times(decimal(valueOf(number).over(ten(size))), power(10, size))

/** The number with the smaller exponent, written with the greater one. */
export const samePowerStep = (number: Decimal, size: number): Step =>
  explainedBy(equation(scientific(number), withPower(number, size)), {
    en: line`Write this number with the greater power, ${power(10, size)}: the exponent grows by ${size - sizeOf(number)}, so the point moves ${places(size - sizeOf(number))} to the left.`,
    es: line`Escribe este número con la potencia mayor, ${power(10, size)}: el exponente aumenta en ${size - sizeOf(number)}, así que el punto se mueve ${places(size - sizeOf(number))} hacia la izquierda.`,
  })

export function sumOrDifferenceSteps(operation: 'plus' | 'minus', a: Decimal, b: Decimal): readonly Step[] {
  const size = Math.max(sizeOf(a), sizeOf(b))
  const lower = sizeOf(a) < sizeOf(b) ? a : b
  const [one, other] = [a, b].map(number => valueOf(number).over(ten(size))) as [Ratio, Ratio]
  const joined = operation === 'plus' ? sum(decimal(one), decimal(other)) : minus(decimal(one), decimal(other))
  const factor = operation === 'plus' ? one.plus(other) : one.minus(other)
  return [
    ...(sizeOf(a) === sizeOf(b) ? [] : [samePowerStep(lower, size)]),
    explainedBy(times(bracketed(joined), power(10, size)), {
      en: line`Both numbers have the factor ${power(10, size)}: write it once.`,
      es: line`Los dos números tienen el factor ${power(10, size)}: escríbelo una sola vez.`,
    }),
    explainedBy(
      equation(joined, decimal(factor)),
      operation === 'plus'
        ? {
            en: line`Add the first factors. The power of 10 stays the same.`,
            es: line`Suma los primeros factores. La potencia de 10 no cambia.`,
          }
        : {
            en: line`Subtract the first factors. The power of 10 stays the same.`,
            es: line`Resta los primeros factores. La potencia de 10 no cambia.`,
          },
    ),
    ...adjustSteps(factor, size),
  ]
}

export const operationSteps = (operation: Operation, a: Decimal, b: Decimal): readonly Step[] =>
  operation === 'times' || operation === 'over'
    ? productOrQuotientSteps(operation, a, b)
    : sumOrDifferenceSteps(operation, a, b)

/** What is done with the first factors and with the exponents, on one line: (7.2 ÷ 1.6) × 10⁶⁻². */
export function splitLine(operation: Operation, a: Decimal, b: Decimal): Expr {
  const [m, n] = [sizeOf(a), sizeOf(b)]
  if (operation === 'times') return times(bracketed(times(first(a), first(b))), power(10, sum(m, inBrackets(n))))
  if (operation === 'over') return times(bracketed(divide(first(a), first(b))), power(10, minus(m, inBrackets(n))))
  const size = Math.max(m, n)
  const [one, other] = [a, b].map(number => decimal(valueOf(number).over(ten(size)))) as [Expr, Expr]
  return times(bracketed(operation === 'plus' ? sum(one, other) : minus(one, other)), power(10, size))
}
