import {
  answerStep,
  type Block,
  type Both,
  blank,
  both,
  type CellHole,
  type Content,
  count,
  decimal,
  defineTopic,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  failed,
  type Inline,
  itemOf,
  line,
  measure as measured,
  minus,
  type Noun,
  numberList,
  type Printed,
  people,
  prose,
  type Quantity,
  quantity,
  type Random,
  Ratio,
  relation,
  remainder,
  type Step,
  statements,
  step,
  sum,
  symbol,
  table,
  tableCells,
  times,
  tupleOf,
  type UnitId,
  unitIds,
  unitSign,
  words,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { comparison, comparisonOf } from '../kit/facts/compare-signs.ts'
import { measured as measureWithUnit } from '../kit/stories/amounts.ts'
import {
  baseOf,
  type Conversion,
  conversions,
  customary,
  draw,
  inBase,
  isConversion,
  type Level,
  oneStep,
  type Pair,
  shown,
} from './convert-units-within-system/conversions.ts'
import { leftoverStories } from './convert-units-within-system/leftover-stories.ts'

const unitName = (unit: UnitId) => words(unitSign(unit).en, unitSign(unit).es)

/** Amounts of the large unit over those of the small one. */
const tableRows = ({ large, small }: Pair, amounts: readonly number[], results: readonly CellHole[]): CellHole[][] => [
  [unitName(large), ...amounts],
  [unitName(small), ...results],
]
const amountsFrom = ({ start, by }: { readonly start: number; readonly by: number }) =>
  [0, 1, 2, 3].map(i => start + i * by)

const inLarge = ({ pair, amount }: Conversion) => measured(shown(amount, pair), pair.large)
const inSmall = ({ pair, amount }: Conversion) => measured(shown(amount.times(pair.factor), pair), pair.small)
const result = (conversion: Conversion) => (conversion.toSmall ? inSmall(conversion) : inLarge(conversion))
const given = (conversion: Conversion) => (conversion.toSmall ? inLarge(conversion) : inSmall(conversion))

const fact = (large: UnitId, small: UnitId, factor: number) => equation(measured(1, large), measured(factor, small))
/** 1 yd = 36 in, or by way of a unit between: 1 yd = 3 ft; 1 ft = 12 in. */
const factOf = ({ large, small, factor, between }: Pair): Step =>
  step(
    between
      ? statements(fact(large, ...between), fact(between[0], small, factor / between[1]))
      : fact(large, small, factor),
    because.howManyMakeOne,
  )
const shownBy = (value: Ratio) => (value.isInteger ? value.n : decimal(value))
const timesFactor = (amount: Ratio, factor: number) =>
  equation(times(shownBy(amount), factor), shownBy(amount.times(factor)))

/** From the large unit to the small one, each factor on its own line, a mixed number in two parts. */
function toSmall({ pair: { system, factor, between }, amount }: Conversion): readonly Step[] {
  if (!between) return byFactor(amount, factor, system)
  const [, first] = between
  return [...byFactor(amount, first, system), ...byFactor(amount.times(first), factor / first, system)]
}

function byFactor(amount: Ratio, factor: number, system: Pair['system']): readonly Step[] {
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

const converted = (conversion: Conversion): readonly Step[] => [
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

const instruction = { en: prose`Convert.`, es: prose`Convierte.` }
const levels: Readonly<Record<'easy' | 'medium' | 'hard', Level>> = {
  easy: { conversions: ['whole'], compared: ['whole'] },
  medium: { conversions: ['metric decimals'], compared: ['metric decimals'] },
  hard: { conversions: ['fractional amount'], compared: ['two steps'] },
}

const comparing = { en: prose`Compare. Write <, >, or =.`, es: prose`Compara. Escribe <, > o =.` }
interface Compared {
  readonly conversion: Conversion
  readonly small: Ratio
  readonly first: boolean
}
function drawCompared(random: Random, { compared }: Level): Compared {
  const conversion = conversions[random.evenly(compared)](random)
  const change = random.evenly([0, -1, 1]) * random.int(1, Math.max(1, Math.floor(conversion.pair.factor / 2)))
  return {
    conversion,
    small: conversion.amount.times(conversion.pair.factor).plus(change),
    first: random.pick([true, false]),
  }
}
const compared = ({ conversion: { pair, amount }, small, first }: Compared) => {
  const order = amount.times(pair.factor).compare(small)
  return comparisonOf(first ? order : -order, 0)
}
const sidesOf = ({ conversion, small, first }: Compared) => {
  const [a, b] = [inLarge(conversion), measured(small, conversion.pair.small)]
  return first ? prose`${a} ${symbol('□')} ${b}` : prose`${b} ${symbol('□')} ${a}`
}
const comparedSteps = ({ conversion, small, first }: Compared): readonly Step[] => {
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
const isComparison = (printed: Printed, answer: string): boolean => {
  const [left, right] = tupleOf(printed.all('measure').slice(-2), 2)
  return answer === comparisonOf(inBase(left).compare(inBase(right)), 0)
}

const NOUNS: ReadonlyMap<UnitId, Noun> = new Map<UnitId, Noun>([
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
const nounOf = (unit: UnitId): Noun => NOUNS.get(unit) ?? failed(`The unit ${unit} has no noun`)
const unitsOf = (noun: Noun): readonly UnitId[] => [...NOUNS].flatMap(([unit, of]) => (of === noun ? [unit] : []))

/** 1 gallon (gal) = 4 quarts (qt): what is given names the units, then comes the task. */
function under({ large, small, factor }: Pair, task: Block | Expr): Both<Content> {
  return both([{ kind: 'paragraph', content: [...named(1, large), ' = ', ...named(factor, small)] }, task])
}
/** 4 quarts (qt); in Spanish a foot has no short form. */
const named = (amount: number, unit: UnitId): readonly Inline[] =>
  unit === 'foot'
    ? [words(amount === 1 ? '1 foot (ft)' : `${amount} feet (ft)`, amount === 1 ? '1 pie' : `${amount} pies`)]
    : line`${count(amount, nounOf(unit))} (${unitName(unit)})`
const measuredFact = ({ large, small, factor }: Pair) => fact(large, small, factor)

/** By way of the unit between: each factor on its own line, with what it finds. */
function inTwoSteps({ pair, amount }: Conversion, answer: Quantity): readonly Step[] {
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
      en: line`Each ${words(middle.en[0], middle.es[0])} makes ${count(second, small)}: multiply by ${second}.`,
      es: line`Cada ${words(middle.en[0], middle.es[0])} equivale a ${count(second, small)}: multiplica por ${second}.`,
    }),
    answerStep(both(prose`${answer}`), {
      en: line`There are ${answer} in ${count(shown(amount, pair), large)}.`,
      es: line`En ${count(shown(amount, pair), large)} hay ${answer}.`,
    }),
  ]
}

export const convertUnitsWithinSystem = defineTopic(
  {
    id: 'convert-units-within-system',
    name: { en: 'Convert measurement units', es: 'Convertir unidades de medida' },
    description: {
      en: 'Change measurements between larger and smaller units of the same system.',
      es: 'Cambia medidas entre unidades mayores y menores del mismo sistema de medición.',
    },
    domain: 'Measurement & Data',
    standards: ['5.MD.A.1'],
    rev: 3,
    levels,
  },
  form => ({
    withEquivalence: form({
      levels: ['easy'],
      share: 2,
      instruction,
      draw,
      answer: measureWithUnit,
      solve: result,
      ask: conversion => {
        const { pair, toSmall } = conversion
        return under(pair, equation(given(conversion), measured(blank(3.2), toSmall ? pair.small : pair.large)))
      },
      solution: conversion => converted(conversion).slice(1),
      check: (printed, { of }) => isConversion(printed, evaluate(of)),
    }),

    convert: form({
      levels: ['medium', 'hard'],
      share: 2,
      instruction,
      draw,
      answer: measureWithUnit,
      solve: result,
      ask: conversion => {
        const { pair, toSmall } = conversion
        return both(equation(given(conversion), measured(blank(3.2), toSmall ? pair.small : pair.large)))
      },
      solution: converted,
      check: (printed, { of }) => isConversion(printed, evaluate(of)),
    }),

    mixedUnits: form({
      levels: ['medium'],
      share: 2,
      instruction,
      draw(random) {
        const pair = random.evenly(customary)
        return { pair, large: random.int(2, 12), small: random.int(1, pair.factor - 1) }
      },
      answer: numberList,
      solve: ({ large, small }) => [large, small],
      ask: ({ pair, large, small }) =>
        both(
          prose`${measured(large * pair.factor + small, pair.small)} = ${measured(blank(3.2), pair.large)} ${measured(blank(3.2), pair.small)}`,
        ),
      solution: ({ pair, large, small }) => [
        factOf(pair),
        step(
          equation(divide(large * pair.factor + small, pair.factor), remainder(large, small)),
          because.quotientAndRest,
        ),
        step(
          both(
            prose`${measured(large * pair.factor + small, pair.small)} = ${measured(large, pair.large)} ${measured(small, pair.small)}`,
          ),
          because.writeTheUnits,
        ),
      ],
      check(printed, answers) {
        const [whole, first, second] = tupleOf(printed.all('measure'), 3)
        const [large, small] = tupleOf(answers.map(exact), 2)
        return (
          inBase(first, large).plus(inBase(second, small)).equals(inBase(whole)) &&
          inBase(second, small).compare(inBase(first, Ratio.of(1))) < 0
        )
      },
    }),

    mixedToSmall: form({
      levels: ['medium'],
      share: 2,
      instruction,
      draw(random) {
        const pair = random.evenly([...customary].reverse())
        return { pair, large: random.int(3, 12), small: random.int(1, pair.factor - 1) }
      },
      answer: measureWithUnit,
      solve: ({ pair, large, small }) => measured(large * pair.factor + small, pair.small),
      ask: ({ pair, large, small }) =>
        both(
          prose`${measured(large, pair.large)} ${measured(small, pair.small)} = ${measured(blank(3.2), pair.small)}`,
        ),
      solution: ({ pair, large, small }) => [
        factOf(pair),
        step(timesFactor(Ratio.of(large), pair.factor), because.toSmallerUnit),
        explainedBy(equation(sum(large * pair.factor, small), large * pair.factor + small), {
          en: line`Add what is already in the smaller unit: ${measured(small, pair.small)}.`,
          es: line`Suma lo que ya está en la unidad menor: ${measured(small, pair.small)}.`,
        }),
        step(
          both(
            prose`${measured(large, pair.large)} ${measured(small, pair.small)} = ${measured(large * pair.factor + small, pair.small)}`,
          ),
          because.writeTheUnits,
        ),
      ],
      check(printed, { of }) {
        const [large, small, asked] = tupleOf(printed.all('measure'), 3)
        return inBase(large)
          .plus(inBase(small))
          .equals(inBase(asked, evaluate(of)))
      },
    }),

    compareWithEquivalence: form({
      levels: ['easy'],
      instruction: comparing,
      draw: drawCompared,
      answer: comparison,
      solve: compared,
      ask: drawn => under(drawn.conversion.pair, sidesOf(drawn)),
      solution: drawn => comparedSteps(drawn).slice(1),
      check: (printed, answer) => isComparison(printed, answer),
    }),

    compare: form({
      levels: ['medium'],
      instruction: comparing,
      draw: drawCompared,
      answer: comparison,
      solve: compared,
      ask: drawn => both(sidesOf(drawn)),
      solution: comparedSteps,
      check: (printed, answer) => isComparison(printed, answer),
    }),

    table: form({
      levels: ['easy'],
      instruction: { en: prose`Complete the table.`, es: prose`Completa la tabla.` },
      draw: random => ({ pair: random.evenly([...oneStep].reverse()), start: random.int(1, 6), by: random.int(1, 3) }),
      answer: tableCells,
      solve(drawn) {
        const amounts = amountsFrom(drawn)
        const blanks = amounts.map(amount => amount * drawn.pair.factor)
        return { blanks, rows: tableRows(drawn.pair, amounts, blanks), rowHeads: true }
      },
      ask(drawn) {
        const amounts = amountsFrom(drawn)
        const blanks = amounts.map(() => blank(2))
        return under(drawn.pair, table({ rowHeads: true, rows: tableRows(drawn.pair, amounts, blanks) }))
      },
      solution(drawn) {
        const { pair } = drawn
        return [
          explainedBy(measuredFact(pair), {
            en: line`Each number below is ${pair.factor} times the number above it.`,
            es: line`Cada número de abajo es ${pair.factor} veces el de arriba.`,
          }),
          step(
            statements(...amountsFrom(drawn).map(amount => timesFactor(Ratio.of(amount), pair.factor))),
            because.toSmallerUnit,
          ),
        ]
      },
      check(printed, { blanks }) {
        const [large, small] = tupleOf(
          printed
            .all('words')
            .slice(-2)
            .map(({ en }) =>
              baseOf(
                tupleOf(
                  unitIds.filter(unit => unitSign(unit).en === en),
                  1,
                )[0],
              ),
            ),
          2,
        )
        const amounts = printed
          .all('number')
          .slice(-blanks.length)
          .map(number => evaluate(number))
        return (
          blanks.length === amounts.length &&
          amounts.every((amount, i) => amount.times(large).equals(exact(itemOf(blanks, i)).times(small)))
        )
      },
    }),

    twoSteps: form({
      levels: ['hard'],
      share: 2,
      draw: random => conversions['two steps'](random),
      answer: quantity,
      solve: ({ pair, amount }) => count(amount.times(pair.factor), nounOf(pair.small)),
      ask({ pair, amount }) {
        const small = nounOf(pair.small)
        const whole = count(shown(amount, pair), nounOf(pair.large))
        return {
          en: { kind: 'paragraph', content: [`How many ${small.en[1]} are in `, whole, '?'] },
          es: {
            kind: 'paragraph',
            content: [`¿${small.gender === 'f' ? 'Cuántas' : 'Cuántos'} ${small.es[1]} hay en `, whole, '?'],
          },
        }
      },
      solution: inTwoSteps,
      // Both units by what one of them is worth.
      check(printed, { amount, noun }) {
        const { amount: whole, noun: asked } = printed.term('quantity')
        const worth = (of: Noun) => baseOf(itemOf(unitsOf(of), 0))
        return evaluate(amount)
          .times(worth(noun))
          .equals(evaluate(whole).times(worth(asked)))
      },
    }),

    calendar: form({
      levels: ['hard'],
      draw(random) {
        const unit = random.evenly(['day', 'week'])
        return { unit, many: random.int(2, 9) }
      },
      answer: quantity,
      solve: ({ unit, many }) => (unit === 'day' ? count(many * 1440, nouns.minute) : count(many * 168, nouns.hour)),
      ask: ({ unit, many }) =>
        unit === 'day'
          ? {
              en: prose`How many minutes are in ${count(many, nouns.day)}?`,
              es: prose`¿Cuántos minutos hay en ${count(many, nouns.day)}?`,
            }
          : {
              en: prose`How many hours are in ${count(many, nouns.week)}?`,
              es: prose`¿Cuántas horas hay en ${count(many, nouns.week)}?`,
            },
      solution({ unit, many }, answer) {
        const [first, second, noun, between] =
          unit === 'day' ? [24, 60, nouns.day, nouns.hour] : [7, 24, nouns.week, nouns.day]
        return [
          step(
            unit === 'day'
              ? both(
                  prose`${count(1, nouns.day)} = ${count(24, nouns.hour)}; ${count(1, nouns.hour)} = ${count(60, nouns.minute)}`,
                )
              : both(
                  prose`${count(1, nouns.week)} = ${count(7, nouns.day)}; ${count(1, nouns.day)} = ${count(24, nouns.hour)}`,
                ),
            because.howManyMakeOne,
          ),
          explainedBy(timesFactor(Ratio.of(many), first), {
            en: line`Multiply ${many} by ${first}: in ${count(many, noun)} there are ${count(many * first, between)}.`,
            es: line`Multiplica ${many} por ${first}: en ${count(many, noun)} hay ${count(many * first, between)}.`,
          }),
          explainedBy(timesFactor(Ratio.of(many * first), second), {
            en: line`Multiply ${count(many * first, between)} by ${second}.`,
            es: line`Multiplica ${count(many * first, between)} por ${second}.`,
          }),
          answerStep(both(prose`${answer}`), {
            en: line`There are ${answer} in ${count(many, noun)}.`,
            es: line`En ${count(many, noun)} hay ${answer}.`,
          }),
        ]
      },
      // Step by step: hours of a day, minutes of an hour; days of a week, hours of a day.
      check(printed, { amount, noun }) {
        const { noun: asked } = printed.term('quantity')
        const steps = asked === nouns.day ? [24, 60] : [7, 24]
        return (
          noun === (asked === nouns.day ? nouns.minute : nouns.hour) &&
          steps.reduce((rest, step) => rest.over(step), evaluate(amount)).equals(printed.take(1)[0])
        )
      },
    }),

    story: form({
      levels: ['hard'],
      kind: 'story',
      share: 2,
      draw(random) {
        const story = random.evenly(leftoverStories)
        const whole = random.int(...story.large)
        const all = whole * story.pair.factor
        return {
          story,
          whole,
          part: random.int(1, 9) * Math.max(1, Math.floor(all / 12)) + random.int(0, 2),
          all,
          who: random.pick(people),
        }
      },
      answer: quantity,
      solve: ({ story, all, part }) => count(all - part, story.noun),
      ask: ({ story, whole, part, who }) => story.tell(count(whole, story.of), count(part, story.noun), who),
      solution: ({ story, whole, all, part }, answer) => [
        factOf(story.pair),
        step(timesFactor(Ratio.of(whole), story.pair.factor), because.toSmallerUnit),
        explainedBy(equation(minus(all, part), all - part), {
          en: line`Both amounts are in the same unit. Subtract ${part} from ${all} to find what is left.`,
          es: line`Las dos cantidades están en la misma unidad. Resta ${part} de ${all} para hallar lo que queda.`,
        }),
        answerStep(both(prose`${answer}`), story.answers(answer)),
      ],
      // What is used and what is left make the whole.
      check(printed, { amount }) {
        const [whole, part] = tupleOf(printed.terms('quantity').slice(0, 2), 2)
        const worth = ({ noun }: typeof whole) => baseOf(itemOf(unitsOf(noun), 0))
        return evaluate(amount)
          .plus(evaluate(part.amount))
          .times(worth(part))
          .equals(evaluate(whole.amount).times(worth(whole)))
      },
    }),
  }),
)
