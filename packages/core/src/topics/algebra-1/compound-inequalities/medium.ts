import {
  type AnswerType,
  both,
  type Expr,
  explained,
  type FormMaker,
  inequality,
  intervals,
  line,
  prose,
  type Step,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { asInterval, type Compound, hiddenSteps, isIn, numbersIn, simplest, statementOf } from './compound.ts'
import type { levels } from './levels.ts'
import { agreesWith, checkStatement, draw, solveIt } from './parts.ts'

const intervalNotation: AnswerType<Expr> = { ...intervals, requires: 'interval-notation' }

const intervalStep = (set: Compound): Step =>
  set.kind === 'between'
    ? step(asInterval(set), because.bracketsOfInterval)
    : explained(
        asInterval(set),
        line`“Or”: join the two intervals with ∪. A bracket for ≤ or ≥; a parenthesis for <, >, or ∞.`,
        line`“O”: une los dos intervalos con ∪. Corchete para ≤ o ≥; paréntesis para <, > o ∞.`,
      )

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  solve: form({
    levels: ['medium', 'hard'],
    share: 3,
    instruction: solveIt,
    draw,
    answer: inequality,
    solve: ({ set }) => simplest(set),
    ask: hidden => both(statementOf(hidden)),
    solution: hiddenSteps,
    check: checkStatement,
  }),
  interval: form({
    levels: ['medium', 'hard'],
    share: 2,
    instruction: {
      en: prose`Solve the inequality. Write the solution in interval notation.`,
      es: prose`Resuelve la desigualdad. Escribe la solución en notación de intervalos.`,
    },
    draw,
    answer: intervalNotation,
    solve: ({ set }) => asInterval(set),
    ask: hidden => both(statementOf(hidden)),
    solution: hidden => [...hiddenSteps(hidden), intervalStep(hidden.set)],
    check: (printed, answer) => agreesWith(printed, value => isIn(answer, value), numbersIn(answer)),
  }),
})
