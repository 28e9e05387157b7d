import { assert } from '../errors.ts'
import { edgesOf } from './arrange.ts'
import { braceAbove } from './brace.ts'
import type { Primitive } from './drawing.ts'
import { type Fill, filled } from './fill.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { labelOf, type Name, optionalLabel } from './naming.ts'
import { cropped, DASHED, label, labelSize, line, NORMAL, THIN } from './pen.ts'
import { sentence, spokenName, told } from './saying.ts'

/** Bars of boxes: parts and totals, comparisons, equal groups, ratios, percents. */
export interface TapeDiagram {
  readonly kind: 'tape-diagram'
  readonly rows: readonly TapeRow[]
  /** At a brace to the right of all rows. */
  readonly total: Label | null
}
export interface TapeRow {
  /** Before the bar. */
  readonly label: Label | null
  readonly boxes: readonly TapeBox[]
  /** Over a brace that spans the row. */
  readonly brace: Label | null
  /** Under the ends of the boxes, from the left: one more than there are boxes; none, or null to leave one out. */
  readonly marks: readonly (Label | null)[]
}
export interface TapeBox {
  readonly label: Label | null
  readonly size: number
  readonly fill: Fill
  /** No part of the bar: by how much it is shorter than another. */
  readonly dashed: boolean
}

/** A number is both the label and the size of its box; null is an empty box. */
type BoxSpec =
  | Name
  | null
  | { readonly label?: Name | null; readonly size?: number; readonly fill?: Fill; readonly dashed?: boolean }
export interface TapeRowOptions {
  readonly label?: Name
  /** The boxes, or how many equal empty ones. */
  readonly boxes: number | readonly BoxSpec[]
  /** All boxes equally wide, whatever is written in them. */
  readonly equal?: boolean
  readonly brace?: Name
  readonly marks?: readonly (Name | null)[]
}

/** tapeDiagram([{ boxes: [24, blank()], brace: 60 }]), or tapeDiagram([{ label: 'A', boxes: 3 }, { label: 'B', boxes: 5 }], { total: 40 }). */
export function tapeDiagram(rows: readonly TapeRowOptions[], { total }: { readonly total?: Name } = {}): TapeDiagram {
  assert(rows.length >= 1 && rows.length <= 5, 'A tape diagram has 1 to 5 bars')
  return { kind: 'tape-diagram', rows: rows.map(rowOf), total: optionalLabel(total) }
}

function rowOf({ label, boxes, equal = false, brace, marks = [] }: TapeRowOptions): TapeRow {
  const specs = typeof boxes === 'number' ? Array.from({ length: boxes }, () => null) : boxes
  assert(specs.length >= 1 && specs.length <= 20, 'A bar has 1 to 20 boxes')
  assert(marks.length === 0 || marks.length === specs.length + 1, 'There is one mark more than boxes')
  return {
    label: optionalLabel(label),
    boxes: specs.map(spec => boxOf(spec, equal)),
    brace: optionalLabel(brace),
    marks: marks.map(mark => (mark === null ? null : labelOf(mark))),
  }
}

function boxOf(spec: BoxSpec, equal: boolean): TapeBox {
  if (spec === null || typeof spec !== 'object' || 'kind' in spec || 'n' in spec) {
    return {
      label: optionalLabel(spec),
      size: !equal && typeof spec === 'number' && spec > 0 ? spec : 1,
      fill: 'white',
      dashed: false,
    }
  }
  const { label, size = 1, fill = 'white', dashed = false } = spec
  assert(size > 0, 'A box has a size')
  return { label: optionalLabel(label), size, fill, dashed }
}

const HEIGHT = 1.6

