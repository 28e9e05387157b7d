import { type Layout, widthOf } from '@worksheet/core/show'

/** A browser breaks no formula: one too wide for its place becomes several, each beginning with its operator. */
export function piecesOf(layout: Layout, room: number): readonly Layout[] {
  if (layout.kind !== 'row' || widthOf(layout) <= room) return [layout]
  const pieces: Layout[][] = [[]]
  let width = 0
  flattened(layout.items).forEach((item, i, all) => {
    const isBreak = item.kind === 'operator' || isRelation(item) || all[i - 1]?.kind === 'punctuation'
    if (isBreak && width > 0.6 * room) {
      pieces.push([])
      width = 0
    }
    pieces.at(-1)?.push(item)
    width += widthOf(item)
  })
  return pieces.map(items => ({ kind: 'row', items }))
}

const flattened = (items: readonly Layout[]): readonly Layout[] =>
  items.flatMap(item => (item.kind === 'row' ? flattened(item.items) : [item]))

/** The two sides of a ratio, or the hour and the minutes, stay together. */
const isRelation = (item: Layout): boolean => item.kind === 'relation' && item.text !== ':'
