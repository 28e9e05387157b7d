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
  expression,
  factoredExpression,
  failed,
  figure,
  isSame,
  itemOf,
  join,
  line,
  list,
  m,
  negative,
  numberSet,
  power,
  prose,
  type Random,
  Ratio,
  type Step,
  setOf,
  statements,
  step,
  sum,
  symbol,
  symbolsOf,
  tupleOf,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import {
  discriminantOf,
  factoredOrPrime,
  factorsFully,
  isSquare,
  PRIME,
  quadraticOf,
} from '../kit/polynomials/factored.ts'
import { factored, factorFor, monomial, polynomial, sumOf, times } from '../kit/polynomials/polynomial.ts'

/** x² + bx + c by the numbers m and n of its factors. */
interface Trinomial {
  readonly m: number
  readonly n: number
}

const SIGNS = ['++', '-+', '+-', '--'] as const
type Signs = (typeof SIGNS)[number]
/** Those with a minus. */
const NEW_SIGNS = ['-+', '+-', '--'] as const

/** The signs are those of b and c; the lesser number first. */
function drawTrinomial(random: Random, most: number, signs: Signs = '++'): Trinomial {
  const sizes = random.sample(
    Array.from({ length: most }, (_, i) => i + 1),
    2,
  )
  const [small, large] = [Math.min(...sizes), Math.max(...sizes)]
  switch (signs) {
    case '++':
      return { m: small, n: large }
    case '-+':
      return { m: -large, n: -small }
    case '+-':
      return { m: -small, n: large }
    case '--':
      return { m: -large, n: small }
  }
}

const expanded = ({ m, n }: Trinomial, scale = 1): Expr => polynomial([scale * m * n, scale * (m + n), scale])
const product = ({ m, n }: Trinomial, scale = 1): Expr => factored(scale, factorFor(-m), factorFor(-n))
/** x² + bxy + cy². */
const inTwoLetters = ({ m, n }: Trinomial): Expr =>
  sumOf([power(symbol('x'), 2), monomial(m + n, ['x', 1], ['y', 1]), monomial(m * n, ['y', 2])])
const withY = (n: number): Expr => m`(x + ${monomial(n, ['y', 1])})`

interface Problem {
  readonly polynomial: Expr
  readonly factored: Expr
  readonly steps: () => readonly Step[]
}

const pairStep = ({ m, n }: Trinomial): Step =>
  step(statements(equation(join(m, n), m * n), equation(sum(m, n), m + n)), because.findPair, {
    product: m * n,
    sum: m + n,
  })

/** scale(x² + bx + c). */
function scaled(drawn: Trinomial, scale = 1): Problem {
  const inside = bracketed(expanded(drawn))
  return {
    polynomial: expanded(drawn, scale),
    factored: product(drawn, scale),
    steps: () => [
      ...(scale === 1
        ? []
        : [step(scale === -1 ? negative(inside) : join(scale, inside), because.factorOut, { factor: scale })]),
      pairStep(drawn),
      step(product(drawn, scale), because.factorForEachNumber),
    ],
  }
}

