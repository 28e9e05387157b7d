import { type Expr, exact, isTerm, type Label, type NumberBond, type Ratio, type Value } from '../../../author.ts'

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
