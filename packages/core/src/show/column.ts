import type { Locale } from '../both.ts'
import type { Block, ColumnRow } from '../content.ts'
import { assert } from '../errors.ts'
import { evaluate } from '../math/evaluate.ts'
import type { Expr } from '../math/expr.ts'
import { present } from '../math/present.ts'
import { textOf } from '../math/text.ts'
import { decimalPlaces } from '../number/decimal.ts'
import { Ratio } from '../number/ratio.ts'
import type { ShownGrid, ShownGridRow } from '../shown.ts'

type Column = Extract<Block, { kind: 'column' }>
type Cell = { readonly column: number; readonly text: string }

const HIDDEN = '□'

/** A number as the cells of its digits; `point` is the number of decimal places the whole column keeps. */
interface Digits {
  readonly text: string
  readonly places: number
}

/** Sums, differences and products in columns; a decimal point takes a column of its own. */
export function showColumn(block: Column, locale: Locale): ShownGrid {
  const operands = block.rows.map(digitsOf)
  const lines: Line[] = operands.map((digits, i) => ({
    digits,
    hidden: block.rows[i]?.hidden ?? [],
    sign: i === operands.length - 1 ? block.operator : '',
    small: false,
  }))
  const under = block.worked ? workedLines(block) : block.result ? [lineOf(block.result)] : []
  return layOut(lines, under, block, locale)
}

interface Line {
  readonly digits: Digits
  readonly hidden: readonly number[]
  readonly sign: string
  readonly small: boolean
  /** Columns by which a partial product stands to the left. */
  readonly shift?: number
  readonly ruleBelow?: boolean
}

const lineOf = (row: ColumnRow): Line => ({ digits: digitsOf(row), hidden: row.hidden, sign: '', small: false })

function digitsOf({ of }: { readonly of: Expr }): Digits {
  return digitsOfValue(
    evaluate(of),
    of.kind === 'number' && of.as === 'decimal' ? (of.places ?? 0) : of.kind === 'money' ? 2 : 0,
  )
}

function digitsOfValue(value: Ratio, least: number): Digits {
  const needed = decimalPlaces(value.d)
  assert(needed !== null, () => `${value} cannot stand in a column`)
  const places = Math.max(needed, least)
  return { text: String(Math.abs(value.times(10 ** places).n)).padStart(places + 1, '0'), places }
}

function workedLines({ operator, rows }: Column): Line[] {
  const values = rows.map(({ of }) => evaluate(of))
  const places = Math.max(...rows.map(row => digitsOf(row).places))
  const line = (value: Ratio, least: number): Line => ({
    digits: digitsOfValue(value, least),
    hidden: [],
    sign: '',
    small: false,
  })
  if (operator === '+')
    return [
      line(
        values.reduce((sum, value) => sum.plus(value), Ratio.of(0)),
        places,
      ),
    ]
  const [first, second] = values
  assert(first && second && values.length === 2, 'A difference or a product has two rows')
  if (operator === '−') return [line(first.minus(second), places)]
  return productLines(rows)
}

function productLines(rows: Column['rows']): Line[] {
  const [top, bottom] = rows.map(digitsOf)
  assert(top && bottom, 'A product has two rows')
  const places = top.places + bottom.places
  const product: Line = {
    digits: { text: String(Number(top.text) * Number(bottom.text)).padStart(places + 1, '0'), places },
    hidden: [],
    sign: '',
    small: false,
  }
  const partials = [...bottom.text].reverse().flatMap((digit, shift): Line[] =>
    digit === '0'
      ? []
      : [
          {
            digits: { text: String(Number(top.text) * Number(digit)) + '0'.repeat(shift), places: 0 },
            hidden: [],
            sign: '',
            small: false,
          },
        ],
  )
  if (partials.length < 2) return [product]
  const last = partials.length - 1
  return [
    ...partials.map((partial, i) => ({ ...partial, sign: i === last ? '+' : '', ruleBelow: i === last })),
    product,
  ]
}

/** In products the last digits stand under each other; in sums the points do. */
function layOut(above: readonly Line[], below: readonly Line[], block: Column, locale: Locale): ShownGrid {
  const lines = [...above, ...below]
  const isProduct = block.operator === '×'
  const right = isProduct ? 0 : Math.max(...lines.map(({ digits }) => digits.places))
  const widths = lines.map(
    ({ digits }) => wholeWidth(digits) + (isProduct ? digits.places + (digits.places > 0 ? 1 : 0) : 0),
  )
  const whole = Math.max(...widths)
  const tail = isProduct ? 0 : right > 0 ? right + 1 : 0
  const columns = whole + tail + 2
  const rows = lines.map(
    (line): ShownGridRow => ({
      small: line.small,
      cells: [
        ...(line.sign ? [{ column: 0, text: line.sign }] : []),
        ...cellsOf(line, isProduct ? columns : 2 + whole, isProduct),
      ],
    }),
  )
  const rules = [
    { underRow: above.length - 1, from: 0, to: columns - 1 },
    ...below.flatMap(({ ruleBelow }, i) =>
      ruleBelow ? [{ underRow: above.length + i, from: 0, to: columns - 1 }] : [],
    ),
  ]
  return { kind: 'grid', columns, rows: rows.map(row => row), rules, bracket: null, alt: columnAlt(block, locale) }
}

const wholeWidth = ({ text, places }: Digits) => text.length - places

/** `end` is the column after the ones digit, or for products after the last digit of all. */
function cellsOf({ digits, hidden }: Line, end: number, alignRight: boolean): Cell[] {
  const { text, places } = digits
  const points = alignRight && places > 0 ? 1 : 0
  const ones = alignRight ? end - places - points : end
  const cells: Cell[] = []
  const whole = wholeWidth(digits)
  ;[...text].forEach((digit, i) => {
    const place = whole - 1 - i
    const column = place >= 0 ? ones - 1 - place : ones - place
    cells.push({ column, text: hidden.includes(place) ? HIDDEN : digit })
  })
  if (places > 0) cells.push({ column: ones, text: '.' })
  return cells
}

function columnAlt({ operator, rows, result }: Column, locale: Locale): string {
  const said = (row: ColumnRow) => (row.hidden.length === 0 ? textOf(present(row.of, locale)) : withGaps(row))
  const sum = rows.map(said).join(` ${operator} `)
  return result ? `${sum} = ${said(result)}` : sum
}

function withGaps(row: ColumnRow): string {
  const digits = digitsOf(row)
  const whole = wholeWidth(digits)
  const shown = [...digits.text].map((digit, i) => (row.hidden.includes(whole - 1 - i) ? HIDDEN : digit))
  return digits.places > 0 ? `${shown.slice(0, whole).join('')}.${shown.slice(whole).join('')}` : shown.join('')
}
