import { simplifiedExpression } from '../../answer/expression.ts'
import { numberSet, tableCells } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { type Block, type Both, both, type CellHole, prose, table } from '../../content.ts'
import { blank, divide, equation, list, minus, negative, over, symbol, times, words } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { type Coefficients, monomial, polynomial } from '../algebra-1/shared/polynomial.ts'
import {
  type Fraction,
  factorAt,
  inFactors,
  inverted,
  isReduction,
  multiplied,
  multipliedOut,
  simplest,
  zerosOf,
} from './shared/rational.ts'

interface Drawn {
  readonly of: Expr
  readonly result: Expr
  readonly excluded: readonly Ratio[]
}
type Factors = readonly [Coefficients, Coefficients, Coefficients, Coefficients, Coefficients, Coefficients]

const ZEROS = [-7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7]
/** Six unlike factors; the first two have opposite zeros, for a difference of squares. */
function drawFactors(random: Random): Factors {
  const c = random.pick(ZEROS)
  const others = random.sample(
    ZEROS.filter(zero => Math.abs(zero) !== Math.abs(c)),
    4,
  )
  return [c, -c, ...others].map(zero => factorAt(zero)) as unknown as Factors
}

const drawn = (fraction: Fraction, isFactored = false): Drawn => ({
  of: isFactored ? inFactors(fraction) : multipliedOut(fraction),
  result: simplest(fraction),
  excluded: zerosOf(fraction.bottom),
})
const HALVES: readonly (readonly [number, number])[] = [
  [1, 2],
  [3, 2],
  [-1, 2],
  [-3, 2],
  [5, 2],
  [1, 3],
  [2, 3],
  [-2, 3],
  [-1, 3],
  [4, 3],
]

const kinds = {
  factored(random: Random): Drawn {
    const [, , a, b, c] = drawFactors(random)
    return drawn({ top: random.shuffle([a, b]), bottom: random.shuffle([b, c]) }, true)
  },
  monomials(random: Random): Drawn {
    const number = Ratio.of(random.int(1, 6), random.int(2, 6))
    const k = random.int(2, 5)
    const [p = 1, q = 2] = random.sample([1, 2, 3, 4, 5, 6], 2)
    const top = monomial(number.n, ['x', Math.max(0, p - q)])
    const bottom = monomial(number.d, ['x', Math.max(0, q - p)])
    return {
      of: over(monomial(number.n * k, ['x', p]), monomial(number.d * k, ['x', q])),
      result: p > q && number.d === 1 ? top : over(top, bottom),
      excluded: [Ratio.of(0)],
    }
  },
  trinomials(random: Random): Drawn {
    const [, , a, b, c] = drawFactors(random)
    return drawn({ top: [a, b], bottom: [b, c] })
  },
  squares(random: Random): Drawn {
    const [a, b, c] = drawFactors(random)
    const fraction = { top: [a, c], bottom: [a, b] }
    return drawn(random.chance(0.5) ? fraction : inverted(fraction))
  },
  opposite(random: Random): Drawn {
    const [, , a, b] = drawFactors(random)
    return {
      of: over(minus(-(a[0] ?? 0), symbol('x')), multiplied([a, b])),
      result: negative(simplest({ top: [a], bottom: [a, b] })),
      excluded: zerosOf([a, b]),
    }
  },
  leading(random: Random): Drawn {
    const [, , a, b] = drawFactors(random)
    const shared = factorAt(...random.pick(HALVES))
    return drawn({ top: [shared, a], bottom: [shared, b] })
  },
  cubes(random: Random): Drawn {
    const c = random.int(1, 5) * random.sign()
    return drawn({ top: [factorAt(c), [c * c, c, 1]], bottom: [factorAt(c), factorAt(-c)] })
  },
  grouping(random: Random): Drawn {
    const [, , a, b] = drawFactors(random)
    const square = [random.pick([1, 2, 3, 5]), 0, 1]
    return drawn({ top: [square, a], bottom: [a, b] })
  },
}
type Kind = keyof typeof kinds
interface Level {
  readonly simplify: readonly Kind[]
}

const product = {
  two([a, b, c, d, e]: Factors): readonly Fraction[] {
    return [
      { top: [a, c], bottom: [d, e] },
      { top: [d], bottom: [a, b] },
    ]
  },
  twoTrinomials([, , c, d, e, f]: Factors): readonly Fraction[] {
    return [
      { top: [c, d], bottom: [e, f] },
      { top: [e], bottom: [d, f] },
    ]
  },
}

const simplifyIt = { en: prose`Simplify.`, es: prose`Simplifica.` }
const multiplyIt = { en: prose`Multiply and simplify.`, es: prose`Multiplica y simplifica.` }
const divideIt = { en: prose`Divide and simplify.`, es: prose`Divide y simplifica.` }
const checkValue = (printed: Printed, answer: Expr) => isReduction(printed.maths[0] ?? answer, answer)

