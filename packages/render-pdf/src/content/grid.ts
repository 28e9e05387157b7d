import type { ShownGrid } from '@worksheet/core'
import { formulaOf } from '../typeset/formula.ts'
import { BLACK, type Block, type Mark } from './block.ts'
import { mathsMarks, pathText } from './maths.ts'
import type { Setting } from './setting.ts'
import { shapeWord, widthOf } from './words.ts'

/** Digits that a child writes beside are set a little larger than the text. */
const SCALE = 1.15
const COLUMN = 0.68
const POINT = 0.32
/** The empty column that the division bracket takes. */
const BRACKET = 0.4
const ROW = 1.3
const SMALL_ROW = 0.8
const SMALL = 0.62
const BASELINE = 0.98
const LINE = 0.055
const HIDDEN = '□'
const SIGNS = /^[+−×÷=<>]$/

/** Digits in equal columns: column arithmetic and long division. */
export function gridBlock(grid: ShownGrid, { faces, size: text }: Setting): Block {
  const size = text * SCALE
  const starts = columnStarts(grid)
  const tops = rowTops(grid)
  const marks: Mark[] = []
  const put = (value: string, column: number, top: number, height: number, scale: number) => {
    const left = (starts[column] ?? 0) * size
    const middle = left + ((starts[column + 1] ?? 0) * size - left) / 2
    if (value === HIDDEN) {
      marks.push(box(middle, (top + 0.14) * size, 0.62 * size, (height - 0.24) * size))
      return
    }
    const baseline = (top + (height === ROW ? BASELINE : height * 0.85)) * size
    if (SIGNS.test(value)) {
      const sign = formulaOf({ kind: 'ordinary', text: value }, faces.math)
      marks.push(...mathsMarks(sign, size * scale, faces.math, middle - (sign.width * size * scale) / 2, baseline))
      return
    }
    const parts = shapeWord(value, faces.text, faces)
    let x = middle - (widthOf(parts) * size * scale) / 2
    for (const { font, run, width } of parts) {
      marks.push({ kind: 'glyphs', font, size: size * scale, x, y: baseline, run, color: BLACK })
      x += width * size * scale
    }
  }
  grid.rows.forEach((row, i) => {
    for (const { column, text: value } of row.cells)
      put(value, column, tops[i] ?? 0, row.small ? SMALL_ROW : ROW, row.small ? SMALL : 1)
  })
  for (const { underRow, from, to } of grid.rules) {
    const [left, right] = [(starts[from] ?? 0) * size, (starts[to + 1] ?? 0) * size]
    marks.push({
      kind: 'rule',
      x: left,
      y: ((tops[underRow + 1] ?? 0) + 0.02) * size,
      width: right - left,
      height: LINE * size,
      color: BLACK,
    })
  }
  const width = (starts.at(-1) ?? 0) * size
  if (grid.bracket)
    marks.push(bracket(starts[grid.bracket.column] ?? 0, tops[grid.bracket.row] ?? 0, starts.at(-1) ?? 0, size))
  return {
    width,
    height: ((tops.at(-1) ?? 0) + 0.1) * size,
    baseline: baselineOf(grid, tops) * size,
    marks,
    role: 'Formula',
    alt: () => grid.alt,
  }
}

/** The left edge of every column in em, and the right edge of the last. A point takes less room than a digit. */
function columnStarts({ columns, rows, bracket }: ShownGrid): readonly number[] {
  const texts = Array.from({ length: columns }, (_, column) =>
    rows.flatMap(row => row.cells.filter(cell => cell.column === column).map(cell => cell.text)),
  )
  const starts = [0]
  for (const [column, cells] of texts.entries()) {
    const isPoint = cells.length > 0 && cells.every(text => text === '.' || text === ',')
    const isBracket = bracket !== null && column + 1 === bracket.column && cells.length === 0
    starts.push((starts.at(-1) ?? 0) + (isBracket ? BRACKET : isPoint ? POINT : COLUMN))
  }
  return starts
}

function rowTops({ rows, bracket }: ShownGrid): readonly number[] {
  const tops = [bracket?.row === 0 ? 0.12 : 0]
  for (const row of rows) tops.push((tops.at(-1) ?? 0) + (row.small ? SMALL_ROW : ROW))
  return tops
}

/** The number label stands beside the first row of digits, or beside the dividend. */
function baselineOf({ rows, bracket }: ShownGrid, tops: readonly number[]): number {
  const row = bracket ? bracket.row : rows.findIndex(candidate => !candidate.small)
  return (tops[Math.max(0, row)] ?? 0) + BASELINE
}

const box = (middle: number, top: number, width: number, height: number): Mark => ({
  kind: 'path',
  x: middle - width / 2,
  y: top,
  fill: null,
  stroke: { width: 0.6, color: BLACK, dash: 'solid' },
  path: pathText([['M', 0, 0], ['L', width, 0], ['L', width, height], ['L', 0, height], ['Z']], 1, 1),
})

/** The US division bracket: a curve down the left, a bar over the dividend. */
function bracket(column: number, top: number, right: number, size: number): Mark {
  const left = column - 0.16
  return {
    kind: 'path',
    x: 0,
    y: 0,
    fill: null,
    stroke: { width: LINE * size, color: BLACK, dash: 'solid' },
    path: pathText(
      [
        ['M', left - 0.14, top + ROW - 0.06],
        ['C', left + 0.1, top + ROW - 0.4, left + 0.1, top + 0.4, left - 0.06, top + 0.04],
        ['L', right + 0.1, top + 0.04],
      ],
      size,
      1,
    ),
  }
}
