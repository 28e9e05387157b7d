import {
  blank,
  derivative,
  differentiate,
  equation,
  expressionList,
  type FormMaker,
  integral,
  join,
  line,
  m,
  minus,
  prose,
  steps,
  sum,
  symbol,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { agree, drawParts, isBare, solved } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  workedExample: form({
    levels: ['medium'],
    lines: 0,
    wide: true,
    draw: drawParts,
    answer: expressionList,
    solve: ({ du, v, result }) => [du, v, result],
    ask: ({ u, dv, integrand }) => {
      const [du_, v_] = [blank(3), blank(3)]
      const whole = integral(integrand, 'x')
      const next = equation(whole, minus(m`u v`, integral(join(symbol('v'), derivative('u', 'x')), 'x')))
      const lines = steps(
        line`${equation(symbol('u'), u)}, ${equation(derivative('v', 'x'), dv)}`,
        line`${equation(derivative('u', 'x'), du_)}, ${equation(symbol('v'), v_)}`,
        line`${next}`,
        line`${equation(whole, sum(blank(5), symbol('C')))}`,
      )
      return {
        en: [prose`Fill in the blanks, in order.`, lines],
        es: [prose`Completa los espacios en blanco, en orden.`, lines],
      }
    },
    solution: of => solved(of, m`${of.result} + C`),
    check(printed, [du, v, result]) {
      const [u, dv] = printed.all('relation').map(({ right }) => right)
      if (!u || !dv || !du || !v || !result) return false
      return (
        agree(differentiate(u, 'x'), du) &&
        agree(differentiate(v, 'x'), dv) &&
        isBare(v, dv) &&
        agree(differentiate(result, 'x'), printed.one('integral').of) &&
        isBare(minus(result, join(u, v)), dv)
      )
    },
  }),
})
