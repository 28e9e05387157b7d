import {
  type Block,
  type Both,
  balance,
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
export function onBalance(left: readonly Value[], right: readonly Value[]): Both<readonly Block[]> {
  const drawn = figure(balance(left.map(expr), right.map(expr)))
  return {
    en: [drawn, prose`Both sides weigh the same. What number goes in the empty box?`],
    es: [drawn, prose`Los dos lados pesan lo mismo. ¿Qué número va en el recuadro vacío?`],
  }
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