const kinds = {
  positive: (random: Random): Problem => scaled(drawTrinomial(random, 10)),
  'all signs': (random: Random): Problem => scaled(drawTrinomial(random, 12, random.evenly(NEW_SIGNS))),
  'two letters'(random: Random): Problem {
    const drawn = drawTrinomial(random, 9, random.evenly(SIGNS))
    const factored = join(withY(drawn.m), withY(drawn.n))
    return {
      polynomial: inTwoLetters(drawn),
      factored,
      steps: () => [pairStep(drawn), step(factored, because.factorForEachNumber)],
    }
  },
  'common factor': (random: Random): Problem =>
    scaled(drawTrinomial(random, 8, random.evenly(SIGNS)), random.int(2, 6)),
  'leading minus': (random: Random): Problem => scaled(drawTrinomial(random, 10, random.evenly(SIGNS)), -1),
  'x squared'(random: Random): Problem {
    const squares = random.until(
      () => random.sample([1, 4, 9, 16, 25, 2, 3, 5, -1, -2, -3, -5, -6], 2),
      ([p, q]) => p + q !== 0,
    )
    const [p, q] = tupleOf(
      [...squares].sort((a, b) => a - b),
      2,
    )
    const [one, other] = [m`(x^2 + ${-p})`, m`(x^2 + ${-q})`]
    const factorsFor = (square: number, whole: Expr) => {
      const side = Math.sqrt(square)
      return Number.isInteger(side) ? [factorFor(side), factorFor(-side)] : [whole]
    }
    const factored = join(...factorsFor(p, one), ...factorsFor(q, other))
    const u = symbol('u')
    return {
      polynomial: polynomial(times([-p, 0, 1], [-q, 0, 1])),
      factored,
      steps: () => [
        step(m`u^2 + ${-p - q}u + ${p * q}`, because.letLetterBe, { letter: u, what: power(symbol('x'), 2) }),
        pairStep({ m: -p, n: -q }),
        step(m`(u + ${-p})(u + ${-q})`, because.factorForEachNumber),
        step(join(one, other), because.substitute, { value: power(symbol('x'), 2), letter: u }),
        ...(isSame(factored, join(one, other)) ? [] : [step(factored, because.differenceOfSquares)]),
      ],
    }
  },
  prime(random: Random): Problem {
    const { m, n } = drawTrinomial(random, 8, random.evenly(SIGNS))
    const shift = random.until(
      () => random.int(-4, 4),
      shift => m * n + shift !== 0 && !isSquare(Ratio.of((m + n) ** 2 - 4 * (m * n + shift))),
    )
    const [b, c] = [m + n, m * n + shift]
    return {
      polynomial: polynomial([c, b, 1]),
      factored: PRIME,
      steps: () => [
        step(statements(...signedPairs(b, c).map(([p, q]) => equation(sum(p, q), p + q))), because.noPairHasSum, {
          product: c,
          sum: b,
        }),
        answerStep(PRIME, {
          en: line`So it does not factor over the integers: prime.`,
          es: line`Por eso no se puede factorizar con números enteros: primo.`,
        }),
      ],
    }
  },
}
type Kind = keyof typeof kinds
const draw = (random: Random, level: { readonly kinds: readonly Kind[] }) => kinds[random.evenly(level.kinds)](random)
const drawMonic = (random: Random, level: { readonly signs: readonly Signs[]; readonly most: number }) =>
  drawTrinomial(random, level.most, random.evenly(level.signs))

const lettersOf = (of: Expr) => [...symbolsOf(of)]
const factor = { en: prose`Factor.`, es: prose`Factoriza.` }

/** Products from 6 to 60 that have two to four pairs of factors. */
const manyPairs = Array.from({ length: 55 }, (_, i) => i + 6).filter(c => {
  const pairs = pairsOf(c).length
  return pairs >= 2 && pairs <= 4
})
/** The pairs of integers with the product c whose sum has the sign of b. */
const signedPairs = (b: number, c: number): readonly (readonly [number, number])[] =>
  pairsOf(Math.abs(c)).map(([small, large]) => {
    const [p, q] = c > 0 ? [small, large] : [-small, large]
    return b < 0 ? [-p, -q] : [p, q]
  })
function pairsOf(c: number): readonly (readonly [number, number])[] {
  return Array.from({ length: c }, (_, i) => i + 1)
    .filter(d => d * d <= c && c % d === 0)
    .map(d => [d, c / d])
}

