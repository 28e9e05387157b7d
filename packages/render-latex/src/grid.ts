import type { ShownGrid } from '@worksheet/core/show'
import { escapeText } from './escape.ts'
import { topped } from './width.ts'

/** Digits in columns as wide as a digit. A decimal point stands close to its neighbours. */
export function gridToLatex({ columns, rows, rules, bracket }: ShownGrid): string {
  const isPoint = (column: number) =>
    rows.every(({ cells }) => cells.every(cell => cell.column !== column || cell.text === '.'))
  const format = Array.from({ length: columns }, (_, column) => {
    if (column === (bracket?.column ?? 0) - 1) return 'r@{}'
    return isPoint(column) && rows.some(({ cells }) => cells.some(cell => cell.column === column)) ? '@{}c@{}' : 'c'
  })
  const lines = rows.map(({ cells, small }, row) => {
    const texts = format.map(place => (row === 0 && place === 'c' ? cellTex('') : ''))
    for (const { column, text } of cells) texts[column] = small ? `{\\scriptsize ${cellTex(text)}}` : cellTex(text)
    if (bracket?.row === row) texts[bracket.column - 1] = BRACKET
    const under = rules.filter(rule => rule.underRow === row).map(({ from, to }) => ` \\cline{${from + 1}-${to + 1}}`)
    return `${texts.join(' & ')} \\\\${under.join('')}`
  })
  if (bracket) lines.splice(bracket.row, 0, `\\cline{${bracket.column + 1}-${columns}}`)
  return topped(
    [
      '\\setlength{\\tabcolsep}{0.12em}\\renewcommand{\\arraystretch}{1.15}%',
      `\\begin{tabular}{${format.join('')}}`,
      ...lines,
      '\\end{tabular}',
    ].join('\n'),
  )
}

/** Signs are wider than digits, but move no digit from its place. */
const cellTex = (text: string) => (/^[\d.]$/.test(text) ? text : `\\makebox[0.5em]{${escapeText(text)}}`)

/** Touches the bar that \\cline draws above the dividend. */
const BRACKET = '\\smash{\\raisebox{0.17em}{\\big)}}\\hspace{-0.05em}'
