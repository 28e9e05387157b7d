import {
  type Block,
  type Both,
  type Expr,
  evaluate,
  exact,
  isNear,
  list,
  type Printed,
  prose,
  type Random,
  Ratio,
} from '../../../author.ts'
import { isSafe } from '../../kit/statistics/decimals.ts'

export const sorted = (data: readonly number[]) => [...data].sort((a, b) => a - b)
export const totalOf = (data: readonly number[]) => data.reduce((a, b) => a + b, 0)
export function medianOf(data: readonly number[]): Ratio {
  const ordered = sorted(data)
  const half = Math.floor(ordered.length / 2)
  return ordered.length % 2 === 1
    ? Ratio.of(ordered[half] ?? 0)
    : Ratio.of((ordered[half - 1] ?? 0) + (ordered[half] ?? 0), 2)
}
/** Least, quartiles without the median of an odd count, greatest. */
export function fiveOf(data: readonly number[]) {
  const ordered = sorted(data)
  const half = Math.floor(ordered.length / 2)
  return [
    Ratio.of(ordered[0] ?? 0),
    medianOf(ordered.slice(0, half)),
    medianOf(ordered),
    medianOf(ordered.slice(-half)),
    Ratio.of(ordered.at(-1) ?? 0),
  ] as const
}
export const fencesOf = (data: readonly number[]) => {
  const [, low, , high] = fiveOf(data)
  const reach = high.minus(low).times(Ratio.of(3, 2))
  return [low.minus(reach), high.plus(reach)] as const
}

const contexts: readonly { readonly says: Both<Block>; readonly from: number; readonly to: number }[] = [
  { says: { en: prose`Scores on a quiz:`, es: prose`Puntajes en una prueba corta:` }, from: 12, to: 30 },
  {
    says: { en: prose`Minutes of a commute on several days:`, es: prose`Minutos de camino al trabajo en varios días:` },
    from: 18,
    to: 45,
  },
  {
    says: { en: prose`Daily visitors to a small museum:`, es: prose`Visitantes diarios de un museo pequeño:` },
    from: 60,
    to: 88,
  },
  { says: { en: prose`Race times in seconds:`, es: prose`Tiempos de una carrera en segundos:` }, from: 52, to: 75 },
  {
    says: {
      en: prose`Prices of a shirt in several stores, in dollars:`,
      es: prose`Precios de una camisa en varias tiendas, en dólares:`,
    },
    from: 15,
    to: 40,
  },
  {
    says: { en: prose`Pages that a girl read on several days:`, es: prose`Páginas que una niña leyó en varios días:` },
    from: 10,
    to: 35,
  },
  {
    says: {
      en: prose`Points of a basketball team in several games:`,
      es: prose`Puntos de un equipo de baloncesto en varios partidos:`,
    },
    from: 48,
    to: 82,
  },
  {
    says: {
      en: prose`Heights of the sunflowers in a garden, in inches:`,
      es: prose`Alturas de los girasoles de un jardín, en pulgadas:`,
    },
    from: 40,
    to: 72,
  },
  {
    says: { en: prose`Text messages sent on several days:`, es: prose`Mensajes de texto enviados en varios días:` },
    from: 14,
    to: 40,
  },
  {
    says: { en: prose`Weights of some pumpkins, in pounds:`, es: prose`Pesos de unas calabazas, en libras:` },
    from: 10,
    to: 32,
  },
  {
    says: { en: prose`Ages of the members of a chess club:`, es: prose`Edades de los miembros de un club de ajedrez:` },
    from: 16,
    to: 48,
  },
]
type Context = (typeof contexts)[number]

const TURNS = Array.from({ length: 2 * 3 * 5 * contexts.length }, (_, i) => i)
/** Lists of 2, 3, 5 and 11 items that are gone through side by side by this number make all combinations. */
export const drawTurn = (random: Random): number => random.evenly(TURNS)
/** Each form starts with another one. */
export const contextAt = (turn: number, form: number): Context => contexts[(turn + 3 * form) % contexts.length]!
export const drawContext = (random: Random, form: number): Context => contextAt(drawTurn(random), form)

