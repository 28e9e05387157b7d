import {
  both,
  count,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  fillTable,
  formulaChoice,
  inARow,
  itemOf,
  line,
  type NumberTable,
  numberList,
  option,
  prose,
  type Step,
  statements,
  sum,
  tableCells,
  things,
  times,
  tupleOf,
  words,
} from '../../../author.ts'
import { printedOf } from '../../kit/choices/statements.ts'
import { ended } from '../../kit/stories/endings.ts'
import type { Level, levels } from './levels.ts'
import { type Needed, needs } from './needs.ts'
import {
  ALL_UNITS,
  areaOf,
  areaStep,
  drawRectangle,
  FORMULAS,
  figureOf,
  perimeterOf,
  perimeterStep,
  type Rectangle,
  sidesOf,
} from './rectangles.ts'

export const HEAD = [
  words('Length (ft)', 'Largo (pies)'),
  words('Width (ft)', 'Ancho (pies)'),
  words('Area (square ft)', 'Área (pies cuadrados)'),
  words('Perimeter (ft)', 'Perímetro (pies)'),
]
/** Both formulas on the four numbers of a row, the sides added one by one. */
export const isRow = ([length, width, area, perimeter]: readonly (ReturnType<typeof exact> | undefined)[]): boolean =>
  length !== undefined &&
  width !== undefined &&
  area !== undefined &&
  perimeter !== undefined &&
  area.over(width).equals(length) &&
  perimeter.minus(length).minus(width).minus(length).equals(width)

const expressions = ({ length, width }: Rectangle) => ({
  perimeter: times(2, sum(length, width)),
  area: times(length, width),
  twoSides: sum(length, width),
  oneDoubled: sum(times(2, length), width),
})

