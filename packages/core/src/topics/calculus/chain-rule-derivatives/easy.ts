import { expression } from '../../../answer/expression.ts'
import { both } from '../../../content.ts'
import { equation } from '../../../math/build.ts'
import { m } from '../../../math/template.ts'
import type { FormMaker } from '../../../topic.ts'
import { isDerivative } from '../kit/functions.ts'
import type { levels } from './levels.ts'
import { instruction, type Kind, kinds } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  differentiate: form({
    share: 3,
    instruction,
    lines: 3,
    draw: (random, level) => kinds[random.evenly<Kind>(level.kinds)](random),
    answer: expression,
    solve: ({ slope }) => slope,
    ask: ({ of }) => both(equation(m`f(x)`, of)),
    check: (printed, answer) => isDerivative(printed.one('relation').right, answer),
  }),
})
