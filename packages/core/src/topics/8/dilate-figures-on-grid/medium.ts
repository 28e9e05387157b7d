import {
  type Expr,
  equation,
  exact,
  explainedBy,
  expr,
  figure,
  fractionInLowestTerms,
  itemOf,
  line,
  over,
  type Point,
  Ratio,
  type Sentence,
  sentenceChoice,
  statements,
  symbol,
  tupleOf,
} from '../../../author.ts'
import {
  dilated,
  dilationDrawn,
  dilationGrid,
  dilationSteps,
  drawDilation,
  type Factor,
  isDilated,
  ORIGIN,
  quadrantsOf,
  ratioOf,
} from '../../kit/transformations/dilations.ts'
import { verticesStep } from '../../kit/transformations/grids.ts'
import {
  atLetter,
  letter,
  lettersJoined,
  named,
  namedJoined,
  namedPoints,
  nameOf,
  PRIME,
  paragraph,
  type Vertices,
} from '../../kit/transformations/points.ts'
import { areDilated, byFactor, dilationKey, drawnDilation, type Form, shapeName } from './parts.ts'

/** A figure that does not surround the center. */
const isAside = (given: Vertices) => quadrantsOf(given) <= 2 && given.some(([x, y]) => x !== 0 && y !== 0)
/** Its coordinates are different numbers, so that their quotients are two. */
const isTelling = ([x, y]: Point) => x !== 0 && y !== 0 && Math.abs(x) !== Math.abs(y)
const READ: readonly Factor[] = [
  [2, 3],
  [5, 2],
  [3, 4],
  [1, 3],
  [3, 2],
  [1, 2],
]

/** Whole numbers come of them whichever way they are used. */
const PARTS: readonly Factor[] = [
  [1, 3],
  [1, 2],
]
const wrongOf = (given: Vertices, [n, d]: Factor): readonly [Vertices, Vertices, Vertices] => [
  given.map(([x, y]): Point => [(n * x) / d, y]),
  dilated(given, [d, n]),
  given.map(([x, y]): Point => [x - d, y - d]),
]

const choiceOf = (key: string, image: Vertices): Sentence => ({
  key: `${key} ${image.join(' ')}`,
  says: { en: named(image, PRIME), es: named(image, PRIME) },
})

