import type { Both, Locale } from '../both.ts'
import { assert } from '../errors.ts'
import { number } from '../math/build.ts'
import { roundedRectangle } from './arrange.ts'
import { FILL_WORDS } from './counters.ts'
import type { Primitive } from './drawing.ts'
import type { Fill } from './fill.ts'
import { crossOut } from './icon.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { type Name, optionalLabel } from './naming.ts'
import { arrow, arrowhead, cropped, DASHED, label, line, NORMAL, type Point, rectangle, THIN } from './pen.ts'
import { sentence, spokenName, told } from './saying.ts'
import {
  type Border,
  borderOf,
  drawShape,
  isThing,
  type Shape,
  shapeGender,
  shapeNoun,
  shapeTraits,
  standsOf,
} from './shapes.ts'

/** Shapes, solids or objects in a row, in rows, or in the cells of a grid; a pattern with places to fill. */
export interface ShapeSet {
  readonly kind: 'shape-set'
  /** By row and column; null is a place for the pupil to draw in, or an empty cell of a grid. */
  readonly rows: readonly (readonly (ShapeItem | null)[])[]
  readonly grid: boolean
  /** An arrow that shows where the row starts. */
  readonly start: boolean
  /** A loop around these places of the first row. */
  readonly loop: readonly [from: number, to: number] | null
  /** Which way the things of a row look: animals and cars are drawn looking to the right. */
  readonly facing: 'left' | 'right' | null
  readonly says: ShapesSaid
  /** Solids that stand on each other, the top one first. */
  readonly stacked: boolean
}
/**
 * What the alternate text tells of a shape: what is seen of it, where its name would be the answer, or its name, or its
 * border side by side and corner by corner, where they are to be counted, perhaps with a word on their lengths. Fills
 * are told where they differ, or of all: of a pattern that is to be drawn further. From grade 2 on, Spanish calls the
 * corners vertices.
 */
export type ShapesSaid =
  | 'traits'
  | 'names'
  | 'names-and-fills'
  | 'borders'
  | 'borders-and-lengths'
  | 'vertices'
  | 'vertices-and-lengths'
const BORDERS_SAID: readonly ShapesSaid[] = ['borders', 'borders-and-lengths', 'vertices', 'vertices-and-lengths']
const LENGTHS_SAID: readonly ShapesSaid[] = ['borders-and-lengths', 'vertices-and-lengths']
const VERTICES_SAID: readonly ShapesSaid[] = ['vertices', 'vertices-and-lengths']
export interface ShapeItem {
  readonly shape: Shape
  readonly fill: Fill
  /** 1 is usual. */
  readonly size: number
  /** Degrees counterclockwise. */
  readonly turn: number
  readonly stretch: number
  readonly label: Label | null
  readonly mark: 'none' | 'crossed' | 'pointed'
}

export type ShapeSpec =
  | Shape
  | null
  | {
      readonly shape: Shape
      readonly fill?: Fill
      readonly size?: number
      readonly turn?: number
      readonly stretch?: number
      readonly label?: Name
      readonly mark?: ShapeItem['mark']
    }
export interface ShapeSetOptions {
  readonly perRow?: number
  readonly grid?: boolean
  /** Names them A, B, C or 1, 2, 3 below. */
  readonly named?: 'letters' | 'numbers'
  readonly start?: boolean
  readonly loop?: readonly [from: number, to: number]
  readonly facing?: 'left' | 'right'
  readonly says?: ShapesSaid
  readonly stacked?: boolean
}

export function shapeSet(
  items: readonly ShapeSpec[],
  {
    stacked = false,
    perRow = stacked ? 1 : items.length > 8 ? Math.ceil(items.length / Math.ceil(items.length / 8)) : items.length,
    grid = false,
    named,
    start = false,
    loop,
    facing,
    says = 'traits',
  }: ShapeSetOptions = {},
): ShapeSet {
  assert(items.length >= 1 && items.length <= 40, 'A set has 1 to 40 shapes')
  const all = items.map((spec, i) =>
    itemOf(spec, named === 'letters' ? String.fromCharCode(65 + i) : named === 'numbers' ? i + 1 : undefined),
  )
  return {
    kind: 'shape-set',
    grid,
    start,
    loop: loop ?? null,
    facing: facing ?? null,
    says,
    stacked,
    rows: Array.from({ length: Math.ceil(all.length / perRow) }, (_, i) => all.slice(i * perRow, (i + 1) * perRow)),
  }
}

function itemOf(spec: ShapeSpec, name: Name | undefined): ShapeItem | null {
  if (spec === null) return null
  const {
    shape,
    fill = 'white',
    size = 1,
    turn = 0,
    stretch = 1,
    label = name,
    mark = 'none',
  } = typeof spec === 'string' ? { shape: spec } : spec
  return {
    shape,
    fill,
    size,
    turn,
    stretch,
    label: label === undefined ? null : typeof label === 'number' ? number(label) : optionalLabel(label),
    mark,
  }
}

