import { type Box, group, rule, type StrokeBox, sized } from './box.ts'

const LINE = 0.05
/** A writing line hangs a little below the baseline, where handwriting sits. */
const DROP = 0.16
const BOX = { ascent: 0.95, depth: 0.35 }

/** A place to write: a line, or a box that a digit fits in. */
export function blank(width: number, isBox: boolean, size: number): Box {
  if (!isBox) {
    const line = { x: 0, y: DROP * size, box: rule(width * size, LINE * size) }
    return sized(group(width * size, [line]), { ascent: 0.9 * size, depth: (DROP + LINE) * size })
  }
  const side = Math.max(width, 1.1) * size
  const edge = LINE * size
  const [top, bottom] = [-BOX.ascent * size + edge / 2, BOX.depth * size - edge / 2]
  const outline: StrokeBox = {
    kind: 'stroke',
    width: side,
    ascent: BOX.ascent * size,
    depth: BOX.depth * size,
    thickness: edge,
    path: [
      ['M', edge / 2, top],
      ['L', side - edge / 2, top],
      ['L', side - edge / 2, bottom],
      ['L', edge / 2, bottom],
      ['Z'],
    ],
  }
  return outline
}
