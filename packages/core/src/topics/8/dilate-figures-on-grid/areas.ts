import {
  answerStep,
  type Block,
  type Both,
  equation,
  exact,
  explainedBy,
  expr,
  line,
  measure,
  over,
  power,
  prose,
  Ratio,
  role,
  root,
  story,
  symbol,
  times,
  type UnitId,
} from '../../../author.ts'
import { measured } from '../../kit/measures/measured.ts'
import { type Factor, ratioOf } from '../../kit/transformations/dilations.ts'
import type { Form } from './parts.ts'

type Told = ReturnType<typeof role>
interface Setting {
  readonly unit: 'square-inch' | 'square-centimeter'
  readonly areas: readonly number[]
  readonly factors: readonly Factor[]
  readonly tell: (area: Told, factor: Told) => Both<Block>
  readonly end: { readonly en: string; readonly es: string }
}

const settings: readonly Setting[] = [
  {
    unit: 'square-inch',
    areas: [24, 32, 36, 48, 60],
    factors: [
      [3, 2],
      [5, 2],
    ],
    tell: (a, k) => ({
      en: prose`A photo with an area of ${a} is enlarged by a scale factor of ${k}. What is the area of the enlarged photo?`,
      es: prose`Una foto con un área de ${a} se amplía con un factor de escala de ${k}. ¿Cuál es el área de la foto ampliada?`,
    }),
    end: { en: 'the enlarged photo', es: 'de la foto ampliada' },
  },
  {
    unit: 'square-centimeter',
    areas: [12, 16, 20, 28],
    factors: [
      [5, 2],
      [7, 2],
      [3, 1],
    ],
    tell: (a, k) => ({
      en: prose`The logo on a business card has an area of ${a}. For a sign, it is enlarged by a scale factor of ${k}. What is the area of the logo on the sign?`,
      es: prose`El logotipo de una tarjeta de presentación tiene un área de ${a}. Para un letrero, se amplía con un factor de escala de ${k}. ¿Cuál es el área del logotipo del letrero?`,
    }),
    end: { en: 'the logo on the sign', es: 'del logotipo del letrero' },
  },
  {
    unit: 'square-inch',
    areas: [80, 96, 108, 120],
    factors: [
      [9, 2],
      [5, 1],
      [11, 2],
    ],
    tell: (a, k) => ({
      en: prose`An artist’s sketch has an area of ${a}. The mural is an enlargement of the sketch by a scale factor of ${k}. What is the area of the mural?`,
      es: prose`El boceto de una artista tiene un área de ${a}. El mural es una ampliación del boceto con un factor de escala de ${k}. ¿Cuál es el área del mural?`,
    }),
    end: { en: 'the mural', es: 'del mural' },
  },
  {
    unit: 'square-inch',
    areas: [432, 324, 288],
    factors: [
      [1, 3],
      [1, 2],
      [2, 3],
    ],
    tell: (a, k) => ({
      en: prose`A poster with an area of ${a} is reduced by a scale factor of ${k} to make a flyer. What is the area of the flyer?`,
      es: prose`Un cartel con un área de ${a} se reduce con un factor de escala de ${k} para hacer un volante. ¿Cuál es el área del volante?`,
    }),
    end: { en: 'the flyer', es: 'del volante' },
  },
  {
    unit: 'square-centimeter',
    areas: [576, 720, 432],
    factors: [
      [3, 4],
      [2, 3],
      [1, 2],
    ],
    tell: (a, k) => ({
      en: prose`A map with an area of ${a} is reduced on a copier by a scale factor of ${k}. What is the area of the copy?`,
      es: prose`Un mapa con un área de ${a} se reduce en una fotocopiadora con un factor de escala de ${k}. ¿Cuál es el área de la copia?`,
    }),
    end: { en: 'the copy', es: 'de la copia' },
  },
  {
    unit: 'square-inch',
    areas: [36, 64, 100],
    factors: [
      [3, 2],
      [5, 2],
      [2, 1],
    ],
    tell: (a, k) => ({
      en: prose`A square in a quilt pattern has an area of ${a}. The quilter enlarges the pattern by a scale factor of ${k}. What is the area of the square in the larger pattern?`,
      es: prose`Un cuadrado del patrón de una colcha tiene un área de ${a}. El patrón se amplía con un factor de escala de ${k}. ¿Cuál es el área del cuadrado en el patrón ampliado?`,
    }),
    end: { en: 'the square in the larger pattern', es: 'del cuadrado en el patrón ampliado' },
  },
  {
    unit: 'square-centimeter',
    areas: [8, 12, 20],
    factors: [
      [5, 2],
      [7, 2],
      [9, 2],
    ],
    tell: (a, k) => ({
      en: prose`The picture on a stamp has an area of ${a}. On the cover of a notebook, it is enlarged by a scale factor of ${k}. What is the area of the picture on the cover?`,
      es: prose`La imagen de una estampilla tiene un área de ${a}. En la portada de un cuaderno se amplía con un factor de escala de ${k}. ¿Cuál es el área de la imagen de la portada?`,
    }),
    end: { en: 'the picture on the cover', es: 'de la imagen de la portada' },
  },
  {
    unit: 'square-inch',
    areas: [144, 180, 216],
    factors: [
      [1, 3],
      [1, 2],
      [2, 3],
    ],
    tell: (a, k) => ({
      en: prose`A drawing with an area of ${a} is reduced by a scale factor of ${k} for a school newspaper. What is the area of the drawing in the newspaper?`,
      es: prose`Un dibujo con un área de ${a} se reduce con un factor de escala de ${k} para un periódico escolar. ¿Cuál es el área del dibujo en el periódico?`,
    }),
    end: { en: 'the drawing in the newspaper', es: 'del dibujo en el periódico' },
  },
  {
    unit: 'square-centimeter',
    areas: [40, 48, 60],
    factors: [
      [3, 2],
      [5, 2],
      [4, 1],
    ],
    tell: (a, k) => ({
      en: prose`A sticker has an area of ${a}. It is enlarged by a scale factor of ${k} to make a larger sticker. What is the area of the larger sticker?`,
      es: prose`Una calcomanía tiene un área de ${a}. Se amplía con un factor de escala de ${k} para hacer una calcomanía más grande. ¿Cuál es el área de la calcomanía más grande?`,
    }),
    end: { en: 'the larger sticker', es: 'de la calcomanía más grande' },
  },
]

