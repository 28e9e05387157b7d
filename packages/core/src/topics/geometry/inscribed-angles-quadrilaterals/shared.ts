import { degrees, type Expr, equation, type Inline, line, type Step, step, type Value } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

export const ANGLE = { en: line`the inscribed angle`, es: line`el ángulo inscrito` }

export const readSize = (
  name: Expr,
  size: Value,
  what: { readonly en: readonly Inline[]; readonly es: readonly Inline[] },
): Step => step(equation(name, degrees(size)), because.read, { what })
