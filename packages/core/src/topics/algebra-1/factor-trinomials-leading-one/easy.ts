import {
  answerStep,
  areaModel,
  blank,
  both,
  type Expr,
  equation,
  evaluate,
  explainedBy,
  expression,
  type FormMaker,
  factoredExpression,
  failed,
  figure,
  itemOf,
  join,
  line,
  list,
  m,
  prose,
  statements,
  step,
  sum,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { factorsFully } from '../../kit/polynomials/factored.ts'
import { factorFor, monomial, sumOf } from '../../kit/polynomials/polynomial.ts'

import type { levels } from './levels.ts'
import { draw, drawMonic, expanded, factor, lettersOf, pairStep, product, scaled } from './trinomials.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
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

  fill: form({
    levels: ['easy'],
    instruction: { en: prose`Complete the factors.`, es: prose`Completa los factores.` },
    draw: drawMonic,
    answer: factoredExpression,
    solve: drawn => product(drawn),
    ask: drawn => both(m`${expanded(drawn)} = (x __)(x __)`),
    solution: drawn => scaled(drawn).steps(),
    check: (printed, answer) => factorsFully(answer, printed.one('relation').left),
  }),

  otherFactor: form({
    levels: ['easy'],
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
      explainedBy(m`${known}n = ${known * n}`, {
        en: line`Let the missing factor be ${m`x + n`}: the constant terms must be equal on both sides.`,
        es: line`Sea ${m`x + n`} el factor que falta: los términos constantes deben ser iguales en ambos lados.`,
      }),
      step(equation(m`n`, n), because.divideBothSides, { value: known }),
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
      en: prose`Complete the area model with its labels. Then write the trinomial as a product.`,
      es: prose`Completa el modelo de área con sus etiquetas. Luego escribe el trinomio como producto.`,
    },
    draw: (random, level) => ({ ...drawMonic(random, level), isOpen: level.isOpen }),
    answer: factoredExpression,
    solve: drawn => product(drawn),
    ask: drawn => {
      const { m: row, n: column, isOpen } = drawn
      const cells = [
        [m`x^2`, isOpen ? blank(3) : monomial(column, ['x', 1])],
        [isOpen ? blank(3) : monomial(row, ['x', 1]), m`${row * column}`],
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
    key: ({ m: row, n: column, isOpen }) => {
      const boxes = list(monomial(column, ['x', 1]), monomial(row, ['x', 1]))
      return isOpen
        ? {
            en: prose`Top: ${list(m`x`, column)}; side: ${list(m`x`, row)}; empty boxes: ${boxes}. The other way around is right too.`,
            es: prose`Arriba: ${list(m`x`, column)}; al lado: ${list(m`x`, row)}; recuadros vacíos: ${boxes}. Al revés también es correcto.`,
          }
        : {
            en: prose`Top: ${list(m`x`, column)}; side: ${list(m`x`, row)}.`,
            es: prose`Arriba: ${list(m`x`, column)}; al lado: ${list(m`x`, row)}.`,
          }
    },
    solution: drawn => {
      const { m: row, n: column, isOpen } = drawn
      const x = symbol('x')
      return [
        ...(isOpen ? [pairStep(drawn)] : []),
        step(
          statements(
            equation(join(x, column), monomial(column, ['x', 1])),
            equation(join(x, row), monomial(row, ['x', 1])),
            equation(join(row, column), row * column),
          ),
          because.explain,
          {
            sentence: isOpen
              ? {
                  en: line`Top: ${x} and ${column}; side: ${x} and ${row}. Each box is the product of its labels.`,
                  es: line`Arriba: ${x} y ${column}; al lado: ${x} y ${row}. Cada recuadro es el producto de sus etiquetas.`,
                }
              : {
                  en: line`Each box is the product of its labels. The box ${m`x^2`} has ${x} above and ${x} at its side, so ${column} is above ${monomial(column, ['x', 1])} and ${row} is at the side of ${monomial(row, ['x', 1])}.`,
                  es: line`Cada recuadro es el producto de sus etiquetas. El recuadro ${m`x^2`} tiene ${x} arriba y ${x} al lado; así, ${column} va arriba de ${monomial(column, ['x', 1])} y ${row} al lado de ${monomial(row, ['x', 1])}.`,
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
      const boxes = printed
        .figure('area-model')
        .cells.flat()
        .map(cell => cell as Expr)
      const isWhole = boxes.every(({ kind }) => kind !== 'blank')
      return (!isWhole || factorsFully(answer, sumOf(boxes))) && factorsFully(answer, printed.one('relation').left)
    },
  }),
})
