import { numberList } from '../../../answer/number-list.ts'
import { option } from '../../../answer/option.ts'
import { prose } from '../../../content.ts'
import { exact } from '../../../math/evaluate.ts'
import type { Random } from '../../../random.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { areEquivalent, completed, drawTable, hiddenIn, LAPS, type Level, tableOf } from './parts.ts'

function drawTwoTables(random: Random, level: Level) {
  const one = drawTable(random, level)
  return random.until(
    () => ({ one, two: { ...drawTable(random, level), heads: one.heads } }),
    ({ two }) => {
      const [a, b] = [one.columns[0]!, two.columns[0]!]
      const isSlow = one.heads !== LAPS || b[0] < b[1]
      return (
        isSlow &&
        a[0] * b[1] !== b[0] * a[1] &&
        one.columns.every(([top, bottom]) => two.columns.every(other => other[0] !== top && other[1] !== bottom))
      )
    },
  )
}

type TwoTables = ReturnType<typeof drawTwoTables>

const firstTable = { en: prose`Table 1`, es: prose`Tabla 1` }

const secondTable = { en: prose`Table 2`, es: prose`Tabla 2` }

const bothTables = ({ one, two }: TwoTables) => ({
  en: [firstTable.en, tableOf(one), secondTable.en, tableOf(two)],
  es: [firstTable.es, tableOf(one), secondTable.es, tableOf(two)],
})

export const hardForms = (form: FormMaker<typeof levels>) => ({
  twoTables: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Complete both tables of equivalent ratios. Write the missing numbers in order, the top row of each table first.`,
      es: prose`Completa las dos tablas de razones equivalentes. Escribe los números que faltan en orden, primero la fila de arriba de cada tabla.`,
    },
    lines: 2,
    draw: drawTwoTables,
    answer: numberList,
    solve: ({ one, two }) => [...hiddenIn(one), ...hiddenIn(two)],
    ask: bothTables,
    check(printed, answer) {
      const [one, two] = printed.blocksOf('table')
      const values = answer.map(value => exact(value))
      return (
        areEquivalent(completed(one!.rows, values.slice(0, 2))) && areEquivalent(completed(two!.rows, values.slice(2)))
      )
    },
  }),

  compareTables: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Each table shows equivalent ratios. In which table is the ratio of the first row to the second row greater?`,
      es: prose`Cada tabla muestra razones equivalentes. ¿En qué tabla es mayor la razón de la primera fila a la segunda?`,
    },
    lines: 3,
    draw: drawTwoTables,
    answer: option({ first: firstTable, second: secondTable }),
    solve: ({ one, two }) =>
      one.columns[0]![0] / one.columns[0]![1] > two.columns[0]![0] / two.columns[0]![1] ? 'first' : 'second',
    ask: bothTables,
    // Compares the cross products of the two complete columns.
    check(printed, answer) {
      const [one, two] = printed.blocksOf('table').map(({ rows }) => completed(rows, [])[0]!)
      const order = one![0].times(two![1]).compare(two![0].times(one![1]))
      return order !== 0 && answer === (order > 0 ? 'first' : 'second')
    },
  }),
})
