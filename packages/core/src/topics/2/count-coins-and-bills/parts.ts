import type { Random } from '../../../author.ts'
import { many, total } from '../../kit/measures/coins.ts'

/** Purses of coins by the name that levels list. */
export const purses = {
  'sorted small coins': (random: Random) =>
    random.until(
      () => [...many(10, random.int(0, 6)), ...many(5, random.int(0, 4)), ...many(1, random.int(1, 6))],
      pieces => total(pieces) <= 99 && pieces.length >= 4 && new Set(pieces).size >= 2,
    ),
  'with quarters': (random: Random) =>
    random.shuffle(
      random.until(
        () => [
          ...many(25, random.int(1, 3)),
          ...many(10, random.int(0, 3)),
          ...many(5, random.int(0, 2)),
          ...many(1, random.int(0, 4)),
        ],
        pieces => total(pieces) < 100 && pieces.length >= 4 && pieces.length <= 8,
      ),
    ),
}

interface Level {
  readonly purse: keyof typeof purses
}

export const draw = (random: Random, level: Level) => ({ pieces: purses[level.purse](random) })
