import { assert } from '../errors.ts'
import { capital } from '../language/capital.ts'
import type { Primitive } from './drawing.ts'
import type { Fill } from './fill.ts'
import { drawGrid } from './grid-drawing.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { type Name, optionalLabel } from './naming.ts'
import { cropped } from './pen.ts'
import { several } from './plural.ts'
import { listing, sentence, spokenName, told } from './saying.ts'

/** A rectangle of cells: a tiled area, a shape on squared paper, a decimal grid, a model of a product of fractions. */
export interface AreaGrid {
  readonly kind: 'area-grid'
  readonly rows: number
  readonly columns: number
  /** Heights from the top and widths from the left: all 1 for squares. */
  readonly rowSizes: readonly number[]
  readonly columnSizes: readonly number[]
  /** Cells count from 0 at the upper left. A cell may be shaded twice: gray and striped. */
  readonly shaded: readonly ShadedCell[]
  /** first: the squares of the first row and column only; ticks: marks at the border; none: a plain rectangle. */
  readonly lines: 'all' | 'first' | 'ticks' | 'none'
  /** A thick outline around the shaded cells, on squared paper. */
  readonly outlined: boolean
  /** A thick line after every so many rows and columns: unit squares cut into smaller tiles. */
  readonly units: readonly [rows: number, columns: number] | null
  readonly labels: {
    readonly top: Label | null
    readonly right: Label | null
    readonly bottom: Label | null
    readonly left: Label | null
  }
  readonly name: Label | null
}
export interface ShadedCell {
  readonly row: number
  readonly column: number
  readonly fill: Exclude<Fill, 'white'>
  /** Only the triangle at this corner. */
  readonly half: 'none' | Corner
}
export type Corner = 'upper-left' | 'upper-right' | 'lower-left' | 'lower-right'

export interface AreaGridOptions {
  readonly rows: number
  readonly columns: number
  readonly rowSizes?: readonly number[]
  readonly columnSizes?: readonly number[]
  /** So many cells, column by column from the left; or these [row, column]. */
  readonly shaded?: number | readonly (readonly [row: number, column: number])[]
  /** The first so many columns gray, and the first so many rows striped: a product of fractions. */
  readonly shadedColumns?: number
  readonly stripedRows?: number
  /** A figure of whole squares and half squares, outlined on squared paper. */
  readonly shape?: readonly (
    | readonly [row: number, column: number]
    | readonly [row: number, column: number, half: Corner]
  )[]
  readonly lines?: AreaGrid['lines']
  readonly units?: readonly [rows: number, columns: number]
  readonly top?: Name
  readonly right?: Name
  readonly bottom?: Name
  readonly left?: Name
  readonly name?: Name
}

export function areaGrid(options: AreaGridOptions): AreaGrid {
  const {
    rows,
    columns,
    shaded = 0,
    shadedColumns = 0,
    stripedRows = 0,
    shape = [],
    lines = 'all',
    units = null,
  } = options
  const ones = (count: number) => Array<number>(count).fill(1)
  const { rowSizes = ones(rows), columnSizes = ones(columns) } = options
  assert(
    [rows, columns].every(count => Number.isInteger(count) && count >= 1),
    () => `A grid of ${rows} by ${columns} cannot be drawn`,
  )
  assert(
    lines !== 'all' || (rows <= 24 && columns <= 24),
    () => `The cells of a grid of ${rows} by ${columns} are too small`,
  )
  assert(rowSizes.length === rows && columnSizes.length === columns, 'Every row and every column has a size')
  const cells: ShadedCell[] = []
  const shade = (row: number, column: number, fill: ShadedCell['fill'] = 'gray', half: ShadedCell['half'] = 'none') => {
    assert(
      row >= 0 && row < rows && column >= 0 && column < columns,
      () => `The cell ${row}, ${column} is not on the grid`,
    )
    cells.push({ row, column, fill, half })
  }
  const shadeFirst = (count: number) => {
    for (let i = 0; i < count; i++) shade(i % rows, Math.floor(i / rows))
  }
  if (typeof shaded === 'number') shadeFirst(shaded)
  else for (const [row, column] of shaded) shade(row, column)
  shadeFirst(shadedColumns * rows)
  for (let i = 0; i < stripedRows * columns; i++) shade(Math.floor(i / columns), i % columns, 'striped')
  for (const [row, column, half] of shape) shade(row, column, 'gray', half)
  return {
    kind: 'area-grid',
    rows,
    columns,
    rowSizes,
    columnSizes,
    shaded: cells,
    lines,
    outlined: shape.length > 0,
    units,
    labels: {
      top: optionalLabel(options.top),
      right: optionalLabel(options.right),
      bottom: optionalLabel(options.bottom),
      left: optionalLabel(options.left),
    },
    name: optionalLabel(options.name),
  }
}

