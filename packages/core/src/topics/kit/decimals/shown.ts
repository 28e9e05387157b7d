import { decimal, type Expr, expr, type Ratio } from '../../../author.ts'

/** A whole number as it is, any other as a decimal. */
export const shown = (value: Ratio): Expr => (value.isInteger ? expr(value) : decimal(value))
