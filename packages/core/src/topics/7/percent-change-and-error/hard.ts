import { decimalNumber, quantity } from '../../../answer/number.ts'
import { option } from '../../../answer/option.ts'
import { count, prose, table } from '../../../content.ts'
import { decimal, percent, words } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { FormMaker } from '../../../topic.ts'
import { withQuestion } from '../kit/question.ts'
import { drawChange, factorOf, percentChange } from './change.ts'
import { successiveStories } from './change-stories.ts'
import type { levels } from './levels.ts'
import { cellValue, drawBare, drawStory, errorOf, errorRates, NUMBER } from './parts.ts'

const GUESSES = option({
  A: { en: prose`estimate A`, es: prose`la estimación A` },
  B: { en: prose`estimate B`, es: prose`la estimación B` },
})

const compareErrorsSays = {
  en: prose`Which estimate has the smaller percent error?`,
  es: prose`¿Qué estimación tiene el menor porcentaje de error?`,
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
          random.shuffle([random.pick([10, 20, 30, 40, 50]), random.pick([5, 10, 15, 20, 25, 30])]) as [number, number],
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
})
