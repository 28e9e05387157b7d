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
  exact,
  expandedExpression,
  explained,
  explainedBy,
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
  Ratio,
  relation,
  squareBinomial,
  statements,
  step,
  sum,
  symbol,
  trueStatement,
  tupleOf,
  withFigure,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { agree, type Coefficients, monomial, polynomial, times } from '../kit/polynomials/polynomial.ts'
import { nonzero } from '../kit/polynomials/polynomial-pairs.ts'
import {
  closureStatements,
  falseStatements,
  trueStatements,
} from './multiply-polynomials-special-products/closure-statements.ts'
import { drawBinomials, drawSides, type Kind, kinds } from './multiply-polynomials-special-products/products.ts'

const PLACES = [2, 3, -4]
const SQUARE = { mark: 'square' as const }

interface Level {
  readonly kinds: readonly Kind[]
}

/** The coefficient of this power of x. */
const coefficientAt = (of: Coefficients, power: number): number => itemOf(of, power)

/** The labels of an area model and the products in its boxes, row by row. */
function boxesOf([[b, a], [d, c]]: ReturnType<typeof drawBinomials>) {
  const [columns, rows] = [
    [monomial(a, ['x', 1]), expr(b)],
    [monomial(c, ['x', 1]), expr(d)],
  ]
  const products = [monomial(a * c, ['x', 2]), monomial(b * c, ['x', 1]), monomial(a * d, ['x', 1]), expr(b * d)]
  return { columns, rows, products }
}

