import { integer } from '../../../answer/number.ts'
import { both } from '../../../content.ts'
import { blank, equation } from '../../../math/build.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { drawPair, find, undoes, valueOf, written } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    levels: ['easy', 'medium'],
    share: 4,
    instruction: find,
    lines: 1,
    draw: drawPair,
    answer: integer,
    solve: valueOf,
    ask: pair => both(equation(written(pair), blank(3))),
    check: (printed, answer) => undoes(printed.one('relation').left, answer),
  }),
})
