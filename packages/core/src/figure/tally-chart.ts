import { assert } from '../errors.ts'
import { number } from '../math/build.ts'
import type { Primitive, Stroke } from './drawing.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { labelOf, type Name, optionalLabel } from './naming.ts'
import { cropped, label, labelSize, line, NORMAL, rectangle, THIN } from './pen.ts'
import { sentence, spokenName, told } from './saying.ts'

/** Categories with tally marks in bundles of five, and their numbers if wanted. */
export interface TallyChart {
  readonly kind: 'tally-chart'
  readonly title: Label | null
  /** Over the columns: what is counted, and the tallies. */
  readonly heads: readonly Label[]
  readonly rows: readonly TallyRow[]
  /** A third column: the counts, or empty for the pupil. */
  readonly numbers: 'none' | 'shown' | 'blank'
}
export interface TallyRow {
  readonly label: Label
  readonly count: number
  /** Whether the marks are drawn, or left to the pupil. */
  readonly shown: boolean
  /** Bundles as somebody drew them, of which one may be wrong; what they leave of the count are single marks. */
  readonly bundles: readonly TallyBundle[] | null
}
/** So many upright marks, and whether one goes across them. */
export interface TallyBundle {
  readonly upright: number
  readonly crossed: boolean
}

export interface TallyChartOptions {
  readonly title?: Name
  readonly heads?: readonly Name[]
  /** null leaves the marks to the pupil; the count is what belongs there. */
  readonly rows: readonly (
    | readonly [label: Name, count: number]
    | readonly [label: Name, count: number, shown: boolean]
    | readonly [label: Name, count: number, bundles: readonly TallyBundle[]]
  )[]
  readonly numbers?: TallyChart['numbers']
}

export function tallyChart({ title, heads = [], rows, numbers = 'none' }: TallyChartOptions): TallyChart {
  const columns = numbers === 'none' ? 2 : 3
  assert(rows.length >= 1 && rows.length <= 10, 'A tally chart has 1 to 10 rows')
  assert(heads.length === 0 || heads.length === columns, () => `The chart has ${columns} columns to head`)
  assert(
    rows.every(([, count]) => Number.isInteger(count) && count >= 0 && count <= 40),
    'Tallies count from 0 to 40',
  )
  return {
    kind: 'tally-chart',
    title: optionalLabel(title),
    heads: heads.map(labelOf),
    rows: rows.map(([label, count, drawn = true]) => ({
      label: labelOf(label),
      count,
      shown: drawn !== false,
      bundles: typeof drawn === 'boolean' ? null : drawn,
    })),
    numbers,
  }
}

const FIVE: TallyBundle = { upright: 4, crossed: true }
/** Five in each bundle, where nothing else is said. */
const bundlesOf = ({ count, bundles }: TallyRow): readonly TallyBundle[] =>
  bundles ?? Array.from({ length: Math.floor(count / 5) }, () => FIVE)
const marksIn = ({ upright, crossed }: TallyBundle): number => upright + (crossed ? 1 : 0)
const singlesOf = (row: TallyRow): number => row.count - bundlesOf(row).reduce((all, one) => all + marksIn(one), 0)

const MARK: Stroke = { width: 0.09, dash: 'solid', tone: 'ink' }
const [ROW, STEP, BETWEEN] = [1.7, 0.36, 0.66]
const widthOfBundle = ({ upright }: TallyBundle): number => upright * STEP + BETWEEN
const widthOf = (row: TallyRow): number =>
  bundlesOf(row).reduce((width, bundle) => width + widthOfBundle(bundle), 0) + singlesOf(row) * STEP

