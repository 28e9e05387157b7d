import {
  afterPercent,
  type FormMaker,
  line,
  money,
  moneyAmount,
  percent,
  percentOf,
  prose,
  Ratio,
  role,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { drawOne, PART, printedRates, saidMoney, sign, TOTAL, together, wayOf } from './parts.ts'
import { easyStories } from './price-stories.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  amount: form({
    levels: ['easy'],
    kind: 'story',
    share: 4,
    draw: random => drawOne(random, easyStories),
    answer: moneyAmount,
    solve: ({ dollars, rate }) => dollars * rate,
    ask: ({ story, dollars, rate, who }) =>
      together(story.tell(role('price', money(dollars * 100)), role('rate', percent(rate)), who), story.amount),
    solution: ({ story, dollars, rate }, cents) => [
      ...percentOf(Ratio.of(rate, 100), dollars),
      saidMoney(cents, PART[story.kind]),
    ],
    // Divided by the rate, the amount is the price again.
    check: (printed, answer) => Ratio.of(answer, 100).over(printed.role('rate')).equals(printed.role('price')),
  }),

  choose: form({
    levels: ['easy'],
    share: 2,
    instruction: { en: prose`Choose the correct answer.`, es: prose`Elige la respuesta correcta.` },
    draw: random =>
      random.until(
        () => drawOne(random, easyStories),
        ({ dollars, rate }) => dollars !== 100 && dollars > rate * 1.2,
      ),
    answer: moneyAmount,
    solve: ({ story, dollars, rate }) => dollars * (100 + sign(story.kind) * rate),
    mistakes: ({ story, dollars, rate }) => ({
      onlyThePart: dollars * rate,
      wrongDirection: dollars * (100 - sign(story.kind) * rate),
      percentAsDollars: (dollars + sign(story.kind) * rate) * 100,
      partTenTimesTooSmall: dollars * 100 + Math.round((sign(story.kind) * dollars * rate) / 10),
    }),
    ask: ({ story, dollars, rate, who }) =>
      together(
        story.tell(role('price', money(dollars * 100)), role(wayOf(story.kind), percent(rate)), who),
        story.total,
      ),
    solution: ({ story, dollars, rate }, cents) => [
      ...afterPercent(dollars, Ratio.of(rate, 100), story.kind === 'discount' ? '−' : '+'),
      saidMoney(cents, TOTAL[story.kind]),
    ],
    whyWrong: ({ story, rate }) => ({
      onlyThePart: {
        en: line`It is only ${percent(rate)} of the price.`,
        es: line`Es solo el ${percent(rate)} del precio.`,
      },
      wrongDirection:
        sign(story.kind) > 0
          ? { en: line`It subtracts the ${percent(rate)}.`, es: line`Resta el ${percent(rate)}.` }
          : { en: line`It adds the ${percent(rate)}.`, es: line`Suma el ${percent(rate)}.` },
      percentAsDollars: {
        en: line`It uses ${money(rate * 100)} in place of ${percent(rate)}.`,
        es: line`Usa ${money(rate * 100)} en lugar del ${percent(rate)}.`,
      },
      partTenTimesTooSmall: {
        en: line`It takes one tenth of the ${percent(rate)}.`,
        es: line`Toma la décima parte del ${percent(rate)}.`,
      },
    }),
    check(printed, cents) {
      const price = printed.role('price')
      return printedRates(printed).every(rate => price.plus(price.times(rate)).times(100).equals(cents))
    },
  }),
})
