import {
  answerStep,
  areaModel,
  blank,
  both,
  bracketed,
  defineTopic,
  type Expr,
  equation,
  evaluate,
  expandedExpression,
  expr,
  figure,
  formulaChoice,
  integer,
  itemOf,
  join,
  line,
  list,
  m,
  multiplyPolynomials,
  name,
  over,
  people,
  polygon,
  power,
  prose,
  relation,
  squareBinomial,
  statements,
  step,
  sum,
  symbol,
  trueOrFalse,
  tupleOf,
  withFigure,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { printedOf } from '../kit/choices/statements.ts'
import { filled } from '../kit/equations/filled.ts'
import { agree, monomial, polynomial, times } from '../kit/polynomials/polynomial.ts'
import { nonzero } from '../kit/polynomials/polynomial-pairs.ts'
import { closureStatements } from './multiply-polynomials-special-products/closure-statements.ts'
import { drawBinomials, type Kind, kinds } from './multiply-polynomials-special-products/products.ts'

const PLACES = [2, 3, -4]
const SQUARE = { mark: 'square' as const }

interface Level {
  readonly kinds: readonly Kind[]
}

/** The labels of an area model and the products in its boxes, row by row. */
function boxesOf([[b, a], [d, c]]: ReturnType<typeof drawBinomials>) {
  const [columns, rows] = [
    [monomial(a, ['x', 1]), expr(b)],
    [monomial(c, ['x', 1]), expr(d)],
  ]
  const products = [monomial(a * c, ['x', 2]), monomial(b * c, ['x', 1]), monomial(a * d, ['x', 1]), expr(b * d)]
  return { columns, rows, products }
}

export const multiplyPolynomialsSpecialProducts = defineTopic(
  {
    id: 'multiply-polynomials-special-products',
    name: { en: 'Multiply polynomials and special products', es: 'Multiplicar polinomios y productos notables' },
    description: {
      en: 'Multiply monomials, binomials and trinomials and recognize squares of binomials and products of conjugates.',
      es: 'Multiplica monomios, binomios y trinomios y reconoce cuadrados de binomios y productos de conjugados.',
    },
    domain: 'Polynomials',
    standards: ['A-APR.A.1'],
    rev: 2,
    levels: {
      easy: { kinds: ['monomial', 'leading ones'], leads: 'one' },
      medium: { kinds: ['binomials', 'square', 'conjugates'], leads: 'any' },
      hard: { kinds: ['binomial and trinomial', 'combined', 'two letters', 'three binomials'], leads: 'any' },
    },
  },
  form => ({
    bare: form({
      levels: ['easy', 'medium'],
      share: 4,
      instruction: {
        en: prose`Multiply. Write the answer in standard form.`,
        es: prose`Multiplica. Escribe la respuesta en forma estándar.`,
      },
      draw: (random, level: Level) => kinds[random.evenly(level.kinds)](random),
      answer: expandedExpression,
      solve: ({ answer }) => answer,
      ask: ({ printed }) => both(printed),
      solution: ({ steps }) => steps(),
      check: (printed, answer) => agree(answer, itemOf(printed.maths, 0), ['x', 'y']),
    }),

    areaModel: form({
      levels: ['medium'],
      share: 2,
      instruction: {
        en: prose`Complete the area model. Then write the product in standard form.`,
        es: prose`Completa el modelo de área. Luego escribe el producto en forma estándar.`,
      },
      draw: drawBinomials,
      answer: expandedExpression,
      solve: ([one, two]) => polynomial(times(one, two)),
      ask([one, two]) {
        const { columns, rows } = boxesOf([one, two])
        return both([
          figure(
            areaModel({
              columns,
              rows,
              cells: [
                [blank(3), blank(3)],
                [blank(3), blank(3)],
              ],
              columnSizes: [2, 1.5],
              rowSizes: [1.2, 1],
            }),
          ),
          equation(join(bracketed(polynomial(one)), bracketed(polynomial(two))), blank(7)),
        ])
      },
      key: drawn => {
        const [p, q, r, s] = tupleOf(boxesOf(drawn).products, 4)
        return {
          en: prose`First row of boxes: ${list(p, q)}; second row: ${list(r, s)}.`,
          es: prose`Primera fila de casillas: ${list(p, q)}; segunda fila: ${list(r, s)}.`,
        }
      },
      solution: drawn => {
        const { columns, rows, products } = boxesOf(drawn)
        const factors = rows.flatMap(row => columns.map(column => join(column, row)))
        return [
          step(
            statements(...factors.map((product, i) => equation(product, itemOf(products, i)))),
            because.multiplyLabels,
          ),
          step(sum(...products), because.addBoxes),
          step(polynomial(times(...drawn)), because.combineLikeTerms),
        ]
      },
      check: (printed, answer) => agree(answer, printed.one('relation').left),
    }),

    area: form({
      levels: ['easy', 'medium'],
      draw: (random, { leads }: { readonly leads: 'one' | 'any' }) => {
        const isTriangle = random.evenly([false, true])
        const [one, two] =
          leads === 'one'
            ? ([
                [random.int(1, 10), 1],
                [random.int(1, 10), 1],
              ] as const)
            : drawBinomials(random)
        return { one, two, isTriangle }
      },
      answer: expandedExpression,
      solve: ({ one, two }) => polynomial(times(one, two)),
      ask({ one: [b, a], two, isTriangle }) {
        const [width, height] = [polynomial(isTriangle ? [2 * b, 2 * a] : [b, a]), polynomial(two)]
        const drawn = isTriangle
          ? polygon({
              vertices: [
                [0, 0],
                [6, 0],
                [0, 4],
              ],
              sides: [width, null, height],
              angles: [SQUARE],
              size: 12,
            })
          : polygon({
              vertices: [
                [0, 0],
                [6, 0],
                [6, 3.4],
                [0, 3.4],
              ],
              sides: [width, height],
              angles: [SQUARE, SQUARE, SQUARE, SQUARE],
              size: 12,
            })
        return withFigure(
          {
            en: prose`Write the area as a polynomial in standard form.`,
            es: prose`Escribe el área como un polinomio en forma estándar.`,
          },
          drawn,
        )
      },
      solution({ one, two, isTriangle }) {
        const height = bracketed(polynomial(two))
        if (!isTriangle)
          return [
            step(equation(symbol('A'), join(bracketed(polynomial(one)), height)), because.use, { rule: m`A = bh` }),
            ...multiplyPolynomials(one, two),
          ]
        const [half, base] = [over(1, 2), bracketed(polynomial(one.map(c => 2 * c)))]
        return [
          step(equation(symbol('A'), join(half, base, height)), because.use, { rule: m`A = 1/2 bh` }),
          step(equation(symbol('A'), join(bracketed(polynomial(one)), height)), because.evaluate, {
            what: join(half, base),
          }),
          ...multiplyPolynomials(one, two),
        ]
      },
      check(printed, answer) {
        const { corners, lines } = printed.figure('polygon')
        const [one, two] = tupleOf(
          lines.flatMap(({ label }) => (label ? [label as Expr] : [])),
          2,
        )
        return PLACES.every(x =>
          evaluate(one, { x })
            .times(evaluate(two, { x }))
            .over(corners === 3 ? 2 : 1)
            .equals(evaluate(answer, { x })),
        )
      },
    }),

    error: form({
      levels: ['medium'],
      kind: 'find-mistake',
      draw: random => ({ of: [nonzero(random, 9), random.int(2, 6)] as const, who: random.pick(people) }),
      answer: formulaChoice,
      solve: ({ of }) => polynomial(times(of, of)),
      mistakes: ({ of: [b, a] }) => ({
        middleTermNotDoubled: polynomial([b * b, a * b, a * a]),
        signOfMiddleTerm: polynomial([b * b, -2 * a * b, a * a]),
        firstNotSquared: polynomial([b * b, 2 * a * b, a]),
      }),
      ask({ of: [b, a], who }) {
        const wrong = equation(power(bracketed(polynomial([b, a])), 2), polynomial([b * b, 0, a * a]))
        return {
          en: prose`${name(who)} writes ${wrong}. This is wrong. What is the correct product?`,
          es: prose`${name(who)} escribe ${wrong}. Está mal. ¿Cuál es el producto correcto?`,
        }
      },
      solution: ({ of }) => {
        const [b, a] = of
        const missing = monomial(2 * a * b, ['x', 1])
        return [
          step(relation(power(bracketed(polynomial(of)), 2), '≠', polynomial([b * b, 0, a * a])), because.mistakeIs, {
            what: {
              en: line`only the two terms were squared; the middle term ${missing} is missing`,
              es: line`solo se elevaron al cuadrado los dos términos; falta el término del medio, ${missing}`,
            },
          }),
          ...squareBinomial(of),
        ]
      },
      check: (printed, choice) => agree(expr(choice), printed.one('relation').left),
    }),

    longer: form({
      levels: ['hard'],
      share: 5,
      instruction: {
        en: prose`Multiply and simplify. Write the answer in standard form.`,
        es: prose`Multiplica y simplifica. Escribe la respuesta en forma estándar.`,
      },
      draw: (random, level: Level) => kinds[random.evenly(level.kinds)](random),
      answer: expandedExpression,
      solve: ({ answer }) => answer,
      ask: ({ printed }) => both(printed),
      solution: ({ steps }) => steps(),
      check: (printed, answer) => agree(answer, itemOf(printed.maths, 0), ['x', 'y']),
    }),

    missingCoefficient: form({
      levels: ['hard'],
      instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
      lines: 3,
      draw: drawBinomials,
      answer: integer,
      solve: ([[b]]) => b,
      ask: ([one, two]) => {
        const [, a] = one
        return both(m`(${a}x + __)${bracketed(polynomial(two))} = ${polynomial(times(one, two))}`)
      },
      solution: ([[b, a], [d, c]]) => [
        step(equation(join(blank(2), bracketed(d)), b * d), because.compareConstants),
        step(equation(blank(2), b), because.divideBothSides, { value: d }),
        step(equation(sum(join(a, bracketed(d)), join(b, c)), a * d + b * c), because.checkWork, {
          how: {
            en: line`the coefficient of ${m`x`} is right, with ${b}`,
            es: line`el coeficiente de ${m`x`} es correcto, con ${b}`,
          },
        }),
      ],
      // Puts it into the blank.
      check(printed, answer) {
        const of = filled(printed.one('relation'), answer)
        return of.kind === 'relation' && agree(of.left, of.right)
      },
    }),

    closure: form({
      levels: ['hard'],
      instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
      draw: random => random.evenly(closureStatements),
      answer: trueOrFalse,
      solve: ({ isTrue }) => (isTrue ? 'true' : 'false'),
      ask: ({ says }) => says,
      solution: ({ work, why, end, so }) => [step(work, because.explain, { sentence: why }), answerStep(end, so)],
      check(printed, answer) {
        const said = printedOf(closureStatements, printed)
        return said !== undefined && answer === (said.isTrue ? 'true' : 'false')
      },
    }),
  }),
)
