import {
  answerStep,
  count,
  decimal,
  divide,
  type Expr,
  equation,
  exact,
  explained,
  failed,
  howMany,
  line,
  mixed,
  type Noun,
  number,
  over,
  type Printed,
  type Quantity,
  Ratio,
  type Step,
  statements,
  sum,
  thing,
  times,
  tupleOf,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { alone } from '../../kit/stories/endings.ts'

/** So many of the small unit make one of the large. */
export interface Pair {
  readonly large: Noun
  readonly small: Noun
  readonly factor: number
  readonly isMetric: boolean
  /** Parts of the large unit that are whole amounts of the small. */
  readonly parts: readonly number[]
}
const customary = (large: Noun, small: Noun, factor: number, ...parts: readonly number[]): Pair => ({
  large,
  small,
  factor,
  isMetric: false,
  parts,
})
const metric = (large: Noun, small: Noun, factor: number, ...parts: readonly number[]): Pair => ({
  large,
  small,
  factor,
  isMetric: true,
  parts,
})
export const PAIRS = {
  footInch: customary(nouns.foot, nouns.inch, 12, 2, 3, 4, 6),
  yardFoot: customary(nouns.yard, nouns.foot, 3, 3),
  poundOunce: customary(nouns.pound, nouns.ounce, 16, 2, 4, 8),
  gallonQuart: customary(nouns.gallon, nouns.quart, 4, 2, 4),
  quartPint: customary(nouns.quart, nouns.pint, 2, 2),
  pintCup: customary(nouns.pint, nouns.cup, 2, 2),
  tonPound: customary(nouns.ton, nouns.pound, 2000, 2, 4),
  hourMinute: customary(nouns.hour, nouns.minute, 60, 2, 3, 4, 6),
  minuteSecond: customary(nouns.minute, nouns.second, 60, 2, 3, 4),
  kilometerMeter: metric(nouns.kilometer, nouns.meter, 1000, 10, 100),
  meterCentimeter: metric(nouns.meter, nouns.centimeter, 100, 10, 100),
  kilogramGram: metric(nouns.kilogram, nouns.gram, 1000, 10, 100),
  literMilliliter: metric(nouns.liter, nouns.milliliter, 1000, 10, 100),
} as const

/** What one of each unit is worth in the least of its kind: the standard definitions, for the checks. */
const WORTH: Readonly<Record<string, number>> = {
  inch: 1,
  foot: 12,
  yard: 36,
  mile: 63_360,
  ounce: 1,
  pound: 16,
  ton: 32_000,
  cup: 1,
  pint: 2,
  quart: 4,
  gallon: 16,
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
  centimeter: 1,
  meter: 100,
  kilometer: 100_000,
  milligram: 1,
  gram: 1000,
  kilogram: 1_000_000,
  milliliter: 1,
  liter: 1000,
}
/** "feet" has no time, "feet per minute" has one. */
function partsOf(name: string): readonly [unit: string, time?: string] {
  const parts = name.split(' per ')
  return parts.length === 1 ? [name] : tupleOf(parts, 2)
}
/** A rate is worth its unit over its time: a foot per minute. */
export function worth({ amount, noun }: Quantity): Ratio {
  const [unit, time] = partsOf(noun.en[0])
  const one = WORTH[unit] ?? failed(`${unit} has no worth`)
  return exact(amount).times(Ratio.of(one, time === undefined ? 1 : (WORTH[time] ?? failed(`${time} has no worth`))))
}
/** The measure that is printed under this name. */
export function measureNamed(printed: Printed, name: string): Quantity {
  const found = printed.terms('role').find(term => term.name === name)?.of
  return found?.kind === 'quantity' ? found : failed(`No ${name} is printed`)
}

/** One measure in both units. */
export interface Conversion {
  readonly pair: Pair
  /** In the large unit. */
  readonly amount: Ratio
  readonly toSmall: boolean
}
export const inSmall = ({ pair, amount }: Conversion): Ratio => amount.times(pair.factor)
const shownIn = ({ isMetric }: Pair, value: Ratio): Expr =>
  value.isInteger ? number(value) : isMetric ? decimal(value) : mixed(value)
export const shownLarge = (pair: Pair, value: Ratio): Quantity => count(shownIn(pair, value), pair.large)
export const shownSmall = (pair: Pair, value: Ratio): Quantity => count(shownIn(pair, value), pair.small)
export const givenOf = (facts: Conversion): Quantity =>
  facts.toSmall ? shownLarge(facts.pair, facts.amount) : shownSmall(facts.pair, inSmall(facts))
export const wantedOf = (facts: Conversion): Quantity =>
  facts.toSmall ? shownSmall(facts.pair, inSmall(facts)) : shownLarge(facts.pair, facts.amount)
export const wantedNoun = ({ pair, toSmall }: Pick<Conversion, 'pair' | 'toSmall'>): Noun =>
  toSmall ? pair.small : pair.large

export const isRight = (printed: Printed, answer: Quantity): boolean =>
  worth(measureNamed(printed, 'given')).equals(worth(answer))

/** Which way the numbers go, the calculation with the fact, and the measure. */
export function convertSteps(facts: Conversion, isFactPrinted: boolean): readonly Step[] {
  const { pair, toSmall } = facts
  const { large, small, factor } = pair
  const [given, wanted] = [givenOf(facts), wantedOf(facts)]
  return [
    ...(isFactPrinted
      ? []
      : [
          explained(
            alone(count(1, large), ' = ', count(factor, small)),
            line`Recall ${howMany(small)} make ${count(1, large)}.`,
            line`Recuerda ${howMany(small)} hay en ${count(1, large)}.`,
          ),
        ]),
    ...(toSmall
      ? [...multiplied(given, factor, wanted)]
      : pair.isMetric || facts.amount.isInteger
        ? [
            explained(
              equation(divide(given.amount, factor), wanted.amount),
              line`Every ${count(factor, small)} make ${count(1, large)}: divide by ${factor}.`,
              line`Cada ${count(factor, small)} forman ${count(1, large)}: divide entre ${factor}.`,
            ),
          ]
        : withRest(facts)),
    answerStep(alone(wanted), {
      en: line`${given} are ${wanted}.`,
      es: line`${given} son ${wanted}.`,
    }),
  ]
}
/** So many wholes, and a part for what is left. */
function withRest(facts: Conversion): readonly Step[] {
  const { pair, amount } = facts
  const { large, small, factor } = pair
  const given = inSmall(facts).n
  const whole = Math.floor(amount.toNumber())
  const left = given - whole * factor
  return [
    explained(
      equation(given, sum(times(whole, factor), left)),
      line`Every ${count(factor, small)} make ${count(1, large)}. Divide: ${count(whole, large)}, and ${count(left, small)} left.`,
      line`Cada ${count(factor, small)} forman ${count(1, large)}. Divide: ${count(whole, large)} y ${count(left, small)} más.`,
    ),
    explained(
      isReduced(left, factor) ? over(left, factor) : equation(over(left, factor), Ratio.of(left, factor)),
      line`Write what is left as a fraction of ${count(1, large)}.`,
      line`Escribe lo que sobra como fracción de ${count(1, large)}.`,
    ),
  ]
}
const isReduced = (n: number, d: number) => Ratio.of(n, d).d === d
/** So many of the smaller unit for each: of a mixed number, 6 × 60 and 1/4 × 60, and then both together. */
export function multiplied(given: Quantity, factor: number, found: Quantity): readonly Step[] {
  const value = exact(given.amount)
  const whole = Math.floor(value.toNumber())
  const part = value.minus(whole)
  const shown = given.amount
  const isMixed = shown.kind === 'number' && shown.as === 'mixed' && whole > 0
  const [one, other] = [whole * factor, mixed(part.times(factor))]
  const work = isMixed
    ? statements(equation(times(whole, factor), one), equation(times(part, factor), other))
    : equation(times(shown, factor), found.amount)
  return [
    explained(
      work,
      line`Each ${thing(given.noun)} is ${count(factor, found.noun)}: multiply by ${factor}.`,
      line`Cada ${thing(given.noun)} equivale a ${count(factor, found.noun)}: multiplica por ${factor}.`,
    ),
    ...(isMixed
      ? [
          explained(
            equation(sum(one, other), found.amount),
            line`Add what the whole number and the fraction make.`,
            line`Suma lo que dan el número entero y la fracción.`,
          ),
        ]
      : []),
  ]
}
