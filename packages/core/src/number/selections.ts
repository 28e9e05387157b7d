import { assert } from '../errors.ts'

/** n! for whole n, as far as it is exact. */
export function factorialOf(n: number): number {
  assert(Number.isInteger(n) && n >= 0 && n <= 18, () => `${n} has no exact factorial here`)
  let product = 1
  for (let k = 2; k <= n; k++) product *= k
  return product
}

/** In how many ways r are taken of n: in an order for P, without one for C and the binomial. */
export function selections(style: 'C' | 'P' | 'binomial', n: number, r: number): number {
  assert(
    Number.isInteger(n) && Number.isInteger(r) && r >= 0 && r <= n,
    'A selection needs whole numbers, r no more than n',
  )
  let product = 1
  for (let k = 0; k < r; k++) product = style === 'P' ? product * (n - k) : (product * (n - k)) / (k + 1)
  assert(Number.isSafeInteger(product), 'The number of selections is not exact')
  return product
}
