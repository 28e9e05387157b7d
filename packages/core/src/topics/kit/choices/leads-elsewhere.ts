import { anotherAnswer, type Expr, equation, evaluate, type Step } from '../../../author.ts'
import { shown } from '../decimals/shown.ts'

/** Why a mistake is not the one that was made: its work comes to another number. */
export const leadsElsewhere = (work: Expr): Step => anotherAnswer(equation(work, shown(evaluate(work))))
