import {
  blank,
  both,
  type CellHole,
  type Expr,
  evaluate,
  exact,
  itemOf,
  type Printed,
  type Random,
  type Ratio,
  table,
  tableCellsAsWritten,
  words,
} from '../../../author.ts'
import { drawDifferent, drawEnding, FORMS, type Form, type Level, written } from './kinds.ts'
import { allForms } from './working.ts'

/** The only number that is printed has the value of the answer. */
export const hasValue = (printed: Printed, value: Ratio) =>
  printed.take(1)[0].equals(value) && printed.numbers.length === 1

export const head = [words('Fraction', 'Fracción'), words('Decimal', 'Decimal'), words('Percent', 'Porcentaje')]

/** One form of each number is given, the other two are asked for. */
export const tableOfForms = (rows: number) => ({
  share: 2,
  wide: true,
  draw: (random: Random, level: Level) => {
    const start = random.int(0, 2)
    return {
      values: drawDifferent(random, rows, own => drawEnding(own, level)),
      given: [0, 1, 2].map(i => itemOf(FORMS, (start + i) % 3)),
    }
  },
  answer: tableCellsAsWritten,
  solve: ({ values, given }: TableFacts) => ({
    blanks: values.flatMap((value, i) => FORMS.flatMap(form => (form === given[i] ? [] : [written[form](value)]))),
    head,
    rows: values.map(value => FORMS.map((form): CellHole => written[form](value))),
  }),
  ask: ({ values, given }: TableFacts) =>
    both(
      table({
        head,
        rows: values.map((value, i) =>
          FORMS.map((form): CellHole => (form === given[i] ? written[form](value) : blank(2))),
        ),
      }),
    ),
  solution: ({ values, given }: TableFacts) => values.map((value, i) => allForms(value, itemOf(given, i), i + 1)),
  // All three cells of a row have one value.
  check(printed: Printed, { blanks }: { readonly blanks: readonly Parameters<typeof exact>[0][] }) {
    let next = 0
    return printed.block('table').rows.every(row => {
      const [first, ...others] = row.map(([item]) =>
        (item as Expr).kind === 'blank' ? exact(itemOf(blanks, next++)) : evaluate(item as Expr),
      )
      return first !== undefined && others.every(value => value.equals(first))
    })
  },
})

export interface TableFacts {
  readonly values: readonly Ratio[]
  readonly given: readonly Form[]
}
