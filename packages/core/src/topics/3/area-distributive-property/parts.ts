import {
  type AreaGrid,
  areaGrid,
  areaModel,
  type Both,
  equation,
  evaluate,
  type Inline,
  itemOf,
  line,
  type Noun,
  type Printed,
  type Step,
  step,
  sum,
  times,
  tupleOf,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { Split } from './levels.ts'

/** A length and the area that it makes. */
export interface Unit {
  readonly length: Noun
  readonly area: Noun
}
export const FEET: Unit = { length: nouns.foot, area: nouns.squareFoot }
export const INCHES: Unit = { length: nouns.inch, area: nouns.squareInch }
export const METERS: Unit = { length: nouns.meter, area: nouns.squareMeter }
export const CENTIMETERS: Unit = { length: nouns.centimeter, area: nouns.squareCentimeter }

type Words = Both<readonly Inline[]>

/** The left part gray, the right part white. */
export const grayAndWhite = ({ side, left, right }: Split): AreaGrid =>
  areaGrid({ rows: side, columns: left + right, shaded: side * left })

/** The two parts side by side, true to scale, with lengths along the top and the side. */
export const model = (
  { side, left, right }: Split,
  labels: Partial<Pick<Parameters<typeof areaModel>[0], 'columns' | 'rows' | 'cells'>> = {},
) =>
  areaModel({
    columns: [left, right],
    rows: [side],
    columnSizes: [left, right],
    rowSizes: [side],
    toScale: true,
    ...labels,
  })

/** The area of each part, named. */
export const partAreas = ({ side, left, right }: Split, first: Words, second: Words): readonly Step[] => [
  step(equation(times(side, left), side * left), because.explain, { sentence: first }),
  step(equation(times(side, right), side * right), because.explain, { sentence: second }),
]
export const partsAdded = ({ side, left, right }: Split): Step =>
  step(equation(sum(side * left, side * right), side * (left + right)), because.explain, {
    sentence: { en: line`Add the areas of the two parts.`, es: line`Suma las áreas de las dos partes.` },
  })

/** Counts the squares of a grid: all of them, and the gray ones. */
export function squaresIn({ rows, columns, shaded }: AreaGrid) {
  const all = Array.from({ length: rows }, () => columns).reduce((total, row) => total + row, 0)
  return { all, gray: shaded.length, white: all - shaded.length }
}

/** How long the sides of the printed model are drawn. */
export function drawnSides(printed: Printed): Split {
  const { columns, rows } = printed.figure('area-model')
  const [left, right] = tupleOf(columns, 2)
  return { side: itemOf(rows, 0).size, left: left.size, right: right.size }
}

/** Whether every number along a side of the model is as long as it is drawn. */
export const isLabeledTrue = (printed: Printed): boolean => {
  const { columns, rows } = printed.figure('area-model')
  return [...columns, ...rows].every(
    ({ label, size }) =>
      !label || (label.kind !== 'number' && label.kind !== 'measure') || evaluate(label).equals(size),
  )
}
