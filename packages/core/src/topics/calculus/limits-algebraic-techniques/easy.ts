import { limitValue, type ValueOrNone } from '../../../answer/number.ts'
import { both } from '../../../content.ts'
import { expr } from '../../../math/build.ts'
import { approximate } from '../../../math/evaluate.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { instruction, isIndeterminate, isNumericLimit, type LimitKind, limits, printedLimit } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  substitute: form({
    levels: ['easy'],
    share: 2,
    instruction,
    draw: (random, { kinds }) => limits[random.evenly<LimitKind>(kinds)](random),
    answer: limitValue,
    solve: ({ value }): ValueOrNone => value,
    ask: drawn => both(printedLimit(drawn)),
    check: (printed, answer) =>
      answer !== 'none' &&
      !isIndeterminate(printed.one('limit')) &&
      isNumericLimit(printed.one('limit'), approximate(expr(answer))),
  }),
})
