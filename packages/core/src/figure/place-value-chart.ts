import { assert } from '../errors.ts'
import { words } from '../math/build.ts'
import { edgesOf } from './arrange.ts'
import type { Primitive } from './drawing.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { labelOf, type Name } from './naming.ts'
import {
  arrowhead,
  cropped,
  directionOf,
  dot,
  label,
  labelSize,
  line,
  NORMAL,
  type Point,
  rectangle,
  THIN,
} from './pen.ts'
import { sentence, told } from './saying.ts'

/** Columns for the places of a number; digits in rows, or empty cells to fill. */
export interface PlaceValueChart {
  readonly kind: 'place-value-chart'
  /** Powers of ten of the first and the last column: 5 and 0 for hundred thousands to ones, −2 for hundredths. */
  readonly from: number
  readonly to: number
  /** By row and column; null is left empty. */
  readonly rows: readonly (readonly (Label | null)[])[]
  /** Arrows below from one place to another, such as × 10. */
  readonly shifts: readonly { readonly from: number; readonly to: number; readonly label: Label }[]
}

export interface PlaceValueChartOptions {
  readonly from: number
  readonly to?: number
  /** Digits as text ("46 03" leaves a place empty), or one entry for each column. */
  readonly rows: readonly (string | readonly (Name | null)[])[]
  readonly shifts?: readonly { readonly from: number; readonly to: number; readonly label: Name }[]
}

export function placeValueChart({ from, to = 0, rows, shifts = [] }: PlaceValueChartOptions): PlaceValueChart {
  const columns = from - to + 1
  assert(
    from >= 0 && from <= 8 && to >= -3 && to <= 0,
    'A place value chart runs from at most hundred millions to at most thousandths',
  )
  const cellsOf = (row: PlaceValueChartOptions['rows'][number]) =>
    (typeof row === 'string' ? [...row].map(digit => (digit === ' ' ? null : Number(digit))) : row).map(cell =>
      cell === null ? null : labelOf(cell),
    )
  const cells = rows.map(cellsOf)
  assert(
    cells.every(row => row.length === columns),
    () => `Every row has ${columns} places`,
  )
  assert(
    shifts.every(shift => [shift.from, shift.to].every(place => place <= from && place >= to)),
    'Arrows run between places of the chart',
  )
  return {
    kind: 'place-value-chart',
    from,
    to,
    rows: cells,
    shifts: shifts.map(shift => ({ ...shift, label: labelOf(shift.label) })),
  }
}

type Head = readonly [first: Label, second: Label | null]
const one = (en: string, es: string): Head => [words(en, es), null]
const two = (en: readonly [string, string], es: readonly [string, string]): Head => [
  words(en[0], es[0]),
  words(en[1], es[1]),
]

const HEADS: ReadonlyMap<number, Head> = new Map([
  [5, two(['hundred', 'thousands'], ['centenas', 'de millar'])],
  [4, two(['ten', 'thousands'], ['decenas', 'de millar'])],
  [3, two(['thousands', ''], ['unidades', 'de millar'])],
  [2, one('hundreds', 'centenas')],
  [1, one('tens', 'decenas')],
  [0, one('ones', 'unidades')],
  [-1, one('tenths', 'décimas')],
  [-2, one('hundredths', 'centésimas')],
  [-3, one('thousandths', 'milésimas')],
])
const LETTERS: readonly Label[] = [words('O', 'U'), words('T', 'D'), words('H', 'C')]
const PERIODS: readonly Label[] = [
  words('Ones', 'Unidades'),
  words('Thousands', 'Millares'),
  words('Millions', 'Millones'),
]

const ROW = 1.8
const SIZE = 0.85

