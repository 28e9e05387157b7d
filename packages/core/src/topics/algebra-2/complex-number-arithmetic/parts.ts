import {
  bracketed,
  type Complex,
  complex,
  complexExpr,
  type Expr,
  equalsComplex,
  join,
  type Printed,
  prose,
  type Random,
  sum,
  symbol,
} from '../../../author.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { complexValue } from '../../kit/polynomials/complex.ts'

export const levels = { easy: {}, medium: {}, hard: {} } as const

export const i = symbol('i')

export const written = (value: Complex): Expr => {
  const shown = complexExpr(value)
  return shown.kind === 'sum' ? bracketed(shown) : shown
}

export const drawComplex = (random: Random, most: number) => complex(nonzero(random, most), nonzero(random, most))

export const compute = {
  en: prose`Compute. Write the answer in the form ${sum(symbol('a'), join(symbol('b'), i))}.`,
  es: prose`Calcula. Escribe la respuesta en la forma ${sum(symbol('a'), join(symbol('b'), i))}.`,
}

/** The answer against the value that the printed formula has when it is worked out from its parts. */
export const isValue = (printed: Printed, answer: Complex) => equalsComplex(complexValue(printed.maths[0] ?? i), answer)
