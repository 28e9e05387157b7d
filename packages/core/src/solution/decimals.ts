import { type Inline, line } from '../content.ts'
import { assert, failed } from '../errors.ts'
import {
  decimal,
  divide,
  equation,
  expr,
  minus,
  over,
  percent,
  relation,
  repeating,
  sum,
  times,
  words,
} from '../math/build.ts'
import type { Expr } from '../math/expr.ts'
import { decimalPlaces } from '../number/decimal.ts'
import { gcd, type Ratio } from '../number/ratio.ts'
import { concluded } from './comparison.ts'
import * as because from './reasons/index.ts'
import { explained, type Step, statements, step } from './step.ts'

/** The point put back, and the zeros that are then not written. */
function pointPlaced(value: Ratio, places: number): Step {
  const dropped = places - placesOf(value)
  if (dropped <= 0) return step(decimal(value), because.placeThePoint)
  return explained(
    equation(decimal(value, places), decimal(value)),
    dropped === 1
      ? line`Place the decimal point. A zero at the end of a decimal can be left out.`
      : line`Place the decimal point. Zeros at the end of a decimal can be left out.`,
    dropped === 1
      ? line`Coloca el punto decimal. El cero al final de un decimal se puede omitir.`
      : line`Coloca el punto decimal. Los ceros al final de un decimal se pueden omitir.`,
  )
}

const placesOf = (value: Ratio): number => decimalPlaces(value.d) ?? failed(`${value} is no decimal that ends`)
/** The number without its point. */
const withoutPoint = (value: Ratio, places = placesOf(value)): number => value.times(10 ** places).n

const combine = { '+': sum, '−': minus } as const

/** A sum or a difference has as many places as both numbers. */
function placesKept(value: Ratio, places: number): Step {
  const dropped = places - placesOf(value)
  const kept =
    places === 1
      ? {
          en: line`Both numbers have 1 decimal place, and so does the result.`,
          es: line`Ambos números tienen 1 cifra decimal, y el resultado también.`,
        }
      : {
          en: line`Both numbers have ${places} decimal places, and so does the result.`,
          es: line`Ambos números tienen ${places} cifras decimales, y el resultado también.`,
        }
  if (dropped <= 0) return explained(decimal(value), kept.en, kept.es)
  const rest =
    dropped === 1
      ? { en: line` The zero at the end can be left out.`, es: line` El cero al final se puede omitir.` }
      : { en: line` The zeros at the end can be left out.`, es: line` Los ceros al final se pueden omitir.` }
  return explained(equation(decimal(value, places), decimal(value)), [...kept.en, ...rest.en], [...kept.es, ...rest.es])
}

/** a + b or a − b: with as many places each, as whole numbers, and the point put back. */
export function addDecimals(sign: '+' | '−', a: Ratio, b: Ratio): readonly Step[] {
  const places = Math.max(placesOf(a), placesOf(b))
  const [left, right] = [withoutPoint(a, places), withoutPoint(b, places)]
  const total = sign === '+' ? a.plus(b) : a.minus(b)
  return [
    step(
      combine[sign](decimal(a, places), decimal(b, places)),
      placesOf(a) === placesOf(b) ? because.lineUpPoints : because.sameDecimalPlaces,
    ),
    step(
      equation(combine[sign](left, right), withoutPoint(total, places)),
      sign === '+' ? because.addAsWholeNumbers : because.subtractAsWholeNumbers,
    ),
    placesKept(total, places),
  ].slice(placesOf(a) === placesOf(b) ? 1 : 0)
}

/** An estimate that is farther off, by parts of the product, leads astray. */
const NEAR = 0.2

/** 98 × 74 = 392 + 6,860 = 7,252: the products of each digit, where there are several. */
export function inPartialProducts(a: number, b: number): Expr {
  const [left, right] = partialsOf(a).length < partialsOf(b).length ? [b, a] : [a, b]
  const parts = partialsOf(right)
  const total = equation(times(a, b), a * b)
  return parts.length === 1 || left < 10 || parts.length > 3
    ? total
    : equation(equation(times(a, b), sum(...parts.map(part => left * part))), a * b)
}

