import {
  blank,
  both,
  equation,
  evaluate,
  exact,
  type FormMaker,
  integer,
  orderOfOperations,
  prose,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { draw } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  evaluate: form({
    share: 3,
    instruction: { en: prose`Evaluate.`, es: prose`Calcula.` },
    draw,
    answer: integer,
    solve: ({ value }) => value,
    ask: ({ of }) => both(equation(of, blank(3))),
    solution: ({ of }) => orderOfOperations(of),
    check: (printed, answer) => evaluate(printed.one('relation').left).equals(exact(answer)),
  }),
})