export const areaGridFigure = figureKind<AreaGrid>('area-grid', {
  draw: (figure, scribe) => cropped(drawGrid(figure, scribe) satisfies readonly Primitive[]),

  describe(figure, scribe) {
    const { lines, labels, name } = figure
    const title = spokenName(name, scribe)
    const sides = (
      [
        ['top', { en: 'top', es: 'arriba' }],
        ['right', { en: 'right', es: 'derecha' }],
        ['bottom', { en: 'bottom', es: 'abajo' }],
        ['left', { en: 'left', es: 'izquierda' }],
      ] as const
    ).flatMap(([side, words]) => {
      const label = labels[side]
      return label && label.kind !== 'blank' ? [`${sentence(scribe, words)} ${scribe.speak(label).trim()}`] : []
    })
    return told(
      title !== '' && sentence(scribe, { en: `Figure ${title}`, es: `Figura ${title}` }),
      lines === 'none'
        ? sentence(
            scribe,
            isSquare(figure) ? { en: 'A square', es: 'Un cuadrado' } : { en: 'A rectangle', es: 'Un rectángulo' },
          )
        : spokenCells(figure, scribe),
      sides.length > 0 &&
        sentence(scribe, { en: `Labels: ${listing(sides, scribe)}`, es: `Rótulos: ${listing(sides, scribe)}` }),
    )
  },
})

