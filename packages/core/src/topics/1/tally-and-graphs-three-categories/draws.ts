import { itemOf, type Random, tupleOf } from '../../../author.ts'
import { turned } from '../../kit/choices/turned.ts'
import { type ChartForm, type ChartKind, type Counts, drawChart } from './charts.ts'

/** All triples of different numbers of which this is so. */
function triples(from: number, to: number, fits: (...counts: Counts) => boolean): readonly Counts[] {
  const values = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  return values.flatMap(a =>
    values.flatMap(b =>
      values.flatMap((c): readonly Counts[] => (a !== b && b !== c && a !== c && fits(a, b, c) ? [[a, b, c]] : [])),
    ),
  )
}

/** Three to ten; what fits is told of those asked about first and second. */
export const oneAboveFive = triples(3, 10, a => a > 5)
export const twoToTwelve = triples(3, 10, (a, b, c) => Math.max(a, b, c) > 5 && a + b <= 12)
/** No row is most or fewest at a glance. */
export const closeTogether = triples(4, 10, (a, b, c) => Math.max(a, b, c) - Math.min(a, b, c) <= 3)
export const twoApart = triples(1, 10, (a, b) => a - b >= 2 && a - b <= 6)
/** 12 to 20 in all, and the first two together are more than the third. */
export const upToTwenty = triples(2, 10, (a, b, c) => {
  const [all, more] = [a + b + c, a + b - c]
  return all >= 12 && all <= 20 && more >= 2 && more <= 8
})
/** Ten to fifteen things to sort. */
export const upToFifteen = triples(2, 8, (a, b, c) => a + b + c >= 10 && a + b + c <= 15)

/** The number asked for takes turns. */
const FIRST = [8, 6, 9, 7, 10]
export function drawOneAboveFive(random: Random, form: ChartForm, ahead: number) {
  const first = random.evenly(turned(FIRST, ahead))
  return drawAsked(
    random,
    form,
    ['tally'],
    oneAboveFive.filter(([asked]) => asked === first),
  )
}

/** The rows stand in any order: where those that are asked about are. */
export function drawAsked(random: Random, form: ChartForm, kinds: readonly ChartKind[], all: readonly Counts[]) {
  const chart = drawChart(random, form, kinds, all)
  const places = random.shuffle([0, 1, 2])
  const counts = tupleOf(
    places.map(place => itemOf(chart.counts, place)),
    3,
  )
  return {
    chart: { ...chart, counts },
    first: places.indexOf(0),
    second: places.indexOf(1),
    third: places.indexOf(2),
  }
}
