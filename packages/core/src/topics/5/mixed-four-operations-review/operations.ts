import {
  addByPlaces,
  addDecimals,
  addFractions,
  decimal,
  decimalPlaces,
  divide,
  divideByPlaces,
  type Expr,
  equation,
  explained,
  expr,
  failed,
  type Inline,
  lcm,
  line,
  minus,
  mixed,
  multiplyByPlaces,
  multiplyDecimals,
  multiplyFractions,
  over,
  type Ratio,
  type Step,
  step,
  subtractByPlaces,
  sum,
  times,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { asItStands, type Mixed, mixedSteps } from '../../kit/fractions/mixed.ts'
import { dividedUnits } from '../../kit/fractions/unit-division.ts'

export const SIGNS = ['×', '−', '÷', '+'] as const
export type Sign = (typeof SIGNS)[number]
/** How numbers that are not whole are written. */
export type Style = 'decimal' | 'fraction'
/** a + b, a − b, a × b or a ÷ b. */
export interface Fact {
  readonly style: Style
  readonly sign: Sign
  readonly a: Ratio
  readonly b: Ratio
}

const RESULTS: Readonly<Record<Sign, (a: Ratio, b: Ratio) => Ratio>> = {
  '+': (a, b) => a.plus(b),
  '−': (a, b) => a.minus(b),
  '×': (a, b) => a.times(b),
  '÷': (a, b) => a.over(b),
}
export const resultOf = ({ sign, a, b }: Fact): Ratio => RESULTS[sign](a, b)

const WRITTEN: Readonly<Record<Sign, (a: Value, b: Value) => Expr>> = { '+': sum, '−': minus, '×': times, '÷': divide }
export const operation = (sign: Sign, a: Value, b: Value): Expr => WRITTEN[sign](a, b)

export const placesOf = (value: Ratio): number => decimalPlaces(value.d) ?? failed(`${value} is no decimal that ends`)
export function shown(style: Style, value: Ratio): Expr {
  if (value.isInteger) return expr(value)
  if (style === 'decimal') return decimal(value)
  return value.compare(1) > 0 ? mixed(value) : expr(value)
}
export const written = ({ style, sign, a, b }: Fact): Expr => operation(sign, shown(style, a), shown(style, b))
export const complete = (fact: Fact): Expr => equation(written(fact), shown(fact.style, resultOf(fact)))

/** 3/4 × 8 = 24/4 = 6. */
const chain = (first: Expr, ...others: readonly Expr[]): Expr =>
  others.reduce((before, next) => equation(before, next), first)

const partsOf = (value: Ratio, d: number): Mixed => {
  const w = Math.floor(value.toNumber())
  return { w, n: value.minus(w).times(d).n, d }
}
const isWhole = ({ a, b }: Fact) => a.isInteger && b.isInteger
const asWhole = (value: Ratio, places: number) => value.times(10 ** places)

const HAVE: Readonly<Record<number, readonly [en: readonly Inline[], es: readonly Inline[]]>> = {
  1: [line`1 decimal place`, line`1 cifra decimal`],
  2: [line`2 decimal places`, line`2 cifras decimales`],
  3: [line`3 decimal places`, line`3 cifras decimales`],
}
const placesNamed = (places: number) => HAVE[places] ?? failed(`${places} decimal places have no name here`)

function decimalSteps(fact: Fact): readonly Step[] {
  const { sign, a, b } = fact
  const result = resultOf(fact)
  if (sign === '×') return multiplyDecimals(a, b)
  if (sign === '÷') {
    const shift = placesOf(b)
    const [dividend, divisor] = [asWhole(a, shift), asWhole(b, shift)]
    const places = placesOf(result)
    const named = placesNamed(Math.max(places, 1))
    return [
      ...(shift > 0
        ? [
            step(equation(written(fact), divide(decimal(dividend), divisor)), because.moveBothPoints, {
              value: 10 ** shift,
            }),
          ]
        : []),
      ...(placesOf(dividend) < places
        ? [
            explained(
              equation(decimal(dividend), decimal(dividend, places)),
              line`Zeros at the end do not change the value.`,
              line`Los ceros al final no cambian el valor.`,
            ),
          ]
        : []),
      step(equation(divide(asWhole(dividend, places), divisor), asWhole(result, places)), because.divideAsWholeNumbers),
      ...(places > 0
        ? [
            explained(
              decimal(result),
              [...line`${decimal(dividend, places)} has `, ...named[0], ', and so does the quotient.'],
              [...line`${decimal(dividend, places)} tiene `, ...named[1], ' y el cociente también.'],
            ),
          ]
        : []),
      step(equation(times(decimal(result), decimal(b)), decimal(a)), because.checkWork, {
        how: { en: line`quotient times divisor`, es: line`cociente por divisor` },
      }),
    ]
  }
  return addDecimals(sign, a, b)
}

function fractionSteps(fact: Fact): readonly Step[] {
  const { sign, a, b } = fact
  if (sign === '×') return multiplyFractions(a, b)
  if (sign === '÷')
    return a.isInteger
      ? dividedUnits({ whole: a.n, d: b.d }, 'whole by unit')
      : dividedUnits({ whole: b.n, d: a.d }, 'unit by whole')
  if (a.compare(1) < 0 && b.compare(1) < 0) return addFractions(sign, a, b)
  const d = lcm(a.d, b.d)
  const [left, right] = [partsOf(a, d), partsOf(b, d)]
  return [
    ...(a.d === b.d
      ? []
      : [
          explained(
            operation(sign, asItStands(left), asItStands(right)),
            line`Write the fractions with the common denominator ${d}.`,
            line`Escribe las fracciones con el denominador común ${d}.`,
          ),
        ]),
    ...mixedSteps(sign, left, right),
  ]
}

function wholeSteps({ sign, a, b }: Fact): readonly Step[] {
  switch (sign) {
    case '+':
      return addByPlaces(a.n, b.n)
    case '−':
      return subtractByPlaces(a.n, b.n)
    case '×':
      return multiplyByPlaces(a.n, b.n)
    case '÷':
      return divideByPlaces(a.n, b.n)
    default:
      return sign satisfies never
  }
}

/** Step by step, with what is regrouped, renamed or where the point goes. */
export const worked = (fact: Fact): readonly Step[] =>
  isWhole(fact) ? wholeSteps(fact) : fact.style === 'decimal' ? decimalSteps(fact) : fractionSteps(fact)

const improper = (value: Ratio, d = value.d): Expr => (d === 1 ? expr(value) : over(value.times(d).n, d))

/** The same in one line, where it is a part of a longer problem. */
export function inOneLine(fact: Fact): Expr {
  const { style, sign, a, b } = fact
  const result = resultOf(fact)
  const end = shown(style, result)
  if (isWhole(fact)) return complete(fact)
  if (style === 'decimal') {
    if (sign === '+' || sign === '−') {
      const places = Math.max(placesOf(a), placesOf(b))
      const whole = equation(operation(sign, decimal(a, places), decimal(b, places)), decimal(result, places))
      return placesOf(result) < places ? equation(whole, end) : whole
    }
    if (sign === '×' || b.isInteger) return complete(fact)
    const shift = placesOf(b)
    return chain(written(fact), divide(decimal(asWhole(a, shift)), asWhole(b, shift)), end)
  }
  if (sign === '÷')
    return a.isInteger ? chain(written(fact), times(a, b.d), end) : chain(written(fact), over(1, times(a.d, b)), end)
  const isTaken = sign === '+' || sign === '−'
  const d = isTaken ? lcm(a.d, b.d) : a.d * b.d
  const isRenamed = isTaken && (a.d !== d || b.d !== d || a.compare(1) > 0 || b.compare(1) > 0)
  const isImproper = !isTaken && [a, b].some(value => !value.isInteger && value.compare(1) > 0)
  const [left, right] = isTaken ? [improper(a, d), improper(b, d)] : [improper(a), improper(b)]
  const top = result.times(d).n
  return chain(
    written(fact),
    ...(isRenamed || isImproper ? [operation(sign, left, right)] : []),
    over(top, d),
    ...(result.d === d && top < d ? [] : [end]),
  )
}

const BY_PLACE = {
  '+': {
    en: line`Add place by place, regrouping where needed.`,
    es: line`Suma posición por posición y reagrupa donde haga falta.`,
  },
  '−': {
    en: line`Subtract place by place, regrouping where needed.`,
    es: line`Resta posición por posición y reagrupa donde haga falta.`,
  },
} as const
/** The work of an operation that is a part of a solution: sums and differences in columns are one step, nothing is checked. */
export function workedInside(fact: Fact): readonly Step[] {
  const { sign } = fact
  const steps = worked(fact)
  if (isWhole(fact) && (sign === '+' || sign === '−'))
    return [
      explained(
        { en: steps.flatMap(({ work }) => work.en), es: steps.flatMap(({ work }) => work.es) },
        BY_PLACE[sign].en,
        BY_PLACE[sign].es,
      ),
    ]
  return steps.filter(({ reason }) => !reason.startsWith('check'))
}
