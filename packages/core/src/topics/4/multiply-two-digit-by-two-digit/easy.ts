import { integer } from '../../../answer/number.ts'
import { both, column, prose, workedColumn } from '../../../content.ts'
import { blank, equation, times } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import type { FormMaker } from '../../../topic.ts'
import { undoesTheColumn } from '../../common/columns.ts'
import type { levels } from './levels.ts'
import { draw } from './parts.ts'

const instruction = { en: prose`Multiply.`, es: prose`Multiplica.` }

export const easyForms = (form: FormMaker<typeof levels>) => ({
  columns: form({
    share: 3,
    instruction,
    lines: 5,
    draw,
    answer: integer,
    solve: ({ a, b }) => a * b,
    ask: ({ a, b }) => both(column('×', a, b)),
    steps: ({ a, b }) => both(workedColumn('×', a, b)),
    check: undoesTheColumn,
  }),

  horizontal: form({
    levels: ['easy', 'medium'],
    instruction,
    lines: 5,
    draw,
    answer: integer,
    solve: ({ a, b }) => a * b,
    ask: ({ a, b }) => both(equation(times(a, b), blank(3))),
    steps: ({ a, b }) => both(workedColumn('×', a, b)),
    check(printed, answer) {
      const [a, b] = printed.one('product').factors.map(part => evaluate(part))
      return a !== undefined && b !== undefined && exact(answer).over(b).equals(a)
    },
  }),
})
