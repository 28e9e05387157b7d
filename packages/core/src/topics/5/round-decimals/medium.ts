import {
  answerStep,
  count,
  decimal,
  decimalNumber,
  equation,
  evaluate,
  exact,
  type FormMaker,
  line,
  prose,
  Ratio,
  relation,
  roundToPlace,
  step,
  story,
  sum,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { numbersIn } from '../../kit/decimals/decimals.ts'
import type { levels } from './levels.ts'
import { asked, byNextDigit, drawTo, nearest, round, rounded, whichRound, wholeUnitsOf } from './parts.ts'
import { rounds } from './rounds.ts'
import { twoAmounts } from './stories.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  toHundredths: form({ levels: ['medium'], share: 2, ...round(2) }),
  choice: form({
    levels: ['medium'],
    draw: random => {
      const to = random.evenly([1, 2] as const)
      const value = random.until(
        () => drawTo(random, { numbers: ['chain of nines'] }, to),
        value => rounded(value, to).compare(value) > 0,
      )
      return { value, to }
    },
    answer: decimalNumber,
    solve: ({ value, to }) => nearest(value, to),
    mistakes({ value, to }) {
      const cut = rounded(value, to).minus(Ratio.of(1, 10 ** to))
      return {
        cutOff: decimal(cut, to),
        cutOffTwice: decimal(cut.minus(Ratio.of(1, 10 ** to)), to),
        onePlaceTooMany: nearest(value.plus(Ratio.of(1, 10 ** to)), to),
        upByOne: nearest(value.plus(1), to),
      }
    },
    ask: ({ value, to }) => asked[to](decimal(value)),
    solution: ({ value, to }) => roundToPlace(value, -to),
    whyWrong({ value, to }) {
      const right = nearest(value, to)
      const below = decimal(rounded(value, to).minus(Ratio.of(1, 10 ** to)), to)
      const tooGreat = {
        en: line`The nearest number above ${decimal(value)} is ${right}. This one is farther up.`,
        es: line`El número más cercano por encima de ${decimal(value)} es ${right}. Este está más arriba.`,
      }
      return {
        cutOff: {
          en: line`Here the number was rounded down, but its next digit is 5 or more.`,
          es: line`Aquí se redondeó hacia abajo, pero el dígito siguiente es 5 o más.`,
        },
        cutOffTwice: {
          en: line`This is less than ${below}, which already lies below ${decimal(value)}.`,
          es: line`Es menor que ${below}, que ya está por debajo de ${decimal(value)}.`,
        },
        onePlaceTooMany: tooGreat,
        upByOne: tooGreat,
      }
    },
    check(printed, answer) {
      const [value] = numbersIn(printed, 1)
      const place = /tenth|décima/.test(printed.text) ? 1 : 2
      return rounds(value, exact(answer), place) && answer !== value
    },
  }),
  whichTenth: form({
    levels: ['medium'],
    ...whichRound(1, target => ({
      en: prose`Which of these numbers round to ${target} when rounded to the nearest tenth?`,
      es: prose`¿Cuáles de estos números dan ${target} al redondearlos a la décima más cercana?`,
    })),
  }),
  twoAmounts: form(
    story({
      levels: ['medium'],
      settings: twoAmounts,
      draw(random, { first, second, noun }) {
        const draw = (range: readonly [number, number]) => {
          const amount = random.until(
            () => random.int(...range),
            n => n % 10 > 0 && n % 100 > 9,
          )
          return count(decimal(Ratio.of(amount, 100)), noun)
        }
        return { first: draw(first), second: draw(second) }
      },
      answer: wholeUnitsOf,
      solve: ({ first, second }, { noun }) =>
        count(rounded(evaluate(first.amount), 0).plus(rounded(evaluate(second.amount), 0)), noun),
      ask: ({ first, second }, { ask }) => ask(first, second),
      solution({ first, second }, answer) {
        const near = [first, second].map(({ amount }) => rounded(evaluate(amount), 0)) as [Ratio, Ratio]
        const digit = ({ amount }: typeof first) => Math.floor(evaluate(amount).times(10).toNumber()) % 10
        return [
          step(relation(first.amount, '≈', near[0]), because.explain, { sentence: byNextDigit(digit(first)) }),
          step(relation(second.amount, '≈', near[1]), because.explain, { sentence: byNextDigit(digit(second)) }),
          answerStep(equation(sum(...near), answer.amount), {
            en: line`Together that is about ${answer}.`,
            es: line`En total son aproximadamente ${answer}.`,
          }),
        ]
      },
      check(numberOf, { amount }) {
        const near = [numberOf('first'), numberOf('second')].flatMap(value =>
          [Math.floor(value.toNumber()), Math.ceil(value.toNumber())].filter(n => rounds(value, Ratio.of(n), 0)),
        )
        return near.length === 2 && exact(amount).equals(near.reduce((total, n) => total + n, 0))
      },
    }),
  ),
})
