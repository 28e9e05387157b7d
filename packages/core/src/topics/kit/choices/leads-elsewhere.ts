import { anotherAnswer, type Expr, equation, evaluate, explained, line, type Step } from '../../../author.ts'
import { shown } from '../decimals/shown.ts'

/** Why a mistake is not the one that was made: its work comes to another number. */
export const leadsElsewhere = (work: Expr): Step => anotherAnswer(equation(work, shown(evaluate(work))))

/** The same where a student's answer stands in the problem. */
export const notTheClaim = (work: Expr, claim: Expr, found: Expr = shown(evaluate(work))): Step =>
  explained(
    equation(work, found),
    line`This is not the student’s answer, ${claim}.`,
    line`Esta no es la respuesta del estudiante, ${claim}.`,
  )
