import {
  type Block,
  type Both,
  bracketed,
  divide,
  type Expr,
  equation,
  explained,
  type Inline,
  line,
  prose,
  relation,
  type Step,
  signOf,
  step,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

export interface SignRule {
  readonly isTrue: boolean
  readonly says: Both<Block>
  /** A calculation with numbers of these signs, and what it shows. */
  readonly example: readonly [calculation: Step, shows: Expr]
  /** Told with what the example shows, where the reason is not the example alone. */
  readonly ends?: Both<readonly Inline[]>
  /** Finds out with numbers. */
  holds(): boolean
}

const signs = (of: Expr, value: number): readonly [Step, Expr] => [
  step(equation(of, value), signOf(value)),
  relation(value, value > 0 ? '>' : '<', 0),
]

const negatives = [-7, -4, -3, -1]
const positives = [1, 2, 5, 9]
const pairs = (one: readonly number[], two: readonly number[]) => one.flatMap(a => two.map(b => [a, b] as const))
const triples = (one: readonly number[], two: readonly number[], three: readonly number[]) =>
  pairs(one, two).flatMap(([a, b]) => three.map(c => a * b * c))

export const signRules: readonly SignRule[] = [
  {
    isTrue: true,
    says: {
      en: prose`The product of two negative numbers is greater than both of them.`,
      es: prose`El producto de dos números negativos es mayor que ambos.`,
    },
    example: [step(equation(times(-4, bracketed(-3)), 12), signOf(12)), relation(12, '>', relation(-3, '>', -4))],
    holds: () => pairs(negatives, negatives).every(([a, b]) => a * b > Math.max(a, b)),
  },
  {
    isTrue: true,
    says: {
      en: prose`The product of a negative number and two positive numbers is negative.`,
      es: prose`El producto de un número negativo y dos positivos es negativo.`,
    },
    example: [step(equation(times(-2, 3, 4), -24), because.oddNumberOfNegatives), relation(-24, '<', 0)],
    holds: () => triples(negatives, positives, positives).every(product => product < 0),
  },
  {
    isTrue: false,
    says: {
      en: prose`The product of three negative numbers is positive.`,
      es: prose`El producto de tres números negativos es positivo.`,
    },
    example: [
      step(equation(times(-2, bracketed(-3), bracketed(-4)), -24), because.oddNumberOfNegatives),
      relation(-24, '<', 0),
    ],
    holds: () => triples(negatives, negatives, negatives).every(product => product > 0),
  },
  {
    isTrue: false,
    says: {
      en: prose`The quotient of two negative numbers is less than both of them.`,
      es: prose`El cociente de dos números negativos es menor que ambos.`,
    },
    example: [step(equation(divide(-12, bracketed(-3)), 4), signOf(4)), relation(4, '>', relation(-3, '>', -12))],
    holds: () => pairs(negatives, negatives).every(([a, b]) => a / b < Math.min(a, b)),
  },
  {
    isTrue: true,
    says: {
      en: prose`A positive number divided by its opposite is ${-1}.`,
      es: prose`Un número positivo dividido entre su opuesto da ${-1}.`,
    },
    example: [step(equation(divide(5, bracketed(-5)), -1), signOf(-1)), equation(times(-1, bracketed(-5)), 5)],
    holds: () => positives.every(a => a / -a === -1),
  },
  {
    isTrue: true,
    says: {
      en: prose`The product of two negative numbers and one positive number is positive.`,
      es: prose`El producto de dos números negativos y uno positivo es positivo.`,
    },
    example: [step(equation(times(-2, bracketed(-3), 4), 24), because.evenNumberOfNegatives), relation(24, '>', 0)],
    holds: () => triples(negatives, negatives, positives).every(product => product > 0),
  },
  {
    isTrue: false,
    says: {
      en: prose`The product of a number and its opposite is always positive.`,
      es: prose`El producto de un número y su opuesto siempre es positivo.`,
    },
    example: signs(times(5, bracketed(-5)), -25),
    holds: () => [...negatives, 0, ...positives].every(a => a * -a > 0),
  },
  {
    isTrue: true,
    says: {
      en: prose`Zero divided by a negative number is zero.`,
      es: prose`Cero dividido entre un número negativo es cero.`,
    },
    example: [
      explained(
        equation(divide(0, bracketed(-4)), 0),
        line`Example: the quotient times −4 must be 0, so the quotient is 0.`,
        line`Ejemplo: el cociente por −4 debe ser 0, así que el cociente es 0.`,
      ),
      equation(times(0, bracketed(-4)), 0),
    ],
    holds: () => negatives.every(a => Math.abs(0 / a) === 0),
  },
  {
    isTrue: false,
    says: {
      en: prose`A negative number divided by zero is zero.`,
      es: prose`Un número negativo dividido entre cero es cero.`,
    },
    example: [
      explained(
        equation(times(0, 0), 0),
        line`Example: −4 ÷ 0. If it were 0, then quotient times divisor, 0 × 0, would be −4.`,
        line`Ejemplo: −4 ÷ 0. Si fuera 0, cociente por divisor, 0 × 0, daría −4.`,
      ),
      relation(0, '≠', -4),
    ],
    ends: {
      en: line`No other quotient works either: division by zero is not defined. The statement is false.`,
      es: line`Tampoco sirve otro cociente: la división entre cero no está definida. La afirmación es falsa.`,
    },
    holds: () => negatives.every(a => a / 0 === 0),
  },
]
