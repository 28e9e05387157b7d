import {
  blank,
  both,
  type CellHole,
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

/** A number beside what it is rounded to, place by place. */
const tableOf = (value: number, units: readonly number[], results: readonly CellHole[]) => ({
  head: [words('Number', 'Número'), ...units],
  rows: [[value, ...results]],
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
    levels: ['medium', 'hard'],
    instruction: { en: prose`Round the number to each place.`, es: prose`Redondea el número a cada posición.` },
    draw: (random, level) => {
      const units = level.numbers === 'chain of nines' ? [10, 100, 1000, 10_000, 100_000] : [10, 100, 1000]
      const most = 10 * itemOf(units, units.length - 1)
      const [thousands, tens] = [
        random.int(1, most / 1000 - 1),
        random.int(level.numbers === 'chain of nines' ? 95 : 11, 98),
      ]
      return { value: thousands * 1000 + tens * 10 + random.int(1, 9), units }
    },
    answer: tableCells,
    solve({ value, units }) {
      const blanks = units.map(unit => rounded(value, unit))
      return { blanks, ...tableOf(value, units, blanks) }
    },
    ask: ({ value, units }) =>
      both(
        table(
          tableOf(
            value,
            units,
            units.map(() => blank(2)),
          ),
        ),
      ),
    solution: ({ value, units }) => units.map(unit => roundedTo(value, unit)),
    check: (printed, { blanks }) => {
      const all = printed.numbers.map(({ n }) => n)
      const [value, units] = [itemOf(all, all.length - 1), all.slice(0, -1)]
      return (
        blanks.length === units.length && units.every((unit, i) => isNearest(value, exact(itemOf(blanks, i)).n, unit))
      )
    },
  }),
})
