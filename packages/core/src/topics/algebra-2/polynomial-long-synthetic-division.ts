import { writtenExpression } from '../../answer/expression.ts'
import { integer } from '../../answer/number.ts'
import { tableCells } from '../../answer/number-list.ts'
import { type Block, type Both, both, type Content, prose, table } from '../../content.ts'
import { blank, bracketed, divide, join, negative, over, power, sum, symbol, words } from '../../math/build.ts'
import { evaluate, exact, symbolsOf } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { type Coefficients, plus, polynomial, sumOf, times } from '../algebra-1/shared/polynomial.ts'

interface Division {
  readonly dividend: Coefficients
  readonly divisor: Coefficients
  readonly quotient: Coefficients
  readonly rest: Coefficients
}

const x = symbol('x')
const nonzero = (random: Random, most: number) => random.intExcept(-most, most, 0)
const division = (quotient: Coefficients, divisor: Coefficients, rest: Coefficients): Division => ({
  quotient,
  divisor,
  rest,
  dividend: plus(times(quotient, divisor), rest),
})
const isSmall = ({ dividend }: Division) => dividend.every(value => Math.abs(value) <= 60)

const kinds = {
  exact: (random: Random) => division([nonzero(random, 8), nonzero(random, 6), 1], [-nonzero(random, 4), 1], []),
  rest: (random: Random) =>
    division(
      [nonzero(random, 6), nonzero(random, 5), random.int(1, 3)],
      [-nonzero(random, 3), 1],
      [nonzero(random, 9)],
    ),
  /** The term of x² or x is missing in the dividend. */
  missing(random: Random) {
    const [c, first] = [nonzero(random, 3), random.int(1, 2)]
    const isSquareMissing = random.chance(0.5)
    const second = isSquareMissing ? c * first : nonzero(random, 4)
    return division([isSquareMissing ? nonzero(random, 5) : c * second, second, first], [-c, 1], [nonzero(random, 9)])
  },
  quartic: (random: Random) =>
    division(
      [nonzero(random, 4), nonzero(random, 4), nonzero(random, 4), 1],
      [-nonzero(random, 3), 1],
      [nonzero(random, 9)],
    ),
  quadratic: (random: Random) =>
    division(
      [nonzero(random, 5), random.int(2, 3)],
      [nonzero(random, 5), nonzero(random, 4), 1],
      [nonzero(random, 9), random.int(1, 6)],
    ),
  /** The dividend has no term of x². */
  quadraticMissing(random: Random) {
    const [b, first] = [nonzero(random, 3), 2]
    return division([-b * first, first], [nonzero(random, 5), b, 1], [nonzero(random, 9), random.int(1, 6)])
  },
  leading: (random: Random) =>
    division(
      [nonzero(random, 4), nonzero(random, 4), random.int(1, 3)],
      [random.pick([-5, -3, -1, 1, 3, 5]), 2],
      [nonzero(random, 9)],
    ),
  leadingThree: (random: Random) =>
    division(
      [nonzero(random, 4), nonzero(random, 4), random.int(1, 2)],
      [random.pick([-5, -4, -2, -1, 1, 2, 4, 5]), 3],
      [nonzero(random, 9)],
    ),
  /** The dividend has no term of x. */
  leadingMissing(random: Random) {
    const [first, below] = [random.int(1, 2), random.pick([-3, -1, 1, 3])]
    // 2 · c + below · b = 0 for the quotient … + bx + c.
    const b = random.pick([-4, -2, 2, 4])
    return division([(-below * b) / 2, b, first], [below, 2], [nonzero(random, 9)])
  },
}
type Kind = keyof typeof kinds
type Level = { readonly kinds: readonly Kind[] }
const draw = (random: Random, level: Level): Division => {
  const kind = random.evenly(level.kinds)
  return random.until(() => kinds[kind](random), isSmall)
}

/** q + r/d, with the sign of a single number before the fraction. */
function result({ quotient, divisor, rest }: Division): Expr {
  if (rest.every(value => value === 0)) return polynomial(quotient)
  const below = polynomial(divisor)
  const fraction =
    (rest.findLast(value => value !== 0) ?? 0) < 0
      ? negative(over(polynomial(rest.map(value => -value)), below))
      : over(polynomial(rest), below)
  const terms = quotient.map((c, i) => (c === 0 ? null : polynomial([...Array<number>(i).fill(0), c]))).reverse()
  return sumOf([...terms.filter(term => term !== null), fraction])
}

const PLACES = [7, -8, 9, 11, -13, 10]
/** Answer times divisor is the dividend, and what is left over the divisor has a lower degree. */
function multipliesBack(printed: Printed, answer: Expr): boolean {
  const { over: top, under } = printed.one('quotient')
  const last = answer.kind === 'sum' ? answer.terms.at(-1) : undefined
  const fraction = last?.kind === 'negative' ? last.of : last
  const whole = fraction?.kind === 'quotient' && answer.kind === 'sum' ? sumOf(answer.terms.slice(0, -1)) : answer
  const far = 1000
  const left = evaluate(top, { x: far }).minus(evaluate(whole, { x: far }).times(evaluate(under, { x: far })))
  return (
    Math.abs(left.toNumber()) < Math.abs(evaluate(under, { x: far }).toNumber()) &&
    PLACES.every(value => {
      const at = { x: value }
      return evaluate(answer, at).times(evaluate(under, at)).equals(evaluate(top, at))
    })
  )
}

