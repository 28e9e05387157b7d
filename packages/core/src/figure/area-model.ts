import { assert } from '../errors.ts'
import { Ratio } from '../number/ratio.ts'
import { edgesOf } from './arrange.ts'
import type { Primitive } from './drawing.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { labelOf, type Name } from './naming.ts'
import { cropped, HAIR, label, labelSize, line, NORMAL, rectangle, THIN } from './pen.ts'
import { listing, sentence, told } from './saying.ts'

/** A rectangle cut into boxes: factors at its sides, partial products in its boxes. Or a lattice for column digits. */
export interface AreaModel {
  readonly kind: 'area-model'
  /** Over the columns and beside the rows; null is left out. */
  readonly columns: readonly ModelSide[]
  readonly rows: readonly ModelSide[]
  /** By row and column; null is left empty. */
  readonly cells: readonly (readonly (Label | null)[])[]
  /** Above the diagonal of each box of a lattice; null where there is no lattice. */
  readonly upper: readonly (readonly (Label | null)[])[] | null
  /** Unit squares are drawn. */
  readonly units: boolean
}
export interface ModelSide {
  readonly label: Label | null
  readonly size: number
}

export interface AreaModelOptions {
  readonly columns: readonly (Name | null)[]
  readonly rows: readonly (Name | null)[]
  /** What stands in the boxes; without, they are empty. */
  readonly cells?: readonly (readonly (Name | null)[])[]
  /** In proportion to the sides, which are then whole numbers; with unit squares drawn if `units`. */
  readonly toScale?: boolean
  readonly units?: boolean
  /** The true lengths where the labels are blanks or letters. */
  readonly columnSizes?: readonly number[]
  readonly rowSizes?: readonly number[]
}

export function areaModel(options: AreaModelOptions): AreaModel {
  const { columns, rows, cells, units = false } = options
  const { toScale = units } = options
  assert(
    columns.length >= 1 && columns.length <= 5 && rows.length >= 1 && rows.length <= 4,
    'An area model has at most 5 columns and 4 rows',
  )
  assert(
    !cells || (cells.length === rows.length && cells.every(row => row.length === columns.length)),
    'Every box of an area model has an entry',
  )
  const sides = (names: readonly (Name | null)[], sizes?: readonly number[]) =>
    names.map((name, i): ModelSide => ({ label: named(name), size: sizes?.[i] ?? sizeOfSide(name, toScale) }))
  return {
    kind: 'area-model',
    columns: sides(columns, options.columnSizes),
    rows: sides(rows, options.rowSizes),
    cells: rows.map((_, row) => columns.map((_, column) => named(cells?.[row]?.[column] ?? null))),
    upper: null,
    units,
  }
}

/** The digits of the factors over and beside a lattice; [tens, ones] in its boxes, null for empty ones. */
export function lattice(
  columns: readonly Name[],
  rows: readonly Name[],
  cells?: readonly (readonly (readonly [tens: Name, ones: Name] | null)[])[],
): AreaModel {
  const sides = (names: readonly Name[]) => names.map((name): ModelSide => ({ label: labelOf(name), size: 1 }))
  const pick = (half: 0 | 1) =>
    rows.map((_, row) => columns.map((_, column) => named(cells?.[row]?.[column]?.[half] ?? null)))
  return {
    kind: 'area-model',
    columns: sides(columns),
    rows: sides(rows),
    cells: pick(1),
    upper: pick(0),
    units: false,
  }
}

const named = (name: Name | null): Label | null => (name === null ? null : labelOf(name))

/** Large numbers are drawn shorter than true, so that the ones keep their room. */
function sizeOfSide(name: Name | null, toScale: boolean): number {
  const value = typeof name === 'number' ? name : name instanceof Ratio ? name.toNumber() : null
  assert(!toScale || value !== null, 'A model to scale needs numbers at its sides, or their sizes')
  if (value === null) return 1
  return toScale ? value : 1 + Math.log10(Math.max(1, Math.abs(value))) * 0.6
}

