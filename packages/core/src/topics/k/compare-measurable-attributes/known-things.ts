import type { Noun } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

export type Pair = readonly [less: Noun, more: Noun]

/** From light to heavy. */
export const WEIGHT: readonly Noun[] = [
  nouns.feather,
  nouns.leaf,
  nouns.pencil,
  nouns.egg,
  nouns.apple,
  nouns.book,
  nouns.chair,
  nouns.bicycle,
  nouns.horse,
  nouns.car,
  nouns.elephant,
]
/** From what holds little to what holds much. */
export const ROOM: readonly Noun[] = [
  nouns.spoon,
  nouns.glass,
  nouns.bottle,
  nouns.pot,
  nouns.bucket,
  nouns.bathtub,
  nouns.pool,
]

/** The things that stand so far apart that nobody doubts which has more. */
export const pairsOf = (things: readonly Noun[], from: number, to: number): readonly Pair[] =>
  things.flatMap((less, i) =>
    things.flatMap((more, j) => (j - i >= from && j - i <= to ? [[less, more] as const] : [])),
  )
