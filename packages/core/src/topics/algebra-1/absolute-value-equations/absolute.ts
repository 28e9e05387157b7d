import { type Expr, evaluate, type Of, partsOf, Ratio } from '../../../author.ts'

const absolutes = (of: Expr): readonly Of<'absolute'>[] =>
  of.kind === 'absolute' ? [of] : partsOf(of).flatMap(absolutes)

/** Where a linear expression is zero; null where it is constant. */
function zeroOf(at: (x: Ratio) => Ratio, one: Ratio, two: Ratio): Ratio | null {
  const [first, second] = [at(one), at(two)]
  const rise = second.minus(first)
  return rise.n === 0 ? null : one.minus(first.times(two.minus(one)).over(rise))
}

/**
 * All solutions of an equation with absolute values in x. Between the places where something within bars is zero,
 * both sides are straight lines: each piece is solved by two of its points.
 */
export function rootsOf(equation: Expr): readonly Ratio[] {
  if (equation.kind !== 'relation') return []
  const difference = (x: Ratio) => evaluate(equation.left, { x }).minus(evaluate(equation.right, { x }))
  const corners = absolutes(equation)
    .flatMap(({ of }) => zeroOf(x => evaluate(of, { x }), Ratio.of(0), Ratio.of(1)) ?? [])
    .sort((a, b) => a.compare(b))
  const ends = [corners[0]!.minus(1000), ...corners, corners.at(-1)!.plus(1000)]
  const roots = ends.slice(1).flatMap((to, i) => {
    const from = ends[i]!
    if (from.equals(to)) return []
    const root = zeroOf(difference, from, to)
    return root && root.compare(from) >= 0 && root.compare(to) <= 0 ? [root] : []
  })
  return roots.filter((root, i) => roots.findIndex(other => other.equals(root)) === i)
}

export const sameNumbers = (one: readonly Ratio[], two: readonly Ratio[]) =>
  one.length === two.length &&
  one.every(value => two.some(other => other.equals(value))) &&
  two.every(value => one.some(other => other.equals(value)))
