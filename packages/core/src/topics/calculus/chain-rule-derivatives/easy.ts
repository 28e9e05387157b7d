import { both, equation, expression, type FormMaker, m } from '../../../author.ts'
import { isDerivative } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import { instruction, type Kind, kinds } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  differentiate: form({
    share: 3,
    instruction,
    draw: (random, level) => kinds[random.evenly<Kind>(level.kinds)](random),
    answer: expression,
    solve: ({ slope }) => slope,
    ask: ({ of }) => both(equation(m`f(x)`, of)),
    check: (printed, answer) => isDerivative(printed.one('relation').right, answer),
  }),
})
