import type { GlyphFont } from '../font/glyph-font.ts'
import type { Block, Mark } from './block.ts'
import type { WordPart } from './words.ts'

export type Piece =
  | { readonly kind: 'word'; readonly part: WordPart }
  | { readonly kind: 'maths'; readonly block: Block }

/** What stays together on a line. Lengths in points. */
export interface Cluster {
  readonly pieces: readonly Piece[]
  readonly width: number
  readonly ascent: number
  readonly depth: number
  /** The space before it, unless it begins a line. */
  readonly gap: number
  /** That space as a character, between words. */
  readonly space: WordPart | null
  readonly beginsWithBlank?: boolean | undefined
  readonly endsInBlank?: boolean | undefined
}

const SLACK = 0.01

/** Fills line after line. A last line that would be shorter than `shortest` gets the word before too. */
export function linesOf(clusters: readonly Cluster[], width: number, shortest = 0): readonly (readonly Cluster[])[] {
  const lines: Cluster[][] = []
  let used = 0
  for (const cluster of clusters) {
    const line = lines.at(-1)
    if (line && used + cluster.gap + cluster.width <= width + SLACK) {
      line.push(cluster)
      used += cluster.gap + cluster.width
    } else {
      lines.push([cluster])
      used = cluster.width
    }
  }
  const [before = [], last = []] = lines.slice(-2)
  const word = before.at(-1)
  const alone = last.length === 1 && used < shortest ? last[0] : undefined
  if (word && alone && before.length > 2 && word.width + alone.gap + used <= width) last.unshift(...before.splice(-1))
  return lines
}

export const lineWidth = (line: readonly Cluster[]): number =>
  line.reduce((sum, { gap, width }, i) => sum + (i > 0 ? gap : 0) + width, 0)

interface LinePlace {
  readonly left: number
  readonly baseline: number
  readonly size: number
  readonly color: string
  /** The space at which the line was broken: not seen, but copied and read aloud. */
  readonly spaceAfter: WordPart | null
}

/** A line's words and formulas on its baseline; words of one font become one run. */
export function lineMarks(
  line: readonly Cluster[],
  { left, baseline, size, color, spaceAfter }: LinePlace,
): { marks: Mark[]; width: number } {
  const marks: Mark[] = []
  let run: { font: GlyphFont; x: number; text: string } | null = null
  let x = left
  const finish = () => {
    if (run) marks.push({ kind: 'glyphs', font: run.font, size, x: run.x, y: baseline, run: run.text, color })
    run = null
  }
  const write = ({ font, run: text, width }: WordPart) => {
    if (run?.font === font) run.text += text
    else {
      finish()
      run = { font, x, text }
    }
    x += width * size
  }
  line.forEach((cluster, i) => {
    if (i > 0 && cluster.space) write(cluster.space)
    else if (i > 0) {
      if (cluster.gap !== 0) finish()
      x += cluster.gap
    }
    for (const piece of cluster.pieces) {
      if (piece.kind === 'word') write(piece.part)
      else {
        finish()
        marks.push({ kind: 'block', x, y: baseline - piece.block.baseline, block: piece.block })
        x += piece.block.width
      }
    }
  })
  const width = x - left
  if (spaceAfter) write(spaceAfter)
  finish()
  return { marks, width }
}
