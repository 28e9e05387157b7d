import {
  answerStep,
  blank,
  both,
  bracketed,
  combinePolynomials,
  decimal,
  defineTopic,
  type Expr,
  equation,
  evaluate,
  exact,
  expandedExpression,
  expr,
  formulaChoice,
  itemOf,
  join,
  line,
  list,
  m,
  minus,
  name,
  namedNumbers,
  negative,
  people,
  polygon,
  power,
  prose,
  type Random,
  type RankedTerm,
  Ratio,
  type Rational,
  relation,
  type SignedPolynomial,
  type Step,
  step,
  sum,
  symbol,
  table,
  tableCells,
  tupleOf,
  withFigure,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { filled } from '../kit/equations/filled.ts'
import { agree, type Coefficients, monomial, plus, polynomial, sumOf } from '../kit/polynomials/polynomial.ts'
import { drawPolynomial, inTwo, nonzero } from '../kit/polynomials/polynomial-pairs.ts'

type Sign = 1 | -1

const combined = (p: Expr, q: Expr, sign: Sign): Expr =>
  sum(bracketed(p), sign === 1 ? bracketed(q) : negative(bracketed(q)))

/** The terms of a polynomial for a solution, from the highest power down. */
const termsOf = (
  of: readonly Rational[],
  show: (rank: number, value: Ratio) => Expr = (rank, value) => monomial(value, ['x', rank]),
): readonly RankedTerm[] =>
  of
    .map((coefficient, rank) => ({ coefficient, rank, show: (value: Ratio) => show(rank, value) }))
    .filter(({ coefficient }) => Ratio.from(coefficient).n !== 0)
    .reverse()
const signed = (sign: Sign, of: readonly Rational[]): SignedPolynomial => ({ sign, terms: termsOf(of) })

const writtenTerms = (terms: readonly RankedTerm[]): Expr =>
  sumOf(terms.map(({ coefficient, show }) => show(Ratio.from(coefficient))))

const isOrderly = (of: Coefficients) => of.at(-1) !== 0 && of.filter(c => c !== 0).length >= 2

/** Two polynomials whose sum or difference keeps its degree. */
const drawTwo = (random: Random, sign: Sign, gaps: boolean) =>
  random.until(
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
/** Two of degree 2 whose sum or difference keeps all its terms. */
const drawTrinomials = (random: Random, sign: Sign) =>
  random.until(
    () => {
      const [p, q] = [drawPolynomial(random, 2, 8), drawPolynomial(random, 2, 7)]
      return { p, q, result: plus(p, q, sign) }
    },
    ({ result }) => result.every(c => c !== 0),
  )

interface Problem {
  readonly printed: Expr
  readonly answer: Expr
  readonly steps: () => readonly Step[]
}

/** Two polynomials less a third, or one less two others, whose terms are not all whole numbers. */
function drawThree(
  random: Random,
  draw: (at: 0 | 1 | 2) => readonly Rational[],
  show?: (rank: number, value: Ratio) => Expr,
): Problem {
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
    return drawThree(random, at => {
      const d = denominators[at]
      return [nonzero(random, 7), Ratio.of(random.coprimeTo(d, 7) * random.sign(), d), nonzero(random, 6)]
    })
  },
  decimals: (random: Random): Problem =>
    drawThree(
      random,
      () => [nonzero(random, 7), Ratio.of(nonzero(random, 60), 10), Ratio.of(nonzero(random, 60), 10)],
      inDecimals,
    ),
}

/** A triangle whose last side is asked for, or a rectangle whose perimeter is: all sides are positive for a large x. */
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
/** The side of a triangle that is asked for, which its figure calls s. */
const lastSide = (sides: readonly Coefficients[]): Coefficients => itemOf(sides, 2)

const columnsOf = (of: Coefficients): readonly Expr[] => of.map((c, k) => monomial(c, ['x', k])).reverse()
const [P, Q] = [symbol('P'), symbol('Q')]
const operated = (sign: Sign) => (sign === 1 ? m`P + Q` : m`P - Q`)

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
    rev: 3,
    levels: { easy: { sign: 1 }, medium: { sign: -1 }, hard: { sign: -1 } },
  },
  form => ({
    add: form({
      levels: ['easy'],
      share: 2,
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
      draw: (random, { sign }: { readonly sign: Sign }) => ({ sign, ...drawTrinomials(random, sign) }),
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

    subtract: form({
      levels: ['medium'],
      share: 3,
      instruction: {
        en: prose`Subtract. Write the answer in standard form.`,
        es: prose`Resta. Escribe la respuesta en forma estándar.`,
      },
      draw(random) {
        const { p, q, result } = drawTwo(random, -1, true)
        const first = random.evenly([true, false]) ? random.shuffle(termsOf(p)) : termsOf(p)
        return { first, second: random.shuffle(termsOf(q)), result }
      },
      answer: expandedExpression,
      solve: ({ result }) => polynomial(result),
      ask: ({ first, second }) => both(combined(writtenTerms(first), writtenTerms(second), -1)),
      solution: ({ first, second }) => combinePolynomials({ sign: 1, terms: first }, { sign: -1, terms: second }),
      check: (printed, answer) => agree(answer, printed.one('sum')),
    }),

    error: form({
      levels: ['medium'],
      kind: 'find-mistake',
      draw(random) {
        const drawn = random.until(
          () => drawTrinomials(random, -1),
          ({ p, q }) => plus(p, q).every(c => c !== 0),
        )
        return { ...drawn, who: random.pick(people) }
      },
      answer: formulaChoice,
      solve: ({ result }) => polynomial(result),
      mistakes: ({ p, q, result }) => {
        const added = plus(p, q)
        // What the pupil of the stem wrote is known to be wrong: it is no choice.
        return {
          middleSignNotChanged: polynomial(result.with(1, itemOf(added, 1))),
          lastSignNotChanged: polynomial(result.with(0, itemOf(added, 0))),
          added: polynomial(added),
        }
      },
      ask(facts) {
        const wrong = equation(combined(polynomial(facts.p), polynomial(facts.q), -1), firstSignOnly(facts))
        return {
          en: prose`${name(facts.who)} writes ${wrong}. This is wrong. What is the correct difference?`,
          es: prose`${name(facts.who)} escribe ${wrong}. Está mal. ¿Cuál es la diferencia correcta?`,
        }
      },
      solution: facts => [
        step(
          relation(combined(polynomial(facts.p), polynomial(facts.q), -1), '≠', firstSignOnly(facts)),
          because.mistakeIs,
          {
            what: {
              en: line`the minus sign changed only the first term of ${polynomial(facts.q)}`,
              es: line`el signo menos cambió solo el primer término de ${polynomial(facts.q)}`,
            },
          },
        ),
        ...combinePolynomials(signed(1, facts.p), signed(-1, facts.q)),
      ],
      check: (printed, choice) => agree(expr(choice), printed.one('relation').left),
    }),

    harder: form({
      levels: ['hard'],
      share: 3,
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
      solve: drawn => polynomial(drawn.isTriangle ? lastSide(drawn.sides) : perimeterOf(drawn)),
      ask(drawn) {
        const labels = drawn.sides.map(side => polynomial(side))
        if (!drawn.isTriangle)
          return withFigure(
            {
              en: prose`Write the perimeter as a polynomial in standard form.`,
              es: prose`Escribe el perímetro como un polinomio en forma estándar.`,
            },
            polygon({
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
        const whole = polynomial(perimeterOf(drawn))
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
        const all = [...drawn.sides, ...drawn.sides]
        return [
          step(sum(...all.map(side => bracketed(polynomial(side)))), because.explain, {
            sentence: {
              en: line`Opposite sides are equal: add each length twice.`,
              es: line`Los lados opuestos son iguales: suma cada longitud dos veces.`,
            },
          }),
          ...combinePolynomials(...all.map(side => signed(1, side))),
        ]
      },
      check(printed, answer) {
        const { corners, lines } = printed.figure('polygon')
        const labels = lines.flatMap(({ label }) => (label ? [label as Expr] : []))
        const known = labels.filter(label => label.kind !== 'symbol')
        return [2, 3, 5, -4].every(x => {
          const sides = known.reduce((all, label) => all.plus(evaluate(label, { x })), Ratio.of(0))
          const value = evaluate(answer, { x })
          return corners === 4
            ? sides.times(2).equals(value)
            : sides.plus(value).equals(evaluate(printed.one('sum'), { x }))
        })
      },
    }),
  }),
)

/** The difference of a pupil who changes only the sign of the first term. */
function firstSignOnly({
  p,
  q,
  result,
}: {
  readonly p: Coefficients
  readonly q: Coefficients
  readonly result: Coefficients
}) {
  return polynomial(plus(p, q).with(2, itemOf(result, 2)))
}
