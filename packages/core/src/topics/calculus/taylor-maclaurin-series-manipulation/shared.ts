import { type Expr, equation, m, power, prose, type Random } from '../../../author.ts'
import { drawMade, isNew, x } from './power-series.ts'
import { degreeAt } from './steps.ts'

export const f = (of: Expr) => equation(m`f(x)`, of)

export const coefficientOf = (of: Expr, degree: number) => ({
  en: prose`Find the coefficient of ${power(x, degree)} in the Maclaurin series of ${f(of)}.`,
  es: prose`Halla el coeficiente de ${power(x, degree)} en la serie de Maclaurin de ${f(of)}.`,
})

/** A function with its own term of index k: not of 1/(1 − x). */
export const drawTerm = (random: Random, lastIndex: number, isUseful: (degree: number) => boolean) =>
  random.until(
    () => ({ made: drawMade(random, random.int(0, 2)), k: random.int(1, lastIndex) }),
    ({ made, k }) => isNew(made) && made.p <= 2 && Math.abs(made.a) > 1 && isUseful(degreeAt(made, k)),
  )
