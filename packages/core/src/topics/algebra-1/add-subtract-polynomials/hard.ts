import {
  blank,
  both,
  bracketed,
  combinePolynomials,
  decimal,
  type Expr,
  equation,
  evaluate,
  expandedExpression,
  explained,
  type FormMaker,
  itemOf,
  join,
  lcm,
  line,
  m,
  minus,
  negative,
  over,
  polygon,
  prose,
  type Random,
  Ratio,
  type Rational,
  type SignedPolynomial,
  type Step,
  statements,
  step,
  sum,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { agree, type Coefficients, monomial, plus, polynomial } from '../../kit/polynomials/polynomial.ts'
import { drawPolynomial, inTwo, nonzero } from '../../kit/polynomials/polynomial-pairs.ts'
import type { levels } from './levels.ts'
import { combined, drawTrinomials, drawTwo, isOrderly, signed, termsOf, writtenTerms } from './parts.ts'

interface Problem {
  readonly printed: Expr
  readonly answer: Expr
  readonly steps: () => readonly Step[]
}

interface OfThree extends Problem {
  /** The coefficients of each power, from the constants up, with their signs. */
  readonly coefficients: readonly (readonly Ratio[])[]
}

/** Two polynomials less a third, or one less two others, whose terms are not all whole numbers. */
function drawThree(
  random: Random,
  draw: (at: 0 | 1 | 2) => readonly Rational[],
  show?: (rank: number, value: Ratio) => Expr,
): OfThree {
  const signs = random.evenly([
    [1, 1, -1],
    [1, -1, 1],
    [1, -1, -1],
  ] as const)
  const drawn = random.until(
    () => {
      const all = [draw(0), draw(1), draw(2)] as const
      const result = [0, 1, 2].map(rank =>
        signs.reduce((sum, sign, i) => sum.plus(Ratio.from(itemOf(itemOf(all, i), rank)).times(sign)), Ratio.of(0)),
      )
      return { all, result }
    },
    ({ result }) => result.every(c => c.n !== 0),
  )
  const polynomials = drawn.all.map((of, i): SignedPolynomial => ({ sign: itemOf(signs, i), terms: termsOf(of, show) }))
  return {
    printed: sum(
      ...polynomials.map(({ sign, terms }) =>
        sign === 1 ? bracketed(writtenTerms(terms)) : negative(bracketed(writtenTerms(terms))),
      ),
    ),
    answer: writtenTerms(termsOf(drawn.result, show)),
    steps: () => combinePolynomials(...polynomials),
    coefficients: [0, 1, 2].map(rank =>
      signs.map((sign, i) => Ratio.from(itemOf(itemOf(drawn.all, i), rank)).times(sign)),
    ),
  }
}

/** Before the terms are combined: fractions of one letter with one denominator. */
function withOneDenominator({ coefficients, steps, ...rest }: OfThree): Problem {
  const parts = coefficients.filter(all => all.some(({ d }) => d > 1))
  const sums = parts.map(all => {
    const denominator = all.reduce((size, { d }) => lcm(size, d), 1)
    const total = all.reduce((whole, one) => whole.plus(one), Ratio.of(0))
    const numerators = all.map(one => one.times(denominator).n)
    return equation(
      sum(...numerators.map(n => (n < 0 ? negative(over(-n, denominator)) : over(n, denominator)))),
      total,
    )
  })
  return {
    ...rest,
    steps: () => {
      const all = steps()
      return [
        ...all.slice(0, -1),
        explained(
          statements(...sums),
          line`Write the fractions with one denominator, and add the coefficients of ${m`x`}.`,
          line`Escribe las fracciones con un mismo denominador y suma los coeficientes de ${m`x`}.`,
        ),
        ...all.slice(-1),
      ]
    },
  }
}

const inDecimals = (rank: number, value: Ratio): Expr =>
  value.isInteger
    ? monomial(value, ['x', rank])
    : rank === 0
      ? decimal(value)
      : join(decimal(value), monomial(1, ['x', rank]))

const harder = {
  'two letters'(random: Random): Problem {
    const { p, q, result } = drawTrinomials(random, -1)
    const show = (rank: number, value: Ratio) => monomial(value, ['x', rank], ['y', 2 - rank])
    return {
      printed: combined(inTwo([...p].reverse()), inTwo([...q].reverse()), -1),
      answer: inTwo([...result].reverse()),
      steps: () => combinePolynomials({ sign: 1, terms: termsOf(p, show) }, { sign: -1, terms: termsOf(q, show) }),
    }
  },
  'three polynomials'(random: Random): Problem {
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
    return {
      printed: m`${bracketed(polynomial(p))} + ${bracketed(polynomial(q))} - ${bracketed(polynomial(r))}`,
      answer: polynomial(result),
      steps: () => combinePolynomials(signed(1, p), signed(1, q), signed(-1, r)),
    }
  },
  fractions(random: Random): Problem {
    const denominators = random.pick([
      [2, 3, 1],
      [3, 1, 4],
      [1, 2, 5],
      [2, 1, 3],
    ] as const)
    return withOneDenominator(
      drawThree(random, at => {
        const d = denominators[at]
        return [nonzero(random, 7), Ratio.of(random.coprimeTo(d, 7) * random.sign(), d), nonzero(random, 6)]
      }),
    )
  },
  decimals: (random: Random): Problem =>
    drawThree(
      random,
      () => [nonzero(random, 7), Ratio.of(nonzero(random, 60), 10), Ratio.of(nonzero(random, 60), 10)],
      inDecimals,
    ),
}

/** A triangle or a rectangle whose last side is asked for: all sides are positive for a large x. */
function drawSides(random: Random) {
  const isTriangle = random.evenly([true, false])
  const trinomial = () => [nonzero(random, 9), random.int(1, 5) * random.sign(), random.int(1, 4)]
  const binomial = () => [nonzero(random, 7), random.int(2, 8)]
  return random.until(
    () => ({
      isTriangle,
      sides: random.shuffle(isTriangle ? [trinomial(), trinomial(), binomial()] : [trinomial(), binomial()]),
    }),
    drawn => perimeterOf(drawn).every(c => c !== 0),
  )
}

interface Sides {
  readonly isTriangle: boolean
  readonly sides: readonly Coefficients[]
}

function perimeterOf({ isTriangle, sides }: Sides): Coefficients {
  const once = sides.reduce<Coefficients>((all, side) => plus(all, side), [0])
  return isTriangle ? once : plus(once, once)
}

/** The side that is asked for, which the figure calls s. */
const lastSide = (sides: readonly Coefficients[]): Coefficients => itemOf(sides, sides.length - 1)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  harder: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Simplify. Write the answer in standard form.`,
      es: prose`Simplifica. Escribe la respuesta en forma estándar.`,
    },
    draw: random =>
      harder[random.evenly(['two letters', 'three polynomials', 'fractions', 'decimals'] as const)](random),
    answer: expandedExpression,
    solve: ({ answer }) => answer,
    ask: ({ printed }) => both(printed),
    solution: ({ steps }) => steps(),
    check: (printed, answer) => agree(answer, printed.one('sum'), ['x', 'y']),
  }),
  missing: form({
    levels: ['hard'],
    instruction: {
      en: prose`Find the missing polynomial. Write it in standard form.`,
      es: prose`Halla el polinomio que falta. Escríbelo en forma estándar.`,
    },
    lines: 3,
    draw(random) {
      const sign = random.evenly([1, -1] as const)
      return { sign, ...drawTwo(random, sign, true) }
    },
    answer: expandedExpression,
    solve: ({ q }) => polynomial(q),
    ask: ({ sign, p, result }) => {
      const gap = bracketed(blank(9))
      const left = sign === 1 ? sum(bracketed(polynomial(p)), gap) : minus(bracketed(polynomial(p)), gap)
      return both(equation(left, polynomial(result)))
    },
    solution({ sign, p, result }) {
      const [from, taken] = sign === 1 ? [result, p] : [p, result]
      const work = combined(polynomial(from), polynomial(taken), -1)
      return [
        sign === 1
          ? step(work, because.explain, {
              sentence: {
                en: line`Subtract the polynomial you know from the sum.`,
                es: line`Resta de la suma el polinomio conocido.`,
              },
            })
          : step(work, because.explain, {
              sentence: {
                en: line`Subtract the difference from the first polynomial.`,
                es: line`Resta la diferencia del primer polinomio.`,
              },
            }),
        ...combinePolynomials(signed(1, from), signed(-1, taken)),
      ]
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
    solve: drawn => polynomial(lastSide(drawn.sides)),
    ask(drawn) {
      const labels = drawn.sides.map(side => polynomial(side))
      const whole = polynomial(perimeterOf(drawn))
      if (!drawn.isTriangle)
        return withFigure(
          {
            en: prose`The perimeter of the rectangle is ${whole}. Write the side ${m`s`} as a polynomial in standard form.`,
            es: prose`El perímetro del rectángulo es ${whole}. Escribe el lado ${m`s`} como un polinomio en forma estándar.`,
          },
          polygon({
            vertices: [
              [0, 0],
              [6, 0],
              [6, 3.2],
              [0, 3.2],
            ],
            sides: labels.with(1, m`s`),
            angles: [0, 1, 2, 3].map(() => ({ mark: 'square' as const })),
            size: 12,
          }),
        )
      return withFigure(
        {
          en: prose`The perimeter of the triangle is ${whole}. Write the side ${m`s`} as a polynomial in standard form.`,
          es: prose`El perímetro del triángulo es ${whole}. Escribe el lado ${m`s`} como un polinomio en forma estándar.`,
        },
        polygon({
          vertices: [
            [0, 0],
            [6, 0],
            [4, 4],
          ],
          sides: labels.with(2, m`s`),
          size: 13,
        }),
      )
    },
    solution: drawn => {
      if (drawn.isTriangle) {
        const known = drawn.sides.slice(0, 2).map(side => signed(-1, side))
        const whole = bracketed(polynomial(perimeterOf(drawn)))
        return [
          step(
            sum(whole, ...drawn.sides.slice(0, 2).map(side => negative(bracketed(polynomial(side))))),
            because.explain,
            {
              sentence: {
                en: line`Subtract the two sides you know from the perimeter.`,
                es: line`Resta del perímetro los dos lados conocidos.`,
              },
            },
          ),
          ...combinePolynomials(signed(1, perimeterOf(drawn)), ...known),
        ]
      }
      const [known, asked] = [itemOf(drawn.sides, 0), lastSide(drawn.sides)]
      const taken = negative(bracketed(polynomial(known)))
      return [
        step(sum(bracketed(polynomial(perimeterOf(drawn))), taken, taken), because.explain, {
          sentence: {
            en: line`Opposite sides are equal: subtract the side you know twice. Two sides ${m`s`} are left.`,
            es: line`Los lados opuestos son iguales: resta dos veces el lado conocido. Quedan dos lados ${m`s`}.`,
          },
        }),
        ...combinePolynomials(signed(1, perimeterOf(drawn)), signed(-1, known), signed(-1, known)),
        step(equation(m`s`, polynomial(asked)), because.explain, {
          sentence: {
            en: line`This is two sides ${m`s`}: divide each coefficient by 2.`,
            es: line`Son dos lados ${m`s`}: divide cada coeficiente entre 2.`,
          },
        }),
      ]
    },
    check(printed, answer) {
      const { corners, lines } = printed.figure('polygon')
      const labels = lines.flatMap(({ label }) => (label ? [label as Expr] : []))
      const known = labels.filter(label => label.kind !== 'symbol')
      return [2, 3, 5, -4].every(x => {
        const sides = known.reduce((all, label) => all.plus(evaluate(label, { x })), Ratio.of(0))
        const all = sides.plus(evaluate(answer, { x })).times(corners === 4 ? 2 : 1)
        return all.equals(evaluate(printed.one('sum'), { x }))
      })
    },
  }),
})
