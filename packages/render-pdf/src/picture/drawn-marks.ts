import { BLACK, type Mark, type Pen } from '../content/block.ts'
import { readCodes } from '../font/codes.ts'
import type { GlyphFont } from '../font/glyph-font.ts'
import type { Outlines } from './outlines.ts'
import { SvgPath } from './svg-path.ts'

export const escaped = (text: string) => text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)

const colorOf = (color: string) => (color === BLACK ? 'currentColor' : color)

/**
 * As elements of SVG from (left, top) on. Letters are paths, drawn where they stand or, where there are many, shown from
 * outlines that are drawn once. Ink has the color of the text around it.
 */
export function drawnMarks(marks: readonly Mark[], left: number, top: number, outlines?: Outlines): string {
  let svg = ''
  /** Letters of one color that follow each other are one path. */
  let letters = new SvgPath()
  let ink = BLACK
  const close = () => {
    if (!letters.isEmpty) svg += `<path d="${letters.data}"${ink === BLACK ? '' : ` fill="${ink}"`}/>`
    letters = new SvgPath()
  }
  const fillWith = (color: string) => {
    if (color !== ink) close()
    ink = color
  }
  const paint = (mark: Mark, dx: number, dy: number, scale: number): void => {
    const [x, y] = [dx + mark.x * scale, dy + mark.y * scale]
    switch (mark.kind) {
      case 'glyphs':
        fillWith(mark.color)
        if (outlines) {
          close()
          svg += outlines.shown(mark, x, y, scale)
        } else write(letters, mark.run, mark.font, x, y, mark.size * scale)
        break
      case 'rule':
        fillWith(mark.color)
        letters.rectangle(x, y, mark.width * scale, mark.height * scale)
        break
      case 'path': {
        close()
        const path = new SvgPath()
        path.steps(mark.steps, x, y, mark.scale * scale, mark.scale * scale * mark.up)
        svg += `<path d="${path.data}"${paintOf(mark.stroke, mark.fill, scale)}/>`
        break
      }
      case 'block':
        for (const inner of mark.block.marks) paint(inner, x, y, scale * (mark.scale ?? 1))
    }
  }
  for (const mark of marks) paint(mark, left, top, 1)
  close()
  return svg
}

function write(path: SvgPath, run: string, font: GlyphFont, left: number, baseline: number, size: number): void {
  let x = left
  readCodes(
    run,
    id => {
      path.steps(font.outlineOf(id), x, baseline, size, -size)
      x += font.advanceOf(id) * size
    },
    thousandths => {
      x += (thousandths / 1000) * size
    },
  )
}

const DASHES = {
  solid: () => '',
  dashed: (width: number) => ` stroke-dasharray="${(5 * width).toFixed(2)} ${(3.6 * width).toFixed(2)}"`,
  dotted: (width: number) => ` stroke-dasharray="0 ${(3.1 * width).toFixed(2)}" stroke-linecap="round"`,
} as const satisfies Record<Pen['dash'], (width: number) => string>

function paintOf(stroke: Pen | null, fill: string | null, scale: number): string {
  const width = stroke ? stroke.width * scale : 0
  const line = stroke
    ? ` stroke="${colorOf(stroke.color)}" stroke-width="${Number(width.toFixed(2))}"${DASHES[stroke.dash](width)}`
    : ''
  return `${line}${fill === BLACK ? '' : ` fill="${fill ?? 'none'}"`}`
}
