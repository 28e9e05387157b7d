import { decimalNumber, percentage, quantity } from '../../answer/number.ts'
import { type FilledTable, tableCells } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { count, line, name, prose, table } from '../../content.ts'
import { people } from '../../language/people.ts'
import { blank, decimal, percent, words } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { type Change, drawChange, factorOf, percentChange, toTenth } from './shared/change.ts'
import { changeStories, errorStories, successiveStories } from './shared/change-stories.ts'
import { withQuestion } from './shared/question.ts'

const fives = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 90]
const whole = [2, 3, 4, 6, 7, 8, 9, 11, 12, 14, 16, 18, 21, 22, 24, 26, 28, 32, 36, 38, 42, 44, 46, 52, 64, 68, 76, 84]
const errorRates = [2, 4, 5, 6, 8, 10, 12, 14, 15, 16, 18, 20, 24, 25, 30, 35]

interface Level {
  readonly rates: readonly number[]
  readonly range: readonly [number, number]
}

const drawBare = (random: Random, { rates, range }: Level) => drawChange(random, rates, range)

function drawStory(random: Random, { rates }: Level) {
  const story = random.evenly(changeStories)
  return { story, ...drawChange(random, rates, story.range, random.pick(story.directions)) }
}

const changeOf = ({ rate, direction }: Change): Change => ({ rate, direction })

/** The original changed by the answer gives the new value. */
const checkChange = (printed: Printed, change: Change) => {
  const [original, changed] = printed.numbers
  return original!.times(factorOf(change)).equals(changed!)
}

/** |estimate − actual| / actual. */
const errorOf = (estimate: Ratio | number, actual: Ratio | number): Ratio => {
  const off = Ratio.from(estimate).minus(actual).over(actual).times(100)
  return off.n < 0 ? off.negated() : off
}

/** The actual value with the error put on or taken off is the estimate. */
const isErrorOf = (rate: Ratio, estimate: Ratio, actual: Ratio) =>
  rate.n > 0 && [1, -1].some(sign => rate.times(sign).over(100).plus(1).times(actual).equals(estimate))

const percentOfChange = {
  en: prose`Find the percent of change. Circle the word that fits.`,
  es: prose`Halla el porcentaje de cambio. Encierra en un círculo la palabra correcta.`,
}
const percentError = { en: prose`Find the percent error.`, es: prose`Halla el porcentaje de error.` }
const NUMBER = { en: prose`Find the number.`, es: prose`Halla el número.` }

const askChange = ({ original, changed }: { readonly original: number; readonly changed: number }) => ({
  en: prose`from ${original} to ${changed}: ____% increase / decrease`,
  es: prose`de ${original} a ${changed}: ____% de aumento / disminución`,
})

const HEAD = [
  words('Name', 'Nombre'),
  words('Estimate', 'Estimación'),
  words('Actual', 'Valor real'),
  words('Percent error', 'Porcentaje de error'),
]
const GUESSES = option({
  A: { en: prose`estimate A`, es: prose`la estimación A` },
  B: { en: prose`estimate B`, es: prose`la estimación B` },
})

const cellValue = (cell: readonly unknown[] | undefined): Ratio => evaluate(cell?.[0] as Expr)

const errorTableSays = {
  en: prose`Complete the table. Each percent error is a whole percent.`,
  es: prose`Completa la tabla. Cada porcentaje de error es un porcentaje entero.`,
}

const compareErrorsSays = {
  en: prose`Which estimate has the smaller percent error?`,
  es: prose`¿Qué estimación tiene el menor porcentaje de error?`,
}

