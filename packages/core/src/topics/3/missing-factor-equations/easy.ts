import {
  array,
  both,
  box,
  equation,
  evaluate,
  explained,
  expr,
  type FormMaker,
  figure,
  integer,
  isTrue,
  line,
  list,
  prose,
  step,
  times,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { missingNumber } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'
import { drawFactors, gaps, isOnly } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  box: form({
    share: 2,
    instruction: missingNumber,
    draw: (random, level) => ({ ...drawFactors(0)(random, level), kind: random.evenly(level.gaps) }),
    answer: integer,
    solve: ({ a, b, kind }) => gaps[kind](a, b).missing,
    ask: ({ a, b, kind }) => both(gaps[kind](a, b).gap),
    solution: ({ a, b, kind }) => gaps[kind](a, b).solution(),
    check: (printed, answer) => isOnly(printed.one('relation'), expr(answer)),
  }),
  array: form({
    levels: ['easy'],
    instruction: {
      en: prose`Use the array to find the missing number.`,
      es: prose`Usa el arreglo para hallar el número que falta.`,
    },
    draw: drawFactors(7),
    answer: integer,
    solve: ({ b }) => b,
    ask: ({ a, b }) => both([figure(array(a, b)), equation(times(a, box()), a * b)]),
    solution: ({ a, b }) => [
      step({ en: prose`${a} rows of ${b}`, es: prose`${a} filas de ${b}` }, because.countTheRows),
      explained(
        equation(times(a, b), a * b),
        line`The missing number tells how many are in each row.`,
        line`El número que falta dice cuántos hay en cada fila.`,
      ),
      explained(
        list(...wholes(1, a).map(rows => rows * b)),
        line`Check: count by ${b}, once for each row. The last number is ${a * b}.`,
        line`Comprueba: cuenta de ${b} en ${b}, una vez por cada fila. El último número es ${a * b}.`,
      ),
    ],
    check(printed, answer) {
      const { rows, columns } = printed.figure('array')
      return evaluate(expr(answer)).equals(columns) && isTrue(equation(times(rows, answer), rows * columns))
    },
  }),
})
