import {
  type Block,
  type Both,
  count,
  dotPlot,
  type Expr,
  equation,
  explained,
  type FormMaker,
  type Inline,
  itemOf,
  line,
  list,
  minus,
  ordinal,
  over,
  type Random,
  Ratio,
  type Step,
  shownValue,
  statements,
  sum,
  symbol,
  table,
  wholes,
  words,
} from '../../../author.ts'
import { ascending, middleOf } from '../../kit/statistics/five-numbers.ts'
import type { Group } from '../../kit/statistics/groups.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>
export type Words = Both<readonly Inline[]>
export const [A, B] = [symbol('A'), symbol('B')]

/** Values of two groups that are measured in the same way. */
export interface Two {
  readonly group: Group
  readonly a: readonly number[]
  readonly b: readonly number[]
}
const total = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
export const meanOf = (values: readonly number[]): Ratio => Ratio.of(total(values), values.length)
export const distances = (values: readonly number[]): readonly number[] => {
  const center = meanOf(values).n
  return values.map(value => Math.abs(value - center))
}
/** Where the mean is whole. */
export const madOf = (values: readonly number[]): Ratio => Ratio.of(total(distances(values)), values.length)
export const rangeOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)
export { ascending, middleOf }

/** A total as a sum of so many parts, each at least 1. */
function parts(random: Random, of: number, count: number): readonly number[] {
  const cuts = ascending(random.shuffle<readonly number[]>(wholes(1, of - 1)).slice(0, count - 1))
  return [...cuts, of].map((cut, i) => cut - (i === 0 ? 0 : itemOf(cuts, i - 1)))
}
/** So many values around a whole mean; the distances on each side come to the same total, and none is very large. */
export function around(random: Random, center: number, size: number, side: number): readonly number[] {
  const hasMean = size % 2 === 1 || random.chance(0.3)
  const rest = hasMean ? size - (size % 2 === 1 ? 1 : 2) : size
  const each = rest / 2
  return random.until(
    () => [
      ...parts(random, side, each).map(part => center + part),
      ...parts(random, side, each).map(part => center - part),
      ...Array.from({ length: size - rest }, () => center),
    ],
    values => Math.max(...distances(values)) <= Math.ceil(side * 0.75),
  )
}

export const plotsShow = (group: Group, plots: Both<string>): Words => ({
  en: [`The ${plots.en} `, A, ' and ', B, ' show ', ...group.two.en, '.'],
  es: [`Los ${plots.es} `, A, ' y ', B, ' muestran ', ...group.two.es, '.'],
})
export const dotPlotsShow = (group: Group): Words => plotsShow(group, { en: 'dot plots', es: 'diagramas de puntos' })
export const boxPlotsShow = (group: Group): Words => plotsShow(group, { en: 'box plots', es: 'diagramas de caja' })
export const tableShows = (group: Group): Words => ({
  en: [...line`The table shows `, ...group.two.en, '.'],
  es: [...line`La tabla muestra `, ...group.two.es, '.'],
})
export const dotsOf = ({ group, a, b }: Two) => {
  const all = [...a, ...b]
  return dotPlot({
    plots: [
      { label: A, values: a },
      { label: B, values: b },
    ],
    axis: {
      from: Math.min(...all) - 1,
      to: Math.max(...all) + 1,
      step: 1,
      name: words(group.axis.en, group.axis.es),
    },
  })
}
export const listsOf = ({ a, b }: Two): Block =>
  table({
    rows: [
      [A, list(...a)],
      [B, list(...b)],
    ],
  })
export const amount = (value: Ratio | number, group: Group) => count(shownValue(value), group.unit)

/** The ordered values of a group with their median. */
export function medianTold(name: Expr, values: readonly number[]): Expr {
  const ordered = ascending(values)
  const half = Math.floor(ordered.length / 2)
  const value = shownValue(Ratio.of(2 * middleOf(ordered), 2))
  return ordered.length % 2 === 1
    ? equation(name, value)
    : equation(equation(name, over(sum(itemOf(ordered, half - 1), itemOf(ordered, half)), 2)), value)
}
export function mediansSteps({ group, a, b }: Two): readonly Step[] {
  const [x, y] = [ascending(a), ascending(b)]
  const half = Math.floor(a.length / 2)
  const isOdd = a.length % 2 === 1
  const listed = explained(
    listsOf({ group, a: x, b: y }),
    line`List the value of each dot from left to right.`,
    line`Escribe el valor de cada punto de izquierda a derecha.`,
  )
  const found = explained(
    statements(medianTold(A, a), medianTold(B, b)),
    isOdd
      ? line`Medians: there are ${a.length} dots in each plot; the ${ordinal(half + 1)} dot is in the middle.`
      : line`Medians: there are ${a.length} dots in each plot; take the mean of the values of the ${ordinal(half)} and the ${ordinal(half + 1)}.`,
    isOdd
      ? line`Medianas: hay ${a.length} puntos en cada diagrama; el ${ordinal(half + 1)} punto está en el medio.`
      : line`Medianas: hay ${a.length} puntos en cada diagrama; toma la media de los valores del ${ordinal(half)} y el ${ordinal(half + 1)}.`,
  )
  return [listed, found]
}
export const rangesStep = ({ a, b }: Two): Step => {
  const told = (values: readonly number[]) => equation(minus(Math.max(...values), Math.min(...values)), rangeOf(values))
  return explained(
    statements(told(a), told(b)),
    line`Ranges: subtract the least value from the greatest, first in ${A} and then in ${B}.`,
    line`Rangos: resta el valor menor del mayor, primero en ${A} y luego en ${B}.`,
  )
}
export const meansStep = ({ a, b }: Two): Step => {
  const told = (name: Expr, values: readonly number[]) =>
    equation(equation(name, over(sum(...values), values.length)), shownValue(meanOf(values)))
  return explained(
    statements(told(A, a), told(B, b)),
    line`Find the mean of each group: add the values and divide by ${a.length}.`,
    line`Halla la media de cada grupo: suma los valores y divide entre ${a.length}.`,
  )
}
export const madsStep = ({ a, b }: Two): Step => {
  const told = (name: Expr, values: readonly number[]) =>
    equation(equation(name, over(sum(...distances(values)), values.length)), shownValue(madOf(values)))
  return explained(
    statements(told(A, a), told(B, b)),
    line`Find the mean absolute deviation (MAD) of each group: the mean of the distances from its mean.`,
    line`Halla la desviación media absoluta (DMA) de cada grupo: la media de las distancias a su media.`,
  )
}
