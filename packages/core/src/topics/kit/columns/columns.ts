import { evaluate, exact, type Printed, type Ratio, type Value } from '../../../author.ts'

const undone = {
  '+': (result: Ratio, by: Ratio) => result.minus(by),
  '−': (result: Ratio, by: Ratio) => result.plus(by),
  '×': (result: Ratio, by: Ratio) => result.over(by),
}

/** The opposite operation leads from the answer back to the first number of a printed column. */
export function undoesTheColumn(printed: Printed, answer: Value): boolean {
  const { operator, rows } = printed.block('column')
  const [first, ...others] = rows.map(({ of }) => evaluate(of))
  if (!first || others.length === 0) return false
  return others.reduce(undone[operator], exact(answer)).equals(first)
}
