import {
  type Both,
  blank,
  both,
  bracketed,
  type Content,
  decimal,
  type Expr,
  equation,
  evaluate,
  expandedExpression,
  type FormMaker,
  figure,
  join,
  m,
  minus,
  polygon,
  prose,
  type Random,
  Ratio,
  type Rational,
  sum,
} from '../../../author.ts'
import { filled } from '../../kit/equations/filled.ts'
import { agree, monomial, plus, polynomial, sumOf } from '../../kit/polynomials/polynomial.ts'
import { drawPolynomial, inTwo, nonzero } from '../../kit/polynomials/polynomial-pairs.ts'
import type { levels } from './levels.ts'
import { combined, drawTwo, isOrderly } from './parts.ts'

const simplify = {
  en: prose`Simplify. Write the answer in standard form.`,
  es: prose`Simplifica. Escribe la respuesta en forma estándar.`,
}

const harder = {
  'two letters'(random: Random) {
    const { p, q, sign, result } = random.until(
      () => {
        const [p, q] = [drawPolynomial(random, 2, 8), drawPolynomial(random, 2, 7)]
        const sign = random.sign()
        return { p, q, sign, result: plus(p, q, sign) }
      },
      ({ result }) => result.every(c => c !== 0),
    )
    return { printed: combined(inTwo(p), inTwo(q), sign), answer: inTwo(result) }
  },
  'three polynomials'(random: Random) {
    const { p, q, r, result } = random.until(
      () => {
        const [p, q, r] = [
          drawPolynomial(random, 2, 5),
          drawPolynomial(random, 2, 5, true),
          drawPolynomial(random, 2, 5),
        ]
        return { p, q, r, result: plus(plus(p, q), r, -1) }
      },
      ({ result }) => isOrderly(result),
    )
    const printed = m`${bracketed(polynomial(p))} + ${bracketed(polynomial(q))} - ${bracketed(polynomial(r))}`
    return { printed, answer: polynomial(result) }
  },
  fractions(random: Random) {
    const d = random.pick([2, 3, 4])
    const { p, q, sign, result } = drawFractional(random, () => [
      nonzero(random, 7),
      Ratio.of(nonzero(random, 7), d),
      nonzero(random, 6),
    ])
    return { printed: combined(polynomial(p), polynomial(q), sign), answer: polynomial(result) }
  },
  decimals(random: Random) {
    const { p, q, sign, result } = drawFractional(random, () => [
      nonzero(random, 7),
      Ratio.of(nonzero(random, 60), 10),
      Ratio.of(nonzero(random, 60), 10),
    ])
    return { printed: combined(inDecimals(p), inDecimals(q), sign), answer: inDecimals(result) }
  },
}

/** Two polynomials whose sum or difference keeps all its terms. */
const drawFractional = (random: Random, draw: () => readonly Rational[]) =>
  random.until(
    () => {
      const [p, q] = [draw(), draw()]
      const sign = random.sign()
      return { p, q, sign, result: p.map((c, i) => Ratio.from(c).plus(Ratio.from(q[i]!).times(sign))) }
    },
    ({ result }) => result.every(c => c.n !== 0),
  )

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

export const hardForms = (form: FormMaker<typeof levels>) => ({
  harder: form({
    levels: ['hard'],
    share: 3,
    instruction: simplify,
    draw: random =>
      harder[random.evenly(['two letters', 'three polynomials', 'fractions', 'decimals'] as const)](random),
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
      const gap = bracketed(blank(9))
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
})
