import {
  coordinatePlane,
  count,
  divide,
  drawing,
  type Expr,
  equation,
  explained,
  type Figure,
  gcd,
  itemOf,
  line,
  type Printed,
  point as pair,
  type Random,
  ratio,
  type Step,
  statements,
  things,
  wholes,
  words,
} from '../../../author.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { type At, factors } from './graphs.ts'
import { type TwoSetting, twoSettings } from './two-settings.ts'

/** One set of points: multiples of a ratio in grid squares. */
export type Points = {
  readonly right: number
  readonly up: number
  readonly by: readonly number[]
}
/** Two sets on one grid. */
export type Two = {
  readonly setting: number
  readonly xStep: number
  readonly yStep: number
  readonly sets: readonly Points[]
}
const CELLS = 15
const ALL = twoSettings.map((_, i) => i)
export const MINE = {
  twoRatios: ALL,
  differenceAt: startingAt(ALL, 2),
  plotSecond: startingAt(ALL, 4),
  whichIsTrue: startingAt(ALL, 6),
} as const

export const twoOf = ({ setting }: Pick<Two, 'setting'>): TwoSetting => itemOf(twoSettings, setting)
export const LETTERS = ['A', 'B'] as const
export const letterOf = (set: number): Expr => words(itemOf(LETTERS, set), itemOf(LETTERS, set))
/** The pair of one multiple, in units. */
export const unitsAt = ({ xStep, yStep, sets }: Two, set: number, by: number): At => {
  const { right, up } = itemOf(sets, set)
  return [right * by * xStep, up * by * yStep]
}
export const pointsIn = (two: Two, set: number): readonly At[] =>
  itemOf(two.sets, set).by.map(by => unitsAt(two, set, by))
/** In lowest terms, the first quantity first. */
export const lowestOf = (two: Two, set: number): At => {
  const [x, y] = unitsAt(two, set, 1)
  return [x / gcd(x, y), y / gcd(x, y)]
}
export const rateOf = (two: Two, set: number): number => {
  const [x, y] = unitsAt(two, set, 1)
  return y / x
}
export const valueAt = (two: Two, set: number, x: number): number => {
  const [a, b] = lowestOf(two, set)
  return (x / a) * b
}
export const greaterIn = (two: Two): 0 | 1 => (rateOf(two, 0) > rateOf(two, 1) ? 0 : 1)
export const xAmount = (two: Two, x: number) => count(x, twoOf(two).x)
export const yAmount = (two: Two, y: number) => count(y, twoOf(two).y)

const SIZES = [1, 2, 3, 4, 5] as const
const STEPS = [
  [10, 10],
  [5, 10],
  [10, 5],
  [5, 5],
] as const
/** All pairs of ratios that a setting can have: not alike, and neither so many for one. */
const PAIRS = twoSettings.map(({ rates: [low, high] }, setting) =>
  STEPS.flatMap(([xStep, yStep]) => {
    const ratios = SIZES.flatMap(right => SIZES.map(up => ({ right, up, by: [1] }))).filter(({ right, up }) => {
      const [x, y] = [right * xStep, up * yStep]
      return y / x >= low && y / x <= high && x / gcd(x, y) > 1
    })
    return ratios.flatMap(one =>
      ratios.flatMap((other): Two[] => {
        const ratio = (one.up * other.right) / (other.up * one.right)
        return Math.abs(ratio - 1) > 0.1 && ratio < 2.1 && ratio > 1 / 2.1
          ? [{ setting, xStep, yStep, sets: [one, other] }]
          : []
      }),
    )
  }),
)

/** The set with the greater ratio begins lower on the graph in half of the draws. */
export function drawTwo(random: Random, mine: readonly number[]): Two {
  const setting = random.evenly(mine)
  const isBelow = random.chance(0.5)
  return random.until(
    () => {
      const two = random.pick(itemOf(PAIRS, setting))
      return {
        ...two,
        sets: two.sets.map(({ right, up }) => {
          const most = Math.floor(CELLS / Math.max(right, up))
          return { right, up, by: most === 3 ? [1, 2, 3] : factors(random, 3, 1, Math.min(most, 6)) }
        }),
      }
    },
    two => {
      const greater = greaterIn(two)
      const [steeper, flatter] = [itemOf(pointsIn(two, greater), 0), itemOf(pointsIn(two, 1 - greater), 0)]
      return steeper[1] !== flatter[1] && steeper[1] < flatter[1] === isBelow
    },
  )
}

const axesOf = (two: Two) => ({
  x: { from: 0, to: CELLS * two.xStep, step: two.xStep, name: twoOf(two).xTitle },
  y: { from: 0, to: CELLS * two.yStep, step: two.yStep, name: twoOf(two).yTitle },
})
const labeled = (two: Two, set: number) => pointsIn(two, set).map(([x, y]) => [x, y, letterOf(set)] as const)
export const onOneGrid = (two: Two, sets: readonly number[] = [0, 1]): Figure =>
  coordinatePlane({ ...axesOf(two), points: sets.flatMap(set => labeled(two, set)) })
export const plottedTwo = drawing<Two>(
  two => onOneGrid(two),
  two => [{ ...two, sets: two.sets.map((set, i) => (i === 1 ? { ...set, by: set.by.slice(1) } : set)) }],
)

/** The least amount of the first that is in both ratios. */
export const commonOf = (two: Two): number => {
  const [[a], [b]] = [lowestOf(two, 0), lowestOf(two, 1)]
  return (a * b) / gcd(a, b)
}
/** Amounts of the first that are in both ratios, and at which neither set has a point. */
export function freeIn(two: Two): readonly number[] {
  const common = commonOf(two)
  const by = (common * 5) / gcd(common, 5)
  const taken = new Set([0, 1].flatMap(set => pointsIn(two, set).map(([x]) => x)))
  return wholes(Math.ceil(40 / by), Math.floor(160 / by))
    .map(times => times * by)
    .filter(x => !taken.has(x))
}

/** The first point of a set, over the greatest number that divides both. */
export const toLowestOf = (two: Two, set: number): Step => {
  const [x, y] = itemOf(pointsIn(two, set), 0)
  const by = gcd(x, y)
  const { x: xNoun, y: yNoun } = twoOf(two)
  return explained(
    statements(equation(divide(y, by), y / by), equation(divide(x, by), x / by)),
    line`Read a point of ${letterOf(set)}, ${pair(x, y)}, and divide both numbers by ${by}: the ratio of ${things(yNoun)} to ${things(xNoun)} is ${ratio(y / by, x / by)}.`,
    line`Lee un punto de ${letterOf(set)}, ${pair(x, y)}, y divide los dos números entre ${by}: la razón de ${things(yNoun)} a ${things(xNoun)} es ${ratio(y / by, x / by)}.`,
  )
}
export const drawnOf = (printed: Printed, set: number): readonly At[] =>
  printed
    .figure('coordinate-plane')
    .points.flatMap(({ at, label }) =>
      label?.kind === 'words' && label.en === itemOf(LETTERS, set) ? [[at[0], at[1]] as const] : [],
    )
