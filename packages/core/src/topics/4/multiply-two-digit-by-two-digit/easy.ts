import {
  blank,
  both,
  column,
  equation,
  evaluate,
  exact,
  type FormMaker,
  integer,
  multiplyByPlaces,
  prose,
  times,
  tupleOf,
} from '../../../author.ts'
import { undoesTheColumn } from '../../kit/columns/columns.ts'
import type { levels } from './levels.ts'
import { draw } from './parts.ts'

const instruction = { en: prose`Multiply.`, es: prose`Multiplica.` }

export const easyForms = (form: FormMaker<typeof levels>) => ({
  columns: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction,
    draw,
    answer: integer,
    solve: ({ a, b }) => a * b,
    ask: ({ a, b }) => both(column('×', a, b)),
    solution: ({ a, b }) => multiplyByPlaces(a, b),
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
    solution: ({ a, b }) => multiplyByPlaces(a, b),
    check(printed, answer) {
      const [a, b] = tupleOf(
        printed.one('product').factors.map(part => evaluate(part)),
        2,
      )
      return exact(answer).over(b).equals(a)
    },
  }),
})
