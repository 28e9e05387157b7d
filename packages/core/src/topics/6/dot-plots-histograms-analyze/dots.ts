import {
  type Block,
  type Both,
  count,
  dotPlot,
  itemOf,
  line,
  type Noun,
  noun,
  type Printed,
  type Quantity,
  type Random,
  wholes,
  words,
} from '../../../author.ts'
import { repeated } from '../../kit/statistics/repeated.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import type { DotSetting, Words } from './dot-settings.ts'

/** So many dots over each mark, from the first mark on. */
export interface Dots {
  readonly setting: DotSetting
  readonly from: number
  readonly counts: readonly number[]
}
export const totalOf = (counts: readonly number[]): number => counts.reduce((all, value) => all + value, 0)
export const lastOf = ({ from, counts }: Pick<Dots, 'from' | 'counts'>): number => from + counts.length - 1
export const countAt = ({ from, counts }: Dots, value: number): number => itemOf(counts, value - from)
export const tallest = (counts: readonly number[]): number => counts.indexOf(Math.max(...counts))
export const marked = ({ from, counts }: Dots): readonly number[] =>
  wholes(0, counts.length - 1)
    .filter(i => itemOf(counts, i) > 0)
    .map(i => from + i)
export const valuesOf = ({ from, counts }: Pick<Dots, 'from' | 'counts'>): readonly number[] =>
  repeated(counts, i => from + i)

/** The first mark, and how many marks: where most are is likely for what is counted. */
function drawScale(random: Random, { values: [low, high], peak }: DotSetting) {
  const marks = Math.min(high - low + 1, random.int(6, 8))
  return peak === 'low'
    ? { marks, from: low, peak: random.int(1, 2) }
    : { marks, from: random.int(low, high - marks + 1), peak: random.int(2, marks - 3) }
}
/** One highest stack, dots at both ends, and as many in all as asked for. */
export function drawDots(
  random: Random,
  setting: DotSetting,
  [least, most]: readonly [number, number],
  fits: (dots: Dots) => boolean = () => true,
): Dots {
  return random.until(
    () => {
      const { marks, from, peak } = drawScale(random, setting)
      const top = random.int(3, 5)
      const counts = Array.from({ length: marks }, (_, i): number =>
        i === peak ? top : Math.min(top - 1, random.int(leastAt(i, marks), Math.max(1, top + 1 - Math.abs(i - peak)))),
      )
      return { setting, from, counts: madeUpTo(counts, peak, random.int(least, most), random.int(0, marks - 1)) }
    },
    dots => totalOf(dots.counts) >= least && totalOf(dots.counts) <= most && fits(dots),
  )
}
const leastAt = (i: number, marks: number): number => (i === 0 || i === marks - 1 ? 1 : 0)
/** One dot more or fewer beside the peak, in one stack after the other, until there are as many as asked for. */
function madeUpTo(counts: readonly number[], peak: number, total: number, first: number): readonly number[] {
  const made = [...counts]
  const by = totalOf(made) < total ? 1 : -1
  let left = Math.abs(total - totalOf(made))
  for (let i = first; left > 0 && i < first + 3 * made.length; i++) {
    const at = i % made.length
    const next = itemOf(made, at) + by
    if (at === peak || next < leastAt(at, made.length) || next >= itemOf(made, peak)) continue
    made[at] = next
    left--
  }
  return made
}
/** As many dots to the left of a place as to its right, so that the median is between two values. */
export function drawHalves(random: Random, setting: DotSetting): Dots {
  const { marks, from, peak } = drawScale(random, setting)
  const half = random.int(5, 7)
  const split = peak + random.int(1, 2)
  const scattered = (size: number): readonly number[] => {
    const counts = Array.from({ length: size }, (_, i): number => (i === 0 || i === size - 1 ? 1 : 0))
    for (let left = half - totalOf(counts); left > 0; left--) {
      const at = Math.min(random.int(0, size - 1), random.int(0, size - 1))
      counts[at] = itemOf(counts, at) + 1
    }
    return counts
  }
  return { setting, from, counts: [...[...scattered(split)].reverse(), ...scattered(marks - split)] }
}
/** Dots whose mean is whole or ends in a half: some are moved by one mark for it. */
export function drawWithMean(random: Random, setting: DotSetting): Dots {
  return random.until(
    () => {
      const dots = drawDots(random, setting, [9, 16], ({ counts }) => totalOf(counts) % 2 === 0)
      const part = totalOf(dots.counts) / 2
      let left = (part - (totalOfValues(dots) % part)) % part
      const counts = [...dots.counts]
      for (let i = counts.length - 2; i >= 0 && left > 0; i--) {
        const moved = Math.min(left, Math.max(0, itemOf(dots.counts, i) - 1))
        counts[i] = itemOf(counts, i) - moved
        counts[i + 1] = itemOf(counts, i + 1) + moved
        left -= moved
      }
      return { ...dots, counts }
    },
    dots => {
      const mean = totalOfValues(dots) / totalOf(dots.counts)
      return Number.isInteger(2 * mean) && mean !== dots.from + tallest(dots.counts) && Math.max(...dots.counts) < 7
    },
  )
}
export const totalOfValues = ({ from, counts }: Pick<Dots, 'from' | 'counts'>): number =>
  counts.reduce((all, many, i) => all + many * (from + i), 0)

export const plotOf = ({ setting, from, counts }: Dots) =>
  dotPlot({
    values: valuesOf({ from, counts }),
    axis: { from, to: from + counts.length - 1, step: 1, name: words(setting.axis.en, setting.axis.es) },
  })
/** "The dot plot shows how many siblings each student in a class has." */
export const shows = ({ shows: { en, es } }: DotSetting): Words => ({
  en: [...line`The dot plot shows `, ...en, '.'],
  es: [...line`El diagrama de puntos muestra `, ...es, '.'],
})
export const aloneOf = ({ setting }: Dots): Noun => setting.alone ?? setting.unit
export const amountOf = (dots: Dots, value: number): Quantity => count(value, aloneOf(dots))
export const howManyOf = ({ setting }: Dots, many: number): Quantity => count(many, setting.of)
export const verbOf = ({ setting: { verb } }: Dots) => words(verb.en, verb.es)
export const whatOf = ({ setting: { what } }: Dots) => words(what.en, what.es)

const dot = noun('dot', 'dots', 'punto', 'puntos', 'm')
export const dotsSaid = (many: number): Quantity => count(many, dot)

/** A story and its question in one paragraph. */
export const asked = (dots: Dots, question: Words): Both<Block> => paragraph(shows(dots.setting), question)

/** The values of the dots that are printed, the least first. */
export const printedDots = (printed: Printed): readonly number[] =>
  printed.figure('dot-plot').plots.flatMap(({ values }) => values)
