const digits = (value: number) => [...String(value)].reverse().map(Number)

/** Columns in which a sum carries. */
export function carries(...values: readonly number[]): number {
  const columns = values.map(digits)
  let carry = 0
  let count = 0
  for (let place = 0; place < Math.max(...columns.map(column => column.length)); place++) {
    carry = Math.floor((columns.reduce((sum, column) => sum + (column[place] ?? 0), 0) + carry) / 10)
    if (carry > 0) count++
  }
  return count
}

/** Columns in which a difference borrows. */
export function borrows(from: number, taken: number): number {
  const [top, bottom] = [digits(from), digits(taken)]
  let borrow = 0
  let count = 0
  for (let place = 0; place < top.length; place++) {
    borrow = (top[place] ?? 0) - borrow < (bottom[place] ?? 0) ? 1 : 0
    count += borrow
  }
  return count
}

/** The sum of a pupil who writes each column and forgets to carry. */
export const sumWithoutCarrying = (a: number, b: number): number => byColumn(a, b, (x, y) => (x + y) % 10)

/** The difference of a pupil who takes the smaller digit from the larger in every column. */
export const smallerFromLarger = (a: number, b: number): number => byColumn(a, b, (x, y) => Math.abs(x - y))

function byColumn(a: number, b: number, combine: (x: number, y: number) => number): number {
  const [left, right] = [digits(a), digits(b)]
  return left.reduce((total, digit, place) => total + combine(digit, right[place] ?? 0) * 10 ** place, 0)
}