export const tapeDiagramFigure = figureKind<TapeDiagram>('tape-diagram', {
  draw({ rows, total }, scribe) {
    const unit = 14 / Math.max(...rows.map(({ boxes }) => boxes.reduce((sum, { size }) => sum + size, 0)))
    const tall = Math.max(
      HEIGHT,
      ...rows.flatMap(({ boxes }) =>
        boxes.map(({ label }) => (label ? labelSize(scribe.layout(label)).height + 0.5 : 0)),
      ),
    )
    let top = 0
    const items: Primitive[] = []
    let right = 0
    for (const row of rows) {
      const edges = boxEdges(row, unit, scribe)
      right = Math.max(right, edges.at(-1)!)
      const over = row.brace ? 0.85 + labelSize(scribe.layout(row.brace)).height : 0
      const bottom = top - over - tall
      items.push(...drawRow(row, edges, bottom, tall, scribe))
      top = bottom - (row.marks.length > 0 ? 1.5 : 0.75)
    }
    const last = rows.at(-1)!.marks.length > 0 ? top + 1.5 : top + 0.75
    return cropped([...items, ...(total ? sideBrace(right + 0.3, last, 0, total, scribe) : [])])
  },

  describe({ rows, total }, scribe) {
    const said = (label: Label | null) =>
      label && label.kind !== 'blank' ? scribe.speak(label).trim() : sentence(scribe, { en: 'blank', es: 'en blanco' })
    return told(
      sentence(scribe, { en: 'A tape diagram', es: 'Un diagrama de cinta' }),
      ...rows.map(({ label, boxes, brace, marks }, i) => {
        const name = spokenName(label, scribe) || (rows.length > 1 ? `${i + 1}` : '')
        const all = boxes.map(box => spokenBox(box, scribe)).join(', ')
        const whole = brace
          ? sentence(scribe, { en: `. The whole bar: ${said(brace)}`, es: `. Toda la barra: ${said(brace)}` })
          : ''
        const under = marks.some(mark => mark)
          ? sentence(scribe, {
              en: `. Under the bar: ${marks.map(said).join(', ')}`,
              es: `. Debajo de la barra: ${marks.map(said).join(', ')}`,
            })
          : ''
        return `${sentence(scribe, { en: `Bar ${name}`, es: `Barra ${name}` }).trim()}: ${all}${whole}${under}`
      }),
      total && sentence(scribe, { en: `All together: ${said(total)}`, es: `Todo junto: ${said(total)}` }),
    )
  },
})

function spokenBox({ label, fill, dashed }: TapeBox, scribe: Scribe): string {
  const text = label && label.kind !== 'blank' ? scribe.speak(label).trim() : null
  if (text !== null)
    return (
      text +
      (dashed
        ? sentence(scribe, { en: ' in a dashed box', es: ' en un recuadro de línea discontinua' })
        : fill === 'white'
          ? ''
          : sentence(scribe, { en: ' in a shaded box', es: ' en un recuadro sombreado' }))
    )
  return sentence(
    scribe,
    dashed
      ? { en: 'empty dashed box', es: 'recuadro vacío de línea discontinua' }
      : fill === 'white'
        ? { en: 'empty box', es: 'recuadro vacío' }
        : { en: 'shaded box', es: 'recuadro sombreado' },
  )
}

/** Where the boxes begin and end: true to size, but never too narrow for what is written in them. */
const boxEdges = ({ boxes, marks }: TapeRow, unit: number, scribe: Scribe): readonly number[] =>
  edgesOf(
    boxes.map(({ label, size }, i) => {
      const room = label ? labelSize(scribe.layout(label)).width + 0.5 : 0.7
      const [one, two] = [marks[i], marks[i + 1]].map(mark => (mark ? labelSize(scribe.layout(mark), 0.85).width : 0))
      return Math.max(size * unit, room, one && two ? (one + two) / 2 + 0.3 : 0)
    }),
  )

function drawRow(
  { label: name, boxes, brace, marks }: TapeRow,
  edges: readonly number[],
  bottom: number,
  tall: number,
  scribe: Scribe,
): Primitive[] {
  const top = bottom + tall
  return [
    ...boxes.flatMap((box, i) => {
      const [left, right] = [edges[i]!, edges[i + 1]!]
      return [
        ...filled(
          [
            [left, bottom],
            [right, bottom],
            [right, top],
            [left, top],
          ],
          box.fill,
          box.dashed ? DASHED : NORMAL,
        ),
        ...(box.label ? [label([(left + right) / 2, (bottom + top) / 2], scribe.layout(box.label))] : []),
      ]
    }),
    ...(name ? [label([-0.45, (bottom + top) / 2], scribe.layout(name), { x: 'right' })] : []),
    ...(brace ? braceAbove(0, edges.at(-1)!, top + 0.12, scribe.layout(brace)) : []),
    ...marks.flatMap((mark, i) =>
      mark
        ? [
            line([edges[i]!, bottom], [edges[i]!, bottom - 0.25], THIN),
            label([edges[i]!, bottom - 0.35], scribe.layout(mark), { y: 'top' }, 0.85),
          ]
        : [],
    ),
  ]
}

function sideBrace(x: number, bottom: number, top: number, total: Label, scribe: Scribe): Primitive[] {
  const [middle, bend] = [(bottom + top) / 2, Math.min(0.35, (top - bottom) / 4)]
  const [half, peak] = [x + 0.3, x + 0.6]
  return [
    {
      kind: 'path',
      stroke: THIN,
      fill: null,
      segments: [
        ['M', x, top],
        ['C', half, top, half, top, half, top - bend],
        ['L', half, middle + bend],
        ['C', half, middle, half, middle, peak, middle],
        ['C', half, middle, half, middle, half, middle - bend],
        ['L', half, bottom + bend],
        ['C', half, bottom, half, bottom, x, bottom],
      ],
    },
    label([peak + 0.25, middle], scribe.layout(total), { x: 'left' }),
  ]
}
