import type { Locale } from '../both.ts'
import type { Block } from '../content.ts'
import { assert } from '../errors.ts'
import { evaluate } from '../math/evaluate.ts'
import { present } from '../math/present.ts'
import { textOf } from '../math/text.ts'
import { decimalPlaces } from '../number/decimal.ts'
import type { ShownGrid, ShownGridRow } from '../shown.ts'

type LongDivision = Extract<Block, { kind: 'long-division' }>
type Cell = { readonly column: number; readonly text: string }

const MAX_EXTRA_PLACES = 4

/** The US bracket; worked, with the quotient above and each subtraction below. */
export function showLongDivision(block: LongDivision, locale: Locale): ShownGrid {
  const dividend = evaluate(block.dividend)
  const printed = block.dividend.kind === 'number' && block.dividend.as === 'decimal' ? (block.dividend.places ?? 0) : 0
  const needed = decimalPlaces(dividend.d)
  assert(needed !== null, () => `${dividend} cannot stand in a long division`)
  const places = Math.max(needed, printed)
  const divisor = String(block.divisor)
  const first = divisor.length + 1
  const digits = String(dividend.times(10 ** places).n).padStart(places + 1, '0')
  const alt = `${textOf(present(block.dividend, locale))} ÷ ${divisor}`
  const head = [...divisor].map((text, column) => ({ column, text }))
  if (!block.worked) {
    const cells = [...head, ...placed(digits, places, first)]
    return {
      kind: 'grid',
      columns: end(cells),
      rows: [{ small: false, cells }],
      rules: [],
      bracket: { row: 0, column: first },
      alt,
    }
  }
  const done = work(digits, places, block.divisor)
  const whole = digits.length - places
  const columnOf = (index: number) => first + index + (places > 0 && index >= whole ? 1 : 0)
  const ending = (text: string, index: number) =>
    [...text].map((digit, i): Cell => ({ column: columnOf(index - text.length + 1 + i), text: digit }))
  const quotient = done.quotient.map(({ index, digit }): Cell => ({ column: columnOf(index), text: digit }))
  const point: Cell[] = places > 0 ? [{ column: first + whole, text: '.' }] : []
  const rows: ShownGridRow[] = [
    { small: false, cells: [...quotient, ...point] },
    { small: false, cells: [...head, ...placed(done.digits, places + done.digits.length - digits.length, first)] },
  ]
  const rules: { underRow: number; from: number; to: number }[] = []
  for (const { index, product, rest, restIndex } of done.subtractions) {
    const from = columnOf(index - product.length + 1) - 1
    rows.push({ small: false, cells: [{ column: from, text: '−' }, ...ending(product, index)] })
    rules.push({ underRow: rows.length - 1, from, to: columnOf(index) })
    rows.push({ small: false, cells: ending(rest, restIndex) })
  }
  return {
    kind: 'grid',
    columns: Math.max(...rows.map(row => end(row.cells))),
    rows,
    rules,
    bracket: { row: 1, column: first },
    alt,
  }
}

const end = (cells: readonly Cell[]) => Math.max(...cells.map(({ column }) => column)) + 1

function placed(digits: string, places: number, first: number): Cell[] {
  const whole = digits.length - places
  const cells = [...digits].map((text, i): Cell => ({ column: first + i + (i >= whole ? 1 : 0), text }))
  return places > 0 ? [...cells, { column: first + whole, text: '.' }] : cells
}

interface Subtraction {
  /** The place of the digit under which the product ends. */
  readonly index: number
  readonly product: string
  /** What the next step divides, or what is left at the end, and the place under which it ends. */
  readonly rest: string
  readonly restIndex: number
}

function work(dividend: string, places: number, divisor: number) {
  const quotient: { index: number; digit: string }[] = []
  const found: { index: number; current: number; product: number }[] = []
  let digits = dividend
  let rest = 0
  for (let index = 0; index < digits.length; index++) {
    const current = rest * 10 + Number(digits[index])
    const times = Math.floor(current / divisor)
    rest = current - times * divisor
    if (times > 0 || quotient.length > 0 || index >= dividend.length - places - 1)
      quotient.push({ index, digit: String(times) })
    if (times > 0) found.push({ index, current, product: times * divisor })
    const mayGoOn = places > 0 && digits.length - dividend.length < MAX_EXTRA_PLACES
    if (index === digits.length - 1 && rest !== 0 && mayGoOn) digits += '0'
  }
  const subtractions = found.map(({ index, product }, i): Subtraction => {
    const next = found[i + 1]
    return {
      index,
      product: String(product),
      rest: String(next?.current ?? rest),
      restIndex: next?.index ?? digits.length - 1,
    }
  })
  return { quotient, subtractions, digits }
}