export const mediumForms = (form: Form) => ({
  listByFactor: form({
    levels: ['medium'],
    share: 2,
    lines: 2,
    draw(random, { factors }) {
      const shape = random.evenly(['quadrilateral', 'triangle'] as const)
      return drawDilation(random, shape, random.evenly(factors))
    },
    answer: namedPoints(PRIME),
    solve: ({ image }) => image,
    ask({ given, factor }) {
      const [spoken, shape, name] = [byFactor(factor, ORIGIN), shapeName(given), nameOf(given.length)]
      const [all, wanted] = [namedJoined(given), lettersJoined(given.length, PRIME)]
      return {
        en: paragraph(
          line`The vertices of ${shape} ${name} are `,
          all.en,
          line`. The ${shape} is dilated `,
          spoken.en,
          line`. Find `,
          wanted.en,
          line`.`,
        ),
        es: paragraph(
          line`Los vértices del ${shape} ${name} son `,
          all.es,
          line`. El ${shape} se dilata `,
          spoken.es,
          line`. Halla `,
          wanted.es,
          line`.`,
        ),
      }
    },
    solution: ({ given, factor }) => dilationSteps(given, factor),
    check: areDilated,
  }),

  drawByFactor: form({
    levels: ['medium'],
    share: 2,
    draw(random, { factors }) {
      const shape = random.evenly(['triangle', 'quadrilateral'] as const)
      return drawDilation(random, shape, random.evenly(factors), ORIGIN, isAside)
    },
    answer: drawnDilation,
    solve: facts => facts,
    ask({ given, factor, center }) {
      const [spoken, shape, name] = [byFactor(factor, center, true), shapeName(given), nameOf(given.length)]
      const drawn = figure(dilationGrid({ given, center }))
      return {
        en: [paragraph(line`Dilate ${shape} ${name} `, spoken.en, line`. Draw and label the image.`), drawn],
        es: [
          paragraph(line`Dilata el ${shape} ${name} `, spoken.es, line`. Dibuja la imagen y rotula sus vértices.`),
          drawn,
        ],
      }
    },
    key: (_, dilation) => dilationKey(dilation),
    solution: ({ given, factor, image, center }) => [
      verticesStep(given),
      ...dilationSteps(given, factor),
      dilationDrawn({ given, image, center }),
    ],
    check: (printed, { image }) => areDilated(printed, image),
  }),

  findFactor: form({
    levels: ['medium'],
    share: 2,
    draw: random => {
      const shape = random.evenly(['triangle', 'quadrilateral'] as const)
      return drawDilation(random, shape, random.evenly(READ), ORIGIN, given => isAside(given) && given.some(isTelling))
    },
    answer: fractionInLowestTerms,
    solve: ({ factor }) => ratioOf(factor),
    ask({ given, image, center }) {
      const [shape, name, primed] = [shapeName(given), nameOf(given.length), nameOf(given.length, PRIME)]
      const drawn = figure(dilationGrid({ given, image, center }))
      return {
        en: [
          drawn,
          paragraph(
            line`A dilation with center ${symbol('O')}, the origin, takes ${shape} ${name} to ${primed}. What is the scale factor, as a fraction in lowest terms?`,
          ),
        ],
        es: [
          drawn,
          paragraph(
            line`Una dilatación con centro ${symbol('O')}, el origen, lleva el ${shape} ${name} a ${primed}. ¿Cuál es el factor de escala, como fracción en su mínima expresión?`,
          ),
        ],
      }
    },
    solution({ given, image, factor }) {
      const i = given.findIndex(isTelling)
      const [from, to] = [itemOf(given, i), itemOf(image, i)]
      const k = ratioOf(factor)
      return [
        explainedBy(paragraph(line`${atLetter(letter(i), ...from)}; ${atLetter(letter(i, PRIME), ...to)}`), {
          en: line`Read one vertex and its image from the grid.`,
          es: line`Lee en la cuadrícula un vértice y su imagen.`,
        }),
        explainedBy(statements(quotientIs(to[0], from[0], k), quotientIs(to[1], from[1], k)), {
          en: line`Divide each coordinate of the image by that of the figure: both quotients are the scale factor.`,
          es: line`Divide cada coordenada de la imagen entre la de la figura: los dos cocientes son el factor de escala.`,
        }),
        explainedBy(equation(symbol('k'), k), {
          en:
            factor[0] < factor[1]
              ? line`The scale factor ${symbol('k')} is less than 1: the image is a reduction.`
              : line`The scale factor ${symbol('k')} is greater than 1: the image is an enlargement.`,
          es:
            factor[0] < factor[1]
              ? line`El factor de escala ${symbol('k')} es menor que 1: la imagen es una reducción.`
              : line`El factor de escala ${symbol('k')} es mayor que 1: la imagen es una ampliación.`,
        }),
      ]
    },
    check(printed, k) {
      const [given, image] = printed.figure('transformation-grid').shapes
      return given!.vertices.every((at, i) =>
        isDilated(at, itemOf(image!.vertices, i), Ratio.of(exact(k).n, exact(k).d)),
      )
    },
  }),

  chooseImage: form({
    levels: ['medium'],
    share: 2,
    draw: random => {
      const factor = random.evenly(PARTS)
      return drawDilation(
        random,
        'triangle',
        factor,
        ORIGIN,
        given => given.every(([x, y]) => x !== 0 && y !== 0) && new Set(wrongOf(given, factor).map(String)).size === 3,
      )
    },
    answer: sentenceChoice,
    solve: ({ image }) => choiceOf('right', image),
    mistakes: ({ given, factor }) => {
      const [onlyFirst, turned, added] = wrongOf(given, factor)
      return {
        onlyFirst: choiceOf('onlyFirst', onlyFirst),
        turnedOver: choiceOf('turnedOver', turned),
        added: choiceOf('added', added),
      }
    },
    ask({ given, factor }) {
      const [all, name, primed, spoken] = [namedJoined(given), nameOf(3), nameOf(3, PRIME), byFactor(factor, ORIGIN)]
      return {
        en: paragraph(
          line`Triangle ${name} has vertices `,
          all.en,
          line`. It is dilated `,
          spoken.en,
          line`. Which are the vertices of ${primed}?`,
        ),
        es: paragraph(
          line`El triángulo ${name} tiene los vértices `,
          all.es,
          line`. Se dilata `,
          spoken.es,
          line`. ¿Cuáles son los vértices de ${primed}?`,
        ),
      }
    },
    solution({ given, factor }, { says }) {
      const [products] = dilationSteps(given, factor)
      return [
        products!,
        explainedBy(says, {
          en: line`Find each product.`,
          es: line`Halla cada producto.`,
        }),
      ]
    },
    whyWrong: ({ factor }) => ({
      onlyFirst: {
        en: line`Only the ${symbol('x')}-coordinates were multiplied.`,
        es: line`Solo se multiplicaron las coordenadas ${symbol('x')}.`,
      },
      turnedOver: {
        en: line`The coordinates were multiplied by ${factor[1]}, not by ${ratioOf(factor)}.`,
        es: line`Las coordenadas se multiplicaron por ${factor[1]}, no por ${ratioOf(factor)}.`,
      },
      added: {
        en: line`The coordinates were not multiplied: ${factor[1]} was subtracted from each of them.`,
        es: line`Las coordenadas no se multiplicaron: se restó ${factor[1]} de cada una.`,
      },
    }),
    check(printed, { key }) {
      const numbers = key
        .split(' ')
        .slice(1)
        .map(pair => tupleOf(pair.split(',').map(Number), 2))
      return areDilated(printed, numbers)
    },
  }),
})

const divided = (a: number, b: number): Expr => over(a, b)
/** A quotient that is in lowest terms as it stands is not said to be equal to itself. */
const quotientIs = (a: number, b: number, k: Ratio): Expr =>
  a === k.n && b === k.d ? expr(k) : equation(divided(a, b), k)