export const percentChangeAndError = defineTopic(
  {
    id: 'percent-change-and-error',
    name: {
      en: 'Percent increase, decrease and percent error',
      es: 'Porcentaje de aumento, de disminución y de error',
    },
    description: {
      en: 'Find the percent increase, decrease or error, or a value before or after the change.',
      es: 'Halla el porcentaje de aumento, disminución o error, o el valor antes o después del cambio.',
    },
    domain: 'Ratios & Proportional Relationships',
    standards: ['7.RP.A.3'],
    levels: {
      easy: { rates: fives, range: [10, 200] },
      medium: { rates: whole, range: [20, 800] },
      hard: { rates: [...fives.slice(0, 12), 4, 8, 12, 16], range: [20, 800] },
    },
  },
  form => ({
    change: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction: percentOfChange,
      lines: 2,
      draw: drawBare,
      answer: percentChange,
      solve: changeOf,
      ask: askChange,
      check: checkChange,
    }),

    changeRounded: form({
      levels: ['medium'],
      instruction: {
        en: prose`Find the percent of change to the nearest tenth. Circle the word that fits.`,
        es: prose`Halla el porcentaje de cambio redondeado a la décima. Encierra en un círculo la palabra correcta.`,
      },
      lines: 3,
      draw(random) {
        const direction = random.evenly(['increase', 'decrease'])
        return random.until(
          () => {
            const original = random.int(12, 96)
            const changed = original + (direction === 'increase' ? 1 : -1) * random.int(2, Math.ceil(original * 0.6))
            return { original, changed, direction }
          },
          ({ original, changed }) => changed > 0 && !Ratio.of(changed * 1000, original).isInteger,
        )
      },
      answer: percentChange,
      solve: ({ original, changed, direction }) => ({
        rate: decimal(toTenth(errorOf(changed, original)), 1),
        direction,
      }),
      ask: askChange,
      // The exact percent lies within half a tenth.
      check(printed, { rate, direction }) {
        const [original, changed] = printed.numbers
        const signed = changed!.over(original!).times(100).minus(100)
        const off = exact(rate).minus(direction === 'increase' ? signed : signed.negated())
        return exact(rate).times(10).isInteger && off.compare(Ratio.of(1, 20)) <= 0 && off.compare(Ratio.of(-1, 20)) > 0
      },
    }),

    newValue: form({
      levels: ['medium'],
      instruction: NUMBER,
      lines: 2,
      draw: drawBare,
      answer: decimalNumber,
      solve: ({ changed }) => changed,
      ask: ({ original, rate, direction }) =>
        direction === 'increase'
          ? {
              en: prose`${original} increased by ${percent(rate)}`,
              es: prose`${original} aumentado en un ${percent(rate)}`,
            }
          : {
              en: prose`${original} decreased by ${percent(rate)}`,
              es: prose`${original} disminuido en un ${percent(rate)}`,
            },
      // The part that was put on or taken off is that percent of the original.
      check(printed, answer) {
        const [original, rate] = printed.numbers
        const moved = exact(answer).minus(original!)
        return (
          moved.times(moved.n < 0 ? -1 : 1).equals(original!.times(rate!)) &&
          moved.n > 0 === /increased|aumentado/.test(printed.text)
        )
      },
    }),

    original: form({
      levels: ['hard'],
      share: 2,
      instruction: NUMBER,
      lines: 3,
      draw: drawBare,
      answer: decimalNumber,
      solve: ({ original }) => original,
      ask: ({ changed, rate, direction }) =>
        direction === 'increase'
          ? {
              en: prose`A number increased by ${percent(rate)} is ${changed}.`,
              es: prose`Un número aumentado en un ${percent(rate)} es ${changed}.`,
            }
          : {
              en: prose`A number decreased by ${percent(rate)} is ${changed}.`,
              es: prose`Un número disminuido en un ${percent(rate)} es ${changed}.`,
            },
      check(printed, answer) {
        const [rate, changed] = printed.numbers
        const direction = /increased|aumentado/.test(printed.text) ? 'increase' : 'decrease'
        return exact(answer)
          .times(factorOf({ rate: rate!.times(100), direction }))
          .equals(changed!)
      },
    }),

    error: form({
      levels: ['medium'],
      share: 2,
      instruction: percentError,
      lines: 2,
      draw: random => drawChange(random, errorRates, [20, 500]),
      answer: percentage,
      solve: ({ rate }) => rate,
      ask: ({ original, changed }) => ({
        en: prose`estimate: ${changed}, actual value: ${original}`,
        es: prose`estimación: ${changed}, valor real: ${original}`,
      }),
      check: (printed, answer) => isErrorOf(exact(answer), printed.numbers[0]!, printed.numbers[1]!),
    }),

    errorTable: form({
      levels: ['medium'],
      lines: 4,
      draw: random => {
        const [least, most] = random.evenly([
          [20, 100],
          [50, 400],
        ] as const)
        return random.sample(people, 3).map(who => ({
          who,
          ...drawChange(random, errorRates, [least, most], random.pick(['increase', 'decrease'])),
        }))
      },
      answer: tableCells,
      solve: (rows): FilledTable => ({
        blanks: rows.map(({ rate }) => rate),
        head: HEAD,
        rows: rows.map(({ who, original, changed, rate }) => [line`${name(who)}`, changed, original, percent(rate)]),
      }),
      ask: rows =>
        withQuestion(
          errorTableSays,
          table({
            head: HEAD,
            rows: rows.map(({ who, original, changed }) => [line`${name(who)}`, changed, original, line`${blank(3)}%`]),
          }),
        ),
      check: (printed, { blanks }) =>
        printed
          .block('table')
          .rows.every(([, estimate, actual], i) =>
            isErrorOf(exact(blanks[i] ?? 0), cellValue(estimate), cellValue(actual)),
          ),
    }),

    compareErrors: form({
      levels: ['hard'],
      share: 2,
      lines: 3,
      draw(random) {
        const smaller = random.evenly(['first', 'second'])
        const misses = random.evenly([true, false, true])
        return random.until(
          () => {
            const one = drawChange(random, errorRates, [20, 90], random.pick(['increase', 'decrease']))
            const two = drawChange(random, errorRates, [150, 600], random.pick(['increase', 'decrease']))
            const rows = random.chance(0.5) ? [one, two] : [two, one]
            return { rows, off: rows.map(row => Math.abs(row.changed - row.original)) }
          },
          // The estimate that is off by more units is often the better one.
          ({ rows: [a, b], off: [p, q] }) =>
            a!.rate !== b!.rate &&
            a!.rate < b!.rate === (smaller === 'first') &&
            p !== q &&
            (p! > q! === a!.rate < b!.rate) === misses,
        )
      },
      answer: GUESSES,
      solve: ({ rows: [a, b] }) => (a!.rate < b!.rate ? 'A' : 'B'),
      ask: ({ rows }) =>
        withQuestion(
          compareErrorsSays,
          table({
            head: [words('', ''), words('Estimate', 'Estimación'), words('Actual', 'Valor real')],
            rows: rows.map(({ original, changed }, i) => [
              i === 0 ? words('A', 'A') : words('B', 'B'),
              changed,
              original,
            ]),
            rowHeads: true,
          }),
        ),
      // Compares the errors as shares of the actual values, crosswise.
      check(printed, answer) {
        const [a, b] = printed.block('table').rows.map(([, estimate, actual]) => {
          const [guess, real] = [cellValue(estimate).toNumber(), cellValue(actual).toNumber()]
          return { off: Math.abs(guess - real), real }
        })
        const order = a!.off * b!.real - b!.off * a!.real
        return order !== 0 && answer === (order < 0 ? 'A' : 'B')
      },
    }),

    successive: form({
      levels: ['hard'],
      share: 2,
      lines: 4,
      draw(random) {
        const story = random.evenly(successiveStories)
        const [one, two] = random.evenly([
          ['increase', 'decrease'],
          ['decrease', 'increase'],
          ['increase', 'increase'],
          ['decrease', 'decrease'],
        ] as const)
        const [p, q] = random.until(
          () =>
            random.shuffle([random.pick([10, 20, 30, 40, 50]), random.pick([5, 10, 15, 20, 25, 30])]) as [
              number,
              number,
            ],
          ([p, q]) =>
            !factorOf({ rate: p, direction: one })
              .times(factorOf({ rate: q, direction: two }))
              .equals(1),
        )
        return { story, first: { rate: p, direction: one }, second: { rate: q, direction: two } }
      },
      answer: percentChange,
      solve({ first, second }) {
        const factor = factorOf(first).times(factorOf(second))
        return { rate: decimal(errorOf(factor, 1)), direction: factor.compare(1) > 0 ? 'increase' : 'decrease' }
      },
      ask: ({ story, first, second }) => {
        const [one, two] = [story.first[first.direction](first.rate), story.second[second.direction](second.rate)]
        return {
          en: [one.en, two.en, prose`What is the overall percent increase or decrease?`],
          es: [one.es, two.es, prose`¿Cuál es el porcentaje total de aumento o de disminución?`],
        }
      },
      // Follows 10,000 through both changes.
      check(printed, change) {
        const ups = printed
          .blocksOf('paragraph')
          .slice(0, 2)
          .map(block =>
            /raise|rise|grow|sube|aumenta|crece/.test(block.content.filter(item => typeof item === 'string').join(' ')),
          )
        const end = printed.numbers.reduce(
          (value, rate, i) => value.plus(value.times(rate).times(ups[i] ? 1 : -1)),
          Ratio.of(10000),
        )
        return factorOf(change).times(10000).equals(end)
      },
    }),

    changeStory: form({
      levels: ['easy', 'medium'],
      share: 2,
      lines: 3,
      draw: drawStory,
      answer: percentChange,
      solve: changeOf,
      ask: ({ story, original, changed }) => story.change(story.written(original), story.written(changed)),
      check: checkChange,
    }),

    newValueStory: form({
      levels: ['medium'],
      share: 2,
      lines: 3,
      draw: drawStory,
      answer: quantity,
      solve: ({ story, changed }) => count(changed, story.noun),
      ask: ({ story, original, rate, direction }) => story.after[direction](story.written(original), percent(rate)),
      check(printed, { amount }) {
        const [original, rate] = printed.numbers
        const up = /up|grow|more|sube|crece|aumenta|más/.test(printed.text)
        const moved = original!.times(rate!)
        return evaluate(amount)
          .minus(original!)
          .equals(up ? moved : moved.negated())
      },
    }),

    originalStory: form({
      levels: ['hard'],
      share: 2,
      lines: 3,
      draw: drawStory,
      answer: quantity,
      solve: ({ story, original }) => count(original, story.noun),
      ask: ({ story, changed, rate, direction }) => story.before[direction](story.written(changed), percent(rate)),
      check(printed, { amount }) {
        const rate = evaluate(printed.one('percent'))
        const changed = printed.numbers.find(value => !value.equals(rate))
        const direction = /up|grew|more|subió|creció|aumentó|más/.test(printed.text) ? 'increase' : 'decrease'
        return evaluate(amount)
          .times(factorOf({ rate: rate.times(100), direction }))
          .equals(changed!)
      },
    }),

    errorStory: form({
      levels: ['medium'],
      share: 2,
      lines: 3,
      draw: random => {
        const story = random.evenly(errorStories)
        return { story, who: random.pick(people), ...drawChange(random, errorRates, story.range) }
      },
      answer: percentage,
      solve: ({ rate }) => rate,
      ask: ({ story, original, changed, who }) => story.ask(changed, original, name(who)),
      check: (printed, answer) => isErrorOf(exact(answer), printed.numbers[0]!, printed.numbers[1]!),
    }),
  }),
)
