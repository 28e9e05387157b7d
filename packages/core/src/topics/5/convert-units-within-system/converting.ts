import {
  answerStep,
  type Block,
  type Both,
  both,
  type CellHole,
  type Content,
  count,
  decimal,
  divide,
  type Expr,
  equation,
  explainedBy,
  failed,
  type Inline,
  line,
  measure as measured,
  type Noun,
  type Printed,
  prose,
  type Quantity,
  type Random,
  Ratio,
  relation,
  type Step,
  statements,
  step,
  sum,
  symbol,
  times,
  tupleOf,
  type UnitId,
  unitSign,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { comparisonOf } from '../../kit/facts/compare-signs.ts'
import { type Conversion, conversions, inBase, type Level, type Pair, shown } from './conversions.ts'

export const unitName = (unit: UnitId) => words(unitSign(unit).en, unitSign(unit).es)

/** Amounts of the large unit over those of the small one. */
export const tableRows = (
  { large, small }: Pair,
  amounts: readonly number[],
  results: readonly CellHole[],
): CellHole[][] => [
  [unitName(large), ...amounts],
  [unitName(small), ...results],
]
export const amountsFrom = ({ start, by }: { readonly start: number; readonly by: number }) =>
  [0, 1, 2, 3].map(i => start + i * by)

export const inLarge = ({ pair, amount }: Conversion) => measured(shown(amount, pair), pair.large)
export const inSmall = ({ pair, amount }: Conversion) => measured(shown(amount.times(pair.factor), pair), pair.small)
export const result = (conversion: Conversion) => (conversion.toSmall ? inSmall(conversion) : inLarge(conversion))
export const given = (conversion: Conversion) => (conversion.toSmall ? inLarge(conversion) : inSmall(conversion))

export const fact = (large: UnitId, small: UnitId, factor: number) =>
  equation(measured(1, large), measured(factor, small))
/** 1 yd = 36 in, or by way of a unit between: 1 yd = 3 ft; 1 ft = 12 in. */
export const factOf = ({ large, small, factor, between }: Pair): Step =>
  step(
    between
      ? statements(fact(large, ...between), fact(between[0], small, factor / between[1]))
      : fact(large, small, factor),
    because.howManyMakeOne,
  )
export const shownBy = (value: Ratio) => (value.isInteger ? value.n : decimal(value))
export const timesFactor = (amount: Ratio, factor: number) =>
  equation(times(shownBy(amount), factor), shownBy(amount.times(factor)))

/** From the large unit to the small one, each factor on its own line, a mixed number in two parts. */
export function toSmall({ pair: { system, factor, between }, amount }: Conversion): readonly Step[] {
  if (!between) return byFactor(amount, factor, system)
  const [, first] = between
  return [...byFactor(amount, first, system), ...byFactor(amount.times(first), factor / first, system)]
}

export function byFactor(amount: Ratio, factor: number, system: Pair['system']): readonly Step[] {
  if (amount.isInteger || system === 'metric') return [step(timesFactor(amount, factor), because.toSmallerUnit)]
  const whole = Math.floor(amount.n / amount.d)
  const part = amount.minus(whole)
  return [
    step(
      statements(timesFactor(Ratio.of(whole), factor), equation(times(part, factor), part.times(factor))),
      because.convertEachPart,
    ),
    step(equation(sum(whole * factor, part.times(factor)), amount.times(factor)), because.addParts),
  ]
}

export const converted = (conversion: Conversion): readonly Step[] => [
  factOf(conversion.pair),
  ...(conversion.toSmall
    ? toSmall(conversion)
    : [
        step(
          equation(
            divide(shownBy(conversion.amount.times(conversion.pair.factor)), conversion.pair.factor),
            shownBy(conversion.amount),
          ),
          because.toLargerUnit,
        ),
      ]),
  step(equation(given(conversion), result(conversion)), because.writeTheUnits),
]

export const instruction = { en: prose`Convert.`, es: prose`Convierte.` }

export const comparing = { en: prose`Compare. Write <, >, or =.`, es: prose`Compara. Escribe <, > o =.` }
export interface Compared {
  readonly conversion: Conversion
  readonly small: Ratio
  readonly first: boolean
}
export function drawCompared(random: Random, { compared }: Level): Compared {
  const conversion = conversions[random.evenly(compared)](random)
  const change = random.evenly([0, -1, 1]) * random.int(1, Math.max(1, Math.floor(conversion.pair.factor / 2)))
  return {
    conversion,
    small: conversion.amount.times(conversion.pair.factor).plus(change),
    first: random.pick([true, false]),
  }
}
export const compared = ({ conversion: { pair, amount }, small, first }: Compared) => {
  const order = amount.times(pair.factor).compare(small)
  return comparisonOf(first ? order : -order, 0)
}
export const sidesOf = ({ conversion, small, first }: Compared) => {
  const [a, b] = [inLarge(conversion), measured(small, conversion.pair.small)]
  return first ? prose`${a} ${symbol('□')} ${b}` : prose`${b} ${symbol('□')} ${a}`
}
export const comparedSteps = ({ conversion, small, first }: Compared): readonly Step[] => {
  const order = conversion.amount.times(conversion.pair.factor).compare(small)
  const signs = { less: '<', greater: '>', equal: '=' } as const
  const [a, b] = [inSmall(conversion), measured(small, conversion.pair.small)]
  return [
    factOf(conversion.pair),
    ...toSmall(conversion),
    first
      ? step(relation(a, signs[comparisonOf(order, 0)], b), because.compareInOneUnit)
      : step(relation(b, signs[comparisonOf(-order, 0)], a), because.compareInOneUnit),
  ]
}
export const isComparison = (printed: Printed, answer: string): boolean => {
  const [left, right] = tupleOf(printed.all('measure').slice(-2), 2)
  return answer === comparisonOf(inBase(left).compare(inBase(right)), 0)
}

export const NOUNS: ReadonlyMap<UnitId, Noun> = new Map<UnitId, Noun>([
  ['inch', nouns.inch],
  ['foot', nouns.foot],
  ['yard', nouns.yard],
  ['ounce', nouns.ounce],
  ['pound', nouns.pound],
  ['cup', nouns.cup],
  ['pint', nouns.pint],
  ['quart', nouns.quart],
  ['gallon', nouns.gallon],
  ['second', nouns.second],
  ['minute', nouns.minute],
  ['hour', nouns.hour],
  ['millimeter', nouns.millimeter],
  ['centimeter', nouns.centimeter],
  ['meter', nouns.meter],
  ['kilometer', nouns.kilometer],
  ['gram', nouns.gram],
  ['kilogram', nouns.kilogram],
  ['milliliter', nouns.milliliter],
  ['liter', nouns.liter],
])
export const nounOf = (unit: UnitId): Noun => NOUNS.get(unit) ?? failed(`The unit ${unit} has no noun`)
export const unitsOf = (noun: Noun): readonly UnitId[] =>
  [...NOUNS].flatMap(([unit, of]) => (of === noun ? [unit] : []))

/** 1 gallon (gal) = 4 quarts (qt): what is given names the units, then comes the task. */
export function under({ large, small, factor }: Pair, task: Block | Expr): Both<Content> {
  return both([{ kind: 'paragraph', content: [...named(1, large), ' = ', ...named(factor, small)] }, task])
}
/** 4 quarts (qt); in Spanish a foot has no short form. */
export const named = (amount: number, unit: UnitId): readonly Inline[] =>
  unit === 'foot'
    ? [words(amount === 1 ? '1 foot (ft)' : `${amount} feet (ft)`, amount === 1 ? '1 pie' : `${amount} pies`)]
    : line`${count(amount, nounOf(unit))} (${unitName(unit)})`
export const measuredFact = ({ large, small, factor }: Pair) => fact(large, small, factor)

/** By way of the unit between: each factor on its own line, with what it finds. */
export function inTwoSteps({ pair, amount }: Conversion, answer: Quantity): readonly Step[] {
  const [between, first] = pair.between ?? failed('A unit stands between')
  const second = pair.factor / first
  const [large, middle, small] = [pair.large, between, pair.small].map(nounOf) as [Noun, Noun, Noun]
  const many = amount.times(first)
  const whole = Math.floor(amount.n / amount.d)
  const part = amount.minus(whole)
  const found = count(shownBy(many), middle)
  return [
    step(
      both(prose`${count(1, large)} = ${count(first, middle)}; ${count(1, middle)} = ${count(second, small)}`),
      because.howManyMakeOne,
    ),
    pair.system === 'metric' || amount.isInteger
      ? explainedBy(timesFactor(amount, first), {
          en: line`Multiply by ${first}: that makes ${found}.`,
          es: line`Multiplica por ${first}: son ${found}.`,
        })
      : explainedBy(
          statements(
            timesFactor(Ratio.of(whole), first),
            equation(times(part, first), part.times(first)),
            equation(sum(whole * first, part.times(first)), many),
          ),
          {
            en: line`Multiply the whole number and the fraction by ${first} and add: that makes ${found}.`,
            es: line`Multiplica el entero y la fracción por ${first} y suma: son ${found}.`,
          },
        ),
    explainedBy(timesFactor(many, second), {
      en: line`Each ${words(middle.en[0], middle.es[0])} is ${count(second, small)}: multiply by ${second}.`,
      es: line`Cada ${words(middle.en[0], middle.es[0])} equivale a ${count(second, small)}: multiplica por ${second}.`,
    }),
    answerStep(both(prose`${answer}`), {
      en: line`There are ${answer} in ${count(shown(amount, pair), large)}.`,
      es: line`En ${count(shown(amount, pair), large)} hay ${answer}.`,
    }),
  ]
}
