import {
  decimal,
  type Expr,
  equation,
  m,
  type Point,
  type Random,
  Ratio,
  type ScatterPlot,
  scatterPlot,
  symbol,
} from '../../../author.ts'
import { Y } from '../../kit/lines/line-equation.ts'
import { SETTINGS } from './settings.ts'
import type { Setting, Thing } from './things.ts'

/** All numbers here are hundredths, so that none is rounded: y = slope · x + start. */
export interface Trend {
  readonly slope: number
  readonly start: number
}
/** A trend line of a setting, with the grid crossings that it passes through. */
export interface Drawn {
  readonly setting: Setting
  readonly trend: Trend
  readonly crossings: readonly Point[]
}

export const shown = (hundredths: number): Expr => decimal(Ratio.of(hundredths, 100))
export const ratio = (hundredths: number): Ratio => Ratio.of(hundredths, 100)
/** Hundredths of a coordinate that is drawn. */
export const hundredths = (value: number): number => Math.round(100 * value)
export const heightAt = ({ slope, start }: Trend, x: number): number => start + (slope * x) / 100
/** mx + b, in decimals. */
export const sideOf = ({ slope, start }: Trend): Expr => m`${shown(slope)}x + ${shown(start)}`
export const ruleOf = (trend: Trend): Expr => equation(Y, sideOf(trend))

export const scaleOf = ({ from, to, step, grain }: Thing) => ({
  from: hundredths(from),
  to: hundredths(to),
  step: hundredths(step),
  grain: hundredths(grain),
})
export const columnsOf = ({ to, step }: Thing): readonly number[] =>
  Array.from({ length: Math.round(to / step) - 1 }, (_, i) => hundredths(step * (i + 1)))

/** The crossings of grid lines on the line, inside the plot. */
function crossingsOf({ x, y }: Setting, trend: Trend): readonly Point[] {
  const { from, step } = scaleOf(y)
  return columnsOf(x)
    .map((at): Point => [at, heightAt(trend, at)])
    .filter(([, height]) => (height - from) % step === 0)
}
const isInside = ({ x, y }: Setting, trend: Trend): boolean => {
  const { from, to, step } = scaleOf(y)
  return [heightAt(trend, 0), heightAt(trend, hundredths(x.to))].every(
    height => height >= from + step / 2 && height <= to - step / 2,
  )
}
/** Two crossings far apart lie on each of these lines. */
function linesOf(setting: Setting): readonly Drawn[] {
  const [from, to, by] = setting.starts.map(hundredths) as [number, number, number]
  const starts = Array.from({ length: Math.round((to - from) / by) + 1 }, (_, i) => from + i * by)
  return setting.slopes.flatMap(slope =>
    starts.flatMap((start): readonly Drawn[] => {
      const trend = { slope: hundredths(slope), start }
      const crossings = crossingsOf(setting, trend)
      const isPlain = Math.abs(trend.slope) !== start && isInside(setting, trend)
      return isPlain && pairsOf(setting, crossings).length > 0 ? [{ setting, trend, crossings }] : []
    }),
  )
}
export type Pair = readonly [Point, Point]
/** Crossings at least three columns apart. */
export function pairsOf({ x }: Setting, crossings: readonly Point[]): readonly Pair[] {
  const apart = 3 * hundredths(x.step)
  return crossings.flatMap((one, i) =>
    crossings.slice(i + 1).flatMap((other): readonly Pair[] => (other[0] - one[0] >= apart ? [[one, other]] : [])),
  )
}
const LINES: ReadonlyMap<Setting, readonly Drawn[]> = new Map(SETTINGS.map(setting => [setting, linesOf(setting)]))
/** A line of the setting whose turn it is; each slope comes as often. */
export function drawLine(random: Random, settings: readonly Setting[]): Drawn {
  const setting = random.evenly(settings)
  const lines = LINES.get(setting) ?? []
  const slope = hundredths(random.pick(setting.slopes))
  const own = lines.filter(({ trend }) => trend.slope === slope)
  return random.pick(own.length > 0 ? own : lines)
}

