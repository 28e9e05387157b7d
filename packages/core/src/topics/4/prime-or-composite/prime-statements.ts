import {
  type Block,
  type Both,
  type Content,
  equation,
  type Inline,
  line,
  list,
  prose,
  statements as severalStatements,
  sum,
  times,
} from '../../../author.ts'
import type { Truth } from '../../kit/choices/statements.ts'

export const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97]
export const isPrime = (value: number) => PRIMES.includes(value)

/** By division alone. */
export const hasTwoFactors = (value: number) =>
  Array.from({ length: value }, (_, i) => i + 1).filter(factor => value % factor === 0).length === 2

export const range = Array.from({ length: 98 }, (_, i) => i + 2)

/** An example, and what it shows. */
interface Because extends Both<readonly Inline[]> {
  readonly work: Content
}

export interface Statement {
  readonly because: Because
  readonly isTrue: boolean
  readonly says: Both<Block>
  /** Finds out for the numbers from 2 to 99. */
  holds(isPrime: (value: number) => boolean): boolean
}

export const statements: readonly Statement[] = [
  {
    isTrue: false,
    says: { en: prose`Every prime number is odd.`, es: prose`Todo número primo es impar.` },
    because: { work: equation(2, times(1, 2)), en: line`2 is prime and even.`, es: line`El 2 es primo y par.` },
    holds: prime => range.every(n => !prime(n) || n % 2 === 1),
  },
  {
    isTrue: false,
    says: { en: prose`Every odd number greater than 1 is prime.`, es: prose`Todo número impar mayor que 1 es primo.` },
    because: {
      work: equation(9, times(3, 3)),
      en: line`9 is odd and composite.`,
      es: line`El 9 es impar y compuesto.`,
    },
    holds: prime => range.every(n => n % 2 === 0 || prime(n)),
  },
  {
    isTrue: true,
    says: {
      en: prose`Every even number greater than 2 is composite.`,
      es: prose`Todo número par mayor que 2 es compuesto.`,
    },
    because: {
      work: list(4, 6, 8, 10),
      en: line`Every even number greater than 2 has the factor 2 besides 1 and itself.`,
      es: line`Todo número par mayor que 2 tiene el factor 2 además del 1 y de sí mismo.`,
    },
    holds: prime => range.every(n => n % 2 === 1 || n === 2 || !prime(n)),
  },
  {
    isTrue: false,
    says: {
      en: prose`The sum of two prime numbers is always even.`,
      es: prose`La suma de dos números primos siempre es par.`,
    },
    because: {
      work: equation(sum(2, 3), 5),
      en: line`2 is an even prime number: the sum with it is odd.`,
      es: line`El 2 es un primo par: la suma con él es impar.`,
    },
    holds: prime => range.every(a => range.every(b => !prime(a) || !prime(b) || (a + b) % 2 === 0)),
  },
  {
    isTrue: true,
    says: {
      en: prose`The product of two prime numbers is always composite.`,
      es: prose`El producto de dos números primos siempre es compuesto.`,
    },
    because: {
      work: equation(times(3, 5), 15),
      en: line`The product has both primes as factors besides 1 and itself.`,
      es: line`El producto tiene ambos primos como factores además del 1 y de sí mismo.`,
    },
    holds: prime => range.every(a => range.every(b => !prime(a) || !prime(b) || a * b > 99 || !prime(a * b))),
  },
  {
    isTrue: true,
    says: {
      en: prose`The number 1 is neither prime nor composite.`,
      es: prose`El número 1 no es ni primo ni compuesto.`,
    },
    because: { work: equation(times(1, 1), 1), en: line`1 has only one factor.`, es: line`El 1 tiene un solo factor.` },
    holds: () => Array.from({ length: 1 }, (_, i) => i + 1).filter(factor => 1 % factor === 0).length === 1,
  },
  {
    isTrue: true,
    says: { en: prose`2 is the only even prime number.`, es: prose`El 2 es el único número primo par.` },
    because: {
      work: list(4, 6, 8, 10),
      en: line`The only factors of 2 are 1 and 2. Every other even number has the factor 2 besides 1 and itself.`,
      es: line`Los únicos factores de 2 son 1 y 2. Los demás números pares tienen el factor 2, además del 1 y de sí mismos.`,
    },
    holds: prime => range.filter(n => n % 2 === 0 && prime(n)).length === 1,
  },
  {
    isTrue: false,
    says: {
      en: prose`A number that ends in 7 is always prime.`,
      es: prose`Un número que termina en 7 siempre es primo.`,
    },
    because: {
      work: equation(27, times(3, 9)),
      en: line`27 ends in 7 and is composite.`,
      es: line`El 27 termina en 7 y es compuesto.`,
    },
    holds: prime => range.every(n => n % 10 !== 7 || prime(n)),
  },
]

