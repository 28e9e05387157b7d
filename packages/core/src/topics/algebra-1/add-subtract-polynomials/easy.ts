import {
  answerStep,
  blank,
  both,
  combinePolynomials,
  type Expr,
  equation,
  evaluate,
  exact,
  expandedExpression,
  expr,
  type FormMaker,
  itemOf,
  line,
  list,
  m,
  minus,
  namedNumbers,
  power,
  prose,
  Ratio,
  step,
  sum,
  symbol,
  table,
  tableCells,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { agree, type Coefficients, monomial, plus, polynomial } from '../../kit/polynomials/polynomial.ts'
import { drawPolynomial } from '../../kit/polynomials/polynomial-pairs.ts'
import type { levels } from './levels.ts'
import { combined, drawTrinomials, drawTwo, type Sign, signed } from './parts.ts'

const columnsOf = (of: Coefficients): readonly Expr[] => of.map((c, k) => monomial(c, ['x', k])).reverse()

/** Whether two columns hold the same numbers. */
const hasTwins = (rows: readonly Coefficients[]): boolean =>
  new Set([0, 1, 2].map(k => rows.map(row => itemOf(row, k)).join())).size < 3

const LETTERS = [symbol('P'), symbol('Q'), symbol('R')]
const rowsOf = (all: readonly Coefficients[]) => all.map((of, i) => [itemOf(LETTERS, i), ...columnsOf(of)])

const operated = (sign: Sign) => (sign === 1 ? m`P + Q` : m`P + Q - R`)

export const easyForms = (form: FormMaker<typeof levels>) => ({
  add: form({
    levels: ['easy'],
    instruction: {
      en: prose`Add. Write the answer in standard form.`,
      es: prose`Suma. Escribe la respuesta en forma estándar.`,
    },
    draw: random => drawTwo(random, 1, false),
    answer: expandedExpression,
    solve: ({ result }) => polynomial(result),
    ask: ({ p, q }) => both(combined(polynomial(p), polynomial(q), 1)),
    solution: ({ p, q }) => combinePolynomials(signed(1, p), signed(1, q)),
    check: (printed, answer) => agree(answer, printed.one('sum')),
  }),
  addAndName: form({
    levels: ['easy'],
    instruction: {
      en: prose`Add. Then give the degree ${m`d`} of the sum and its number of terms ${m`n`}.`,
      es: prose`Suma. Luego da el grado ${m`d`} de la suma y su número de términos ${m`n`}.`,
    },
    draw: random => drawTwo(random, 1, false),
    answer: namedNumbers('d', 'n'),
    solve: ({ result }) => [result.length - 1, result.filter(c => c !== 0).length],
    ask: ({ p, q }) => both(combined(polynomial(p), polynomial(q), 1)),
    key: ({ result }) => ({
      en: prose`The sum is ${polynomial(result)}.`,
      es: prose`La suma es ${polynomial(result)}.`,
    }),
    solution: ({ p, q, result }, answer) => {
      const [degree, count] = tupleOf(answer, 2)
      const highest = monomial(1, ['x', result.length - 1])
      return [
        ...combinePolynomials(signed(1, p), signed(1, q)),
        answerStep(list(equation(m`d`, degree), equation(m`n`, count)), {
          en: line`The highest power is ${highest}, so the degree is ${degree}; ${count} terms are left.`,
          es: line`La mayor potencia es ${highest}, así que el grado es ${degree}; quedan ${count} términos.`,
        }),
      ]
    },
    // The degree from how fast the sum grows, the terms from its even and odd part and its value at 0.
    check(printed, answer) {
      const [degree, count] = tupleOf(answer.map(exact), 2)
      const at = (x: number) => evaluate(printed.one('sum'), { x }).toNumber()
      const grown = Math.round(Math.log10(Math.abs(at(1e4) / at(1e3))))
      const parts = [at(0), at(1) - at(-1), at(1) + at(-1) - 2 * at(0)]
      return degree.equals(grown) && count.equals(parts.filter(part => part !== 0).length)
    },
  }),
  table: form({
    levels: ['easy', 'medium'],
    draw(random, { sign }: { readonly sign: Sign }) {
      const all = random.until(
        () => {
          const first = drawTrinomials(random, 1)
          if (sign === 1) return { rows: [first.p, first.q], result: first.result }
          const taken = drawPolynomial(random, 2, 7)
          return { rows: [first.p, first.q, taken], result: plus(first.result, taken, -1) }
        },
        // A difference is a matter of signs: two of the terms that are taken away are negative.
        ({ rows, result }) =>
          result.every(c => c !== 0) &&
          !hasTwins(rows) &&
          (sign === 1 || itemOf(rows, 2).filter(c => c < 0).length >= 2),
      )
      return { sign, ...all }
    },
    answer: tableCells,
    solve: ({ sign, rows, result }) => ({
      rows: [...rowsOf(rows), [operated(sign), ...columnsOf(result)]],
      blanks: columnsOf(result),
    }),
    ask({ sign, rows }) {
      const shown = table({ rows: [...rowsOf(rows), [operated(sign), blank(3), blank(3), blank(3)]] })
      return {
        en: [prose`Like terms are lined up in columns. Find ${operated(sign)}.`, shown],
        es: [prose`Los términos semejantes están alineados en columnas. Halla ${operated(sign)}.`, shown],
      }
    },
    solution: ({ sign, rows, result }) =>
      [2, 1, 0].map(k => {
        const [one, other, ...more] = rows.map(of => monomial(itemOf(of, k), ['x', k]))
        const total = monomial(itemOf(result, k), ['x', k])
        const both = sum(one as Expr, other as Expr)
        const [taken] = more
        const letter = k === 1 ? symbol('x') : power(symbol('x'), k)
        if (sign === 1 || !taken)
          return k === 0
            ? step(equation(both, total), because.addConstants)
            : step(equation(both, total), because.addCoefficients, { letter })
        return step(equation(minus(both, taken), total), because.explain, {
          sentence:
            k === 0
              ? {
                  en: line`Add the constants of P and Q. Subtract the constant of R.`,
                  es: line`Suma las constantes de P y Q. Resta la constante de R.`,
                }
              : {
                  en: line`Add the coefficients of ${letter} in P and Q. Subtract the coefficient in R.`,
                  es: line`Suma los coeficientes de ${letter} en P y Q. Resta el coeficiente en R.`,
                },
        })
      }),
    check(printed, { blanks }) {
      const rows = printed.block('table').rows.map(row => row.map(([item]) => item as Expr))
      const [last, given] = [itemOf(rows, rows.length - 1), rows.slice(0, -1)]
      const factors = ['P', 'Q', 'R']
        .slice(0, given.length)
        .map(letter => evaluate(itemOf(last, 0), { P: 0, Q: 0, R: 0, [letter]: 1 }))
      return blanks.every((value, i) =>
        [2, 3].every(x =>
          evaluate(expr(value), { x }).equals(
            given.reduce(
              (all, row, k) => all.plus(evaluate(itemOf(row, i + 1), { x }).times(itemOf(factors, k))),
              Ratio.of(0),
            ),
          ),
        ),
      )
    },
  }),
})
