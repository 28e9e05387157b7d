import { evaluate, exact, itemOf, type Of, type Random, tupleOf, type Value } from '../../../author.ts'

export type Matrix = readonly (readonly number[])[]
export type Size = readonly [rows: number, columns: number]

export const entryOf = (a: Matrix, row: number, column: number): number => itemOf(itemOf(a, row), column)
/** p, q, r, s of a matrix of two rows and two columns. */
export const entriesOfTwo = (a: Matrix) => {
  const [top, bottom] = tupleOf(a, 2)
  return [...tupleOf(top, 2), ...tupleOf(bottom, 2)] as const
}

export const combine = (a: Matrix, b: Matrix, f: (x: number, y: number) => number): Matrix =>
  a.map((row, i) => row.map((value, j) => f(value, entryOf(b, i, j))))
export const scale = (k: number, a: Matrix): Matrix => a.map(row => row.map(value => k * value))
export const product = (a: Matrix, b: Matrix): Matrix =>
  a.map(row => itemOf(b, 0).map((_, j) => row.reduce((total, value, k) => total + value * entryOf(b, k, j), 0)))

/** No row and no column is all zeros. */
export const drawMatrix = (random: Random, [rows, columns]: Size, most: number): Matrix =>
  random.until(
    () => Array.from({ length: rows }, () => Array.from({ length: columns }, () => random.int(-most, most))),
    drawn =>
      drawn.every(row => row.some(value => value !== 0)) &&
      itemOf(drawn, 0).every((_, j) => drawn.some(row => row[j] !== 0)),
  )

/** The entries of a printed matrix. */
export const entries = ({ rows }: Of<'matrix'>): Matrix => rows.map(row => row.map(entry => evaluate(entry).n))
export const isSame = (a: Matrix, b: Matrix) => JSON.stringify(a) === JSON.stringify(b)
export const asNumbers = (rows: readonly (readonly Value[])[]): Matrix =>
  rows.map(row => row.map(entry => exact(entry).n))

/** Tries a product on three columns: (AB)v = A(Bv). */
export const isProduct = (a: Matrix, b: Matrix, answer: Matrix): boolean =>
  [1, 2, 3].every(seed => {
    const v = Array.from({ length: itemOf(b, 0).length }, (_, i) => [(i + seed) * (i + 2)])
    return isSame(product(answer, v), product(a, product(b, v)))
  })
