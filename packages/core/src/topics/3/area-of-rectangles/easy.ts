import {
  areaGrid,
  type Both,
  type Content,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  figure,
  figureChoice,
  line,
  measureAnswer,
  measure as measuredIn,
  numberList,
  prose,
  times,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import { groupByGroup } from '../../kit/facts/groups.ts'
import type { levels } from './levels.ts'
import { draw, tiles } from './parts.ts'
import { rowsOfSquares, theArea } from './rectangle-steps.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  tiled: form({
    levels: ['easy'],
    draw,
    answer: measureAnswer('square-unit'),
    solve: ({ length, width }) => length * width,
    ask: ({ length, width }) =>
      withFigure(
        {
          en: prose`Each small square is 1 square unit. Multiply to find the area of the rectangle.`,
          es: prose`Cada cuadrado pequeño es 1 unidad cuadrada. Multiplica para hallar el área del rectángulo.`,
        },
        areaGrid({ rows: width, columns: length }),
      ),
    solution: ({ length, width }) => [
      rowsOfSquares(width, length),
      ...groupByGroup(width, length),
      theArea(length * width, 'square-unit'),
    ],
    check(printed, answer) {
      const { rows, columns } = printed.figure('area-grid')
      return exact(answer).equals(tiles(rows, columns))
    },
  }),
  rowsAndColumns: form({
    levels: ['easy'],
    draw,
    answer: numberList,
    solve: ({ length, width }) => [width, length, length * width],
    ask({ length, width }): Both<Content> {
      const drawn = figure(areaGrid({ rows: width, columns: length }))
      return {
        en: [
          prose`Multiply the number of rows by the number of squares in each row.`,
          drawn,
          prose`Rows: ____`,
          prose`Squares in each row: ____`,
          prose`Area: ____ square units`,
        ],
        es: [
          prose`Multiplica el número de filas por el número de cuadrados de cada fila.`,
          drawn,
          prose`Filas: ____`,
          prose`Cuadrados en cada fila: ____`,
          prose`Área: ____ unidades cuadradas`,
        ],
      }
    },
    solution: ({ length, width }) => [
      rowsOfSquares(width, length),
      ...groupByGroup(width, length),
      theArea(length * width, 'square-unit'),
    ],
    check(printed, answers) {
      const { rows, columns } = printed.figure('area-grid')
      const [down, across, area] = tupleOf(answers, 3)
      return exact(down).equals(rows) && exact(across).equals(columns) && exact(area).equals(tiles(rows, columns))
    },
  }),
  whichRectangle: form({
    levels: ['easy'],
    draw: (random, level) =>
      random.until(
        () => draw(random, level),
        // The medium choice has the other pairs.
        ({ length, width }) => length !== width && length > 2 && (length + width) % 2 === 0,
      ),
    answer: figureChoice,
    solve: ({ length, width }) => areaGrid({ rows: width, columns: length }),
    mistakes: ({ length, width }) => ({
      rowTooMany: areaGrid({ rows: width + 1, columns: length }),
      columnTooMany: areaGrid({ rows: width, columns: length + 1 }),
      columnTooFew: areaGrid({ rows: width, columns: length - 1 }),
    }),
    ask({ length, width }) {
      const area = measuredIn(length * width, 'square-unit')
      return {
        en: prose`Each small square is 1 square unit. Which rectangle has an area of ${area}?`,
        es: prose`Cada cuadrado pequeño es 1 unidad cuadrada. ¿Qué rectángulo tiene un área de ${area}?`,
      }
    },
    solution: ({ length, width }) => [
      explained(
        equation(times(width, length), length * width),
        line`In each rectangle, multiply the number of rows by the number of squares in each row. Look for the product ${length * width}.`,
        line`En cada rectángulo, multiplica el número de filas por el número de cuadrados de cada fila. Busca el producto ${length * width}.`,
      ),
      explained(
        figure(areaGrid({ rows: width, columns: length })),
        line`This rectangle has ${width} rows of ${length} squares: its area is ${measuredIn(length * width, 'square-unit')}.`,
        line`Este rectángulo tiene ${width} filas de ${length} cuadrados: su área es de ${measuredIn(length * width, 'square-unit')}.`,
      ),
    ],
    whyWrong({ length, width }) {
      const covers = (rows: number, columns: number) => {
        const area = measuredIn(rows * columns, 'square-unit')
        return explained(
          equation(times(rows, columns), rows * columns),
          line`Its area is ${area}.`,
          line`Su área es de ${area}.`,
        )
      }
      return {
        rowTooMany: covers(width + 1, length),
        columnTooMany: covers(width, length + 1),
        columnTooFew: covers(width, length - 1),
      }
    },
    check: (printed, answer) =>
      answer.kind === 'area-grid' && evaluate(printed.one('measure').of).equals(tiles(answer.rows, answer.columns)),
  }),
})
