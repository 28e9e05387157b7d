import {
  bracketed,
  decimal,
  divide,
  type Expr,
  equation,
  explained,
  expr,
  type FormMaker,
  gcd,
  line,
  mixed,
  over,
  prose,
  type Random,
  Ratio,
  type Step,
  statements,
  step,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>
export type Operation = '×' | '÷'
export interface Pair {
  readonly operation: Operation
  readonly a: Ratio
  readonly b: Ratio
}
export type Show = (value: Ratio) => Expr

export const SIGNS = [
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const
export const OPERATIONS = ['×', '÷'] as const

export const inLowestTerms = {
  en: prose`Find the value. Write it in lowest terms.`,
  es: prose`Halla el valor. Escríbelo en su mínima expresión.`,
}
/** Greater than a whole, too. */
export const asOneFraction = {
  en: prose`Find the value. Write it as a fraction in lowest terms.`,
  es: prose`Halla el valor. Escríbelo como fracción en su mínima expresión.`,
}
export const asDecimal = {
  en: prose`Find the value. Write it as a decimal.`,
  es: prose`Halla el valor. Escríbelo como decimal.`,
}

export const sizeOf = (value: Ratio): Ratio => (value.n < 0 ? value.negated() : value)
export const asFraction: Show = value => expr(value)
export const asDigits: Show = value => decimal(value)
/** −2 1/4 where it is more than one whole. */
export const asMixed: Show = value => (sizeOf(value).compare(1) > 0 && !value.isInteger ? mixed(value) : expr(value))

const inner = (value: Ratio, show: Show): Expr => (value.n < 0 ? bracketed(show(value)) : show(value))
export const written = ({ operation, a, b }: Pair, show: Show): Expr =>
  operation === '×' ? times(show(a), inner(b, show)) : divide(show(a), inner(b, show))
export const productOf = (factors: readonly Ratio[], show: Show): Expr =>
  times(...factors.map((value, i) => (i === 0 ? show(value) : inner(value, show))))
export const resultOf = ({ operation, a, b }: Pair): Ratio => (operation === '×' ? a.times(b) : a.over(b))

/** The factors of positive numbers above and below one bar, and what is left when common factors are divided out. */
function acrossSteps(factors: readonly Ratio[]): readonly Step[] {
  const [top, bottom] = [factors.map(({ n }) => n), factors.map(({ d }) => d)]
  const product = factors.reduce((all, factor) => all.times(factor), Ratio.of(1))
  const common = gcd(
    top.reduce((all, n) => all * n, 1),
    bottom.reduce((all, n) => all * n, 1),
  )
  const across = over(times(...top), times(...bottom))
  return [
    step(equation(times(...factors.map(asFraction)), across), because.multiplyAcross),
    common === 1
      ? step(equation(across, asFraction(product)), because.multiply)
      : explained(
          equation(across, asFraction(product)),
          line`Divide the numerator and the denominator by their common factor, ${common}.`,
          line`Divide el numerador y el denominador entre su factor común, ${common}.`,
        ),
  ]
}
/** The sizes first, then the sign. */
export function fractionSteps(pair: Pair, show: Show = asFraction, showResult: Show = show): readonly Step[] {
  const [a, b] = [sizeOf(pair.a), sizeOf(pair.b)]
  const reciprocal = Ratio.of(b.d, b.n)
  return [
    ...(pair.operation === '×'
      ? acrossSteps([a, b])
      : [
          step(
            equation(divide(asFraction(a), asFraction(b)), times(asFraction(a), asFraction(reciprocal))),
            because.multiplyByReciprocal,
            {
              value: asFraction(reciprocal),
            },
          ),
          ...acrossSteps([a, reciprocal]),
        ]),
    signStep(pair, show, showResult),
  ]
}
export function signStep(pair: Pair, show: Show, showResult: Show = show): Step {
  const isPositive = pair.a.n < 0 === pair.b.n < 0
  const result = resultOf(pair)
  const isRewritten = showResult === asMixed && sizeOf(result).compare(1) > 0
  const said = equation(written(pair, show), asFraction(result))
  const [en, es] = isPositive
    ? [
        line`The signs are the same, so the answer is positive.`,
        line`Los signos son iguales, así que el resultado es positivo.`,
      ]
    : [
        line`The signs are different, so the answer is negative.`,
        line`Los signos son distintos, así que el resultado es negativo.`,
      ]
  return isRewritten
    ? explained(
        equation(said, asMixed(result)),
        [...en, ' Then write a mixed number.'],
        [...es, ' Después escribe un número mixto.'],
      )
    : explained(equation(written(pair, show), showResult(result)), en, es)
}
/** An even number of negative factors gives a positive product. */
export function signOfFactors(factors: readonly Ratio[], show: Show, result: Expr): Step {
  const negatives = factors.filter(({ n }) => n < 0).length
  return explained(
    equation(productOf(factors, show), result),
    negatives % 2 === 0
      ? line`The number of negative factors, ${negatives}, is even: the product is positive.`
      : line`The number of negative factors, ${negatives}, is odd: the product is negative.`,
    negatives % 2 === 0
      ? line`La cantidad de factores negativos, ${negatives}, es par: el producto es positivo.`
      : line`La cantidad de factores negativos, ${negatives}, es impar: el producto es negativo.`,
  )
}
export const productSteps = acrossSteps

/** Mixed numbers as fractions. */
export const improperStep = (...values: readonly Ratio[]): Step =>
  explained(
    statements(...values.map(value => equation(asMixed(sizeOf(value)), asFraction(sizeOf(value))))),
    values.length === 1 ? line`Write the mixed number as a fraction.` : line`Write the mixed numbers as fractions.`,
    values.length === 1
      ? line`Escribe el número mixto como fracción.`
      : line`Escribe los números mixtos como fracciones.`,
  )

/** Decimals: both are moved to whole numbers, then the sign. */
export function decimalSteps(pair: Pair): readonly Step[] {
  const [a, b] = [sizeOf(pair.a), sizeOf(pair.b)]
  const [p, q] = [placesOf(a), placesOf(b)]
  if (pair.operation === '÷') {
    const scale = 10 ** q
    return [
      ...(q === 0
        ? []
        : [
            explained(
              equation(divide(asDigits(a), asDigits(b)), divide(asDigits(a.times(scale)), b.times(scale))),
              line`Multiply both numbers by ${scale}, so that the divisor is a whole number.`,
              line`Multiplica ambos números por ${scale} para que el divisor sea un número entero.`,
            ),
          ]),
      explained(
        equation(divide(asDigits(a.times(scale)), b.times(scale)), asDigits(a.over(b))),
        line`Divide the absolute values.`,
        line`Divide los valores absolutos.`,
      ),
      signStep(pair, asDigits),
    ]
  }
  return [
    explained(
      equation(times(a.times(10 ** p), b.times(10 ** q)), a.times(10 ** p).times(b.times(10 ** q))),
      line`Multiply the digits as whole numbers.`,
      line`Multiplica las cifras como números enteros.`,
    ),
    explained(
      equation(times(asDigits(a), asDigits(b)), asDigits(a.times(b))),
      p + q === 1
        ? line`The factors have 1 decimal place in all: place the point.`
        : line`The factors have ${p + q} decimal places in all: place the point.`,
      p + q === 1
        ? line`Los factores tienen 1 cifra decimal en total: coloca el punto.`
        : line`Los factores tienen ${p + q} cifras decimales en total: coloca el punto.`,
    ),
    signStep(pair, asDigits),
  ]
}
const placesOf = ({ d }: Ratio): number => (d === 1 ? 0 : 10 % d === 0 ? 1 : 2)

/** A fraction in lowest terms that is not whole. */
export function drawFraction(random: Random, top: readonly [number, number], bottom: readonly [number, number]): Ratio {
  const d = random.int(...bottom)
  const n = random.int(...top)
  const value = Ratio.of(n, d)
  return value.isInteger || value.d !== d ? Ratio.of(d - 1, d) : value
}
