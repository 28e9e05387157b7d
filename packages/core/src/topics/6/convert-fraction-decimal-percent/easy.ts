import {
  areaGrid,
  blank,
  both,
  decimal,
  decimalNumber,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  findMistake,
  fractionInLowestTerms,
  gcd,
  line,
  match,
  mixed,
  over,
  percent,
  percentage,
  prose,
  Ratio,
  step,
  story,
  table,
  tableCellsAsWritten,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { drawDifferent, drawEnding, drawFrom, ends, FORMS, hundredfold, type Level, written } from './kinds.ts'
import type { levels } from './levels.ts'
import { hasValue, head, tableOfForms } from './parts.ts'
import { settings } from './settings.ts'
import { chain, converted, partners } from './working.ts'

/** 3/8, 375/1,000, 0.375, 37.5%, and the power of ten. */
interface Conversion {
  readonly value: Ratio
  readonly under: number
}

const workFrom = (value: Ratio, top: number, under: number, asDecimal: Ratio, asPercent: Ratio) =>
  [expr(value), over(top, under), decimal(asDecimal), percent(decimal(asPercent))] as const

/** Below 1%: from the fraction to the percent or back, as the decimal leaves one step only. */
const isTiny = (value: Ratio) => value.times(100).compare(1) < 0

export const easyForms = (form: FormMaker<typeof levels>) => ({
  table: form({
    ...tableOfForms(2),
    levels: ['easy'],
    instruction: {
      en: prose`Complete the table. Write fractions in lowest terms.`,
      es: prose`Completa la tabla. Escribe las fracciones en su mínima expresión.`,
    },
  }),
  hundredGrid: form({
    levels: ['easy'],
    share: 2,
    instruction: {
      en: prose`Write the shaded part as a fraction in lowest terms, as a decimal, and as a percent.`,
      es: prose`Escribe la parte sombreada como fracción en su mínima expresión, como decimal y como porcentaje.`,
    },
    draw: random => ({ shaded: random.int(2, 99) }),
    answer: tableCellsAsWritten,
    solve: ({ shaded }) => {
      const blanks = FORMS.map(name => written[name](Ratio.of(shaded, 100)))
      return { blanks, head, rows: [blanks] }
    },
    ask: ({ shaded }) =>
      both([
        figure(areaGrid({ rows: 10, columns: 10, shaded })),
        table({ head, rows: [[blank(2), blank(2), blank(2)]] }),
      ]),
    solution: ({ shaded }) => {
      const value = Ratio.of(shaded, 100)
      const by = gcd(shaded, 100)
      return [
        step(over(shaded, 100), because.countShadedParts, { parts: shaded }),
        ...(by > 1 ? [step(equation(over(shaded, 100), value), because.divideBothTerms, { value: by })] : []),
        step(chain(over(shaded, 100), decimal(value), written.percent(value)), because.outOfHundred),
      ]
    },
    // Counts the squares.
    check(printed, { blanks }) {
      const { rows, columns, shaded } = printed.figure('area-grid')
      return blanks.length === 3 && blanks.every(value => exact(value).equals(Ratio.of(shaded.length, rows * columns)))
    },
  }),
  toPercent: form({
    levels: ['easy', 'hard'],
    instruction: { en: prose`Write as a percent.`, es: prose`Escribe como porcentaje.` },
    lines: 1,
    draw(random, level) {
      const [value, from] = [drawFrom(random, level.toPercent), random.evenly(['decimal', 'fraction'] as const)]
      return { value, from: value.d === 100 ? ('decimal' as const) : isTiny(value) ? ('fraction' as const) : from }
    },
    answer: percentage,
    solve: ({ value }) => hundredfold(value),
    ask: ({ value, from }) => both(ends(value) ? written[from](value) : mixed(value)),
    solution: ({ value, from }) => converted(value, ends(value) ? from : 'fraction', 'percent'),
    check: (printed, answer) => hasValue(printed, exact(answer).over(100)),
  }),
  toDecimal: form({
    levels: ['easy'],
    instruction: { en: prose`Write as a decimal.`, es: prose`Escribe como decimal.` },
    lines: 1,
    draw: (random, level) => ({
      value: drawFrom(random, level.toFraction),
      from: random.evenly(['fraction', 'percent']),
    }),
    answer: { ...decimalNumber, requires: 'decimal' },
    solve: ({ value }) => decimal(value),
    ask: ({ value, from }) => both(written[from](value)),
    solution: ({ value, from }) => converted(value, from, 'decimal'),
    check: (printed, answer) => hasValue(printed, exact(answer)),
  }),
  toFraction: form({
    levels: ['easy', 'hard'],
    instruction: {
      en: prose`Write as a fraction in lowest terms.`,
      es: prose`Escribe como fracción en su mínima expresión.`,
    },
    lines: 1,
    draw(random, level) {
      const [value, from] = [drawFrom(random, level.toFraction), random.evenly(['decimal', 'percent'] as const)]
      return { value, from: isTiny(value) ? ('percent' as const) : from }
    },
    answer: fractionInLowestTerms,
    solve: ({ value }) => value,
    ask: ({ value, from }) => both(ends(value) ? written[from](value) : written.percent(value)),
    solution: ({ value, from }) => converted(value, ends(value) ? from : 'percent', 'fraction'),
    check: (printed, answer) => hasValue(printed, exact(answer)),
  }),
  story: form(
    story({
      settings,
      draw: (random, _, level: Level) => ({ part: drawFrom(random, level.story) }),
      answer: percentage,
      solve: ({ part }) => hundredfold(part),
      ask: ({ part }, told) => told(part),
      solution: ({ part }) => converted(part, 'fraction', 'percent'),
      check: (numberOf, answer) => exact(answer).equals(numberOf('part').times(100)),
    }),
  ),
  match: form(
    match({
      what: { en: line`each number with an equal one`, es: line`cada número con uno igual` },
      draw(random, level: Level) {
        const hasThirds = level.kinds.includes('thirds, sixths, ninths')
        const values = drawDifferent(random, 4, own => (hasThirds ? drawFrom(own, ['ninths']) : drawEnding(own, level)))
        const [left, right] = hasThirds ? (['fraction', 'percent'] as const) : random.sample(FORMS, 2)
        return values.map(value => [written[left](value), written[right](value)] as const)
      },
      belong: ([left], [right]) => evaluate(left as Expr).equals(evaluate(right as Expr)),
      solution: pairs =>
        partners(pairs.map(([left, right]) => [left as Expr, right as Expr, evaluate(left as Expr)] as const)),
    }),
  ),
  findTheMistake: form(
    findMistake({
      levels: ['easy', 'medium'],
      lines: 3,
      draw(random, level: Level): Conversion {
        const value = random.until(
          () => drawEnding(random, level),
          drawn => drawn.d !== 100 && drawn.d !== 10,
        )
        return { value, under: value.times(100).isInteger ? 100 : 1000 }
      },
      work: ({ value, under }) => workFrom(value, value.times(under).n, under, value, value.times(100)),
      steps: ({ value, under }) => [
        step(
          equation(
            over(times(value.n, under / value.d), times(value.d, under / value.d)),
            over(value.times(under).n, under),
          ),
          because.multiplyBothTerms,
          { value: under / value.d },
        ),
        step(equation(divide(value.times(under).n, under), decimal(value)), because.toDecimal),
        step(equation(times(decimal(value), 100), decimal(value.times(100))), because.timesHundred),
        step(equation(value, percent(decimal(value.times(100)))), because.toPercent),
      ],
      mistakes: {
        onlyDenominator: {
          says: ({ under }) => ({
            en: line`the denominator became ${under}, but the numerator did not change`,
            es: line`el denominador pasó a ${under}, pero el numerador no cambió`,
          }),
          work: ({ value, under }) =>
            workFrom(value, value.n, under, Ratio.of(value.n, under), Ratio.of(value.n, under).times(100)),
        },
        pointInTheWrongPlace: {
          says: () => ({
            en: line`the decimal point is in the wrong place`,
            es: line`el punto decimal está en el lugar equivocado`,
          }),
          work: ({ value, under }) => workFrom(value, value.times(under).n, under, value.over(10), value.times(10)),
        },
        timesTen: {
          says: () => ({
            en: line`the decimal was multiplied by 10, not by 100`,
            es: line`el decimal se multiplicó por 10, no por 100`,
          }),
          work: ({ value, under }) => workFrom(value, value.times(under).n, under, value, value.times(10)),
        },
      },
      follows: (before, after) => evaluate(before).equals(evaluate(after)),
    }),
  ),
})
