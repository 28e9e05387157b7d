import {
  type Block,
  type Both,
  count,
  type Expr,
  equation,
  explained,
  itemOf,
  line,
  minus,
  type Printed,
  type Quantity,
  type Random,
  role,
  type Step,
  statements,
  tupleOf,
} from '../../../author.ts'
import { exactly, type Five, iqrOf, printedFives, rangeOf } from '../../kit/statistics/five-numbers.ts'
import { type Group, groupsOf } from '../../kit/statistics/groups.ts'
import { A, B, drawFive, partsOf, shown } from './plots.ts'

export interface Pair {
  readonly group: Group
  readonly a: Five
  readonly b: Five
}
export const MEASURES = ['median', 'iqr', 'range'] as const
export type Measure = (typeof MEASURES)[number]
export const ROWS: readonly (readonly [Measure, Measure])[] = [
  ['median', 'iqr'],
  ['range', 'iqr'],
  ['median', 'range'],
]
export const measured: Readonly<Record<Measure, (five: Five) => number>> = {
  median: five => five[2],
  iqr: iqrOf,
  range: rangeOf,
}
/** How much greater it is in A. */
export const ahead = ({ a, b }: Pick<Pair, 'a' | 'b'>, measure: Measure): number =>
  measured[measure](a) - measured[measure](b)

/** Two plots over one scale. All three differences are there, and each is another number. */
export function drawPair(random: Random, place: number): Pair {
  const group = random.evenly(groupsOf('hard', place))
  return random.until(
    () => ({ group, a: drawFive(random, group), b: drawFive(random, group) }),
    pair => {
      const gaps = MEASURES.map(measure => Math.abs(ahead(pair, measure)))
      const width = Math.max(pair.a[4], pair.b[4]) - Math.min(pair.a[0], pair.b[0])
      return Math.min(...gaps) > 0 && new Set(gaps).size === 3 && width <= 17 * group.step && longerPart(pair) !== null
    },
  )
}
/** A part that is longer in one plot than in the other, and by how much. */
export function longerPart({ a, b }: Pick<Pair, 'a' | 'b'>): { readonly at: number; readonly by: number } | null {
  const gaps = partsOf(a).map((length, i) => length - itemOf(partsOf(b), i))
  const most = Math.max(...gaps.map(Math.abs))
  const at = gaps.findIndex(gap => Math.abs(gap) === most)
  return most === 0 ? null : { at, by: itemOf(gaps, at) }
}

/** "The median of A is 6 minutes greater than the median of B." */
export function claimOf({ group }: Pick<Pair, 'group'>, measure: Measure, by: number): Both<Block> {
  const [more, less] = by > 0 ? [A, B] : [B, A]
  const amount: Quantity = count(exactly(Math.abs(by)), group.unit)
  const told = role(`${measure}-${by > 0 ? 'a' : 'b'}`, amount)
  const said = {
    median: {
      en: line`The median of ${more} is ${told} greater than the median of ${less}.`,
      es: line`La mediana de ${more} es ${told} mayor que la mediana de ${less}.`,
    },
    iqr: {
      en: line`The interquartile range (IQR) of ${more} is ${told} greater than that of ${less}.`,
      es: line`El rango intercuartil (RIC) de ${more} es ${told} mayor que el de ${less}.`,
    },
    range: {
      en: line`The range of ${more} is ${told} greater than the range of ${less}.`,
      es: line`El rango de ${more} es ${told} mayor que el rango de ${less}.`,
    },
  }[measure]
  return { en: { kind: 'paragraph', content: said.en }, es: { kind: 'paragraph', content: said.es } }
}

export const worked = (measure: Measure, five: Five): Expr => {
  const [high, low] = measure === 'iqr' ? [five[3], five[1]] : [five[4], five[0]]
  return equation(minus(shown(high), shown(low)), shown(high - low))
}
export const differenceOf = (pair: Pair, measure: Measure): Expr => {
  const [x, y] = [measured[measure](pair.a), measured[measure](pair.b)]
  return equation(minus(shown(Math.max(x, y)), shown(Math.min(x, y))), shown(Math.abs(x - y)))
}
/** The measure of A, that of B, and their difference, on one line. */
export function measureStep(pair: Pair, measure: Measure): Step {
  const gap = differenceOf(pair, measure)
  const more = ahead(pair, measure) > 0 ? A : B
  if (measure === 'median')
    return explained(
      gap,
      line`The lines in the boxes mark the medians, ${shown(pair.a[2])} for ${A} and ${shown(pair.b[2])} for ${B}. The median of ${more} is greater.`,
      line`Las líneas dentro de las cajas marcan las medianas, ${shown(pair.a[2])} en ${A} y ${shown(pair.b[2])} en ${B}. La mediana de ${more} es mayor.`,
    )
  const work = statements(worked(measure, pair.a), worked(measure, pair.b), gap)
  return measure === 'iqr'
    ? explained(
        work,
        line`The IQR is the length of the box: first of ${A}, then of ${B}. The IQR of ${more} is greater.`,
        line`El RIC es la longitud de la caja: primero la de ${A} y luego la de ${B}. El RIC de ${more} es mayor.`,
      )
    : explained(
        work,
        line`The range goes from the end of one whisker to the end of the other: first in ${A}, then in ${B}. The range of ${more} is greater.`,
        line`El rango va del extremo de un bigote al del otro: primero en ${A} y luego en ${B}. El rango de ${more} es mayor.`,
      )
}
export const printedPair = (printed: Printed): Pick<Pair, 'a' | 'b'> => {
  const [a, b] = tupleOf(printedFives(printed.figure('box-plot')), 2)
  return { a, b }
}
