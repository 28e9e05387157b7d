import {
  areaModel,
  blank,
  both,
  defineTopic,
  type Expr,
  equation,
  evaluate,
  exact,
  expression,
  factoredExpression,
  figure,
  isSame,
  join,
  m,
  numberSet,
  power,
  prose,
  type Random,
  Ratio,
  symbol,
  symbolsOf,
} from '../../author.ts'
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

/** The signs are those of b and c. */
function drawTrinomial(random: Random, most: number, signs: Signs = '++'): Trinomial {
  const [small, large] = random
    .sample(
      Array.from({ length: most }, (_, i) => i + 1),
      2,
    )
    .sort((a, b) => a - b) as [number, number]
  return signs === '++'
    ? { m: small, n: large }
    : signs === '-+'
      ? { m: -small, n: -large }
      : signs === '+-'
        ? { m: -small, n: large }
        : { m: small, n: -large }
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
}

const kinds = {
  positive: (random: Random): Problem => {
    const drawn = drawTrinomial(random, 10)
    return { polynomial: expanded(drawn), factored: product(drawn) }
  },
  'all signs': (random: Random): Problem => {
    const drawn = drawTrinomial(random, 12, random.evenly(SIGNS))
    return { polynomial: expanded(drawn), factored: product(drawn) }
  },
  'two letters': (random: Random): Problem => {
    const drawn = drawTrinomial(random, 9, random.evenly(SIGNS))
    return { polynomial: inTwoLetters(drawn), factored: join(withY(drawn.m), withY(drawn.n)) }
  },
  'common factor': (random: Random): Problem => {
    const [drawn, scale] = [drawTrinomial(random, 8, random.evenly(SIGNS)), random.int(2, 6)]
    return { polynomial: expanded(drawn, scale), factored: product(drawn, scale) }
  },
  'leading minus': (random: Random): Problem => {
    const drawn = drawTrinomial(random, 10, random.evenly(SIGNS))
    return { polynomial: expanded(drawn, -1), factored: product(drawn, -1) }
  },
  'x squared': (random: Random): Problem => {
    const [p, q] = random.sample([1, 4, 9, 16, 25, 2, 3, 5, -1, -2, -3, -5, -6], 2).sort((a, b) => a - b) as [
      number,
      number,
    ]
    const factorsFor = (square: number) => {
      const side = Math.sqrt(square)
      return Number.isInteger(side) ? [factorFor(side), factorFor(-side)] : [m`(x^2 + ${-square})`]
    }
    const whole = times([-p, 0, 1], [-q, 0, 1])
    return { polynomial: polynomial(whole), factored: factored(1, ...factorsFor(p), ...factorsFor(q)) }
  },
  prime: (random: Random): Problem => {
    const { m, n } = drawTrinomial(random, 8, random.evenly(SIGNS))
    const shift = random.until(
      () => random.int(-4, 4),
      shift => m * n + shift !== 0 && !isSquare(Ratio.of((m + n) ** 2 - 4 * (m * n + shift))),
    )
    return { polynomial: polynomial([m * n + shift, m + n, 1]), factored: PRIME }
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
    levels: {
      easy: { kinds: ['positive'], signs: ['++'], most: 10 },
      medium: { kinds: ['all signs', 'two letters'], signs: SIGNS, most: 12 },
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
      check(printed, answer) {
        const [of] = printed.maths
        const quadratic = quadraticOf(of!)
        return isSame(answer, PRIME)
          ? quadratic !== null && !isSquare(discriminantOf(quadratic))
          : factorsFully(answer, of!)
      },
    }),

    fill: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`Complete the factors.`, es: prose`Completa los factores.` },
      draw: drawMonic,
      answer: factoredExpression,
      solve: drawn => product(drawn),
      ask: drawn => both(m`${expanded(drawn)} = (x __)(x __)`),
      check: (printed, answer) => factorsFully(answer, printed.one('relation').left),
    }),

    otherFactor: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`Find the missing factor.`, es: prose`Halla el factor que falta.` },
      draw(random, level) {
        const { m, n } = drawMonic(random, level)
        return random.chance(0.5) ? { m, n } : { m: n, n: m }
      },
      answer: expression,
      solve: ({ n }) => m`x + ${n}`,
      ask: drawn => both(m`${expanded(drawn)} = ${factorFor(-drawn.m)}(__)`),
      // The zeros of both factors are zeros of the trinomial.
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        const first = right.kind === 'product' ? right.factors[0] : undefined
        const zeros = [first!, answer].map(factor => evaluate(factor, { x: 0 }).negated())
        return (
          evaluate(answer, { x: 1 })
            .minus(evaluate(answer, { x: 0 }))
            .equals(1) &&
          !zeros[0]!.equals(zeros[1]!) &&
          zeros.every(x => evaluate(left, { x }).n === 0)
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
