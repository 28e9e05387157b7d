import {
  answerStep,
  bracketed,
  cone,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  figure,
  line,
  measure,
  over,
  power,
  prose,
  pyramid,
  type Random,
  Ratio,
  rectangularPrism,
  root,
  step,
  sum,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { measured } from '../../kit/measures/measured.ts'
import { type Form, type Known, rootStep, squareOf, squareSteps, x } from './parts.ts'

/** Edges of boxes whose diagonals are whole. */
const BOXES = [
  [2, 3, 6, 7],
  [4, 6, 12, 14],
  [6, 9, 18, 21],
  [4, 4, 7, 9],
  [8, 8, 14, 18],
  [2, 6, 9, 11],
  [6, 6, 7, 11],
  [3, 4, 12, 13],
  [8, 9, 12, 17],
  [6, 10, 15, 19],
  [4, 13, 16, 21],
  [8, 11, 16, 21],
  [9, 12, 20, 25],
  [12, 15, 16, 25],
  [6, 13, 18, 23],
  [3, 6, 6, 9],
  [6, 12, 12, 18],
  [5, 10, 10, 15],
] as const
const UNITS = ['centimeter', 'inch', 'meter', 'foot'] as const

/** Half the base, the height and the slant height of cones and pyramids. */
const SLANTS = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
  [9, 12, 15],
  [12, 9, 15],
  [7, 24, 25],
  [10, 24, 26],
  [12, 16, 20],
  [15, 8, 17],
  [15, 20, 25],
  [8, 6, 10],
] as const

/** Half the base edge, the height and the lateral edge of square pyramids. */
const PYRAMIDS = [
  [6, 3, 9],
  [6, 7, 11],
  [4, 7, 9],
  [8, 14, 18],
  [10, 5, 15],
  [12, 14, 22],
  [6, 17, 19],
  [10, 23, 27],
  [14, 7, 21],
  [12, 6, 18],
  [12, 21, 27],
  [18, 9, 27],
] as const

const drawBox = (random: Random) => {
  const [a, b, c, d] = random.pick(BOXES)
  const [length, width, height] = random.shuffle([a, b, c])
  return { length, width, height, diagonal: d, unit: random.evenly(UNITS) }
}