const rectangle = (width: number, height: number): [number, number][] => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
]

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
    rev: 6,
    levels: {
      easy: { kinds: ['monomial', 'leading ones'], sides: 'monomial' },
      medium: { kinds: ['binomials', 'square', 'conjugates'], sides: 'monomial' },
      hard: { kinds: ['binomial and trinomial', 'combined', 'two letters', 'three binomials'], sides: 'triangle' },
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
          es: prose`Primera fila de recuadros: ${list(p, q)}; segunda fila: ${list(r, s)}.`,
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
      levels: ['easy', 'hard'],
      draw: (random, { sides }) => ({ shape: sides, ...drawSides(random, sides) }),
      answer: expandedExpression,
      solve: ({ base, height }) => polynomial(times(base, height)),
      ask({ base, height, shape }) {
        const isTriangle = shape === 'triangle'
        const [width, side] = [polynomial(isTriangle ? base.map(c => 2 * c) : base), polynomial(height)]
        return withFigure(
          {
            en: prose`Write the area as a polynomial in standard form.`,
            es: prose`Escribe el área como un polinomio en forma estándar.`,
          },
          isTriangle
            ? polygon({
                vertices: [
                  [0, 0],
                  [6, 0],
                  [0, 4],
                ],
                names: 'ABC',
                sides: [width, null, side],
                angles: [SQUARE],
                size: 12,
              })
            : polygon({
                vertices: rectangle(6, 3.4),
                sides: [width, side],
                angles: [SQUARE, SQUARE, SQUARE, SQUARE],
                size: 12,
              }),
        )
      },
      solution({ base, height, shape }) {
        const side = bracketed(polynomial(height))
        const whole = equation(
          symbol('A'),
          join(shape === 'monomial' ? polynomial(base) : bracketed(polynomial(base)), side),
        )
        if (shape !== 'triangle')
          return [step(whole, because.use, { rule: m`A = bh` }), ...multiplyPolynomials(base, height)]
        const [half, drawn] = [over(1, 2), bracketed(polynomial(base.map(c => 2 * c)))]
        return [
          step(equation(symbol('A'), join(half, drawn, side)), because.use, { rule: m`A = 1/2 bh` }),
          step(whole, because.evaluate, { what: join(half, drawn) }),
          ...multiplyPolynomials(base, height),
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
      draw: random => ({ of: [nonzero(random, 9), random.int(2, 3)] as const, who: random.pick(people) }),
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
      whyWrong: ({ of: [b, a] }) => ({
        middleTermNotDoubled: {
          en: line`The middle term must be doubled: ${equation(join(2, a, b), 2 * a * b)}.`,
          es: line`Hay que duplicar el término del medio: ${equation(join(2, a, b), 2 * a * b)}.`,
        },
        signOfMiddleTerm: {
          en: line`The middle term has the wrong sign: ${equation(join(2, a, b), 2 * a * b)}.`,
          es: line`El término del medio tiene el signo equivocado: ${equation(join(2, a, b), 2 * a * b)}.`,
        },
        firstNotSquared: {
          en: line`The coefficient ${a} was not squared: ${equation(power(a, 2), a * a)}.`,
          es: line`No se elevó ${a} al cuadrado: ${equation(power(a, 2), a * a)}.`,
        },
      }),
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
      lines: 4,
      draw: random =>
        random.until(
          () => {
            const [a, k] = [random.int(2, 4), nonzero(random, 6)]
            const other = [nonzero(random, 7), nonzero(random, 6), random.int(2, 5)] as const
            return { a, k, other, at: random.evenly([1, 2] as const) }
          },
          ({ a, k, other, at }) =>
            coefficientAt(times([k, a], other), at) !== 0 && coefficientAt(times([k, a], other), 3 - at) !== 0,
        ),
      answer: integer,
      solve: ({ a, k, other, at }) => coefficientAt(times([k, a], other), 3 - at),
      ask: ({ a, k, other, at }) => {
        const product = join(m`(${a}x + k)`, bracketed(polynomial(other)))
        const [power, value] = [monomial(1, ['x', at]), coefficientAt(times([k, a], other), at)]
        const wanted = monomial(1, ['x', 3 - at])
        return {
          en: prose`The coefficient of ${power} in the product ${product} is ${value}. Find the coefficient of ${wanted}.`,
          es: prose`El coeficiente de ${power} en el producto ${product} es ${value}. Halla el coeficiente de ${wanted}.`,
        }
      },
      solution: ({ a, k, other, at }) => {
        const [below, own] = [itemOf(other, at - 1), itemOf(other, at)]
        const value = a * below + own * k
        const [first, second] = [
          join(monomial(a, ['x', 1]), bracketed(monomial(below, ['x', at - 1]))),
          join(m`k`, bracketed(monomial(own, ['x', at]))),
        ]
        return [
          step(sum(first, second), because.explain, {
            sentence: {
              en: line`Only these products of two terms give ${monomial(1, ['x', at])}.`,
              es: line`Solo estos productos de dos términos dan ${monomial(1, ['x', at])}.`,
            },
          }),
          step(equation(sum(a * below, m`${own}k`), value), because.explain, {
            sentence: {
              en: line`Their coefficients add up to ${value}.`,
              es: line`Sus coeficientes suman ${value}.`,
            },
          }),
          a * below < 0
            ? step(equation(m`${own}k`, own * k), because.addToBothSides, { value: -a * below })
            : step(equation(m`${own}k`, own * k), because.subtractFromBothSides, { value: a * below }),
          ...(own === 1 ? [] : [step(equation(m`k`, k), because.divideBothSides, { value: own })]),
          explained(
            equation(
              sum(join(a, bracketed(itemOf(other, 2 - at))), join(bracketed(k), bracketed(itemOf(other, 3 - at)))),
              coefficientAt(times([k, a], other), 3 - at),
            ),
            line`With ${equation(m`k`, k)}, add the coefficients of the two products that give ${monomial(1, ['x', 3 - at])}.`,
            line`Con ${equation(m`k`, k)}, suma los coeficientes de los dos productos que dan ${monomial(1, ['x', 3 - at])}.`,
          ),
        ]
      },
      // Both coefficients by differences of the values of the product; k is where the first one is as printed.
      check(printed, answer) {
        const [power, product, value] = tupleOf(printed.maths, 3)
        const coefficient = (isSquare: boolean, k: Ratio) => {
          const at = (x: number) => evaluate(product, { x, k })
          const [even, odd, wide] = [at(1).plus(at(-1)), at(1).minus(at(-1)), at(2).minus(at(-2))]
          return isSquare ? even.over(2).minus(at(0)) : odd.times(8).minus(wide).over(12)
        }
        const isSquare = evaluate(power, { x: 3 }).equals(9)
        const [none, one] = [coefficient(isSquare, Ratio.of(0)), coefficient(isSquare, Ratio.of(1))]
        const k = evaluate(value).minus(none).over(one.minus(none))
        return coefficient(!isSquare, k).equals(exact(answer))
      },
    }),

    closure: form(
      trueStatement({
        levels: ['medium'],
        draw: random => ({ right: random.evenly(trueStatements), wrong: random.sample(falseStatements, 3) }),
        statements: ({ right, wrong }) =>
          [right, ...wrong].map(({ says, isTrue, end, so }) => ({
            key: `statement ${closureStatements.findIndex(one => one.says === says)}`,
            says,
            isTrue,
            ...(isTrue ? {} : { why: explainedBy(end, so) }),
          })),
        solution: ({ right }) => [
          step(right.work, because.explain, { sentence: right.why }),
          answerStep(right.end, right.so),
        ],
        holds: (_, key) => closureStatements[Number(key.split(' ')[1])]?.isTrue === true,
      }),
    ),
  }),
)
