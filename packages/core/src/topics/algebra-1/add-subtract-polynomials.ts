import { formulaChoice } from '../../answer/choice.ts'
import { expandedExpression } from '../../answer/expression.ts'
import { expressionList } from '../../answer/expression-list.ts'
import { tableCells } from '../../answer/number-list.ts'
import { type Both, both, type Content, figure, name, prose, table } from '../../content.ts'
import { polygon } from '../../figure/polygon.ts'
import { people } from '../../language/people.ts'
import { blank, bracketed, decimal, equation, expr, join, minus, sum } from '../../math/build.ts'
import { evaluate } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio, type Rational } from '../../number/ratio.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { filled } from '../common/filled.ts'
import { agree, monomial, plus, polynomial, sumOf } from './shared/polynomial.ts'
import { disordered, drawPolynomial, inTwo, nonzero } from './shared/polynomial-pairs.ts'

const add = {
  en: prose`Add. Write the answer in standard form.`,
  es: prose`Suma. Escribe la respuesta en forma estándar.`,
}
const subtract = {
  en: prose`Subtract. Write the answer in standard form.`,
  es: prose`Resta. Escribe la respuesta en forma estándar.`,
}
const simplify = {
  en: prose`Simplify. Write the answer in standard form.`,
  es: prose`Simplifica. Escribe la respuesta en forma estándar.`,
}
const isOrderly = (of: readonly number[]) => of.at(-1) !== 0 && of.filter(c => c !== 0).length >= 2

/** Two polynomials whose sum or difference keeps its degree. */
function drawTwo(random: Random, sign: 1 | -1, gaps: boolean) {
  return random.until(
    () => {
      const degree = gaps ? random.int(2, 3) : random.int(1, 2)
      const [p, q] = [
        drawPolynomial(random, degree, 8, gaps),
        drawPolynomial(random, gaps ? random.int(2, degree) : degree, 7, gaps && random.chance(0.5)),
      ]
      return { p, q, result: plus(p, q, sign) }
    },
    // The sign of three or four terms is to be changed.
    ({ q, result }) => isOrderly(result) && (!gaps || q.filter(c => c !== 0).length >= 3),
  )
}

const harder = {
  'two letters': (random: Random) =>
    random.until(
      () => {
        const [p, q] = [drawPolynomial(random, 2, 8), drawPolynomial(random, 2, 7)]
        const sign = random.sign()
        const result = plus(p, q, sign)
        return { printed: combined(inTwo(p), inTwo(q), sign), answer: inTwo(result), result }
      },
      ({ result }) => result.every(c => c !== 0),
    ),
  'three polynomials': (random: Random) =>
    random.until(
      () => {
        const [p, q, r] = [
          drawPolynomial(random, 2, 5),
          drawPolynomial(random, 2, 5, true),
          drawPolynomial(random, 2, 5),
        ]
        const result = plus(plus(p, q), r, -1)
        const printed = m`${bracketed(polynomial(p))} + ${bracketed(polynomial(q))} - ${bracketed(polynomial(r))}`
        return { printed, answer: polynomial(result), result }
      },
      ({ result }) => isOrderly(result),
    ),
  fractions: (random: Random) => {
    const d = random.pick([2, 3, 4])
    return random.until(
      () => {
        const draw = () => [nonzero(random, 7), Ratio.of(nonzero(random, 7), d), nonzero(random, 6)]
        const [p, q] = [draw(), draw()]
        const sign = random.sign()
        const result = p.map((c, i) => Ratio.from(c).plus(Ratio.from(q[i]!).times(sign)))
        return { printed: combined(polynomial(p), polynomial(q), sign), answer: polynomial(result), result }
      },
      ({ result }) => result.every(c => c.n !== 0),
    )
  },
  decimals: (random: Random) => {
    const tenths = () => [nonzero(random, 7), Ratio.of(nonzero(random, 60), 10), Ratio.of(nonzero(random, 60), 10)]
    return random.until(
      () => {
        const [p, q] = [tenths(), tenths()]
        const sign = random.sign()
        const result = p.map((c, i) => Ratio.from(c).plus(Ratio.from(q[i]!).times(sign)))
        return { printed: combined(inDecimals(p), inDecimals(q), sign), answer: inDecimals(result), result }
      },
      ({ result }) => result.every(c => c.n !== 0),
    )
  },
}
/** ax² + bx + c with the numbers as decimals. */
const inDecimals = (coefficients: readonly Rational[]): Expr =>
  sumOf(
    coefficients
      .map((value, k) => {
        const c = Ratio.from(value)
        if (c.isInteger) return monomial(c, ['x', k])
        return k === 0 ? decimal(c) : join(decimal(c), monomial(1, ['x', k]))
      })
      .reverse(),
  )
const combined = (p: Expr, q: Expr, sign: number): Expr =>
  sign === 1 ? sum(bracketed(p), bracketed(q)) : minus(bracketed(p), bracketed(q))

/** Sides of a triangle or rectangle, all positive for the x that is drawn. */
function drawSides(random: Random) {
  const isTriangle = random.evenly([true, false])
  const sides = Array.from({ length: isTriangle ? 3 : 2 }, (_, i) =>
    random.chance(0.4) && i > 0
      ? [random.int(1, 9), random.int(1, 5), random.int(1, 3)]
      : [nonzero(random, 7), random.int(2, 8)],
  )
  return { isTriangle, sides }
}
const total = (sides: readonly (readonly number[])[]) => sides.reduce<number[]>((all, side) => plus(all, side), [0])

