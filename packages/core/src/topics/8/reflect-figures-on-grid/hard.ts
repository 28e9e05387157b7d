import { equationAnswer, explainedBy, figure, itemOf, line, type Point, type Step } from '../../../author.ts'
import { drawFigure } from '../../kit/transformations/figures.ts'
import { drawnImage, drawnStep, grid, imageKey, verticesStep } from '../../kit/transformations/grids.ts'
import { mirrorSteps } from '../../kit/transformations/mirror-steps.ts'
import {
  besideDiagonal,
  equationOf,
  FALLING,
  isMirrored,
  type Mirror,
  mirrorOf,
  mirrorRule,
  mirrorSaid,
  printedMirrors,
  RISING,
  reflected,
} from '../../kit/transformations/mirrors.ts'
import {
  atLetter,
  givenVertices,
  letter,
  namedJoined,
  nameOf,
  PRIME,
  paragraph,
  printedPoints,
  ruleOf,
} from '../../kit/transformations/points.ts'
import { type Form, listed, shapeName } from './parts.ts'

export const hardForms = (form: Form) => ({
  listDiagonal: form({
    levels: ['hard'],
    share: 2,
    lines: 2,
    draw(random) {
      const mirror = random.evenly([RISING, FALLING])
      const given = besideDiagonal(random, random.evenly(['quadrilateral', 'triangle'] as const), mirror)
      return { given, mirror, image: reflected(given, mirror) }
    },
    ...listed,
  }),

  drawDiagonal: form({
    levels: ['hard'],
    share: 2,
    draw(random) {
      const mirror = random.evenly([RISING, FALLING])
      const given = besideDiagonal(random, random.evenly(['triangle', 'quadrilateral'] as const), mirror)
      return { given, mirror, image: reflected(given, mirror) }
    },
    answer: drawnImage,
    solve: facts => facts,
    ask({ given, mirror }) {
      const [spoken, drawn, shape, name] = [
        mirrorSaid(mirror),
        figure(grid({ given, mirror })),
        shapeName(given),
        nameOf(given.length),
      ]
      return {
        en: [paragraph(line`Reflect ${shape} ${name} across `, spoken.en, line`. Draw and label the image.`), drawn],
        es: [
          paragraph(
            line`Refleja el ${shape} ${name} sobre `,
            spoken.es,
            line`. Dibuja la imagen y rotula sus vértices.`,
          ),
          drawn,
        ],
      }
    },
    key: (_, pictured) => imageKey(pictured),
    solution: ({ given, mirror, image }) => [
      verticesStep(given),
      ...mirrorSteps(given, mirror),
      drawnStep({ given, image, mirror }),
    ],
    check: (printed, { image }) =>
      givenVertices(printed).every((at, i) => isMirrored(at, itemOf(image, i), itemOf(printedMirrors(printed), 0))),
  }),

  mirrorFromPoints: form({
    levels: ['hard'],
    share: 2,
    lines: 3,
    draw(random) {
      const mirror = random.evenly([RISING, FALLING])
      return random.until(
        () => {
          const [dx, dy] = [random.int(-9, 9), random.int(-9, 9)]
          const given = drawFigure(random, 'triangle').map(([x, y]): Point => [x + dx, y + dy])
          return { mirror, given, image: reflected(given, mirror) }
        },
        ({ given, image }) =>
          [...given, ...image].every(at => at.every(value => Math.abs(value) <= 14)) &&
          given.every((at, i) => String(at) !== String(itemOf(image, i))) &&
          given.every(([x, y]) => Math.abs(x) !== Math.abs(y)),
      )
    },
    answer: equationAnswer,
    solve: ({ mirror }) => equationOf(mirror),
    ask({ given, image }) {
      const [all, images] = [namedJoined(given), namedJoined(image, PRIME)]
      return {
        en: paragraph(
          line`A reflection takes the vertices `,
          all.en,
          line` to `,
          images.en,
          line`. Write an equation of the line of reflection.`,
        ),
        es: paragraph(
          line`Una reflexión lleva los vértices `,
          all.es,
          line` a `,
          images.es,
          line`. Escribe una ecuación del eje de reflexión.`,
        ),
      }
    },
    solution: ({ given, image, mirror }) => mirrorFound(itemOf(given, 0), itemOf(image, 0), mirror),
    check(printed, answer) {
      const points = printedPoints(printed)
      const [mirror] = mirrorOf(answer)
      return (
        mirror !== undefined &&
        ['A', 'B', 'C'].every(of => isMirrored(points.get(of)!, points.get(of + PRIME)!, mirror))
      )
    },
  }),
})

/** How the coordinates of a point change tells the diagonal. */
function mirrorFound([x, y]: Point, [u, v]: Point, mirror: Mirror): readonly Step[] {
  const [from, to] = [letter(0), letter(0, PRIME)]
  const isRising = mirror.along === 'y = x'
  return [
    explainedBy(
      paragraph(line`${atLetter(from, x, y)}; ${atLetter(to, u, v)}`),
      isRising
        ? {
            en: line`Compare ${from} with ${to}: the coordinates change places.`,
            es: line`Compara ${from} con ${to}: las coordenadas se intercambian.`,
          }
        : {
            en: line`Compare ${from} with ${to}: the coordinates change places and become their opposites.`,
            es: line`Compara ${from} con ${to}: las coordenadas se intercambian y cambian a sus opuestos.`,
          },
    ),
    explainedBy(paragraph(ruleOf(mirrorRule(mirror))), {
      en: line`${letter(1)} and ${letter(2)} follow the same rule.`,
      es: line`${letter(1)} y ${letter(2)} siguen la misma regla.`,
    }),
    explainedBy(
      equationOf(mirror),
      isRising
        ? {
            en: line`The points on the line of reflection stay where they are: their coordinates are equal.`,
            es: line`Los puntos del eje de reflexión no se mueven: sus coordenadas son iguales.`,
          }
        : {
            en: line`The points on the line of reflection stay where they are: their coordinates are opposites.`,
            es: line`Los puntos del eje de reflexión no se mueven: sus coordenadas son opuestas.`,
          },
    ),
  ]
}
