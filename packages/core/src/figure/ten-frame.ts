import { assert } from '../errors.ts'
import type { Primitive } from './drawing.ts'
import type { Fill } from './fill.ts'
import { drawIcon } from './icon.ts'
import { figureKind, type Scribe } from './kind.ts'
import { cropped, line, NORMAL, rectangle, THIN } from './pen.ts'
import { listing, sentence, told } from './saying.ts'

/** Frames of two rows of five. A cell holds a counter or nothing. */
export interface TenFrame {
  readonly kind: 'ten-frame'
  /** Ten cells each, the top row first. */
  readonly frames: readonly (readonly TenFrameCell[])[]
}
export type TenFrameCell = 'empty' | 'gray' | 'white'

/** A number is that many gray counters; white ones follow; `cells` (0 to 9) places the gray ones out of order. */
type FrameSpec = number | { readonly gray?: number; readonly white?: number; readonly cells?: readonly number[] }

/** tenFrame(7), tenFrame(14) in two frames, tenFrame([{ gray: 9 }, { white: 4 }]), tenFrame({ cells: [0, 3, 7] }). */
export function tenFrame(content: FrameSpec | readonly FrameSpec[]): TenFrame {
  if (typeof content === 'number') {
    assert(content >= 0 && content <= 20, () => `${content} counters do not fit two ten-frames`)
    return { kind: 'ten-frame', frames: (content <= 10 ? [content] : [10, content - 10]).map(cellsOf) }
  }
  const frames = 'length' in content ? content : [content]
  assert(frames.length > 0, 'A ten-frame figure needs a frame')
  return { kind: 'ten-frame', frames: frames.map(cellsOf) }
}

function cellsOf(spec: FrameSpec): readonly TenFrameCell[] {
  const { gray = 0, white = 0, cells = null } = typeof spec === 'number' ? { gray: spec } : spec
  assert(gray >= 0 && white >= 0 && gray + white <= 10, 'A ten-frame holds at most ten counters')
  assert(
    cells === null || (gray + white === 0 && cells.every(cell => Number.isInteger(cell) && cell >= 0 && cell < 10)),
    'Cells are numbered 0 to 9',
  )
  return PLACES.map(place =>
    (cells ? cells.includes(place) : place < gray) ? 'gray' : place < gray + white ? 'white' : 'empty',
  )
}

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

const CELL = 1.6

export const tenFrameFigure = figureKind<TenFrame>('ten-frame', {
  draw: ({ frames }) => cropped(frames.flatMap((cells, i) => drawFrame(cells, i * (CELL * 5 + 1.2)))),

  describe({ frames }, scribe) {
    return told(
      ...frames.map((cells, i) => {
        const number = frames.length > 1 ? ` ${i + 1}` : ''
        const [top, bottom] = [spokenRow(cells.slice(0, 5), scribe), spokenRow(cells.slice(5), scribe)]
        return sentence(scribe, {
          en: `Ten-frame${number}. Top row: ${top}. Bottom row: ${bottom}`,
          es: `Marco de diez${number}. Fila de arriba: ${top}. Fila de abajo: ${bottom}`,
        })
      }),
    )
  },
})

function drawFrame(cells: readonly TenFrameCell[], left: number): Primitive[] {
  const counters = cells.flatMap((cell, i) =>
    cell === 'empty'
      ? []
      : drawIcon(
          'counter',
          [left + ((i % 5) + 0.5) * CELL, (i < 5 ? 1.5 : 0.5) * CELL],
          CELL * 0.68,
          cell satisfies Fill,
        ),
  )
  return [
    rectangle(left, 0, CELL * 5, CELL * 2, NORMAL, 'paper'),
    line([left, CELL], [left + CELL * 5, CELL], THIN),
    ...[1, 2, 3, 4].map(i => line([left + i * CELL, 0], [left + i * CELL, CELL * 2], THIN)),
    ...counters,
  ]
}

const CELLS = {
  en: { empty: 'empty', gray: 'gray counter', white: 'white counter' },
  es: { empty: 'casilla vacía', gray: 'ficha gris', white: 'ficha blanca' },
} as const

const spokenRow = (cells: readonly TenFrameCell[], scribe: Scribe): string =>
  listing(
    cells.map(cell => CELLS[scribe.locale][cell]),
    scribe,
  )