export const placeValueChartFigure = figureKind<PlaceValueChart>('place-value-chart', {
  draw(figure, scribe) {
    const places = Array.from({ length: figure.from - figure.to + 1 }, (_, i) => figure.from - i)
    const periods = figure.from > 5 || figure.from - figure.to > 6
    const widths = places.map(place =>
      periods && place >= 0 ? periodColumn(place, figure.from, scribe) : columnWidth(place, scribe),
    )
    const edges = edgesOf(widths)
    const right = edges.at(-1)!
    const bottom = -figure.rows.length * ROW
    const head = 2.35
    const middle = (i: number) => (edges[i]! + edges[i + 1]!) / 2
    const thickAt = (i: number) => places[i - 1] === 0 || (places[i - 1]! % 3 === 0 && places[i - 1]! > 0)
    return cropped([
      rectangle(0, 0, right, head, null, 'light'),
      rectangle(0, bottom, right, head - bottom, NORMAL),
      line([0, 0], [right, 0], NORMAL),
      ...edges
        .slice(1, -1)
        .map((x, i) =>
          line(
            [x, bottom],
            [x, periods && places[i]! > 0 && !thickAt(i + 1) ? head / 2 : head],
            thickAt(i + 1) && periods ? NORMAL : THIN,
          ),
        ),
      ...figure.rows.slice(1).map((_, i) => line([0, -(i + 1) * ROW], [right, -(i + 1) * ROW], THIN)),
      ...(periods ? periodHeads(places, edges, head, scribe) : []),
      ...places.flatMap((place, i) => (periods && place >= 0 ? [] : drawHead(place, middle(i), head, scribe))),
      ...(figure.to < 0 ? figure.rows.map((_, i) => dot([edges[figure.from + 1]!, -(i + 0.72) * ROW], 0.16)) : []),
      ...figure.rows.flatMap((row, i) =>
        row.flatMap((cell, j) => (cell ? [label([middle(j), -(i + 0.5) * ROW], scribe.layout(cell), {}, 1.05)] : [])),
      ),
      ...figure.shifts.flatMap((shift, i) =>
        drawShift(
          middle(figure.from - shift.from),
          middle(figure.from - shift.to),
          bottom - 0.15 - i * 2.1,
          scribe.layout(shift.label),
        ),
      ),
    ])
  },

  describe(figure, scribe) {
    const places = Array.from({ length: figure.from - figure.to + 1 }, (_, i) => figure.from - i)
    const names = places.map(place => spokenPlaceName(place, scribe))
    return told(
      sentence(scribe, {
        en: `A place value chart with the columns ${names.join(', ')}`,
        es: `Una tabla de valor posicional con las columnas ${names.join(', ')}`,
      }),
      ...figure.rows.map((row, i) => {
        const said = row
          .map(cell =>
            cell && cell.kind !== 'blank' ? scribe.speak(cell).trim() : sentence(scribe, { en: 'empty', es: 'vacía' }),
          )
          .join(', ')
        return sentence(scribe, { en: `Row ${i + 1}: ${said}`, es: `Fila ${i + 1}: ${said}` })
      }),
      ...figure.shifts.map(({ from, to, label }) => {
        const [a, b] = [spokenPlaceName(from, scribe), spokenPlaceName(to, scribe)]
        return sentence(scribe, {
          en: `An arrow from ${a} to ${b}: ${scribe.speak(label).trim()}`,
          es: `Una flecha de ${a} a ${b}: ${scribe.speak(label).trim()}`,
        })
      }),
    )
  },
})

const MILLIONS: readonly Label[] = [
  words('millions', 'millones'),
  words('ten millions', 'decenas de millón'),
  words('hundred millions', 'centenas de millón'),
]

function spokenPlaceName(place: number, scribe: Scribe): string {
  const head = HEADS.get(place)
  if (!head) return scribe.speak(MILLIONS[place - 6]!).trim()
  return head
    .map(part => (part ? scribe.speak(part) : ''))
    .join(' ')
    .trim()
}

function columnWidth(place: number, scribe: Scribe): number {
  const widths = (HEADS.get(place) ?? []).map(part => (part ? labelSize(scribe.layout(part), SIZE).width : 0))
  return Math.max(2.2, ...widths) + 0.5
}

/** Wide enough that the name of its period fits over the columns there are. */
function periodColumn(place: number, from: number, scribe: Scribe): number {
  const period = Math.floor(place / 3)
  const columns = Math.min(3, from - period * 3 + 1)
  return Math.max(1.9, (labelSize(scribe.layout(PERIODS[period]!), SIZE).width + 0.5) / columns)
}

function drawHead(place: number, x: number, head: number, scribe: Scribe): Primitive[] {
  const lines = (HEADS.get(place) ?? [])
    .flatMap(part => (part ? [scribe.layout(part)] : []))
    .filter(layout => labelSize(layout).width > 0)
  return lines.map((layout, i) => label([x, head / 2 + (lines.length - 1) * 0.5 - i], layout, {}, SIZE))
}

/** Millions, thousands and ones over the letters of their places. */
function periodHeads(places: readonly number[], edges: readonly number[], head: number, scribe: Scribe): Primitive[] {
  const inside = (period: number) =>
    places.map((place, i) => ({ place, i })).filter(({ place }) => place >= 0 && Math.floor(place / 3) === period)
  const whole = places.filter(place => place >= 0).length
  return [
    line([0, head / 2], [edges[whole]!, head / 2], THIN),
    ...places.flatMap((place, i) =>
      place >= 0
        ? [label([(edges[i]! + edges[i + 1]!) / 2, head / 4], scribe.layout(LETTERS[place % 3]!), {}, SIZE)]
        : [],
    ),
    ...[0, 1, 2].flatMap(period => {
      const columns = inside(period)
      const [first, last] = [columns[0], columns.at(-1)]
      if (!first || !last) return []
      const layout = scribe.layout(PERIODS[period]!)
      return [label([(edges[first.i]! + edges[last.i + 1]!) / 2, head * 0.75], layout, {}, SIZE)]
    }),
  ]
}

function drawShift(from: number, to: number, y: number, of: Parameters<typeof label>[1]): Primitive[] {
  const way = to - from
  const [one, two]: [Point, Point] = [
    [from + way * 0.15, y - 1.3],
    [to - way * 0.15, y - 1.3],
  ]
  return [
    {
      kind: 'path',
      segments: [
        ['M', from, y],
        ['C', ...one, ...two, to, y],
      ],
      stroke: THIN,
      fill: null,
    },
    arrowhead([to, y], directionOf(two, [to, y]), 0.42),
    label([(from + to) / 2, y - 1.1], of, { y: 'top' }),
  ]
}