export const shapeSetFigure = figureKind<ShapeSet>('shape-set', {
  draw(figure, scribe) {
    const { rows, grid, stacked } = figure
    if (stacked) return cropped(towerOf(rows.flat()))
    const count = rows.reduce((sum, row) => sum + row.length, 0)
    const size = count === 1 ? 3.6 : count <= 6 ? 2.3 : count <= 10 ? 1.9 : 1.6
    const largest = Math.max(1, ...rows.flat().map(item => (item ? item.size * Math.max(1, item.stretch) : 0)))
    const cell = size * largest * (grid ? 1.5 : 1.34)
    const named = rows.some(row => row.some(item => item?.label))
    const high = cell + (named ? (grid ? 1.15 : 1.5) : grid ? 0 : 0.15)
    const place = (row: number, column: number): Point => [(column + 0.5) * cell, -(row * high) - cell / 2]
    const items = rows.flatMap((row, i) =>
      row.flatMap((item, j) => drawItem(item, place(i, j), size, cell, figure, scribe)),
    )
    return cropped([...(grid ? gridLines(rows, cell, high) : []), ...items, ...extras(figure, cell, place)])
  },

  describe({ rows, grid, start, loop, facing, says, stacked }, scribe) {
    const several = rows.length > 1
    const fills = new Set(rows.flat().flatMap(item => (item ? [item.fill] : [])))
    const withFill = says === 'names-and-fills' || fills.size > 1
    const isColumn = several && rows.every(row => row.length === 1)
    const items = rows.map(row => row.map(item => spokenItem(item, says, withFill, scribe)).join('; '))
    const looks = rows[0]!.length > 1 ? facing : null
    return told(
      sentence(
        scribe,
        stacked
          ? { en: 'A tower, from the top down', es: 'Una torre, de arriba abajo' }
          : headOf({ rows, grid, facing }, isColumn),
      ),
      looks === 'left' && sentence(scribe, { en: 'All look to the left', es: 'Todos miran hacia la izquierda' }),
      looks === 'right' && sentence(scribe, { en: 'All look to the right', es: 'Todos miran hacia la derecha' }),
      start &&
        sentence(scribe, {
          en: 'An arrow shows that the row starts at the left',
          es: 'Una flecha muestra que la fila empieza a la izquierda',
        }),
      ...(several && !isColumn
        ? items.map((all, i) => sentence(scribe, { en: `Row ${i + 1}: ${all}`, es: `Fila ${i + 1}: ${all}` }))
        : [items.join('; ')]),
      loop !== null &&
        sentence(scribe, {
          en: `A loop around places ${loop[0] + 1} to ${loop[1] + 1}`,
          es: `Un óvalo encierra los lugares del ${loop[0] + 1} al ${loop[1] + 1}`,
        }),
    )
  },
})

function headOf({ rows, grid, facing }: Pick<ShapeSet, 'rows' | 'grid' | 'facing'>, isColumn: boolean): Both<string> {
  const isOne = rows.length === 1 && rows[0]!.length === 1
  const hasThings = facing !== null || rows.some(row => row.some(item => item !== null && isThing(item.shape)))
  const [en, es] = hasThings ? ['Pictures', 'Dibujos'] : ['Shapes', 'Figuras']
  if (facing && !isOne)
    return { en: 'Pictures in a row, from left to right', es: 'Dibujos en fila, de izquierda a derecha' }
  if (isOne) return hasThings ? { en: 'A picture', es: 'Un dibujo' } : { en: 'A shape', es: 'Una figura' }
  if (isColumn) return { en: `${en} in a column, from the top down`, es: `${es} en columna, de arriba abajo` }
  if (grid)
    return {
      en: `${en} in a grid, row by row from the top`,
      es: `${es} en una cuadrícula, fila por fila desde arriba`,
    }
  return rows.length > 1 ? { en: `${en} in rows`, es: `${es} en filas` } : { en: `${en} in a row`, es: `${es} en fila` }
}

const BORDER_WORDS = {
  side: { en: 'side', es: 'lado' },
  corner: { en: 'corner', es: 'esquina' },
  curve: { en: 'curve', es: 'línea curva' },
  end: { en: 'loose end', es: 'extremo suelto' },
} as const
function spokenBorder({ parts, sidesAreEqual, sidesDiffer }: Border, says: ShapesSaid): Both<string> {
  if (parts.length === 1) return { en: 'a curve all around', es: 'una línea curva en todo el borde' }
  const withLengths = LENGTHS_SAID.includes(says)
  const corner = VERTICES_SAID.includes(says) ? { en: 'corner', es: 'vértice' } : BORDER_WORDS.corner
  const said = (locale: Locale) =>
    parts.map(part => (part === 'corner' ? corner : BORDER_WORDS[part])[locale]).join(', ')
  if (!withLengths || parts.some(part => part === 'curve' || part === 'end')) return { en: said('en'), es: said('es') }
  if (sidesDiffer) return { en: `${said('en')}, no two sides equal`, es: `${said('es')}, todos los lados distintos` }
  return sidesAreEqual
    ? { en: `${said('en')}, all sides equal`, es: `${said('es')}, todos los lados iguales` }
    : { en: `${said('en')}, sides not all equal`, es: `${said('es')}, no todos los lados iguales` }
}

