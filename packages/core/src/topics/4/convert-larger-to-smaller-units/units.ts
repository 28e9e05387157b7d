import {
  both,
  count,
  equation,
  exact,
  explained,
  failed,
  line,
  type Noun,
  type Printed,
  prose,
  type Quantity,
  type Random,
  Ratio,
  type Step,
  step,
  times,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'

export const SYSTEMS = ['metric', 'customary', 'time'] as const
export type System = (typeof SYSTEMS)[number]

/** A larger unit, and how many of a smaller one make it. */
export interface Pair {
  readonly large: Noun
  readonly small: Noun
  readonly factor: number
}
const pair = (large: Noun, small: Noun, factor: number): Pair => ({ large, small, factor })

export const KILOMETERS = pair(nouns.kilometer, nouns.meter, 1000)
export const METERS = pair(nouns.meter, nouns.centimeter, 100)
export const KILOGRAMS = pair(nouns.kilogram, nouns.gram, 1000)
export const LITERS = pair(nouns.liter, nouns.milliliter, 1000)
const CENTIMETERS = pair(nouns.centimeter, nouns.millimeter, 10)
export const FEET = pair(nouns.foot, nouns.inch, 12)
export const YARDS = pair(nouns.yard, nouns.foot, 3)
export const POUNDS = pair(nouns.pound, nouns.ounce, 16)
export const GALLONS = pair(nouns.gallon, nouns.quart, 4)
const QUARTS = pair(nouns.quart, nouns.cup, 4)
export const HOURS = pair(nouns.hour, nouns.minute, 60)
export const MINUTES = pair(nouns.minute, nouns.second, 60)
export const DAYS = pair(nouns.day, nouns.hour, 24)
const WEEKS = pair(nouns.week, nouns.day, 7)

export const PAIRS: Readonly<Record<System, readonly Pair[]>> = {
  metric: [METERS, KILOGRAMS, KILOMETERS, LITERS, CENTIMETERS],
  customary: [FEET, POUNDS, YARDS, GALLONS, QUARTS],
  time: [HOURS, MINUTES, DAYS, WEEKS],
}
/** The pairs of an exercise that tells the fact, and those of one that does not: the one does not give the other away. */
export const TOLD: Readonly<Record<System, readonly Pair[]>> = {
  metric: [CENTIMETERS, LITERS],
  customary: [YARDS, GALLONS, FEET],
  time: [MINUTES, WEEKS],
}
export const KNOWN: Readonly<Record<System, readonly Pair[]>> = {
  metric: [METERS, KILOGRAMS, KILOMETERS],
  customary: [POUNDS, QUARTS],
  time: [HOURS, DAYS],
}
/** Each system as often as the others, and its pairs in turns. */
export const drawPair = (random: Random, pairs = PAIRS, systems: readonly System[] = SYSTEMS, turns = 0): Pair =>
  random.evenly(startingAt(pairs[random.evenly(systems)], turns))

/** By way of a unit between them. */
export interface Chain {
  readonly first: Pair
  readonly second: Pair
}
export const CHAINS = {
  customary: [
    { first: GALLONS, second: QUARTS },
    { first: YARDS, second: FEET },
    { first: GALLONS, second: pair(nouns.quart, nouns.pint, 2) },
  ],
  time: [
    { first: DAYS, second: HOURS },
    { first: WEEKS, second: DAYS },
    { first: HOURS, second: MINUTES },
  ],
} as const satisfies Partial<Record<System, readonly Chain[]>>

/** What one of each unit is worth in the smallest of its kind: the definitions, apart from the pairs above. */
const WORTH: ReadonlyMap<string, number> = new Map([
  ['millimeter', 1],
  ['centimeter', 10],
  ['meter', 1000],
  ['kilometer', 1_000_000],
  ['gram', 1],
  ['kilogram', 1000],
  ['milliliter', 1],
  ['liter', 1000],
  ['inch', 1],
  ['foot', 12],
  ['yard', 36],
  ['ounce', 1],
  ['pound', 16],
  ['cup', 1],
  ['pint', 2],
  ['quart', 4],
  ['gallon', 16],
  ['second', 1],
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
  ['week', 604_800],
])
export const worthOf = ({ en: [one] }: Noun): number => WORTH.get(one) ?? failed(`${one} is no unit of this topic`)
export const inSmallest = ({ amount, noun }: Quantity): Ratio => exact(amount).times(worthOf(noun))
/** The printed amounts with their units, in reading order. */
export const amountsIn = (printed: Printed): readonly Quantity[] =>
  printed.inlines.flatMap(item => {
    if (typeof item === 'string') return []
    if (item.kind === 'role' && item.of.kind === 'quantity') return [item.of]
    return item.kind === 'quantity' ? [item] : []
  })
export const sumOf = (amounts: readonly Quantity[]): Ratio =>
  amounts.reduce((all, one) => all.plus(inSmallest(one)), Ratio.of(0))

/** 1 foot = 12 inches. */
export const equivalence = ({ large, small, factor }: Pair) => prose`${count(1, large)} = ${count(factor, small)}`
export const factOf = (pair: Pair): Step =>
  explained(
    both(equivalence(pair)),
    line`Write how many of the smaller unit make 1 of the larger unit.`,
    line`Escribe cuántas unidades menores forman 1 unidad mayor.`,
  )
export const multiplied = (amount: number, { factor }: Pair): Step =>
  explained(
    equation(times(amount, factor), amount * factor),
    line`The unit is smaller, so more units are needed: multiply.`,
    line`La unidad es menor, así que se necesitan más: multiplica.`,
  )
export const asUnits = (amount: number, { large, small, factor }: Pair): Step =>
  step(both(prose`${count(amount, large)} = ${count(amount * factor, small)}`), because.writeTheUnits)

/** A number that is neither 10 nor 20, and no double at a glance. */
export const drawAmount = (random: Random, least: number, most: number): number => random.intExcept(least, most, 10, 20)
