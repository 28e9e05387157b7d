import { type Expr, equation, evaluate, explained, line, type Step } from '../../../author.ts'
import { shown } from '../decimals/shown.ts'

/** Why a mistake is not the one that was made: its work comes to another number. */
export const leadsElsewhere = (work: Expr): Step =>
  explained(equation(work, shown(evaluate(work))), line`It leads to another answer.`, line`Lleva a otra respuesta.`)
