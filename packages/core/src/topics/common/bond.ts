import type { Label } from '../../figure/kind.ts'
import type { NumberBond } from '../../figure/number-bond.ts'
import type { Value } from '../../math/build.ts'
import { exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import type { Ratio } from '../../number/ratio.ts'
import { isTerm } from '../../printed.ts'

/** The maths written in a figure, where it holds any. */
export const mathsIn = (label: Label | null | undefined): Expr | null => (label && !isTerm(label) ? label : null)

/** The numbers in the circles of a bond, null where one is left empty. */
export const numbersOf = ({ whole, parts }: NumberBond): { whole: Ratio | null; parts: readonly (Ratio | null)[] } => {
  const number = (label: Label | null) => {
    const written = mathsIn(label)
    return written && exact(written)
  }
  return { whole: number(whole), parts: parts.map(number) }
}

/** Whether the answer in the empty circle makes the parts as many as the whole. */
export function completesBond(bond: NumberBond, answer: Value): boolean {
  const { whole, parts } = numbersOf(bond)
  const inside = parts.map(part => part ?? exact(answer)).reduce((total, part) => total.plus(part))
  return (whole ?? exact(answer)).equals(inside)
}
