import { assert } from '../errors.ts'

export interface PrimePower {
  readonly prime: number
  readonly exponent: number
}

/** 360 is 2³ · 3² · 5. */
export function factorisation(n: number): readonly PrimePower[] {
  assert(Number.isSafeInteger(n) && n >= 1, 'Only whole numbers from 1 have prime factors')
  const powers: PrimePower[] = []
  let rest = n
  for (let prime = 2; prime * prime <= rest; prime += prime === 2 ? 1 : 2) {
    let exponent = 0
    for (; rest % prime === 0; rest /= prime) exponent++
    if (exponent > 0) powers.push({ prime, exponent })
  }
  return rest > 1 ? [...powers, { prime: rest, exponent: 1 }] : powers
}

/** 360 is 2, 2, 2, 3, 3, 5. */
export const primeFactors = (n: number): readonly number[] =>
  factorisation(n).flatMap(({ prime, exponent }) => Array<number>(exponent).fill(prime))

export const isPrime = (n: number): boolean => n > 1 && factorisation(n)[0]?.prime === n

/** All divisors from least to greatest: 12 has 1, 2, 3, 4, 6, 12. */
export function divisors(n: number): readonly number[] {
  const small: number[] = []
  for (let d = 1; d * d <= n; d++) if (n % d === 0) small.push(d)
  const large = small
    .filter(d => d * d !== n)
    .map(d => n / d)
    .reverse()
  return [...small, ...large]
}
