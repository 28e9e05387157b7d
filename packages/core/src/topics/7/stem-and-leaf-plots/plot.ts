import {
  type AnswerType,
  type Block,
  type Both,
  blank,
  type CellHole,
  count,
  decimal,
  type Expr,
  expr,
  type FormMaker,
  type Inline,
  itemOf,
  line,
  list,
  type Noun,
  type Printed,
  prose,
  type Random,
  Ratio,
  role,
  symbol,
  table,
  wholes,
} from '../../../author.ts'
import { ascending } from '../../kit/statistics/five-numbers.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { type Titled, type TwoGroups, twoGroups } from './settings.ts'

export type Form = FormMaker<typeof levels>
export type Words = Both<readonly Inline[]>
export const groupsFrom = (place: number): readonly TwoGroups[] => startingAt(twoGroups, place)
export const [A, B] = [symbol('A'), symbol('B')]

const stemOf = (value: number) => Math.floor(value / 10)
/** All stems from the least to the greatest, those without a leaf too. */
export const stemsOf = (values: readonly number[]): readonly number[] =>
  wholes(stemOf(Math.min(...values)), stemOf(Math.max(...values)))
/** The leaves of a stem in order. */
export const leavesOn = (values: readonly number[], stem: number): readonly number[] =>
  ascending(values.filter(value => stemOf(value) === stem)).map(value => value % 10)
const HEAD: Both<readonly CellHole[]> = { en: [['Stem'], ['Leaves']], es: [['Tallo'], ['Hojas']] }
/** As wide as a leaf with the space before it. */
const GAP = '\u00a0\u00a0\u00a0'
/** Leaves that begin at the stem, so that the rows show how many there are: the shorter ones are filled up on the far side. */
const spaced = (leaves: readonly (number | string)[], longest: number, side: 'right' | 'left' = 'right') => {
  const room = GAP.repeat(longest - leaves.length)
  return leaves.length === 0 ? [] : [side === 'right' ? leaves.join(' ') + room : room + leaves.join(' ')]
}
const longestOf = (values: readonly number[]): number =>
  Math.max(...stemsOf(values).map(stem => leavesOn(values, stem).length))

export const plotTable = (values: readonly number[], locale: 'en' | 'es', hidden?: number): Block =>
  table({
    head: HEAD[locale],
    rows: stemsOf(values).map(stem => {
      const leaves: (number | string)[] = [...leavesOn(values, stem)]
      if (hidden !== undefined && stemOf(hidden) === stem) leaves[leaves.indexOf(hidden % 10)] = '□'
      return [stem, spaced(leaves, longestOf(values))]
    }),
    rowHeads: true,
  })
/** Stems alone, for the pupil to write the leaves. */
export const emptyTable = (values: readonly number[], locale: 'en' | 'es'): Block =>
  table({ head: HEAD[locale], rows: stemsOf(values).map(stem => [stem, blank(12)]), rowHeads: true })

/** The value in tenths where a plot shows decimals. */
export const shownAs = (value: number, isDecimal: boolean): Expr =>
  isDecimal ? decimal(Ratio.of(value, 10), 1) : expr(value)
/** "Key: 4 | 7 means 47 points." */
export function keyOf(value: number, unit: Noun, isDecimal = false): Both<Block> {
  const amount = role('key', count(shownAs(value, isDecimal), unit))
  const [stem, leaf] = [stemOf(value), value % 10]
  return {
    en: prose`Key: ${stem} | ${leaf} means ${amount}.`,
    es: prose`Clave: ${stem} | ${leaf} significa ${amount}.`,
  }
}
export const keyedPlot = (setting: Titled, values: readonly number[], hidden?: number): Both<readonly Block[]> => {
  const key = keyOf(itemOf(ascending(values.filter(value => value !== hidden)), 1), setting.unit)
  return { en: [plotTable(values, 'en', hidden), key.en], es: [plotTable(values, 'es', hidden), key.es] }
}

