import { type Figure, itemOf, Ratio } from '../../../author.ts'

/** Least value, lower quartile, median, upper quartile, greatest value. */
export type Five = readonly [number, number, number, number, number]

export const ascending = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b)

export function middleOf(ordered: readonly number[]): number {
  const last = ordered.length - 1
  return (itemOf(ordered, Math.floor(last / 2)) + itemOf(ordered, Math.ceil(last / 2))) / 2
}

/** The quartiles are the medians of the halves; the median of an odd count belongs to neither. */
export function fiveOf(values: readonly number[]): Five {
  const ordered = ascending(values)
  const half = Math.floor(ordered.length / 2)
  return [
    itemOf(ordered, 0),
    middleOf(ordered.slice(0, half)),
    middleOf(ordered),
    middleOf(ordered.slice(-half)),
    itemOf(ordered, ordered.length - 1),
  ]
}

export const rangeOf = ([least, , , , most]: Five): number => most - least
export const iqrOf = ([, low, , high]: Five): number => high - low

/** The same by another road: values are taken away in pairs, from the outside, until one or two are left. */
function center(values: readonly Ratio[]): Ratio {
  const left = [...values].sort((a, b) => a.compare(b))
  while (left.length > 2) left.splice(0, left.length, ...left.slice(1, -1))
  return itemOf(left, 0)
    .plus(itemOf(left, left.length - 1))
    .over(2)
}
export function quartersOf(values: readonly Ratio[]): readonly Ratio[] {
  const up = [...values].sort((a, b) => a.compare(b))
  const many = (up.length - (up.length % 2)) / 2
  const down = [...up].reverse()
  return [itemOf(up, 0), center(up.slice(0, many)), center(up), center(down.slice(0, many)), itemOf(down, 0)]
}

/** The five numbers of each drawn plot. */
export const printedFives = ({ plots }: Extract<Figure, { kind: 'box-plot' }>): readonly Five[] =>
  plots.map(({ minimum, lowerQuartile, median, upperQuartile, maximum }) => [
    minimum,
    lowerQuartile,
    median,
    upperQuartile,
    maximum,
  ])

/** Halves and whole numbers, exactly. */
export const exactly = (value: number): Ratio => Ratio.of(2 * value, 2)
