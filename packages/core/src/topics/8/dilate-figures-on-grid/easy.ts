import {
  decimal,
  explainedBy,
  figure,
  itemOf,
  line,
  option,
  type Point,
  prose,
  type Random,
  Ratio,
  relation,
  role,
  symbol,
} from '../../../author.ts'
import {
  dilated,
  dilationDrawn,
  dilationGrid,
  dilationSteps,
  drawDilation,
  type Factor,
  factorTimes,
  isDilated,
  ORIGIN,
  quadrantsOf,
  ratioOf,
} from '../../kit/transformations/dilations.ts'
import { verticesStep } from '../../kit/transformations/grids.ts'
import { letteredPoint } from '../../kit/transformations/lettered.ts'
import {
  atLetter,
  lettersJoined,
  namedPoints,
  nameOf,
  PRIME,
  paragraph,
  printedPoints,
} from '../../kit/transformations/points.ts'
import { areDilated, byFactor, dilationKey, drawnDilation, type Form } from './parts.ts'

const POINTS = ['Q', 'R', 'S', 'T', 'M', 'K', 'N', 'L'] as const

const drawEasy = (random: Random, factors: readonly Factor[]) => {
  const [factor, isSpread] = [random.evenly(factors), random.evenly([true, false])]
  return drawDilation(random, 'triangle', factor, ORIGIN, given => quadrantsOf(given) > 1 === isSpread)
}

type Size = 'larger' | 'smaller'
const SIZES = option<Size>({
  larger: { en: prose`an enlargement`, es: prose`una ampliación` },
  smaller: { en: prose`a reduction`, es: prose`una reducción` },
})
const NEAR_ONE = [Ratio.of(5, 4), Ratio.of(3, 5), Ratio.of(4, 3), Ratio.of(7, 8), Ratio.of(6, 5), Ratio.of(2, 3)]
const AS_DECIMALS = [Ratio.of(3, 10), Ratio.of(9, 4), Ratio.of(9, 10), Ratio.of(11, 10), Ratio.of(3, 4), Ratio.of(7, 5)]

export const easyForms = (form: Form) => ({
  dilatePoint: form({
    levels: ['easy'],
    share: 3,
    draw(random, { factors }) {
      const [name, factor] = [random.evenly(POINTS), random.evenly(factors)]
      const at: Point = random.until(
        (): Point => [random.intExcept(-9, 9, 0), random.intExcept(-9, 9, 0)],
        ([x, y]) => Math.abs(x) !== Math.abs(y),
      )
      return { name, at, factor }
    },
    answer: letteredPoint,
    solve: ({ name, at, factor }) => ({ name: name + PRIME, at: itemOf(dilated([at], factor), 0) }),
    ask({ name, at, factor }) {
      const [spoken, from, to] = [byFactor(factor, ORIGIN), atLetter(symbol(name), ...at), symbol(name + PRIME)]
      return {
        en: paragraph(
          line`Point ${from} is dilated `,
          spoken.en,
          line`. What are the coordinates of its image, ${to}?`,
        ),
        es: paragraph(
          line`El punto ${from} se dilata `,
          spoken.es,
          line`. ¿Cuáles son las coordenadas de su imagen, ${to}?`,
        ),
      }
    },
    solution: ({ at: [x, y], factor }, { name, at }) => [
      explainedBy(atLetter(symbol(name), factorTimes(factor, x), factorTimes(factor, y)), {
        en: line`The center is the origin: multiply both coordinates by the scale factor, ${ratioOf(factor)}.`,
        es: line`El centro es el origen: multiplica las dos coordenadas por el factor de escala, ${ratioOf(factor)}.`,
      }),
      explainedBy(atLetter(symbol(name), ...at), { en: line`Find both products.`, es: line`Halla los dos productos.` }),
    ],
    check(printed, { at }) {
      const [from] = printedPoints(printed).values()
      return from !== undefined && isDilated(from, at, printed.role('k'))
    },
  }),

  listVertices: form({
    levels: ['easy'],
    share: 3,
    lines: 1,
    draw: (random, { factors }) => drawEasy(random, factors),
    answer: namedPoints(PRIME),
    solve: ({ image }) => image,
    ask({ given, factor, center }) {
      const [spoken, wanted, name] = [byFactor(factor, center, true), lettersJoined(3, PRIME), nameOf(3)]
      const drawn = figure(dilationGrid({ given, center }))
      return {
        en: [
          drawn,
          paragraph(
            line`Triangle ${name} is dilated `,
            spoken.en,
            line`. Write the coordinates of `,
            wanted.en,
            line`.`,
          ),
        ],
        es: [
          drawn,
          paragraph(
            line`El triángulo ${name} se dilata `,
            spoken.es,
            line`. Escribe las coordenadas de `,
            wanted.es,
            line`.`,
          ),
        ],
      }
    },
    solution: ({ given, factor }) => [verticesStep(given), ...dilationSteps(given, factor)],
    check: areDilated,
  }),

  drawImage: form({
    levels: ['easy'],
    share: 3,
    draw: (random, { factors }) => drawEasy(random, factors),
    answer: drawnDilation,
    solve: facts => facts,
    ask({ given, factor, center }) {
      const [spoken, name, drawn] = [byFactor(factor, center, true), nameOf(3), figure(dilationGrid({ given, center }))]
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
      ...dilationSteps(given, factor),
      dilationDrawn({ given, image, center }),
    ],
    check: (printed, { image }) => areDilated(printed, image),
  }),

  whichSize: form({
    levels: ['easy'],
    draw(random) {
      const isDecimal = random.evenly([false, true])
      const isLarger = random.evenly([true, false])
      const factors = isDecimal ? AS_DECIMALS : NEAR_ONE
      return { isDecimal, k: random.pick(factors.filter(k => k.compare(1) > 0 === isLarger)) }
    },
    answer: SIZES,
    solve: ({ k }): Size => (k.compare(1) > 0 ? 'larger' : 'smaller'),
    ask({ k, isDecimal }) {
      const shown = role('k', isDecimal ? decimal(k) : k)
      return {
        en: prose`A dilation has a scale factor of ${shown}. Is the image an enlargement or a reduction of the figure?`,
        es: prose`Una dilatación tiene un factor de escala de ${shown}. ¿La imagen es una ampliación o una reducción de la figura?`,
      }
    },
    solution({ k, isDecimal }, answer) {
      const isLarger = k.compare(1) > 0
      return [
        explainedBy(relation(isDecimal ? decimal(k) : k, isLarger ? '>' : '<', 1), {
          en: line`Compare the scale factor with 1.`,
          es: line`Compara el factor de escala con 1.`,
        }),
        explainedBy(
          SIZES.show(answer),
          isLarger
            ? {
                en: line`A scale factor greater than 1 makes every length longer.`,
                es: line`Un factor de escala mayor que 1 aumenta todas las longitudes.`,
              }
            : {
                en: line`A scale factor less than 1 makes every length shorter.`,
                es: line`Un factor de escala menor que 1 reduce todas las longitudes.`,
              },
        ),
      ]
    },
    check: (printed, answer) => printed.role('k').minus(1).n > 0 === (answer === 'larger'),
  }),
})
