import { equation, explainedBy, line, minus, over, type Step, step, sum, times } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

/** How many wholes the parts make, the parts left over, and the mixed number: 17/5 = 3 + 2/5. */
export const wholesOut = (top: number, d: number): readonly Step[] => {
  const [w, n] = [Math.floor(top / d), top % d]
  return [
    explainedBy(equation(times(w, d), w * d), {
      en: line`Divide ${top} by ${d}: the quotient is ${w}.`,
      es: line`Divide ${top} entre ${d}: el cociente es ${w}.`,
    }),
    explainedBy(equation(minus(top, w * d), n), {
      en: line`Subtract to find the remainder, the parts beside the wholes.`,
      es: line`Resta para hallar el residuo, las partes que quedan aparte de los enteros.`,
    }),
    step(equation(over(top, d), sum(w, over(n, d))), because.toMixedNumber),
  ]
}
