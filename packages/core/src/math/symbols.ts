import { type Expr, type Of, partsOf } from './expr.ts'

/** A letter with its index, as bindings name it: x, a_1, a_n. */
export const symbolName = ({ name, sub }: Of<'symbol'>): string =>
  sub === undefined ? name : `${name}_${sub.kind === 'number' ? sub.n : sub.kind === 'symbol' ? sub.name : '?'}`

/** The names of all letters that stand for numbers. */
export function symbolsOf(expr: Expr): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (part: Expr): void => {
    if (part.kind === 'symbol') names.add(symbolName(part))
    partsOf(part).forEach(visit)
  }
  visit(expr)
  return names
}
