import { option, type Point, type Printed, prose, type Random, type ScatterPlot, scatterPlot } from '../../../author.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { type Direction, type Setting, settings } from './scatter.ts'

export const plotOf = (
  { x, y }: Pick<Setting, 'x' | 'y'>,
  data: readonly Point[],
  marked: readonly (readonly [number, number, string])[] = [],
): ScatterPlot => scatterPlot({ data, x, y, marked })

export const ASSOCIATIONS = {
  positive: { en: prose`positive`, es: prose`positiva` },
  negative: { en: prose`negative`, es: prose`negativa` },
  none: { en: prose`none`, es: prose`ninguna` },
} as const

export const associations = option(ASSOCIATIONS)

/** A form begins its round of the settings at a turn of its own, so that a page does not show one twice. */
export const drawDirection = (
  random: Random,
  turns: number,
): { readonly setting: Setting; readonly direction: Direction } => {
  const setting = random.evenly(startingAt(settings, turns))
  return { setting, direction: setting.direction }
}

export const related = settings.filter(({ direction }) => direction !== 'none')
/** Those of which one point can be far from what the others follow. */
export const outlying = related.filter(({ isSteady }) => isSteady !== true)
export const unrelated = settings.filter(({ direction }) => direction === 'none')

/** The places where grid lines cross, inside the plot. */
const inner = ({ from, to, step }: Setting['x']) =>
  Array.from({ length: Math.round((to - from) / step) - 1 }, (_, i) => from + step * (i + 1))

const CROSSINGS: ReadonlyMap<Setting, readonly Point[]> = new Map(
  settings.map(setting => [setting, inner(setting.x).flatMap(px => inner(setting.y).map((py): Point => [px, py]))]),
)

export const crossings = (setting: Setting) => CROSSINGS.get(setting) ?? []

/** The nearest few places, in their order. */
export function nearest(places: readonly Point[], distance: (place: Point) => number, count: number): readonly Point[] {
  const found: { readonly place: Point; readonly far: number }[] = []
  for (const place of places) {
    const far = distance(place)
    const rank = found.findLastIndex(other => other.far <= far) + 1
    if (rank < count) found.splice(rank, 0, { place, far })
    if (found.length > count) found.pop()
  }
  return found.map(({ place }) => place)
}

export const dataOf = (printed: Printed) => printed.figure('scatter-plot').data
