import { failed, type Printed } from '../../../author.ts'

/** The rows of the printed chart, counted mark by mark. */
export function rowsOf(printed: Printed): readonly { readonly name: string; readonly value: number }[] {
  const [tally] = printed.figures('tally-chart')
  const rows = tally
    ? tally.rows.map(({ label, count }) => ({ label, value: count }))
    : printed.figure('picture-graph').rows
  return rows.map(({ label, value }) => ({
    name: label.kind === 'words' ? label.en.toLowerCase() : '',
    value: value ?? failed('No row is left out'),
  }))
}

/** The numbers of the categories that the question names, in its order: "by bus" is the row of Bus. */
export const askedValues = (printed: Printed): readonly number[] => {
  const rows = rowsOf(printed)
  return printed
    .all('words')
    .flatMap(({ en }) => rows.flatMap(({ name, value }) => (en.toLowerCase().endsWith(name) ? [value] : [])))
}
