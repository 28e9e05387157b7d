import { integer } from '../../../answer/number.ts'
import { both, prose } from '../../../content.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { draw } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  evaluate: form({
    levels: ['easy', 'medium'],
    share: 4,
    instruction: { en: prose`Evaluate the expression.`, es: prose`Evalúa la expresión.` },
    lines: 3,
    draw,
    answer: integer,
    solve: ({ value }) => value,
    ask: ({ expression }) => both(expression),
    check: (printed, answer) => evaluate(printed.maths[0]!).equals(exact(answer)),
  }),
})
