import {
  areaModel,
  blank,
  both,
  column,
  equation,
  evaluate,
  exact,
  type FormMaker,
  figure,
  integer,
  itemOf,
  multiplyByPlaces,
  prose,
  type Step,
  times,
  tupleOf,
} from '../../../author.ts'
import { undoesTheColumn } from '../../kit/columns/columns.ts'
import type { levels } from './levels.ts'
import { draw, inColumns, partsOf, productsInOrder } from './parts.ts'

const solution = ({ top, factor }: { readonly top: number; readonly factor: number }): readonly Step[] =>
  multiplyByPlaces(top, factor)

const instruction = { en: prose`Multiply.`, es: prose`Multiplica.` }

export const easyForms = (form: FormMaker<typeof levels>) => ({
  columns: form({
    share: 2,
    instruction,
    lines: 3,
    draw,
    answer: integer,
    solve: ({ top, factor }) => top * factor,
    ask: ({ top, factor }) => both(column('×', top, factor)),
    solution: inColumns,
    check: undoesTheColumn,
  }),
  horizontal: form({
    instruction,
    lines: 4,
    draw,
    answer: integer,
    solve: ({ top, factor }) => top * factor,
    ask: ({ top, factor }) => both(equation(times(top, factor), blank(3))),
    solution,
    check(printed, answer) {
      const [top, factor] = tupleOf(printed.one('product').factors, 2)
      return exact(answer).over(evaluate(factor)).equals(evaluate(top))
    },
  }),
  areaModel: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`Complete the area model from left to right. Then write the product.`,
      es: prose`Completa el modelo de área de izquierda a derecha. Luego escribe el producto.`,
    },
    draw,
    answer: productsInOrder,
    solve: ({ top, factor }) => [...partsOf(top).map(part => part * factor), top * factor],
    ask: ({ top, factor }) => {
      const parts = partsOf(top)
      return both([
        figure(
          areaModel({
            columns: parts,
            rows: [factor],
            cells: [parts.map(() => blank(2))],
            columnSizes: parts.map((_, i) => parts.length - i),
            rowSizes: [1],
          }),
        ),
        equation(times(top, factor), blank(3)),
      ])
    },
    solution,
    // Each box over the side factor is the part above it; the boxes add up.
    check(printed, answers) {
      const { columns, rows } = printed.figure('area-model')
      const side = rows[0]?.label
      const factor = side?.kind === 'number' ? evaluate(side) : null
      const boxes = answers.slice(0, -1).map(value => exact(value))
      const total = boxes.reduce((sum, box) => sum.plus(box), exact(0))
      return (
        factor !== null &&
        boxes.length === columns.length &&
        boxes.every((box, i) => {
          const label = columns[i]?.label
          return label?.kind === 'number' && box.over(factor).equals(evaluate(label))
        }) &&
        exact(itemOf(answers, boxes.length)).equals(total) &&
        total.over(factor).equals(evaluate(itemOf(printed.one('product').factors, 0)))
      )
    },
  }),
})
