import {
  type Band,
  bandHeight,
  bandsHeight,
  type Frame,
  gapShare,
  heightOf,
  type PlacedBlock,
  type SetPage,
  type Spacing,
} from './unit.ts'

/** Sets bands one under another from `top` on; those of a full page are drawn out to fill it. */
export function setPage(
  bands: readonly Band[],
  { left, bottom }: Frame,
  top: number,
  room: number,
  isFull: boolean,
): SetPage {
  const own = { room, gap: gapShare(room) }
  const spacing = isFull ? drawnOut(bands, own, bottom - top) : own
  const placed: PlacedBlock[] = []
  let y = top
  bands.forEach((band, b) => {
    const { head, columns, step, gap } = band
    if (b > 0) y += gap * spacing.gap
    if (head) placed.push({ x: left, y, block: head.block, bookmark: head.bookmark })
    const from = y + (head ? head.block.height + head.room : 0)
    columns.forEach((column, c) => {
      let under = from
      column.forEach((unit, i) => {
        if (i > 0) under += unit.gap * spacing.gap
        placed.push({ x: left + c * step, y: under, block: unit.block, bookmark: unit.bookmark })
        under += heightOf(unit, spacing)
      })
    })
    y += bandHeight(band, spacing)
  })
  return { placed, end: Math.min(bottom, y) }
}

/** The most that the spaces of a page are drawn out. */
const MOST_DRAWN = 1.5
const STEPS = 12

/** One share for all spaces of a page: problems keep the same distance in all of its columns. */
function drawnOut(bands: readonly Band[], { room, gap }: Spacing, height: number): Spacing {
  const drawn = (share: number): Spacing => ({ room: room * share, gap: gap * share })
  let [low, high] = [1, MOST_DRAWN / room]
  if (bandsHeight(bands, drawn(low)) > height) return drawn(low)
  for (let i = 0; i < STEPS; i++) {
    const middle = (low + high) / 2
    if (bandsHeight(bands, drawn(middle)) <= height) low = middle
    else high = middle
  }
  return drawn(low)
}
