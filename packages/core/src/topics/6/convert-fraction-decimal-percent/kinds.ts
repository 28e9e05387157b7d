import { decimal, decimalPlaces, type Expr, mixed, over, percent, type Random, Ratio } from '../../../author.ts'

const SIXTHS = [Ratio.of(1, 3), Ratio.of(2, 3), Ratio.of(1, 6), Ratio.of(5, 6)] as const
/** Each draws a number as a part of one. */
const kinds = {
  'two-digit percent': (random: Random) => Ratio.of(random.int(10, 99), 100),
  'simple fraction': (random: Random) => {
    const d = random.pick([2, 4, 5, 10, 20, 20, 25, 50])
    return random.until(
      () => Ratio.of(random.coprimeTo(d), d),
      value => value.times(10).compare(1) >= 0,
    )
  },
  'fourths to twentieths': (random: Random) => {
    const d = random.pick([2, 4, 5, 10, 20, 20])
    return random.until(
      () => Ratio.of(random.coprimeTo(d), d),
      value => value.times(10).compare(1) >= 0,
    )
  },
  'twenty-fifths and fiftieths': (random: Random) => {
    const d = random.pick([25, 50])
    return random.until(
      () => Ratio.of(random.coprimeTo(d), d),
      value => value.times(10).compare(1) >= 0,
    )
  },
  'eighths and fortieths': (random: Random) => {
    const d = random.pick([8, 40, 40, 125])
    return random.until(
      () => Ratio.of(random.coprimeTo(d), d),
      value => value.times(100).compare(1) >= 0,
    )
  },
  'fortieths and 125ths': (random: Random) => {
    const d = random.pick([40, 40, 125])
    return random.until(
      () => Ratio.of(random.coprimeTo(d), d),
      value => value.times(100).compare(1) >= 0,
    )
  },
  'eighths and 200ths': (random: Random) => {
    const d = random.pick([8, 8, 200])
    return random.until(
      () => Ratio.of(random.coprimeTo(d), d),
      value => value.times(10).compare(1) >= 0,
    )
  },
  'single-digit percent': (random: Random) => Ratio.of(random.int(1, 9), 100),
  'over one hundred': (random: Random) =>
    Ratio.of(random.pick([105, 110, 120, 125, 130, 140, 150, 160, 175, 180, 225, 240, 250, 275, 320, 350, 375]), 100),
  'under one': (random: Random) =>
    random.pick([
      Ratio.of(1, 200),
      Ratio.of(1, 400),
      Ratio.of(1, 500),
      Ratio.of(1, 250),
      Ratio.of(1, 125),
      Ratio.of(3, 400),
      Ratio.of(3, 500),
      Ratio.of(7, 1000),
      Ratio.of(9, 1000),
    ]),
  'eighths and fortieths above one': (random: Random) => {
    const d = random.pick([8, 8, 40])
    return Ratio.of(random.coprimeTo(d), d).plus(random.int(1, 3))
  },
  'thirds and sixths': (random: Random) => random.pick(SIXTHS),
  'thirds and sixths above one': (random: Random) => random.pick(SIXTHS).plus(random.int(1, 3)),
  ninths: (random: Random) => Ratio.of(random.pick([1, 2, 4, 5, 7, 8]), 9),
  'thirds, sixths, ninths': (random: Random) => {
    const d = random.pick([3, 6, 9, 9])
    return Ratio.of(random.coprimeTo(d), d)
  },
} as const
export type Kind = keyof typeof kinds

export interface Level {
  readonly kinds: readonly Kind[]
  /** What single numbers are drawn from, so that no two forms draw the same one. */
  readonly toPercent: readonly Kind[]
  readonly toFraction: readonly Kind[]
  readonly story: readonly Kind[]
}

/** One of the kinds that a form takes at a level, whatever the others take. */
export const drawFrom = (random: Random, names: readonly Kind[]): Ratio => kinds[random.evenly(names)](random)

/** One of these kinds, as far as the level has them. */
export const drawOf = (random: Random, level: Level, ...wanted: readonly Kind[]): Ratio =>
  kinds[random.evenly(level.kinds.filter(kind => wanted.includes(kind)))](random)

export const BELOW_ONE: readonly Kind[] = [
  'two-digit percent',
  'simple fraction',
  'eighths and fortieths',
  'single-digit percent',
  'under one',
  'thirds, sixths, ninths',
]
/** Kinds that have a decimal. */
const ENDING: readonly Kind[] = [...BELOW_ONE.filter(kind => kind !== 'thirds, sixths, ninths'), 'over one hundred']
export const EVERY: readonly Kind[] = [...ENDING, 'thirds, sixths, ninths']

export const drawEnding = (random: Random, level: Level) => drawOf(random, level, ...ENDING)

/** Different values, one for each row. */
export function drawDifferent(random: Random, count: number, draw: (random: Random) => Ratio): readonly Ratio[] {
  return random.until(
    () => Array.from({ length: count }, (_, i) => draw(random.atTurn(i))),
    values => new Set(values.map(String)).size === count,
  )
}

export const ends = (value: Ratio) => decimalPlaces(value.d) !== null

/** 45, 37.5, 33 1/3. */
export const hundredfold = (value: Ratio): Expr => {
  const times = value.times(100)
  return ends(times) ? decimal(times) : mixed(times)
}

export type Form = 'fraction' | 'decimal' | 'percent'
export const FORMS = ['fraction', 'decimal', 'percent'] as const
export const written: Readonly<Record<Form, (value: Ratio) => Expr>> = {
  fraction: value => mixed(value),
  decimal: value => decimal(value),
  percent: value => percent(hundredfold(value)),
}

/** Over 100, or over the next power of ten that makes the numerator whole. */
export function overPowerOfTen(value: Ratio): Expr {
  const under = [100, 1000, 10_000].find(power => value.times(power).isInteger)
  return under === undefined ? mixed(value) : over(value.times(under).n, under)
}
