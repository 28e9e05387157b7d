import { never } from '../errors.ts'
import type { Layout } from './layout.ts'

export interface Size {
  readonly width: number
  readonly ascent: number
  readonly depth: number
}

const NARROW = /[ijltfI.,:;'!|()[\]]/
const WIDE = /[mwMW@%−+=×÷≤≥≠≈→∞∑∫A-Z]/

const widthOf = (character: string) => (NARROW.test(character) ? 0.3 : WIDE.test(character) ? 0.72 : 0.52)
const LATIN = Array.from({ length: 128 }, (_, code) => widthOf(String.fromCharCode(code)))

/** About how wide words are, in em: enough to keep labels apart, not to set type. */
export function textWidth(text: string): number {
  let width = 0
  for (const character of text) width += LATIN[character.charCodeAt(0)] ?? widthOf(character)
  return width
}

/** About how large a formula is, in em. */
export function sizeOf(layout: Layout): Size {
  switch (layout.kind) {
    case 'operator':
    case 'relation':
      return { width: textWidth(layout.text) + 0.5, ascent: 0.7, depth: 0.2 }
    case 'number':
    case 'identifier':
    case 'function':
    case 'text':
    case 'ordinary':
    case 'sign':
    case 'punctuation':
      return { width: textWidth(layout.text), ascent: 0.7, depth: 0.2 }
    case 'space':
      return { width: layout.em, ascent: 0, depth: 0 }
    case 'blank':
      return { width: layout.em, ascent: 0.8, depth: 0.3 }
    case 'row':
      return beside(layout.items.map(sizeOf))
    case 'fraction': {
      const [over, under] = [sizeOf(layout.over), sizeOf(layout.under)]
      return {
        width: Math.max(over.width, under.width) + 0.2,
        ascent: 0.45 + over.ascent + over.depth,
        depth: under.ascent + under.depth,
      }
    }
    case 'script': {
      const base = sizeOf(layout.base)
      const scripts = [layout.sup, layout.sub].map(part => (part ? sizeOf(part).width * 0.7 : 0))
      return {
        width: base.width + Math.max(...scripts),
        ascent: base.ascent + (layout.sup ? 0.35 : 0),
        depth: base.depth + (layout.sub ? 0.2 : 0),
      }
    }
    case 'root':
      return padded(sizeOf(layout.of), 0.8)
    case 'fence':
      return padded(sizeOf(layout.of), (layout.left === '' ? 0 : 0.35) + (layout.right === '' ? 0 : 0.35))
    case 'table': {
      const cells = layout.rows.map(row => row.map(sizeOf))
      const width = Math.max(0, ...cells.map(row => row.reduce((sum, cell) => sum + cell.width + 0.9, 0)))
      const height = cells.reduce((sum, row) => sum + Math.max(...row.map(cell => cell.ascent + cell.depth)) + 0.3, 0)
      return { width, ascent: height / 2 + 0.25, depth: height / 2 - 0.25 }
    }
    case 'big': {
      const limits = Math.max(0, ...[layout.from, layout.to].map(part => (part ? sizeOf(part).width * 0.7 : 0)))
      return { width: Math.max(1, limits), ascent: 1.4, depth: 1 }
    }
    case 'accent':
      return { ...sizeOf(layout.of), ascent: sizeOf(layout.of).ascent + 0.25 }
    default:
      return never(layout)
  }
}

const beside = (sizes: readonly Size[]): Size => ({
  width: sizes.reduce((sum, { width }) => sum + width, 0),
  ascent: Math.max(0, ...sizes.map(({ ascent }) => ascent)),
  depth: Math.max(0, ...sizes.map(({ depth }) => depth)),
})

const padded = (size: Size, extra: number): Size => ({ ...size, width: size.width + extra })
