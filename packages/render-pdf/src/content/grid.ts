import type { ShownGrid, ShownGridRow } from '@worksheet/core/show'
import type { Faces } from '../faces.ts'
import { kernCode } from '../font/codes.ts'
import type { Step } from '../typeset/box.ts'
import { formulaOf } from '../typeset/formula.ts'
import { BLACK, type Block, type Mark } from './block.ts'
import { mathsMarks } from './maths.ts'
import type { Setting } from './setting.ts'

/** Digits that a child writes beside are set a little larger than the text. */
const SCALE = 1.15
const COLUMN = 0.68
/** Where digits are to be written in boxes. */
const BOXED_COLUMN = 0.95
const BOX = 0.82
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
  const right = starts.at(-1) ?? 0
  const marks = grid.rows.flatMap((row, i) => rowMarks(row, tops[i] ?? 0, starts, size, faces))
  for (const { underRow, from, to } of grid.rules) {
    const [left, end] = [starts[from] ?? 0, starts[to + 1] ?? 0]
    const y = (tops[underRow + 1] ?? 0) + 0.02
    marks.push({
      kind: 'rule',
      x: left * size,
      y: y * size,
      width: (end - left) * size,
      height: LINE * size,
      color: BLACK,
    })
  }
  if (grid.bracket) marks.push(bracket(starts[grid.bracket.column] ?? 0, tops[grid.bracket.row] ?? 0, right, size))
  return {
    width: right * size,
    height: ((tops.at(-1) ?? 0) + 0.1) * size,
    baseline: baselineOf(grid, tops) * size,
    marks,
    role: 'Formula',
    alt: () => grid.alt,
  }
}

/** A row's digits as one run, so that they are copied as one number; signs and boxes stand for themselves. */
function rowMarks(row: ShownGridRow, top: number, starts: readonly number[], size: number, faces: Faces): Mark[] {
  const height = row.small ? SMALL_ROW : ROW
  const scale = size * (row.small ? SMALL : 1)
  const baseline = (top + (row.small ? height * 0.85 : BASELINE)) * size
  const marks: Mark[] = []
  const digits: Digit[] = []
  for (const { column, text } of [...row.cells].sort((one, other) => one.column - other.column)) {
    const middle = (((starts[column] ?? 0) + (starts[column + 1] ?? 0)) / 2) * size
    if (text === HIDDEN) marks.push(box(middle, (top + 0.14) * size, BOX * size, (height - 0.24) * size))
    else if ([...text].every(letter => faces.text.has(letter)) && !SIGNS.test(text)) {
      const { width, run } = faces.text.shape(text)
      digits.push({ x: middle - (width * scale) / 2, end: middle + (width * scale) / 2, run })
    } else {
      const sign = formulaOf({ kind: 'ordinary', text }, faces.math)
      marks.push(...mathsMarks(sign, scale, faces.math, middle - (sign.width * scale) / 2, baseline))
    }
  }
  const [first] = digits
  if (!first) return marks
  return [
    ...marks,
    {
      kind: 'glyphs',
      font: faces.text,
      size: scale,
      x: first.x,
      y: baseline,
      run: joined(digits, scale),
      color: BLACK,
    },
  ]
}

interface Digit {
  readonly x: number
  readonly end: number
  readonly run: string
}

function joined(digits: readonly Digit[], scale: number): string {
  return digits.reduce((run, digit, i) => {
    const before = digits[i - 1]
    return run + (before ? kernCode(Math.round(((digit.x - before.end) / scale) * 1000)) : '') + digit.run
  }, '')
}

/** The left edge of every column in em, and the right edge of the last. A point takes less room than a digit. */
function columnStarts({ columns, rows, bracket }: ShownGrid): readonly number[] {
  const texts = Array.from({ length: columns }, (_, column) =>
    rows.flatMap(row => row.cells.filter(cell => cell.column === column).map(cell => cell.text)),
  )
  const digit = texts.flat().includes(HIDDEN) ? BOXED_COLUMN : COLUMN
  const starts = [0]
  for (const [column, cells] of texts.entries()) {
    const isPoint = cells.length > 0 && cells.every(text => text === '.' || text === ',')
    const isBracket = bracket !== null && column + 1 === bracket.column && cells.length === 0
    starts.push((starts.at(-1) ?? 0) + (isBracket ? BRACKET : isPoint ? POINT : digit))
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

function box(middle: number, top: number, width: number, height: number): Mark {
  const steps: Step[] = [['M', 0, 0], ['L', width, 0], ['L', width, height], ['L', 0, height], ['Z']]
  return {
    kind: 'path',
    x: middle - width / 2,
    y: top,
    scale: 1,
    up: 1,
    steps,
    fill: null,
    stroke: { width: 0.6, color: BLACK, dash: 'solid' },
  }
}

/** The US division bracket: a curve down the left, a bar over the dividend. */
function bracket(column: number, top: number, right: number, size: number): Mark {
  const left = column - 0.16
  const bottom = top + ROW - 0.06
  const steps: Step[] = [
    ['M', left - 0.14, bottom],
    ['C', left + 0.1, bottom - 0.34, left + 0.1, top + 0.4, left - 0.06, top + 0.04],
    ['L', right + 0.1, top + 0.04],
  ]
  return {
    kind: 'path',
    x: 0,
    y: 0,
    scale: size,
    up: 1,
    steps,
    fill: null,
    stroke: { width: LINE * size, color: BLACK, dash: 'solid' },
  }
}
