import {
  type Both,
  count,
  type Inline,
  line,
  type Noun,
  type Printed,
  Ratio,
  role,
  type Term,
} from '../../../author.ts'

/** At least 5, more than 5, at most 5, less than 5. */
export const SIDES = ['atLeast', 'moreThan', 'lessThan', 'atMost'] as const
export type Side = (typeof SIDES)[number]

export const isOn = (side: Side, value: number, bound: number): boolean =>
  ({ atLeast: value >= bound, moreThan: value > bound, lessThan: value < bound, atMost: value <= bound })[side]

/** "at least 5 books": the bound is printed under the name of its side. */
export function sideSaid(side: Side, bound: number, unit: Noun, fewer: 'fewer' | 'less'): Both<readonly Inline[]> {
  const amount: Term = role(side, count(bound, unit))
  return {
    atLeast: { en: line`at least ${amount}`, es: line`al menos ${amount}` },
    moreThan: { en: line`more than ${amount}`, es: line`más de ${amount}` },
    lessThan: {
      en: fewer === 'less' ? line`less than ${amount}` : line`fewer than ${amount}`,
      es: line`menos de ${amount}`,
    },
    atMost: { en: line`at most ${amount}`, es: line`como máximo ${amount}` },
  }[side]
}

/** Which values count, for a solution: "“At least” includes 5". */
export const includes = (side: Side, bound: number): Both<readonly Inline[]> =>
  ({
    atLeast: { en: line`“At least ${bound}” includes ${bound}`, es: line`“Al menos ${bound}” incluye el ${bound}` },
    atMost: { en: line`“At most ${bound}” includes ${bound}`, es: line`“Como máximo ${bound}” incluye el ${bound}` },
    moreThan: {
      en: line`“More than ${bound}” leaves ${bound} out`,
      es: line`“Más de ${bound}” no incluye el ${bound}`,
    },
    lessThan: {
      en: line`A value below ${bound} counts; ${bound} itself does not`,
      es: line`Cuentan los valores menores que ${bound}; el ${bound} no`,
    },
  })[side]

/** The side that is asked for, and its bound. */
export function printedSide(printed: Printed): readonly [Side, Ratio] {
  const [term] = printed.terms('role')
  const side = SIDES.find(one => one === term?.name)
  return side ? [side, printed.role(side)] : ['atLeast', Ratio.of(0)]
}
