import { type Locale, type Printable, type ShownProblem, shownToText, showWorksheet } from '@worksheet/core/show'
import { BLACK, type Block, type Mark, type Pen, stack } from '../content/block.ts'
import { contentStack } from '../content/content.ts'
import { MOST_ENLARGED } from '../content/figure.ts'
import type { Setting } from '../content/setting.ts'
import { faces } from '../faces.ts'
import { readCodes } from '../font/codes.ts'
import type { GlyphFont } from '../font/glyph-font.ts'
import { choicesBlock } from '../sheet/choices.ts'
import { SvgPath } from './svg-path.ts'

const SIZE = 16
const WIDTH = 480
const MARGIN = 2
const CHOICES_GAP = 0.6

/**
 * The problems of a worksheet as pictures, by their ids: for slides and tools that know no maths. Letters and formulas are
 * drawn as paths, so that no font is needed; ink has the color of the text around it.
 */
export function problemPictures(worksheet: Printable): ReadonlyMap<string, string> {
  const { locale, sections } = showWorksheet(worksheet)
  const problems = sections.flatMap(section => section.problems)
  return new Map(problems.map(problem => [problem.id, problemSvg(problem, locale)]))
}

function problemSvg({ prompt, choices }: ShownProblem, locale: Locale): string {
  const setting: Setting = {
    faces: faces(),
    locale,
    size: SIZE,
    accent: BLACK,
    enlarged: MOST_ENLARGED,
    pictures: 1,
    leastLabel: SIZE / 2,
    tallest: WIDTH * 2,
  }
  const answers = choices.length > 0 ? [{ block: choicesBlock(choices, WIDTH, setting), gap: CHOICES_GAP * SIZE }] : []
  const block = stack([{ block: contentStack(prompt, WIDTH, setting), gap: 0 }, ...answers])
  const [width, height] = [Math.ceil(block.width) + 2 * MARGIN, Math.ceil(block.height) + 2 * MARGIN]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `role="img" aria-label="${escaped(shownToText(prompt))}" fill="currentColor" stroke-linejoin="round">${drawn(block)}</svg>`
  )
}

const escaped = (text: string) => text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)

const colorOf = (color: string) => (color === BLACK ? 'currentColor' : color)

function drawn(block: Block): string {
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
  const paint = (mark: Mark, left: number, top: number, scale: number): void => {
    const [x, y] = [left + mark.x * scale, top + mark.y * scale]
    switch (mark.kind) {
      case 'glyphs':
        fillWith(mark.color)
        write(letters, mark.run, mark.font, x, y, mark.size * scale)
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
  for (const mark of block.marks) paint(mark, MARGIN, MARGIN, 1)
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
