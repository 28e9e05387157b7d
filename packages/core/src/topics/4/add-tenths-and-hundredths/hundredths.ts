import {
  blank,
  type Expr,
  equation,
  evaluate,
  explained,
  line,
  minus,
  mixed,
  over,
  type Printed,
  type Random,
  Ratio,
  type Step,
  statements,
  step,
  sum,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

export const tenths = (count: number): Expr => over(count, 10)
export const hundredths = (count: number): Expr => over(count, 100)
/** Hundredths to write in: ____/100. */
export const someHundredths = over(blank(3), 100)
export const someTenths = over(blank(3), 10)

/** A number of hundredths that is no number of tenths. */
export const drawHundredths = (random: Random, least: number, most: number): number =>
  random.until(
    () => random.int(least, most),
    value => value % 10 !== 0,
  )
/** Hundredths above 1 that no smaller denominator can tell, so that their mixed number has one form. */
export const isOnlyHundredths = (value: number): boolean => value % 2 !== 0 && value % 5 !== 0
export const asMixed = (count: number): Expr => mixed(Ratio.of(count, 100))

/** 3/10 = 30/100. */
export const toHundredths = (...counts: readonly number[]): Step =>
  step(statements(...counts.map(count => equation(tenths(count), hundredths(10 * count)))), because.multiplyBothTerms, {
    value: 10,
  })

/** The numerators first, then what they count. */
export function addedHundredths(...counts: readonly number[]): readonly Step[] {
  const total = counts.reduce((all, one) => all + one, 0)
  return [
    step(equation(sum(...counts), total), because.addNumerators),
    step(equation(sum(...counts.map(hundredths)), hundredths(total)), because.keepDenominator),
  ]
}
export const subtractedHundredths = (from: number, taken: number): readonly Step[] => [
  step(equation(minus(from, taken), from - taken), because.subtractNumerators),
  step(equation(minus(hundredths(from), hundredths(taken)), hundredths(from - taken)), because.keepDenominator),
]
/** 129/100 is 1 whole, 100/100, and 29/100. */
export const toMixed = (count: number): Step =>
  explained(
    equation(equation(hundredths(count), sum(hundredths(100), hundredths(count - 100))), asMixed(count)),
    line`Take out ${hundredths(100)}, which is 1 whole.`,
    line`Saca ${hundredths(100)}, que es 1 entero.`,
  )

/** The values of the printed fractions, in hundredths; those with a blank are left out. */
export const hundredthsIn = (printed: Printed): readonly number[] =>
  printed
    .all('quotient')
    .filter(({ over }) => over.kind !== 'blank')
    .map(fraction => evaluate(fraction).times(100).n)
export const totalOf = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0)

/** The same sum with all its fractions in hundredths. */
export const inHundredths = (written: Expr): Expr =>
  written.kind === 'sum'
    ? sum(...written.terms.map(term => hundredths(evaluate(term).times(100).n)))
    : hundredths(evaluate(written).times(100).n)
