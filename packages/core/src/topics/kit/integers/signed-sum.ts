import {
  type Both,
  bracketed,
  type Expr,
  evaluate,
  exact,
  type Inline,
  line,
  negative,
  Ratio,
  sum,
  type Value,
} from '../../../author.ts'

export interface SignedTerm {
  readonly operation: '+' | '-'
  readonly value: Value
}

export const totalOf = (terms: readonly SignedTerm[]): Ratio =>
  terms.reduce(
    (total, { operation, value }) => (operation === '+' ? total.plus(exact(value)) : total.minus(exact(value))),
    Ratio.of(0),
  )

/** −7 − (−12): only the first number may be negative without brackets. */
export const signedSum = (terms: readonly SignedTerm[]): Expr =>
  sum(
    ...terms.map(({ operation, value }, i) => {
      const number = i > 0 && exact(value).n < 0 ? bracketed(value) : value
      return operation === '+' ? number : negative(number)
    }),
  )

/** The printed terms, taken away from the result one after another, leave nothing. */
export const leavesNothing = (left: Expr, result: Value): boolean =>
  left.kind === 'sum' && left.terms.reduce((rest, term) => rest.minus(evaluate(term)), exact(result)).n === 0

/** What a missing first or second term of a sum is: the operation undone. */
export function undoneFor(
  [first, second]: readonly [SignedTerm, SignedTerm],
  hidden: 'first' | 'second',
): readonly [SignedTerm, SignedTerm] {
  const result = totalOf([first, second])
  // x − b = c gives c + b, but a − x = c gives a − c.
  if (hidden === 'first')
    return [
      { operation: '+', value: result },
      { operation: second.operation === '+' ? '-' : '+', value: second.value },
    ]
  return second.operation === '+'
    ? [
        { operation: '+', value: result },
        { operation: '-', value: first.value },
      ]
    : [
        { operation: '+', value: first.value },
        { operation: '-', value: result },
      ]
}

/** How a missing term is found. */
export function undoneBy(
  [first, second]: readonly [SignedTerm, SignedTerm],
  hidden: 'first' | 'second',
  show: (value: Ratio) => Value = value => value,
): Both<readonly Inline[]> {
  const [a, b, result] = [exact(first.value), exact(second.value), totalOf([first, second])].map(show) as [
    Value,
    Value,
    Value,
  ]
  if (hidden === 'first')
    return second.operation === '+'
      ? {
          en: line`Adding ${b} is undone by subtracting ${b}: subtract ${b} from ${result}.`,
          es: line`Sumar ${b} se deshace restando ${b}: resta ${b} de ${result}.`,
        }
      : {
          en: line`Subtracting ${b} is undone by adding ${b}: add ${b} to ${result}.`,
          es: line`Restar ${b} se deshace sumando ${b}: suma ${b} a ${result}.`,
        }
  return second.operation === '+'
    ? {
        en: line`The missing addend is the sum minus the known addend: subtract ${a} from ${result}.`,
        es: line`El sumando que falta es la suma menos el sumando conocido: resta ${a} de ${result}.`,
      }
    : {
        en: line`The missing number is the first number minus the difference: subtract ${result} from ${a}.`,
        es: line`El número que falta es el primer número menos la diferencia: resta ${result} de ${a}.`,
      }
}

/** What each term adds: the opposite of what it subtracts. */
export const addedOf = (terms: readonly SignedTerm[]): readonly Ratio[] =>
  terms.map(({ operation, value }) => (operation === '+' ? exact(value) : exact(value).negated()))

export const subtracts = (terms: readonly SignedTerm[]): boolean => terms.some(({ operation }) => operation === '-')
