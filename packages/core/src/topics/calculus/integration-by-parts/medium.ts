import {
  blank,
  both,
  derivative,
  differentiate,
  type Expr,
  expr,
  type FormMaker,
  integral,
  itemOf,
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
import { agree, drawParts, givenParts, isBare } from './parts.ts'

const partsOf = (cells: readonly Expr[]) => ({
  head: [symbol('u'), derivative('v', 'x'), derivative('u', 'x'), symbol('v'), words('Integral', 'Integral')],
  rows: [[...[0, 1, 2, 3].map(i => cells[i] ?? blank(3)), cells[4] ? m`${cells[4]} + C` : sum(blank(5), symbol('C'))]],
})

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  partsTable: form({
    levels: ['medium'],
    instruction: {
      en: prose`Integrate by parts. Complete the table.`,
      es: prose`Integra por partes. Completa la tabla.`,
    },
    draw: drawParts,
    answer: tableCells,
    solve: of => {
      const blanks = [of.dv, of.du, of.v, of.result]
      return { blanks, ...partsOf([of.u, ...blanks]) }
    },
    ask: of => both([integral(of.integrand, 'x'), table(partsOf([of.u]))]),
    solution: of => givenParts(of),
    // u times dv is the integrand; du and v belong to them; the integral has the integrand as its slope.
    check(printed, { blanks }) {
      const [dv, du, v, result] = blanks.map(value => expr(value))
      const integrand = printed.one('integral').of
      const u = itemOf(itemOf(itemOf(printed.block('table').rows, 0), 0), 0) as Expr
      if (!dv || !du || !v || !result) return false
      return (
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
