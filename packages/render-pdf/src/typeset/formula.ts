import type { Layout } from '@worksheet/core/show'
import { glyphCode, kernCode } from '../font/codes.ts'
import type { MathFont } from '../font/math-font.ts'
import { type Atom, atomsOf } from './atoms.ts'
import { type Box, beside, type Step } from './box.ts'
import { delimiter } from './stretch.ts'
import { DISPLAY } from './style.ts'
import { typeset } from './typeset.ts'

/** A formula ready to paint, in em: glyph runs of one size on one baseline, bars and strokes. */
export interface Formula {
  readonly width: number
  readonly ascent: number
  readonly depth: number
  readonly runs: readonly { readonly x: number; readonly y: number; readonly size: number; readonly run: string }[]
  readonly rules: readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[]
  readonly strokes: readonly {
    readonly x: number
    readonly y: number
    readonly thickness: number
    readonly path: readonly Step[]
  }[]
}

/** A part of a formula that a line may begin with. */
export interface Piece {
  readonly formula: Formula
  /** The space that stands before it where the line is not broken. */
  readonly space: number
}

export const formulaOf = (layout: Layout, font: MathFont): Formula => flattened(typeset(layout, DISPLAY, font))

/** As wide as a space between words. */
const WORD_SPACE = 0.25

/** Where a formula may be cut: between words and after commas, or before relations too, or before the signs of terms, or before those of factors. */
const CUTS = ['lists', 'relations', 'terms', 'factors'] as const
type Cuts = (typeof CUTS)[number]

/**
 * Cut no finer than needed for every piece to fit. A flat pair of brackets is opened only where `deep`, and then first
 * where it is too wide itself: a point or a factor stays whole.
 */
export function piecesOf(layout: Layout, font: MathFont, deep: boolean, width: number): readonly Piece[] {
  const fits = (pieces: readonly Piece[]) => pieces.every(({ formula }) => formula.width <= width)
  const ways = (deep ? [width, 0] : [Number.POSITIVE_INFINITY]).map(limit => membersOf(layout, font, limit))
  for (const members of ways) {
    const found = CUTS.map(cuts => cutAt(cuts, members)).find(fits)
    if (found) return found
  }
  return cutAt('factors', ways.at(-1)!)
}

function cutAt(cuts: Cuts, members: readonly Member[]): readonly Piece[] {
  const pieces: Piece[] = []
  let boxes: (Box | number)[] = []
  let space = 0
  let before = 0
  let mayBreak = false
  const isCut = (cut: Cuts | null) => cut !== null && CUTS.indexOf(cut) <= CUTS.indexOf(cuts)
  for (const { box, space: ahead, cutBefore, isSpace, endsItem } of members) {
    if (isSpace && box.width >= WORD_SPACE) {
      before += ahead + box.width
      mayBreak = true
      continue
    }
    if ((mayBreak || isCut(cutBefore)) && boxes.length > 0) {
      pieces.push({ formula: flattened(beside(boxes)), space })
      boxes = []
      space = before + ahead
    } else if (before + ahead !== 0) boxes.push(before + ahead)
    boxes.push(box)
    before = 0
    mayBreak = endsItem
  }
  return [...pieces, { formula: flattened(beside(boxes)), space }]
}

interface Member {
  readonly box: Box
  readonly space: number
  /** How coarse a cut before it is; null where none may be. */
  readonly cutBefore: Cuts | null
  /** Whether an item of a list ends with it. */
  readonly endsItem: boolean
  readonly isSpace: boolean
}

const FACTORS: ReadonlySet<string> = new Set(['×', '·', '÷'])

function cutBefore({ left, layout }: Atom): Cuts | null {
  if (layout.kind === 'relation' && layout.text === ':') return 'factors'
  if (left === 'relation') return 'relations'
  if (left !== 'operator') return null
  return layout.kind === 'operator' && FACTORS.has(layout.text) ? 'factors' : 'terms'
}

/** Brackets wider than the limit are opened. */
function membersOf(layout: Layout, font: MathFont, limit: number): readonly Member[] {
  const atoms = atomsOf(layout.kind === 'row' ? layout.items : [layout], DISPLAY, font)
  return atoms.flatMap(atom =>
    atom.box.width > limit && atom.layout.kind === 'fence' && atom.layout.of.kind !== 'table'
      ? opened(atom, atom.layout, font, limit)
      : [
          {
            box: atom.box,
            space: atom.space,
            cutBefore: cutBefore(atom),
            endsItem: atom.right === 'punctuation',
            isSpace: atom.layout.kind === 'space',
          },
        ],
  )
}

const BRACKET = { cutBefore: null, endsItem: false, isSpace: false }

function opened(
  atom: Atom,
  { left, right, of }: Extract<Layout, { kind: 'fence' }>,
  font: MathFont,
  limit: number,
): readonly Member[] {
  const inside = typeset(of, DISPLAY, font)
  return [
    { ...BRACKET, box: delimiter(font, left, inside, 1), space: atom.space },
    ...membersOf(of, font, limit),
    { ...BRACKET, box: delimiter(font, right, inside, 1), space: 0 },
  ]
}

const SMALLEST_KERN = -2000
const LARGEST_KERN = 4000

function flattened(root: Box): Formula {
  const runs: { x: number; y: number; size: number; run: string }[] = []
  const rules: { x: number; y: number; width: number; height: number }[] = []
  const strokes: { x: number; y: number; thickness: number; path: readonly Step[] }[] = []
  let end = 0
  const walk = (box: Box, x: number, y: number): void => {
    switch (box.kind) {
      case 'glyph': {
        const last = runs.at(-1)
        const kern =
          last && last.size === box.size && Math.abs(last.y - y) < 1e-6
            ? Math.round(((x - end) / box.size) * 1000)
            : Number.NaN
        if (last && kern > SMALLEST_KERN && kern < LARGEST_KERN) {
          last.run += (kern === 0 ? '' : kernCode(kern)) + glyphCode(box.glyph)
          end += (kern / 1000) * box.size + box.width
        } else {
          runs.push({ x, y, size: box.size, run: glyphCode(box.glyph) })
          end = x + box.width
        }
        break
      }
      case 'rule':
        rules.push({ x, y: y - box.ascent, width: box.width, height: box.ascent + box.depth })
        break
      case 'stroke':
        strokes.push({ x, y, thickness: box.thickness, path: box.path })
        break
      case 'group':
        for (const part of box.parts) walk(part.box, x + part.x, y + part.y)
    }
  }
  walk(root, 0, 0)
  return { width: root.width, ascent: root.ascent, depth: root.depth, runs, rules, strokes }
}
