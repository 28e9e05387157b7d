import {
  type Block,
  type Both,
  balance,
  both,
  type Expr,
  exact,
  expr,
  figure,
  type Printed,
  prose,
  type Value,
} from '../../../author.ts'
import { mathsIn } from '../../kit/facts/bond.ts'
import { gaps, type Parts } from './gaps.ts'

export const gapOf = ({ name: gap, a, b }: Parts) => gaps[gap](a, b)

/** What lies on the pans, in boxes of their own: both sides weigh the same. */
export const onBalance = (left: readonly Value[], right: readonly Value[]): Both<Block> =>
  both(figure(balance(left.map(expr), right.map(expr))))
export const weighs: Both<Block> = {
  en: prose`Both sides weigh the same. Write the number that goes in the empty box.`,
  es: prose`Los dos lados pesan lo mismo. Escribe el número que va en el recuadro vacío.`,
}

/** The known weights of a pan; an empty box is none. */
const known = (items: readonly { readonly label: Parameters<typeof mathsIn>[0] }[]) =>
  items.map(({ label }) => mathsIn(label)).filter(maths => maths !== null && maths.kind !== 'blank')

/** The pan with the box has what the other has. */
export function balances(printed: Printed, answer: Value): boolean {
  const { left, right } = printed.figure('balance')
  const weigh = (items: typeof left) =>
    known(items).reduce(
      (total, maths) => total.plus(exact(maths as Expr)),
      exact(known(items).length < items.length ? answer : 0),
    )
  return weigh(left).equals(weigh(right))
}
