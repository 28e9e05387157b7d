import {
  both,
  bracketed,
  equation,
  explainedBy,
  expr,
  expression,
  type FormMaker,
  findMistake,
  itemOf,
  join,
  line,
  over,
  power,
  prose,
  radical,
  root,
  rootOf,
  simplifySquareRoot,
  step,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { monomial } from '../../kit/polynomials/polynomial.ts'
import type { levels } from './levels.ts'
import {
  apart,
  isEqualTo,
  isRootOf,
  isSquareFree,
  type LetterRoot,
  MIDDLE,
  nonnegative,
  type Power,
  PRODUCTS,
  quotients,
  rationalizeSteps,
  rootWork,
  SQUAREFREE,
  valueOf,
  withRoot,
} from './roots.ts'

const productOfRoots = {
  en: line`The product of two roots is the root of the product.`,
  es: line`El producto de dos raíces es la raíz del producto.`,
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  rationalize: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Simplify. Leave no radical in the denominator.`,
      es: prose`Simplifica. No dejes radicales en el denominador.`,
    },
    draw: random => quotients.rationalize(random),
    answer: radical,
    solve: valueOf,
    ask: ({ n, d, isSplit }) => both(isSplit ? over(n, root(d)) : root(over(n, d))),
    solution: rationalizeSteps,
    check: (printed, answer) => isSquareFree(answer.k) && isRootOf(printed, answer),
  }),

  product: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Multiply. Write the answer in simplest radical form.`,
      es: prose`Multiplica. Escribe la respuesta con el radical en su forma más simple.`,
    },
    draw: random => random.evenly(PRODUCTS),
    answer: radical,
    solve: ([one, other]) => rootOf(one * other),
    ask: ([one, other]) => both(join(root(one), root(other))),
    solution: ([one, other]) => [
      explainedBy(
        equation(join(root(one), root(other)), equation(root(join(one, other)), root(one * other))),
        productOfRoots,
      ),
      ...simplifySquareRoot(one * other),
    ],
    check: (printed, answer) => isSquareFree(answer.k) && isRootOf(printed, answer),
  }),

  entire: form({
    levels: ['hard'],
    instruction: {
      en: prose`Write as one square root, with nothing in front. The variable is nonnegative.`,
      es: prose`Escribe como una sola raíz cuadrada, sin nada delante. La variable es no negativa.`,
    },
    draw: random => ({ a: random.int(2, 9), k: random.pick(SQUAREFREE), e: random.int(1, 4) }),
    answer: expression,
    solve: ({ a, k, e }) => root(monomial(a * a * k, ['x', 2 * e + 1])),
    ask: ({ a, k, e }) => both(join(monomial(a, ['x', e]), root(monomial(k, ['x', 1])))),
    solution: ({ a, k, e }) => {
      const front = monomial(a, ['x', e])
      const square = monomial(a * a, ['x', 2 * e])
      return [
        step(join(root(power(bracketed(front), 2)), root(monomial(k, ['x', 1]))), because.asRootOfSquare, {
          value: front,
        }),
        explainedBy(join(root(square), root(monomial(k, ['x', 1]))), {
          en: line`Square the number and double the exponent.`,
          es: line`Eleva el número al cuadrado y duplica el exponente.`,
        }),
        explainedBy(root(join(square, bracketed(monomial(k, ['x', 1])))), productOfRoots),
        step(root(monomial(a * a * k, ['x', 2 * e + 1])), because.multiply),
      ]
    },
    check: (printed, answer) => answer.kind === 'root' && isEqualTo(itemOf(printed.maths, 0), answer),
  }),

  findTheError: form(
    nonnegative(
      findMistake({
        levels: ['hard'],
        share: 2,
        lines: 2,
        draw: (random): LetterRoot => ({
          part: random.pick(MIDDLE),
          powers: [
            ['x', random.pick([3, 5, 7, 9])],
            ['y', random.pick([4, 6, 8])],
          ],
          coefficient: 1,
        }),
        work: rootWork,
        steps: drawn => {
          const { square, rest, answer } = apart(drawn)
          return [
            step(join(root(square), root(rest)), because.greatestSquareFactor, { factor: square }),
            step(answer, because.halveEvenExponents),
          ]
        },
        mistakes: {
          rootForgotten: {
            says: drawn => {
              const { square } = apart(drawn)
              return {
                en: line`${square} was written in front of the root, not the root of ${square}`,
                es: line`se escribió ${square} delante de la raíz, y no la raíz de ${square}`,
              }
            },
            work: drawn => {
              const [given, split] = rootWork(drawn)
              const { square, rest } = apart(drawn)
              return [given, split, withRoot(square, rest)]
            },
          },
          exponentsKept: {
            says: () => ({
              en: line`the root of the number was taken, but the exponents were not halved`,
              es: line`se sacó la raíz del número, pero no se dividieron los exponentes entre 2`,
            }),
            work: drawn => {
              const [given, split] = rootWork(drawn)
              const even = drawn.powers.map(([letter, e]): Power => [letter, e - (e % 2)])
              return [given, split, withRoot(monomial(drawn.part[0], ...even), apart(drawn).rest)]
            },
          },
          oddFactorLost: {
            says: ({ powers: [[letter, e]] }) => ({
              en: line`one factor ${symbol(letter)} of ${power(symbol(letter), e)} was lost`,
              es: line`se perdió un factor ${symbol(letter)} de ${power(symbol(letter), e)}`,
            }),
            work: drawn => {
              const { square, outside } = apart(drawn)
              const [given] = rootWork(drawn)
              const rest = expr(drawn.part[1])
              return [given, join(root(square), root(rest)), withRoot(outside, rest)]
            },
          },
        },
        follows: isEqualTo,
      }),
    ),
  ),
})
