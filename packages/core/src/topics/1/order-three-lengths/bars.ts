import {
  type Block,
  type Both,
  type Content,
  itemOf,
  labelOrder,
  list,
  type Printed,
  prose,
  type Random,
  type Step,
  step,
  symbol,
  writtenLetter,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { mixed } from '../../kit/choices/turned.ts'
import { BAR_LETTERS, type BarLetter, type Bars, barsOf, lengthsIn, type Way } from '../../kit/measures/bars.ts'
import { namesAndComparisons, saysMore } from './words.ts'

export const letterOrder = labelOrder(BAR_LETTERS)
export const letter = writtenLetter<BarLetter>('A', 'B', 'C', 'D')
export const WAYS = ['long', 'high'] as const
export const letterAt = (place: number) => itemOf(BAR_LETTERS, place)
export const symbolAt = (place: number) => symbol(letterAt(place))
export const isTrueOrFalse = (isTrue: boolean) => (isTrue ? ('true' as const) : ('false' as const))

/** The places of the bars, that of the shortest first. */
export const sortedPlaces = (lengths: readonly number[]): readonly number[] =>
  lengths.map((_, i) => i).sort((a, b) => itemOf(lengths, a) - itemOf(lengths, b))
const isSorted = (places: readonly number[]) => places.every((place, i) => place === i)
/** In any order but the asked one and its opposite. */
const jumbled = (random: Random, lengths: readonly number[]): readonly number[] =>
  random.until(
    () => random.shuffle<readonly number[]>(lengths),
    drawn => !isSorted(sortedPlaces(drawn)) && !isSorted(sortedPlaces(drawn).toReversed()),
  )
const THREE_JUMBLED = [
  [1, 0, 2],
  [2, 0, 1],
  [0, 2, 1],
  [1, 2, 0],
] as const
/** Three lengths to 10, far apart. */
const FAR = mixed(
  [2, 3, 4].flatMap(a =>
    [4, 5, 6, 7, 8].flatMap(b => [8, 9, 10].flatMap(c => (b - a > 1 && c - b > 1 && c - a > 5 ? [[a, b, c]] : []))),
  ),
)
/** Each of three forms has lists of its own: no two forms show the same bars. */
export function drawFar(random: Random, form: 0 | 1 | 2): readonly number[] {
  const lengths = random.evenly(FAR.filter((_, i) => i % 3 === form))
  const order = random.evenly(THREE_JUMBLED)
  return order.map(place => itemOf(lengths, place))
}
/** As many lengths, each 1 more than another. */
export function drawNear(random: Random, count: number): readonly number[] {
  const shortest = random.int(4, 10 - count)
  return jumbled(
    random,
    Array.from({ length: count }, (_, i) => shortest + i),
  )
}
export const THIN_AND_THICK = [0.6, 1.5, 1, 0.8]

export const below = (question: Both<Block>, drawn: Block): Both<Content> => ({
  en: [question.en, drawn],
  es: [question.es, drawn],
})
const orderAsked = {
  long: {
    en: prose`Write the letters of the bars from shortest to longest.`,
    es: prose`Escribe las letras de las barras, de la más corta a la más larga.`,
  },
  high: {
    en: prose`Write the letters of the bars from shortest to tallest.`,
    es: prose`Escribe las letras de las barras, de la más baja a la más alta.`,
  },
} as const

/** "B goes farther than A": what is seen where two bars begin on one line. */
export const seen = (way: Way, more: number, less: number): Both<Block> =>
  way === 'long'
    ? {
        en: prose`${symbolAt(more)} goes farther than ${symbolAt(less)}`,
        es: prose`${symbolAt(more)} llega más lejos que ${symbolAt(less)}`,
      }
    : {
        en: prose`${symbolAt(more)} goes higher than ${symbolAt(less)}`,
        es: prose`${symbolAt(more)} llega más arriba que ${symbolAt(less)}`,
      }
export const compareEnds = (way: Way) => (way === 'long' ? because.startAtOneLine : because.standOnOneLine)
const startOfOrder = (way: Way) => (way === 'long' ? because.fromTheFirstEndOn : because.fromTheLowestOn)

function ordered({ way, lengths }: Bars, letters: readonly BarLetter[]): readonly Step[] {
  const places = sortedPlaces(lengths)
  const [first, last] = [symbolAt(itemOf(places, 0)), symbolAt(itemOf(places, places.length - 1))]
  const ends: Both<Block> =
    way === 'long'
      ? {
          en: prose`${first} ends first; ${last} goes farthest`,
          es: prose`${first} termina primero; ${last} llega más lejos`,
        }
      : {
          en: prose`${first} is shortest; ${last} is tallest`,
          es: prose`${first} es la más baja; ${last}, la más alta`,
        }
  const others = places.slice(1, -1)
  return [
    step(ends, compareEnds(way)),
    ...(others.length === 2 ? [step(seen(way, itemOf(others, 1), itemOf(others, 0)), because.compareTheOtherTwo)] : []),
    step(list(...letters.map(each => symbol(each))), startOfOrder(way)),
  ]
}

/** Whether each bar goes farther than those before it, and none is left out. */
export function isOrderOf(printed: Printed, letters: readonly BarLetter[]): boolean {
  const lengths = lengthsIn(printed.figure('length-bars'))
  const given = letters.map(each => itemOf(lengths, BAR_LETTERS.indexOf(each)))
  return (
    given.length === lengths.length &&
    given.every((length, i) => given.slice(0, i).every(before => before < length)) &&
    new Set(letters).size === letters.length
  )
}

export const ordering = (draw: (random: Random) => Bars) => ({
  kind: 'order' as const,
  lines: 1,
  draw,
  answer: letterOrder,
  solve: ({ lengths }: Bars) => sortedPlaces(lengths).map(letterAt),
  ask: (bars: Bars) => below(orderAsked[bars.way], barsOf(bars)),
  solution: ordered,
  check: isOrderOf,
})

/** Whether bar A is longer than B, and more: what a sentence about printed bars says, part by part. */
export function partsSaid(printed: Printed): readonly { readonly isMore: boolean; readonly than: string }[] {
  const tokens = namesAndComparisons(printed)
  return tokens.flatMap((token, i) => {
    const isMore = saysMore(token)
    return isMore === null ? [] : [{ isMore, than: itemOf(tokens, i + 1) }]
  })
}
export const fits = (lengths: readonly number[], own: number, parts: ReturnType<typeof partsSaid>) =>
  parts.every(({ isMore, than }) => {
    const other = itemOf(lengths, BAR_LETTERS.indexOf(than as BarLetter))
    return isMore ? own - other > 0 : other - own > 0
  })
export function isSentenceTrue(printed: Printed, answer: 'true' | 'false'): boolean {
  const lengths = lengthsIn(printed.figure('length-bars'))
  const [subject] = namesAndComparisons(printed)
  const own = itemOf(lengths, BAR_LETTERS.indexOf(subject as BarLetter))
  return answer === isTrueOrFalse(fits(lengths, own, partsSaid(printed)))
}