export const easyForms = (form: FormMaker<typeof levels>) => ({
  both: form({
    levels: ['easy'],
    share: 2,
    draw: (random, level) => ({ unit: random.evenly(ALL_UNITS), ...drawRectangle(random, level) }),
    answer: { ...numberList, show: values => both(inARow(...values)) },
    solve: rectangle => [areaOf(rectangle), perimeterOf(rectangle)],
    ask: ({ unit, ...rectangle }) => {
      const [ones, squares] = [things(unit.one), things(unit.square)]
      const drawing = figureOf(rectangle, unit)
      return {
        en: [
          prose`Find the area and the perimeter of the rectangle.`,
          ...FORMULAS.en,
          drawing,
          prose`A = ____ ${squares}`,
          prose`P = ____ ${ones}`,
        ],
        es: [
          prose`Halla el área y el perímetro del rectángulo.`,
          ...FORMULAS.es,
          drawing,
          prose`A = ____ ${squares}`,
          prose`P = ____ ${ones}`,
        ],
      }
    },
    namedAnswer: ({ unit, ...rectangle }) =>
      both(prose`A = ${count(areaOf(rectangle), unit.square)}; P = ${count(perimeterOf(rectangle), unit.one)}`),
    solution: ({ unit, ...rectangle }) => [
      areaStep(rectangle),
      perimeterStep(rectangle),
      ended(
        both(prose`A = ${count(areaOf(rectangle), unit.square)}; P = ${count(perimeterOf(rectangle), unit.one)}`),
        line`Write the area in square units and the perimeter in units of length.`,
        line`Escribe el área en unidades cuadradas y el perímetro en unidades de longitud.`,
      ),
    ],
    // From the corners: rows of unit squares, and the four sides.
    check(printed, answers) {
      const { length, width } = sidesOf(printed.figure('polygon'))
      const [area, perimeter] = tupleOf(answers.map(exact), 2)
      return area.over(length).equals(width) && perimeter.minus(length).minus(length).minus(width).equals(width)
    },
  }),

  areaOrPerimeter: form({
    levels: ['easy'],
    draw: random => random.evenly(needs),
    answer: option<Needed>({
      area: { en: prose`the area`, es: prose`el área` },
      perimeter: { en: prose`the perimeter`, es: prose`el perímetro` },
    }),
    solve: ({ needed }) => needed,
    ask: ({ says }) => ({
      en: [says.en, prose`Do you need to know the area or the perimeter?`],
      es: [says.es, prose`¿Necesitas saber el área o el perímetro?`],
    }),
    solution: ({ needed }) => [
      needed === 'area'
        ? explained(
            words('all over', 'toda la superficie'),
            line`The whole inside is covered, not only the edge.`,
            line`Se cubre todo el interior, no solo el borde.`,
          )
        : explained(
            words('around the edge', 'por el contorno'),
            line`You go once around the edge. The inside is not covered.`,
            line`Se da una vuelta por el borde. El interior no se cubre.`,
          ),
      needed === 'area'
        ? ended(both(words('area', 'área')), line`The area measures a surface.`, line`El área mide una superficie.`)
        : ended(
            both(words('perimeter', 'perímetro')),
            line`The perimeter measures the way around.`,
            line`El perímetro mide el contorno.`,
          ),
    ],
    check: (printed, answer) => printedOf(needs, printed)?.needed === answer,
  }),

  whichExpression: form({
    levels: ['easy'],
    draw: (random, level) => ({
      needed: random.evenly(['perimeter', 'area'] as const),
      unit: random.evenly(ALL_UNITS),
      ...drawRectangle(random, level),
    }),
    answer: formulaChoice,
    solve: ({ needed, ...rectangle }) => expressions(rectangle)[needed],
    mistakes: ({ needed, ...rectangle }) =>
      Object.fromEntries(Object.entries(expressions(rectangle)).filter(([name]) => name !== needed)),
    ask: ({ needed, unit, ...rectangle }) => {
      const drawing = figureOf(rectangle, unit)
      return needed === 'perimeter'
        ? {
            en: [drawing, prose`Which expression gives the perimeter of the rectangle?`],
            es: [drawing, prose`¿Qué expresión da el perímetro del rectángulo?`],
          }
        : {
            en: [drawing, prose`Which expression gives the area of the rectangle?`],
            es: [drawing, prose`¿Qué expresión da el área del rectángulo?`],
          }
    },
    solution: ({ needed, ...rectangle }, answer) => [
      needed === 'area'
        ? explained(
            words('length × width', 'largo × ancho'),
            line`Area: multiply the length by the width.`,
            line`Área: multiplica el largo por el ancho.`,
          )
        : explained(
            words('2 × (length + width)', '2 × (largo + ancho)'),
            line`Perimeter: add the length and the width, and multiply by 2.`,
            line`Perímetro: suma el largo y el ancho, y multiplica por 2.`,
          ),
      explained(
        expr(answer),
        line`The length is ${rectangle.length}, and the width is ${rectangle.width}.`,
        line`El largo es ${rectangle.length} y el ancho es ${rectangle.width}.`,
      ),
    ],
    whyWrong: () => ({
      area: { en: line`This gives the area.`, es: line`Esto da el área.` },
      perimeter: { en: line`This gives the perimeter.`, es: line`Esto da el perímetro.` },
      twoSides: { en: line`This adds only two of the four sides.`, es: line`Esto suma solo dos de los cuatro lados.` },
      oneDoubled: {
        en: line`This adds only three of the four sides.`,
        es: line`Esto suma solo tres de los cuatro lados.`,
      },
    }),
    check(printed, answer) {
      const { length, width } = sidesOf(printed.figure('polygon'))
      const value = evaluate(expr(answer))
      return /area|área/.test(printed.text)
        ? value.over(length).equals(width)
        : value.minus(length).minus(length).minus(width).equals(width)
    },
  }),

  table: form(
    fillTable({
      levels: ['easy'],
      instruction: {
        en: prose`Complete the table of rectangles.`,
        es: prose`Completa la tabla de rectángulos.`,
      },
      draw(random, level: Level) {
        const rectangles = random.until(
          () => [drawRectangle(random, level), drawRectangle(random, level), drawRectangle(random, level)],
          drawn =>
            new Set(drawn.flatMap(({ length, width }) => [length, width])).size === 6 &&
            new Set(drawn.map(perimeterOf)).size === 3,
        )
        // One number is left out in each row.
        const hidden = random.evenly([
          [2, 3, 2],
          [3, 2, 3],
          [2, 3, 3],
        ] as const)
        return {
          head: HEAD,
          rows: rectangles.map(one => [one.length, one.width, areaOf(one), perimeterOf(one)]),
          blanks: hidden.map((column, row) => [row, column] as const),
        }
      },
      fits: rows => rows.every(isRow),
      solution: filled => {
        const rectangles = filled.rows.map(row => ({ length: exact(itemOf(row, 0)).n, width: exact(itemOf(row, 1)).n }))
        const missing = (column: number) =>
          rectangles.filter((_, row) => filled.blanks.some(([r, c]) => r === row && c === column))
        return [...rowSteps(missing(2), missing(3)), completed(filled)]
      },
    }),
  ),
})

/** The table as the key shows it. */
export const completed = ({ head, rows }: NumberTable): Step =>
  explained(
    tableCells.show({ head, rows, blanks: [] }),
    line`Write the numbers in the table.`,
    line`Escribe los números en la tabla.`,
  )
/** All areas on one line, all perimeters on another. */
export const rowSteps = (areas: readonly Rectangle[], perimeters: readonly Rectangle[]) => [
  explained(
    statements(...areas.map(one => equation(times(one.length, one.width), areaOf(one)))),
    line`Area: multiply the length by the width.`,
    line`Área: multiplica el largo por el ancho.`,
  ),
  explained(
    statements(...perimeters.map(one => equation(times(2, sum(one.length, one.width)), perimeterOf(one)))),
    line`Perimeter: add the length and the width, and multiply by 2.`,
    line`Perímetro: suma el largo y el ancho, y multiplica por 2.`,
  ),
]
