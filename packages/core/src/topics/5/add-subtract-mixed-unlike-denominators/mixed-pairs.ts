import {
  type Expr,
  equation,
  evaluate,
  explained,
  gcd,
  itemOf,
  lcm,
  leastCommonDenominatorOf,
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
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { proper } from '../../kit/fractions/fractions.ts'
import type { Level } from './levels.ts'

export type Sign = '+' | '−'
export interface Pair {
  readonly sign: Sign
  readonly left: Ratio
  readonly right: Ratio
}
export const wholeOf = (value: Ratio) => Math.floor(value.toNumber())
export const partOf = (value: Ratio) => value.minus(wholeOf(value))
export const resultOf = ({ sign, left, right }: Pair) => (sign === '+' ? left.plus(right) : left.minus(right))
export const workOf = ({ sign, left, right }: Pair): Expr =>
  sign === '+' ? sum(mixed(left), mixed(right)) : minus(mixed(left), mixed(right))
export const commonOf = (...values: readonly Ratio[]) => values.map(({ d }) => d).reduce(lcm)
/** The numerator of the fraction part over this denominator. */
export const topOf = (value: Ratio, d: number) => partOf(value).times(d).n

/** Whether the fractions make more than a whole, or the greater one is taken away. */
export const regroups = ({ sign, left, right }: Pair): boolean =>
  sign === '+' ? partOf(left).plus(partOf(right)).compare(1) > 0 : partOf(left).compare(partOf(right)) < 0

export function drawPair(random: Random, { pairs, wholes }: Level, sign: Sign, wanted: boolean): Pair {
  return random.until(
    () => {
      const [b, d] = random.shuffle(random.pick(pairs))
      return {
        sign,
        left: proper(random, b).plus(random.int(...wholes)),
        right: proper(random, d).plus(random.int(...wholes)),
      }
    },
    pair => {
      const result = resultOf(pair)
      return (
        result.compare(1) > 0 &&
        !result.isInteger &&
        regroups(pair) === wanted &&
        wholeOf(pair.left) !== wholeOf(pair.right)
      )
    },
  )
}

export const multiples = (of: number, to: number) => Array.from({ length: to / of }, (_, i) => (i + 1) * of)

/** A whole and parts: 5 + 14/12. */
export const wholeAnd = (whole: number, top: number, d: number): Expr => sum(whole, over(top, d))

/** Fractions over a common denominator, wholes and fractions apart, a whole regrouped where it is needed, and lowest terms. */
export function worked(pair: Pair): readonly Step[] {
  const { sign, left, right } = pair
  const d = commonOf(left, right)
  const [a, b] = [topOf(left, d), topOf(right, d)]
  const renamed = [left, right].filter(value => value.d !== d)
  const isSum = sign === '+'
  const borrows = !isSum && a < b
  const [whole, top] = [wholeOf(left) - (borrows ? 1 : 0), a + (borrows ? d : 0)]
  const wholes = isSum ? whole + wholeOf(right) : whole - wholeOf(right)
  const tops = isSum ? top + b : top - b
  const result = resultOf(pair)
  const divisor = gcd(tops, d)
  const both = isSum
    ? statements(equation(sum(over(top, d), over(b, d)), over(tops, d)), equation(sum(whole, wholeOf(right)), wholes))
    : statements(
        equation(minus(over(top, d), over(b, d)), over(tops, d)),
        equation(minus(whole, wholeOf(right)), wholes),
      )
  return [
    renamed.length === 1
      ? explained(
          equation(times(itemOf(renamed, 0).d, d / itemOf(renamed, 0).d), d),
          line`One denominator is a multiple of the other: ${d} is the least common denominator.`,
          line`Un denominador es múltiplo del otro: ${d} es el mínimo común denominador.`,
        )
      : leastCommonDenominatorOf(left, right),
    step(statements(...renamed.map(value => equation(partOf(value), over(topOf(value, d), d)))), because.explain, {
      sentence:
        renamed.length === 1
          ? { en: line`Write the fraction with denominator ${d}.`, es: line`Escribe la fracción con denominador ${d}.` }
          : {
              en: line`Write both fractions with denominator ${d}.`,
              es: line`Escribe las dos fracciones con denominador ${d}.`,
            },
    }),
    ...(borrows
      ? [
          step(equation(wholeAnd(wholeOf(left), a, d), wholeAnd(whole, top, d)), because.regroupWhole, {
            as: over(d, d),
          }),
        ]
      : []),
    step(both, because.explain, {
      sentence: isSum
        ? {
            en: line`Add the fractions, then the whole numbers.`,
            es: line`Suma las fracciones y después los números enteros.`,
          }
        : {
            en: line`Subtract the fractions, then the whole numbers.`,
            es: line`Resta las fracciones y después los números enteros.`,
          },
    }),
    ...(divisor > 1
      ? [step(equation(over(tops, d), Ratio.of(tops, d)), because.divideBothTerms, { value: divisor })]
      : []),
    ...(tops > d
      ? [
          step(equation(sum(wholes, Ratio.of(tops, d)), mixed(result)), because.explain, {
            sentence: {
              en: line`The fraction is greater than 1: regroup it as 1 whole and ${Ratio.of(tops - d, d)}.`,
              es: line`La fracción es mayor que 1: reagrúpala como 1 entero y ${Ratio.of(tops - d, d)}.`,
            },
          }),
        ]
      : [step(equation(sum(wholes, Ratio.of(tops, d)), mixed(result)), because.toMixedNumber)]),
  ]
}

/** The first number comes back when the operation is undone. */
export function undone(printed: Printed, answer: Ratio): boolean {
  const [left, right] = printed.all('number').map(number => evaluate(number))
  const takesAway = printed.all('negative').length > 0
  return (
    left !== undefined && right !== undefined && (takesAway ? answer.plus(right) : answer.minus(right)).equals(left)
  )
}
