import {
  decimal,
  evaluate,
  failed,
  mixed,
  type Of,
  type Printed,
  type Random,
  Ratio,
  type UnitId,
  type Value,
} from '../../../author.ts'

export interface Pair {
  readonly large: UnitId
  readonly small: UnitId
  /** How many of the small make one large. */
  readonly factor: number
  readonly system: 'metric' | 'customary'
  /** A unit between them, and how many of it make one large. */
  readonly between: readonly [UnitId, number] | null
}

export const pair = (large: UnitId, small: UnitId, factor: number, system: Pair['system'] = 'customary'): Pair => ({
  large,
  small,
  factor,
  system,
  between: null,
})

export const oneStep: readonly Pair[] = [
  pair('foot', 'inch', 12),
  pair('yard', 'foot', 3),
  pair('pound', 'ounce', 16),
  pair('gallon', 'quart', 4),
  pair('quart', 'pint', 2),
  pair('pint', 'cup', 2),
  pair('hour', 'minute', 60),
  pair('minute', 'second', 60),
  pair('meter', 'centimeter', 100, 'metric'),
  pair('kilometer', 'meter', 1000, 'metric'),
  pair('centimeter', 'millimeter', 10, 'metric'),
  pair('kilogram', 'gram', 1000, 'metric'),
  pair('liter', 'milliliter', 1000, 'metric'),
]

/** By way of a unit between; days and weeks are told in whole numbers. */
const twoSteps: readonly (Pair & { readonly between: readonly [UnitId, number] })[] = [
  { ...pair('kilometer', 'centimeter', 100_000, 'metric'), between: ['meter', 1000] },
  { ...pair('gallon', 'cup', 16, 'customary'), between: ['quart', 4] },
  { ...pair('yard', 'inch', 36, 'customary'), between: ['foot', 3] },
  { ...pair('gallon', 'pint', 8, 'customary'), between: ['quart', 4] },
  { ...pair('hour', 'second', 3600, 'customary'), between: ['minute', 60] },
]

/** Units that are too far apart for small whole answers. */
const great: readonly Pair[] = [pair('ton', 'pound', 2000), pair('mile', 'foot', 5280)]

const metric = oneStep.filter(({ system }) => system === 'metric')

/** Units of which a rest can be told. */
export const customary = oneStep.filter(
  ({ system, factor, small }) => system === 'customary' && factor > 2 && small !== 'quart',
)
const fractional = [...customary.filter(({ factor }) => factor > 3), ...great]

/** How much of the small unit one of any unit is worth, by what the check must know: the standard definitions. */
const IN_BASE: ReadonlyMap<string, Ratio> = new Map(
  Object.entries({
    inch: Ratio.of(1),
    foot: Ratio.of(12),
    yard: Ratio.of(36),
    mile: Ratio.of(63_360),
    ounce: Ratio.of(1),
    pound: Ratio.of(16),
    ton: Ratio.of(32_000),
    cup: Ratio.of(1),
    pint: Ratio.of(2),
    quart: Ratio.of(4),
    gallon: Ratio.of(16),
    second: Ratio.of(1),
    minute: Ratio.of(60),
    hour: Ratio.of(3600),
    millimeter: Ratio.of(1),
    centimeter: Ratio.of(10),
    meter: Ratio.of(1000),
    kilometer: Ratio.of(1_000_000),
    gram: Ratio.of(1),
    kilogram: Ratio.of(1000),
    milliliter: Ratio.of(1),
    liter: Ratio.of(1000),
  }),
)
export const baseOf = (unit: UnitId): Ratio => IN_BASE.get(unit) ?? failed(`No conversion uses the unit ${unit}`)

export const inBase = ({ of, unit }: Of<'measure'>, amount: Ratio = evaluate(of)): Ratio => amount.times(baseOf(unit))

export interface Conversion {
  readonly pair: Pair
  /** The amount in the large unit. */
  readonly amount: Ratio
  readonly toSmall: boolean
}

export const conversions = {
  whole(random: Random): Conversion {
    const pair = random.evenly(oneStep)
    return { pair, amount: Ratio.of(random.int(2, pair.factor >= 100 ? 5 : 24)), toSmall: random.evenly([true, false]) }
  },
  'metric decimals'(random: Random): Conversion {
    const pair = random.evenly(metric)
    const places = pair.factor === 10 ? 10 : 100
    return {
      pair,
      amount: Ratio.of(
        random.until(
          () => random.int(12, 9 * places),
          n => n % 10 !== 0,
        ),
        places,
      ),
      toSmall: random.evenly([true, false]),
    }
  },
  'fractional amount'(random: Random): Conversion {
    const pair = random.evenly(fractional)
    const d = random.pick([3, 4, 6, 8].filter(d => pair.factor % d === 0))
    return { pair, amount: Ratio.of(random.int(1, 8) * d + random.coprimeTo(d), d), toSmall: true }
  },
  'two steps'(random: Random): Conversion {
    const pair = random.evenly(twoSteps)
    const isMetric = pair.system === 'metric'
    const d = isMetric ? 10 : random.pick([2, 3, 4].filter(d => pair.between[1] % d === 0))
    return {
      pair,
      amount: Ratio.of(random.int(2, 9) * d + (isMetric ? random.int(1, 9) : random.coprimeTo(d)), d),
      toSmall: true,
    }
  },
}

export interface Level {
  readonly conversions: readonly (keyof typeof conversions)[]
  /** What measures to compare are made of. */
  readonly compared: readonly (keyof typeof conversions)[]
}

export const draw = (random: Random, level: Level) => conversions[random.evenly(level.conversions)](random)

export const shown = (value: Ratio, { system }: Pair): Value =>
  value.isInteger ? value : system === 'metric' ? decimal(value) : mixed(value)

/** A given measure equals the blank's unit times the answer. */
export function isConversion(printed: Printed, answer: Ratio): boolean {
  const asked = printed.all('relation').at(-1)
  return (
    asked?.left.kind === 'measure' &&
    asked.right.kind === 'measure' &&
    inBase(asked.right, answer).equals(inBase(asked.left))
  )
}
