import {
  type Both,
  blank,
  both,
  type Content,
  type Expr,
  evaluate,
  expandedExpression,
  expr,
  expressionList,
  type FormMaker,
  prose,
  table,
  tableCells,
} from '../../../author.ts'
import { agree, monomial, plus, polynomial } from '../../kit/polynomials/polynomial.ts'
import { drawPolynomial } from '../../kit/polynomials/polynomial-pairs.ts'
import type { levels } from './levels.ts'
import { combined, drawTwo } from './parts.ts'

const add = {
  en: prose`Add. Write the answer in standard form.`,
  es: prose`Suma. Escribe la respuesta en forma estándar.`,
}

const termsFor = (of: readonly number[]): readonly Expr[] => of.map((c, k) => monomial(c, ['x', k])).reverse()

export const easyForms = (form: FormMaker<typeof levels>) => ({
  add: form({
    levels: ['easy'],
    share: 2,
    instruction: add,
    draw: random => drawTwo(random, 1, false),
    answer: expandedExpression,
    solve: ({ result }) => polynomial(result),
    ask: ({ p, q }) => both(combined(polynomial(p), polynomial(q), 1)),
    check: (printed, answer) => agree(answer, printed.one('sum')),
  }),

  addAndName: form({
    levels: ['easy'],
    instruction: {
      en: prose`Add. Then give the degree of the sum and its number of terms.`,
      es: prose`Suma. Luego da el grado de la suma y su número de términos.`,
    },
    draw: random => drawTwo(random, 1, false),
    answer: expressionList,
    solve: ({ result }) => [polynomial(result), expr(result.length - 1), expr(result.filter(c => c !== 0).length)],
    ask: ({ p, q }) => both(combined(polynomial(p), polynomial(q), 1)),
    // The degree from how fast the sum grows, the terms from the answer as written.
    check(printed, [answer, degree, count]) {
      const at = (x: number) => Math.abs(evaluate(printed.one('sum'), { x }).toNumber())
      const grown = Math.round(Math.log(at(1e4) / at(1e3)) / Math.log(10))
      return (
        agree(answer!, printed.one('sum')) &&
        evaluate(degree!).equals(grown) &&
        evaluate(count!).equals(answer!.kind === 'sum' ? answer!.terms.length : 1)
      )
    },
  }),

  table: form({
    levels: ['easy', 'medium'],
    lines: 1,
    draw(random, { signs }) {
      const sign = random.evenly(signs)
      return random.until(
        () => {
          const [p, q] = [drawPolynomial(random, 2, 8), drawPolynomial(random, 2, 7)]
          return { sign, p, q, result: plus(p, q, sign) }
        },
        ({ result }) => result.every(c => c !== 0),
      )
    },
    answer: tableCells,
    solve: ({ p, q, result }) => ({
      rows: [p, q, result].map(of => termsFor(of)),
      blanks: termsFor(result),
    }),
    ask({ sign, p, q }): Both<Content> {
      const shown = table({ rows: [termsFor(p), termsFor(q), [blank(3), blank(3), blank(3)]] })
      return sign === 1
        ? {
            en: [prose`Add the two polynomials in columns of like terms.`, shown],
            es: [prose`Suma los dos polinomios en columnas de términos semejantes.`, shown],
          }
        : {
            en: [prose`Subtract the second polynomial from the first in columns of like terms.`, shown],
            es: [prose`Resta el segundo polinomio del primero en columnas de términos semejantes.`, shown],
          }
    },
    check(printed, { blanks }) {
      const [first, second] = printed.block('table').rows.map(row => row.map(([item]) => item as Expr))
      const sign = /Subtract|Resta/.test(printed.text) ? -1 : 1
      return blanks.every((value, i) =>
        [2, 3].every(x =>
          evaluate(expr(value), { x }).equals(
            evaluate(first![i]!, { x }).plus(evaluate(second![i]!, { x }).times(sign)),
          ),
        ),
      )
    },
  }),
})
