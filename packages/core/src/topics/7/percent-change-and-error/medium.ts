import { decimalNumber, percentage, quantity } from '../../../answer/number.ts'
import { type FilledTable, tableCells } from '../../../answer/number-list.ts'
import { count, line, name, prose, table } from '../../../content.ts'
import { people } from '../../../language/people.ts'
import { blank, decimal, percent, words } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { FormMaker } from '../../../topic.ts'
import { withQuestion } from '../kit/question.ts'
import { drawChange, percentChange, toTenth } from './change.ts'
import { errorStories } from './change-stories.ts'
import type { levels } from './levels.ts'
import {
  askChange,
  cellValue,
  changeOf,
  checkChange,
  drawBare,
  drawStory,
  errorOf,
  errorRates,
  NUMBER,
} from './parts.ts'

/** The actual value with the error put on or taken off is the estimate. */
const isErrorOf = (rate: Ratio, estimate: Ratio, actual: Ratio) =>
  rate.n > 0 && [1, -1].some(sign => rate.times(sign).over(100).plus(1).times(actual).equals(estimate))

const percentError = { en: prose`Find the percent error.`, es: prose`Halla el porcentaje de error.` }

const HEAD = [
  words('Name', 'Nombre'),
  words('Estimate', 'Estimación'),
  words('Actual', 'Valor real'),
  words('Percent error', 'Porcentaje de error'),
]

const errorTableSays = {
  en: prose`Complete the table. Each percent error is a whole percent.`,
  es: prose`Completa la tabla. Cada porcentaje de error es un porcentaje entero.`,
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
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
})
