import {
  type AnswerType,
  both,
  decimal,
  type Expr,
  equation,
  explained,
  inARow,
  line,
  minus,
  money,
  numberList,
  prose,
  type Random,
  Ratio,
  type Step,
  sum,
  times,
  type Value,
} from '../../../author.ts'
import { digitAt, powerOfTen } from '../../kit/decimals/places.ts'

export type Operation = '+' | '−' | '×'
export const operated = (operation: Operation, a: Value, b: Value): Expr =>
  operation === '+' ? sum(a, b) : operation === '−' ? minus(a, b) : times(a, b)
export const resultOf = (operation: Operation, a: Ratio, b: Ratio): Ratio =>
  operation === '+' ? a.plus(b) : operation === '−' ? a.minus(b) : a.times(b)

/** Half up, to the ones (0) or the tenths (−1). */
export const roundedTo = (value: Ratio, place: number): Ratio =>
  Ratio.of(Math.floor(value.over(powerOfTen(place)).toNumber() + 0.5 + 1e-9)).times(powerOfTen(place))

/** A decimal near a whole number or a tenth, clear of the half and not round; `places` after the point. */
export function near(random: Random, target: Ratio, way: 'up' | 'down', place: number, places: number): Ratio {
  const unit = 10 ** places
  const most = Math.round(0.42 * 10 ** (places + place))
  const least = Math.max(1, Math.round(0.05 * 10 ** (places + place)))
  const off = random.until(
    () => random.int(least, most),
    drawn => drawn % 10 !== 0,
  )
  return way === 'up' ? target.minus(Ratio.of(off, unit)) : target.plus(Ratio.of(off, unit))
}

/** 6.83 → 7, with the digit that decides. */
export function roundStep(value: Ratio, place: number): Step {
  const digit = digitAt(value, place - 1)
  const next =
    place === 0 ? { en: line`tenths`, es: line`las décimas` } : { en: line`hundredths`, es: line`las centésimas` }
  const work = prose`${decimal(value)} → ${decimal(roundedTo(value, place))}`
  return digit >= 5
    ? explained(
        work,
        [...line`The `, ...next.en, ...line` digit is ${digit} (5 or more): round up.`],
        [...line`El dígito de `, ...next.es, ...line` es ${digit} (5 o más): redondea hacia arriba.`],
      )
    : explained(
        work,
        [...line`The `, ...next.en, ...line` digit is ${digit} (less than 5): round down.`],
        [...line`El dígito de `, ...next.es, ...line` es ${digit} (menor que 5): redondea hacia abajo.`],
      )
}

/** $5.79 → $6: by the cents. */
export function roundPrice(price: number): Step {
  const rest = price % 100
  const work = prose`${money(price)} → ${money(100 * Math.round(price / 100))}`
  return rest >= 50
    ? explained(
        work,
        line`${rest} cents is 50 cents or more: round up.`,
        line`${rest} centavos son 50 centavos o más: redondea hacia arriba.`,
      )
    : explained(
        work,
        line`${rest} cents is less than 50 cents: round down.`,
        line`${rest} centavos son menos de 50 centavos: redondea hacia abajo.`,
      )
}

export const estimateSteps = (
  operation: Operation,
  values: readonly [Ratio, Ratio],
  place: number,
): readonly Step[] => {
  const [a, b] = values.map(value => roundedTo(value, place)) as [Ratio, Ratio]
  return [
    ...values.filter(value => !value.equals(roundedTo(value, place))).map(value => roundStep(value, place)),
    explained(
      equation(operated(operation, decimal(a), decimal(b)), decimal(resultOf(operation, a, b))),
      operation === '+'
        ? line`Add the rounded numbers.`
        : operation === '−'
          ? line`Subtract the rounded numbers.`
          : line`Multiply the rounded numbers.`,
      operation === '+'
        ? line`Suma los números redondeados.`
        : operation === '−'
          ? line`Resta los números redondeados.`
          : line`Multiplica los números redondeados.`,
    ),
  ]
}

/** Numbers in the order of the blanks. */
export const blanksInARow: AnswerType<readonly Value[]> = {
  ...numberList,
  show: values => both(inARow(...values)),
}

/** Whether a number is the nearest of its kind: at most half a unit away. */
export const isNearest = (value: Ratio, answer: Ratio, place: number): boolean => {
  const off = answer.minus(value).over(powerOfTen(place)).toNumber()
  return answer.over(powerOfTen(place)).isInteger && off <= 0.5 && off > -0.5
}
