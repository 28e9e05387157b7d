import { labelOrder } from '../../answer/labels.ts'
import { decimalNumber, fractionInLowestTerms, percentage } from '../../answer/number.ts'
import { numbersAsWritten, tableCellsAsWritten } from '../../answer/number-list.ts'
import { orderedList } from '../../answer/point.ts'
import { both, type CellHole, figure, line, prose, table } from '../../content.ts'
import { areaGrid } from '../../figure/area-grid.ts'
import { blank, decimal, list, mixed, percent, symbol, words } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { decimalPlaces } from '../../number/decimal.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'

/** Each draws a number as a part of one. */
const kinds = {
  'whole percent': (random: Random) => Ratio.of(random.intExcept(1, 100, 100), 100),
  'simple fraction': (random: Random) => {
    const d = random.pick([2, 4, 5, 10, 20, 25, 50])
    return Ratio.of(random.coprimeTo(d), d)
  },
  'eighths and fortieths': (random: Random) => {
    const d = random.pick([8, 40, 40, 125])
    return random.until(
      () => Ratio.of(random.coprimeTo(d), d),
      value => value.times(100).compare(1) >= 0,
    )
  },
  'single-digit percent': (random: Random) => Ratio.of(random.int(1, 9), 100),
  'over one hundred': (random: Random) =>
    Ratio.of(random.pick([105, 110, 120, 125, 130, 140, 150, 160, 175, 180, 225, 240, 250, 275, 320, 350, 375]), 100),
  'under one': (random: Random) =>
    random.pick([
      Ratio.of(1, 200),
      Ratio.of(1, 400),
      Ratio.of(1, 500),
      Ratio.of(1, 250),
      Ratio.of(1, 125),
      Ratio.of(3, 400),
      Ratio.of(3, 500),
      Ratio.of(7, 1000),
      Ratio.of(9, 1000),
    ]),
  'thirds, sixths, ninths': (random: Random) => {
    const d = random.pick([3, 6, 9, 9])
    return Ratio.of(random.coprimeTo(d), d)
  },
}
type Kind = keyof typeof kinds

interface Level {
  readonly kinds: readonly Kind[]
}

const ends = (value: Ratio) => decimalPlaces(value.d) !== null

/** 45%, 37.5%, 33 1/3%. */
const hundredfold = (value: Ratio): Expr => {
  const times = value.times(100)
  return ends(times) ? decimal(times) : mixed(times)
}
const asPercent = (value: Ratio) => percent(hundredfold(value))

/** A kind that has a decimal, where one is asked for. */
const drawEnding = (random: Random, { kinds: names }: Level) =>
  kinds[random.evenly(names.filter(name => name !== 'thirds, sixths, ninths'))](random)
const drawAny = (random: Random, level: Level) => ({
  value: kinds[random.evenly<Kind>(level.kinds)](random),
  from: random.pick(['decimal', 'fraction', 'percent']),
})

/** Different values, one for each row. */
function drawDifferent(random: Random, level: Level, count: number): readonly Ratio[] {
  return random.until(
    () => Array.from({ length: count }, (_, i) => drawEnding(random.atTurn(i), level)),
    values => new Set(values.map(String)).size === count,
  )
}

const forms = [(value: Ratio): Expr => mixed(value), (value: Ratio): Expr => decimal(value), asPercent] as const

/** The only number that is printed has the value of the answer. */
const hasValue = (printed: Printed, value: Ratio) => printed.numbers.length === 1 && printed.numbers[0]!.equals(value)

const heads = [words('Fraction', 'Fracción'), words('Decimal', 'Decimal'), words('Percent', 'Porcentaje')]

const LETTERS = ['A', 'B', 'C', 'D'] as const