const asDivision = ({ dividend, divisor }: Division) =>
  both(divide(bracketed(polynomial(dividend)), bracketed(polynomial(divisor))))

const EMPTY = words('', '')
const tableau = ({ dividend, divisor }: Division, products: readonly Expr[], sums: readonly Expr[]) => {
  const top = [...dividend].reverse()
  return {
    rowHeads: true,
    rows: [
      [-(divisor[0] ?? 0), ...top],
      [EMPTY, EMPTY, ...top.slice(1).map((_, i) => products[i] ?? blank(2))],
      [EMPTY, ...top.map((_, i) => sums[i] ?? blank(2))],
    ],
  }
}

interface Story {
  readonly asks: (whole: Expr, side: Expr) => Both<Block>
}
const stories: readonly Story[] = [
  {
    asks: (whole, side) => ({
      en: prose`The area of a rectangle is ${whole} square meters. Its width is ${side} meters. Write its length in meters.`,
      es: prose`El área de un rectángulo es ${whole} metros cuadrados. Su ancho es ${side} metros. Escribe su largo en metros.`,
    }),
  },
  {
    asks: (whole, side) => ({
      en: prose`The volume of a box is ${whole} cubic inches. Its height is ${side} inches. Write the area of its base in square inches.`,
      es: prose`El volumen de una caja es ${whole} pulgadas cúbicas. Su altura es ${side} pulgadas. Escribe el área de su base en pulgadas cuadradas.`,
    }),
  },
  {
    asks: (whole, side) => ({
      en: prose`The area of a parallelogram is ${whole} square feet. Its height is ${side} feet. Write the length of its base in feet.`,
      es: prose`El área de un paralelogramo es ${whole} pies cuadrados. Su altura es ${side} pies. Escribe la longitud de su base en pies.`,
    }),
  },
  {
    asks: (whole, side) => ({
      en: prose`The volume of a prism is ${whole} cubic centimeters. Its height is ${side} centimeters. Write the area of its base in square centimeters.`,
      es: prose`El volumen de un prisma es ${whole} centímetros cúbicos. Su altura es ${side} centímetros. Escribe el área de su base en centímetros cuadrados.`,
    }),
  },
]

const REST = sum(symbol('q'), over(symbol('r'), symbol('d')))

