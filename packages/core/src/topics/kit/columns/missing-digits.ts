import {
  type Block,
  both,
  type ColumnRow,
  columnWithResult,
  type Expr,
  equation,
  evaluate,
  exact,
  type Inline,
  itemOf,
  lastOf,
  minus,
  missingDigitsByPlaces,
  numberList,
  type Printed,
  prose,
  type Random,
  type Step,
  step,
  sum,
  symbol,
  tupleOf,
  type Value,
  withHiddenDigits,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { digitAt } from './regrouping.ts'

type Column = Extract<Block, { kind: 'column' }>

const length = (value: number) => String(value).length

/**
 * Hides digits of the numbers of a column, never two in one place: from the right each is then found by itself. Never two
 * in one row either, so that they are read from top to bottom. Gives the rows and the hidden digits in this order.
 */
export function hideDigits(random: Random, values: readonly number[], count: number) {
  const places = random.sample(
    Array.from({ length: Math.min(...values.map(length)) }, (_, place) => place),
    count,
  )
  const owners = random.sample([...values.keys()], count)
  const hidden = values.map((_, row) => places.filter((_, i) => owners[i] === row))
  return {
    rows: values.map((value, row) => withHiddenDigits(value, ...itemOf(hidden, row))),
    digits: values.flatMap((value, row) => itemOf(hidden, row).map(place => digitAt(value, place))),
  }
}

/** Equal digits would not show in which order they are written. */
export const areDifferent = ({ digits }: { readonly digits: readonly number[] }): boolean =>
  new Set(digits).size === digits.length

/** What the forms with hidden digits have in common. */
export const hiddenDigits = {
  instruction: {
    en: prose`Find the missing digits. Write them from top to bottom.`,
    es: prose`Halla los dígitos que faltan. Escríbelos de arriba abajo.`,
  },
  answer: numberList,
  solve: ({ digits }: { readonly digits: readonly number[] }): readonly Value[] => digits,
}

interface Hidden {
  readonly a: number
  readonly b: number
  readonly rows: readonly ColumnRow[]
  readonly digits: readonly number[]
}

const whole = (sign: '+' | '−', a: number, b: number): Expr =>
  sign === '+' ? equation(sum(a, b), a + b) : equation(minus(a, b), a - b)

/** A sum or a difference of two numbers in columns; a difference is found as the sum that checks it. */
export const missingDigits = (sign: '+' | '−') => ({
  ...hiddenDigits,
  ask: ({ rows }: Hidden) => {
    const [a, b, result] = tupleOf(rows, 3)
    return both(columnWithResult(sign, [a, b], result))
  },
  key: ({ a, b }: Hidden) => both(whole(sign, a, b)),
  solution: ({ a, b, rows, digits }: Hidden): readonly Step[] => {
    const found = missingDigitsByPlaces(
      sign === '+' ? [a, b] : [a - b, b],
      rows.flatMap(({ hidden }) => hidden),
      digits,
      whole(sign, a, b),
      itemOf(rows, sign === '+' ? 2 : 0).hidden,
    )
    return sign === '+' ? found : [readUpward(rows), ...found]
  },
  check: isOnlyFilling,
})

/** The digits of a row side by side, with boxes. */
const inLine = ({ of, hidden }: ColumnRow): readonly Inline[] => {
  const written = [...String(evaluate(of).n)]
  return written.map((digit, i) => (hidden.includes(written.length - 1 - i) ? symbol('□') : digit))
}

/** A difference in columns read as a sum: what is left and what was taken make the top number. */
function readUpward(rows: readonly ColumnRow[]): Step {
  const [top, taken, left] = tupleOf(rows, 3)
  const content = [...inLine(left), ' + ', ...inLine(taken), ' = ', ...inLine(top)]
  return step(both({ kind: 'paragraph', content }), because.readColumnUpward)
}

/** All ways to fill the boxes of a printed column so that it is right. */
function fillings({ operator, rows, result }: Column): number[][] {
  const all = result ? [...rows, result] : [...rows]
  const spots = all.flatMap((row, i) => [...row.hidden].sort((a, b) => b - a).map(place => ({ row: i, place })))
  const known = all.map(withZeros)
  const found: number[][] = []
  const digits = spots.map(() => 0)
  const fill = (index: number, values: readonly number[]): void => {
    const spot = spots[index]
    if (spot === undefined) {
      if (isRight(operator, values)) found.push([...digits])
      return
    }
    for (let digit = 0; digit <= 9; digit++) {
      digits[index] = digit
      fill(
        index + 1,
        values.map((value, row) => (row === spot.row ? value + digit * 10 ** spot.place : value)),
      )
    }
  }
  fill(0, known)
  return found
}

/** The answer fills the printed column, and nothing else does. */
export function isOnlyFilling(printed: Printed, answer: readonly Value[]): boolean {
  const [right, ...others] = fillings(printed.block('column'))
  if (!right || others.length > 0 || right.length !== answer.length) return false
  return right.every((digit, i) => exact(itemOf(answer, i)).equals(digit))
}

function withZeros({ of, hidden }: ColumnRow): number {
  const value = evaluate(of).n
  return hidden.reduce((rest, place) => rest - digitAt(value, place) * 10 ** place, value)
}

function isRight(operator: Column['operator'], values: readonly number[]): boolean {
  const [result, first, others] = [lastOf(values), itemOf(values, 0), values.slice(1, -1)]
  if (operator === '+') return others.reduce((sum, value) => sum + value, first) === result
  return operator === '−' ? first - itemOf(others, 0) === result : first * itemOf(others, 0) === result
}
