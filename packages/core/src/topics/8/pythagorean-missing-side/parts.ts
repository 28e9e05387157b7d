import { prose } from '../../../content.ts'
import { evaluate } from '../../../math/evaluate.ts'
import type { Expr } from '../../../math/expr.ts'
import { m } from '../../../math/template.ts'
import type { Ratio } from '../../../number/ratio.ts'
import type { Printed } from '../../../printed.ts'
import type { Side, Triple } from './right-triangles.ts'

export const sidesOf = ([a, b, c]: Triple): Readonly<Record<Side, number>> => ({ AB: c, BC: a, CA: b })

/** The square of x by the two labels. */
export function printedSquare(printed: Printed): Ratio {
  const [hypotenuse, ...legs] = printed.figure('right-triangle').lines.map(({ label }) => label as Expr)
  const known = legs.filter(({ kind }) => kind !== 'symbol').map(leg => evaluate(leg).power(2))
  return hypotenuse!.kind === 'symbol' ? known[0]!.plus(known[1]!) : evaluate(hypotenuse!).power(2).minus(known[0]!)
}

export const findX = { en: prose`Find ${m`x`}.`, es: prose`Halla ${m`x`}.` }