const HEADS = [words('Simplest form', 'Forma más simple'), words('Excluded values', 'Valores excluidos')]
const resultTable = (cells: readonly CellHole[]) => ({
  head: HEADS,
  rows: [[cells[0] ?? blank(5), cells[1] ?? blank(3)]],
})

interface Story {
  readonly asks: (whole: Expr, side: Expr) => Both<Block>
}
const stories: readonly Story[] = [
  {
    asks: (whole, side) => ({
      en: prose`The area of a rectangle is ${whole} square feet. Its width is ${side} feet. Write its length in feet in simplest form.`,
      es: prose`El área de un rectángulo es ${whole} pies cuadrados. Su ancho es ${side} pies. Escribe su largo en pies en su forma más simple.`,
    }),
  },
  {
    asks: (whole, side) => ({
      en: prose`The volume of a box is ${whole} cubic meters. The area of its base is ${side} square meters. Write its height in meters in simplest form.`,
      es: prose`El volumen de una caja es ${whole} metros cúbicos. El área de su base es ${side} metros cuadrados. Escribe su altura en metros en su forma más simple.`,
    }),
  },
  {
    asks: (whole, side) => ({
      en: prose`The area of a parallelogram is ${whole} square inches. Its base is ${side} inches. Write its height in inches in simplest form.`,
      es: prose`El área de un paralelogramo es ${whole} pulgadas cuadradas. Su base mide ${side} pulgadas. Escribe su altura en pulgadas en su forma más simple.`,
    }),
  },
]

