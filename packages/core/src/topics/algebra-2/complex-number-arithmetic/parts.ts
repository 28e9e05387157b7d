import { complexExpr } from '../../../answer/expression.ts'
import { prose } from '../../../content.ts'
import { bracketed, join, sum, symbol } from '../../../math/build.ts'
import type { Expr } from '../../../math/expr.ts'
import { type Complex, complex, equalsComplex } from '../../../number/complex.ts'
import type { Printed } from '../../../printed.ts'
import type { Random } from '../../../random.ts'
import { nonzero } from '../../common/nonzero.ts'
import { complexValue } from '../kit/complex.ts'

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
