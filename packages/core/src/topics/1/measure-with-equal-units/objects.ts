import {
  count,
  itemOf,
  type LengthBars,
  lengthBars,
  type Noun,
  type Quantity,
  type Random,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

export type Look = 'cube' | 'clip'
export const LOOKS = ['cube', 'clip'] as const
export const unitOf = (look: Look): Noun => (look === 'cube' ? nouns.cube : nouns.paperClip)
export const units = (value: number, look: Look): Quantity => count(value, unitOf(look))

/** A thing, and how many cubes or paper clips long it may be. */
export type Thing = readonly [of: Noun, look: Look, shortest: number, longest: number]

/** Cubes and paper clips take turns. */
export const shortThings: readonly Thing[] = [
  [nouns.crayon, 'cube', 3, 5],
  [nouns.pencil, 'clip', 4, 6],
  [nouns.glueStick, 'cube', 4, 5],
  [nouns.book, 'clip', 7, 8],
  [nouns.leaf, 'cube', 3, 6],
  [nouns.marker, 'clip', 4, 5],
  [nouns.feather, 'cube', 5, 8],
  [nouns.paintbrush, 'clip', 5, 7],
  [nouns.carrot, 'cube', 5, 8],
  [nouns.spoon, 'clip', 4, 5],
  [nouns.marker, 'cube', 6, 7],
  [nouns.stick, 'clip', 3, 8],
  [nouns.pencil, 'cube', 7, 8],
  [nouns.straw, 'clip', 5, 6],
  [nouns.ribbon, 'cube', 3, 8],
]
export const longThings: readonly Thing[] = [
  [nouns.shoe, 'cube', 8, 12],
  [nouns.book, 'clip', 7, 9],
  [nouns.straw, 'cube', 9, 11],
  [nouns.rope, 'clip', 8, 12],
  [nouns.fork, 'cube', 8, 10],
  [nouns.notebook, 'clip', 7, 9],
  [nouns.toyTrain, 'cube', 8, 12],
  [nouns.snake, 'clip', 8, 12],
  [nouns.spoon, 'cube', 7, 9],
  [nouns.magazine, 'clip', 7, 9],
  [nouns.carrot, 'cube', 6, 9],
  [nouns.ribbon, 'clip', 6, 12],
  [nouns.pencil, 'cube', 7, 9],
  [nouns.feather, 'cube', 6, 10],
  [nouns.pieceOfString, 'clip', 6, 12],
]

export interface Measured {
  readonly of: Noun
  readonly look: Look
  readonly length: number
}
export function drawThing(random: Random, things: readonly Thing[]): Measured {
  const [of, look, shortest, longest] = random.evenly(things)
  return { of, look, length: random.int(shortest, longest) }
}
export const labelOf = ({ en, es }: Noun) => words(en[0], es[0])

/** The thing as a bar above so many units, of which it begins at the first or later. */
export const above = ({ of, look, length }: Measured, row: number, start = 0): LengthBars =>
  lengthBars([{ label: labelOf(of), length, start, units: { count: row, look } }])

/** How the units of a picture are laid. */
export type Laid = 'right' | 'gaps' | 'overlap' | 'sizes'
const UNEQUAL = [1.35, 0.65, 1, 0.7, 1.3]

/** How many units are laid: with gaps too few, on top of one another too many. */
export function laidCount({ length }: Measured, laid: Laid): number {
  const off = length > 5 ? 2 : 1
  return laid === 'gaps' ? length - off : laid === 'overlap' ? length + off : length
}
export function laidAlong({ of, look, length }: Measured, laid: Laid): LengthBars {
  const count = laidCount({ of, look, length }, laid)
  // Of any length, unequal units end where the thing does.
  const sizes = Array.from({ length }, (_, i) => itemOf(UNEQUAL, i % UNEQUAL.length))
  const scale = length / sizes.reduce((sum, size) => sum + size, 0)
  const rows = {
    right: { count: length },
    gaps: { count, gap: (length - count) / (count - 1) },
    overlap: { count, gap: (length - count) / (count - 1) },
    sizes: { count: length, sizes: sizes.map(size => size * scale) },
  } as const
  return lengthBars([{ label: labelOf(of), length, units: { ...rows[laid], look } }])
}

/** How many units lie whole under each bar. */
export const countedIn = ({ bars }: LengthBars): readonly number[] =>
  bars.map(({ start, length, units }) => {
    const row = units ? Array.from({ length: units.count }, (_, i) => units.start + i * (units.size + units.gap)) : []
    return row.filter(from => from >= start && from + 1 <= start + length).length
  })
/** Whether equal units lie end to end, from the start of the bar to its end. */
export const isMeasuredRight = ({ bars }: LengthBars): boolean =>
  bars.every(
    ({ start, length, units }) =>
      units !== null && !units.sizes && units.gap === 0 && units.start === start && units.count * units.size === length,
  )
