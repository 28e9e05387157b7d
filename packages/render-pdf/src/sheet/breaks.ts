import type { Block } from '../content/block.ts'
import { setPage } from './page.ts'
import type { Band, Frame, SetPage } from './unit.ts'

/** What a page may do to hold more: shares of the usual working space, and of the usual size of pictures. */
export interface Level {
  readonly room: number
  readonly pictures: number
  /** How little it is wished: as the square of the share of a page that might stay empty instead. */
  readonly demerit: number
}

/** The things from one to before another as they stand on a page. */
export interface Arrangement {
  readonly to: number
  /** The height that is not empty, holes beside taller neighbors being empty. */
  readonly filled: number
  readonly bands: () => readonly Band[]
}

/** What is to be set on pages, in order. */
export interface Sequence {
  readonly count: number
  /** Ways to set what follows on a page of a height; at least one thing is set. */
  arrangements(from: number, height: number, level: Level): readonly Arrangement[]
  /** Said again above a thing that begins a page. */
  continued(from: number): Block | null
  readonly yields: Levels
}

/** What may be done, the mildest first. From page to page, the size of pictures differs by a step at most. */
export interface Levels {
  readonly pictures: readonly Yield[]
  readonly rooms: readonly Yield[]
  /** Whether the spaces of a page that is not full are then drawn out. */
  readonly drawsOut: boolean
}

interface Yield {
  readonly share: number
  readonly demerit: number
}

/** Problems give up working space and shrink their pictures. */
export const PROBLEM_LEVELS: Levels = {
  pictures: [
    { share: 1, demerit: 0 },
    { share: 0.84, demerit: 0.02 },
    { share: 0.72, demerit: 0.032 },
    { share: 0.6, demerit: 0.048 },
  ],
  rooms: [
    { share: 1, demerit: 0 },
    { share: 0.8, demerit: 0.012 },
    { share: 0.7, demerit: 0.022 },
    { share: 0.6, demerit: 0.034 },
  ],
  drawsOut: true,
}
/** What small children count and color shrinks but little. */
export const CHILDREN_LEVELS: Levels = { ...PROBLEM_LEVELS, pictures: PROBLEM_LEVELS.pictures.slice(0, 2) }
export const AS_IT_IS: readonly Yield[] = [{ share: 1, demerit: 0 }]
export const ANSWER_LEVELS: Levels = { pictures: AS_IT_IS, rooms: AS_IT_IS, drawsOut: false }

/** From each size of pictures on: they shrink when working space has. */
function stepsOf({ pictures, rooms }: Levels): readonly (readonly Level[])[] {
  const sized = pictures.map(picture =>
    rooms.map(room => ({
      room: room.share,
      pictures: picture.share,
      demerit: room.demerit + picture.demerit,
    })),
  )
  return sized.map((levels, i) => [...levels, ...(sized[i + 1] ?? []).slice(-1)])
}

/** A page more is as bad as one that is half empty. */
const PAGE = 0.25
/** What is emptier than this spoils a sheet. */
const HOLE = 0.2
/** Pages yield only where more than this share of them would stay empty, or where few things, or few more than the page holds, are left. */
const LITTLE = 0.03
const FEW = 3
const FEW_MORE = 0.35
/** So much of a page on each of the others is found by yielding everywhere, where a page is spared by it. */
const SPARED = 0.25
/** Of so many pages none is worth that all of them yield. */
const MANY = 30
const MOST_EMPTY = 0.45
/** A page ends with one of the last things that it can hold. */
const MOST_ENDS = 6
/** The share of a page that a last page should hold at least. */
const LEAST_LAST = 0.2
const MEAGRE = 0.1
const ALONE = 0.2

interface End {
  readonly arrangement: Arrangement
  readonly room: number
  readonly empty: number
  readonly demerits: number
}

interface PageEnd extends End {
  readonly from: number
}

interface Way {
  readonly pages: readonly PageEnd[]
  readonly demerits: number
}

interface Solved {
  readonly end: End | null
  readonly demerits: number
}

