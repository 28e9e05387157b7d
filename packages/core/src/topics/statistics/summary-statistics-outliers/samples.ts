import {
  type Block,
  type Both,
  type Expr,
  evaluate,
  exact,
  itemOf,
  list,
  type Printed,
  type Random,
  Ratio,
} from '../../../author.ts'
import { isSafe } from '../../kit/statistics/decimals.ts'
import { type Context, contexts, furtherContexts } from './contexts.ts'

export const sorted = (data: readonly number[]) => [...data].sort((a, b) => a - b)
export const totalOf = (data: readonly number[]) => data.reduce((a, b) => a + b, 0)
export function medianOf(data: readonly number[]): Ratio {
  const ordered = sorted(data)
  const middle = (ordered.length - 1) / 2
  return Ratio.of(itemOf(ordered, Math.floor(middle)) + itemOf(ordered, Math.ceil(middle)), 2)
}
/** Least, quartiles without the median of an odd count, greatest. */
export function fiveOf(data: readonly number[]) {
  const ordered = sorted(data)
  const half = Math.floor(ordered.length / 2)
  return [
    Ratio.of(itemOf(ordered, 0)),
    medianOf(ordered.slice(0, half)),
    medianOf(ordered),
    medianOf(ordered.slice(-half)),
    Ratio.of(itemOf(ordered, ordered.length - 1)),
  ] as const
}
export const fencesOf = (data: readonly number[], factor = Ratio.of(3, 2)) => {
  const [, low, , high] = fiveOf(data)
  const reach = high.minus(low).times(factor)
  return [low.minus(reach), high.plus(reach)] as const
}

const TURNS = Array.from({ length: 2 * 3 * 5 * contexts.length }, (_, i) => i)
/** Lists of 2, 3, 5 and 11 items that are gone through side by side by this number make all combinations. */
export const drawTurn = (random: Random): number => random.evenly(TURNS)
/** Each form starts with another one. */
export const contextAt = (turn: number, form: number, among = contexts): Context =>
  itemOf(among, (turn + 3 * form) % among.length)
export const drawContext = (random: Random, form: number): Context => contextAt(drawTurn(random), form)
/** At the middle level: other settings than at the two others. */
export const furtherContextAt = (turn: number, form: number): Context => contextAt(turn, form, furtherContexts)
export const drawFurther = (random: Random, form: number): Context => furtherContextAt(drawTurn(random), form)

export const drawData = (random: Random, context: Context, least: number, most: number) => {
  const size = random.int(least, most)
  return { context, data: Array.from({ length: size }, () => random.int(context.from, context.to)) }
}
/** An odd number of values, so that what is said of the median applies. */
export const drawOdd = (random: Random, context: Context, least: number, most: number) =>
  random.until(
    () => drawData(random, context, least, most),
    ({ data }) => data.length % 2 === 1,
  )
/** A list with one or two values that come twice. */
export const drawRepeats = (random: Random, context: Context, least: number, most: number) => {
  const [size, repeats] = [random.int(least, most), random.int(1, 2)]
  const all = Array.from({ length: context.to - context.from + 1 }, (_, i) => context.from + i)
  const different = random.shuffle<number[]>(all).slice(0, size - repeats)
  return { context, data: random.shuffle<number[]>([...different, ...different.slice(0, repeats)]) }
}
/** Integers with a whole mean, so that all deviations are whole. */
export const drawEven = (random: Random, context: Context) =>
  random.until(
    () => drawData(random, context, 5, 6),
    ({ data }) => totalOf(data) % data.length === 0 && new Set(data).size > 3 && isSafe(deviationOf(data), 2),
  )
export const squaresOf = (data: readonly number[]) => {
  const mean = totalOf(data) / data.length
  return totalOf(data.map(value => (value - mean) ** 2))
}
export const deviationOf = (data: readonly number[]) => Math.sqrt(squaresOf(data) / (data.length - 1))

/** A list, with one value far above the rest if wanted. */
export function drawWithOutlier(random: Random, context: Context, isFar: boolean, least: number, most: number) {
  const { data } = drawData(random, context, least, most)
  const spread = fiveOf(data)[3].minus(fiveOf(data)[1]).toNumber()
  const far = context.to + Math.ceil(spread * 1.8) + random.int(2, 8)
  return { context, data: isFar ? random.shuffle<number[]>([...data, far]) : data, isFar }
}
export const beyond = (data: readonly number[], [low, high]: readonly [Ratio, Ratio]) =>
  data.filter(value => low.compare(value) > 0 || high.compare(value) < 0)
/** So many values beyond the fences, and none within 0.5 of a fence. */
export function hasOutliers(data: readonly number[], count: number): boolean {
  const fences = fencesOf(data)
  return (
    beyond(data, fences).length === count &&
    data.every(value => fences.every(fence => Math.abs(fence.toNumber() - value) > 0.5))
  )
}

export const dataIn = (printed: Printed) => printed.one('list').items.map(item => evaluate(item).toNumber())
export const told = (context: Context, data: readonly number[], asks: Both<Block>) => ({
  en: [context.says.en, list(...data), asks.en],
  es: [context.says.es, list(...data), asks.es],
})

/** Quartiles found by striking off the least and the greatest in turn. */
function middleOf(data: readonly number[]): number {
  const left = sorted(data)
  while (left.length > 2) {
    left.shift()
    left.pop()
  }
  return totalOf(left) / left.length
}
export function quartersOf(data: readonly number[]) {
  const ordered = sorted(data)
  const half = Math.floor(ordered.length / 2)
  return [
    itemOf(ordered, 0),
    middleOf(ordered.slice(0, half)),
    middleOf(ordered),
    middleOf(ordered.slice(ordered.length - half)),
    itemOf(ordered, ordered.length - 1),
  ] as const
}
export const isAll = (answer: readonly (Expr | number | Ratio)[], wanted: readonly number[], slack = 1e-9) =>
  answer.length === wanted.length &&
  answer.every((value, i) => Math.abs(exact(value).toNumber() - itemOf(wanted, i)) <= slack)
export const NOTE = {
  en: {
    kind: 'paragraph',
    content: ['For the quartiles, leave the median out of both halves.'],
  },
  es: {
    kind: 'paragraph',
    content: ['Para los cuartiles, deja la mediana fuera de las dos mitades.'],
  },
} as const