export const convertFractionDecimalPercent = defineTopic(
  {
    id: 'convert-fraction-decimal-percent',
    name: { en: 'Convert fractions, decimals and percents', es: 'Convertir fracciones, decimales y porcentajes' },
    description: {
      en: 'Write the same number as a fraction, a decimal and a percent.',
      es: 'Escribe el mismo número como fracción, como decimal y como porcentaje.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['6.RP.A.3c'],
    levels: {
      easy: { kinds: ['simple fraction', 'whole percent'] },
      medium: { kinds: ['eighths and fortieths', 'single-digit percent'] },
      hard: { kinds: ['over one hundred', 'thirds, sixths, ninths', 'under one'] },
    },
  },
  form => ({
    table: form({
      share: 2,
      instruction: {
        en: prose`Complete the table. Write fractions in lowest terms and fractions greater than 1 as mixed numbers.`,
        es: prose`Completa la tabla. Escribe las fracciones en su mínima expresión y las mayores que 1 como números mixtos.`,
      },
      lines: 2,
      wide: true,
      draw: (random, level) => {
        const start = random.int(0, 2)
        return { values: drawDifferent(random, level, 3), given: [0, 1, 2].map(i => (start + i) % 3) }
      },
      answer: tableCellsAsWritten,
      solve: ({ values, given }) => ({
        blanks: values.flatMap((value, i) =>
          forms.flatMap((write, column) => (column === given[i] ? [] : [write(value)])),
        ),
        head: heads,
        rows: values.map(value => forms.map((write): CellHole => write(value))),
      }),
      ask: ({ values, given }) =>
        both(
          table({
            head: heads,
            rows: values.map((value, i) =>
              forms.map((write, column): CellHole => (column === given[i] ? write(value) : blank(2))),
            ),
          }),
        ),
      // All three cells of a row have one value.
      check(printed, { blanks }) {
        let next = 0
        return printed.block('table').rows.every(row => {
          const values = row.map(([item]) =>
            (item as Expr).kind === 'blank' ? exact(blanks[next++] ?? 0) : evaluate(item as Expr),
          )
          return values.every(value => value.equals(values[0]!))
        })
      },
    }),

    hundredGrid: form({
      levels: ['easy'],
      share: 2,
      instruction: {
        en: prose`Write the shaded part as a fraction in lowest terms, as a decimal, and as a percent.`,
        es: prose`Escribe la parte sombreada como fracción en su mínima expresión, como decimal y como porcentaje.`,
      },
      lines: 1,
      draw: random => ({ shaded: random.int(2, 99) }),
      answer: numbersAsWritten,
      solve: ({ shaded }) => forms.map(write => write(Ratio.of(shaded, 100))),
      ask: ({ shaded }) => both(figure(areaGrid({ rows: 10, columns: 10, shaded }))),
      // Counts the squares.
      check(printed, answer) {
        const { rows, columns, shaded } = printed.figure('area-grid')
        return (
          answer.length === 3 && answer.every(value => exact(value).equals(Ratio.of(shaded.length, rows * columns)))
        )
      },
    }),

    toPercent: form({
      instruction: { en: prose`Write the number as a percent.`, es: prose`Escribe el número como porcentaje.` },
      lines: 1,
      draw: drawAny,
      answer: percentage,
      solve: ({ value }) => hundredfold(value),
      ask: ({ value, from }) => both(from === 'decimal' && ends(value) ? decimal(value) : mixed(value)),
      check: (printed, answer) => hasValue(printed, exact(answer).over(100)),
    }),

    toDecimal: form({
      instruction: { en: prose`Write the number as a decimal.`, es: prose`Escribe el número como decimal.` },
      lines: 1,
      draw: (random, level) => ({ value: drawEnding(random, level), from: random.pick(['fraction', 'percent']) }),
      answer: decimalNumber,
      solve: ({ value }) => decimal(value),
      ask: ({ value, from }) => both(from === 'fraction' ? mixed(value) : asPercent(value)),
      check: (printed, answer) => hasValue(printed, exact(answer)),
    }),

    partOfAPercent: form({
      levels: ['hard'],
      instruction: { en: prose`Write the number as a decimal.`, es: prose`Escribe el número como decimal.` },
      lines: 1,
      draw(random) {
        const d = random.pick([2, 4, 4, 5, 5, 8, 8])
        return { value: Ratio.of(random.coprimeTo(d), d).plus(random.evenly([0, 0, 1])) }
      },
      answer: decimalNumber,
      solve: ({ value }) => decimal(value.over(100)),
      ask: ({ value }) => both(percent(mixed(value))),
      // A hundred times the answer is the number before the sign.
      check(printed, answer) {
        const { of } = printed.one('percent')
        return exact(answer).times(100).equals(evaluate(of))
      },
    }),

    toFraction: form({
      instruction: {
        en: prose`Write the number as a fraction or mixed number in lowest terms.`,
        es: prose`Escribe el número como fracción o número mixto en su mínima expresión.`,
      },
      lines: 1,
      draw: drawAny,
      answer: fractionInLowestTerms,
      solve: ({ value }) => mixed(value),
      ask: ({ value, from }) => both(from === 'decimal' && ends(value) ? decimal(value) : asPercent(value)),
      check: (printed, answer) => hasValue(printed, exact(answer)),
    }),

    order: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Order the numbers from least to greatest.`,
        es: prose`Ordena los números de menor a mayor.`,
      },
      lines: 2,
      draw(random) {
        // Close together, so that the numbers must be converted.
        const middle = random.int(20, 85)
        const steps = random.until(
          () => random.sample([-9, -7, -5, -3, -1, 0, 2, 4, 6, 8, 10], 4),
          drawn => drawn.some((step, i) => step < (drawn[i - 1] ?? step)),
        )
        const near = steps.map(step => Ratio.of(middle + step, 100))
        const writes = random.shuffle([forms[0], forms[1], forms[2], random.pick([forms[0], forms[2]])])
        return { values: near.map((value, i) => writes[i]!(value)) }
      },
      answer: orderedList,
      solve: ({ values }) => [...values].sort((a, b) => evaluate(a).compare(evaluate(b))),
      ask: ({ values }) => both(list(...values)),
      // Every number of the answer is printed, and each is greater than the one before it.
      check(printed, answer) {
        const given = printed.one('list').items.map(item => evaluate(item).toString())
        const values = answer.map(value => exact(value))
        return (
          values.length === given.length &&
          values.every(value => given.includes(value.toString())) &&
          values.slice(1).every((value, i) => value.minus(values[i]!).n > 0)
        )
      },
    }),

    match: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Match each number with an equal one. Write the letters in the order of the numbers 1 to 4.`,
        es: prose`Relaciona cada número con uno igual. Escribe las letras en el orden de los números 1 a 4.`,
      },
      lines: 1,
      draw(random, level) {
        const values = drawDifferent(random, level, 4)
        const [left, right] = random.sample([0, 1, 2], 2) as [0 | 1 | 2, 0 | 1 | 2]
        return { values, order: random.shuffle([0, 1, 2, 3]), left, right }
      },
      answer: labelOrder(LETTERS),
      solve: ({ order }) => [0, 1, 2, 3].map(i => LETTERS[order.indexOf(i)]!),
      ask: ({ values, order, left, right }) =>
        both(
          table({
            rows: values.map((value, i) => [
              line`${i + 1}`,
              forms[left](value),
              symbol(LETTERS[i]!),
              forms[right](values[order[i]!]!),
            ]),
          }),
        ),
      check(printed, answer) {
        const rows = printed.block('table').rows.map(row => row.map(([item]) => item as Expr))
        const valueAt = (letter: string) =>
          rows.find(([, , name]) => name?.kind === 'symbol' && name.name === letter)?.[3]
        return (
          answer.length === rows.length &&
          rows.every(([, value], i) => {
            const partner = valueAt(answer[i]!)
            return value !== undefined && partner !== undefined && evaluate(value).equals(evaluate(partner))
          })
        )
      },
    }),
  }),
)
