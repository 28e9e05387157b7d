import { itemOf, line, type Value, words } from '../../../author.ts'
import type { Features, Quadrilateral } from '../../kit/shapes/quadrilaterals.ts'

export interface Criterion {
  readonly yes: ReturnType<typeof words>
  readonly no: ReturnType<typeof words>
  readonly holds: (features: Features) => boolean
}
const EQUAL: Criterion = {
  yes: words('4 equal sides', '4 lados iguales'),
  no: words('Sides not all equal', 'No todos los lados iguales'),
  holds: shape => shape.equalSides,
}
const RIGHT: Criterion = {
  yes: words('4 right angles', '4 ángulos rectos'),
  no: words('Fewer than 4 right angles', 'Menos de 4 ángulos rectos'),
  holds: shape => shape.rightAngles === 4,
}
const OPPOSITE: Criterion = {
  yes: words('Equal opposite sides', 'Lados opuestos iguales'),
  no: words('Opposite sides not all equal', 'No todos los lados opuestos iguales'),
  holds: shape => shape.equalOpposites === 2,
}
const SOME_RIGHT: Criterion = {
  yes: words('Has right angles', 'Tiene ángulos rectos'),
  no: words('No right angles', 'Sin ángulos rectos'),
  holds: shape => shape.rightAngles > 0,
}
export const CRITERIA = [EQUAL, RIGHT, OPPOSITE, SOME_RIGHT]
/** Two criteria, and kinds for the cells: both, the row's alone, the column's alone, neither. */
export const SORTS: readonly {
  readonly row: Criterion
  readonly column: Criterion
  readonly kinds: readonly (readonly Quadrilateral[])[]
}[] = [
  {
    row: RIGHT,
    column: EQUAL,
    kinds: [['square'], ['rectangle'], ['rhombus'], ['parallelogram', 'kite', 'trapezoid', 'rightTrapezoid']],
  },
  {
    row: OPPOSITE,
    column: SOME_RIGHT,
    kinds: [['rectangle', 'square'], ['parallelogram', 'rhombus'], ['rightTrapezoid'], ['kite', 'trapezoid']],
  },
  {
    row: EQUAL,
    column: SOME_RIGHT,
    kinds: [['square'], ['rhombus'], ['rectangle', 'rightTrapezoid'], ['parallelogram', 'kite', 'trapezoid']],
  },
]
/** The table with these cells. */
export const sortedIn = (rows: readonly (readonly Value[])[], { row, column }: (typeof SORTS)[number]) => ({
  head: [line``, column.yes, column.no],
  rows: [
    [row.yes, ...itemOf(rows, 0)],
    [row.no, ...itemOf(rows, 1)],
  ],
  rowHeads: true,
})
