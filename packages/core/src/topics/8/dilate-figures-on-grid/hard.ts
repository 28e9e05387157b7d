import { explainedBy, figure, itemOf, line, type Point, type Random, symbol } from '../../../author.ts'
import {
  dilationDrawn,
  dilationGrid,
  dilationSteps,
  drawDilation,
  type Factor,
  factorTimes,
  isDilated,
  ORIGIN,
  ratioOf,
} from '../../kit/transformations/dilations.ts'
import { verticesStep } from '../../kit/transformations/grids.ts'
import { type Move, moved, sumsOf, translation } from '../../kit/transformations/moves.ts'
import {
  byRule,
  givenVertices,
  lettersJoined,
  named,
  namedJoined,
  namedPoints,
  nameOf,
  PRIME,
  paragraph,
  printedPoints,
  printedRules,
  ruleOf,
  SECOND,
} from '../../kit/transformations/points.ts'
import { areDilated, byFactor, dilationKey, drawnDilation, type Form, shapeName } from './parts.ts'

const drawCenter = (random: Random, most: number): Point => [
  random.intExcept(-most, most, 0),
  random.intExcept(-most, most, 0),
]
const [X, Y] = [symbol('x'), symbol('y')]
const PREIMAGES: readonly Factor[] = [
  [3, 2],
  [1, 2],
  [2, 3],
  [3, 4],
  [1, 3],
  [5, 2],
]

export const hardForms = (form: Form) => ({
  otherCenter: form({
    levels: ['hard'],
    share: 3,
    lines: 3,
    draw(random, { factors }) {
      const factor = random.evenly(factors)
      const shape = random.evenly(['triangle', 'quadrilateral'] as const)
      return drawDilation(random, shape, factor, drawCenter(random, 4))
    },
    answer: namedPoints(PRIME),
    solve: ({ image }) => image,
    ask({ given, factor, center }) {
      const [spoken, shape, name] = [byFactor(factor, center), shapeName(given), nameOf(given.length)]
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
    solution: ({ given, factor, center }) => dilationSteps(given, factor, center),
    check: areDilated,
  }),

  drawOtherCenter: form({
    levels: ['hard'],
    share: 3,
    draw(random, { factors }) {
      const factor = random.evenly([factors[5], factors[0], factors[2], factors[3]])
      return drawDilation(random, 'triangle', factor, drawCenter(random, 4))
    },
    answer: drawnDilation,
    solve: facts => facts,
    ask({ given, factor, center }) {
      const [spoken, name] = [byFactor(factor, center), nameOf(3)]
      const drawn = figure(dilationGrid({ given, center }))
      return {
        en: [paragraph(line`Dilate triangle ${name} `, spoken.en, line`. Draw and label the image.`), drawn],
        es: [
          paragraph(line`Dilata el triángulo ${name} `, spoken.es, line`. Dibuja la imagen y rotula sus vértices.`),
          drawn,
        ],
      }
    },
    key: (_, dilation) => dilationKey(dilation),
    solution: ({ given, factor, image, center }) => [
      verticesStep(given),
      ...dilationSteps(given, factor, center),
      dilationDrawn({ given, image, center }),
    ],
    check: (printed, { image }) => areDilated(printed, image),
  }),

  preimage: form({
    levels: ['hard'],
    share: 2,
    lines: 3,
    draw(random) {
      const factor = random.evenly(PREIMAGES)
      return drawDilation(random, random.evenly(['triangle', 'quadrilateral'] as const), factor)
    },
    answer: namedPoints(''),
    solve: ({ given }) => given,
    ask({ image, factor }) {
      const [spoken, shape, name] = [byFactor(factor, ORIGIN), shapeName(image), nameOf(image.length)]
      const [all, wanted] = [namedJoined(image, PRIME), lettersJoined(image.length)]
      return {
        en: paragraph(
          line`When ${shape} ${name} is dilated `,
          spoken.en,
          line`, the vertices of its image are `,
          all.en,
          line`. Find `,
          wanted.en,
          line`.`,
        ),
        es: paragraph(
          line`Al dilatar el ${shape} ${name} `,
          spoken.es,
          line`, los vértices de su imagen son `,
          all.es,
          line`. Halla `,
          wanted.es,
          line`.`,
        ),
      }
    },
    solution({ given, image, factor: [n, d] }) {
      const back: Factor = [d, n]
      const [k, reciprocal] = [ratioOf([n, d]), ratioOf(back)]
      return [
        explainedBy(paragraph(ruleOf([factorTimes(back, X), factorTimes(back, Y)])), {
          en: line`Undo the multiplication by ${k}: multiply the coordinates of the image by ${reciprocal}.`,
          es: line`Deshaz la multiplicación por ${k}: multiplica las coordenadas de la imagen por ${reciprocal}.`,
        }),
        explainedBy(named(image.map(([x, y]) => [factorTimes(back, x), factorTimes(back, y)])), {
          en: line`Substitute the coordinates of the image.`,
          es: line`Sustituye las coordenadas de la imagen.`,
        }),
        explainedBy(named(given), { en: line`Find each product.`, es: line`Halla cada producto.` }),
      ]
    },
    check(printed, given) {
      const points = printedPoints(printed)
      return given.every((at, i) => isDilated(at, points.get('ABCDE'.charAt(i) + PRIME)!, printed.role('k')))
    },
  }),

  thenTranslate: form({
    levels: ['hard'],
    share: 2,
    lines: 3,
    draw(random, { factors }) {
      const dilation = drawDilation(random, 'triangle', random.evenly([factors[1], factors[5], factors[0], factors[3]]))
      const move: Move = random.until(
        () => [random.intExcept(-7, 7, 0), random.intExcept(-7, 7, 0)] as const,
        ([a, b]) => Math.abs(a) !== Math.abs(b),
      )
      return { ...dilation, move, end: moved(dilation.image, move) }
    },
    answer: namedPoints(SECOND),
    solve: ({ end }) => end,
    ask({ given, factor, move }) {
      const [spoken, name, all] = [byFactor(factor, ORIGIN), nameOf(3), namedJoined(given)]
      const [primed, wanted] = [nameOf(3, PRIME), lettersJoined(3, SECOND)]
      return {
        en: paragraph(
          line`Triangle ${name} has vertices `,
          all.en,
          line`. It is dilated `,
          spoken.en,
          line`. The image ${primed} is then translated by the rule `,
          translation(move),
          line`. Find `,
          wanted.en,
          line`.`,
        ),
        es: paragraph(
          line`El triángulo ${name} tiene los vértices `,
          all.es,
          line`. Se dilata `,
          spoken.es,
          line`. Luego la imagen ${primed} se traslada según la regla `,
          translation(move),
          line`. Halla `,
          wanted.es,
          line`.`,
        ),
      }
    },
    solution: ({ given, factor, image, move, end }) => [
      ...dilationSteps(given, factor),
      explainedBy(named(sumsOf(image, move), SECOND), {
        en: line`Substitute this image into the rule of the translation.`,
        es: line`Sustituye esta imagen en la regla de la traslación.`,
      }),
      explainedBy(named(end, SECOND), { en: line`Find each coordinate.`, es: line`Halla cada coordenada.` }),
    ],
    check(printed, end) {
      const [rule, k] = [itemOf(printedRules(printed), 0), printed.role('k')]
      return givenVertices(printed).every(([x, y], i) => {
        const middle = [k.times(x), k.times(y)] as const
        return String(byRule(rule, [middle[0].toNumber(), middle[1].toNumber()])) === String(itemOf(end, i))
      })
    },
  }),
})
