import { type Both, evaluate, type Inline, type Point, type Random, type ScatterPlot } from '../../../author.ts'
import { type Drawn, heightAt, hundredths, ratio, scaleOf, type Trend } from './lines.ts'
import type { Setting } from './things.ts'

/** What a drawn line is to the data. */
export type Fit = 'fits' | 'high' | 'low' | 'turned'

type Curve = ScatterPlot['curves'][number]

/** As many cells away as is seen at once. */
const LEVEL = 2.5
const TURN = 3.5

const isInside = (setting: Setting, trend: Trend): boolean => {
  const { from, to } = scaleOf(setting.y)
  return [heightAt(trend, 0), heightAt(trend, hundredths(setting.x.to))].every(height => height >= from && height <= to)
}
const raised = ({ setting, trend }: Drawn, sign: number): Trend => ({
  ...trend,
  start: trend.start + sign * Math.round(LEVEL * scaleOf(setting.y).step),
})
/** Turned about its middle, to the side where it stays in the plot. */
function turned(random: Random, { setting, trend }: Drawn): Trend {
  const half = setting.x.to / 2
  const by = Math.round((TURN * scaleOf(setting.y).step) / half)
  const both = [random.sign()]
    .flatMap(sign => [sign, -sign])
    .map(sign => {
      const slope = trend.slope + sign * by
      return { slope, start: Math.round(trend.start + (trend.slope - slope) * half) }
    })
  return both.find(one => isInside(setting, one)) ?? (both[0] as Trend)
}
export function misfit(random: Random, drawn: Drawn, fit: Fit): Trend {
  switch (fit) {
    case 'fits':
      return drawn.trend
    case 'high':
      return raised(drawn, 1)
    case 'low':
      return raised(drawn, -1)
    case 'turned':
      return turned(random, drawn)
  }
}

export interface Sides {
  readonly above: number
  readonly below: number
}
export const sidesOf = (trend: Trend, data: readonly Point[]): Sides => {
  const above = data.filter(([x, y]) => y > heightAt(trend, x)).length
  return { above, below: data.length - above }
}
/** The points of the left half, and those of the right half. */
export const halvesOf = ({ x }: Setting, data: readonly Point[]) =>
  [data.filter(([at]) => at < 50 * x.to), data.filter(([at]) => at >= 50 * x.to)] as const
export const sidesSaid = ({ above, below }: Sides): Both<readonly Inline[]> => ({
  en: [`${above} above, ${below} below`],
  es: [`${above} por encima, ${below} por debajo`],
})
/** The height of a drawn line at x, both as drawn. */
const heightOn = (curve: Curve, x: number): number =>
  curve.form === 'graph' ? evaluate(curve.of, { x: ratio(hundredths(x)) }).toNumber() : Number.NaN
/** By the distances of the drawn points from the drawn line, in steps of the vertical axis: signed, left to right. */
export const distancesFrom = (curve: Curve, data: readonly Point[], step: number): readonly number[] =>
  [...data].sort((a, b) => a[0] - b[0]).map(([x, y]) => (y - heightOn(curve, x)) / step)
export const meanOf = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length
