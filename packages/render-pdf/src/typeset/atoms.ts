import type { Layout } from '@worksheet/core/show'
import type { MathFont } from '../font/math-font.ts'
import { type Box, italicOf } from './box.ts'
import { type AtomClass, edgesOf, spaceBetween } from './spacing.ts'
import type { Style } from './style.ts'
import { sizeOf, typeset } from './typeset.ts'

/** A member of a row, with the space before it. */
export interface Atom {
  readonly layout: Layout
  readonly box: Box
  readonly space: number
  /** What it is to what stands before it, and to what follows. */
  readonly left: AtomClass
  readonly right: AtomClass
}

/** The members of a row with TeX's spaces between them. A row within a row is spaced as one with it. */
export function atomsOf(items: readonly Layout[], style: Style, font: MathFont): readonly Atom[] {
  const members = flattened(items)
  const edges = members.map(edgesOf)
  const classes = edges.map(([left, right], i): readonly [AtomClass, AtomClass] =>
    left === 'operator' && !isBinary(edges[i - 1]?.[1], edges[i + 1]?.[0]) ? ['ordinary', 'ordinary'] : [left, right],
  )
  const size = sizeOf(style, font)
  const boxes = members.map(member => typeset(member, style, font))
  return members.map((member, i) => {
    const [before, here] = [classes[i - 1], classes[i]!]
    const isSpaced = before && member.kind !== 'space' && members[i - 1]?.kind !== 'space'
    const space = isSpaced ? spaceBetween(before[1], here[0], style.level >= 2) * size : 0
    return {
      layout: member,
      box: boxes[i]!,
      space: space > 0 ? space : leanOf(members[i - 1], boxes[i - 1]),
      left: here[0],
      right: here[1],
    }
  })
}

/** By how much a slanted letter leans into what follows without a space. */
const leanOf = (layout: Layout | undefined, box: Box | undefined): number =>
  layout?.kind === 'identifier' && box ? italicOf(box) : 0

const flattened = (items: readonly Layout[]): readonly Layout[] =>
  items.some(item => item.kind === 'row')
    ? items.flatMap(item => (item.kind === 'row' ? flattened(item.items) : [item]))
    : items

const NO_OPERAND_BEFORE: readonly AtomClass[] = ['operator', 'function', 'relation', 'opening', 'punctuation']
const NO_OPERAND_AFTER: readonly AtomClass[] = ['relation', 'punctuation', 'closing']

/** An operator without an operand on either side stands alone, as in a list of signs. */
const isBinary = (before: AtomClass | undefined, after: AtomClass | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  !NO_OPERAND_BEFORE.includes(before) &&
  !NO_OPERAND_AFTER.includes(after)
