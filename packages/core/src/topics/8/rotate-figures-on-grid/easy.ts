import {
  type Both,
  both,
  drawing,
  type FormMaker,
  figure,
  type Inline,
  itemOf,
  line,
  type Point,
  type Printed,
} from '../../../author.ts'
import { lettersJoined, namedPoints, nameOf, PRIME } from '../../kit/transformations/points.ts'
import type { levels } from './levels.ts'
import { drawClockwise, drawTurn, givenPoints, grid, isTurned, type Level, named, ORIGIN, toldPoints } from './parts.ts'
import { drawnStep, imageSteps, verticesStep } from './steps.ts'
import { paragraph, printedTurn, spokenTurn, type Turn, turned } from './turns.ts'

const areTurned = (printed: Printed, image: readonly Point[]) => {
  const given = givenPoints(printed)
  const turn = printedTurn(printed)
  return image.length === given.length && image.every((after, i) => isTurned(itemOf(given, i), after, turn))
}

const SHAPES = [
  ['segment', 'segmento'],
  ['triangle', 'triángulo'],
  ['quadrilateral', 'cuadrilátero'],
  ['pentagon', 'pentágono'],
] as const
/** "triangle ABC ", "triángulo ABC ". */
const shapeSaid = (given: readonly Point[], isFirst = false): Both<readonly Inline[]> => {
  const [of, es] = itemOf(SHAPES, given.length - 2)
  const en = isFirst ? of.charAt(0).toUpperCase() + of.slice(1) : of
  const name = nameOf(given.length)
  return { en: [`${en} `, name, ' '], es: [`${es} `, name, ' '] }
}
export const easyForms = (form: FormMaker<typeof levels>) => ({
  drawImage: form({
    share: 2,
    draw: (random, level: Level) => drawTurn(random, level, 0),
    answer: drawing(
      ({ given, image }: { readonly given: readonly Point[]; readonly image: readonly Point[] }) => grid(given, image),
      ({ given, image }) => [
        { given, image: image.map(([x, y], i): Point => (i === 0 ? [x, y === 8 ? 7 : y + 1] : [x, y])) },
        { given, image: given },
      ],
    ),
    solve: ({ given, image }) => ({ given, image }),
    ask({ given, turn }) {
      const [spoken, drawn] = [spokenTurn(turn), figure(grid(given))]
      return {
        en: [paragraph(line`Rotate `, shapeSaid(given).en, spoken.en, line`. Draw and label the image.`), drawn],
        es: [
          paragraph(
            line`Rota el `,
            shapeSaid(given).es,
            spoken.es,
            given.length === 2
              ? line`. Dibuja la imagen y rotula sus extremos.`
              : line`. Dibuja la imagen y rotula sus vértices.`,
          ),
          drawn,
        ],
      }
    },
    key: ({ image }) => both(named(image, PRIME)),
    solution: ({ given, turn, image }) => [verticesStep(given), ...imageSteps(given, turn), drawnStep(given, image)],
    check: (printed, { image }) => areTurned(printed, image),
  }),

  listVertices: form({
    share: 2,
    lines: 1,
    draw: (random, level: Level) => drawTurn(random, level, 2),
    answer: namedPoints(PRIME),
    solve: ({ image }) => image,
    ask({ given, turn }) {
      const spoken = spokenTurn(turn)
      const [wanted, drawn] = [lettersJoined(given.length, PRIME), figure(grid(given))]
      return {
        en: [
          drawn,
          paragraph(
            shapeSaid(given, true).en,
            line`is rotated `,
            spoken.en,
            line`. Write the coordinates of `,
            wanted.en,
            line`.`,
          ),
        ],
        es: [
          drawn,
          paragraph(
            line`El `,
            shapeSaid(given).es,
            line`se rota `,
            spoken.es,
            line`. Escribe las coordenadas de `,
            wanted.es,
            line`.`,
          ),
        ],
      }
    },
    solution: ({ given, turn }) => [verticesStep(given), ...imageSteps(given, turn)],
    check: (printed, answer) => areTurned(printed, answer),
  }),

  withoutGrid: form({
    levels: ['easy', 'medium'],
    share: 2,
    draw(random, level: Level) {
      const [, quarters] = random.evenly(level.turns)
      const count = level.direct ? 1 : 3
      const given = random.until(
        () => Array.from({ length: count }, (): Point => [random.intExcept(-9, 9, 0), random.intExcept(-9, 9, 0)]),
        points => points.every(([x, y]) => Math.abs(x) !== Math.abs(y)) && new Set(points.map(String)).size === count,
      )
      const turn: Turn = { quarters, center: ORIGIN, clockwise: drawClockwise(random, quarters, level.direct) }
      return { given, turn, image: given.map(place => turned(place, turn)) }
    },
    answer: namedPoints(PRIME),
    solve: ({ image }) => image,
    ask({ given, turn }) {
      const spoken = spokenTurn(turn)
      const points = toldPoints(given)
      const wanted = lettersJoined(given.length, PRIME)
      return {
        en: paragraph(
          given.length === 1 ? line`Rotate the point ` : line`Rotate the points `,
          points.en,
          line` `,
          spoken.en,
          line`. Write the coordinates of `,
          wanted.en,
          line`.`,
        ),
        es: paragraph(
          given.length === 1 ? line`Rota el punto ` : line`Rota los puntos `,
          points.es,
          line` `,
          spoken.es,
          line`. Escribe las coordenadas de `,
          wanted.es,
          line`.`,
        ),
      }
    },
    solution: ({ given, turn }) => imageSteps(given, turn),
    check: (printed, answer) => areTurned(printed, answer),
  }),
})
