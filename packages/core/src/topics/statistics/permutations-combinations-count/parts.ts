import type { Printed } from '../../../author.ts'

export const factorialOf = (k: number): number => (k <= 1 ? 1 : k * factorialOf(k - 1))

export const arranged = (n: number, r: number): number => (r === 0 ? 1 : n * arranged(n - 1, r - 1))

export const chosen = (n: number, r: number) => arranged(n, r) / factorialOf(r)

/** How many subsets of r things there are, one thing at a time: Pascal's rule. */
export const subsets = (n: number, r: number): number =>
  r === 0 || r === n ? 1 : subsets(n - 1, r - 1) + subsets(n - 1, r)

export const numbersIn = (printed: Printed) => printed.numbers.map(({ n }) => n)