/** Two groups on one stem: the leaves of the first increase outward, to the left. */
export function twoSided(
  { unit, isDecimal }: TwoGroups,
  a: readonly number[],
  b: readonly number[],
): Both<readonly Block[]> {
  const stems = stemsOf([...a, ...b])
  const rows = stems.map(stem => [
    spaced([...leavesOn(a, stem)].reverse(), longestOf(a), 'left'),
    expr(stem),
    spaced(leavesOn(b, stem), longestOf(b)),
  ])
  const both = stems.filter(stem => leavesOn(a, stem).length > 0 && leavesOn(b, stem).length > 0)
  // Two different leaves tell which side is which.
  const key = both.find(stem => leavesOn(a, stem)[0] !== leavesOn(b, stem)[0]) ?? itemOf(both, 0)
  const [left, right] = [itemOf(leavesOn(a, key), 0), itemOf(leavesOn(b, key), 0)]
  const [x, y] = [
    role('key', count(shownAs(10 * key + left, isDecimal), unit)),
    count(shownAs(10 * key + right, isDecimal), unit),
  ]
  return {
    en: [
      table({ head: [line`Leaves of ${A}`, ['Stem'], line`Leaves of ${B}`], rows }),
      prose`Key: ${left} | ${key} | ${right} means ${x} for ${A} and ${y} for ${B}.`,
    ],
    es: [
      table({ head: [line`Hojas de ${A}`, ['Tallo'], line`Hojas de ${B}`], rows }),
      prose`Clave: ${left} | ${key} | ${right} significa ${x} en ${A} y ${y} en ${B}.`,
    ],
  }
}

/** So many two-digit values on three to five stems, the first and the last of them in use; some of them twice. */
export function drawValues(
  random: Random,
  [least, most]: readonly [number, number],
  size: number,
  stems: number,
  repeats = 0,
): readonly number[] {
  const first = random.int(stemOf(least), stemOf(most) - stems + 1)
  const all = wholes(Math.max(least, 10 * first), Math.min(most, 10 * (first + stems) - 1))
  return random.until(
    () => {
      const different = random.shuffle<readonly number[]>(all).slice(0, size - repeats)
      return [...different, ...different.slice(0, repeats)]
    },
    values => stemsOf(values).length === stems,
  )
}
export const rangeOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

const leavesIn = (cell: readonly Inline[] | undefined): readonly string[] =>
  (cell ?? [])
    .filter((part): part is string => typeof part === 'string')
    .join('')
    .split(/[ \u00a0]+/)
    .filter(leaf => leaf !== '')
/** The values of a printed plot, whole or in tenths: stem and leaf put side by side. */
export function printedValues(printed: Printed): readonly number[] {
  return printed.block('table').rows.flatMap(([stem, leaves]) =>
    leavesIn(leaves)
      .filter(leaf => leaf !== '□')
      .map(leaf => Number(`${numberIn(stem)}${leaf}`)),
  )
}
export function printedSides(printed: Printed): readonly [a: readonly number[], b: readonly number[]] {
  const { rows } = printed.block('table')
  const side = (place: 0 | 2) =>
    rows.flatMap(row => leavesIn(row[place]).map(leaf => Number(`${numberIn(row[1])}${leaf}`)))
  return [side(0), side(2)]
}
const numberIn = (cell: readonly Inline[] | undefined): number => {
  const [stem] = cell ?? []
  return typeof stem === 'object' && stem.kind === 'number' ? stem.n : Number.NaN
}
/** The middle value, by taking away from both ends. */
export function middleOf(values: readonly number[]): number {
  const left = [...values].sort((a, b) => a - b)
  while (left.length > 2) left.splice(0, left.length, ...left.slice(1, -1))
  return (itemOf(left, 0) + itemOf(left, left.length - 1)) / 2
}

/** A plot that the pupil makes: the key prints it, a person checks it. */
export const madePlot: AnswerType<readonly number[]> = {
  kind: 'drawing',
  show: values => ({ en: plotTable(values, 'en'), es: plotTable(values, 'es') }),
  value: values => stemsOf(values).map(stem => ({ stem, leaves: leavesOn(values, stem) })),
  nearMisses: values => [values.slice(1), [...values, itemOf(values, 0)]],
}
export const listed = ({ data }: Titled, values: readonly number[]): Both<Block> => ({
  en: { kind: 'paragraph', content: [...data.en, ': ', list(...values)] },
  es: { kind: 'paragraph', content: [...data.es, ': ', list(...values)] },
})
export const titled = ({ data }: Titled): Both<Block> => ({
  en: { kind: 'paragraph', content: [...data.en, ':'] },
  es: { kind: 'paragraph', content: [...data.es, ':'] },
})