/** 4 and 70 of 74. */
const partialsOf = (value: number): readonly number[] =>
  [...String(value)].reverse().flatMap((digit, place) => (digit === '0' ? [] : [Number(digit) * 10 ** place]))

/** a × b: as whole numbers, the places of both, and the point. */
export function multiplyDecimals(a: Ratio, b: Ratio): readonly Step[] {
  const [left, right] = [withoutPoint(a), withoutPoint(b)]
  const near = [a.rounded(), b.rounded()] as const
  const [one, other, product] = [placesOf(a), placesOf(b), a.times(b)]
  const estimate = near[0] * near[1]
  const isNear = Math.abs(estimate - product.toNumber()) <= NEAR * product.toNumber()
  return [
    step(inPartialProducts(left, right), because.multiplyAsWholeNumbers),
    step(equation(sum(one, other), one + other), because.countDecimalPlaces),
    ...(isNear && one + other > 0
      ? [step(equation(times(...near), estimate), because.estimate, { value: estimate })]
      : []),
    pointPlaced(product, one + other),
  ]
}

/** a ÷ b: with a whole divisor, as whole numbers, and the point. */
export function divideDecimals(a: Ratio, b: Ratio): readonly Step[] {
  const shift = 10 ** placesOf(b)
  const [dividend, divisor, quotient] = [a.times(shift), b.times(shift), a.over(b)]
  const places = Math.max(placesOf(dividend), placesOf(quotient))
  const moved = step(
    equation(divide(decimal(a), decimal(b)), divide(decimal(dividend), divisor)),
    because.moveBothPoints,
    {
      value: shift,
    },
  )
  const whole = step(
    equation(divide(withoutPoint(dividend, places), divisor), withoutPoint(quotient, places)),
    because.divideAsWholeNumbers,
  )
  const placed = equation(times(decimal(quotient), divisor), decimal(dividend))
  return [
    ...(shift > 1 ? [moved] : []),
    ...(places > 0 ? [whole] : []),
    step(placed, because.checkWork, { how: { en: line`quotient times divisor`, es: line`cociente por divisor` } }),
    step(
      equation(divide(decimal(a), decimal(b)), decimal(quotient)),
      places > 0 ? because.placeThePoint : because.writeQuotient,
    ),
  ]
}

/** Which of two decimals is greater. */
export function compareDecimals(a: Ratio, b: Ratio): readonly Step[] {
  const sign = a.compare(b) < 0 ? '<' : a.compare(b) > 0 ? '>' : '='
  const places = Math.max(placesOf(a), placesOf(b))
  const result = concluded(decimal(a), sign, decimal(b))
  if (placesOf(a) !== placesOf(b))
    return [step(relation(decimal(a, places), sign, decimal(b, places)), because.sameDecimalPlaces), result]
  const [left, right] = [a, b].map(value => String(withoutPoint(value, places)).padStart(places + 3, '0')) as [
    string,
    string,
  ]
  const width = Math.max(String(withoutPoint(a, places)).length, String(withoutPoint(b, places)).length, places + 1)
  const pairs = [...left.padStart(width, '0').slice(-width)].map(
    (digit, i) => [Number(digit), Number(right.padStart(width, '0').slice(-width)[i])] as const,
  )
  const differ = pairs.findIndex(([x, y]) => x !== y)
  return [
    step(
      statements(
        ...pairs
          .slice(0, differ < 0 ? pairs.length : differ + 1)
          .map(([x, y]) => relation(x, x < y ? '<' : x > y ? '>' : '=', y)),
      ),
      because.compareDigits,
    ),
    result,
  ]
}

/** How a number is written. */
export type NumberForm = 'fraction' | 'decimal' | 'percent'

const formed: Readonly<Record<NumberForm, (value: Ratio) => Expr>> = {
  fraction: value => over(value.n, value.d),
  decimal: value => decimal(value),
  percent: value => percent(decimal(value.times(100))),
}
const reasons = { decimal: because.toDecimal, percent: because.toPercent } as const

const DECIMAL_PLACES = [
  { en: ['tenth', 'tenths'], es: ['décima', 'décimas'] },
  { en: ['hundredth', 'hundredths'], es: ['centésima', 'centésimas'] },
  { en: ['thousandth', 'thousandths'], es: ['milésima', 'milésimas'] },
  { en: ['ten-thousandth', 'ten-thousandths'], es: ['diezmilésima', 'diezmilésimas'] },
] as const

