import {
  areaGrid,
  blank,
  both,
  type CellHole,
  decimal,
  decimalNumber,
  defineTopic,
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
  itemOf,
  line,
  match,
  mixed,
  mixedNumberInLowestTerms,
  order,
  over,
  type Printed,
  percent,
  percentage,
  prose,
  type Random,
  Ratio,
  step,
  story,
  table,
  tableCellsAsWritten,
  times,
  tupleOf,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import {
  drawDifferent,
  drawEnding,
  drawFrom,
  drawOf,
  ends,
  FORMS,
  type Form,
  hundredfold,
  type Level,
  written,
} from './convert-fraction-decimal-percent/kinds.ts'
import { settings } from './convert-fraction-decimal-percent/settings.ts'
import {
  allForms,
  bothOthers,
  chain,
  converted,
  orderedAsDecimals,
  partners,
  partOfPercent,
} from './convert-fraction-decimal-percent/working.ts'

/** The only number that is printed has the value of the answer. */
const hasValue = (printed: Printed, value: Ratio) => printed.take(1)[0].equals(value) && printed.numbers.length === 1

const head = [words('Fraction', 'Fracción'), words('Decimal', 'Decimal'), words('Percent', 'Porcentaje')]

const levels = {
  easy: {
    kinds: ['simple fraction', 'two-digit percent'],
    toPercent: ['twenty-fifths and fiftieths', 'two-digit percent'],
    toFraction: ['two-digit percent', 'twenty-fifths and fiftieths'],
    story: ['fourths to twentieths'],
  },
  medium: {
    kinds: ['eighths and fortieths', 'single-digit percent'],
    toPercent: ['eighths and fortieths'],
    toFraction: ['eighths and fortieths'],
    story: ['eighths and fortieths'],
  },
  hard: {
    kinds: ['over one hundred', 'thirds, sixths, ninths', 'under one'],
    toPercent: ['thirds and sixths above one', 'under one'],
    toFraction: ['thirds and sixths', 'under one'],
    story: ['ninths'],
  },
} as const

/** One form of each number is given, the other two are asked for. */
const tableOfForms = (rows: number) => ({
  share: 2,
  wide: true,
  draw: (random: Random, level: Level) => {
    const start = random.int(0, 2)
    return {
      values: drawDifferent(random, rows, own => drawEnding(own, level)),
      given: [0, 1, 2].map(i => itemOf(FORMS, (start + i) % 3)),
    }
  },
  answer: tableCellsAsWritten,
  solve: ({ values, given }: TableFacts) => ({
    blanks: values.flatMap((value, i) => FORMS.flatMap(form => (form === given[i] ? [] : [written[form](value)]))),
    head,
    rows: values.map(value => FORMS.map((form): CellHole => written[form](value))),
  }),
  ask: ({ values, given }: TableFacts) =>
    both(
      table({
        head,
        rows: values.map((value, i) =>
          FORMS.map((form): CellHole => (form === given[i] ? written[form](value) : blank(2))),
        ),
      }),
    ),
  solution: ({ values, given }: TableFacts) => values.map((value, i) => allForms(value, itemOf(given, i), i + 1)),
  // All three cells of a row have one value.
  check(printed: Printed, { blanks }: { readonly blanks: readonly Parameters<typeof exact>[0][] }) {
    let next = 0
    return printed.block('table').rows.every(row => {
      const [first, ...others] = row.map(([item]) =>
        (item as Expr).kind === 'blank' ? exact(itemOf(blanks, next++)) : evaluate(item as Expr),
      )
      return first !== undefined && others.every(value => value.equals(first))
    })
  },
})
/** One number in one of its forms, the other two asked for. */
const otherTwo = (from: readonly Form[]) => ({
  ...tableOfForms(1),
  draw: (random: Random, level: Level): TableFacts => ({
    values: [drawFrom(random, level.toPercent)],
    given: [random.evenly(from)],
  }),
  solution: ({ values, given }: TableFacts) => bothOthers(itemOf(values, 0), itemOf(given, 0)),
})
interface TableFacts {
  readonly values: readonly Ratio[]
  readonly given: readonly Form[]
}

/** 3/8, 375/1,000, 0.375, 37.5%, and the power of ten. */
interface Conversion {
  readonly value: Ratio
  readonly under: number
}
const workFrom = (value: Ratio, top: number, under: number, asDecimal: Ratio, asPercent: Ratio) =>
  [expr(value), over(top, under), decimal(asDecimal), percent(decimal(asPercent))] as const

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
    rev: 4,
    levels,
  },
  (form: FormMaker<typeof levels>) => ({
    table: form({
      ...tableOfForms(2),
      levels: ['easy'],
      instruction: {
        en: prose`Complete the table. Write fractions in lowest terms.`,
        es: prose`Completa la tabla. Escribe las fracciones en su mínima expresión.`,
      },
    }),

    fractionToBoth: form({
      ...otherTwo(['fraction']),
      levels: ['medium'],
      instruction: {
        en: prose`Write the fraction as a decimal and as a percent.`,
        es: prose`Escribe la fracción como decimal y como porcentaje.`,
      },
    }),

    otherTwoForms: form({
      ...otherTwo(['decimal', 'percent']),
      levels: ['medium'],
      instruction: {
        en: prose`Write the other two forms of the number. Write the fraction in lowest terms.`,
        es: prose`Escribe las otras dos formas del número. Escribe la fracción en su mínima expresión.`,
      },
    }),

    longTable: form({
      ...tableOfForms(3),
      levels: ['medium'],
      instruction: {
        en: prose`Complete the table. Write fractions in lowest terms.`,
        es: prose`Completa la tabla. Escribe las fracciones en su mínima expresión.`,
      },
    }),

    tableWithMixedNumbers: form({
      ...tableOfForms(3),
      levels: ['hard'],
      instruction: {
        en: prose`Complete the table. Write fractions in lowest terms and fractions greater than 1 as mixed numbers.`,
        es: prose`Completa la tabla. Escribe las fracciones en su mínima expresión y las mayores que 1 como números mixtos.`,
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
        return (
          blanks.length === 3 && blanks.every(value => exact(value).equals(Ratio.of(shaded.length, rows * columns)))
        )
      },
    }),

    toPercent: form({
      levels: ['easy', 'hard'],
      instruction: { en: prose`Write the number as a percent.`, es: prose`Escribe el número como porcentaje.` },
      lines: 1,
      draw(random, level) {
        const [value, from] = [drawFrom(random, level.toPercent), random.evenly(['decimal', 'fraction'] as const)]
        return { value, from: value.d === 100 ? ('decimal' as const) : from }
      },
      answer: percentage,
      solve: ({ value }) => hundredfold(value),
      ask: ({ value, from }) => both(ends(value) ? written[from](value) : mixed(value)),
      solution: ({ value, from }) => converted(value, ends(value) ? from : 'fraction', 'percent'),
      check: (printed, answer) => hasValue(printed, exact(answer).over(100)),
    }),

    toDecimal: form({
      levels: ['easy'],
      instruction: { en: prose`Write the number as a decimal.`, es: prose`Escribe el número como decimal.` },
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

    partOfAPercent: form({
      levels: ['hard'],
      instruction: { en: prose`Write the number as a decimal.`, es: prose`Escribe el número como decimal.` },
      lines: 1,
      draw(random) {
        const d = random.pick([2, 4, 4, 5, 5, 8, 8])
        return { value: Ratio.of(random.coprimeTo(d), d).plus(random.evenly([0, 0, 1])) }
      },
      answer: { ...decimalNumber, requires: 'decimal' },
      solve: ({ value }) => decimal(value.over(100)),
      ask: ({ value }) => both(percent(mixed(value))),
      solution: ({ value }) => partOfPercent(value),
      // A hundred times the answer is the number before the sign.
      check(printed, answer) {
        const { of } = printed.one('percent')
        return exact(answer).times(100).equals(evaluate(of))
      },
    }),

    toFraction: form({
      levels: ['easy', 'hard'],
      instruction: {
        en: prose`Write the number as a fraction in lowest terms.`,
        es: prose`Escribe el número como fracción en su mínima expresión.`,
      },
      lines: 1,
      draw: (random, level) => ({
        value: drawFrom(random, level.toFraction),
        from: random.evenly(['decimal', 'percent']),
      }),
      answer: fractionInLowestTerms,
      solve: ({ value }) => value,
      ask: ({ value, from }) => both(ends(value) ? written[from](value) : written.percent(value)),
      solution: ({ value, from }) => converted(value, ends(value) ? from : 'percent', 'fraction'),
      check: (printed, answer) => hasValue(printed, exact(answer)),
    }),

    toMixedNumber: form({
      levels: ['hard'],
      instruction: {
        en: prose`Write the number as a mixed number in lowest terms.`,
        es: prose`Escribe el número como número mixto en su mínima expresión.`,
      },
      lines: 1,
      draw: (random, level) => ({
        value: drawOf(random, level, 'over one hundred'),
        from: random.evenly(['decimal', 'percent']),
      }),
      answer: mixedNumberInLowestTerms,
      solve: ({ value }) => mixed(value),
      ask: ({ value, from }) => both(written[from](value)),
      solution: ({ value, from }) => converted(value, from, 'fraction'),
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

    order: form(
      order({
        levels: ['hard'],
        share: 2,
        draw(random) {
          // Close to an eighth or a fortieth, so that all are written in thousandths.
          const d = random.evenly([8, 40])
          const middle = random.until(
            () => Ratio.of(random.coprimeTo(d), d),
            value => value.times(5).compare(1) > 0,
          )
          const shift = random.evenly([0, 1])
          const [one, other, third] = tupleOf(
            random.sample([-12, -9, -7, -4, -2, 2, 3, 6, 8, 11], 3).map(apart => middle.plus(Ratio.of(apart, 1000))),
            3,
          )
          const names = ['fraction', 'decimal', 'percent', random.evenly(['decimal', 'percent'])] as const
          return random.shuffle(
            [middle, one, other, third].map((value, i) => written[itemOf(names, i)](value.plus(shift))),
          )
        },
        solution: (sorted, printed) =>
          orderedAsDecimals(
            printed.map(value => expr(value)),
            sorted.map(value => expr(value)),
            evaluate,
          ),
      }),
    ),

    match: form(
      match({
        what: { en: line`each number with an equal one`, es: line`cada número con uno igual` },
        draw(random, level: Level) {
          const hasThirds = level.kinds.includes('thirds, sixths, ninths')
          const values = drawDifferent(random, 4, own =>
            hasThirds ? drawFrom(own, ['ninths']) : drawEnding(own, level),
          )
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
  }),
)
