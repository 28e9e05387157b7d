import {
  type Both,
  both,
  bracketed,
  type Content,
  type Expr,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  integer,
  m,
  minus,
  polygon,
  power,
  times as printedTimes,
  prose,
} from '../../../author.ts'
import { factoredOrPrime, factorsFully } from '../../kit/polynomials/factored.ts'
import { monomial } from '../../kit/polynomials/polynomial.ts'
import type { levels } from './levels.ts'
import { difference, drawPair } from './parts.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  numeric: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Use a difference of squares to calculate mentally.`,
      es: prose`Usa una diferencia de cuadrados para calcular mentalmente.`,
    },
    draw: random => ({
      middle: random.pick([20, 30, 40, 50, 60, 70, 80, 90, 100]),
      off: random.int(1, 4),
      isProduct: random.evenly([true, false]),
    }),
    answer: integer,
    solve: ({ middle, off, isProduct }) => (isProduct ? middle ** 2 - off ** 2 : 4 * middle * off),
    ask: ({ middle, off, isProduct }) => {
      const [large, small] = [middle + off, middle - off]
      return both(isProduct ? printedTimes(large, small) : m`${large}^2 - ${small}^2`)
    },
    check: (printed, answer) => evaluate(printed.maths[0]!).equals(exact(answer)),
  }),

  shaded: form({
    levels: ['medium', 'hard'],
    draw: random => {
      const [a, b] = drawPair(random, 9)
      return { a, b }
    },
    answer: factoredOrPrime,
    solve: ({ a, b }) => difference(a, b).answer,
    ask({ a, b }): Both<Content> {
      const corners = (from: number, to: number) =>
        [
          [from, from],
          [to, from],
          [to, to],
          [from, to],
        ] as const
      const drawn = figure(
        polygon({
          vertices: corners(0, 6),
          sides: [monomial(a, ['x', 1])],
          shaded: true,
          holes: [{ vertices: corners(2, 4), sides: [expr(b)] }],
          size: 9,
        }),
      )
      return {
        en: [drawn, prose`A small square is cut out of a large square. Write the shaded area in factored form.`],
        es: [
          drawn,
          prose`De un cuadrado grande se recorta un cuadrado pequeño. Escribe el área sombreada en forma factorizada.`,
        ],
      }
    },
    check(printed, answer) {
      const [large, small] = printed.figure('polygon').lines.flatMap(({ label }) => (label ? [label as Expr] : []))
      return factorsFully(answer, minus(power(bracketed(large!), 2), power(small!, 2)))
    },
  }),
})
