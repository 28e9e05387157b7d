import type { Expr } from '../math/expr.ts'
import { present } from '../math/present.ts'
import { textOf } from '../math/text.ts'

/** The canonical text of an expression: what a pupil could type, and what parsing reads back. */
export const writtenOut = (value: Expr): string => textOf(present(value, 'en')).trim()