/** Sets a sequence on pages, `start` being where it may begin on the first: of all ways to break it, the one that wastes least. */
export function setPages(sequence: Sequence, frame: Frame, start: number): readonly SetPage[] {
  const { count } = sequence
  const { drawsOut } = sequence.yields
  const steps = stepsOf(sequence.yields)
  const usual = steps[0]!
  const { left, top, bottom } = frame
  /** A first thing that does not fit below the head of the sheet leaves it alone. */
  const isLeftAlone = sequence.arrangements(0, bottom - start, usual[0]!).length === 0
  /** Where a thing needs the whole page, nothing is said again above it. */
  const needPage = new Set<number>()
  const continued = (from: number) => (from === 0 || needPage.has(from) ? null : sequence.continued(from))
  const topFrom = (from: number) => (from === 0 && !isLeftAlone ? start : top + (continued(from)?.height ?? 0))
  const heightFrom = (from: number) => bottom - topFrom(from)

  function endsOf(from: number, levels: readonly Level[], yieldsReadily: boolean): readonly End[] {
    const ends = endsBelow(from, levels, yieldsReadily)
    if (ends.length > 0 || !continued(from)) return ends
    needPage.add(from)
    return endsBelow(from, levels, yieldsReadily)
  }

  /** Of a page with what is said again at its top. */
  function endsBelow(from: number, levels: readonly Level[], yieldsReadily: boolean): readonly End[] {
    const height = heightFrom(from)
    const ends: End[] = []
    let reached = from
    for (const level of levels) {
      const isNearEnd = yieldsReadily || count - reached <= Math.max(FEW, FEW_MORE * (reached - from))
      if (!isNearEnd && ends.some(({ empty }) => empty < LITTLE)) break
      const found = sequence.arrangements(from, height, level).filter(({ to }) => to > reached)
      for (const arrangement of found) {
        const empty = Math.max(0, 1 - arrangement.filled / height)
        const waste = arrangement.to < count ? emptiness(empty) : 0
        ends.push({ arrangement, room: level.room, empty, demerits: PAGE + level.demerit + waste })
      }
      reached = found.reduce((most, { to }) => Math.max(most, to), reached)
      if (reached === count) return ends.filter(({ arrangement }) => arrangement.to === count)
    }
    const last = [...ends].sort((one, other) => other.arrangement.to - one.arrangement.to).slice(0, MOST_ENDS)
    return last.filter(({ empty }, i) => i === 0 || empty < MOST_EMPTY)
  }

  const lastDemerits = (from: number, { arrangement: { to }, empty }: End): number =>
    to < count || from === 0 ? 0 : (1 - empty < LEAST_LAST ? MEAGRE : 0) + (to - from === 1 ? ALONE : 0)

  function solved(levels: readonly Level[], yieldsReadily: boolean): Way {
    const solutions = new Map<number, Solved>([[count, { end: null, demerits: 0 }]])
    function solve(from: number): Solved {
      const before = solutions.get(from)
      if (before) return before
      const best = endsOf(from, levels, yieldsReadily)
        .map(
          (end): Solved => ({
            end,
            demerits: end.demerits + lastDemerits(from, end) + solve(end.arrangement.to).demerits,
          }),
        )
        .reduce((one, other) => (one.demerits <= other.demerits ? one : other))
      solutions.set(from, best)
      return best
    }
    const pages: PageEnd[] = []
    for (let from = 0; from < count; from = pages.at(-1)!.arrangement.to) pages.push({ from, ...solve(from).end! })
    return { pages, demerits: solve(0).demerits }
  }

  const mildest = solved(usual, false)
  let best = mildest
  for (const levels of isWasteful(mildest) ? steps : []) {
    const way = solved(levels, true)
    if (way.demerits < best.demerits) best = way
    if (best.pages.length < mildest.pages.length) break
  }
  const pages = best.pages.map(({ from, arrangement: { to, bands }, room }): SetPage => {
    const isFull = drawsOut && (to < count || room < 1)
    const block = continued(from)
    const page = setPage(bands(), frame, topFrom(from), room, isFull)
    const above = block ? [{ x: left, y: top, block, bookmark: null }] : []
    return { ...page, placed: [...above, ...page.placed] }
  })
  return isLeftAlone ? [{ placed: [], end: start }, ...pages] : pages
}

/** Whether a page might be spared, or a hole be filled. */
function isWasteful({ pages }: Way): boolean {
  const others = pages.slice(0, -1)
  const last = pages.at(-1)
  const isSpared = last !== undefined && others.length < MANY && 1 - last.empty < SPARED * others.length
  return isSpared || others.some(({ empty }) => empty > HOLE)
}

const emptiness = (share: number): number => share ** 2 * (1 + (share / HOLE) ** 2)
