import {
  type Block,
  type Both,
  both,
  type Content,
  capitalLine,
  drawing,
  type Figure,
  figure,
  itemOf,
  type Locale,
  type Printed,
  prose,
  type Random,
  type ShapeSet,
  type ShapeSetOptions,
  shapeSet,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { mixed, turned } from '../../kit/choices/turned.ts'
import { aTile, DRAWN_BY_HAND, isSameTile, type Tile } from '../../kit/shapes/tiles.ts'

/** Patterns by their letters: equal letters are equal shapes. */
export const LETTERS = {
  AB: both(prose`AB`),
  AAB: both(prose`AAB`),
  ABB: both(prose`ABB`),
  ABC: both(prose`ABC`),
  ABA: both(prose`ABA`),
  AABB: both(prose`AABB`),
} as const

export type Letters = keyof typeof LETTERS

export interface Pattern {
  readonly letters: Letters
  /** What each letter stands for. */
  readonly tiles: readonly Tile[]
}

/** Three different shapes, in an order in which neighbors have little in common. */
export const TRIOS = mixed(
  [0, 1, 2, 3, 4, 5].flatMap(first =>
    [
      [1, 3],
      [2, 5],
      [3, 1],
      [4, 2],
      [5, 3],
    ].map(steps => [0, ...steps].map(by => itemOf(DRAWN_BY_HAND, (first + by) % 6))),
  ),
)

const FILL_ORDERS = [
  ['white', 'gray', 'striped'],
  ['gray', 'white', 'striped'],
  ['striped', 'gray', 'white'],
  ['white', 'striped', 'gray'],
] as const

/** Shapes that differ, or one shape whose fills differ. Each form begins elsewhere among them. */
const differ = {
  'in both': (random: Random, ahead: number): readonly Tile[] => {
    const fills = random.evenly(turned(FILL_ORDERS, ahead % FILL_ORDERS.length))
    return random.evenly(turned(TRIOS, ahead)).map((shape, i) => ({ shape, fill: itemOf(fills, i) }))
  },
  'in shape': (random: Random, ahead: number): readonly Tile[] =>
    random.evenly(turned(TRIOS, ahead)).map(shape => ({ shape, fill: 'white' })),
  'in fill': (random: Random, ahead: number): readonly Tile[] => {
    const shape = random.evenly(turned(DRAWN_BY_HAND, ahead % 6))
    return random.pick(FILL_ORDERS).map(fill => ({ shape, fill }))
  },
}

export interface Level {
  readonly letters: readonly Letters[]
  readonly differ: readonly (keyof typeof differ)[]
}

export const drawPattern = (random: Random, { letters, differ: ways }: Level, ahead: number): Pattern => {
  const chosen = random.evenly(turned(letters, ahead % letters.length))
  const way = random.evenly(turned(ways, ahead % ways.length))
  return { tiles: differ[way](random, ahead), letters: chosen }
}

export const unitOf = ({ letters, tiles }: Pattern): readonly Tile[] =>
  [...letters].map(letter => itemOf(tiles, 'ABC'.indexOf(letter)))

export const rowOf = (pattern: Pattern, length: number): readonly Tile[] => {
  const unit = unitOf(pattern)
  return Array.from({ length }, (_, i) => itemOf(unit, i % unit.length))
}

/** One row, however long. */
export const inOneRow = (tiles: readonly (Tile | null)[], options: ShapeSetOptions = {}) =>
  shapeSet(tiles, { perRow: tiles.length, says: 'names-and-fills', ...options })

export const without = (tiles: readonly Tile[], ...places: readonly number[]) =>
  tiles.map((tile, i) => (places.includes(i) ? null : tile))

export const looped = (tiles: readonly Tile[]) => inOneRow(tiles, { loop: [0, tiles.length - 1] })

export const shown = (question: Both<Block>, drawn: Figure): Both<Content> => ({
  en: [question.en, figure(drawn)],
  es: [question.es, figure(drawn)],
})

/** What the pupil draws, in words too: who draws a gray circle need not draw it well. */
export const drawnTiles = {
  ...drawing<readonly Tile[]>(
    tiles => inOneRow(tiles),
    tiles => [tiles.map(({ shape, fill }) => ({ shape, fill: fill === 'white' ? 'gray' : 'white' }))],
  ),
  show: (tiles: readonly Tile[]): Both<Content> => {
    const drawn = figure(inOneRow(tiles))
    const named = (locale: Locale): Block => ({
      kind: 'paragraph',
      content: capitalLine(tiles.flatMap((tile, i) => [...(i > 0 ? ['; '] : []), ...aTile(tile)[locale]])),
    })
    return { en: [drawn, named('en')], es: [drawn, named('es')] }
  },
}

/** The part with the letter of each shape. */
export const inLetters = (pattern: Pattern) =>
  inOneRow(unitOf(pattern).map((tile, i) => ({ ...tile, label: pattern.letters.charAt(i) })))

export const findUnit = (pattern: Pattern) => step(figure(looped(unitOf(pattern))), because.findThePartThatRepeats)

export const tilesIn = ({ rows }: ShapeSet): readonly (Tile | null)[] => rows.flat() as readonly (Tile | null)[]

/** How often the part of this length is there, if what is drawn repeats it. */
const repeats = (tiles: readonly (Tile | null)[], length: number): boolean =>
  tiles.every((tile, i) => {
    const before = tiles[i - length]
    return !tile || !before || isSameTile(tile, before)
  })

/** The shortest part that all that is drawn repeats: two of them at least are there. */
export const periodOf = (tiles: readonly (Tile | null)[]): number | undefined =>
  [2, 3, 4].find(length => 2 * length <= tiles.length && repeats(tiles, length))

/** What belongs at a place, told by the part that repeats. */
export function belongsAt(tiles: readonly (Tile | null)[], place: number): Tile | null {
  const period = periodOf(tiles)
  return period === undefined ? null : (tiles[place % period] ?? null)
}

export const patternOf = (tiles: readonly (Tile | null)[]): string | null => {
  const period = periodOf(tiles)
  if (period === undefined) return null
  const unit = tiles.slice(0, period).map(tile => JSON.stringify([tile?.shape, tile?.fill]))
  const kinds = [...new Set(unit)]
  return unit.map(tile => 'ABC'.charAt(kinds.indexOf(tile))).join('')
}

export const fillsGaps = (printed: Printed, answer: readonly Tile[]): boolean => {
  const tiles = tilesIn(printed.figure('shape-set'))
  const places = tiles.flatMap((tile, i) => (tile ? [] : [i]))
  return (
    places.length === answer.length &&
    places.every((place, i) => {
      const right = belongsAt(tiles, place)
      return right !== null && isSameTile(right, itemOf(answer, i))
    })
  )
}
