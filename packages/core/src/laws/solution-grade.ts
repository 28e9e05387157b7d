import type { Expr } from '../math/expr.ts'
import { partsOf } from '../math/expr.ts'
import type { Topic } from '../topic.ts'
import type { SolutionStep } from './case.ts'
import type { ProblemLaw } from './law.ts'
import { ofSolution } from './solution-law.ts'

/** Whether the topic is of Kindergarten to grade 5, by its standards. A topic without standards is of no grade. */
const isOfGradesKTo5 = ({ standards }: Topic) => standards.length > 0 && standards.every(name => /^[K1-5]\./.test(name))
const isOfGradesKTo8 = ({ standards }: Topic) => standards.length > 0 && standards.every(name => /^[K1-8]\./.test(name))
const isOfHighSchool = ({ standards }: Topic) => standards.length > 0 && !standards.some(name => /^[K1-8]\./.test(name))

/** No letter for a number and no negative number before grade 6. A capital may name a point. */
export const staysBelowAlgebra: ProblemLaw = ofSolution((steps, { topic, stepsOfWrong }) => {
  if (!isOfGradesKTo5(topic)) return null
  const found = [...steps, ...stepsOfWrong].find(({ maths }) => maths.some(isAboveGrade5))
  return found ? `${found.reason}: ${found.work.text('en')}` : null
})

function isAboveGrade5(of: Expr): boolean {
  if (of.kind === 'symbol') return /^[a-z]$/.test(of.name)
  if (of.kind === 'sum') return of.terms.some((term, i) => isAboveGrade5(i === 0 ? term : positive(term)))
  return isNegative(of) || partsOf(of).some(isAboveGrade5)
}

const isNegative = (of: Expr) => of.kind === 'negative' || (of.kind === 'number' && of.n < 0)

/** 9 - 7 is the sum of 9 and -7, and takes 7 away. */
function positive(term: Expr): Expr {
  if (term.kind === 'negative') return term.of
  return term.kind === 'number' ? { ...term, n: Math.abs(term.n) } : term
}

/** × to grade 8, · from Algebra 1 on; × stays in 3 × 10⁵ and in sizes of matrices. */
export const multipliesBySignOfGrade: ProblemLaw = ofSolution((steps, { topic, stepsOfWrong }) => {
  const sign = isOfGradesKTo8(topic) ? '·' : isOfHighSchool(topic) ? '×' : null
  if (sign === null) return null
  const found = [...steps, ...stepsOfWrong].find(step => printed(step).includes(sign))
  return found ? `${sign} in ${printed(found)}` : null
})

const printed = ({ work, says }: SolutionStep) =>
  `${work.text('en')} ${says.text('en')}`.replaceAll(/× 10[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]|\d × \d(?= matri)/g, '')
