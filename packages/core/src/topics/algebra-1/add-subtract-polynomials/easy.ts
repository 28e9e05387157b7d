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
  step,
  sum,
  symbol,
  table,
  tableCells,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { agree, type Coefficients, monomial, polynomial } from '../../kit/polynomials/polynomial.ts'
import type { levels } from './levels.ts'
import { combined, drawTrinomials, drawTwo, type Sign, signed } from './parts.ts'

const columnsOf = (of: Coefficients): readonly Expr[] => of.map((c, k) => monomial(c, ['x', k])).reverse()

const [P, Q] = [symbol('P'), symbol('Q')]

const operated = (sign: Sign) => (sign === 1 ? m`P + Q` : m`P - Q`)

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
    // A difference is a matter of signs: two of the terms that are taken away are negative.
    draw: (random, { sign }: { readonly sign: Sign }) => ({
      sign,
      ...random.until(
        () => drawTrinomials(random, sign),
        ({ q }) => sign === 1 || q.filter(c => c < 0).length >= 2,
      ),
    }),
    answer: tableCells,
    solve: ({ sign, p, q, result }) => ({
      rows: [
        [P, ...columnsOf(p)],
        [Q, ...columnsOf(q)],
        [operated(sign), ...columnsOf(result)],
      ],
      blanks: columnsOf(result),
    }),
    ask({ sign, p, q }) {
      const shown = table({
        rows: [
          [P, ...columnsOf(p)],
          [Q, ...columnsOf(q)],
          [operated(sign), blank(3), blank(3), blank(3)],
        ],
      })
      return {
        en: [prose`Like terms stand in columns. Find ${operated(sign)}.`, shown],
        es: [prose`Los términos semejantes están en columnas. Halla ${operated(sign)}.`, shown],
      }
    },
    solution: ({ sign, p, q, result }) =>
      [2, 1, 0].map(k => {
        const [one, other, total] = tupleOf(
          [p, q, result].map(of => monomial(itemOf(of, k), ['x', k])),
          3,
        )
        const work = equation(sign === 1 ? sum(one, other) : minus(one, other), total)
        if (k === 0) return step(work, sign === 1 ? because.addConstants : because.subtractConstants)
        const letter = k === 1 ? symbol('x') : power(symbol('x'), k)
        return step(work, sign === 1 ? because.addCoefficients : because.subtractCoefficients, { letter })
      }),
    check(printed, { blanks }) {
      const rows = printed.block('table').rows.map(row => row.map(([item]) => item as Expr))
      const [first, second, third] = tupleOf(rows, 3)
      const values = { P: 2, Q: 1 }
      const isSum = evaluate(itemOf(third, 0), values).equals(3)
      return blanks.every((value, i) =>
        [2, 3].every(x => {
          const [one, two] = [evaluate(itemOf(first, i + 1), { x }), evaluate(itemOf(second, i + 1), { x })]
          return evaluate(expr(value), { x }).equals(isSum ? one.plus(two) : one.minus(two))
        }),
      )
    },
  }),
})
