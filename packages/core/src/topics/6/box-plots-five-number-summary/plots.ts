import {
  type Block,
  type Both,
  boxPlot,
  count,
  type Expr,
  equation,
  type FormMaker,
  type Inline,
  itemOf,
  LOWER_QUARTILE,
  line,
  list,
  type Printed,
  prose,
  type Random,
  role,
  shownValue,
  symbol,
  UPPER_QUARTILE,
  words,
} from '../../../author.ts'
import { exactly, type Five, printedFives } from '../../kit/statistics/five-numbers.ts'
import type { Group } from '../../kit/statistics/groups.ts'
import { named } from '../../kit/statistics/named.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>
export type Words = Both<readonly Inline[]>

export const [A, B] = [symbol('A'), symbol('B')]
export const RANGE = words('range', 'rango')
export const IQR = words('IQR', 'RIC')
export const FIVE_NAMES: readonly Expr[] = [
  words('min', 'mín'),
  LOWER_QUARTILE,
  words('median', 'mediana'),
  UPPER_QUARTILE,
  words('max', 'máx'),
]
export const namedFive = named(...FIVE_NAMES)
export const namedSpreads = named(RANGE, IQR)
/** "Q₁ = 24" */
export const toldAs = (place: number, value: number): Expr => equation(itemOf(FIVE_NAMES, place), shown(value))
export const shown = (value: number): Expr => shownValue(exactly(value))
export const shownFive = (five: Five): readonly Expr[] => five.map(shown)

export interface Drawn {
  readonly group: Group
  readonly five: Five
}
const isHalf = (value: number, step: number) => value % step !== 0

type Parts = readonly [number, number, number, number]
const SIZES = [1, 2, 3, 4] as const
/** The lengths of the four parts in ticks: they differ, and the median is not the middle of the box. */
const PARTS: readonly Parts[] = SIZES.flatMap(a =>
  SIZES.flatMap(b => SIZES.flatMap(c => SIZES.map(d => [a, b, c, d] as const))),
).filter(([a, b, c, d]) => a + b + c + d >= 8 && b !== c && new Set([a, b, c, d]).size >= 3)

/** Five numbers on ticks or, where the scale allows it, one of the inner ones halfway between two ticks. */
export function drawFive(random: Random, group: Group, halfway = false): Five {
  const { step, values } = group
  const least = Math.ceil(values[0] / step)
  const most = Math.floor(values[1] / step)
  const [p, q, r, s] = random.pick(PARTS)
  const a = random.int(least, Math.min(least + 4, most - p - q - r - s))
  const [b, c, d] = [a + p, a + p + q, a + p + q + r]
  const half = halfway && step < 5 ? random.int(1, 3) : 0
  // A half moves one number to the left where that part stays at least a tick long.
  const by = (place: number, length: number) => (place === half && length > 1 ? 0.5 : 0)
  return [a * step, (b - by(1, p)) * step, (c - by(2, q)) * step, (d - by(3, r)) * step, (d + s) * step]
}
export const partsOf = (five: Five): readonly number[] => five.slice(1).map((value, i) => value - itemOf(five, i))

/** A scale that begins and ends a tick or two beyond all values. */
export function axisOf({ step, axis }: Group, values: readonly number[]) {
  return {
    from: (Math.floor(Math.min(...values) / step) - 1) * step,
    to: (Math.ceil(Math.max(...values) / step) + 1) * step,
    step,
    name: words(axis.en, axis.es),
  }
}
export const plotOf = ({ group, five }: Drawn) => boxPlot({ plots: [{ five }], axis: axisOf(group, five) })
export const emptyScale = ({ group, five }: Drawn) => boxPlot({ plots: [], axis: axisOf(group, five) })
export const plotsOf = (group: Group, a: Five, b: Five) =>
  boxPlot({
    plots: [
      { five: a, label: A },
      { five: b, label: B },
    ],
    axis: axisOf(group, [...a, ...b]),
  })

export const shows = ({ group }: Pick<Drawn, 'group'>): Words => ({
  en: [...line`The box plot shows `, ...group.shows.en, '.'],
  es: [...line`El diagrama de caja muestra `, ...group.shows.es, '.'],
})
export const showsTwo = (group: Group): Words => ({
  en: [...line`The box plots ${A} and ${B} show `, ...group.two.en, '.'],
  es: [...line`Los diagramas de caja ${A} y ${B} muestran `, ...group.two.es, '.'],
})
/** The data under their title. */
export const listed = (group: Group, data: readonly number[]): Both<Block> => ({
  en: { kind: 'paragraph', content: [...group.data.en, ': ', list(...data)] },
  es: { kind: 'paragraph', content: [...group.data.es, ': ', list(...data)] },
})
/** Said wherever a median stands between the halves. */
export const medianOut: Both<Block> = {
  en: prose`Leave the median out of both halves.`,
  es: prose`Deja la mediana fuera de las dos mitades.`,
}
export const NOTHING: Words = { en: [], es: [] }
/** How far it is from one tick to the next, where it is not 1. */
export const stepSaid = ({ group: { step } }: Drawn): Words =>
  step === 1
    ? NOTHING
    : { en: line` From one tick to the next is ${step}.`, es: line` De una marca a la siguiente hay ${step}.` }
/** Which number lies between two ticks, if any. */
export function halfSaid({ group: { step }, five }: Drawn): Words {
  const half = five.find(value => isHalf(value, step))
  return half === undefined
    ? NOTHING
    : {
        en: line` The value ${shown(half)} is halfway between two ticks.`,
        es: line` El valor ${shown(half)} está justo en medio de dos marcas.`,
      }
}

/** A part of the plot from one of the five numbers to another. */
export interface Span {
  readonly from: number
  readonly to: number
}
/** "are from 24 to 31 years old", "scored at least 60 points": the bounds are printed under their names. */
export function saidOf({ group, five }: Drawn, { from, to }: Span): Words {
  const { verb, tail, unit } = group
  const [low, high] = [itemOf(five, from), itemOf(five, to)]
  const amount: Words =
    to === 4
      ? {
          en: line`at least ${role('low', count(exactly(low), unit))}`,
          es: line`al menos ${role('low', count(exactly(low), unit))}`,
        }
      : from === 0
        ? {
            en: line`at most ${role('high', count(exactly(high), unit))}`,
            es: line`como máximo ${role('high', count(exactly(high), unit))}`,
          }
        : {
            en: line`from ${role('low', exactly(low))} to ${role('high', count(exactly(high), unit))}`,
            es: line`de ${role('low', exactly(low))} a ${role('high', count(exactly(high), unit))}`,
          }
  return { en: [`${verb.en} `, ...amount.en, tail], es: [`${verb.es} `, ...amount.es] }
}
/** How many of the four parts are asked about, from the printed bounds and the drawn numbers. */
export function printedParts(printed: Printed, five: Five): number {
  const names = printed.terms('role').map(({ name }) => name)
  const at = (name: 'low' | 'high', other: number) =>
    names.includes(name) ? five.findIndex(value => printed.role(name).equals(exactly(value))) : other
  return at('high', 4) - at('low', 0)
}
export const FIVE_SAID: readonly Both<string>[] = [
  { en: 'minimum', es: 'mínimo' },
  { en: 'lower quartile', es: 'cuartil inferior' },
  { en: 'median', es: 'mediana' },
  { en: 'upper quartile', es: 'cuartil superior' },
  { en: 'maximum', es: 'máximo' },
]
export const printedFive = (printed: Printed): Five => itemOf(printedFives(printed.figure('box-plot')), 0)
