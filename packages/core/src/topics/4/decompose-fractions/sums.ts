import { box, type Expr, equation, explained, line, over, type Step, sum } from '../../../author.ts'

/** 2/8 + 3/8. */
export const sumOf = (tops: readonly number[], d: number): Expr => sum(...tops.map(n => over(n, d)))
/** The same with boxes for the numerators at these places. */
export const sumWithBoxes = (tops: readonly number[], d: number, isHidden: (place: number) => boolean): Expr =>
  sum(...tops.map((n, i) => over(isHidden(i) ? box() : n, d)))
export const total = (tops: readonly number[]): number => tops.reduce((all, n) => all + n, 0)

export const wholeSum = (left: Expr, tops: readonly number[], d: number): Step =>
  explained(
    equation(left, sumOf(tops, d)),
    line`The numerators add up to ${total(tops)}, and the denominator stays ${d}.`,
    line`Los numeradores suman ${total(tops)} y el denominador sigue siendo ${d}.`,
  )
