import { equation, statements, step, symbol, tupleOf, type Value } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

export const [M, least] = [symbol('M'), symbol('m')]

export const foundExtrema = (values: readonly Value[]) => {
  const [high, low] = tupleOf(values, 2)
  return step(statements(equation(M, high), equation(least, low)), because.greatestAndLeast)
}