export const tallyChartFigure = figureKind<TallyChart>('tally-chart', {
  draw({ title, heads, rows, numbers }, scribe) {
    const headSizes = heads.map(head => labelSize(scribe.layout(head)).width + 0.9)
    const first = Math.max(...rows.map(row => labelSize(scribe.layout(row.label)).width + 0.9), headSizes[0] ?? 0)
    // A row by itself is often one to go on with.
    const second = Math.max(rows.length === 1 ? 9.6 : 5.5, ...rows.map(row => widthOf(row) + 1.1), headSizes[1] ?? 0)
    const third = numbers === 'none' ? 0 : Math.max(2.4, headSizes[2] ?? 0)
    const edges = [0, first, first + second, ...(third > 0 ? [first + second + third] : [])]
    const right = edges.at(-1)!
    const top = heads.length > 0 ? ROW : 0
    const bottom = -rows.length * ROW
    const y = (row: number) => -(row + 0.5) * ROW
    return cropped([
      ...(heads.length > 0 ? [rectangle(0, 0, right, ROW, null, 'light')] : []),
      rectangle(0, bottom, right, top - bottom, NORMAL),
      ...edges.slice(1, -1).map(x => line([x, bottom], [x, top], THIN)),
      ...rows.map((_, i) => line([0, -i * ROW], [right, -i * ROW], THIN)).slice(heads.length > 0 ? 0 : 1),
      ...heads.map((head, i) => label([(edges[i]! + edges[i + 1]!) / 2, ROW / 2], scribe.layout(head))),
      ...rows.flatMap((row, i) => [
        label([first - 0.45, y(i)], scribe.layout(row.label), { x: 'right' }),
        ...(row.shown ? marks(row, first + 0.6, y(i)) : []),
        ...(numbers === 'shown' ? [label([first + second + third / 2, y(i)], scribe.layout(number(row.count)))] : []),
      ]),
      ...(title ? [label([right / 2, top + 0.4], scribe.layout(title), { y: 'bottom' }, 1)] : []),
    ])
  },

  describe({ title, rows, numbers }, scribe) {
    const name = spokenName(title, scribe)
    return told(
      sentence(scribe, { en: 'Tally chart', es: 'Tabla de conteo' }) + (name === '' ? '' : `: ${name}`),
      ...rows.map(
        row =>
          `${spokenName(row.label, scribe)}: ${row.shown ? spokenTally(row, scribe) : sentence(scribe, { en: 'empty', es: 'fila vacía' })}${numbers === 'shown' ? ` (${row.count})` : ''}`,
      ),
    )
  },
})

/** Upright marks and the one across them, bundle after bundle; then the single ones. */
function marks(row: TallyRow, left: number, y: number): Primitive[] {
  const upright = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => line([from + i * STEP, y - 0.5], [from + i * STEP, y + 0.5], MARK))
  let x = left
  const bundled = bundlesOf(row).flatMap(bundle => {
    const [from, to] = [x, x + (bundle.upright - 1) * STEP]
    x += widthOfBundle(bundle)
    return [
      ...upright(from, bundle.upright),
      ...(bundle.crossed ? [line([from - 0.22, y - 0.38], [to + 0.22, y + 0.38], MARK)] : []),
    ]
  })
  return [...bundled, ...upright(x, singlesOf(row))]
}

function spokenTally(row: TallyRow, scribe: Scribe): string {
  if (row.count === 0) return sentence(scribe, { en: 'no marks', es: 'ninguna marca' })
  const bundles = bundlesOf(row).map(bundle =>
    sentence(scribe, row.bundles ? spokenBundle(bundle) : { en: 'bundle of five', es: 'grupo de cinco' }),
  )
  const single = Array.from({ length: singlesOf(row) }, () => sentence(scribe, { en: 'mark', es: 'marca' }))
  return [...bundles, ...single].join(', ')
}

/** Mark by mark, so that finding the wrong bundle is left to the pupil. */
const spokenBundle = ({ upright, crossed }: TallyBundle) => ({
  en: `bundle of ${upright} upright marks ${crossed ? 'and 1 across' : 'and none across'}`,
  es: `grupo de ${upright} marcas verticales ${crossed ? 'y 1 cruzada' : 'y ninguna cruzada'}`,
})
