import {
  answerStep,
  type Both,
  blank,
  both,
  bracketed,
  type Content,
  defineTopic,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  expandedExpression,
  explained,
  expr,
  integer,
  itemOf,
  join,
  line,
  over,
  power,
  prose,
  type Random,
  solveLinear,
  step,
  sum,
  symbol,
  symbolsOf,
  table,
  tableCells,
  tupleOf,
  undoneStep,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { nonzero } from '../kit/integers/nonzero.ts'
import { monomial, polynomial, sumOf } from '../kit/polynomials/polynomial.ts'
import {
  completedTableau,
  type Division,
  divided,
  division,
  draw,
  isSmall,
  type Level,
  longDivision,
  PLACES,
  rowsOf,
  syntheticDivision,
} from './polynomial-long-synthetic-division/parts.ts'
import { stories } from './polynomial-long-synthetic-division/stories.ts'

const [x, k] = [symbol('x'), symbol('k')]
const EMPTY = words('', '')

const tableau = ({ dividend, divisor }: Division, products: readonly Expr[], sums: readonly Expr[]) => {
  const top = [...dividend].reverse()
  return {
    rowHeads: true,
    rows: [
      [-itemOf(divisor, 0), ...top],
      [EMPTY, EMPTY, ...top.slice(1).map((_, i) => products[i] ?? blank(2))],
      [EMPTY, ...top.map((_, i) => sums[i] ?? blank(2))],
    ],
  }
}
function filledTableau(of: Division) {
  const [products, sums] = rowsOf(of)
  return {
    blanks: [...products, ...sums],
    ...tableau(
      of,
      products.map(value => polynomial([value])),
      sums.map(value => polynomial([value])),
    ),
  }
}

const RESULT = sum(words('quotient', 'cociente'), over(words('remainder', 'residuo'), words('divisor', 'divisor')))

const REMAINDER_THEOREM = { en: line`the remainder theorem`, es: line`el teorema del residuo` }

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
    rev: 4,
    levels: {
      easy: { kinds: ['exact'], leading: [1] },
      medium: { kinds: ['rest', 'missing', 'quartic', 'missing', 'rest'], leading: [1] },
      hard: { kinds: ['quadratic', 'leadingMissing', 'leadingThree', 'quadraticMissing', 'leading'], leading: [2, 3] },
    },
  },
  form => ({
    longExact: form({
      levels: ['easy'],
      share: 2,
      instruction: { en: prose`Divide by long division.`, es: prose`Divide con la división larga.` },
      lines: 8,
      ...divided,
      solution: longDivision,
    }),

    syntheticExact: form({
      levels: ['easy'],
      share: 2,
      instruction: { en: prose`Divide by synthetic division.`, es: prose`Divide con la división sintética.` },
      ...divided,
      solution: syntheticDivision,
    }),

    long: form({
      levels: ['medium', 'hard'],
      share: 2,
      instruction: {
        en: prose`Divide by long division. Write the result as ${RESULT}.`,
        es: prose`Divide con la división larga. Escribe el resultado como ${RESULT}.`,
      },
      lines: 8,
      ...divided,
      solution: longDivision,
    }),

    synthetic: form({
      levels: ['medium'],
      share: 2,
      instruction: {
        en: prose`Divide by synthetic division. Write the result as ${RESULT}.`,
        es: prose`Divide con la división sintética. Escribe el resultado como ${RESULT}.`,
      },
      ...divided,
      solution: syntheticDivision,
    }),

    tableau: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`Complete the synthetic division.`, es: prose`Completa la división sintética.` },
      lines: 0,
      draw: (random, level: Level) => draw(random, level),
      answer: tableCells,
      solve: filledTableau,
      ask: (of): Both<Content> => {
        const shown = divide(bracketed(polynomial(of.dividend)), bracketed(polynomial(of.divisor)))
        return both([shown, table(tableau(of, [], []))])
      },
      solution: completedTableau,
      // The last row is a quotient and a remainder that multiply back; the products follow from it.
      check(printed, { blanks }) {
        const { over: top, under } = printed.one('quotient')
        const values = blanks.map(exact)
        const count = (values.length - 1) / 2
        const [products, sums] = [values.slice(0, count), values.slice(count)]
        const c = evaluate(under, { x: 0 }).negated()
        return (
          products.every((value, i) => value.equals(c.times(itemOf(sums, i)))) &&
          PLACES.every(place => {
            const value = sums.reduce((total, next) => total.times(place).plus(next))
            const rest = itemOf(sums, count)
            const quotient = value.minus(rest).over(place)
            return quotient
              .times(evaluate(under, { x: place }))
              .plus(rest)
              .equals(evaluate(top, { x: place }))
          })
        )
      },
    }),

    fraction: form({
      levels: ['medium'],
      instruction: {
        en: prose`Divide. Write the result as ${RESULT}.`,
        es: prose`Divide. Escribe el resultado como ${RESULT}.`,
      },
      lines: 7,
      ...divided,
      ask: ({ dividend, divisor }) => both(over(polynomial(dividend), polynomial(divisor))),
      solution: longDivision,
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
        return { of, place, rest, isFactor, c }
      },
      answer: integer,
      solve: ({ of, place }) => itemOf(of.dividend, place),
      ask: ({ of, place, rest, isFactor }) => {
        const letters = place === 0 ? k : place === 1 ? join(k, x) : join(k, power(x, 2))
        const terms = of.dividend.flatMap((c, i) => (i === place ? [letters] : c === 0 ? [] : [monomial(c, ['x', i])]))
        const shown = sumOf(terms.reverse())
        const divisor = polynomial(of.divisor)
        return isFactor
          ? {
              en: prose`Find ${k} so that ${divisor} is a factor of ${shown}.`,
              es: prose`Halla ${k} para que ${divisor} sea un factor de ${shown}.`,
            }
          : {
              en: prose`Find ${k} so that the remainder is ${rest} when ${shown} is divided by ${divisor}.`,
              es: prose`Halla ${k} para que el residuo de dividir ${shown} entre ${divisor} sea ${rest}.`,
            }
      },
      solution: ({ of, place, rest, isFactor, c }) => {
        const at = (i: number) => (i === 0 ? [] : [i === 1 ? bracketed(c) : power(bracketed(c), i)])
        const terms = of.dividend.flatMap((value, i) => {
          const factor = i === place ? k : polynomial([value])
          if (value === 0 && i !== place) return []
          return [i === 0 ? factor : i !== place && value === 1 ? join(...at(i)) : join(factor, ...at(i))]
        })
        const others = of.dividend.reduce((total, value, i) => total + (i === place ? 0 : value * c ** i), 0)
        const worked = equation(sum(monomial(c ** place, ['k', 1]), others), rest)
        return [
          isFactor
            ? explained(
                equation(sumOf(terms.reverse()), rest),
                line`${polynomial(of.divisor)} is a factor, so by the factor theorem the value of the polynomial at ${c} is ${0}.`,
                line`${polynomial(of.divisor)} es un factor; por el teorema del factor, el valor del polinomio en ${c} es ${0}.`,
              )
            : step(equation(sumOf(terms.reverse()), rest), because.valueAtZeroOfDivisor, {
                theorem: REMAINDER_THEOREM,
                value: c,
              }),
          explained(
            worked,
            line`Work out the powers and products, and combine the numbers.`,
            line`Calcula las potencias y los productos, y combina los números.`,
          ),
          ...(c ** place === 1 && others !== 0
            ? [undoneStep(equation(k, rest - others), { b: others })]
            : solveLinear(worked, 'k')),
        ]
      },
      // The polynomial at the zero of the divisor is the remainder.
      check(printed, answer) {
        const [first, second] = tupleOf(printed.all('sum'), 2)
        const [whole, divisor] = symbolsOf(first).has('k') ? [first, second] : [second, first]
        const c = evaluate(divisor, { x: 0 }).negated()
        const value = evaluate(whole, { x: c, k: exact(answer) })
        const [rest] = printed.numbers
        return rest === undefined ? value.n === 0 : value.equals(rest)
      },
    }),

    story: form({
      levels: ['easy', 'hard'],
      kind: 'story',
      lines: 7,
      draw: (random: Random, { leading }: { readonly leading: readonly number[] }) => ({
        story: random.evenly(stories),
        of: random.until(
          () =>
            division(
              [random.int(1, 9), random.int(1, 6), random.int(1, itemOf(leading, 0))],
              [random.int(1, 5), random.pick(leading)],
              [],
            ),
          of => isSmall(of) && of.dividend.every(c => c !== 0),
        ),
      }),
      answer: expandedExpression,
      solve: ({ of }) => polynomial(of.quotient),
      ask: ({ story: { tell }, of }) => tell(bracketed(polynomial(of.dividend)), bracketed(polynomial(of.divisor))),
      solution: ({ story: { finds, ends }, of }, answer) => [
        explained(divide(bracketed(polynomial(of.dividend)), bracketed(polynomial(of.divisor))), finds.en, finds.es),
        ...longDivision(of).slice(0, -1),
        answerStep(expr(answer), ends(bracketed(answer))),
      ],
      check(printed, answer) {
        const [whole, side] = tupleOf(printed.all('group'), 2)
        return PLACES.every(value =>
          evaluate(answer, { x: value })
            .times(evaluate(side, { x: value }))
            .equals(evaluate(whole, { x: value })),
        )
      },
    }),
  }),
)
