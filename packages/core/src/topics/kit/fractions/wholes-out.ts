import { equation, explainedBy, line, minus, type Step, times } from '../../../author.ts'

/** How many wholes the parts make, and the parts left over. */
export const wholesOut = (top: number, d: number): readonly Step[] => {
  const [w, n] = [Math.floor(top / d), top % d]
  return [
    explainedBy(equation(times(w, d), w * d), {
      en: line`Divide ${top} by ${d}: the quotient is ${w}.`,
      es: line`Divide ${top} entre ${d}: el cociente es ${w}.`,
    }),
    explainedBy(equation(minus(top, w * d), n), {
      en: line`Subtract to find the remainder, the parts that are left over.`,
      es: line`Resta para hallar el residuo, las partes que sobran.`,
    }),
  ]
}
