import { simplifiedExpression } from '../../../answer/expression.ts'
import { both } from '../../../content.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { partsExpr } from './linear.ts'
import { check, draw, simplify, solve } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  simplify: form({
    share: 4,
    instruction: simplify,
    lines: 3,
    draw,
    answer: simplifiedExpression,
    solve,
    ask: ({ parts, style }) => both(partsExpr(parts, style)),
    check,
  }),
})
