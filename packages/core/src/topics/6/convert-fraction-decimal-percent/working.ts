import {
  convertNumber,
  decimal,
  divide,
  type Expr,
  equation,
  list,
  mixed,
  over,
  percent,
  type Ratio,
  type Step,
  statements,
  step,
  times,
  writtenOut,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { ends, type Form, hundredfold, overPowerOfTen, written } from './kinds.ts'

/** 3/5 = 60/100 = 0.6, without what stands there already. */
export const chain = (first: Expr, ...others: readonly Expr[]): Expr => {
  const stands = new Set([writtenOut(first)])
  return others.reduce((line, item) => {
    const text = writtenOut(item)
    if (stands.has(text)) return line
    stands.add(text)
    return equation(line, item)
  }, first)
}

/** The other forms of a number on one line. */
export function allForms(value: Ratio, from: Form): Step {
  const [start, hundredths] = [written[from](value), overPowerOfTen(value)]
  const line = chain(
    start,
    ...(from === 'fraction' && value.n > value.d ? [over(value.n, value.d)] : []),
    hundredths,
    ...(['fraction', 'decimal', 'percent'] as const).map(form => written[form](value)),
  )
  return step(
    line,
    from === 'percent' ? because.outOfHundred : from === 'decimal' ? because.toFraction : because.overPowerOfTen,
  )
}

/** From a form to a percent that does not end, 5/6 = 83 1/3%. */
const toMixedPercent = (value: Ratio): readonly Step[] => [
  step(equation(times(value, 100), over(value.n * 100, value.d)), because.timesHundred),
  step(equation(over(value.n * 100, value.d), mixed(value.times(100))), because.toMixedNumber),
  step(equation(value, percent(mixed(value.times(100)))), because.toPercent),
]

/** 66 2/3% = 2/3. */
function fromMixedPercent(value: Ratio): readonly Step[] {
  const hundred = value.times(100)
  return [
    step(equation(mixed(hundred), over(hundred.n, hundred.d)), because.toImproperFraction),
    step(equation(divide(over(hundred.n, hundred.d), 100), over(hundred.n, hundred.d * 100)), because.outOfHundred),
    step(equation(over(hundred.n, hundred.d * 100), value), because.simplify),
  ]
}

/** One form of a number from another, above 1 by way of an improper fraction. */
export function converted(value: Ratio, from: Form, to: Form): readonly Step[] {
  if (!ends(value)) return to === 'percent' ? toMixedPercent(value) : fromMixedPercent(value)
  const isMixed = value.n > value.d && value.d > 1
  const improper = equation(mixed(value), over(value.n, value.d))
  return [
    ...(isMixed && from === 'fraction' ? [step(improper, because.toImproperFraction)] : []),
    ...convertNumber(value, from, to),
    ...(isMixed && to === 'fraction'
      ? [step(equation(over(value.n, value.d), mixed(value)), because.toMixedNumber)]
      : []),
  ]
}

/** 3/8% as a decimal: the number before the sign first. */
export const partOfPercent = (hundred: Ratio): readonly Step[] => [
  step(equation(mixed(hundred), decimal(hundred)), because.toDecimal),
  step(equation(divide(decimal(hundred), 100), decimal(hundred.over(100))), because.outOfHundred),
]

/** All of them as decimals, then in order. */
export const orderedAsDecimals = (
  printed: readonly Expr[],
  sorted: readonly Expr[],
  valueOf: (item: Expr) => Ratio,
): readonly Step[] => [
  step(
    statements(...printed.map(item => chain(item, decimal(valueOf(item)))).filter(item => item.kind === 'relation')),
    because.toDecimal,
  ),
  step(list(...sorted), because.putInOrder),
]

/** Each left side through hundredths to its partner. */
export function partners(pairs: readonly (readonly [left: Expr, right: Expr, value: Ratio])[]): readonly Step[] {
  const through = pairs.map(([left, , value]) =>
    ends(value) ? chain(left, overPowerOfTen(value)) : equation(times(value, 100), hundredfold(value)),
  )
  return [
    step(
      statements(...through.filter(item => item.kind === 'relation')),
      pairs.every(([, , value]) => ends(value)) ? because.overPowerOfTen : because.timesHundred,
    ),
    step(statements(...pairs.map(([left, right]) => equation(left, right))), because.findTheLetters),
  ]
}