export const polynomialLongSyntheticDivision = defineTopic(
  {
    id: 'polynomial-long-synthetic-division',
    name: { en: 'Polynomial long and synthetic division', es: 'División larga y sintética de polinomios' },
    description: {
      en: 'Divide one polynomial by another and write the quotient and the remainder.',
      es: 'Divide un polinomio entre otro y escribe el cociente y el residuo.',
    },
    domain: 'Polynomials',
    standards: ['A-APR.D.6', 'A-APR.B.2', 'AP-PRECALC-1.11'],
    levels: {
      easy: { kinds: ['exact'] },
      medium: { kinds: ['rest', 'missing', 'quartic', 'missing', 'rest'] },
      hard: { kinds: ['quadratic', 'leadingMissing', 'leadingThree', 'quadraticMissing', 'leading'] },
    },
  },
  form => ({
    longExact: form({
      levels: ['easy'],
      share: 2,
      instruction: { en: prose`Divide by long division.`, es: prose`Divide con la división larga.` },
      lines: 8,
      draw: (random, level: Level) => draw(random, level),
      answer: writtenExpression,
      solve: result,
      ask: asDivision,
      check: multipliesBack,
    }),

    syntheticExact: form({
      levels: ['easy'],
      share: 2,
      instruction: { en: prose`Divide by synthetic division.`, es: prose`Divide con la división sintética.` },
      lines: 5,
      draw: (random, level: Level) => draw(random, level),
      answer: writtenExpression,
      solve: result,
      ask: asDivision,
      check: multipliesBack,
    }),

    long: form({
      levels: ['medium', 'hard'],
      share: 2,
      instruction: {
        en: prose`Divide by long division. Write the remainder over the divisor: ${REST}.`,
        es: prose`Divide con la división larga. Escribe el residuo sobre el divisor: ${REST}.`,
      },
      lines: 8,
      draw: (random, level: Level) => draw(random, level),
      answer: writtenExpression,
      solve: result,
      ask: asDivision,
      check: multipliesBack,
    }),

    synthetic: form({
      levels: ['medium'],
      share: 2,
      instruction: {
        en: prose`Divide by synthetic division. Write the remainder over the divisor: ${REST}.`,
        es: prose`Divide con la división sintética. Escribe el residuo sobre el divisor: ${REST}.`,
      },
      lines: 5,
      draw: (random, level: Level) => draw(random, level),
      answer: writtenExpression,
      solve: result,
      ask: asDivision,
      check: multipliesBack,
    }),

    tableau: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Complete the synthetic division.`,
        es: prose`Completa la división sintética.`,
      },
      lines: 0,
      draw: (random, level: Level) => draw(random, level),
      answer: tableCells,
      solve: of => {
        const sums = [...[...of.quotient].reverse(), of.rest[0] ?? 0]
        const products = sums.slice(0, -1).map(value => value * -(of.divisor[0] ?? 0))
        const cells = [products, sums].map(row => row.map(value => polynomial([value])))
        return { blanks: [...products, ...sums], ...tableau(of, cells[0] ?? [], cells[1] ?? []) }
      },
      ask: (of): Both<Content> => {
        const shown = divide(bracketed(polynomial(of.dividend)), bracketed(polynomial(of.divisor)))
        return both([shown, table(tableau(of, [], []))])
      },
      // The last row is a quotient and a remainder that multiply back; the products follow from it.
      check(printed, { blanks }) {
        const { over: top, under } = printed.one('quotient')
        const values = blanks.map(exact)
        const count = (values.length - 1) / 2
        const [products, sums] = [values.slice(0, count), values.slice(count)]
        const c = evaluate(under, { x: 0 }).negated()
        return (
          products.every((value, i) => value.equals(c.times(sums[i] ?? Ratio.of(0)))) &&
          PLACES.every(place => {
            const quotient = sums.slice(0, -1).reduce((total, value) => total.times(place).plus(value), Ratio.of(0))
            const whole = quotient.times(evaluate(under, { x: place })).plus(sums.at(-1) ?? 0)
            return whole.equals(evaluate(top, { x: place }))
          })
        )
      },
    }),

    fraction: form({
      levels: ['medium', 'hard'],
      instruction: {
        en: prose`Write the quotient in the form ${REST}.`,
        es: prose`Escribe el cociente en la forma ${REST}.`,
      },
      lines: 7,
      draw: (random, level: Level) => draw(random, level),
      answer: writtenExpression,
      solve: result,
      ask: ({ dividend, divisor }) => both(over(polynomial(dividend), polynomial(divisor))),
      check: multipliesBack,
    }),

    findK: form({
      levels: ['hard'],
      share: 2,
      lines: 4,
      draw: random => {
        const c = nonzero(random, 3)
        const isFactor = random.evenly([true, false])
        const rest = isFactor ? 0 : nonzero(random, 9)
        const place = random.evenly([0, 1, 2])
        const of = random.until(
          () => division([nonzero(random, 5), nonzero(random, 4), random.int(1, 2)], [-c, 1], [rest]),
          drawn => isSmall(drawn) && drawn.dividend[place] !== 0,
        )
        return { of, place, rest, isFactor }
      },
      answer: integer,
      solve: ({ of, place }) => of.dividend[place] ?? 0,
      ask: ({ of, place, rest, isFactor }) => {
        const k = symbol('k')
        const letters = place === 0 ? k : place === 1 ? join(k, x) : join(k, power(x, 2))
        const terms = of.dividend.map((c, i) =>
          i === place ? letters : c === 0 ? null : polynomial([...Array<number>(i).fill(0), c]),
        )
        const shown = sumOf(terms.filter(term => term !== null).reverse())
        const divisor = polynomial(of.divisor)
        return isFactor
          ? {
              en: prose`Find ${k} so that ${divisor} is a factor of ${shown}.`,
              es: prose`Halla ${k} para que ${divisor} sea un factor de ${shown}.`,
            }
          : {
              en: prose`Find ${k} so that ${shown} divided by ${divisor} has the remainder ${rest}.`,
              es: prose`Halla ${k} para que ${shown} dividido entre ${divisor} tenga el residuo ${rest}.`,
            }
      },
      // The polynomial at the zero of the divisor is the remainder.
      check(printed, answer) {
        const sums = printed.all('sum')
        const divisor = sums.find(of => !symbolsOf(of).has('k')) ?? x
        const whole = sums.find(of => symbolsOf(of).has('k')) ?? x
        const c = evaluate(divisor, { x: 0 }).negated()
        const rest = printed.numbers[0] ?? Ratio.of(0)
        return evaluate(whole, { x: c, k: exact(answer) }).equals(rest)
      },
    }),

    story: form({
      levels: ['easy', 'hard'],
      lines: 7,
      draw: random => ({
        story: random.evenly(stories),
        of: random.until(
          () =>
            division(
              [random.int(1, 9), random.int(1, 6), random.int(1, 2)],
              [random.int(1, 5), random.chance(0.3) ? 2 : 1],
              [],
            ),
          isSmall,
        ),
      }),
      answer: writtenExpression,
      solve: ({ of }) => polynomial(of.quotient),
      ask: ({ story, of }) => story.asks(bracketed(polynomial(of.dividend)), bracketed(polynomial(of.divisor))),
      check(printed, answer) {
        const [whole, side] = printed.all('group')
        return (
          whole !== undefined &&
          side !== undefined &&
          PLACES.every(value =>
            evaluate(answer, { x: value })
              .times(evaluate(side, { x: value }))
              .equals(evaluate(whole, { x: value })),
          )
        )
      },
    }),
  }),
)
