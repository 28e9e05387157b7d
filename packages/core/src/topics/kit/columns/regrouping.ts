/** From the ones on. */
const digits = (value: number) => [...String(value)].reverse().map(Number)
/** 0 before the first. */
export const digitAt = (value: number, place: number) => Math.floor(value / 10 ** place) % 10

/** Columns in which a sum carries. */
export function carries(...values: readonly number[]): number {
  let carry = 0
  let count = 0
  for (let place = 0; place < Math.max(...values.map(value => digits(value).length)); place++) {
    carry = Math.floor((values.reduce((sum, value) => sum + digitAt(value, place), 0) + carry) / 10)
    if (carry > 0) count++
  }
  return count
}

/** Columns in which a difference borrows. */
export function borrows(from: number, taken: number): number {
  let borrow = 0
  let count = 0
  digits(from).forEach((digit, place) => {
    borrow = digit - borrow < digitAt(taken, place) ? 1 : 0
    count += borrow
  })
  return count
}

/** The sum of a pupil who writes each column and forgets to carry. */
export const sumWithoutCarrying = (a: number, b: number): number => byColumn(a, b, (x, y) => (x + y) % 10)

/** The difference of a pupil who takes the smaller digit from the larger in every column. */
export const smallerFromLarger = (a: number, b: number): number => byColumn(a, b, (x, y) => Math.abs(x - y))

function byColumn(a: number, b: number, combine: (x: number, y: number) => number): number {
  return digits(a).reduce((total, digit, place) => total + combine(digit, digitAt(b, place)) * 10 ** place, 0)
}
