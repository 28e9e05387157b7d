import {
  type Both,
  blank,
  both,
  bracketed,
  type Content,
  divide,
  type Expr,
  evaluate,
  exact,
  type FormMaker,
  over,
  prose,
  Ratio,
  sum,
  symbol,
  table,
  tableCells,
  words,
} from '../../../author.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import type { levels } from './levels.ts'
import { type Division, divided, draw, type Level, PLACES } from './parts.ts'

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

const REST = sum(symbol('q'), over(symbol('r'), symbol('d')))

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  long: form({
    levels: ['medium', 'hard'],
    share: 2,
    instruction: {
      en: prose`Divide by long division. Write the remainder over the divisor: ${REST}.`,
      es: prose`Divide con la división larga. Escribe el residuo sobre el divisor: ${REST}.`,
    },
    lines: 8,
    ...divided,
  }),

  synthetic: form({
    levels: ['medium'],
    share: 2,
    instruction: {
      en: prose`Divide by synthetic division. Write the remainder over the divisor: ${REST}.`,
      es: prose`Divide con la división sintética. Escribe el residuo sobre el divisor: ${REST}.`,
    },
    lines: 5,
    ...divided,
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
    ...divided,
    ask: ({ dividend, divisor }) => both(over(polynomial(dividend), polynomial(divisor))),
  }),
})
