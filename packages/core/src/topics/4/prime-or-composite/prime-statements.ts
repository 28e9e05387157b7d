import { type Block, type Both, prose } from '../../../content.ts'
import type { Truth } from '../../common/statements.ts'

export const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97]
export const isPrime = (value: number) => PRIMES.includes(value)

/** By division alone. */
export const hasTwoFactors = (value: number) =>
  Array.from({ length: value }, (_, i) => i + 1).filter(factor => value % factor === 0).length === 2

export const range = Array.from({ length: 98 }, (_, i) => i + 2)

export interface Statement {
  readonly isTrue: boolean
  readonly says: Both<Block>
  /** Finds out for the numbers from 2 to 99. */
  holds(isPrime: (value: number) => boolean): boolean
}

export const statements: readonly Statement[] = [
  {
    isTrue: false,
    says: { en: prose`Every prime number is odd.`, es: prose`Todo número primo es impar.` },
    holds: prime => range.every(n => !prime(n) || n % 2 === 1),
  },
  {
    isTrue: false,
    says: { en: prose`Every odd number greater than 1 is prime.`, es: prose`Todo número impar mayor que 1 es primo.` },
    holds: prime => range.every(n => n % 2 === 0 || prime(n)),
  },
  {
    isTrue: true,
    says: {
      en: prose`Every even number greater than 2 is composite.`,
      es: prose`Todo número par mayor que 2 es compuesto.`,
    },
    holds: prime => range.every(n => n % 2 === 1 || n === 2 || !prime(n)),
  },
  {
    isTrue: false,
    says: {
      en: prose`The sum of two prime numbers is always even.`,
      es: prose`La suma de dos números primos siempre es par.`,
    },
    holds: prime => range.every(a => range.every(b => !prime(a) || !prime(b) || (a + b) % 2 === 0)),
  },
  {
    isTrue: true,
    says: {
      en: prose`The product of two prime numbers is always composite.`,
      es: prose`El producto de dos números primos siempre es compuesto.`,
    },
    holds: prime => range.every(a => range.every(b => !prime(a) || !prime(b) || a * b > 99 || !prime(a * b))),
  },
  {
    isTrue: true,
    says: {
      en: prose`The number 1 is neither prime nor composite.`,
      es: prose`El número 1 no es ni primo ni compuesto.`,
    },
    holds: () => Array.from({ length: 1 }, (_, i) => i + 1).filter(factor => 1 % factor === 0).length === 1,
  },
  {
    isTrue: true,
    says: { en: prose`2 is the only even prime number.`, es: prose`El 2 es el único número primo par.` },
    holds: prime => range.filter(n => n % 2 === 0 && prime(n)).length === 1,
  },
  {
    isTrue: false,
    says: {
      en: prose`A number that ends in 7 is always prime.`,
      es: prose`Un número que termina en 7 siempre es primo.`,
    },
    holds: prime => range.every(n => n % 10 !== 7 || prime(n)),
  },
]

export interface OftenStatement {
  readonly often: Truth
  readonly says: Both<Block>
  /** Whether it holds, case by case, for numbers from 2 to 99. */
  results(): readonly boolean[]
}

const primes = () => range.filter(hasTwoFactors)
const pairs = () => primes().flatMap(a => primes().map(b => [a, b] as const))

export const oftenStatements: readonly OftenStatement[] = [
  {
    often: 'sometimes',
    says: { en: prose`An odd number greater than 1 is prime.`, es: prose`Un número impar mayor que 1 es primo.` },
    results: () => range.filter(n => n % 2 === 1).map(hasTwoFactors),
  },
  {
    often: 'never',
    says: { en: prose`A multiple of 6 is prime.`, es: prose`Un múltiplo de 6 es primo.` },
    results: () => range.filter(n => n % 6 === 0).map(hasTwoFactors),
  },
  {
    often: 'sometimes',
    says: { en: prose`A multiple of 5 is prime.`, es: prose`Un múltiplo de 5 es primo.` },
    results: () => range.filter(n => n % 5 === 0).map(hasTwoFactors),
  },
  {
    often: 'always',
    says: {
      en: prose`An even number greater than 2 is composite.`,
      es: prose`Un número par mayor que 2 es compuesto.`,
    },
    results: () => range.filter(n => n % 2 === 0 && n > 2).map(n => !hasTwoFactors(n)),
  },
  {
    often: 'sometimes',
    says: { en: prose`The sum of two prime numbers is prime.`, es: prose`La suma de dos números primos es un primo.` },
    results: () =>
      pairs()
        .filter(([a, b]) => a + b < 100)
        .map(([a, b]) => hasTwoFactors(a + b)),
  },
  {
    often: 'never',
    says: {
      en: prose`The product of two prime numbers is prime.`,
      es: prose`El producto de dos números primos es un primo.`,
    },
    results: () =>
      pairs()
        .filter(([a, b]) => a * b < 100)
        .map(([a, b]) => hasTwoFactors(a * b)),
  },
  {
    often: 'always',
    says: {
      en: prose`The sum of two odd prime numbers is composite.`,
      es: prose`La suma de dos números primos impares es un número compuesto.`,
    },
    results: () =>
      pairs()
        .filter(([a, b]) => a > 2 && b > 2 && a + b < 100)
        .map(([a, b]) => !hasTwoFactors(a + b)),
  },
  {
    often: 'sometimes',
    says: {
      en: prose`A number that ends in 3 is prime.`,
      es: prose`Un número que termina en 3 es primo.`,
    },
    results: () => range.filter(n => n % 10 === 3).map(hasTwoFactors),
  },
  {
    often: 'never',
    says: {
      en: prose`A two-digit number that ends in 5 is prime.`,
      es: prose`Un número de dos cifras que termina en 5 es primo.`,
    },
    results: () => range.filter(n => n > 9 && n % 10 === 5).map(hasTwoFactors),
  },
  {
    often: 'always',
    says: {
      en: prose`A prime number has exactly two factors.`,
      es: prose`Un número primo tiene exactamente dos factores.`,
    },
    results: () => primes().map(n => range.filter(factor => factor <= n && n % factor === 0).length === 1),
  },
  {
    often: 'sometimes',
    says: { en: prose`A prime number is odd.`, es: prose`Un número primo es impar.` },
    results: () => primes().map(n => n % 2 === 1),
  },
  {
    often: 'never',
    says: {
      en: prose`A two-digit prime number ends in 0.`,
      es: prose`Un número primo de dos cifras termina en 0.`,
    },
    results: () =>
      primes()
        .filter(n => n > 9)
        .map(n => n % 10 === 0),
  },
]
