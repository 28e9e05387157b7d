import { type Frame, type PouredPage, pour } from './pour.ts'
import { heightOf, TIGHTER, tightened, type Unit } from './unit.ts'

/** How small, as a share of their usual size, the pictures of a sheet get to spare a page, and in points to the em. */
const SMALLER = { shares: [0.9, 0.8], size: 9 }
/** The share of the pages before the last that may stay empty with pictures of their usual size. */
const MOST_EMPTY = 0.1
/** The share of the pages that smaller pictures must spare to be worth it. */
const LEAST_SPARED = 1 / 8
/** The share of a page that a last page should hold at least. */
const LEAST_LAST = 0.2

/** Where tall pictures leave much of the pages empty, or little for the last, all of them are a little smaller if that spares pages. */
export function withSmallerPictures(
  poured: (pictures: number) => readonly PouredPage[],
  frame: Frame,
  start: number,
  size: number,
): readonly PouredPage[] {
  const usual = poured(1)
  if (emptyShare(usual, frame, start) <= MOST_EMPTY && !endsMeagrely(usual, frame)) return usual
  const smaller = SMALLER.shares.filter(share => share * size >= SMALLER.size).map(poured)
  const best = smaller.reduce((best, pages) => (pages.length < best.length ? pages : best), usual)
  return best.length <= usual.length * (1 - LEAST_SPARED) ? best : usual
}

function emptyShare(pages: readonly PouredPage[], { top, bottom, columns }: Frame, start: number): number {
  const full = pages.slice(0, -1)
  const height = full.length * (bottom - top) - (start - top)
  return full.length === 0 ? 0 : 1 - full.reduce((sum, page) => sum + heightUsed(page, columns), 0) / height
}

const endsMeagrely = (pages: readonly PouredPage[], { top, bottom, columns }: Frame): boolean =>
  pages.length > 1 && heightUsed(pages.at(-1)!, columns) < LEAST_LAST * (bottom - top)

const heightUsed = ({ placed }: PouredPage, columns: number): number =>
  placed.reduce((sum, { unit }) => sum + (unit.gap + heightOf(unit)) / (unit.isWide ? 1 : columns), 0)

/**
 * A last page with little on it is spared by a little less room. A single problem otherwise gets company from the page
 * before, if that keeps some.
 */
export function withoutOrphan(units: readonly Unit[], frame: Frame, start: number): readonly PouredPage[] {
  const pages = pour(units, frame, start)
  const isAlone = pages.at(-1)?.placed.length === 1
  if (pages.length < 2 || !(isAlone || endsMeagrely(pages, frame))) return pages
  for (const share of TIGHTER) {
    const tighter = pour(tightened(units, share), frame, start)
    if (tighter.length < pages.length) return tighter
  }
  if (!isAlone || pages.at(-2)!.placed.length < 3) return pages
  const shared = pour(units, frame, start, units.length - Math.min(2, units.length - 1))
  return shared.length === pages.length ? shared : pages
}