export const areaModelFigure = figureKind<AreaModel>('area-model', {
  draw: (figure, scribe) => cropped(drawModel(figure, scribe)),

  describe({ columns, rows, cells, upper }, scribe) {
    const said = (label: Label | null) =>
      label && label.kind !== 'blank' ? scribe.speak(label).trim() : sentence(scribe, { en: 'blank', es: 'en blanco' })
    const sides = (of: readonly ModelSide[]) =>
      listing(
        of.map(({ label }) => (label ? said(label) : sentence(scribe, { en: 'no label', es: 'sin rótulo' }))),
        scribe,
      )
    const boxes = cells
      .map((row, i) => row.map((cell, j) => (upper ? `${said(upper[i]![j]!)} / ${said(cell)}` : said(cell))).join(', '))
      .join('; ')
    return told(
      sentence(
        scribe,
        upper
          ? { en: 'A lattice for multiplication', es: 'Una celosía para multiplicar' }
          : {
              en: 'An area model: a rectangle cut into boxes',
              es: 'Un modelo de área: un rectángulo dividido en recuadros',
            },
      ),
      sentence(scribe, {
        en: `Across the top: ${sides(columns)}. At the side: ${sides(rows)}`,
        es: `Arriba: ${sides(columns)}. Al lado: ${sides(rows)}`,
      }),
      sentence(scribe, { en: `In the boxes, row by row: ${boxes}`, es: `En los recuadros, fila por fila: ${boxes}` }),
    )
  },
})

const INSIDE = 0.95

function drawModel(figure: AreaModel, scribe: Scribe): Primitive[] {
  const { columns, rows, cells, upper, units } = figure
  const widest = (column: number) =>
    Math.max(0, ...cells.map(row => (row[column] ? labelSize(scribe.layout(row[column]), INSIDE).width : 0)))
  const sideWidth = ({ label }: ModelSide) => (label ? labelSize(scribe.layout(label), INSIDE).width : 0)
  const tallest = (row: number) =>
    Math.max(0, ...cells[row]!.map(cell => (cell ? labelSize(scribe.layout(cell), INSIDE).height : 0)))
  const unit = Math.min(units ? 1.1 : 2.6, 17 / total(columns), 9 / total(rows))
  const wide = columns.map((side, i) =>
    Math.max(upper ? 2.4 : side.size * unit, units ? 0 : Math.max(widest(i), sideWidth(side)) + 0.9),
  )
  const high = rows.map((side, i) =>
    Math.max(upper ? 2.4 : side.size * unit, units ? 0 : Math.max(tallest(i) + 0.7, 1.9)),
  )
  const [xs, ys] = [edgesOf(wide), edgesOf(high).map(y => -y)]
  const [right, bottom] = [xs.at(-1)!, ys.at(-1)!]
  const middle = (places: readonly number[], i: number) => (places[i]! + places[i + 1]!) / 2
  const sideX = upper ? right + 0.4 : -0.4
  return [
    ...(units ? unitSquares(figure, xs, ys) : []),
    rectangle(0, bottom, right, -bottom, NORMAL),
    ...xs.slice(1, -1).map(x => line([x, 0], [x, bottom], NORMAL)),
    ...ys.slice(1, -1).map(y => line([0, y], [right, y], NORMAL)),
    ...(upper
      ? rows.flatMap((_, row) =>
          columns.map((_, column) => line([xs[column]!, ys[row + 1]!], [xs[column + 1]!, ys[row]!], THIN)),
        )
      : []),
    ...columns.flatMap(({ label: name }, i) =>
      name ? [label([middle(xs, i), 0.3], scribe.layout(name), { y: 'bottom' }, INSIDE)] : [],
    ),
    ...rows.flatMap(({ label: name }, i) =>
      name ? [label([sideX, middle(ys, i)], scribe.layout(name), { x: upper ? 'left' : 'right' }, INSIDE)] : [],
    ),
    ...cells.flatMap((row, i) =>
      row.flatMap((cell, j) => {
        const [x, y, shift] = [middle(xs, j), middle(ys, i), upper ? 0.55 : 0]
        const above = upper?.[i]?.[j]
        return [
          ...(cell ? [label([x + shift, y - shift], scribe.layout(cell), {}, INSIDE)] : []),
          ...(above ? [label([x - shift, y + shift], scribe.layout(above), {}, INSIDE)] : []),
        ]
      }),
    ),
  ]
}

const total = (sides: readonly ModelSide[]): number => sides.reduce((sum, { size }) => sum + size, 0)

function unitSquares({ columns, rows }: AreaModel, xs: readonly number[], ys: readonly number[]): Primitive[] {
  const [right, bottom] = [xs.at(-1)!, ys.at(-1)!]
  const [across, down] = [total(columns), total(rows)]
  return [
    ...Array.from({ length: across - 1 }, (_, i) => ((i + 1) * right) / across).map(x =>
      line([x, 0], [x, bottom], { ...HAIR, tone: 'dark' }),
    ),
    ...Array.from({ length: down - 1 }, (_, i) => ((i + 1) * bottom) / down).map(y =>
      line([0, y], [right, y], { ...HAIR, tone: 'dark' }),
    ),
  ]
}
