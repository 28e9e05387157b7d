import {
  type Expr,
  equation,
  explained,
  line,
  power,
  type Step,
  statements,
  times,
  type Value,
} from '../../../author.ts'

export type Pair = readonly [base: number, exponent: number]

export const factorsOf = (base: Value, count: number): Expr => times(...Array.from({ length: count }, () => base))
/** What the exponent says. */
export const meaning = (base: Value, exponent: number): Step =>
  explained(
    equation(power(base, exponent), factorsOf(base, exponent)),
    line`The exponent ${exponent} tells how many times the base ${base} is a factor.`,
    line`El exponente ${exponent} dice cuántas veces la base ${base} es factor.`,
  )

/** The value of a power, one factor after another. */
export function valueSteps(base: number, exponent: number): readonly Step[] {
  const lines: Expr[] = []
  for (let n = 1, value = base; n < exponent; n++, value *= base) lines.push(equation(times(value, base), value * base))
  return [
    meaning(base, exponent),
    explained(statements(...lines), line`Multiply one factor after another.`, line`Multiplica un factor tras otro.`),
  ]
}

/** Squares to 12² and cubes to 6³; 2² and 3³ hide which number is which. */
export const SMALL: readonly Pair[] = [
  ...[3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((base): Pair => [base, 2]),
  ...[2, 4, 5, 6].map((base): Pair => [base, 3]),
]
/** Powers up to 10,000 that are none of the small ones. */
export const LARGE: readonly Pair[] = [
  [4, 4],
  [3, 4],
  [7, 3],
  [10, 4],
  [2, 6],
  [5, 4],
  [9, 3],
  [3, 5],
  [6, 4],
  [6, 5],
  [8, 3],
  [11, 3],
  [4, 5],
  [3, 6],
  [10, 3],
  [20, 3],
  [12, 3],
  [7, 4],
  [4, 6],
]
