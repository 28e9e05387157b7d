import type { Layout, ShownInline } from '@worksheet/core/show'
import type { GlyphFont } from '../font/glyph-font.ts'
import { remembered } from '../memo.ts'
import { piecesOf } from '../typeset/formula.ts'
import { BLACK, type Block, type Mark } from './block.ts'
import { type Cluster, lineMarks, linesOf, lineWidth, type Piece } from './lines.ts'
import { asFormula, formulaFor, mathsBlock } from './maths.ts'
import type { Setting } from './setting.ts'
import { shapeWord, type WordPart, widthOf } from './words.ts'

const ASCENT = 0.75
const DEPTH = 0.22
const LEADING = 1.36
/** The least air between the ink of two lines. */
const AIR = 0.28
/** A formula that would take more of the line than this may be broken. */
const UNBROKEN = 0.62
/** A blank with the words that stay with it takes no more of the line than this. */
const ACCOMPANIED = 0.9
/** A formula that is higher than this reads badly in pieces. */
const TALL = 2.3

/** A letter alone on the last line, with its prime and the full stop, looks lost. */
const SHORTEST = 1.7

interface Style {
  readonly font?: GlyphFont
  readonly color?: string
  /** Lines stand in the middle of the widest. */
  readonly centered?: boolean
}

/** Words and formulas, broken at spaces and before relations and signs, every line on one baseline. */
export function paragraph(
  items: readonly ShownInline[],
  width: number,
  setting: Setting,
  { font = setting.faces.text, color = BLACK, centered = false }: Style = {},
): Block {
  const whole = wholeOf(items, setting, font)
  const given = width < whole.leastWidth ? clustersOf(items, width, setting, font) : whole.clusters
  const clusters = blanksAccompanied(given, ACCOMPANIED * width)
  const lines = linesOf(clusters, width, SHORTEST * setting.size)
  const longest = centered ? Math.max(...lines.map(lineWidth)) : null
  const { size } = setting
  const marks: Mark[] = []
  const rows: (() => Block)[] = []
  let y = 0
  let below = 0
  let widest = 0
  let first = 0
  lines.forEach((line, i) => {
    const ascent = Math.max(ASCENT * size, ...line.map(cluster => cluster.ascent))
    const depth = Math.max(DEPTH * size, ...line.map(cluster => cluster.depth))
    const baseline = i === 0 ? ascent : y + Math.max(LEADING * size, below + ascent + AIR * size)
    const top = i === 0 ? 0 : y + below
    const { marks: painted, width: used } = lineMarks(line, {
      left: longest === null ? 0 : (longest - lineWidth(line)) / 2,
      baseline,
      size,
      color,
      spaceAfter: lines[i + 1]?.[0]?.space ?? null,
    })
    marks.push(...painted)
    rows.push(() => ({
      width: used,
      height: baseline + depth - top,
      baseline: baseline - top,
      marks: shifted(painted, -top),
      role: 'P',
    }))
    if (i === 0) first = baseline
    y = baseline
    below = depth
    widest = Math.max(widest, used)
  })
  return { width: widest, height: y + below, baseline: first, marks, role: 'P', rows: () => rows.map(row => row()) }
}

const shifted = (marks: readonly Mark[], dy: number): Mark[] =>
  dy === 0 ? [...marks] : marks.map(mark => ({ ...mark, y: mark.y + dy }))

/** A paragraph as it stands wherever it has room: it is set in many widths, and read once. */
interface Whole {
  readonly font: GlyphFont
  readonly size: number
  readonly clusters: readonly Cluster[]
  /** Below it, formulas or words have to be broken. */
  readonly leastWidth: number
}

const known = new WeakMap<readonly ShownInline[], Whole[]>()

function wholeOf(items: readonly ShownInline[], setting: Setting, font: GlyphFont): Whole {
  const { size } = setting
  const wholes = remembered(known, items, () => [])
  const before = wholes.find(whole => whole.font === font && whole.size === size)
  if (before) return before
  const clusters = clustersOf(items, Number.POSITIVE_INFINITY, setting, font)
  const whole = {
    font,
    size,
    clusters,
    leastWidth: Math.max(0, ...clusters.map(cluster => leastWidthOf(cluster, size))),
  }
  wholes.push(whole)
  return whole
}

const leastWidthOf = ({ pieces, width }: Cluster, size: number): number =>
  Math.max(
    width,
    ...pieces.map(piece =>
      piece.kind === 'maths' && piece.block.height < TALL * size ? piece.block.width / UNBROKEN : 0,
    ),
  )