export const addSubtractPolynomials = defineTopic(
  {
    id: 'add-subtract-polynomials',
    name: { en: 'Add and subtract polynomials', es: 'Sumar y restar polinomios' },
    description: {
      en: 'Combine like terms to add or subtract polynomials and write the result in standard form.',
      es: 'Combina términos semejantes para sumar o restar polinomios y escribe el resultado en forma estándar.',
    },
    domain: 'Polynomials',
    standards: ['A-APR.A.1'],
    levels: { easy: { signs: [1] }, medium: { signs: [1, -1] }, hard: { signs: [1, -1] } },
  },
  form => ({
    add: form({
      levels: ['easy'],
      share: 2,
      instruction: add,
      lines: 2,
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
      lines: 3,
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

    subtract: form({
      levels: ['medium'],
      share: 3,
      instruction: subtract,
      lines: 3,
      draw(random) {
        const { p, q, result } = drawTwo(random, -1, true)
        return {
          printed: combined(random.chance(0.5) ? disordered(random, p) : polynomial(p), disordered(random, q), -1),
          result,
        }
      },
      answer: expandedExpression,
      solve: ({ result }) => polynomial(result),
      ask: ({ printed }) => both(printed),
      check: (printed, answer) => agree(answer, printed.one('sum')),
    }),

    error: form({
      levels: ['medium'],
      lines: 0,
      draw(random) {
        const { p, q, result } = random.until(
          () => {
            const [p, q] = [drawPolynomial(random, 2, 8), drawPolynomial(random, 2, 7)]
            return { p, q, result: plus(p, q, -1) }
          },
          ({ p, q, result }) => result.every(c => c !== 0) && plus(p, q).every(c => c !== 0),
        )
        return { p, q, result, who: random.pick(people) }
      },
      answer: formulaChoice,
      solve: ({ result }) => polynomial(result),
      mistakes: ({ p, q, result }) => {
        const added = plus(p, q)
        // What the pupil of the stem wrote is known to be wrong: it is no choice.
        return {
          middleSignNotChanged: polynomial([result[0]!, added[1]!, result[2]!]),
          lastSignNotChanged: polynomial([added[0]!, result[1]!, result[2]!]),
          added: polynomial(added),
        }
      },
      ask({ p, q, who }): Both<Content> {
        const [first, second] = [polynomial(p), polynomial(q)]
        const added = plus(p, q)
        const wrong = equation(combined(first, second, -1), polynomial([added[0]!, added[1]!, p[2]! - q[2]!]))
        return {
          en: prose`${name(who)} writes ${wrong}. The minus sign was not distributed to every term. What is the correct difference?`,
          es: prose`${name(who)} escribe ${wrong}. El signo menos no se distribuyó a todos los términos. ¿Cuál es la diferencia correcta?`,
        }
      },
      check(printed, choice) {
        const { left } = printed.one('relation')
        return agree(expr(choice), left)
      },
    }),

    harder: form({
      levels: ['hard'],
      share: 3,
      instruction: simplify,
      lines: 3,
      draw: random => {
        const { printed, answer } =
          harder[random.evenly(['two letters', 'three polynomials', 'fractions', 'decimals'] as const)](random)
        return { printed, answer }
      },
      answer: expandedExpression,
      solve: ({ answer }) => answer,
      ask: ({ printed }) => both(printed),
      check: (printed, answer) => agree(answer, printed.one('sum'), ['x', 'y']),
    }),

    missing: form({
      levels: ['hard'],
      instruction: {
        en: prose`Find the missing polynomial.`,
        es: prose`Halla el polinomio que falta.`,
      },
      lines: 3,
      draw(random) {
        const sign = random.evenly([1, -1] as const)
        const { p, q, result } = drawTwo(random, sign, true)
        return { sign, p, q, result }
      },
      answer: expandedExpression,
      solve: ({ q }) => polynomial(q),
      ask: ({ sign, p, result }) => {
        const gap = bracketed(blank(6))
        const left = sign === 1 ? sum(bracketed(polynomial(p)), gap) : minus(bracketed(polynomial(p)), gap)
        return both(equation(left, polynomial(result)))
      },
      // Puts it into the blank.
      check(printed, answer) {
        const of = filled(printed.one('relation'), answer)
        return of.kind === 'relation' && agree(of.left, of.right)
      },
    }),

    perimeter: form({
      levels: ['hard'],
      lines: 3,
      draw: drawSides,
      answer: expandedExpression,
      solve: ({ isTriangle, sides }) => polynomial(isTriangle ? total(sides) : total([...sides, ...sides])),
      ask({ isTriangle, sides }): Both<Content> {
        const labels = sides.map(side => polynomial(side))
        const drawn = figure(
          isTriangle
            ? polygon({
                vertices: [
                  [0, 0],
                  [6, 0],
                  [4, 4],
                ],
                sides: labels,
                size: 13,
              })
            : polygon({
                vertices: [
                  [0, 0],
                  [6, 0],
                  [6, 3.2],
                  [0, 3.2],
                ],
                sides: labels,
                angles: [0, 1, 2, 3].map(() => ({ mark: 'square' as const })),
                size: 12,
              }),
        )
        return {
          en: [drawn, prose`Write the perimeter as a polynomial in standard form.`],
          es: [drawn, prose`Escribe el perímetro como un polinomio en forma estándar.`],
        }
      },
      check(printed, answer) {
        const { corners, lines } = printed.figure('polygon')
        const labels = lines.flatMap(({ label }) => (label ? [label as Expr] : []))
        return [2, 3, 5, -4].every(x =>
          labels
            .reduce((all, label) => all.plus(evaluate(label, { x })), Ratio.of(0))
            .times(corners === 4 ? 2 : 1)
            .equals(evaluate(answer, { x })),
        )
      },
    }),
  }),
)

const termsFor = (of: readonly number[]): readonly Expr[] => of.map((c, k) => monomial(c, ['x', k])).reverse()
