import { type AccentMark, never } from '@worksheet/core/show'
import type { MathFont } from '../font/math-font.ts'
import { type Box, group, italicOf, rule, type Step, type StrokeBox, sized } from './box.ts'
import { glyphBox, glyphOf } from './glyphs.ts'

const COMBINING = { bar: 0x0304, hat: 0x0302, vector: 0x20d7 } as const
const HEAD = 0.13

export function accent(font: MathFont, mark: AccentMark, inside: Box, size: number): Box {
  switch (mark) {
    case 'bar':
    case 'hat':
    case 'vector':
      return overLetter(font, COMBINING[mark], inside, size)
    case 'overline':
      return overline(font, inside, size)
    case 'ray':
    case 'line':
    case 'arc':
      return overAll(font, mark, inside, size)
    default:
      return never(mark)
  }
}

/** TeX's rule 12: the mark stands over the letter's own attachment point. */
function overLetter(font: MathFont, codePoint: number, inside: Box, size: number): Box {
  const glyph = glyphOf(font, codePoint)
  const mark = glyphBox(font, glyph, size)
  const above = inside.kind === 'glyph' ? font.metrics(inside.glyph).attachment * inside.size : inside.width / 2
  const y = -Math.max(0, inside.ascent - font.constants.accentBaseHeight * size)
  const x = above - font.metrics(glyph).attachment * size
  return sized(
    group(
      inside.width,
      [
        { x: 0, y: 0, box: inside },
        { x, y, box: mark },
      ],
      italicOf(inside),
    ),
    {
      ascent: Math.max(inside.ascent, mark.ascent - y),
      depth: inside.depth,
    },
  )
}

function overline(font: MathFont, inside: Box, size: number): Box {
  const c = font.constants
  const thickness = c.overbarRuleThickness * size
  const y = inside.ascent + c.overbarVerticalGap * size
  const parts = [
    { x: 0, y: 0, box: inside },
    { x: 0, y: -(y + thickness / 2), box: rule(inside.width, thickness) },
  ]
  return sized(group(inside.width, parts, italicOf(inside)), {
    ascent: y + thickness + c.overbarExtraAscender * size,
    depth: inside.depth,
  })
}

function overAll(font: MathFont, mark: 'ray' | 'line' | 'arc', inside: Box, size: number): Box {
  const c = font.constants
  const width = inside.width + italicOf(inside)
  const stroke = marking(mark, width, c.overbarRuleThickness * size, size)
  const y = -(inside.ascent + c.overbarVerticalGap * size + stroke.depth)
  return sized(
    group(width, [
      { x: 0, y: 0, box: inside },
      { x: 0, y, box: stroke },
    ]),
    { ascent: stroke.ascent - y, depth: inside.depth },
  )
}

function marking(mark: 'ray' | 'line' | 'arc', width: number, thickness: number, size: number): StrokeBox {
  const height = (mark === 'arc' ? 0.11 : HEAD) * size
  const path: Step[] =
    mark === 'arc'
      ? [
          ['M', 0, height],
          ['C', width * 0.25, -height, width * 0.75, -height, width, height],
        ]
      : [['M', 0, 0], ['L', width, 0], ...head(width, -1, size), ...(mark === 'line' ? head(0, 1, size) : [])]
  return { kind: 'stroke', width, ascent: height, depth: height, thickness, path }
}

const head = (tip: number, back: 1 | -1, size: number): Step[] => [
  ['M', tip + back * HEAD * size, -HEAD * size * 0.8],
  ['L', tip, 0],
  ['L', tip + back * HEAD * size, HEAD * size * 0.8],
]