/** What a line may break between. */
function clustersOf(
  items: readonly ShownInline[],
  width: number,
  setting: Setting,
  font: GlyphFont,
): readonly Cluster[] {
  const { size, faces } = setting
  const clusters: Cluster[] = []
  const blank = font.shape(' ')
  let space: WordPart | null = null
  let gap = 0
  let joins = false
  const add = (piece: Piece, pieceWidth: number, ascent: number, depth: number, blank = NO_BLANK) => {
    const last = clusters.at(-1)
    if (joins && last)
      clusters[clusters.length - 1] = {
        ...last,
        pieces: [...last.pieces, piece],
        width: last.width + pieceWidth,
        ascent: Math.max(last.ascent, ascent),
        depth: Math.max(last.depth, depth),
        endsInBlank: blank.ends,
      }
    else
      clusters.push({
        pieces: [piece],
        width: pieceWidth,
        ascent,
        depth,
        gap,
        space,
        beginsWithBlank: blank.begins,
        endsInBlank: blank.ends,
      })
    space = null
    gap = 0
    joins = true
  }
  const addWord = (word: string) => {
    for (const part of shapeWord(word, font, faces))
      add({ kind: 'word', part }, part.width * size, ASCENT * size, DEPTH * size)
  }
  for (const given of items) {
    const item = asWords(given)
    if (typeof item !== 'string') {
      const whole = formulaFor(item, faces.math)
      const limit = whole.ascent + whole.depth < TALL ? UNBROKEN * width : width
      const pieces =
        whole.width * size > limit
          ? piecesOf(item.layout, faces.math, whole.width * size > width, width / size)
          : [{ formula: whole, space: 0 }]
      pieces.forEach((piece, i) => {
        if (i > 0) {
          gap = piece.space * size
          joins = false
        }
        const scale = Math.min(1, width / (piece.formula.width * size))
        const block = mathsBlock(piece.formula, size * scale, faces.math)
        add(
          // The first piece is told as the whole formula.
          { kind: 'maths', block: i === 0 ? asFormula(block, item, setting.locale) : { ...block, role: 'Artifact' } },
          block.width,
          block.baseline,
          block.height - block.baseline,
          {
            begins: i === 0 && isBlankAt(item.layout, 0),
            ends: i === pieces.length - 1 && isBlankAt(item.layout, -1),
          },
        )
      })
      continue
    }
    for (const token of item.split(/([ \t\n]+)/)) {
      if (token === '') continue
      if (/^[ \t\n]/.test(token)) {
        space = { font, ...blank }
        gap = blank.width * size
        joins = false
        continue
      }
      for (const [i, word] of partsOfWord(token).entries()) {
        if (i > 0) joins = false
        if (widthOf(shapeWord(word, font, faces)) * size <= width) addWord(word)
        else
          for (const letter of word) {
            addWord(letter)
            joins = false
          }
      }
    }
  }
  return clusters
}

const NO_BLANK = { begins: false, ends: false }

const isBlankAt = (layout: Layout, end: 0 | -1): boolean => {
  if (layout.kind === 'row') {
    const item = layout.items.at(end)
    return item !== undefined && isBlankAt(item, end)
  }
  return layout.kind === 'blank' && !layout.box
}

/** A blank stays with the word before it and the one after it, as far as they are not too wide together. */
function blanksAccompanied(clusters: readonly Cluster[], most: number): readonly Cluster[] {
  if (!clusters.some(({ beginsWithBlank, endsInBlank }) => beginsWithBlank || endsInBlank)) return clusters
  const joined: Cluster[] = []
  for (const cluster of clusters) {
    const last = joined.at(-1)
    const width = last ? last.width + cluster.gap + cluster.width : 0
    if (last && cluster.space && (last.endsInBlank || cluster.beginsWithBlank) && width <= most)
      joined[joined.length - 1] = {
        ...last,
        pieces: [...last.pieces, { kind: 'word', part: cluster.space }, ...cluster.pieces],
        width,
        ascent: Math.max(last.ascent, cluster.ascent),
        depth: Math.max(last.depth, cluster.depth),
        endsInBlank: cluster.endsInBlank,
      }
    else joined.push(cluster)
  }
  return joined
}

/** A line may break after a hyphen or a dash between letters, and after a slash between words: "L/min" stays whole. */
const PARTING = /(?<=[\p{L}\d][-–—])(?=\p{L})|(?<=\p{L}{4}\/)(?=\p{L}{4})/u
export const partsOfWord = (word: string): readonly string[] => (/[-–—/]/.test(word) ? word.split(PARTING) : [word])

/** What a line never breaks within, as far as no formula is too long for it: words, and what stands beside them without a space that may be broken. */
export function unbrokenParts(items: readonly ShownInline[]): readonly (readonly ShownInline[])[] {
  const parts: ShownInline[][] = [[]]
  for (const item of items.map(asWords)) {
    if (typeof item !== 'string') parts.at(-1)?.push(item)
    else
      item.split(/[ \t\n]+/).forEach((token, i) => {
        const [first = '', ...rest] = partsOfWord(token)
        if (i > 0) parts.push([first])
        else parts.at(-1)?.push(first)
        parts.push(...rest.map(part => [part]))
      })
  }
  return parts.map(part => part.filter(item => item !== '')).filter(part => part.length > 0)
}

/** Words that a formula consists of are set as words: they may be broken. */
export const asWords = (item: ShownInline): ShownInline =>
  typeof item !== 'string' && item.layout.kind === 'text' ? item.layout.text : item
