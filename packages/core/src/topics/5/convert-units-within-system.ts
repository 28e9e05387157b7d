import { quantity, rational } from '../../answer/number.ts'
import { numberList, tableCells } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { type Block, type Both, both, type CellHole, count, name, prose, table } from '../../content.ts'
import type { Noun } from '../../language/noun.ts'
import { cup, day, gram, hour, inch, meter, milliliter, minute, week } from '../../language/nouns/units.ts'
import { type Person, people } from '../../language/people.ts'
import { type UnitId, unitIds, unitSign } from '../../language/units.ts'
import { blank, decimal, equation, measure as measured, mixed, symbol, type Value, words } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Of } from '../../math/expr.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'

interface Pair {
  readonly large: UnitId
  readonly small: UnitId
  /** How many of the small make one large. */
  readonly factor: number
  readonly system: 'metric' | 'customary'
}

const pair = (large: UnitId, small: UnitId, factor: number, system: Pair['system'] = 'customary'): Pair => ({
  large,
  small,
  factor,
  system,
})

const oneStep: readonly Pair[] = [
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
const twoSteps: readonly Pair[] = [
  pair('kilometer', 'centimeter', 100_000, 'metric'),
  pair('meter', 'millimeter', 1000, 'metric'),
  pair('gallon', 'cup', 16),
  pair('yard', 'inch', 36),
  pair('gallon', 'pint', 8),
  pair('hour', 'second', 3600),
  pair('mile', 'yard', 1760),
]
/** Units that are too far apart for small whole answers. */
const great: readonly Pair[] = [pair('ton', 'pound', 2000), pair('mile', 'foot', 5280)]
const metric = oneStep.filter(({ system }) => system === 'metric')
const customary = oneStep.filter(({ system }) => system === 'customary')

/** How much of the small unit one of any unit is worth, by what the check must know: the standard definitions. */
const IN_BASE: Readonly<Partial<Record<UnitId, Ratio>>> = {
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
}

const inBase = ({ of, unit }: Of<'measure'>, amount: Ratio = evaluate(of)): Ratio => amount.times(IN_BASE[unit] ?? 0)

interface Conversion {
  readonly pair: Pair
  /** The amount in the large unit. */
  readonly amount: Ratio
  readonly toSmall: boolean
}

const conversions = {
  whole(random: Random): Conversion {
    const pair = random.pick(oneStep)
    return { pair, amount: Ratio.of(random.int(2, pair.factor >= 100 ? 5 : 24)), toSmall: random.evenly([true, false]) }
  },
  'metric decimals'(random: Random): Conversion {
    const pair = random.pick(metric)
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
    const pair = random.pick(random.chance(0.3) ? great : customary)
    const d = random.pick([2, 3, 4].filter(d => pair.factor % d === 0))
    return { pair, amount: Ratio.of(random.int(1, 8) * d + 1, d), toSmall: true }
  },
  'two steps'(random: Random): Conversion {
    const pair = random.pick(twoSteps)
    return { pair, amount: Ratio.of(random.int(2, pair.factor > 1000 ? 5 : 12)), toSmall: true }
  },
}

interface Level {
  readonly conversions: readonly (keyof typeof conversions)[]
}

const draw = (random: Random, level: Level) => conversions[random.evenly(level.conversions)](random)
const unitName = (unit: UnitId) => words(unitSign(unit).en, unitSign(unit).es)
/** Amounts of the large unit over those of the small one. */
const tableRows = ({ large, small }: Pair, amounts: readonly number[], results: readonly CellHole[]): CellHole[][] => [
  [unitName(large), ...amounts],
  [unitName(small), ...results],
]
const shown = (value: Ratio, { system }: Pair): Value =>
  value.isInteger ? value : system === 'metric' ? decimal(value) : mixed(value)

interface Story {
  readonly pair: Pair
  readonly noun: Noun
  readonly large: readonly [least: number, most: number]
  tell(whole: Of<'measure'>, part: Of<'measure'>, who: Person): Both<Block>
}

const stories: readonly Story[] = [
  {
    pair: pair('yard', 'inch', 36),
    noun: inch,
    large: [2, 6],
    tell: (whole, part, who) => ({
      en: prose`${name(who)} has ${whole} of wood trim and cuts off ${part}. How many inches are left?`,
      es: prose`${name(who)} tiene ${whole} de moldura y corta ${part}. ¿Cuántas pulgadas quedan?`,
    }),
  },
  {
    pair: pair('kilogram', 'gram', 1000, 'metric'),
    noun: gram,
    large: [2, 8],
    tell: (whole, part, who) => ({
      en: prose`A bag holds ${whole} of dog food. ${name(who)} uses ${part} this week. How many grams are left?`,
      es: prose`Una bolsa contiene ${whole} de alimento para perros. ${name(who)} usa ${part} esta semana. ¿Cuántos gramos quedan?`,
    }),
  },
  {
    pair: pair('gallon', 'cup', 16),
    noun: cup,
    large: [2, 6],
    tell: (whole, part, who) => ({
      en: prose`${name(who)} makes ${whole} of punch for a party. The guests drink ${part}. How many cups are left?`,
      es: prose`${name(who)} prepara ${whole} de ponche para una fiesta. Los invitados beben ${part}. ¿Cuántas tazas quedan?`,
    }),
  },
  {
    pair: pair('kilometer', 'meter', 1000, 'metric'),
    noun: meter,
    large: [2, 10],
    tell: (whole, part, who) => ({
      en: prose`A race is ${whole} long. ${name(who)} has run ${part}. How many meters are left?`,
      es: prose`Una carrera es de ${whole}. ${name(who)} ha corrido ${part}. ¿Cuántos metros faltan?`,
    }),
  },
  {
    pair: pair('hour', 'minute', 60),
    noun: minute,
    large: [3, 9],
    tell: (whole, part, who) => ({
      en: prose`A road trip takes ${whole}. ${name(who)} has driven for ${part}. How many minutes are left?`,
      es: prose`Un viaje por carretera dura ${whole}. ${name(who)} ha manejado ${part}. ¿Cuántos minutos faltan?`,
    }),
  },
  {
    pair: pair('liter', 'milliliter', 1000, 'metric'),
    noun: milliliter,
    large: [2, 5],
    tell: (whole, part, who) => ({
      en: prose`A water jug holds ${whole}. ${name(who)} fills bottles with ${part} of the water. How many milliliters are left?`,
      es: prose`Un garrafón contiene ${whole} de agua. ${name(who)} llena botellas con ${part} del agua. ¿Cuántos mililitros quedan?`,
    }),
  },
]

const instruction = { en: prose`Convert.`, es: prose`Convierte.` }

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
    levels: {
      easy: { conversions: ['whole'] },
      medium: { conversions: ['whole', 'metric decimals'] },
      hard: { conversions: ['two steps', 'fractional amount'] },
    },
  },
  form => ({
    withEquivalence: form({
      levels: ['easy'],
      share: 3,
      instruction,
      lines: 0,
      draw,
      answer: rational,
      solve: ({ pair, amount, toSmall }) => shown(toSmall ? amount.times(pair.factor) : amount, pair),
      ask: ({ pair: { large, small, factor }, amount, toSmall }) =>
        both([
          equation(measured(1, large), measured(factor, small)),
          toSmall
            ? equation(measured(amount, large), measured(blank(2), small))
            : equation(measured(amount.times(factor), small), measured(blank(2), large)),
        ]),
      check: (printed, answer) => isConversion(printed, exact(answer)),
    }),

    convert: form({
      levels: ['medium', 'hard'],
      share: 3,
      instruction,
      lines: 1,
      draw,
      answer: rational,
      solve: ({ pair, amount, toSmall }) => shown(toSmall ? amount.times(pair.factor) : amount, pair),
      ask: ({ pair: { large, small, factor, system }, amount, toSmall }) => {
        const first = toSmall
          ? measured(shown(amount, { large, small, factor, system }), large)
          : measured(amount.times(factor), small)
        return both(equation(first, measured(blank(2), toSmall ? small : large)))
      },
      check: (printed, answer) => isConversion(printed, exact(answer)),
    }),

    mixedUnits: form({
      levels: ['medium'],
      share: 2,
      instruction,
      lines: 1,
      draw: random => {
        const pair = random.pick(customary)
        return { pair, large: random.int(1, 9), small: random.int(1, pair.factor - 1) }
      },
      answer: numberList,
      solve: ({ large, small }) => [large, small],
      ask: ({ pair, large, small }) =>
        both(
          prose`${measured(large * pair.factor + small, pair.small)} = ${measured(blank(2), pair.large)} ${measured(blank(2), pair.small)}`,
        ),
      check(printed, [large, small]) {
        const [given, first, second] = printed.all('measure')
        if (!given || !first || !second || large === undefined || small === undefined) return false
        const total = inBase(first, exact(large)).plus(inBase(second, exact(small)))
        return total.equals(inBase(given)) && inBase(second, exact(small)).compare(inBase(first, Ratio.of(1))) < 0
      },
    }),

    compare: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`Compare. Write <, >, or =.`, es: prose`Compara. Escribe <, > o =.` },
      lines: 0,
      draw: random => {
        const pair = random.pick(oneStep)
        const large = random.int(2, 9)
        const change = random.evenly([0, -1, 1]) * random.int(1, Math.max(1, Math.floor(pair.factor / 2)))
        return { pair, large, small: large * pair.factor + change, first: random.pick([true, false]) }
      },
      answer: option({
        less: { en: prose`<`, es: prose`<` },
        greater: { en: prose`>`, es: prose`>` },
        equal: { en: prose`=`, es: prose`=` },
      }),
      solve: ({ pair, large, small, first }) => {
        const order = large * pair.factor - small
        return order === 0 ? 'equal' : order < 0 === first ? 'less' : 'greater'
      },
      ask: ({ pair, large, small, first }) => {
        const [a, b] = [measured(large, pair.large), measured(small, pair.small)]
        return both(first ? prose`${a} ${symbol('□')} ${b}` : prose`${b} ${symbol('□')} ${a}`)
      },
      check(printed, answer) {
        const [left, right] = printed.all('measure')
        if (!left || !right) return false
        const order = inBase(left).compare(inBase(right))
        return answer === (order < 0 ? 'less' : order > 0 ? 'greater' : 'equal')
      },
    }),

    table: form({
      levels: ['easy'],
      instruction: { en: prose`Complete the table.`, es: prose`Completa la tabla.` },
      lines: 0,
      draw: random => ({ pair: random.pick(oneStep), start: random.int(1, 6), step: random.int(1, 3) }),
      answer: tableCells,
      solve({ pair, start, step }) {
        const amounts = [0, 1, 2, 3].map(i => start + i * step)
        const blanks = amounts.map(amount => amount * pair.factor)
        return { blanks, rows: tableRows(pair, amounts, blanks), rowHeads: true }
      },
      ask({ pair, start, step }) {
        const amounts = [0, 1, 2, 3].map(i => start + i * step)
        return both(
          table({
            rowHeads: true,
            rows: tableRows(
              pair,
              amounts,
              amounts.map(() => blank(2)),
            ),
          }),
        )
      },
      check(printed, { blanks }) {
        const [large, small] = printed
          .all('words')
          .map(({ en }) => IN_BASE[unitIds.find(unit => unitSign(unit).en === en) ?? 'unit'])
        const amounts = printed.all('number').map(number => evaluate(number))
        return (
          large !== undefined &&
          small !== undefined &&
          blanks.length === amounts.length &&
          blanks.every((answer, i) =>
            exact(answer)
              .times(small)
              .equals((amounts[i] ?? Ratio.of(0)).times(large)),
          )
        )
      },
    }),

    calendar: form({
      levels: ['hard'],
      lines: 2,
      draw(random) {
        const unit = random.evenly(['day', 'week'])
        return { unit, many: random.int(2, unit === 'day' ? 5 : 6) }
      },
      answer: quantity,
      solve: ({ unit, many }) => (unit === 'day' ? count(many * 1440, minute) : count(many * 168, hour)),
      ask: ({ unit, many }) =>
        unit === 'day'
          ? {
              en: prose`How many minutes are in ${count(many, day)}?`,
              es: prose`¿Cuántos minutos hay en ${count(many, day)}?`,
            }
          : {
              en: prose`How many hours are in ${count(many, week)}?`,
              es: prose`¿Cuántas horas hay en ${count(many, week)}?`,
            },
      // Step by step: hours of a day, minutes of an hour; days of a week, hours of a day.
      check(printed, { amount, noun }) {
        const { noun: asked } = printed.term('quantity')
        const steps = asked === day ? [24, 60] : [7, 24]
        return (
          noun === (asked === day ? minute : hour) &&
          steps.reduce((rest, step) => rest.over(step), evaluate(amount)).equals(printed.numbers[0] ?? 0)
        )
      },
    }),

    story: form({
      levels: ['hard'],
      share: 2,
      lines: 4,
      draw(random) {
        const story = random.pick(stories)
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
      ask: ({ story, whole, part, who }) =>
        story.tell(measured(whole, story.pair.large), measured(part, story.pair.small), who),
      // What is used and what is left make the whole.
      check(printed, { amount }) {
        const [whole, part] = printed.all('measure')
        return (
          whole !== undefined &&
          part !== undefined &&
          inBase(part, evaluate(amount).plus(evaluate(part.of))).equals(inBase(whole))
        )
      },
    }),
  }),
)

/** A given measure equals the blank's unit times the answer. */
function isConversion(printed: Printed, answer: Ratio): boolean {
  const asked = printed.all('relation').at(-1)
  return (
    asked?.left.kind === 'measure' &&
    asked.right.kind === 'measure' &&
    inBase(asked.right, answer).equals(inBase(asked.left))
  )
}