export interface OftenStatement {
  readonly because: Because
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
    because: { work: list(3, 9), en: line`3 is prime, and 9 is not.`, es: line`El 3 es primo y el 9 no.` },
    results: () => range.filter(n => n % 2 === 1).map(hasTwoFactors),
  },
  {
    often: 'never',
    says: { en: prose`A multiple of 6 is prime.`, es: prose`Un múltiplo de 6 es primo.` },
    because: {
      work: list(6, 12, 18),
      en: line`Every multiple of 6 has the factors 2 and 3: it is composite.`,
      es: line`Todo múltiplo de 6 tiene los factores 2 y 3: es compuesto.`,
    },
    results: () => range.filter(n => n % 6 === 0).map(hasTwoFactors),
  },
  {
    often: 'sometimes',
    says: { en: prose`A multiple of 5 is prime.`, es: prose`Un múltiplo de 5 es primo.` },
    because: { work: list(5, 10), en: line`5 is prime, and 10 is not.`, es: line`El 5 es primo y el 10 no.` },
    results: () => range.filter(n => n % 5 === 0).map(hasTwoFactors),
  },
  {
    often: 'always',
    says: {
      en: prose`An even number greater than 2 is composite.`,
      es: prose`Un número par mayor que 2 es compuesto.`,
    },
    because: {
      work: list(4, 6, 8, 10),
      en: line`Every even number greater than 2 has the factor 2 besides 1 and itself.`,
      es: line`Todo número par mayor que 2 tiene el factor 2 además del 1 y de sí mismo.`,
    },
    results: () => range.filter(n => n % 2 === 0 && n > 2).map(n => !hasTwoFactors(n)),
  },
  {
    often: 'sometimes',
    says: { en: prose`The sum of two prime numbers is prime.`, es: prose`La suma de dos números primos es un primo.` },
    because: {
      work: severalStatements(equation(sum(2, 3), 5), equation(sum(3, 5), 8)),
      en: line`5 is prime, and 8 is not.`,
      es: line`El 5 es primo y el 8 no.`,
    },
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
    because: {
      work: equation(times(3, 5), 15),
      en: line`The product has both primes as factors.`,
      es: line`El producto tiene ambos primos como factores.`,
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
    because: {
      work: severalStatements(equation(sum(3, 5), 8), equation(sum(5, 7), 12)),
      en: line`The sum is even and greater than 2.`,
      es: line`La suma es par y mayor que 2.`,
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
    because: { work: list(13, 33), en: line`13 is prime, and 33 is not.`, es: line`El 13 es primo y el 33 no.` },
    results: () => range.filter(n => n % 10 === 3).map(hasTwoFactors),
  },
  {
    often: 'never',
    says: {
      en: prose`A two-digit number that ends in 5 is prime.`,
      es: prose`Un número de dos cifras que termina en 5 es primo.`,
    },
    because: {
      work: list(15, 25, 35),
      en: line`Every two-digit number that ends in 5 has the factor 5 besides 1 and itself.`,
      es: line`Todo número de dos cifras que termina en 5 tiene el factor 5 además del 1 y de sí mismo.`,
    },
    results: () => range.filter(n => n > 9 && n % 10 === 5).map(hasTwoFactors),
  },
  {
    often: 'always',
    says: {
      en: prose`A prime number has exactly two factors.`,
      es: prose`Un número primo tiene exactamente dos factores.`,
    },
    because: {
      work: equation(7, times(1, 7)),
      en: line`The factors are 1 and the number.`,
      es: line`Los factores son el 1 y el número.`,
    },
    results: () => primes().map(n => range.filter(factor => factor <= n && n % factor === 0).length === 1),
  },
  {
    often: 'sometimes',
    says: { en: prose`A prime number is odd.`, es: prose`Un número primo es impar.` },
    because: { work: list(2, 3), en: line`2 is even, and 3 is odd.`, es: line`El 2 es par y el 3 es impar.` },
    results: () => primes().map(n => n % 2 === 1),
  },
  {
    often: 'never',
    says: {
      en: prose`A two-digit prime number ends in 0.`,
      es: prose`Un número primo de dos cifras termina en 0.`,
    },
    because: {
      work: list(10, 20, 30),
      en: line`Every two-digit number that ends in 0 has the factors 2 and 5: it is composite.`,
      es: line`Todo número de dos cifras que termina en 0 tiene los factores 2 y 5: es compuesto.`,
    },
    results: () =>
      primes()
        .filter(n => n > 9)
        .map(n => n % 10 === 0),
  },
]
