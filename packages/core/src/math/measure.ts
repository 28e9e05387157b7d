import { never } from '../errors.ts'
import type { Layout } from './layout.ts'

interface Reach {
  readonly ascent: number
  readonly depth: number
}

export interface Size extends Reach {
  readonly width: number
}

const NARROW = /[ijltfI.,:;'!|()[\]]/
const WIDE = /[mwMW@%−+=×÷≤≥≠≈→∞∑∫A-Z]/

const characterWidth = (character: string) => (NARROW.test(character) ? 0.3 : WIDE.test(character) ? 0.72 : 0.52)
const LATIN = Array.from({ length: 128 }, (_, code) => characterWidth(String.fromCharCode(code)))

/** About how wide words are, in em: enough to keep labels apart, not to set type. */
export function textWidth(text: string): number {
  let width = 0
  for (const character of text) width += LATIN[character.charCodeAt(0)] ?? characterWidth(character)
  return width
}

/** About how wide a formula is, in em. */
export function widthOf(layout: Layout): number {
  switch (layout.kind) {
    case 'operator':
    case 'relation':
      return textWidth(layout.text) + 0.5
    case 'number':
    case 'identifier':
    case 'function':
    case 'text':
    case 'ordinary':
    case 'sign':
    case 'punctuation':
      return textWidth(layout.text)
    case 'space':
    case 'blank':
      return layout.em
    case 'row':
      return layout.items.reduce((sum, item) => sum + widthOf(item), 0)
    case 'fraction':
      return Math.max(widthOf(layout.over), widthOf(layout.under)) + 0.2
    case 'script':
      return widthOf(layout.base) + widestScript(layout.sup, layout.sub)
    case 'root':
      return widthOf(layout.of) + 0.8
    case 'fence':
      return widthOf(layout.of) + (layout.left === '' ? 0 : 0.35) + (layout.right === '' ? 0 : 0.35)
    case 'table':
      return Math.max(0, ...layout.rows.map(row => row.reduce((sum, cell) => sum + widthOf(cell) + 0.9, 0)))
    case 'big':
      return Math.max(1, widestScript(layout.from, layout.to))
    case 'accent':
      return widthOf(layout.of)
    default:
      return never(layout)
  }
}

const widestScript = (...scripts: readonly (Layout | undefined)[]) =>
  Math.max(...scripts.map(script => (script ? widthOf(script) * 0.7 : 0)))

/** About how large a formula is, in em. */
export const sizeOf = (layout: Layout): Size => ({ width: widthOf(layout), ...reachOf(layout) })

/** How far it reaches above and below the line. */
function reachOf(layout: Layout): Reach {
  switch (layout.kind) {
    case 'operator':
    case 'relation':
    case 'number':
    case 'identifier':
    case 'function':
    case 'text':
    case 'ordinary':
    case 'sign':
    case 'punctuation':
      return LETTER
    case 'space':
      return NOTHING
    case 'blank':
      return { ascent: 0.8, depth: 0.3 }
    case 'row': {
      const reaches = layout.items.map(reachOf)
      return {
        ascent: Math.max(0, ...reaches.map(({ ascent }) => ascent)),
        depth: Math.max(0, ...reaches.map(({ depth }) => depth)),
      }
    }
    case 'fraction':
      return { ascent: 0.45 + heightOf(layout.over), depth: heightOf(layout.under) }
    case 'script': {
      const base = reachOf(layout.base)
      return { ascent: base.ascent + (layout.sup ? 0.35 : 0), depth: base.depth + (layout.sub ? 0.2 : 0) }
    }
    case 'root':
    case 'fence':
      return reachOf(layout.of)
    case 'table': {
      const height = layout.rows.reduce((sum, row) => sum + Math.max(...row.map(heightOf)) + 0.3, 0)
      return { ascent: height / 2 + 0.25, depth: height / 2 - 0.25 }
    }
    case 'big':
      return { ascent: 1.4, depth: 1 }
    case 'accent': {
      const { ascent, depth } = reachOf(layout.of)
      return { ascent: ascent + 0.25, depth }
    }
    default:
      return never(layout)
  }
}

const LETTER: Reach = { ascent: 0.7, depth: 0.2 }
const NOTHING: Reach = { ascent: 0, depth: 0 }

function heightOf(layout: Layout): number {
  const { ascent, depth } = reachOf(layout)
  return ascent + depth
}
