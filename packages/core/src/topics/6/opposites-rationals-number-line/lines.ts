import {
  drawing,
  type Expr,
  type FormMaker,
  type NumberLine,
  numberLine,
  type Printed,
  Ratio,
  ratioOfExact,
  wholes,
} from '../../../author.ts'
import { type Writing, writtenAs } from '../../kit/integers/written.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>

/** A line as plain data. Its marks are counted from 0, to the right and to the left. */
export type Line = {
  readonly from: number
  readonly to: number
  readonly step: readonly [n: number, d: number]
  /** The marks that have a number. */
  readonly labels: readonly number[]
  readonly as: Writing
  readonly vertical: boolean
}
export type Marked = Line & { readonly points: readonly (readonly [mark: number, name: string | null])[] }

export const stepOf = ({ step: [n, d] }: Line): Ratio => Ratio.of(n, d)
export const valueAt = (line: Line, mark: number): Ratio => stepOf(line).times(mark)
export const shownAt = (line: Line, mark: number): Expr => writtenAs(valueAt(line, mark), line.as)

export const lineFigure = (line: Line, points: Marked['points'] = []): NumberLine =>
  numberLine({
    from: valueAt(line, line.from),
    to: valueAt(line, line.to),
    step: stepOf(line),
    labels: line.labels.map(mark => [valueAt(line, mark), shownAt(line, mark)] as const),
    points: points.map(([mark, name]) =>
      name === null ? valueAt(line, mark) : ([valueAt(line, mark), name] as const),
    ),
    vertical: line.vertical,
  })

/** The pupil marks points on a line. */
export const plotted = drawing<Marked>(
  value => lineFigure(value, value.points),
  value =>
    value.points.map(([mark, name], i) => ({
      ...value,
      points: value.points.with(i, [mark === value.to ? mark - 1 : mark + 1, name]),
    })),
)

/** A line with a number at every mark. */
export const numbered = (from: number, to: number): Line => ({
  from,
  to,
  step: [1, 1],
  labels: wholes(0, to - from).map(n => from + n),
  as: 'decimal',
  vertical: false,
})
/** A line with numbers at the whole numbers alone. */
export const parted = (from: number, to: number, d: number, as: Writing): Line => ({
  from: from * d,
  to: to * d,
  step: [1, d],
  labels: wholes(0, to - from).map(n => (from + n) * d),
  as,
  vertical: false,
})

/** The numbers of the printed points, by their names. */
export const pointsOf = (printed: Printed): readonly Ratio[] =>
  printed.figure('number-line').points.map(({ at }) => ratioOfExact(at))
/** The numbers of the points that a pupil marks, counted from the left end. */
export const markedValues = (value: Marked): readonly Ratio[] => {
  const { from, step } = lineFigure(value)
  if (step === null) return []
  return value.points.map(([mark]) => ratioOfExact(from).plus(ratioOfExact(step).times(mark - value.from)))
}
export const isSameNumbers = (one: readonly Ratio[], other: readonly Ratio[]): boolean =>
  one.length === other.length && one.every((value, i) => other[i]?.equals(value))
