import { integer } from '../../../answer/number.ts'
import { both, prose } from '../../../content.ts'
import { blank, equation } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import type { FormMaker } from '../../../topic.ts'
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
    check: (printed, answer) => evaluate(printed.one('relation').left).equals(exact(answer)),
  }),
})
