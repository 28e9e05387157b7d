import {
  type AnswerType,
  type Block,
  type Both,
  both,
  type Expr,
  equation,
  evaluate,
  explainedBy,
  type FormMaker,
  type Inline,
  itemOf,
  line,
  list,
  minus,
  numberList,
  ordinal,
  over,
  type Printed,
  prose,
  type Random,
  Ratio,
  type Step,
  shownValue,
  statements,
  sum,
  symbol,
  type Value,
  words,
} from '../../../author.ts'
import type { Context } from './contexts.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>
export type Told = Both<readonly Inline[]>

export const titled = ({ title }: Context, data: readonly number[]): Both<Block> => ({
  en: { kind: 'paragraph', content: [...title.en, ': ', list(...data)] },
  es: { kind: 'paragraph', content: [...title.es, ': ', list(...data)] },
})

/** The data under their title; an odd count needs a rule for its median. */
export const titledForQuartiles = (context: Context, data: readonly number[]): Both<readonly Block[]> => {
  const { en, es } = titled(context, data)
  return data.length % 2 === 1 ? { en: [en, medianOut.en], es: [es, medianOut.es] } : { en: [en], es: [es] }
}
/** Said wherever a median stands between the halves. */
export const medianOut: Both<Block> = {
  en: prose`Leave the median out of both halves.`,
  es: prose`Deja la mediana fuera de las dos mitades.`,
}

export const ascending = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b)
const middle = (ordered: readonly number[]): Ratio => {
  const last = ordered.length - 1
  return Ratio.of(itemOf(ordered, Math.floor(last / 2)) + itemOf(ordered, Math.ceil(last / 2)), 2)
}
/** The medians of both halves; the median of an odd count belongs to neither. */
export function quartiles(values: readonly number[]): readonly [low: Ratio, high: Ratio] {
  const ordered = ascending(values)
  const half = Math.floor(ordered.length / 2)
  return [middle(ordered.slice(0, half)), middle(ordered.slice(-half))]
}
export const iqr = (values: readonly number[]): Ratio => {
  const [low, high] = quartiles(values)
  return high.minus(low)
}
export const range = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)
const total = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
export const mean = (values: readonly number[]): Ratio => Ratio.of(total(values), values.length)
export const distances = (values: readonly number[]): readonly number[] => {
  const center = mean(values).n
  return values.map(value => Math.abs(value - center))
}
export const mad = (values: readonly number[]): Ratio => Ratio.of(total(distances(values)), values.length)

/** T as a sum of so many parts, each at least 1. */
function parts(random: Random, of: number, count: number): readonly number[] {
  const cuts = ascending([
    0,
    ...random.shuffle<readonly number[]>(Array.from({ length: of - 1 }, (_, i) => i + 1)).slice(0, count - 1),
    of,
  ])
  return cuts.slice(1).map((cut, i) => cut - itemOf(cuts, i))
}
/** Values around a whole mean whose distances above it and below it come to the same total. */
function balanced(random: Random, center: number, count: number, side: number): readonly number[] {
  // The mean is one of the values in half of the lists.
  const hasMean = random.chance(0.5)
  const above = Math.floor((hasMean ? count - 1 : count) / 2)
  const below = (hasMean ? count - 1 : count) - above
  return [
    ...parts(random, side, above).map(part => center + part),
    ...parts(random, side, below).map(part => center - part),
    ...Array.from({ length: count - above - below }, () => center),
  ]
}
/** The same, uneven: the mean is not seen at a glance. */
export const uneven = (random: Random, center: number, count: number, side: number): readonly number[] =>
  random.until(
    () => balanced(random, center, count, side),
    values => {
      const far = ascending(values).map(value => value - center)
      const isMirror = far.every((value, i) => value + itemOf(far, far.length - 1 - i) === 0)
      return !isMirror && new Set(distances(values)).size >= 3
    },
  )
/** So many different values of a context. */
export function drawValues(random: Random, { values: [least, most] }: Context, count: number): readonly number[] {
  const width = Math.min(most - least, 26)
  const from = random.int(least, most - width)
  return random.shuffle<readonly number[]>(Array.from({ length: width + 1 }, (_, i) => from + i)).slice(0, count)
}

export const [Q1, Q3] = [symbol('Q', 1), symbol('Q', 3)] as const
export const IQR = words('IQR', 'RIC')
export const MAD = words('MAD', 'DMA')
export const MEAN = words('mean', 'media')
const named = (...names: readonly Expr[]): AnswerType<readonly Value[]> => ({
  ...numberList,
  show: values => both(list(...values.map((value, i) => equation(itemOf(names, i), value)))),
})
export const quartilesAndIqr = named(Q1, Q3, IQR)
export const meanAndMad = named(MEAN, MAD)

