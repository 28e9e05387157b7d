import { type CellHole, type Expr, evaluate, expr, itemOf, Printed, type Ratio } from '../../../author.ts'
import { cell } from '../../../content.ts'

/** The formula in a cell of a table. */
export const formulaIn = (hole: CellHole): Expr =>
  expr(itemOf(new Printed([{ kind: 'paragraph', content: cell(hole) }]).maths, 0))

/** The number that the formula in a cell comes to. */
export const valueIn = (hole: CellHole): Ratio => evaluate(formulaIn(hole))
