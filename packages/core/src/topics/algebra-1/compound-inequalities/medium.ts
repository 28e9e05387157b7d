import {
  type AnswerType,
  both,
  type Expr,
  type FormMaker,
  inequality,
  intervals,
  prose,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { asInterval, hiddenSteps, isIn, numbersIn, simplest, statementOf } from './compound.ts'
import type { levels } from './levels.ts'
import { agreesWith, checkStatement, draw, solveIt } from './parts.ts'

const intervalNotation: AnswerType<Expr> = { ...intervals, requires: 'interval-notation' }

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
    solution: hidden => [...hiddenSteps(hidden), step(asInterval(hidden.set), because.bracketsOfInterval)],
    check: (printed, answer) => agreesWith(printed, value => isIn(answer, value), numbersIn(answer)),
  }),
})