/** 8, 9, 11, 12; Q₁ = (9 + 11)/2 = 10. */
function told(part: readonly number[], name: Expr): readonly Expr[] {
  const [low, high] = [itemOf(part, Math.floor((part.length - 1) / 2)), itemOf(part, Math.ceil((part.length - 1) / 2))]
  const value = shownValue(middle(part))
  return [
    list(...part),
    part.length % 2 === 1 ? equation(name, value) : equation(equation(name, over(sum(low, high), 2)), value),
  ]
}
const halvesOf = (values: readonly number[]) => {
  const ordered = ascending(values)
  const half = Math.floor(ordered.length / 2)
  return [ordered.slice(0, half), ordered.slice(-half)] as const
}
/** Both halves with their medians, on one line. */
export const halvesWork = (values: readonly number[]) => {
  const [lower, upper] = halvesOf(values)
  return statements(...told(lower, Q1), ...told(upper, Q3))
}
export const iqrWork = (values: readonly number[]): Expr => {
  const [low, high] = quartiles(values)
  return equation(minus(shownValue(high), shownValue(low)), shownValue(high.minus(low)))
}
/** How the halves come about. */
function splitWhy(values: readonly number[]): Told {
  const ordered = ascending(values)
  const isOrdered = ordered.every((value, i) => value === values[i])
  const out = shownValue(middle(ordered))
  if (ordered.length % 2 === 1)
    return isOrdered
      ? {
          en: line`The values are in order. Leave the median, ${out}, out.`,
          es: line`Los valores están en orden. Deja fuera la mediana, ${out}.`,
        }
      : {
          en: line`Put the values in order and leave the median, ${out}, out.`,
          es: line`Ordena los valores y deja fuera la mediana, ${out}.`,
        }
  return {
    en: line`Put the values in order and split them into halves.`,
    es: line`Ordena los valores y sepáralos en dos mitades.`,
  }
}
/** Ordered halves with their medians, then the difference. */
export function iqrSteps(values: readonly number[]): readonly Step[] {
  const [lower, upper] = halvesOf(values)
  const why = splitWhy(values)
  return [
    explainedBy(statements(...told(lower, Q1)), {
      en: [...why.en, ...line` ${Q1} is the median of the lower half.`],
      es: [...why.es, ...line` ${Q1} es la mediana de la mitad inferior.`],
    }),
    explainedBy(statements(...told(upper, Q3)), {
      en: line`${Q3} is the median of the upper half.`,
      es: line`${Q3} es la mediana de la mitad superior.`,
    }),
    explainedBy(iqrWork(values), {
      en: line`The IQR is ${Q3} minus ${Q1}.`,
      es: line`El RIC es ${Q3} menos ${Q1}.`,
    }),
  ]
}
export const meanStep = (values: readonly number[]): Step =>
  explainedBy(equation(over(sum(...values), values.length), mean(values)), {
    en: line`Find the mean: add the values and divide by the number of values.`,
    es: line`Halla la media: suma los valores y divide entre el número de valores.`,
  })
/** The values of a dot plot, an odd number of them. */
export function dotsRead(values: readonly number[]): Step {
  const half = (values.length - 1) / 2
  return explainedBy(list(...values), {
    en: line`Read the dot plot: each dot is one value. The median is the ${ordinal(half + 1)} of the ${values.length} values, ${itemOf(values, half)}.`,
    es: line`Lee el diagrama de puntos: cada punto es un valor. La mediana es el ${ordinal(half + 1)} de los ${values.length} valores, ${itemOf(values, half)}.`,
  })
}
export const distanceStep = (values: readonly number[]): Step => {
  const [first, center] = [itemOf(values, 0), mean(values).n]
  const shown = equation(minus(Math.max(first, center), Math.min(first, center)), Math.abs(first - center))
  return explainedBy(list(...distances(values)), {
    en: line`Find the distance of each value from the mean. The first one is ${shown}.`,
    es: line`Halla la distancia de cada valor a la media. La primera es ${shown}.`,
  })
}
export const madStep = (values: readonly number[]): Step =>
  explainedBy(equation(over(sum(...distances(values)), values.length), shownValue(mad(values))), {
    en: line`The MAD is the mean of these distances.`,
    es: line`La DMA es la media de estas distancias.`,
  })

/** The printed values, those of the lists or of the dot plots. */
export const printedLists = (printed: Printed): readonly (readonly Ratio[])[] =>
  printed.all('list').map(({ items }) => items.map(item => evaluate(item)))
/** The middle of values from which the least and the greatest are taken away in pairs. */
function center(values: readonly Ratio[]): Ratio {
  const left = [...values].sort((a, b) => a.compare(b))
  while (left.length > 2) left.splice(0, left.length, ...left.slice(1, -1))
  return itemOf(left, 0)
    .plus(itemOf(left, left.length - 1))
    .over(2)
}
/** Half of the values are counted off from either end. */
export function iqrOf(values: readonly Ratio[]): readonly [Ratio, Ratio] {
  const up = [...values].sort((a, b) => a.compare(b))
  const many = (up.length - (up.length % 2)) / 2
  const down = [...up].reverse()
  return [center(up.slice(0, many)), center(down.slice(0, many))]
}
/** Twice what lies above the mean, shared by all: the distances below it come to as much. */
export function isMad(values: readonly Ratio[], average: Ratio, spread: Ratio): boolean {
  const all = values.reduce((sum, value) => sum.plus(value), Ratio.of(0))
  const above = values.reduce(
    (sum, value) => (value.compare(average) > 0 ? sum.plus(value.minus(average)) : sum),
    Ratio.of(0),
  )
  return all.equals(average.times(values.length)) && above.times(2).equals(spread.times(values.length))
}
