import {
  type Expr,
  equation,
  explained,
  gcd,
  line,
  minus,
  mixed,
  over,
  Ratio,
  type Step,
  statements,
  sum,
} from '../../../author.ts'
import { isSame } from '../../../same.ts'

/** A whole part and n parts of d beside it. */
export interface Mixed {
  readonly w: number
  readonly n: number
  readonly d: number
}
export type Sign = '+' | '−'

export const ratioOf = ({ w, n, d }: Mixed): Ratio => Ratio.of(w * d + n, d)
/** 2 3/8 in lowest terms, and 5 for a whole number. */
export const mixedShown = (value: Mixed): Expr => mixed(ratioOf(value))
/** 2 2/8 as it stands. */
export const asItStands = ({ w, n, d }: Mixed): Expr => ({ kind: 'number', n: w * d + n, d, as: 'mixed' })
export const operated = (sign: Sign, a: Expr, b: Expr): Expr => (sign === '+' ? sum(a, b) : minus(a, b))
export const resultOf = (sign: Sign, a: Mixed, b: Mixed): Mixed => {
  const top = sign === '+' ? (a.w + b.w) * a.d + a.n + b.n : (a.w - b.w) * a.d + a.n - b.n
  return { w: Math.floor(top / a.d), n: top % a.d, d: a.d }
}

/** The parts beside the whole in lowest terms, where they are not. */
const simplified = ({ w, n, d }: Mixed, before: Expr): readonly Step[] => {
  const [common, plain] = [gcd(n, d), sum(w, over(n, d))]
  return common > 1 && n > 0
    ? [
        explained(
          isSame(before, plain)
            ? equation(plain, mixedShown({ w, n, d }))
            : equation(equation(before, asItStands({ w, n, d })), mixedShown({ w, n, d })),
          line`Divide the numerator and the denominator of ${over(n, d)} by ${common}.`,
          line`Divide el numerador y el denominador de ${over(n, d)} entre ${common}.`,
        ),
      ]
    : []
}
const together = (value: Mixed, before: Expr): readonly Step[] =>
  gcd(value.n, value.d) > 1 && value.n > 0
    ? simplified(value, before)
    : [
        explained(
          equation(before, mixedShown(value)),
          line`Write the whole number and the fraction together.`,
          line`Escribe juntos el número entero y la fracción.`,
        ),
      ]

/** Wholes with wholes and parts with parts; a whole is made of parts or opened into parts where that is needed. */
export function mixedSteps(sign: Sign, a: Mixed, b: Mixed): readonly Step[] {
  return sign === '+' ? added(a, b) : takenAway(a, b)
}

function added(a: Mixed, b: Mixed): readonly Step[] {
  const { d } = a
  const [wholes, parts] = [a.w + b.w, a.n + b.n]
  const ofParts = equation(sum(over(a.n, d), over(b.n, d)), over(parts, d))
  const both =
    a.w === 0 || b.w === 0
      ? explained(ofParts, line`Add the fractions.`, line`Suma las fracciones.`)
      : explained(
          statements(equation(sum(a.w, b.w), wholes), ofParts),
          line`Add the whole numbers, and add the fractions.`,
          line`Suma los números enteros y suma las fracciones.`,
        )
  if (parts < d) return [both, ...together({ w: wholes, n: parts, d }, sum(wholes, over(parts, d)))]
  const result = { w: wholes + 1, n: parts - d, d }
  const regrouped = explained(
    equation(over(parts, d), parts === d ? 1 : sum(1, over(parts - d, d))),
    line`Regroup: ${over(d, d)} makes 1 whole.`,
    line`Reagrupa: ${over(d, d)} forman 1 entero.`,
  )
  return [both, regrouped, ...together(result, sum(wholes, 1, over(parts - d, d)))]
}

function takenAway(a: Mixed, b: Mixed): readonly Step[] {
  const { d } = a
  const opened = a.n < b.n ? { w: a.w - 1, n: a.n + d, d } : a
  const [wholes, parts] = [opened.w - b.w, opened.n - b.n]
  const regrouped = explained(
    equation(asItStands(a), sum(opened.w, over(opened.n, d))),
    a.n > 0
      ? line`${over(a.n, d)} is less than ${over(b.n, d)}: regroup 1 whole as ${over(d, d)}.`
      : line`Regroup 1 whole as ${over(d, d)}.`,
    a.n > 0
      ? line`${over(a.n, d)} es menos que ${over(b.n, d)}: reagrupa 1 entero como ${over(d, d)}.`
      : line`Reagrupa 1 entero como ${over(d, d)}.`,
  )
  const ofParts = equation(minus(over(opened.n, d), over(b.n, d)), over(parts, d))
  return [
    ...(a.n < b.n ? [regrouped] : []),
    b.w === 0
      ? explained(ofParts, line`Subtract the fractions.`, line`Resta las fracciones.`)
      : explained(
          statements(equation(minus(opened.w, b.w), wholes), ofParts),
          line`Subtract the whole numbers, and subtract the fractions.`,
          line`Resta los números enteros y resta las fracciones.`,
        ),
    ...together({ w: wholes, n: parts, d }, sum(wholes, over(parts, d))),
  ]
}
