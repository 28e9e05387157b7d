import {
  answerStep,
  count,
  decimal,
  equation,
  evaluate,
  exact,
  explainedBy,
  type FormMaker,
  figure,
  line,
  minus,
  numberLine,
  prose,
  Ratio,
  ratioOfExact,
  relation,
  statements,
  story,
} from '../../../author.ts'
import { numbersIn } from '../../kit/decimals/decimals.ts'
import type { levels } from './levels.ts'
import { byNextDigit, nearest, round, rounded, roundedTo, wholeUnitsOf } from './parts.ts'
import { rounds } from './rounds.ts'
import { wholeUnits } from './stories.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  toOnes: form({ levels: ['easy', 'medium'], share: 2, ...round(0) }),
  toTenths: form({ levels: ['easy', 'medium'], share: 2, ...round(1) }),
  numberLine: form({
    levels: ['easy'],
    share: 2,
    draw: random => {
      const [tenths, hundredths] = [random.int(11, 398), random.pick([1, 2, 3, 4, 6, 7, 8, 9])]
      return { low: Ratio.of(tenths, 10), value: Ratio.of(tenths * 10 + hundredths, 100) }
    },
    answer: roundedTo(1),
    solve: ({ value }) => nearest(value, 1),
    ask({ low, value }) {
      const high = low.plus(Ratio.of(1, 10))
      const drawn = figure(
        numberLine({
          from: low,
          to: high,
          step: Ratio.of(1, 100),
          labels: [[low, decimal(low, 1)] as const, [high, decimal(high, 1)] as const],
          points: [value],
        }),
      )
      const shown = decimal(value)
      return {
        en: [drawn, prose`The point is at ${shown}. What is that to the nearest tenth?`],
        es: [drawn, prose`El punto está en ${shown}. ¿Cuánto es, redondeado a la décima más cercana?`],
      }
    },
    solution({ low, value }, answer) {
      const high = low.plus(Ratio.of(1, 10))
      const [left, right] = [value.minus(low), high.minus(value)]
      const shown = decimal(value)
      return [
        explainedBy(
          statements(
            equation(minus(shown, decimal(low, 1)), decimal(left)),
            equation(minus(decimal(high, 1), shown), decimal(right)),
          ),
          {
            en: line`Subtract to find the distance from the point to each end.`,
            es: line`Resta para hallar la distancia del punto a cada extremo.`,
          },
        ),
        answerStep(relation(decimal(left), left.compare(right) < 0 ? '<' : '>', decimal(right)), {
          en: line`So the nearest tenth is ${answer}.`,
          es: line`Entonces la décima más cercana es ${answer}.`,
        }),
      ]
    },
    check(printed, answer) {
      const [value] = numbersIn(printed, 1)
      const { from, to } = printed.figure('number-line')
      const [low, high] = [ratioOfExact(from), ratioOfExact(to)]
      return exact(answer).equals(value.minus(low).compare(high.minus(value)) < 0 ? low : high)
    },
  }),
  wholeUnits: form(
    story({
      levels: ['easy'],
      share: 2,
      settings: wholeUnits,
      draw(random, { hundredths, noun }) {
        const amount = random.until(
          () => random.int(...hundredths),
          n => n % 10 > 0 && Math.floor(n / 10) % 10 !== 5,
        )
        return { amount: count(decimal(Ratio.of(amount, 100)), noun) }
      },
      answer: wholeUnitsOf,
      solve: ({ amount }, { noun }) => count(rounded(evaluate(amount.amount), 0), noun),
      ask: ({ amount }, { ask }) => ask(amount),
      solution({ amount }, answer, { says }) {
        const digit = Math.floor(evaluate(amount.amount).times(10).toNumber()) % 10
        return [
          explainedBy(relation(digit, digit > 5 ? '>' : '<', 5), byNextDigit(digit)),
          answerStep(relation(amount.amount, '≈', answer.amount), says(answer)),
        ]
      },
      check: (numberOf, { amount }) => rounds(numberOf('amount'), exact(amount), 0),
    }),
  ),
})
