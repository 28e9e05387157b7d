import {
  approximate,
  both,
  type Expr,
  equation,
  exact,
  expr,
  type FormMaker,
  integer,
  isAsDrawn,
  negative,
  numberList,
  over,
  prose,
  substitute,
  sum,
  symbol,
  type Value,
  writtenExpression,
} from '../../../author.ts'
import { type Coefficients, polynomial } from '../../kit/polynomials/polynomial.ts'
import type { levels } from './levels.ts'
import { type Decomposition, drawn, fraction, LETTERS, printedSides, raised, rightForm } from './parts.ts'

/** One of the parts; a negative number stands before its fraction. */
function part(numerator: Coefficients, base: Coefficients, exponent: number): Expr {
  const under = raised(base, exponent, true)
  const [only = 0] = numerator
  if (numerator.length > 1) return over(polynomial(numerator), under)
  return only < 0 ? negative(over(-only, under)) : over(only, under)
}

const partsOf = ({ factors }: Decomposition) =>
  factors.flatMap(({ base, tops }) => tops.map((numerator, i) => part(numerator, base, i + 1)))

const decomposed = (whole: Decomposition): Expr =>
  sum(...(whole.quotient.length > 0 ? [polynomial(whole.quotient)] : []), ...partsOf(whole))

/** The values of the letters in a right form, in order. */
const valuesOf = ({ factors }: Decomposition) =>
  factors.flatMap(({ tops }) => tops.flatMap(numerator => [...numerator].reverse()))

const SAMPLES = [8.5, 9.25, -8.75, 11.5, -10.25, 12.75]

const isEqual = (one: Expr, two: Expr) =>
  SAMPLES.every(at => isAsDrawn(approximate(one, { x: at }), approximate(two, { x: at })))

const bound = (form: Expr, values: readonly Value[]) =>
  substitute(form, Object.fromEntries(values.map((value, i) => [['A', 'B', 'C', 'D'][i] ?? 'E', expr(value)])))

export const easyForms = (form: FormMaker<typeof levels>) => ({
  decompose: form({
    share: 3,
    lines: 5,
    instruction: {
      en: prose`Decompose into partial fractions.`,
      es: prose`Descompón en fracciones parciales.`,
    },
    draw: (random, { kinds }) => drawn(random, kinds),
    answer: writtenExpression,
    solve: decomposed,
    ask: whole => both(fraction(whole)),
    check: (printed, answer) => isEqual(printed.one('quotient'), answer) && answer.kind === 'sum',
  }),

  numbers: form({
    draw: (random, { unknown }) => drawn(random, unknown),
    answer: numberList,
    solve: valuesOf,
    ask(whole) {
      const count = valuesOf(whole).length
      const printed = equation(fraction(whole), rightForm(whole))
      const [a, b, c] = LETTERS as [Expr, Expr, Expr]
      return count === 2
        ? {
            en: [prose`Find ${a} and ${b}, in this order.`, printed],
            es: [prose`Halla ${a} y ${b}, en este orden.`, printed],
          }
        : {
            en: [prose`Find ${a}, ${b}, and ${c}, in this order.`, printed],
            es: [prose`Halla ${a}, ${b} y ${c}, en este orden.`, printed],
          }
    },
    check(printed, answer) {
      const [whole, form] = printedSides(printed)
      return isEqual(whole, bound(form, answer))
    },
  }),

  oneUnknown: form({
    draw: (random, { kinds }) => ({ whole: drawn(random, kinds), place: random.int(0, 9) }),
    answer: integer,
    solve({ whole, place }) {
      const tops = whole.factors.flatMap(({ tops }) => tops).filter(numerator => numerator.length === 1)
      return tops[place % tops.length]?.[0] ?? 0
    },
    ask({ whole, place }) {
      const single = whole.factors.flatMap(({ base, tops }) =>
        tops.flatMap((numerator, i) => (numerator.length === 1 ? [{ base, numerator, exponent: i + 1 }] : [])),
      )
      const hidden = single[place % single.length]
      const parts = whole.factors.flatMap(({ base, tops }) =>
        tops.map((numerator, i) =>
          base === hidden?.base && i + 1 === hidden.exponent
            ? over(symbol('A'), raised(base, i + 1, true))
            : part(numerator, base, i + 1),
        ),
      )
      const right = sum(...(whole.quotient.length > 0 ? [polynomial(whole.quotient)] : []), ...parts)
      const printed = equation(fraction(whole), right)
      return {
        en: [prose`Find ${symbol('A')}.`, printed],
        es: [prose`Halla ${symbol('A')}.`, printed],
      }
    },
    check(printed, answer) {
      const [whole, form] = printedSides(printed)
      return isEqual(whole, bound(form, [exact(answer)]))
    },
  }),
})