/** "7 tenths". */
function decimalPlaceNamed(count: number, places: number): Expr {
  const { en, es } = DECIMAL_PLACES[places - 1] ?? failed(`${places} decimal places have no name`)
  const form = count === 1 ? 0 : 1
  return words(`${count} ${en[form]}`, `${count} ${es[form]}`)
}

/** How a decimal is read as a fraction: by its last place, or, where it came from a percent, in hundredths. */
function readAs(from: NumberForm, under: number): readonly [en: readonly Inline[], es: readonly Inline[]] {
  if (from !== 'percent')
    return [
      line`Read the decimal by the place of its last digit.`,
      line`Lee el decimal según la posición de su último dígito.`,
    ]
  if (under === 100) return [line`Percents are hundredths.`, line`Los porcentajes son centésimas.`]
  return [
    line`Percents are hundredths: each digit moves 2 places to the right.`,
    line`Los porcentajes son centésimas: cada dígito se mueve 2 posiciones a la derecha.`,
  ]
}

/** A number in another form: a fraction over a power of ten stands between them. */
export function convertNumber(value: Ratio, from: NumberForm, to: NumberForm): readonly Step[] {
  assert(from !== to, 'A number is converted to another form')
  if (decimalPlaces(value.d) === null) return repeatingDecimal(value)
  const places = to === 'percent' || from === 'percent' ? Math.max(2, placesOf(value)) : Math.max(1, placesOf(value))
  const under = 10 ** places
  const top = value.times(under).n
  const start = formed[from](value)
  const between = over(top, under)
  const first =
    from === 'fraction'
      ? value.d === under
        ? step(equation(start, divide(value.n, value.d)), because.fractionIsADivision)
        : explained(
            equation(start, between),
            line`Multiply the numerator and the denominator by ${under / value.d}, so that the denominator is ${under}.`,
            line`Multiplica el numerador y el denominador por ${under / value.d} para que el denominador sea ${under}.`,
          )
      : step(equation(start, between), from === 'percent' ? because.outOfHundred : because.toFraction)
  if (to !== 'fraction') return [first, step(equation(start, formed[to](value)), reasons[to])]
  const divisor = gcd(top, under)
  return divisor > 1
    ? [
        first,
        step(equation(between, value.isInteger ? value.n : over(value.n, value.d)), because.divideBothTerms, {
          value: divisor,
        }),
      ]
    : [explained(decimalPlaceNamed(top, places), ...readAs(from, under)), first]
}

/** The division comes to a remainder that it had before. */
function repeatingDecimal(value: Ratio): readonly Step[] {
  const rest = value.n % value.d
  return [
    step(equation(over(value.n, value.d), divide(value.n, value.d)), because.fractionIsADivision),
    step(
      equation(minus(rest * 10, times(Math.floor((rest * 10) / value.d), value.d)), (rest * 10) % value.d),
      because.divideMultiplySubtract,
    ),
    step(equation(over(value.n, value.d), repeating(value)), because.toDecimal),
  ]
}

/** A decimal times a power of ten; a negative exponent divides. */
export function timesPowerOfTen(value: Ratio, exponent: number): readonly Step[] {
  const places = Math.abs(exponent)
  const by = 10 ** places
  const result = decimal(exponent > 0 ? value.times(by) : value.over(by))
  const side = exponent > 0 ? { en: line`left`, es: line`izquierda` } : { en: line`right`, es: line`derecha` }
  const shown = exponent > 0 ? times(decimal(value), by) : divide(decimal(value), by)
  return [
    step(
      statements(
        expr(by),
        words(`${places} ${places === 1 ? 'zero' : 'zeros'}`, `${places} ${places === 1 ? 'cero' : 'ceros'}`),
      ),
      because.count,
      {
        group: { en: line`the zeros`, es: line`los ceros` },
      },
    ),
    step(equation(shown, result), because.moveDigits, {
      places: {
        en: places === 1 ? line`1 place` : line`${places} places`,
        es: places === 1 ? line`1 lugar` : line`${places} lugares`,
      },
      side,
    }),
  ]
}
