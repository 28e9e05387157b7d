import { writtenExpression } from '../../../answer/expression.ts'
import { prose } from '../../../content.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { asDivision, draw, type Level, multipliesBack, result } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  longExact: form({
    levels: ['easy'],
    share: 2,
    instruction: { en: prose`Divide by long division.`, es: prose`Divide con la división larga.` },
    lines: 8,
    draw: (random, level: Level) => draw(random, level),
    answer: writtenExpression,
    solve: result,
    ask: asDivision,
    check: multipliesBack,
  }),

  syntheticExact: form({
    levels: ['easy'],
    share: 2,
    instruction: { en: prose`Divide by synthetic division.`, es: prose`Divide con la división sintética.` },
    lines: 5,
    draw: (random, level: Level) => draw(random, level),
    answer: writtenExpression,
    solve: result,
    ask: asDivision,
    check: multipliesBack,
  }),
})
