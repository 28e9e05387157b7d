import { type Block, type Both, prose } from '../../../content.ts'

export interface SignRule {
  readonly isTrue: boolean
  readonly says: Both<Block>
  /** Finds out with numbers. */
  holds(): boolean
}

const negatives = [-7, -4, -3, -1]
const positives = [1, 2, 5, 9]
const pairs = (one: readonly number[], two: readonly number[]) => one.flatMap(a => two.map(b => [a, b] as const))
const triples = (one: readonly number[], two: readonly number[], three: readonly number[]) =>
  pairs(one, two).flatMap(([a, b]) => three.map(c => a * b * c))

export const signRules: readonly SignRule[] = [
  {
    isTrue: true,
    says: {
      en: prose`The product of two negative numbers is positive.`,
      es: prose`El producto de dos números negativos es positivo.`,
    },
    holds: () => pairs(negatives, negatives).every(([a, b]) => a * b > 0),
  },
  {
    isTrue: true,
    says: {
      en: prose`The product of a negative number and a positive number is negative.`,
      es: prose`El producto de un número negativo y uno positivo es negativo.`,
    },
    holds: () => pairs(negatives, positives).every(([a, b]) => a * b < 0),
  },
  {
    isTrue: false,
    says: {
      en: prose`The product of three negative numbers is positive.`,
      es: prose`El producto de tres números negativos es positivo.`,
    },
    holds: () => triples(negatives, negatives, negatives).every(product => product > 0),
  },
  {
    isTrue: false,
    says: {
      en: prose`The quotient of two negative numbers is negative.`,
      es: prose`El cociente de dos números negativos es negativo.`,
    },
    holds: () => pairs(negatives, negatives).every(([a, b]) => a / b < 0),
  },
  {
    isTrue: true,
    says: {
      en: prose`A positive number divided by a negative number is negative.`,
      es: prose`Un número positivo dividido entre uno negativo da un resultado negativo.`,
    },
    holds: () => pairs(positives, negatives).every(([a, b]) => a / b < 0),
  },
  {
    isTrue: true,
    says: {
      en: prose`The product of two negative numbers and one positive number is positive.`,
      es: prose`El producto de dos números negativos y uno positivo es positivo.`,
    },
    holds: () => triples(negatives, negatives, positives).every(product => product > 0),
  },
  {
    isTrue: false,
    says: {
      en: prose`The product of a number and its opposite is always positive.`,
      es: prose`El producto de un número y su opuesto siempre es positivo.`,
    },
    holds: () => [...negatives, 0, ...positives].every(a => a * -a > 0),
  },
  {
    isTrue: true,
    says: {
      en: prose`Zero divided by a negative number is zero.`,
      es: prose`Cero dividido entre un número negativo es cero.`,
    },
    holds: () => negatives.every(a => Math.abs(0 / a) === 0),
  },
  {
    isTrue: false,
    says: {
      en: prose`A negative number divided by zero is zero.`,
      es: prose`Un número negativo dividido entre cero es cero.`,
    },
    holds: () => negatives.every(a => a / 0 === 0),
  },
]
