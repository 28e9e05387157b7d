import type { ShownGrid } from '@worksheet/core'
import { escapeText } from './escape.ts'
import { topped } from './width.ts'

/** Digits in columns: a table whose columns are as wide as a digit. A decimal point stands close to its neighbours. */
export function gridToLatex({ columns, rows, rules, bracket }: ShownGrid): string {
  const lines = rows.map(({ cells, small }, row) => {
    const texts = Array<string>(columns).fill('')
    for (const { column, text } of cells)
      texts[column] = small ? `{\\scriptsize ${escapeText(text)}}` : escapeText(text)
    if (bracket?.row === row) texts[bracket.column - 1] = BRACKET
    const under = rules.filter(rule => rule.underRow === row).map(({ from, to }) => ` \\cline{${from + 1}-${to + 1}}`)
    return `${texts.join(' & ')} \\\\${under.join('')}`
  })
  if (bracket) lines.splice(bracket.row, 0, `\\cline{${bracket.column + 1}-${columns}}`)
  const isPoint = (column: number) =>
    rows.every(({ cells }) => cells.every(cell => cell.column !== column || cell.text === '.'))
  const format = Array.from({ length: columns }, (_, column) =>
    isPoint(column) && column !== (bracket?.column ?? 0) - 1 ? '@{}c@{}' : 'c',
  )
  return topped(
    [
      '\\setlength{\\tabcolsep}{0.1em}\\renewcommand{\\arraystretch}{1.15}%',
      `\\begin{tabular}{${format.join('')}}`,
      ...lines,
      '\\end{tabular}',
    ].join('\n'),
  )
}

/** Touches the bar that \\cline draws above the dividend. */
const BRACKET = '\\hfill\\smash{\\raisebox{0.1em}{\\big)}}\\hspace{-0.16em}'
