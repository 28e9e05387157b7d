import {
  areaGrid,
  both,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  figure,
  figureChoice,
  line,
  list,
  measureAnswer,
  measure as measuredIn,
  prose,
  type Random,
  sum,
} from '../../../author.ts'
import { measured } from '../../kit/measures/measured.ts'
import type { levels } from './levels.ts'
import { around, checkAround, instruction, named, UNITS } from './parts.ts'
import { type ShapeName, shapes, sidedFigure } from './sided-shapes.ts'
import { edgesOf, sidesAdded, thePerimeter } from './walking-around.ts'

const SHAPES: readonly ShapeName[] = ['triangle', 'parallelogram', 'pentagon', 'trapezoid', 'hexagon']

const drawShape = (random: Random) => ({
  shape: shapes[random.evenly(SHAPES)](random),
  unit: random.pick(UNITS),
})

export const easyForms = (form: FormMaker<typeof levels>) => ({
  allSides: form({
    levels: ['easy'],
    share: 2,
    instruction,
    draw: drawShape,
    answer: measured,
    solve: ({ shape, unit }) => ({ amount: around(shape), unit }),
    ask: ({ shape, unit }) => both(figure(sidedFigure(shape, named(shape, unit)))),
    solution: ({ shape, unit }) => [...sidesAdded(shape.sides), thePerimeter(around(shape), unit)],
    check: checkAround,
  }),
  grid: form({
    levels: ['easy'],
    instruction: {
      en: prose`Find the perimeter. The side of each square is 1 unit.`,
      es: prose`Halla el perímetro. El lado de cada cuadrado mide 1\u00a0unidad.`,
    },
    // The sum of two sides is odd here, and even where a rectangle is chosen: no problem answers the other.
    draw: random =>
      random.until(
        () => ({ length: random.int(2, 9), width: random.int(2, 6) }),
        ({ length, width }) => (length + width) % 2 === 1,
      ),
    answer: measureAnswer('unit'),
    solve: ({ length, width }) => 2 * (length + width),
    ask: ({ length, width }) => both(figure(areaGrid({ rows: width, columns: length }))),
    solution: ({ length, width }) => [
      explained(
        list(length, width),
        line`Count the squares along two sides: the rectangle is ${length} units wide and ${width} units tall.`,
        line`Cuenta los cuadrados a lo largo de dos lados: el rectángulo mide ${length} unidades de ancho y ${width} de alto.`,
      ),
      ...sidesAdded([length, width, length, width]),
      thePerimeter(2 * (length + width), 'unit'),
    ],
    // Counts the edges of squares that have no square on the other side.
    check(printed, answer) {
      const { rows, columns } = printed.figure('area-grid')
      return exact(answer).equals(edgesOf(rows, columns))
    },
  }),
  whichRectangle: form({
    levels: ['easy'],
    draw: random =>
      random.until(
        () => ({ length: random.int(3, 8), width: random.int(2, 5) }),
        ({ length, width }) => (length + width) % 2 === 0,
      ),
    answer: figureChoice,
    solve: ({ length, width }) => areaGrid({ rows: width, columns: length }),
    mistakes: ({ length, width }) => ({
      columnTooMany: areaGrid({ rows: width, columns: length + 1 }),
      columnTooFew: areaGrid({ rows: width, columns: length - 1 }),
      rowAndColumnTooMany: areaGrid({ rows: width + 1, columns: length + 1 }),
    }),
    ask({ length, width }) {
      const total = measuredIn(2 * (length + width), 'unit')
      return {
        en: prose`The side of each square is 1 unit. Which rectangle has a perimeter of ${total}?`,
        es: prose`El lado de cada cuadrado mide 1\u00a0unidad. ¿Qué rectángulo tiene un perímetro de ${total}?`,
      }
    },
    solution: ({ length, width }) => [
      explained(
        equation(sum(length, width, length, width), 2 * (length + width)),
        line`Add the sides of the rectangle with ${width} rows of ${length} squares.`,
        line`Suma los lados del rectángulo que tiene ${width} filas de ${length} cuadrados.`,
      ),
      explained(
        figure(areaGrid({ rows: width, columns: length })),
        line`This rectangle has a perimeter of ${measuredIn(2 * (length + width), 'unit')}.`,
        line`Este rectángulo tiene un perímetro de ${measuredIn(2 * (length + width), 'unit')}.`,
      ),
    ],
    whyWrong({ length, width }) {
      const around = (a: number, b: number) =>
        explained(
          equation(sum(a, b, a, b), 2 * (a + b)),
          line`Its perimeter is ${measuredIn(2 * (a + b), 'unit')}.`,
          line`Su perímetro es de ${measuredIn(2 * (a + b), 'unit')}.`,
        )
      return {
        columnTooMany: around(length + 1, width),
        columnTooFew: around(length - 1, width),
        rowAndColumnTooMany: around(length + 1, width + 1),
      }
    },
    check: (printed, answer) =>
      answer.kind === 'area-grid' && evaluate(printed.one('measure').of).equals(edgesOf(answer.rows, answer.columns)),
  }),
})
