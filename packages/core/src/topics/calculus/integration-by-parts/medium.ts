import {
  approximate,
  blank,
  both,
  derivative,
  differentiate,
  type Expr,
  expr,
  type FormMaker,
  integral,
  join,
  m,
  minus,
  prose,
  sum,
  symbol,
  table,
  tableCells,
  words,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { agree, drawParts, isBare, near, POINTS, solved } from './parts.ts'

const partsOf = (cells: readonly Expr[]) => ({
  head: [symbol('u'), derivative('v', 'x'), derivative('u', 'x'), symbol('v'), words('Integral', 'Integral')],
  rows: [[...[0, 1, 2, 3].map(i => cells[i] ?? blank(3)), cells[4] ? m`${cells[4]} + C` : sum(blank(5), symbol('C'))]],
})

/** The factor to differentiate is ax or ln x, not the other one. */
const isPart = (u: Expr): boolean => {
  const slope = differentiate(u, 'x')
  return agree(slope, m`1/x`) || POINTS.every(x => near(approximate(slope, { x }), approximate(slope, { x: 1 })))
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  partsTable: form({
    levels: ['medium'],
    instruction: {
      en: prose`Complete the table.`,
      es: prose`Completa la tabla.`,
    },
    draw: drawParts,
    answer: tableCells,
    solve: of => {
      const blanks = [of.u, of.dv, of.du, of.v, of.result]
      return { blanks, ...partsOf(blanks) }
    },
    ask: of => both([integral(of.integrand, 'x'), table(partsOf([]))]),
    solution: of => solved(of, m`${of.result} + C`),
    // u times dv is the integrand; du and v belong to them; the integral has the integrand as its slope.
    check(printed, { blanks }) {
      const [u, dv, du, v, result] = blanks.map(value => expr(value))
      const integrand = printed.one('integral').of
      if (!u || !dv || !du || !v || !result) return false
      return (
        isPart(u) &&
        agree(join(u, dv), integrand) &&
        agree(differentiate(u, 'x'), du) &&
        agree(differentiate(v, 'x'), dv) &&
        isBare(v, dv) &&
        agree(differentiate(result, 'x'), integrand) &&
        isBare(minus(result, join(u, v)), dv)
      )
    },
  }),
})
