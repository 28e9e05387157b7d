import { type Expr, equation, isTrue, type Printed, relation, type Value } from '../../../author.ts'
import { filled } from '../equations/filled.ts'

/** 8 + 5 = 10 + 3 = 13. */
export const chain = (first: Value, second: Value, ...others: readonly Value[]): Expr =>
  others.reduce<Expr>((links, next) => relation(links, '=', next), equation(first, second))

/** The sides of a chain from left to right. */
const sidesOf = (of: Expr): readonly Expr[] => (of.kind === 'relation' ? [...sidesOf(of.left), of.right] : [of])

/** Every side is worth as much as the first, with the answers in the blanks. */
export function isTrueChain(printed: Printed, answers: readonly Value[]): boolean {
  const [first, ...others] = sidesOf(filled(printed.one('relation'), ...answers))
  return first !== undefined && others.every(side => isTrue(equation(first, side)))
}
