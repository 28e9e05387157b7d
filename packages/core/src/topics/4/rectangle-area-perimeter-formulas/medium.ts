import {
  count,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  fillTable,
  itemOf,
  line,
  minus,
  name,
  option,
  people,
  prose,
  quantity,
  role,
  step,
  sum,
  times,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { alone, ended } from '../../kit/stories/endings.ts'
import { completed, HEAD, isRow, rowSteps } from './easy.ts'
import type { Level, levels } from './levels.ts'
import type { Needed } from './needs.ts'
import {
  ALL_UNITS,
  areaOf,
  drawNarrow,
  drawRectangle,
  figureOf,
  perimeterOf,
  perimeterStep,
  type Rectangle,
  sidesOf,
} from './rectangles.ts'
import { rectangleStories } from './stories.ts'

const NEEDED = ['perimeter', 'area'] as const
const measureOf = (needed: Needed, rectangle: Rectangle) =>
  needed === 'area' ? areaOf(rectangle) : perimeterOf(rectangle)

/** The side that is left, from the area or from the perimeter and the other side. */
export const sideSteps = (needed: Needed, rectangle: Rectangle, known: number) => {
  const other = rectangle.length + rectangle.width - known
  const half = rectangle.length + rectangle.width
  return needed === 'area'
    ? [
        explained(
          equation(divide(areaOf(rectangle), known), other),
          line`The area is length times width: divide the area by the side that you know.`,
          line`El área es largo por ancho: divide el área entre el lado que conoces.`,
        ),
      ]
    : [
        explained(
          equation(divide(perimeterOf(rectangle), 2), half),
          line`The length and the width together are half of the perimeter.`,
          line`El largo y el ancho juntos son la mitad del perímetro.`,
        ),
        explained(
          equation(minus(half, known), other),
          line`Subtract the side that you know.`,
          line`Resta el lado que conoces.`,
        ),
      ]
}

/** What a pupil does instead. */
const SLIPS = {
  twoSides: { en: prose`Only two sides were added.`, es: prose`Se sumaron solo dos lados.` },
  area: { en: prose`The area was found.`, es: prose`Se halló el área.` },
  lengthTwice: { en: prose`Only the length was multiplied by 2.`, es: prose`Solo el largo se multiplicó por 2.` },
  widthTwice: { en: prose`Only the width was multiplied by 2.`, es: prose`Solo el ancho se multiplicó por 2.` },
} as const
type Slip = keyof typeof SLIPS
const SLIP_NAMES = ['twoSides', 'lengthTwice', 'area', 'widthTwice'] as const
const workOf = (slip: Slip, { length, width }: Rectangle): Expr => {
  const works: Readonly<Record<Slip, Expr>> = {
    twoSides: sum(length, width),
    area: times(length, width),
    lengthTwice: sum(times(2, length), width),
    widthTwice: sum(length, times(2, width)),
  }
  return works[slip]
}
const claimOf = (slip: Slip, rectangle: Rectangle): number => evaluate(workOf(slip, rectangle)).n

/** Which two of the four numbers of a row are left out: one row is solved backward, from the area or from the perimeter. */
const FORWARD = [2, 3] as const
const BACKWARD = [
  [0, 3],
  [1, 2],
  [0, 2],
] as const

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  missingSide: form({
    levels: ['medium'],
    share: 3,
    draw(random, level) {
      const needed = random.evenly(NEEDED)
      const unit = random.evenly(ALL_UNITS)
      return needed === 'area'
        ? { needed, unit, hidden: 'length' as const, ...drawNarrow(random, level) }
        : { needed, unit, hidden: random.evenly(['width', 'length'] as const), ...drawRectangle(random, level) }
    },
    answer: quantity,
    solve: ({ hidden, unit, length, width }) => count(hidden === 'width' ? width : length, unit.one),
    ask: ({ needed, hidden, unit, ...rectangle }) => {
      const drawing = figureOf(rectangle, unit, hidden)
      const told = role(needed, count(measureOf(needed, rectangle), needed === 'area' ? unit.square : unit.one))
      return needed === 'area'
        ? {
            en: [prose`The area of this rectangle is ${told}. How long is the side with the box?`, drawing],
            es: [prose`El área de este rectángulo es de ${told}. ¿Cuánto mide el lado con el recuadro?`, drawing],
          }
        : {
            en: [prose`The perimeter of this rectangle is ${told}. How long is the side with the box?`, drawing],
            es: [prose`El perímetro de este rectángulo es de ${told}. ¿Cuánto mide el lado con el recuadro?`, drawing],
          }
    },
    solution: ({ needed, hidden, unit, ...rectangle }, found) => [
      ...sideSteps(needed, rectangle, hidden === 'width' ? rectangle.length : rectangle.width),
      ended(alone(found), line`The side is ${found} long.`, line`El lado mide ${found}.`),
    ],
    // With this side the rectangle has the area or the perimeter that is told.
    check(printed, { amount }) {
      const { length, width } = sidesOf(printed.figure('polygon'))
      const found = exact(amount)
      const other = [length, width].filter(side => !found.equals(side))
      if (other.length !== 1) return false
      const known = itemOf(other, 0)
      return printed.terms('role').some(({ name }) => name === 'area')
        ? found.times(known).equals(printed.role('area'))
        : found.plus(known).plus(found).plus(known).equals(printed.role('perimeter'))
    },
  }),

  mixedTable: form(
    fillTable({
      levels: ['medium'],
      instruction: {
        en: prose`Complete the table of rectangles.`,
        es: prose`Completa la tabla de rectángulos.`,
      },
      draw(random, level: Level) {
        const hidden = random.shuffle<(readonly [number, number])[]>([FORWARD, random.evenly(BACKWARD), FORWARD])
        const rectangles = random.until(
          () =>
            hidden.map(([first, last]) =>
              first === 0 && last === 3 ? drawNarrow(random, level) : drawRectangle(random, level),
            ),
          drawn =>
            new Set(drawn.flatMap(({ length, width }) => [length, width])).size === 6 &&
            new Set(drawn.map(perimeterOf)).size === 3,
        )
        return {
          head: HEAD,
          rows: rectangles.map(one => [one.length, one.width, areaOf(one), perimeterOf(one)]),
          blanks: hidden.flat().map((column, i) => [Math.floor(i / 2), column] as const),
        }
      },
      fits: rows => rows.every(isRow),
      solution: filled => {
        const backward = filled.blanks.findIndex(([, column]) => column < 2)
        const row = itemOf(filled.blanks, backward)[0]
        const rectangles = filled.rows.map(cells => ({
          length: exact(itemOf(cells, 0)).n,
          width: exact(itemOf(cells, 1)).n,
        }))
        const rectangle = itemOf(rectangles, row)
        const missing = (column: number) =>
          rectangles.filter((_, at) => filled.blanks.some(([r, c]) => r === at && c === column))
        const { length, width } = rectangle
        const isArea = filled.blanks.some(([r, column]) => r === row && column === 3)
        const known = itemOf(filled.blanks, backward)[1] === 0 ? width : length
        return [
          ...(isArea
            ? [
                explained(
                  equation(divide(areaOf(rectangle), known), length + width - known),
                  line`Only row ${row + 1} has a side missing: divide the area by the side that you know.`,
                  line`Solo en la fila ${row + 1} falta un lado: divide el área entre el lado que conoces.`,
                ),
              ]
            : [
                explained(
                  equation(divide(perimeterOf(rectangle), 2), length + width),
                  line`Only row ${row + 1} has a side missing. Half of the perimeter is the length and the width together.`,
                  line`Solo en la fila ${row + 1} falta un lado. La mitad del perímetro es el largo más el ancho.`,
                ),
                explained(
                  equation(minus(length + width, known), length + width - known),
                  line`Subtract the side that you know.`,
                  line`Resta el lado que conoces.`,
                ),
              ]),
          ...rowSteps(missing(2), missing(3)),
          completed(filled),
        ]
      },
    }),
  ),

  story: form({
    levels: ['medium'],
    kind: 'story',
    lines: 3,
    draw(random) {
      const story = random.evenly(rectangleStories)
      return random.until(
        () => ({ story, length: random.int(...story.length), width: random.int(...story.width) }),
        ({ length, width }) => length > width && length !== 2 * width && length % 10 > 0 && width % 10 > 0,
      )
    },
    answer: quantity,
    solve: ({ story: { needed, unit }, ...rectangle }) =>
      needed === 'area' ? count(areaOf(rectangle), unit.square) : count(perimeterOf(rectangle), unit.one),
    ask: ({ story, length, width }) =>
      story.tell(
        role(`${story.needed}-length`, count(length, story.unit.one)),
        role('width', count(width, story.unit.one)),
      ),
    solution({ story, ...rectangle }, found) {
      const { en, es } = story.ends(found)
      return [
        story.needed === 'area'
          ? explained(
              words('length × width', 'largo × ancho'),
              line`The question asks for what covers the surface: the area.`,
              line`La pregunta pide lo que cubre la superficie: el área.`,
            )
          : explained(
              words('2 × (length + width)', '2 × (largo + ancho)'),
              line`The question asks for what goes around: the perimeter.`,
              line`La pregunta pide lo que va alrededor: el perímetro.`,
            ),
        explained(
          story.needed === 'area'
            ? equation(times(rectangle.length, rectangle.width), areaOf(rectangle))
            : equation(times(2, sum(rectangle.length, rectangle.width)), perimeterOf(rectangle)),
          story.needed === 'area'
            ? line`Multiply the length by the width.`
            : line`Add the length and the width, and multiply by 2.`,
          story.needed === 'area'
            ? line`Multiplica el largo por el ancho.`
            : line`Suma el largo y el ancho, y multiplica por 2.`,
        ),
        ended(alone(found), en, es),
      ]
    },
    check(printed, { amount }) {
      const width = printed.role('width')
      const isArea = printed.terms('role').some(({ name }) => name === 'area-length')
      const length = printed.role(isArea ? 'area-length' : 'perimeter-length')
      const found = exact(amount)
      return isArea ? found.over(length).equals(width) : found.minus(length).minus(length).minus(width).equals(width)
    },
  }),

  whatMistake: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw: (random, level) => ({
      slip: random.evenly(SLIP_NAMES),
      unit: random.evenly(ALL_UNITS),
      who: random.pick(people),
      ...drawRectangle(random, level),
    }),
    answer: option(SLIPS),
    solve: ({ slip }) => slip,
    ask({ slip, unit, who, ...rectangle }) {
      const [length, width] = [
        role('length', count(rectangle.length, unit.one)),
        role('width', count(rectangle.width, unit.one)),
      ]
      const said = role('said', count(claimOf(slip, rectangle), unit.one))
      return {
        en: prose`A rectangle is ${length} long and ${width} wide. ${name(who)} says that its perimeter is ${said}. What is the mistake?`,
        es: prose`Un rectángulo mide ${length} de largo y ${width} de ancho. ${name(who)} dice que su perímetro es de ${said}. ¿Cuál es el error?`,
      }
    },
    key: ({ unit, ...rectangle }) => {
      const right = count(perimeterOf(rectangle), unit.one)
      return { en: prose`The perimeter is ${right}.`, es: prose`El perímetro es de ${right}.` }
    },
    solution: ({ slip, unit, ...rectangle }) => [
      step(equation(workOf(slip, rectangle), claimOf(slip, rectangle)), because.mistakeIs, {
        what: {
          twoSides: {
            en: line`a rectangle has four sides, and only two were added`,
            es: line`un rectángulo tiene cuatro lados y se sumaron solo dos`,
          },
          lengthTwice: {
            en: line`the rectangle also has two sides of ${rectangle.width}, but ${rectangle.width} was added only once`,
            es: line`el rectángulo también tiene dos lados de ${rectangle.width}, pero ${rectangle.width} se sumó una sola vez`,
          },
          widthTwice: {
            en: line`the rectangle also has two sides of ${rectangle.length}, but ${rectangle.length} was added only once`,
            es: line`el rectángulo también tiene dos lados de ${rectangle.length}, pero ${rectangle.length} se sumó una sola vez`,
          },
          area: {
            en: line`the sides were multiplied, which gives the area`,
            es: line`se multiplicaron los lados, y eso da el área`,
          },
        }[slip],
      }),
      perimeterStep(rectangle),
      ended(alone(count(perimeterOf(rectangle), unit.one)), line`This is the perimeter.`, line`Este es el perímetro.`),
    ],
    whyWrong: ({ slip, unit, ...rectangle }) =>
      Object.fromEntries(
        SLIP_NAMES.filter(other => other !== slip).map(other => [
          other,
          explained(
            equation(workOf(other, rectangle), claimOf(other, rectangle)),
            line`This mistake gives ${claimOf(other, rectangle)}, not ${claimOf(slip, rectangle)}.`,
            line`Con este error sale ${claimOf(other, rectangle)}, no ${claimOf(slip, rectangle)}.`,
          ),
        ]),
      ),
    check(printed, answer) {
      const [length, width, said] = [printed.role('length'), printed.role('width'), printed.role('said')]
      if (said.over(length).equals(width)) return answer === 'area'
      if (said.minus(length).equals(width)) return answer === 'twoSides'
      return answer === (said.minus(length).minus(length).equals(width) ? 'lengthTwice' : 'widthTwice')
    },
  }),
})
