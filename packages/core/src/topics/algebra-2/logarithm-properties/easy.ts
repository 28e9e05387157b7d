import { both, type Expr, type FormMaker, prose, writtenExpression } from '../../../author.ts'
import {
  argumentOf,
  drawBase,
  drawLetters,
  drawn,
  expandedOf,
  isEqualThere,
  isLogTerm,
  type Level,
  type levels,
  log,
  printedOf,
} from './parts.ts'
import { expandSteps } from './steps.ts'

const positive = {
  en: prose`Expand completely. All variables are positive.`,
  es: prose`Desarrolla por completo. Todas las variables son positivas.`,
}

const isExpanded = (of: Expr) => (of.kind === 'sum' ? of.terms.every(isLogTerm) : isLogTerm(of))

export const easyForms = (form: FormMaker<typeof levels>) => ({
  expand: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction: positive,
    draw: (random, { expand }: Level) => ({
      base: drawBase(random),
      parts: drawn[random.evenly(expand)](random, drawLetters(random)),
    }),
    answer: writtenExpression,
    solve: ({ base, parts }) => expandedOf(base, parts),
    ask: ({ base, parts }) => both(log(base, argumentOf(parts))),
    solution: ({ base, parts }) => expandSteps(base, parts),
    check: (printed, answer) => isEqualThere(printedOf(printed), answer) && isExpanded(answer),
  }),
})