export const solidForms = (form: Form) => ({
  spaceDiagonal: form({
    levels: ['hard'],
    share: 2,
    lines: 4,
    draw: drawBox,
    answer: measured,
    solve: ({ diagonal, unit }) => ({ amount: diagonal, unit }),
    ask({ length, width, height, unit }) {
      const drawn = figure(rectangularPrism(length, width, height, { unit }))
      return {
        en: [
          drawn,
          prose`How long is the segment that joins a bottom corner of the rectangular prism to the opposite top corner, through its inside?`,
        ],
        es: [
          drawn,
          prose`¿Cuánto mide el segmento que une una esquina de abajo del prisma rectangular con la esquina opuesta de arriba, por su interior?`,
        ],
      }
    },
    solution({ length, width, height, diagonal, unit }) {
      const [d, base] = [symbol('d'), length ** 2 + width ** 2]
      return [
        explainedBy(equation(sum(power(length, 2), power(width, 2)), power(d, 2)), {
          en: line`First triangle, in the bottom: its hypotenuse ${d} is the diagonal of the bottom.`,
          es: line`Primer triángulo, en la base: su hipotenusa ${d} es la diagonal de la base.`,
        }),
        step(equation(equation(power(d, 2), sum(length ** 2, width ** 2)), base), because.addTheSquares),
        explainedBy(
          equation(
            equation(equation(power(x, 2), sum(power(d, 2), power(height, 2))), sum(base, height ** 2)),
            base + height ** 2,
          ),
          {
            en: line`Second triangle: ${d} and the height, ${measure(height, unit)}, are the legs and the segment ${x} is the hypotenuse. Substitute the value of ${power(d, 2)}.`,
            es: line`Segundo triángulo: ${d} y la altura, ${measure(height, unit)}, son los catetos y el segmento ${x} es la hipotenusa. Sustituye el valor de ${power(d, 2)}.`,
          },
        ),
        step(equation(equation(x, root(diagonal ** 2)), measure(diagonal, unit)), because.positiveRoot),
      ]
    },
    check(printed, { amount }) {
      const { solid } = printed.figure('solid-3d')
      if (solid.shape !== 'rectangular-prism') return false
      const edges = [solid.labels.length, solid.labels.width, solid.labels.height]
      const together = edges
        .map(edge => evaluate(edge as Expr).power(2))
        .reduce((all, one) => all.plus(one), Ratio.of(0))
      return exact(amount).n > 0 && exact(amount).power(2).equals(together)
    },
  }),

  slantOrHeight: form({
    levels: ['hard'],
    lines: 4,
    draw(random) {
      const shape = random.evenly(['cone', 'pyramid'] as const)
      const asks = random.evenly(['slant', 'height'] as const)
      const [half, height, slant] = random.pick(SLANTS)
      return { shape, asks, half, height, slant, unit: random.evenly(UNITS) }
    },
    answer: measured,
    solve: ({ asks, height, slant, unit }) => ({ amount: asks === 'slant' ? slant : height, unit }),
    ask({ shape, asks, half, height, slant, unit }) {
      const labels = {
        height: asks === 'height' ? x : measure(height, unit),
        slant: asks === 'slant' ? x : measure(slant, unit),
      }
      const drawn = figure(
        shape === 'cone'
          ? cone(half, height, { labels: { ...labels, radius: null, diameter: measure(2 * half, unit) } })
          : pyramid(2 * half, 2 * half, height, {
              labels: { ...labels, length: measure(2 * half, unit), width: measure(2 * half, unit) },
            }),
      )
      const asked =
        asks === 'slant'
          ? shape === 'cone'
            ? {
                en: prose`Find the slant height ${x} of the cone.`,
                es: prose`Halla la altura inclinada ${x} del cono.`,
              }
            : {
                en: prose`Find the slant height ${x} of the square pyramid.`,
                es: prose`Halla la altura inclinada ${x} de la pirámide de base cuadrada.`,
              }
          : shape === 'cone'
            ? { en: prose`Find the height ${x} of the cone.`, es: prose`Halla la altura ${x} del cono.` }
            : {
                en: prose`Find the height ${x} of the square pyramid.`,
                es: prose`Halla la altura ${x} de la pirámide de base cuadrada.`,
              }
      return { en: [drawn, asked.en], es: [drawn, asked.es] }
    },
    solution({ shape, asks, half, height, slant, unit }, { amount }) {
      const known: Known = asks === 'slant' ? { legs: [half, height] } : { leg: half, hypotenuse: slant }
      const found = measure(amount, unit)
      return [
        explainedBy(
          equation(over(2 * half, 2), half),
          shape === 'cone'
            ? {
                en: line`The radius is half of the diameter. It meets the height at a right angle.`,
                es: line`El radio es la mitad del diámetro. Forma un ángulo recto con la altura.`,
              }
            : {
                en: line`The distance from the center of the base to the middle of an edge is half an edge. It meets the height at a right angle.`,
                es: line`La distancia del centro de la base al punto medio de una arista es media arista. Forma un ángulo recto con la altura.`,
              },
        ),
        ...squareSteps(known, {
          en: line`The slant height is the hypotenuse. Use the Pythagorean theorem.`,
          es: line`La altura inclinada es la hipotenusa. Usa el teorema de Pitágoras.`,
        }),
        rootStep(squareOf(known), unit),
        answerStep(
          found,
          asks === 'slant'
            ? { en: line`The slant height is ${found}.`, es: line`La altura inclinada es de ${found}.` }
            : { en: line`The height is ${found}.`, es: line`La altura es de ${found}.` },
        ),
      ]
    },
    check(printed, { amount }) {
      const { solid } = printed.figure('solid-3d')
      if (solid.shape !== 'cone' && solid.shape !== 'pyramid') return false
      const base = solid.shape === 'cone' ? solid.labels.diameter : solid.labels.length
      const of = (label: unknown) => ((label as Expr).kind === 'symbol' ? exact(amount) : evaluate(label as Expr))
      const half = evaluate(base as Expr).over(2)
      return (
        exact(amount).n > 0 &&
        half.power(2).plus(of(solid.labels.height).power(2)).equals(of(solid.labels.slant).power(2))
      )
    },
  }),

  lateralEdge: form({
    levels: ['hard'],
    share: 2,
    lines: 5,
    draw(random) {
      const [half, height, edge] = random.pick(PYRAMIDS)
      return { half, height, edge, unit: random.evenly(UNITS) }
    },
    answer: measured,
    solve: ({ edge, unit }) => ({ amount: edge, unit }),
    ask({ half, height, unit }) {
      const drawn = figure(pyramid(2 * half, 2 * half, height, { unit }))
      return {
        en: [
          drawn,
          prose`The base of the pyramid is a square. How long is an edge from the top to a corner of the base?`,
        ],
        es: [
          drawn,
          prose`La base de la pirámide es un cuadrado. ¿Cuánto mide una arista que va de la cúspide a una esquina de la base?`,
        ],
      }
    },
    solution({ half, height, edge, unit }) {
      const [d, side] = [symbol('d'), 2 * half]
      const square = 2 * side * side
      return [
        explainedBy(equation(equation(power(d, 2), sum(power(side, 2), power(side, 2))), square), {
          en: line`First triangle, in the base: two sides are the legs and the diagonal ${d} is the hypotenuse.`,
          es: line`Primer triángulo, en la base: dos lados son los catetos y la diagonal ${d} es la hipotenusa.`,
        }),
        explainedBy(equation(equation(power(bracketed(over(d, 2)), 2), over(square, 4)), square / 4), {
          en: line`The center of the base is in the middle of the diagonal. The square of half of ${d} is a fourth of its square.`,
          es: line`El centro de la base está a la mitad de la diagonal. El cuadrado de la mitad de ${d} es un cuarto de su cuadrado.`,
        }),
        explainedBy(equation(equation(power(x, 2), sum(square / 4, power(height, 2))), square / 4 + height ** 2), {
          en: line`Second triangle: this half and the height are the legs, and the edge ${x} is the hypotenuse.`,
          es: line`Segundo triángulo: esa mitad y la altura son los catetos, y la arista ${x} es la hipotenusa.`,
        }),
        step(equation(equation(x, root(edge ** 2)), measure(edge, unit)), because.positiveRoot),
      ]
    },
    // A corner of the base is half an edge across and half an edge back from the foot of the height.
    check(printed, { amount }) {
      const { solid } = printed.figure('solid-3d')
      if (solid.shape !== 'pyramid') return false
      const of = (label: unknown) => evaluate(label as Expr)
      const { length, width, height } = solid.labels
      const together = of(length).over(2).power(2).plus(of(width).over(2).power(2)).plus(of(height).power(2))
      return exact(amount).n > 0 && exact(amount).power(2).equals(together)
    },
  }),
})
