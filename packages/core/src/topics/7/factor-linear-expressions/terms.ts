import {
  bracketed,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  type FormMaker,
  gcd,
  type Inline,
  itemOf,
  join,
  line,
  list,
  mapParts,
  number,
  over,
  type Random,
  Ratio,
  type Step,
  statements,
  sum,
  symbol,
  times,
  type Value,
  wholes,
} from '../../../author.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>

/** A number times a letter, or a number alone. */
export interface Term {
  readonly n: number
  readonly letter: 'x' | 'y' | null
}
/** factor · (inner). */
export interface Factored {
  readonly factor: Ratio
  readonly inner: readonly Term[]
}

export const termOf = (value: Ratio | number, letter: Term['letter']): Expr =>
  letter === null ? number(value) : join(number(value), symbol(letter))
export const sumOf = (terms: readonly { readonly value: Ratio | number; readonly letter: Term['letter'] }[]): Expr =>
  sum(...terms.map(({ value, letter }) => termOf(value, letter)))

export const innerOf = ({ inner }: Factored): Expr => sumOf(inner.map(({ n, letter }) => ({ value: n, letter })))
export const expandedOf = ({ factor, inner }: Factored): Expr =>
  sumOf(inner.map(({ n, letter }) => ({ value: factor.times(n), letter })))
export const productOf = (of: Factored): Expr => join(number(of.factor), bracketed(innerOf(of)))
export const withFactor = (factor: Ratio | number, inner: readonly Term[]): Factored => ({
  factor: Ratio.from(factor),
  inner,
})

/** Two whole numbers up to `most` without a common factor. */
export function coprime(random: Random, most: number, least = 1): readonly [number, number] {
  return random.until(
    () => [random.int(least, most), random.int(1, most)] as const,
    ([a, b]) => gcd(a, b) === 1 && a !== b,
  )
}

/** The coefficients of x and y and the constant: from values, not from how it is written. */
export function coefficients(of: Expr): readonly [Ratio, Ratio, Ratio] {
  const at = (x: number, y: number) => evaluate(of, { x, y })
  const constant = at(0, 0)
  return [at(1, 0).minus(constant), at(0, 1).minus(constant), constant]
}
export const agree = (one: Expr, other: Expr): boolean => {
  const [a, b] = [coefficients(one), coefficients(other)]
  return a.every((value, i) => value.equals(itemOf(b, i)))
}
/** A number times a sum, equal to the given one, with nothing left to take out. */
export function isFactored(answer: Expr, given: Expr): boolean {
  if (answer.kind !== 'product' || answer.factors.length !== 2 || !agree(answer, given)) return false
  const inner = answer.factors[1]
  if (!inner) return false
  const all = coefficients(inner)
  return all.every(({ isInteger }) => isInteger) && all.reduce((shared, { n }) => gcd(shared, Math.abs(n)), 0) === 1
}

/** The printed expression with these numbers in its blanks, from left to right. */
export function filled(of: Expr, answers: readonly Value[]): Expr {
  let next = 0
  const into = (part: Expr): Expr => (part.kind === 'blank' ? expr(itemOf(answers, next++)) : mapParts(part, into))
  return into(of)
}

/** Each term over a whole factor, or its coefficient times the reciprocal of a fraction: a × beside x could be read as a letter. */
const divided = ({ factor, inner }: Factored): Expr[] =>
  inner.map(({ n, letter }) => {
    const term = termOf(factor.times(n), letter)
    const reciprocal = Ratio.of(1).over(factor)
    return factor.isInteger
      ? equation(over(term, number(factor)), termOf(n, letter))
      : equation(
          times(number(factor.times(n)), reciprocal.n < 0 ? bracketed(reciprocal) : number(reciprocal)),
          number(n),
        )
  })

/** The greatest common factor, and what is left of each term. */
export function greatestSteps(of: Factored): readonly Step[] {
  const numbers = of.inner.map(({ n }) => Math.abs(of.factor.times(n).n))
  const shared = wholes(1, of.factor.n).filter(k => of.factor.n % k === 0)
  return [
    explained(
      list(...shared),
      [
        'List the numbers that divide ',
        ...listed(numbers, 'en'),
        ...line` without a remainder. The greatest common factor is ${of.factor}.`,
      ],
      [
        'Escribe los números que dividen exactamente a ',
        ...listed(numbers, 'es'),
        ...line`. El máximo común divisor es ${of.factor}.`,
      ],
    ),
    explained(
      statements(...divided(of)),
      line`Divide each term by ${of.factor}.`,
      line`Divide cada término entre ${of.factor}.`,
    ),
    explained(
      equation(expandedOf(of), productOf(of)),
      line`Write ${of.factor} before the parentheses and the quotients inside.`,
      line`Escribe ${of.factor} antes del paréntesis y los cocientes adentro.`,
    ),
  ]
}
/** "12, 18, and 6". */
function listed(numbers: readonly number[], locale: 'en' | 'es'): readonly Inline[] {
  const last = numbers.length - 1
  const and = locale === 'en' ? (last > 1 ? ', and ' : ' and ') : ' y '
  return numbers.flatMap((n, i): readonly Inline[] => [...(i === 0 ? [] : [i === last ? and : ', ']), number(n)])
}

/** A factor that is given: each term divided by it. */
export function givenSteps(of: Factored): readonly Step[] {
  return [
    explained(
      statements(...divided(of)),
      of.factor.isInteger
        ? line`Divide each term by ${of.factor}: every sign changes.`
        : line`Divide each term by ${of.factor}: multiply its number by ${Ratio.of(1).over(of.factor)}.`,
      of.factor.isInteger
        ? line`Divide cada término entre ${of.factor}: todos los signos cambian.`
        : line`Divide cada término entre ${of.factor}: multiplica su número por ${Ratio.of(1).over(of.factor)}.`,
    ),
    explained(
      equation(expandedOf(of), productOf(of)),
      line`Write ${of.factor} before the parentheses and the quotients inside.`,
      line`Escribe ${of.factor} antes del paréntesis y los cocientes adentro.`,
    ),
  ]
}

/** What stands in the blanks, one after another. */
export const inBlanks = (values: readonly Value[]): Step =>
  explained(
    list(...values),
    line`Write the numbers in the blanks, from left to right.`,
    line`Escribe los números en los espacios, de izquierda a derecha.`,
  )
