import {
  blank,
  type CellHole,
  type Expr,
  exact,
  explained,
  type FormMaker,
  itemOf,
  line,
  prose,
  relation,
  type Step,
  table,
  tableCells,
  words,
} from '../../../author.ts'
import { isNearest, rounded } from '../../kit/rounding/rounding.ts'
import type { levels } from './levels.ts'
import { placeOf } from './parts.ts'

const NEAREST: Readonly<Record<number, Expr>> = {
  10: words('nearest ten', 'decena más cercana'),
  100: words('nearest hundred', 'centena más cercana'),
  1000: words('nearest thousand', 'unidad de millar más cercana'),
  10000: words('nearest ten thousand', 'decena de millar más cercana'),
  100000: words('nearest hundred thousand', 'centena de millar más cercana'),
}
const UNITS = [10, 100, 1000, 10_000, 100_000]
/** What a number is rounded to, place by place. */
const tableOf = (results: readonly CellHole[]) => ({
  head: [words('Round to the', 'Redondea a la'), words('Rounded number', 'Número redondeado')],
  rows: UNITS.map((unit, i) => [NEAREST[unit] ?? unit, itemOf(results, i)]),
})

/** The two neighbors of a number, and which of them is nearer. */
function roundedTo(value: number, unit: number): Step {
  const digit = Math.floor((value * 10) / unit) % 10
  const low = Math.floor(value / unit) * unit
  const result = rounded(value, unit)
  const neighbors = relation(relation(low, '<', value), '<', low + unit)
  return digit >= 5
    ? explained(
        neighbors,
        line`Nearest ${placeOf(unit)}: the next digit is ${digit}, so round up to ${result}.`,
        line`A la ${placeOf(unit)} más cercana: el dígito siguiente es ${digit}, así que redondea hacia arriba, a ${result}.`,
      )
    : explained(
        neighbors,
        line`Nearest ${placeOf(unit)}: the next digit is ${digit}, so round down to ${result}.`,
        line`A la ${placeOf(unit)} más cercana: el dígito siguiente es ${digit}, así que redondea hacia abajo, a ${result}.`,
      )
}

export const tableForms = (form: FormMaker<typeof levels>) => ({
  table: form({
    levels: ['hard'],
    kind: 'table',
    draw: random => ({ value: random.int(112, 949) * 1000 + random.int(95, 98) * 10 + random.int(1, 9) }),
    answer: tableCells,
    solve({ value }) {
      const blanks = UNITS.map(unit => rounded(value, unit))
      return { blanks, ...tableOf(blanks) }
    },
    ask: ({ value }) => {
      const empty = table(tableOf(UNITS.map(() => blank(2))))
      return {
        en: [prose`Round ${value} to each place. Complete the table.`, empty],
        es: [prose`Redondea ${value} a cada posición. Completa la tabla.`, empty],
      }
    },
    solution: ({ value }) => UNITS.map(unit => roundedTo(value, unit)),
    check: (printed, { blanks }) => {
      const [value] = printed.take(1)
      return (
        blanks.length === UNITS.length && UNITS.every((unit, i) => isNearest(value.n, exact(itemOf(blanks, i)).n, unit))
      )
    },
  }),
})
