import {
  absolute,
  decimal,
  decimalPlaces,
  type Expr,
  equation,
  exact,
  explained,
  expr,
  lcm,
  line,
  list,
  negative,
  over,
  Ratio,
  relation,
  type Step,
  statements,
  step,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

const signOf = (a: Ratio, b: Ratio) => (a.compare(b) < 0 ? '<' : a.compare(b) > 0 ? '>' : '=')
const size = (value: Ratio) => (value.n < 0 ? value.negated() : value)
const isDecimal = (value: Value) => expr(value).kind === 'number' && (expr(value) as { as: string }).as === 'decimal'

const overFrom = (n: number, d: number) => (n < 0 ? negative(over(-n, d)) : over(n, d))

/** Both over one denominator, or with as many decimal places; nothing for whole numbers. */
function alike(a: Value, b: Value): readonly Step[] {
  const [x, y] = [exact(a), exact(b)]
  if (x.isInteger && y.isInteger) return []
  if (isDecimal(a) && isDecimal(b)) {
    const places = Math.max(decimalPlaces(x.d) ?? 0, decimalPlaces(y.d) ?? 0)
    if (decimalPlaces(x.d) === decimalPlaces(y.d)) return []
    return [step(list(decimal(x, places), decimal(y, places)), because.sameDecimalPlaces)]
  }
  if (x.d === y.d) return []
  const places = [x, y].map(({ d }) => decimalPlaces(d))
  const ending = places.filter(place => place !== null)
  if ((isDecimal(a) || isDecimal(b)) && ending.length === 2) {
    const most = Math.max(...ending)
    const renamed = [a, b].flatMap((value, i) =>
      isDecimal(value) && places[i] === most ? [] : [equation(value, decimal(exact(value), most))],
    )
    return [
      explained(
        statements(...renamed),
        renamed.length === 1
          ? line`Write this number as a decimal with as many decimal places as the other one.`
          : line`Write both numbers as decimals with the same number of decimal places.`,
        renamed.length === 1
          ? line`Escribe este número como decimal con tantas cifras decimales como el otro.`
          : line`Escribe los dos números como decimales con el mismo número de cifras decimales.`,
      ),
    ]
  }
  const d = lcm(x.d, y.d)
  const renamed = (
    [
      [a, x],
      [b, y],
    ] as const
  ).map(([value, exactly]) => equation(value, overFrom(exactly.times(d).n, d)))
  return [step(statements(...renamed), because.sameDenominator, { value: d })]
}

/** Why one number is less: by signs, or by the distance from 0. */
export function comparing(a: Value, b: Value): readonly Step[] {
  const [x, y] = [exact(a), exact(b)]
  if (x.equals(y)) return alike(a, b)
  if (x.n < 0 !== y.n < 0) {
    const [low, high] = x.n < 0 ? [a, b] : [b, a]
    return [step(statements(relation(low, '<', 0), relation(high, '>', 0)), because.negativeIsLess)]
  }
  const far = step(
    relation(absolute(a), signOf(size(x), size(y)), absolute(b)),
    x.n < 0 ? because.fartherFromZeroIsLess : because.fartherFromZeroIsGreater,
  )
  return [...alike(a, b), far]
}

export const compared = (a: Value, b: Value): Step =>
  step(relation(a, signOf(exact(a), exact(b)), b), because.fartherLeftIsLess)

/** To three places where the decimal does not end. */
function asDecimal(value: Value): Expr {
  const exactly = exact(value)
  if (decimalPlaces(exactly.d) !== null) return equation(value, decimal(exactly))
  return relation(value, '≈', decimal(Ratio.of(Math.round(exactly.toNumber() * 1000), 1000)))
}

/** Fractions as decimals, negative numbers by their distance from 0, then all of them. */
export function ordering(sorted: readonly Value[]): readonly Step[] {
  const fractions = sorted.filter(value => !exact(value).isInteger && !isDecimal(value))
  const negative = sorted.filter(value => exact(value).n < 0)
  const positive = sorted.filter(value => exact(value).n > 0)
  return [
    ...(fractions.length > 0
      ? [
          explained(
            statements(...fractions.map(asDecimal)),
            ...(fractions.length === 1
              ? ([line`Write this number as a decimal.`, line`Escribe este número como decimal.`] as const)
              : ([line`Write these numbers as decimals.`, line`Escribe estos números como decimales.`] as const)),
          ),
        ]
      : []),
    ...(negative.length > 0 && negative.length < sorted.length
      ? [step(list(...negative), because.negativesByDistance)]
      : []),
    ...(positive.length > 1 && negative.length > 0
      ? [
          explained(
            list(...positive),
            line`Positive numbers: the farthest from 0 is the greatest.`,
            line`Números positivos: el más lejano de 0 es el mayor.`,
          ),
        ]
      : []),
    step(list(...sorted), because.putInOrder),
  ]
}