const FROM_AREAS: readonly Factor[] = [
  [2, 3],
  [3, 2],
  [3, 4],
  [5, 2],
  [2, 5],
  [4, 3],
  [3, 5],
  [5, 3],
]
/** Parts of the area and of the perimeter of a figure with four sides: no less than those of a square, and not narrow. */
const SIZES = Array.from({ length: 11 }, (_, i) => i + 2).flatMap(size =>
  Array.from({ length: 12 }, (_, i) => i + 4)
    .filter(around => around ** 2 >= 17 * size && around ** 2 <= 21 * size)
    .map(around => ({ size, around })),
)
const SQUARE: Readonly<Record<'inch' | 'centimeter', UnitId>> = {
  inch: 'square-inch',
  centimeter: 'square-centimeter',
}

export const areaForms = (form: Form) => ({
  areaOfImage: form(
    story({
      levels: ['hard'],
      lines: 3,
      settings,
      draw: (random, { areas, factors, unit }) =>
        random.until(
          () => ({ area: measure(random.pick(areas), unit), k: expr(ratioOf(random.pick(factors))) }),
          ({ area, k }) => exact(k).power(2).times(exact(area.of)).isInteger,
        ),
      answer: measured,
      solve: ({ area, k }, { unit }) => ({ amount: exact(k).power(2).times(exact(area.of)), unit }),
      ask: ({ area, k }, { tell }) => tell(area, k),
      solution: ({ area, k }, { amount, unit }, { end }) => {
        const [factor, square, size] = [exact(k), exact(k).power(2), exact(area.of)]
        const found = measure(amount, unit)
        return [
          explainedBy(equation(power(factor, 2), square), {
            en: line`Both dimensions are multiplied by ${factor}, so the area is multiplied by ${power(factor, 2)}.`,
            es: line`Las dos dimensiones se multiplican por ${factor}, así que el área se multiplica por ${power(factor, 2)}.`,
          }),
          explainedBy(equation(times(square, size), amount), {
            en: line`Multiply the area of the original by ${square}.`,
            es: line`Multiplica el área del original por ${square}.`,
          }),
          answerStep(found, {
            en: [`The area of ${end.en} is `, found, '.'],
            es: [`El área ${end.es} es de `, found, '.'],
          }),
        ]
      },
      // The image holds so many pieces, each 1/d by 1/d of the original, as n by n.
      check: (numberOf, { amount }) => {
        const k = numberOf('k')
        return exact(amount)
          .times(k.d * k.d)
          .equals(numberOf('area').times(k.n * k.n))
      },
    }),
  ),

  perimeterFromAreas: form({
    levels: ['hard'],
    lines: 4,
    draw(random) {
      const [[n, d], unit] = [random.evenly(FROM_AREAS), random.evenly(['centimeter', 'inch'] as const)]
      return { factor: [n, d] as Factor, unit, ...random.pick(SIZES) }
    },
    answer: measured,
    solve: ({ factor: [n], unit, around }) => ({ amount: n * around, unit }),
    ask({ factor: [n, d], unit, size, around }) {
      const [area, image] = [measure(d * d * size, SQUARE[unit]), measure(n * n * size, SQUARE[unit])]
      const [one, two, perimeter] = [
        role('area', area),
        role('image', image),
        role('perimeter', measure(d * around, unit)),
      ]
      return {
        en: prose`A quadrilateral has an area of ${one} and a perimeter of ${perimeter}. Its image under a dilation has an area of ${two}. What is the perimeter of the image?`,
        es: prose`Un cuadrilátero tiene un área de ${one} y un perímetro de ${perimeter}. Su imagen según una dilatación tiene un área de ${two}. ¿Cuál es el perímetro de la imagen?`,
      }
    },
    solution({ factor: [n, d], size, around }, { amount, unit }) {
      const [k, square] = [Ratio.of(n, d), Ratio.of(n * n, d * d)]
      const [K, found] = [symbol('k'), measure(amount, unit)]
      return [
        explainedBy(equation(equation(power(K, 2), over(n * n * size, d * d * size)), square), {
          en: line`Divide the area of the image by the area of the figure: the quotient is the square of the scale factor ${K}.`,
          es: line`Divide el área de la imagen entre el área de la figura: el cociente es el cuadrado del factor de escala ${K}.`,
        }),
        explainedBy(equation(equation(K, root(square)), k), {
          en: line`Take the positive square root.`,
          es: line`Toma la raíz cuadrada positiva.`,
        }),
        explainedBy(equation(times(k, d * around), amount), {
          en: line`Lengths are multiplied by the scale factor itself: multiply the perimeter by it.`,
          es: line`Las longitudes se multiplican por el factor de escala mismo: multiplica por él el perímetro.`,
        }),
        answerStep(found, {
          en: line`The perimeter of the image is ${found}.`,
          es: line`El perímetro de la imagen es de ${found}.`,
        }),
      ]
    },
    // Perimeters squared are to each other as the areas.
    check(printed, { amount }) {
      const [area, image, perimeter] = [printed.role('area'), printed.role('image'), printed.role('perimeter')]
      return exact(amount).n > 0 && exact(amount).power(2).times(area).equals(perimeter.power(2).times(image))
    },
  }),
})
