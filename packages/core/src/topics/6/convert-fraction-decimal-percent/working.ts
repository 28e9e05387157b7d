import {
  convertNumber,
  decimal,
  divide,
  type Expr,
  equation,
  explained,
  failed,
  gcd,
  line,
  list,
  mixed,
  over,
  percent,
  type Ratio,
  type Step,
  statements,
  step,
  sum,
  times,
  writtenOut,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { ends, type Form, hundredfold, overPowerOfTen, written } from './kinds.ts'

/** The first power of ten over which the value has a whole numerator. */
const powerFor = (value: Ratio, powers: readonly number[]): number =>
  powers.find(power => value.times(power).isInteger) ?? failed('The decimal has at most four places')

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

/** The other forms of the number of a row on one line. */
export function allForms(value: Ratio, from: Form, row: number): Step {
  const [start, hundredths] = [written[from](value), overPowerOfTen(value)]
  const work = chain(
    start,
    ...(from === 'percent' ? [over(decimal(value.times(100)), 100)] : []),
    ...(from === 'fraction' && value.n > value.d ? [over(value.n, value.d)] : []),
    hundredths,
    ...(['fraction', 'decimal', 'percent'] as const).map(form => written[form](value)),
  )
  const power = powerFor(value, [100, 1000, 10_000])
  const simplest = value.d < power
  switch (from) {
    case 'fraction':
      if (value.d === power && value.n < value.d)
        return explained(
          work,
          line`Row ${row}: the denominator is ${power}, so write the decimal directly. The percent is 100 times the decimal.`,
          line`Fila ${row}: el denominador es ${power}; escribe directamente el decimal. El porcentaje es 100 veces el decimal.`,
        )
      return explained(
        work,
        line`Row ${row}: write the fraction with denominator ${power}, then as a decimal. The percent is 100 times the decimal.`,
        line`Fila ${row}: escribe la fracción con denominador ${power} y luego como decimal. El porcentaje es 100 veces el decimal.`,
      )
    case 'decimal':
      return explained(
        work,
        simplest
          ? line`Row ${row}: write the decimal as a fraction with denominator ${power} and simplify. The percent is 100 times the decimal.`
          : line`Row ${row}: write the decimal as a fraction with denominator ${power}. The percent is 100 times the decimal.`,
        simplest
          ? line`Fila ${row}: escribe el decimal como fracción con denominador ${power} y simplifica. El porcentaje es 100 veces el decimal.`
          : line`Fila ${row}: escribe el decimal como fracción con denominador ${power}. El porcentaje es 100 veces el decimal.`,
      )
    case 'percent':
      if (power === 100)
        return explained(
          work,
          simplest
            ? line`Row ${row}: write the number before % over 100 and simplify. Then write the decimal.`
            : line`Row ${row}: write the number before % over 100. Then write the decimal.`,
          simplest
            ? line`Fila ${row}: escribe sobre 100 el número que está antes de % y simplifica. Luego escribe el decimal.`
            : line`Fila ${row}: escribe sobre 100 el número que está antes de %. Luego escribe el decimal.`,
        )
      return explained(
        work,
        simplest
          ? line`Row ${row}: write the number before % over 100, multiply the numerator and the denominator by ${power / 100}, and simplify. Then write the decimal.`
          : line`Row ${row}: write the number before % over 100 and multiply the numerator and the denominator by ${power / 100}. Then write the decimal.`,
        simplest
          ? line`Fila ${row}: escribe sobre 100 el número que está antes de %, multiplica el numerador y el denominador por ${power / 100} y simplifica. Luego escribe el decimal.`
          : line`Fila ${row}: escribe sobre 100 el número que está antes de % y multiplica el numerador y el denominador por ${power / 100}. Luego escribe el decimal.`,
      )
  }
}

/** From a form to a percent that does not end, 5/6 = 83 1/3%. */
const toMixedPercent = (value: Ratio): readonly Step[] => [
  ...(value.compare(1) > 0
    ? [
        explained(
          equation(mixed(value), over(value.n, value.d)),
          line`Write the mixed number as an improper fraction.`,
          line`Escribe el número mixto como fracción impropia.`,
        ),
      ]
    : []),
  step(equation(times(value, 100), over(value.n * 100, value.d)), because.timesHundred),
  step(equation(over(value.n * 100, value.d), mixed(value.times(100))), because.toMixedNumber),
  step(equation(mixed(value), percent(mixed(value.times(100)))), because.toPercent),
]

/** 66 2/3% = 2/3. */
function fromMixedPercent(value: Ratio): readonly Step[] {
  const hundred = value.times(100)
  return [
    explained(
      equation(mixed(hundred), over(hundred.n, hundred.d)),
      line`Write the mixed number before % as an improper fraction.`,
      line`Escribe el número mixto que está antes de % como fracción impropia.`,
    ),
    explained(
      equation(divide(over(hundred.n, hundred.d), 100), over(hundred.n, hundred.d * 100)),
      line`Percent means out of 100: divide by 100, so the denominator is ${equation(times(hundred.d, 100), hundred.d * 100)}.`,
      line`Por ciento significa de cada 100: divide entre 100 y el denominador es ${equation(times(hundred.d, 100), hundred.d * 100)}.`,
    ),
    step(equation(over(hundred.n, hundred.d * 100), value), because.simplify),
  ]
}

const toHundredths = (work: Expr, by: number): Step =>
  explained(
    work,
    line`Divide the numerator and the denominator by ${by}, so that the denominator is 100.`,
    line`Divide el numerador y el denominador entre ${by} para que el denominador sea 100.`,
  )

/** A fraction by way of hundredths, a decimal times 100. */
function toPercent(value: Ratio, from: Form): readonly Step[] {
  const hundred = value.times(100)
  const last = (work: Expr) =>
    explained(
      equation(work, percent(decimal(hundred))),
      line`Percent means out of 100.`,
      line`Por ciento significa de cada 100.`,
    )
  if (from === 'decimal')
    return [
      explained(
        equation(times(decimal(value), 100), decimal(hundred)),
        line`Multiply by 100: the decimal point moves 2 places to the right.`,
        line`Multiplica por 100: el punto decimal se mueve 2 lugares a la derecha.`,
      ),
      last(decimal(value)),
    ]
  // 173/200 is 86.5/100 at once.
  if (value.d > 100 && value.d % 100 === 0)
    return [
      toHundredths(equation(over(value.n, value.d), over(decimal(hundred), 100)), value.d / 100),
      last(over(decimal(hundred), 100)),
    ]
  const power = powerFor(value, [100, 1000, 10_000])
  const top = value.times(power).n
  return [
    ...(value.d === power
      ? []
      : [
          explained(
            equation(over(value.n, value.d), over(top, power)),
            line`Multiply the numerator and the denominator by ${power / value.d}, so that the denominator is ${power}.`,
            line`Multiplica el numerador y el denominador por ${power / value.d} para que el denominador sea ${power}.`,
          ),
        ]),
    ...(power === 100 ? [] : [toHundredths(equation(over(top, power), over(decimal(hundred), 100)), power / 100)]),
    last(over(decimal(hundred), 100)),
  ]
}

/** 37.5% is 37.5/100 first. */
function fromDecimalPercent(value: Ratio, to: Form): readonly Step[] {
  const hundred = value.times(100)
  const power = powerFor(value, [1000, 10_000])
  const [start, top] = [over(decimal(hundred), 100), value.times(power).n]
  const first = explained(
    equation(percent(decimal(hundred)), start),
    line`Percent means out of 100.`,
    line`Por ciento significa de cada 100.`,
  )
  if (to === 'decimal')
    return [
      first,
      explained(
        equation(divide(decimal(hundred), 100), decimal(value)),
        line`Divide by 100: the decimal point moves 2 places to the left.`,
        line`Divide entre 100: el punto decimal se mueve 2 lugares a la izquierda.`,
      ),
    ]
  return [
    first,
    explained(
      equation(start, over(top, power)),
      line`Multiply the numerator and the denominator by ${power / 100}, so that the numerator is a whole number.`,
      line`Multiplica el numerador y el denominador por ${power / 100} para que el numerador sea un número entero.`,
    ),
    ...(gcd(top, power) > 1
      ? [step(equation(over(top, power), value), because.divideBothTerms, { value: gcd(top, power) })]
      : []),
  ]
}

/** One form of a number from another, above 1 by way of an improper fraction. */
export function converted(value: Ratio, from: Form, to: Form): readonly Step[] {
  if (!ends(value)) return to === 'percent' ? toMixedPercent(value) : fromMixedPercent(value)
  const isMixed = value.n > value.d && value.d > 1
  const improper = equation(mixed(value), over(value.n, value.d))
  return [
    ...(isMixed && from === 'fraction'
      ? [
          explained(
            improper,
            line`Write the mixed number as an improper fraction.`,
            line`Escribe el número mixto como fracción impropia.`,
          ),
        ]
      : []),
    ...(to === 'percent'
      ? toPercent(value, from)
      : from === 'percent' && !value.times(100).isInteger
        ? fromDecimalPercent(value, to)
        : convertNumber(value, from, to)),
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

/** The other two forms of a number, the decimal on the way. */
export const bothOthers = (value: Ratio, from: Form): readonly Step[] => [
  ...(from === 'decimal' ? [] : converted(value, from, 'decimal')),
  ...(from === 'fraction' ? [] : converted(value, 'decimal', 'fraction')),
  ...(from === 'percent' ? [] : converted(value, 'decimal', 'percent')),
  explained(
    chain(written.fraction(value), written.decimal(value), written.percent(value)),
    line`Write the forms in the table.`,
    line`Escribe las formas en la tabla.`,
  ),
]

/** 163.3% = 163.3 ÷ 100 = 1.633; 1 5/8 = 1 + 5 ÷ 8 = 1.625. */
function toDecimalByDivision(item: Expr, value: Ratio): Expr {
  if (item.kind === 'percent') return chain(item, divide(hundredfold(value), 100), decimal(value))
  const whole = Math.floor(value.toNumber())
  const rest = value.minus(whole)
  const quotient = divide(rest.n, rest.d)
  return chain(item, whole > 0 ? sum(whole, quotient) : quotient, decimal(value))
}

/** All of them as decimals, the decimals in order, then as they were printed. */
export const orderedAsDecimals = (
  printed: readonly Expr[],
  sorted: readonly Expr[],
  valueOf: (item: Expr) => Ratio,
): readonly Step[] => [
  explained(
    statements(
      ...printed
        .filter(item => writtenOut(item) !== writtenOut(decimal(valueOf(item))))
        .map(item => toDecimalByDivision(item, valueOf(item))),
    ),
    line`Divide the numerator by the denominator, and divide the number before % by 100.`,
    line`Divide el numerador entre el denominador y divide entre 100 el número que está antes de %.`,
  ),
  explained(
    list(...sorted.map(item => decimal(valueOf(item)))),
    line`Put all four decimals in order.`,
    line`Ordena los cuatro decimales.`,
  ),
  explained(list(...sorted), line`Write each one as it was given.`, line`Escribe cada uno como estaba dado.`),
]

/** Each left side through hundredths to its partner. */
export function partners(pairs: readonly (readonly [left: Expr, right: Expr, value: Ratio])[]): readonly Step[] {
  const through = pairs.map(([left, , value]) =>
    ends(value)
      ? chain(left, overPowerOfTen(value))
      : equation(equation(times(value, 100), over(value.n * 100, value.d)), hundredfold(value)),
  )
  const shown = statements(...through.filter(item => item.kind === 'relation'))
  return [
    pairs.every(([, , value]) => value.times(100).isInteger)
      ? explained(
          shown,
          line`Write each number as a fraction with the denominator 100.`,
          line`Escribe cada número como fracción con el denominador 100.`,
        )
      : step(shown, pairs.every(([, , value]) => ends(value)) ? because.overPowerOfTen : because.timesHundred),
    step(statements(...pairs.map(([left, right]) => equation(left, right))), because.findTheLetters),
  ]
}
