import type { ShownGrid } from '@worksheet/core/show'
import { escapeText } from './escape.ts'

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
    if (bracket?.row === row) texts[bracket.column - 1] = '\\worksheetbracket'
    const under = rules.filter(rule => rule.underRow === row).map(({ from, to }) => ` \\cline{${from + 1}-${to + 1}}`)
    return `${texts.join(' & ')} \\\\${under.join('')}`
  })
  if (bracket) lines.splice(bracket.row, 0, `\\cline{${bracket.column + 1}-${columns}}`)
  return `\\worksheetgrid{${format.join('')}}{%\n${lines.join('\n')}}`
}

/** Signs are wider than digits, but move no digit from its place. */
const cellTex = (text: string) => (/^[\d.]$/.test(text) ? text : `\\worksheetdigit{${escapeText(text)}}`)
