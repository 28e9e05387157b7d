import {
  afterPercent,
  answerStep,
  blank,
  count,
  decimal,
  equation,
  evaluate,
  exact,
  type FilledTable,
  type FormMaker,
  itemOf,
  line,
  minus,
  name,
  over,
  type Printed,
  people,
  percent,
  percentage,
  prose,
  quantity,
  Ratio,
  rational,
  relation,
  role,
  step,
  table,
  tableCells,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { withQuestion } from '../../kit/stories/question.ts'
import {
  changeSteps,
  drawChange,
  errorSteps,
  percentChange,
  percentChangeToTenth,
  printedChange,
  saidChange,
  toTenth,
} from './change.ts'
import { afterStories, changeStories, errorStories } from './change-stories.ts'
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
  saidAmount,
} from './parts.ts'

/** The part that was put on or taken off is that percent of the original. */
function isMoved(printed: Printed, original: Ratio, changed: Ratio): boolean {
  const { rate, direction } = printedChange(printed)
  const part = original.times(rate).over(100)
  return changed.minus(original).equals(direction === 'increase' ? part : part.negated())
}

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
  en: prose`Complete the table.`,
  es: prose`Completa la tabla.`,
}

/** The change as a part of the original, to five places: near enough that its tenth of a percent is that of the exact one. */
const toFivePlaces = (original: number, changed: number) =>
  Ratio.of(Ratio.of(Math.abs(changed - original) * 100_000, original).rounded(), 100_000)
const isExact = (original: number, changed: number) =>
  toFivePlaces(original, changed)
    .times(original)
    .equals(Math.abs(changed - original))

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  changeRounded: form({
    levels: ['medium'],
    instruction: {
      en: prose`Find the percent of change. Round to the nearest tenth of a percent. Circle the word that fits.`,
      es: prose`Halla el porcentaje de cambio. Redondea a la décima de porcentaje más cercana. Encierra en un círculo la palabra correcta.`,
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
    answer: percentChangeToTenth,
    solve: ({ original, changed, direction }) => ({
      rate: decimal(toTenth(errorOf(changed, original)), 1),
      direction,
    }),
    ask: askChange,
    solution: ({ original, changed }, change) => [
      step(equation(minus(changed, original), changed - original), because.findChange),
      step(
        relation(
          over(Math.abs(changed - original), original),
          isExact(original, changed) ? '=' : '≈',
          decimal(toFivePlaces(original, changed)),
        ),
        because.divideByOriginal,
      ),
      step(
        relation(percent(decimal(toFivePlaces(original, changed).times(100))), '≈', percent(change.rate)),
        because.roundAtTheEnd,
        {
          place: { en: line`nearest tenth of a percent`, es: line`a la décima de porcentaje más cercana` },
        },
      ),
      saidChange(change),
    ],
    // The exact percent lies within half a tenth.
    check(printed, { rate, direction }) {
      const [original, changed] = printed.take(2)
      const signed = changed.over(original).times(100).minus(100)
      const off = exact(rate).minus(direction === 'increase' ? signed : signed.negated())
      return exact(rate).times(10).isInteger && off.compare(Ratio.of(1, 20)) <= 0 && off.compare(Ratio.of(-1, 20)) > 0
    },
  }),

  newValue: form({
    levels: ['medium'],
    instruction: NUMBER,
    draw: drawBare,
    answer: rational,
    solve: ({ changed }) => changed,
    ask: ({ original, rate, direction }) =>
      direction === 'increase'
        ? {
            en: prose`${original} increased by ${role('increase', percent(rate))}`,
            es: prose`${original} aumentado en un ${role('increase', percent(rate))}`,
          }
        : {
            en: prose`${original} decreased by ${role('decrease', percent(rate))}`,
            es: prose`${original} disminuido en un ${role('decrease', percent(rate))}`,
          },
    solution: ({ original, rate, direction }) =>
      afterPercent(original, Ratio.of(rate, 100), direction === 'increase' ? '+' : '−'),
    check: (printed, answer) => isMoved(printed, printed.take(1)[0], exact(answer)),
  }),

  error: form({
    levels: ['medium'],
    instruction: percentError,
    draw: random => drawChange(random, errorRates, [20, 500]),
    answer: percentage,
    solve: ({ rate }) => rate,
    ask: ({ original, changed }) => ({
      en: prose`estimate: ${changed}, actual value: ${original}`,
      es: prose`estimación: ${changed}, valor real: ${original}`,
    }),
    solution: ({ original, changed }) => errorSteps([{ estimate: changed, actual: original }]),
    check: (printed, answer) => isErrorOf(exact(answer), ...printed.take(2)),
  }),

  errorTable: form({
    levels: ['medium'],
    kind: 'table',
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
    solution: rows => errorSteps(rows.map(({ original, changed }) => ({ estimate: changed, actual: original }))),
    check: (printed, { blanks }) =>
      printed
        .block('table')
        .rows.every(([, estimate, actual], i) =>
          isErrorOf(exact(itemOf(blanks, i)), cellValue(estimate), cellValue(actual)),
        ),
  }),

  changeStory: form({
    levels: ['easy'],
    kind: 'story',
    share: 2,
    draw: (random, level) => drawStory(random, level, changeStories),
    answer: percentChange,
    solve: changeOf,
    ask: ({ story, original, changed }) => story.change(story.written(original), story.written(changed)),
    solution: ({ original, changed }, change) => changeSteps(original, changed, change),
    check: checkChange,
  }),

  newValueStory: form({
    levels: ['medium'],
    kind: 'story',
    share: 2,
    // Not done in the head, as 6% of 150 would be.
    draw: (random, level) =>
      drawStory(
        random,
        level,
        afterStories,
        ({ original, rate }) => rate > 10 && rate % 10 !== 0 && original > 50 && original % 50 !== 0,
      ),
    answer: quantity,
    solve: ({ story, changed }) => count(changed, story.noun),
    ask: ({ story, original, rate, direction }) =>
      story.tell[direction](role('original', story.written(original)), role(direction, percent(rate))),
    solution: ({ story, original, rate, direction }, amount) => [
      ...afterPercent(original, Ratio.of(rate, 100), direction === 'increase' ? '+' : '−'),
      saidAmount(amount, story.ends),
    ],
    check: (printed, { amount }) => isMoved(printed, printed.role('original'), evaluate(amount)),
  }),

  errorStory: form({
    levels: ['medium'],
    kind: 'story',
    share: 2,
    draw: random => {
      const story = random.evenly(errorStories)
      const direction = random.evenly(['increase', 'decrease'] as const)
      return random.until(
        () => ({ story, who: random.pick(people), ...drawChange(random, errorRates, story.range, direction) }),
        ({ changed, rate }) => (story.isGuess ? changed % 10 === 0 : rate <= 15),
      )
    },
    answer: percentage,
    solve: ({ rate }) => rate,
    ask: ({ story, original, changed, who }) => story.ask(changed, original, name(who)),
    solution: ({ original, changed }, rate) => [
      ...errorSteps([{ estimate: changed, actual: original }]),
      answerStep(percent(rate), {
        en: line`The percent error is ${percent(rate)}.`,
        es: line`El porcentaje de error es del ${percent(rate)}.`,
      }),
    ],
    check: (printed, answer) => isErrorOf(exact(answer), ...printed.take(2)),
  }),
})