export const rationalExpressionsMultiplyDivide = defineTopic(
  {
    id: 'rational-expressions-multiply-divide',
    name: {
      en: 'Simplify, multiply and divide rational expressions',
      es: 'Simplificar, multiplicar y dividir expresiones racionales',
    },
    description: {
      en: 'Factor to simplify products and quotients of rational expressions and list the excluded values.',
      es: 'Factoriza para simplificar productos y cocientes de expresiones racionales y enumera los valores excluidos.',
    },
    domain: 'Rational Expressions & Functions',
    standards: ['A-APR.D.7'],
    levels: {
      easy: { simplify: ['factored', 'monomials', 'factored'] },
      medium: { simplify: ['trinomials', 'squares', 'opposite'] },
      hard: { simplify: ['leading', 'cubes', 'grouping'] },
    },
  },
  form => ({
    simplify: form({
      share: 2,
      instruction: simplifyIt,
      lines: 4,
      draw: (random, level: Level) => kinds[random.evenly(level.simplify)](random),
      answer: simplifiedExpression,
      solve: ({ result }) => result,
      ask: ({ of }) => both(of),
      check: checkValue,
    }),

    simplifyWithExcluded: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Simplify. List the excluded values.`,
        es: prose`Simplifica. Enumera los valores excluidos.`,
      },
      lines: 4,
      draw: (random, { simplify }: Level) => kinds[simplify[0] ?? 'factored'](random),
      answer: tableCells,
      solve: ({ result, excluded }) => {
        const blanks = [result, list(...excluded)]
        return { blanks, ...resultTable(blanks) }
      },
      ask: ({ of }) => both([of, table(resultTable([]))]),
      check(printed, { blanks: [result, excluded] }) {
        const of = printed.one('quotient')
        if (result === undefined || excluded === undefined || typeof result === 'number' || result instanceof Ratio)
          return false
        const shown =
          typeof excluded === 'object' && 'kind' in excluded && excluded.kind === 'list' ? excluded.items : []
        return (
          isReduction(of, result) &&
          shown.length === 2 &&
          !evaluate(shown[0] ?? of).equals(evaluate(shown[1] ?? of)) &&
          shown.every(value => evaluate(of.under, { x: evaluate(value) }).n === 0)
        )
      },
    }),

    excluded: form({
      instruction: {
        en: prose`Find all values of ${symbol('x')} for which the expression is undefined.`,
        es: prose`Halla todos los valores de ${symbol('x')} para los que la expresión no está definida.`,
      },
      lines: 3,
      draw: (random, { simplify }: Level) => {
        if (simplify.includes('factored')) return kinds.factored(random)
        if (simplify.includes('trinomials')) return kinds[random.evenly(['trinomials', 'squares'])](random)
        const [, , a, b, c, d] = drawFactors(random)
        return {
          result: symbol('x'),
          excluded: zerosOf([b, c, d]),
          of: divide(multipliedOut({ top: [a], bottom: [b, c] }), multipliedOut({ top: [d], bottom: [c] })),
        }
      },
      answer: numberSet,
      solve: ({ excluded }) => excluded,
      ask: ({ of }) => both(of),
      // Each denominator, and the numerator of a divisor, vanishes at some of them and nowhere else.
      check(printed, answer) {
        const bottoms = printed
          .all('quotient')
          .flatMap(of =>
            of.sign && of.over.kind === 'quotient' && of.under.kind === 'quotient'
              ? [of.over.under, of.under.over, of.under.under]
              : [of.under],
          )
        const isZero = (value: Ratio) => bottoms.some(of => evaluate(of, { x: value }).n === 0)
        const given = answer.map(value => exact(value))
        return (
          new Set(given.map(value => value.toString())).size === given.length &&
          given.every(isZero) &&
          Array.from({ length: 41 }, (_, i) => Ratio.of(i - 20)).filter(isZero).length === given.length
        )
      },
    }),

    multiply: form({
      levels: ['medium'],
      share: 2,
      instruction: multiplyIt,
      lines: 5,
      draw: random => ({ fractions: product[random.evenly(['two', 'twoTrinomials'])](drawFactors(random)) }),
      answer: simplifiedExpression,
      solve: ({ fractions }) => simplest(...fractions),
      ask: ({ fractions }) => both(times(...fractions.map(multipliedOut))),
      check: checkValue,
    }),

    divide: form({
      levels: ['medium'],
      share: 2,
      instruction: divideIt,
      lines: 5,
      draw: random => ({ fractions: product[random.evenly(['twoTrinomials', 'two'])](drawFactors(random)) }),
      answer: simplifiedExpression,
      solve: ({ fractions }) => simplest(...fractions),
      ask: ({ fractions: [first, second] }) =>
        both(
          divide(
            multipliedOut(first ?? { top: [], bottom: [] }),
            multipliedOut(inverted(second ?? { top: [], bottom: [] })),
          ),
        ),
      check: checkValue,
    }),

    three: form({
      levels: ['hard'],
      share: 2,
      instruction: simplifyIt,
      lines: 6,
      draw: random => {
        const [a, b, c, d, e, f] = drawFactors(random)
        const half = factorAt(...random.pick(HALVES))
        return {
          first: { top: [a, half], bottom: [c, d] },
          second: { top: [d, e], bottom: [a, b] },
          divisor: { top: [e], bottom: random.chance(0.5) ? [b, f] : [c, f] },
        }
      },
      answer: simplifiedExpression,
      solve: ({ first, second, divisor }) => simplest(first, second, inverted(divisor)),
      ask: ({ first, second, divisor }) =>
        both(divide(times(multipliedOut(first), multipliedOut(second)), multipliedOut(divisor))),
      check: checkValue,
    }),

    findMistake: form({
      levels: ['medium', 'hard'],
      lines: 2,
      draw: random => ({
        kind: random.evenly(['terms', 'opposite', 'none'] as const),
        a: random.int(2, 9),
        k: random.int(2, 6),
      }),
      answer: option({
        terms: {
          en: prose`The student canceled terms that are not factors.`,
          es: prose`El estudiante canceló términos que no son factores.`,
        },
        opposite: {
          en: prose`The student overlooked that the factors are opposites.`,
          es: prose`El estudiante no vio que los factores son opuestos.`,
        },
        none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
      }),
      solve: ({ kind }) => kind,
      ask: ({ kind, a, k }) => {
        const x = symbol('x')
        const work =
          kind === 'terms'
            ? equation(over(polynomial([a * k, 1]), polynomial([a, 1])), k)
            : kind === 'opposite'
              ? equation(over(polynomial([-a * k, k]), minus(a, x)), k)
              : equation(over(polynomial([a * k, k]), polynomial([a, 1])), k)
        return {
          en: prose`A student simplifies: ${work}. What is the mistake?`,
          es: prose`Un estudiante simplifica: ${work}. ¿Cuál es el error?`,
        }
      },
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        const values = [20, 21, 30].map(x => evaluate(left, { x }).over(evaluate(right)))
        if (values.every(value => value.equals(1))) return answer === 'none'
        return answer === (values.every(value => value.equals(-1)) ? 'opposite' : 'terms')
      },
    }),

    story: form({
      levels: ['hard'],
      lines: 5,
      draw: random => {
        const [p, q, r] = random.sample([1, 2, 3, 4, 5, 6, 7], 3).map(value => factorAt(-value))
        return {
          story: random.evenly(stories),
          area: { top: [p ?? [], q ?? []], bottom: [r ?? []] },
          side: { top: [p ?? []], bottom: [factorAt(0)] },
        }
      },
      answer: simplifiedExpression,
      solve: ({ area, side }) => simplest(area, inverted(side)),
      ask: ({ story, area, side }) => story.asks(multipliedOut(area), multipliedOut(side)),
      check(printed, answer) {
        const [whole, side] = printed.all('quotient')
        return (
          whole !== undefined &&
          side !== undefined &&
          [3, 8, 11].every(x => evaluate(answer, { x }).times(evaluate(side, { x })).equals(evaluate(whole, { x })))
        )
      },
    }),
  }),
)
