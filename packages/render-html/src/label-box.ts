import { type Layout, never, type Token } from '@worksheet/core/show'
import { fenceBox } from './label-fence.ts'
import { widthOfText } from './label-width.ts'
import type { Part } from './maths.ts'

/** A run of text or a line, in em from the left end of the baseline; y upwards. */
export type Piece =
  | {
      readonly kind: 'run'
      readonly x: number
      readonly y: number
      readonly size: number
      readonly text: string
      readonly italic: boolean
      readonly width: number
    }
  | { readonly kind: 'line'; readonly points: readonly (readonly [x: number, y: number])[]; readonly curved: boolean }

/** A piece of a formula as it stands in a figure. */
export interface Box {
  readonly width: number
  readonly ascent: number
  readonly descent: number
  readonly pieces: readonly Piece[]
}

const AXIS = 0.25
const RULE = 0.12
const SCRIPT = 0.7

export function boxOf(layout: Layout): Box {
  switch (layout.kind) {
    case 'number':
    case 'identifier':
    case 'function':
    case 'text':
    case 'ordinary':
    case 'operator':
    case 'sign':
    case 'relation':
    case 'punctuation':
      return runBox(textOf(layout), layout.kind === 'identifier')
    case 'space':
      return runBox(layout.em < 0.2 ? '\u2009' : '\u00a0', false)
    case 'blank':
      return blankBox(layout)
    case 'row':
      return beside(layout.items.map(boxOf))
    case 'fraction':
      return fractionBox(layout)
    case 'script':
      return scriptBox(boxOf(layout.base), layout.sup && boxOf(layout.sup), layout.sub && boxOf(layout.sub))
    case 'root':
      return rootBox(layout)
    case 'fence':
      return fenceBox(boxOf(layout.of), layout.left, layout.right)
    case 'table':
      return tableBox(layout)
    case 'big':
      return scriptBox(runBox(layout.text, false), layout.to && boxOf(layout.to), layout.from && boxOf(layout.from))
    case 'accent':
      return accentBox(boxOf(layout.of), layout.mark)
    default:
      return never(layout)
  }
}

const SPACED: ReadonlySet<Token['kind']> = new Set(['operator', 'relation'])
const textOf = ({ kind, text }: Token) =>
  SPACED.has(kind) ? `\u2009${text}\u2009` : kind === 'punctuation' ? `${text}\u2009` : text.replaceAll(' ', '\u00a0')

const SMALL_LETTERS = /^[acemnorsuvwxzπθ]+$/
const DESCENDING = /[gjpqyQ,;()[\]{}|_]|[a-z]{2}/

export function runBox(text: string, italic: boolean): Box {
  const width = widthOfText(text)
  return {
    width,
    ascent: SMALL_LETTERS.test(text) ? 0.46 : 0.68,
    descent: DESCENDING.test(text) ? 0.21 : 0.01,
    pieces: [{ kind: 'run', x: 0, y: 0, size: 1, text, italic, width }],
  }
}

export const lineOf = (...points: readonly (readonly [number, number])[]): Piece => ({
  kind: 'line',
  points,
  curved: false,
})
export const curveOf = (...points: readonly (readonly [number, number])[]): Piece => ({
  kind: 'line',
  points,
  curved: true,
})

/** The same pieces elsewhere, and smaller. */
export const moved = ({ pieces }: Box, dx: number, dy: number, scale = 1): readonly Piece[] =>
  pieces.map(piece =>
    piece.kind === 'run'
      ? {
          ...piece,
          x: piece.x * scale + dx,
          y: piece.y * scale + dy,
          size: piece.size * scale,
          width: piece.width * scale,
        }
      : { ...piece, points: piece.points.map(([x, y]) => [x * scale + dx, y * scale + dy] as const) },
  )

export function beside(boxes: readonly Box[]): Box {
  let width = 0
  const pieces = boxes.flatMap(box => {
    const placed = moved(box, width, 0)
    width += box.width
    return placed
  })
  return {
    width,
    ascent: Math.max(0, ...boxes.map(({ ascent }) => ascent)),
    descent: Math.max(0, ...boxes.map(({ descent }) => descent)),
    pieces,
  }
}

function blankBox({ em, box }: Part<'blank'>): Box {
  if (!box) return { width: em, ascent: 0.68, descent: 0.2, pieces: [lineOf([0, -0.1], [em, -0.1])] }
  const corners = [
    [0.05, -0.2],
    [em - 0.05, -0.2],
    [em - 0.05, 0.9],
    [0.05, 0.9],
    [0.05, -0.2],
  ] as const
  return { width: em, ascent: 0.95, descent: 0.25, pieces: [lineOf(...corners)] }
}