export const factorTrinomialsLeadingOne = defineTopic(
  {
    id: 'factor-trinomials-leading-one',
    name: { en: 'Factor trinomials x² + bx + c', es: 'Factorizar trinomios x² + bx + c' },
    description: {
      en: 'Write a trinomial with leading coefficient 1 as a product of two binomials.',
      es: 'Escribe un trinomio con coeficiente principal 1 como producto de dos binomios.',
    },
    domain: 'Factoring',
    standards: ['A-SSE.A.2', 'A-SSE.B.3a'],
    rev: 2,
    levels: {
      easy: { kinds: ['positive'], signs: ['++'], most: 10 },
      medium: { kinds: ['all signs', 'two letters'], signs: NEW_SIGNS, most: 12 },
      hard: {
        kinds: ['common factor', 'leading minus', 'x squared', 'common factor', 'leading minus', 'x squared', 'prime'],
        signs: SIGNS,
        most: 12,
      },
    },
  },
  form => ({
    bare: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction: factor,
      draw,
      answer: factoredExpression,
      solve: ({ factored }) => factored,
      ask: ({ polynomial }) => both(polynomial),
      solution: ({ steps }) => steps(),
      check: (printed, answer) => factorsFully(answer, printed.one('sum'), lettersOf(printed.one('sum'))),
    }),

    complete: form({
      levels: ['hard'],
      share: 5,
      instruction: {
        en: prose`Factor completely over the integers. Write “prime” if the polynomial does not factor.`,
        es: prose`Factoriza por completo con números enteros. Escribe “primo” si el polinomio no se puede factorizar.`,
      },
      draw,
      answer: factoredOrPrime,
      solve: ({ factored }) => factored,
      ask: ({ polynomial }) => both(polynomial),
      solution: ({ steps }) => steps(),
      check(printed, answer) {
        const of = itemOf(printed.maths, 0)
        const quadratic = quadraticOf(of)
        return isSame(answer, PRIME)
          ? quadratic !== null && !isSquare(discriminantOf(quadratic))
          : factorsFully(answer, of)
      },
    }),

    fill: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`Complete the factors.`, es: prose`Completa los factores.` },
      draw: drawMonic,
      answer: factoredExpression,
      solve: drawn => product(drawn),
      ask: drawn => both(m`${expanded(drawn)} = (x __)(x __)`),
      solution: drawn => scaled(drawn).steps(),
      check: (printed, answer) => factorsFully(answer, printed.one('relation').left),
    }),

    otherFactor: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`Find the missing factor.`, es: prose`Halla el factor que falta.` },
      draw(random, level) {
        const { m, n } = drawMonic(random, level)
        // The one that is known is not 1.
        return Math.abs(m) !== 1 && (Math.abs(n) === 1 || random.evenly([true, false])) ? { m, n } : { m: n, n: m }
      },
      answer: expression,
      solve: ({ n }) => m`x + ${n}`,
      ask: drawn => both(m`${expanded(drawn)} = ${factorFor(-drawn.m)}(__)`),
      solution: ({ m: known, n }) => [
        step(equation(join(known, blank(2)), known * n), because.compareConstants),
        step(equation(blank(2), n), because.divideBothSides, { value: known }),
        step(m`x + ${n}`, because.checkWork, {
          how: {
            en: line`${equation(sum(known, n), known + n)}, the coefficient of ${m`x`}`,
            es: line`${equation(sum(known, n), known + n)}, el coeficiente de ${m`x`}`,
          },
        }),
      ],
      // The zeros of both factors are zeros of the trinomial.
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        const first = right.kind === 'product' ? itemOf(right.factors, 0) : failed('A product is printed')
        const at = (x: number) => evaluate(answer, { x })
        const zeros = [evaluate(first, { x: 0 }).negated(), at(0).negated()] as const
        return (
          at(1).minus(at(0)).equals(1) && !zeros[0].equals(zeros[1]) && zeros.every(x => evaluate(left, { x }).n === 0)
        )
      },
    }),

    areaModel: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Label the sides of the area model. Then write the trinomial as a product.`,
        es: prose`Escribe las medidas de los lados del modelo de área. Luego escribe el trinomio como producto.`,
      },
      draw: drawMonic,
      answer: factoredExpression,
      solve: drawn => product(drawn),
      ask: drawn => {
        const { m: row, n: column } = drawn
        const cells = [
          [m`x^2`, monomial(column, ['x', 1])],
          [monomial(row, ['x', 1]), m`${row * column}`],
        ]
        return both([
          figure(
            areaModel({
              columns: [blank(3), blank(3)],
              rows: [blank(3), blank(3)],
              cells,
              columnSizes: [2, 1.3],
              rowSizes: [1.5, 1],
            }),
          ),
          equation(expanded(drawn), blank(6)),
        ])
      },
      key: ({ m: row, n: column }) => ({
        en: prose`Top: ${list(m`x`, column)}; side: ${list(m`x`, row)}.`,
        es: prose`Arriba: ${list(m`x`, column)}; al lado: ${list(m`x`, row)}.`,
      }),
      solution: drawn => {
        const { m: row, n: column } = drawn
        const x = symbol('x')
        return [
          step(
            statements(
              equation(join(x, column), monomial(column, ['x', 1])),
              equation(join(x, row), monomial(row, ['x', 1])),
              equation(join(row, column), row * column),
            ),
            because.explain,
            {
              sentence: {
                en: line`Top: ${x} and ${column}; side: ${x} and ${row}. Each box is the product of its labels.`,
                es: line`Arriba: ${x} y ${column}; al lado: ${x} y ${row}. Cada recuadro es el producto de sus etiquetas.`,
              },
            },
          ),
          answerStep(product(drawn), {
            en: line`The whole area is side times top.`,
            es: line`El área total es el lado por la parte de arriba.`,
          }),
        ]
      },
      check(printed, answer) {
        const boxes = sumOf(
          printed
            .figure('area-model')
            .cells.flat()
            .map(cell => cell as Expr),
        )
        return factorsFully(answer, boxes) && factorsFully(answer, printed.one('relation').left)
      },
    }),

    everyB: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Find every integer ${m`b`} for which the trinomial factors over the integers.`,
        es: prose`Halla todos los números enteros ${m`b`} con los que el trinomio se puede factorizar con números enteros.`,
      },
      draw: random => {
        const isNegative = random.evenly([false, true])
        const c = random.until(
          () => random.pick(manyPairs),
          c => !isNegative || !Number.isInteger(Math.sqrt(c)),
        )
        return { c: isNegative ? -c : c }
      },
      answer: numberSet,
      solve: ({ c }) => pairsOf(Math.abs(c)).flatMap(([d, e]) => (c > 0 ? [d + e, -d - e] : [e - d, d - e])),
      ask: ({ c }) => both(m`x^2 + b x + ${c}`),
      solution({ c }, answer) {
        const pairs = [...signedPairs(1, c), ...signedPairs(-1, c)]
        return [
          step(statements(...pairs.map(([p, q]) => equation(join(p, q), c))), because.listPairs, { product: c }),
          step(statements(...pairs.map(([p, q]) => equation(sum(p, q), p + q))), because.explain, {
            sentence: {
              en: line`The coefficient ${m`b`} is the sum of the two numbers.`,
              es: line`El coeficiente ${m`b`} es la suma de los dos números.`,
            },
          }),
          answerStep(setOf(...answer.map(exact).sort((one, other) => one.compare(other))), {
            en: line`These sums are all the values of ${m`b`}.`,
            es: line`Estas sumas son todos los valores de ${m`b`}.`,
          }),
        ]
      },
      // Tries every b: it factors where the discriminant is a square.
      check(printed, answer) {
        const c = evaluate(printed.one('sum'), { x: 0, b: 0 }).n
        const range = Array.from({ length: 2 * Math.abs(c) + 5 }, (_, i) => i - Math.abs(c) - 2)
        const right = range.filter(b => isSquare(Ratio.of(b * b - 4 * c)))
        const found = new Set(answer.map(value => exact(value).n))
        return found.size === right.length && answer.length === right.length && right.every(b => found.has(b))
      },
    }),
  }),
)