const rounded = (value: number, grain: number): number => grain * Math.round(value / grain)
/** Above and below in turn by pairs, so that no part of the line has all points on one side. */
const sidesOf = (random: Random, count: number): readonly number[] =>
  Array.from({ length: Math.ceil(count / 2) }, () => random.sign())
    .flatMap(sign => [sign, -sign])
    .slice(0, count)

/** Points near the line, in turn above and below it, so many cells away at most; none beside a taken x. */
export function drawData(
  random: Random,
  { setting, trend }: Drawn,
  count = 10,
  taken: readonly number[] = [],
  cells: readonly [number, number] = [35, 90],
): readonly Point[] {
  const [x, y] = [scaleOf(setting.x), scaleOf(setting.y)]
  let last = 0
  return sidesOf(random, count).flatMap((side, i): readonly Point[] => {
    const share = 0.05 + (0.9 * (i + random.int(25, 75) / 100)) / count
    const at = rounded(share * x.to, x.grain)
    if (at <= last || taken.some(other => Math.abs(other - at) < x.step / 4)) return []
    last = at
    const height = heightAt(trend, at)
    const room = side > 0 ? y.to - height : height - y.from
    const far = Math.min((y.step * random.int(cells[0], cells[1])) / 100, room - y.step / 8)
    const found = rounded(height + side * far, y.grain)
    const isClear = Math.abs(found - height) >= y.step / 4
    return isClear && found >= y.from && found <= y.to ? [[at, found]] : []
  })
}

const inUnits = ([x, y]: Point): Point => [x / 100, y / 100]
const axisOf = ({ from, to, step, title }: Thing) => ({ from, to, step, name: title })
type Named = readonly [at: Point, name: string]
type NamedLine = readonly [of: Expr, name: string]
export const plotOf = (
  { x, y }: Setting,
  data: readonly Point[],
  lines: readonly (Expr | NamedLine)[],
  marked: readonly Named[] = [],
): ScatterPlot =>
  scatterPlot({
    data: data.map(inUnits),
    x: axisOf(x),
    y: axisOf(y),
    marked: marked.map(([at, name]) => [...(inUnits(at) as [number, number]), name] as const),
    curves: lines.map(one => ('kind' in one ? one : { of: one[0], label: symbol(one[1]) })),
  })

/** x for which y is a likely number: no crossing, beyond the data by a tenth at most. */
function likelyOf({ setting, trend, crossings }: Drawn): readonly Point[] {
  const [x, y] = [scaleOf(setting.x), scaleOf(setting.y)]
  const count = Math.floor((1.1 * x.to) / x.grain)
  return Array.from({ length: count }, (_, i) => x.grain * (i + 1))
    .map((at): Point => [at, heightAt(trend, at)])
    .filter(([at, height]) => at >= x.step && height % y.grain === 0 && !crossings.some(([other]) => other === at))
}
const LIKELY: ReadonlyMap<Drawn, readonly Point[]> = new Map(
  [...LINES.values()].flat().map(drawn => [drawn, likelyOf(drawn)]),
)
/** A line with one of these places on it. */
export function drawPlace(
  random: Random,
  settings: readonly Setting[],
): { readonly drawn: Drawn; readonly at: number } {
  const { drawn, places } = random.until(
    () => {
      const drawn = drawLine(random, settings)
      return { drawn, places: LIKELY.get(drawn) ?? [] }
    },
    ({ places }) => places.length > 0,
  )
  return { drawn, at: random.pick(places)[0] }
}
/** Another line of the same setting. */
export const otherLine = (random: Random, { setting, trend }: Drawn): Drawn =>
  random.pick((LINES.get(setting) ?? []).filter(other => other.trend.slope !== trend.slope))
/** Every second column of the plot. */
export const secondColumns = ({ x }: Setting): readonly number[] => columnsOf(x).filter((_, i) => i % 2 === 1)