function spokenItem(item: ShapeItem | null, says: ShapesSaid, withFill: boolean, scribe: Scribe): string {
  if (!item) return sentence(scribe, { en: 'an empty place', es: 'un lugar vacío' })
  const name = spokenName(item.label, scribe)
  const noun = shapeNoun(item.shape)
  const border = BORDERS_SAID.includes(says) ? borderOf(item.shape) : null
  const isNamed = says === 'names' || says === 'names-and-fills'
  const gender = isNamed ? noun.gender : shapeGender(item.shape)
  const said = isNamed
    ? { en: noun.en[0], es: noun.es[0] }
    : border
      ? spokenBorder(border, says)
      : shapeTraits(item.shape)
  const fill = withFill
    ? ` (${sentence(scribe, { en: FILL_WORDS[item.fill].en, es: FILL_WORDS[item.fill].es[gender] })})`
    : ''
  const mark =
    item.mark === 'none'
      ? ''
      : item.mark === 'crossed'
        ? sentence(scribe, { en: ', crossed out', es: gender === 'f' ? ', tachada' : ', tachado' })
        : sentence(scribe, { en: ', with an arrow', es: ', con una flecha' })
  return `${name === '' ? '' : `${name}: `}${sentence(scribe, said)}${fill}${mark}`
}

/** From a place down to the middle of its name: nearer than the shape of the next row, whatever their sizes. */
const NAME_BELOW = 0.3

function drawItem(
  item: ShapeItem | null,
  at: Point,
  size: number,
  cell: number,
  { grid, facing }: ShapeSet,
  scribe: Scribe,
): Primitive[] {
  if (!item)
    return grid ? [] : [rectangle(at[0] - size * 0.5, at[1] - size * 0.5, size, size, { ...DASHED, width: 0.045 })]
  const { shape, fill, turn, stretch, label: name, mark } = item
  const own = size * item.size
  return [
    ...drawShape(shape, at, own, { fill, turn, stretch, flipped: facing === 'left' }),
    ...(mark === 'crossed' ? crossOut(at, own) : []),
    ...(mark === 'pointed'
      ? arrow([at[0], at[1] + cell / 2 + 1.1], [at[0], at[1] + own / 2 + 0.15], 'end', NORMAL)
      : []),
    ...(name ? [label([at[0], at[1] - cell / 2 - (grid ? 0.5 : NAME_BELOW)], scribe.layout(name))] : []),
  ]
}

const SOLID = 3
/** Drawn from the ground up: what stands on a solid hides a part of its upper face. */
function towerOf(items: readonly (ShapeItem | null)[]): readonly Primitive[] {
  let ground = 0
  return items.toReversed().flatMap(item => {
    const stands = item && standsOf(item.shape, SOLID * item.size)
    assert(item && stands, 'A tower is of solids that stand')
    const [below, above] = stands
    const middle = ground - below
    ground = middle + (above ?? 0)
    return drawShape(item.shape, [0, middle], SOLID * item.size, { fill: item.fill, seesThrough: false })
  })
}

function gridLines(rows: ShapeSet['rows'], cell: number, high: number): Primitive[] {
  const columns = Math.max(...rows.map(row => row.length))
  const [wide, bottom] = [columns * cell, -rows.length * high]
  return [
    ...Array.from({ length: columns - 1 }, (_, i) => line([(i + 1) * cell, 0], [(i + 1) * cell, bottom], THIN)),
    ...Array.from({ length: rows.length - 1 }, (_, i) => line([0, -(i + 1) * high], [wide, -(i + 1) * high], THIN)),
    rectangle(0, bottom, wide, -bottom, NORMAL),
  ]
}

function extras({ start, loop }: ShapeSet, cell: number, place: (row: number, column: number) => Point): Primitive[] {
  const items: Primitive[] = []
  if (start) {
    const y = place(0, 0)[1]
    items.push(line([-1.9, y], [-0.6, y], { ...NORMAL, width: 0.16 }), arrowhead([-0.2, y], 0, 0.7))
  }
  if (loop) {
    const [[left, y], [right]] = [place(0, loop[0]), place(0, loop[1])]
    items.push(
      roundedRectangle(left - cell * 0.48, y - cell * 0.52, right - left + cell * 0.96, cell * 1.04, 0.7, NORMAL),
    )
  }
  return items
}