function fractionBox({ over, under, line }: Part<'fraction'>): Box {
  const [top, bottom] = [boxOf(over), boxOf(under)]
  const width = Math.max(top.width, bottom.width) + 0.2
  const [rise, drop] = [AXIS + RULE + top.descent, RULE + bottom.ascent - AXIS]
  return {
    width,
    ascent: rise + top.ascent,
    descent: drop + bottom.descent,
    pieces: [
      ...moved(top, (width - top.width) / 2, rise),
      ...moved(bottom, (width - bottom.width) / 2, -drop),
      ...(line ? [lineOf([0.04, AXIS], [width - 0.04, AXIS])] : []),
    ],
  }
}

function scriptBox(base: Box, sup: Box | undefined, sub: Box | undefined): Box {
  const rise = base.ascent - 0.68 + 0.36
  const drop = Math.max(0.17, base.descent - 0.05)
  const width = base.width + 0.04 + SCRIPT * Math.max(sup?.width ?? 0, sub?.width ?? 0)
  return {
    width,
    ascent: Math.max(base.ascent, sup ? rise + SCRIPT * sup.ascent : 0),
    descent: Math.max(base.descent, sub ? drop + SCRIPT * sub.descent : 0),
    pieces: [
      ...base.pieces,
      ...(sup ? moved(sup, base.width, rise, SCRIPT) : []),
      ...(sub ? moved(sub, base.width, -drop, SCRIPT) : []),
    ],
  }
}

function rootBox({ of, degree }: Part<'root'>): Box {
  const inside = boxOf(of)
  const index = degree ? boxOf(degree) : undefined
  const start = Math.max(0, (index ? index.width * 0.6 : 0) - 0.2)
  const [top, bottom] = [inside.ascent + 0.14, -inside.descent]
  const left = start + 0.55
  const sign = lineOf(
    [start, bottom + 0.35],
    [start + 0.12, bottom + 0.42],
    [start + 0.28, bottom],
    [start + 0.48, top],
    [left + inside.width + 0.05, top],
  )
  return {
    width: left + inside.width + 0.1,
    ascent: top + 0.08,
    descent: inside.descent,
    pieces: [sign, ...moved(inside, left, 0), ...(index ? moved(index, 0, bottom + 0.55, 0.6) : [])],
  }
}

function tableBox({ rows, align }: Part<'table'>): Box {
  const cells = rows.map(row => row.map(boxOf))
  const widths = align.map((_, column) => Math.max(0, ...cells.map(row => row[column]?.width ?? 0)))
  const width = widths.reduce((sum, each) => sum + each + 0.8, -0.8)
  const heights = cells.map(row => Math.max(...row.map(({ ascent, descent }) => ascent + descent)) + 0.35)
  const height = heights.reduce((sum, each) => sum + each, 0)
  let y = height / 2 + AXIS
  const pieces = cells.flatMap((row, i) => {
    const baseline = y - 0.17 - Math.max(...row.map(({ ascent }) => ascent))
    y -= heights[i] ?? 0
    let x = 0
    return row.flatMap((cell, column) => {
      const room = widths[column] ?? 0
      const shift =
        align[column] === 'left' ? 0 : align[column] === 'right' ? room - cell.width : (room - cell.width) / 2
      const placed = moved(cell, x + shift, baseline)
      x += room + 0.8
      return placed
    })
  })
  return { width, ascent: height / 2 + AXIS, descent: height / 2 - AXIS, pieces }
}

function accentBox(of: Box, mark: Part<'accent'>['mark']): Box {
  const y = of.ascent + 0.14
  const [left, right] = [0.05, of.width - 0.02]
  const middle = (left + right) / 2
  const arrowRight = lineOf([right - 0.14, y + 0.09], [right, y], [right - 0.14, y - 0.09])
  const arrowLeft = lineOf([left + 0.14, y + 0.09], [left, y], [left + 0.14, y - 0.09])
  const over = lineOf([left, y], [right, y])
  const marks: Readonly<Record<typeof mark, readonly Piece[]>> = {
    bar: [over],
    overline: [over],
    hat: [lineOf([middle - 0.16, y - 0.05], [middle, y + 0.1], [middle + 0.16, y - 0.05])],
    vector: [over, arrowRight],
    ray: [over, arrowRight],
    line: [over, arrowRight, arrowLeft],
    arc: [curveOf([left, y - 0.05], [middle, y + 0.3], [right, y - 0.05])],
  }
  return { ...of, ascent: y + 0.1, pieces: [...of.pieces, ...marks[mark]] }
}
