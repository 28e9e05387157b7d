import {
  answerStep,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  factorisation,
  isPrime,
  itemOf,
  line,
  type PrimePower,
  power,
  type Step,
  times,
} from '../../../author.ts'
import { primeProduct, splitSteps } from '../../kit/factors/factor-tree.ts'

const shown = ({ prime, exponent }: PrimePower): Expr => (exponent === 1 ? expr(prime) : power(prime, exponent))
/** 2³ × 3 × 5. */
export const powersShown = (powers: readonly PrimePower[]): Expr =>
  powers.length === 1 ? shown(itemOf(powers, 0)) : times(...powers.map(shown))
export const inPowers = (value: number): Expr => powersShown(factorisation(value))
export const valueOf = (powers: readonly PrimePower[]): number =>
  powers.reduce((value, { prime, exponent }) => value * prime ** exponent, 1)

/** The bases and exponents of a written product. */
export const powersIn = (written: Expr): readonly PrimePower[] =>
  (written.kind === 'product' ? written.factors : [written]).map(factor =>
    factor.kind === 'power'
      ? { prime: evaluate(factor.base).n, exponent: evaluate(factor.exponent).n }
      : { prime: evaluate(factor).n, exponent: 1 },
  )
/** Whether every base is prime and comes once. */
export const isInPrimePowers = (written: Expr): boolean => {
  const bases = powersIn(written).map(({ prime }) => prime)
  return bases.every(isPrime) && new Set(bases).size === bases.length
}
/** Whether the product is this number, and every base is prime and comes once. */
export const isInPowersOf = (value: number, written: Expr): boolean =>
  isInPrimePowers(written) && evaluate(written).equals(value)

/** The last two lines of a factorization: the primes, and their exponents. */
export const gathered = (value: number, answer: Expr): readonly Step[] => [
  explained(
    equation(value, primeProduct(value)),
    line`Write the primes that you divided by and the prime that is left.`,
    line`Escribe los primos entre los que dividiste y el primo que queda.`,
  ),
  answerStep(expr(answer), {
    en: line`Count how many times each prime is a factor: that is its exponent.`,
    es: line`Cuenta cuántas veces es factor cada primo: ese es su exponente.`,
  }),
]
export const inPowersSteps = (value: number, answer: Expr): readonly Step[] => [
  ...splitSteps(value),
  ...gathered(value, answer),
]
