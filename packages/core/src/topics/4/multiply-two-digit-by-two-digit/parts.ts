import type { Random } from '../../../author.ts'

/** Pairs of factors by the name that levels list. */
const factors = {
  'multiple of ten': (random: Random) =>
    [
      random.until(
        () => random.int(12, 98),
        n => n % 10 !== 0,
      ),
      random.int(2, 9) * 10,
    ] as const,
  'a teen': (random: Random) => {
    const [ones, tens] = [random.int(1, 9), random.int(1, 9)]
    return [
      random.until(
        () => tens * 10 + random.int(1, 9),
        n => (n % 10) * ones < 20,
      ),
      10 + ones,
    ] as const
  },
  any: (random: Random) =>
    random.until(
      () => [random.int(21, 98), random.int(13, 98)] as const,
      ([a, b]) => a % 10 !== 0 && b % 10 !== 0 && (a % 10) * (b % 10) >= 10,
    ),
}

interface Level {
  readonly factors: readonly (keyof typeof factors)[]
}

export function draw(random: Random, level: Level) {
  const [a, b] = factors[random.evenly(level.factors)](random)
  return { a, b }
}
