import {
  aThing,
  type Block,
  type Both,
  both,
  count,
  drawing,
  equation,
  figure,
  type Inline,
  itemOf,
  line,
  linePlot,
  type Printed,
  prose,
  type Quantity,
  type Random,
  type Step,
  step,
  sum,
  thing,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { lengthIn, unitNouns } from '../../kit/measures/on-a-ruler.ts'
import { repeated } from '../../kit/statistics/repeated.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { Level } from './levels.ts'
import { type Setting, settings } from './settings.ts'

/** A line of whole lengths from the first on, and how many things are of each length. */
export type Plot = {
  readonly setting: number
  readonly from: number
  readonly counts: readonly number[]
}

interface Drawing {
  readonly setting: number
  /** Places from the left at which there is no mark, drawn anew each time. */
  readonly empty?: (ticks: number) => readonly number[]
  readonly fits?: (plot: Plot) => boolean
}

const places = settings.map((_, i) => i)
export const totalOf = ({ counts }: Pick<Plot, 'counts'>) => counts.reduce((all, value) => all + value, 0)

/** The forms of a sheet take their turns in step: each begins with another thing of the level. */
export const drawSetting = (random: Random, { things }: Level, turns: number): number =>
  random.evenly(
    startingAt(
      places.filter(place => place % 3 === things),
      turns,
    ),
  )

export function drawPlot(
  random: Random,
  { ticks, data: [fewest, most] }: Level,
  { setting, empty = () => [], fits = () => true }: Drawing,
): Plot {
  const of = itemOf(settings, setting)
  return random.until(
    () => {
      const number = random.int(ticks[0], ticks[1])
      const bare = empty(number)
      const counts = Array.from({ length: number }, (_, i) => (bare.includes(i) ? 0 : random.int(1, 4)))
      return { setting, from: random.int(of.least, of.most - number + 1), counts }
    },
    plot => totalOf(plot) >= fewest && totalOf(plot) <= most && new Set(plot.counts).size > 2 && fits(plot),
  )
}
/** One length between the ends that nothing has. */
export const oneGap = (random: Random) => (ticks: number) => [random.int(1, ticks - 2)]

export const settingOf = ({ setting }: Plot): Setting => itemOf(settings, setting)
export const lengthOf = (plot: Plot, place: number): Quantity => lengthIn(plot.from + place, settingOf(plot).unit)
export const placesOf = ({ counts }: Plot) => counts.map((_, i) => i)
/** Every length, the shortest first. */
export const valuesOf = ({ from, counts }: Plot): readonly number[] => repeated(counts, i => from + i)

const TITLES = {
  inch: words('Length (inches)', 'Longitud (pulgadas)'),
  centimeter: words('Length (centimeters)', 'Longitud (centímetros)'),
}
export function plotOf(plot: Plot, values = valuesOf(plot)) {
  const { noun, unit } = settingOf(plot)
  return linePlot({
    from: plot.from,
    to: plot.from + plot.counts.length - 1,
    values,
    title: words(`Lengths of ${noun.en[1]}`, `Longitudes de ${noun.es[1]}`),
    axisTitle: TITLES[unit],
  })
}
export const completed = drawing<Plot>(
  plot => plotOf(plot),
  plot => [{ ...plot, counts: plot.counts.map((each, i) => (i === 0 ? each + 1 : each)) }],
)

/** What each mark is, the plot, and the question. */
export const below = (plot: Plot, { en, es }: Both<Block>): Both<readonly Block[]> => {
  const one = aThing(settingOf(plot).noun)
  const drawn = figure(plotOf(plot))
  return {
    en: [prose`Each X stands for ${one}.`, drawn, en],
    es: [prose`Cada X representa ${one}.`, drawn, es],
  }
}

/** 5 inches: 3; 6 inches: 2. */
export const counted = (plot: Plot, of: readonly number[]): Block => ({
  kind: 'paragraph',
  content: of.flatMap((place, i): readonly Inline[] => [
    ...(i > 0 ? ['; '] : []),
    ...line`${lengthOf(plot, place)}: ${itemOf(plot.counts, place)}`,
  ]),
})
export const countMarks = (plot: Plot, of: readonly number[] = marked(plot)): Step =>
  step(both(counted(plot, of)), because.countTheMarksAbove)
/** The places above which there is a mark. */
export const marked = (plot: Plot): readonly number[] => placesOf(plot).filter(place => itemOf(plot.counts, place) > 0)

/** The numbers of marks above several lengths, added. */
export const addedMarks = (plot: Plot, of: readonly number[]): Step => {
  const numbers = of.map(place => itemOf(plot.counts, place))
  return step(
    equation(
      sum(...numbers),
      numbers.reduce((all, value) => all + value, 0),
    ),
    because.addTheseMarks,
  )
}

/** What the marks that are to be drawn stand for. */
export const oneMarkEach = (plot: Plot) => {
  const { noun } = settingOf(plot)
  return {
    en: line`Draw one X for each ${thing(noun)}, above its length.`,
    es: line`Dibuja una X por cada ${thing(noun)}, sobre su longitud.`,
  }
}

export const howManyOf = (plot: Plot, number: number): Quantity => count(number, settingOf(plot).noun)
export const unitOf = (plot: Plot) => unitNouns[settingOf(plot).unit]

/** The printed marks: how many above each length. */
export function printedCounts(printed: Printed): ReadonlyMap<number, number> {
  const { from, to, values } = printed.figure('line-plot')
  const all = new Map<number, number>()
  for (let at = from.n; at <= to.n; at++) all.set(at, 0)
  for (const { n } of values) all.set(n, (all.get(n) ?? 0) + 1)
  return all
}
export const printedValues = (printed: Printed): readonly number[] =>
  printed.figure('line-plot').values.map(({ n }) => n)
