import { both, evaluate, exact, type FormMaker, integer, itemOf, prose } from '../../../author.ts'
import type { levels } from './levels.ts'
import { draw, inOrder } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  evaluate: form({
    levels: ['easy', 'medium'],
    share: 4,
    instruction: { en: prose`Evaluate the expression.`, es: prose`Evalúa la expresión.` },
    draw,
    answer: integer,
    solve: ({ value }) => value,
    ask: ({ expression }) => both(expression),
    solution: ({ expression }) => inOrder(expression),
    check: (printed, answer) => evaluate(itemOf(printed.maths, 0)).equals(exact(answer)),
  }),
})
