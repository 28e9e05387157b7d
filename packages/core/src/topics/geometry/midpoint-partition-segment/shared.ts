import {
  bracketed,
  equation,
  expr,
  join,
  line,
  m,
  minus,
  negative,
  over,
  point as pointOf,
  type Ratio,
  type Step,
  statements,
  step,
  sum,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { between, type Place } from './parts.ts'

export const RATIOS = [
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [3, 4],
  [2, 1],
  [3, 1],
  [4, 1],
  [3, 2],
  [4, 3],
] as const

export const HARD_RATIOS = [...RATIOS, [2, 5], [3, 5], [1, 5], [5, 2], [5, 3], [5, 4], [4, 5]] as const

export const MIDPOINT = { en: line`the midpoint formula`, es: line`la fórmula del punto medio` }

/** From A, the share of the way to B in each coordinate. */
export function shareSteps(a: Place, b: Place, share: Ratio): readonly Step[] {
  const way = (i: 0 | 1) => sum(a[i], join(share, bracketed(minus(b[i], a[i]))))
  const moved = (i: 0 | 1) => {
    const change = share.times(b[i] - a[i])
    return change.n === 0 ? expr(a[i]) : sum(a[i], change)
  }
  const end = between(a, b, share)
  // Whole number and fraction over one denominator.
  const joined = (i: 0 | 1) => {
    const change = share.times(b[i] - a[i])
    const size = over(Math.abs(change.n), change.d)
    const written = sum(over(a[i] * change.d, change.d), change.n < 0 ? negative(size) : size)
    return change.isInteger || a[i] === 0 ? expr(end[i]) : equation(written, end[i])
  }
  return [
    step(statements(equation(m`x`, way(0)), equation(m`y`, way(1))), because.addTheShare, { share }),
    step(statements(equation(m`x`, moved(0)), equation(m`y`, moved(1))), because.worksOutShare, { share }),
    ...(end.every(value => value.isInteger)
      ? []
      : [
          step(statements(equation(m`x`, joined(0)), equation(m`y`, joined(1))), because.explain, {
            sentence: {
              en: line`Write whole numbers as fractions with the same denominator, and add.`,
              es: line`Escribe los enteros como fracciones del mismo denominador y suma.`,
            },
          }),
        ]),
    step(pointOf(...end), because.writeOrderedPair),
  ]
}

/** AP is 2 of 5 equal parts of AB. */
export const shareOf = (before: number, whole: number): Step =>
  step(equation(over(symbol('AP'), symbol('AB')), over(before, whole)), because.partsOfWhole, { before, whole })
