import {
  areaModel,
  type Both,
  blank,
  both,
  bracketed,
  type Content,
  type Expr,
  equation,
  evaluate,
  expandedExpression,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  join,
  name,
  people,
  polygon,
  power,
  prose,
} from '../../../author.ts'
import { agree, monomial, polynomial, times } from '../../kit/polynomials/polynomial.ts'
import { nonzero } from '../../kit/polynomials/polynomial-pairs.ts'
import type { levels } from './levels.ts'
import { drawBinomials, type Kind } from './parts.ts'

const PLACES = [2, 3, -4]

export const mediumForms = (form: FormMaker<typeof levels>) => ({
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
    ask([[b, a], [d, c]]): Both<Content> {
      const sides = (first: number, second: number) => [monomial(first, ['x', 1]), expr(second)]
      return both([
        figure(
          areaModel({
            columns: sides(a, b),
            rows: sides(c, d),
            cells: [
              [blank(3), blank(3)],
              [blank(3), blank(3)],
            ],
            columnSizes: [2, 1.5],
            rowSizes: [1.2, 1],
          }),
        ),
        equation(join(bracketed(polynomial([b, a])), bracketed(polynomial([d, c]))), blank(7)),
      ])
    },
    check(printed, answer) {
      const { left } = printed.one('relation')
      return agree(answer, left)
    },
  }),

  area: form({
    levels: ['easy', 'medium'],
    draw: (random, level: { readonly kinds: readonly Kind[] }) => {
      const isTriangle = random.evenly([false, true])
      const [[b, a], [d, c]] = level.kinds.includes('leading ones')
        ? ([
            [random.int(1, 10), 1],
            [random.int(1, 10), 1],
          ] as const)
        : drawBinomials(random)
      return { one: [b, a] as const, two: [d, c] as const, isTriangle }
    },
    answer: expandedExpression,
    solve: ({ one, two, isTriangle }) =>
      polynomial(times(isTriangle ? [2 * one[0], 2 * one[1]] : one, two).map(c => c / (isTriangle ? 2 : 1))),
    ask({ one, two, isTriangle }): Both<Content> {
      const [width, height] = [polynomial(isTriangle ? [2 * one[0], 2 * one[1]] : one), polynomial(two)]
      const square = { mark: 'square' as const }
      const drawn = figure(
        isTriangle
          ? polygon({
              vertices: [
                [0, 0],
                [6, 0],
                [0, 4],
              ],
              sides: [width, null, height],
              angles: [square],
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
              angles: [square, square, square, square],
              size: 12,
            }),
      )
      return {
        en: [drawn, prose`Write the area as a polynomial in standard form.`],
        es: [drawn, prose`Escribe el área como un polinomio en forma estándar.`],
      }
    },
    check(printed, answer) {
      const { corners, lines } = printed.figure('polygon')
      const [one, two] = lines.flatMap(({ label }) => (label ? [label as Expr] : []))
      return PLACES.every(x =>
        evaluate(one!, { x })
          .times(evaluate(two!, { x }))
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
    check: (printed, choice) => agree(expr(choice), printed.one('relation').left),
  }),
})