const isSquare = ({ rowSizes, columnSizes }: Pick<AreaGrid, 'rowSizes' | 'columnSizes'>) => {
  const whole = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0)
  return whole(rowSizes) === whole(columnSizes)
}
/** Row by row, so that counting is left to the pupil. */
function spokenCells(
  { rows, columns, shaded, lines, outlined, units, rowSizes, columnSizes }: AreaGrid,
  scribe: Scribe,
): string {
  const each = Array.from({ length: rows }, () => columns).join(', ')
  const even = new Set([...rowSizes, ...columnSizes]).size === 1
  const cells = even ? { en: 'squares', es: 'cuadrados' } : { en: 'cells', es: 'casillas' }
  const isUneven = new Set(rowSizes).size > 1 || new Set(columnSizes).size > 1
  const uneven = isUneven ? sentence(scribe, { en: ', not all the same size', es: ', no todas del mismo tamaño' }) : ''
  const perUnit = units
    ? sentence(scribe, {
        en: `. Each unit square has ${several(units[0], ['row', 'rows'])} and ${several(units[1], ['column', 'columns'])} of cells`,
        es: `. Cada cuadrado unidad tiene ${several(units[0], ['fila', 'filas'])} y ${several(units[1], ['columna', 'columnas'])} de casillas`,
      })
    : ''
  if (lines === 'ticks') {
    const parts = (word: string, count: number) => Array.from({ length: count }, () => word).join(', ')
    return (
      sentence(scribe, {
        en: 'A rectangle with evenly spaced marks on its sides',
        es: 'Un rectángulo con marcas a distancias iguales en sus lados',
      }) +
      sentence(scribe, {
        en: `. Between the marks, along the top: ${parts('part', columns)}. Down the left side: ${parts('part', rows)}`,
        es: `. Entre las marcas, en el lado de arriba: ${parts('parte', columns)}. En el lado izquierdo: ${parts('parte', rows)}`,
      })
    )
  }
  if (lines === 'first')
    return (
      sentence(scribe, {
        en: 'A rectangle; only the squares of its first row and first column are drawn',
        es: 'Un rectángulo; solo están dibujados los cuadrados de la primera fila y la primera columna',
      }) +
      sentence(scribe, {
        en: `. Squares in the first row: ${columns}. In the first column: ${rows}`,
        es: `. Cuadrados en la primera fila: ${columns}. En la primera columna: ${rows}`,
      })
    )
  if (shaded.length === 0 && !even && !units)
    return (
      sentence(
        scribe,
        isUneven
          ? { en: 'A rectangle cut into parts', es: 'Un rectángulo cortado en partes' }
          : isSquare({ rowSizes, columnSizes })
            ? { en: 'A square cut into equal parts', es: 'Un cuadrado cortado en partes iguales' }
            : { en: 'A rectangle cut into equal parts', es: 'Un rectángulo cortado en partes iguales' },
      ) +
      sentence(scribe, { en: `. Parts row by row: ${each}`, es: `. Partes fila por fila: ${each}` }) +
      uneven
    )
  if (shaded.length === 0)
    return (
      sentence(scribe, {
        en: `A grid. ${cells.en} row by row: ${each}`,
        es: `Una cuadrícula. ${capital(cells.es)} fila por fila: ${each}`,
      })
        .replace('. squares', '. Squares')
        .replace('. cells', '. Cells') +
      perUnit +
      uneven
    )
  const count = (of: readonly ShadedCell[]) => of.filter(({ half }) => half === 'none').length
  const row = (fill: ShadedCell['fill']) =>
    Array.from({ length: rows }, (_, i) => shaded.filter(cell => cell.row === i && cell.fill === fill))
  const halves = row('gray').some(cells => cells.some(({ half }) => half !== 'none'))
  const tellRows = (of: readonly (readonly ShadedCell[])[]) =>
    of
      .map(cells =>
        halves
          ? sentence(scribe, {
              en: `whole ${count(cells)}, half ${cells.length - count(cells)}`,
              es: `enteros ${count(cells)}, medios ${cells.length - count(cells)}`,
            })
          : `${cells.length}`,
      )
      .join('; ')
  const told = tellRows(row('gray'))
  const striped = row('striped').some(cells => cells.length > 0)
  const apart = outlined ? columnsApart(shaded) : []
  if (apart.length === 2) {
    const [first, second] = apart.map(columns =>
      tellRows(
        row('gray').flatMap(cells => {
          const own = cells.filter(cell => columns.includes(cell.column))
          return own.length > 0 ? [own] : []
        }),
      ),
    )
    return sentence(scribe, {
      en: `Two gray shapes on grid paper. Gray squares of the left shape, row by row: ${first}. Gray squares of the right shape, row by row: ${second}`,
      es: `Dos figuras grises sobre papel cuadriculado. Cuadrados grises de la figura izquierda, fila por fila: ${first}. Cuadrados grises de la figura derecha, fila por fila: ${second}`,
    })
  }
  const lead = outlined
    ? sentence(scribe, {
        en: `A gray shape on grid paper. Its gray squares, row by row: ${told}`,
        es: `Una figura gris sobre papel cuadriculado. Sus cuadrados grises, fila por fila: ${told}`,
      })
    : sentence(scribe, {
        en: `A grid with ${several(rows, ['row', 'rows'])} and ${several(columns, ['column', 'columns'])}. Shaded ${cells.en}, row by row: ${told}`,
        es: `Una cuadrícula de ${several(rows, ['fila', 'filas'])} y ${several(columns, ['columna', 'columnas'])}. ${capital(cells.es)} sombread${even ? 'o' : 'a'}s, fila por fila: ${told}`,
      })
  const other = striped
    ? sentence(scribe, {
        en: `. Striped, row by row: ${row('striped')
          .map(cells => cells.length)
          .join('; ')}`,
        es: `. Rayad${even ? 'o' : 'a'}s, fila por fila: ${row('striped')
          .map(cells => cells.length)
          .join('; ')}`,
      })
    : ''
  return lead + other + perUnit
}

/** The columns of each shape, where a free column parts one from the next. */
function columnsApart(shaded: readonly ShadedCell[]): readonly (readonly number[])[] {
  const columns = [...new Set(shaded.map(cell => cell.column))].sort((a, b) => a - b)
  const firsts = columns.filter(column => !columns.includes(column - 1))
  return firsts.map((first, i) =>
    columns.filter(column => column >= first && column < (firsts[i + 1] ?? Number.POSITIVE_INFINITY)),
  )
}