export const drawData = (random: Random, context: Context, least: number, most: number) => {
  const size = random.int(least, most)
  return { context, data: Array.from({ length: size }, () => random.int(context.from, context.to)) }
}
/** A list with one or two values that come twice. */
export const drawRepeats = (random: Random, context: Context, least: number, most: number) => {
  const [size, repeats] = [random.int(least, most), random.int(1, 2)]
  const all = Array.from({ length: context.to - context.from + 1 }, (_, i) => context.from + i)
  const different = random.sample(all, size - repeats)
  return { context, data: random.shuffle([...different, ...different.slice(0, repeats)]) }
}
export const dataIn = (printed: Printed) => printed.one('list').items.map(item => evaluate(item).toNumber())
export const told = (context: Context, data: readonly number[], asks: Both<Block>) => ({
  en: [context.says.en, list(...data), asks.en],
  es: [context.says.es, list(...data), asks.es],
})

/** Quartiles found by striking off the least and the greatest in turn. */
export function middleOf(data: readonly number[]): number {
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
    ordered[0] ?? 0,
    middleOf(ordered.slice(0, half)),
    middleOf(ordered),
    middleOf(ordered.slice(ordered.length - half)),
    ordered.at(-1) ?? 0,
  ] as const
}
export const isAll = (answer: readonly (Expr | number | Ratio)[], wanted: readonly number[], slack = 1e-9) =>
  answer.length === wanted.length &&
  answer.every((value, i) => Math.abs(exact(value).toNumber() - (wanted[i] ?? 0)) <= slack)

/** Integers with a whole mean, so that all deviations are whole. */
export function drawEven(random: Random, context: Context) {
  return random.until(
    () => drawData(random, context, 5, 6),
    ({ data }) => totalOf(data) % data.length === 0 && new Set(data).size > 3 && isSafe(deviationOf(data), 2),
  )
}
export const deviationOf = (data: readonly number[]) => {
  const mean = totalOf(data) / data.length
  return Math.sqrt(totalOf(data.map(value => (value - mean) ** 2)) / (data.length - 1))
}

/** A list, with one value far above the rest if wanted. */
export function drawWithOutlier(random: Random, context: Context, isFar: boolean, least: number, most: number) {
  const { data } = drawData(random, context, least, most)
  const spread = fiveOf(data)[3].minus(fiveOf(data)[1]).toNumber()
  const far = context.to + Math.ceil(spread * 1.8) + random.int(2, 8)
  return { context, data: isFar ? random.shuffle([...data, far]) : data, isFar }
}
/** So many values beyond the fences, and none within 0.5 of a fence. */
export function hasOutliers(data: readonly number[], count: number): boolean {
  const [low = 0, high = 0] = fencesOf(data).map(value => value.toNumber())
  return (
    data.filter(value => value < low || value > high).length === count &&
    data.every(value => Math.abs(value - low) > 0.5 && Math.abs(value - high) > 0.5)
  )
}

export const EFFECTS = ['mean', 'median', 'range', 'iqr', 'deviation'] as const
export const NAMES: Record<(typeof EFFECTS)[number], Both<Block>> = {
  mean: { en: prose`What happens to the mean?`, es: prose`¿Qué pasa con la media?` },
  median: { en: prose`What happens to the median?`, es: prose`¿Qué pasa con la mediana?` },
  range: { en: prose`What happens to the range?`, es: prose`¿Qué pasa con el rango?` },
  iqr: { en: prose`What happens to the interquartile range?`, es: prose`¿Qué pasa con el rango intercuartílico?` },
  deviation: { en: prose`What happens to the standard deviation?`, es: prose`¿Qué pasa con la desviación estándar?` },
}
export const effectOf = (data: readonly number[], which: (typeof EFFECTS)[number]) => {
  const five = quartersOf(data)
  return {
    mean: totalOf(data) / data.length,
    median: five[2],
    range: five[4] - five[0],
    iqr: five[3] - five[1],
    deviation: deviationOf(data),
  }[which]
}
export const compared = (before: number, after: number) =>
  isNear(before, after) ? 'same' : after > before ? 'increases' : 'decreases'
export const NOTE = {
  en: prose`Leave the median out of both halves when you find quartiles.`,
  es: prose`Para hallar los cuartiles, deja la mediana fuera de las dos mitades.`,
}
