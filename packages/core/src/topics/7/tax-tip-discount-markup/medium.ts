import {
  afterPercent,
  answerStep,
  decimal,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  formulaChoice,
  itemOf,
  line,
  minus,
  money,
  moneyAmount,
  option,
  people,
  percent,
  prose,
  type Random,
  Ratio,
  relation,
  role,
  statements,
  step,
  sum,
  table,
  times,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { withQuestion } from '../../kit/stories/question.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { after, drawOne, isNearest, isTie, printedRates, roundedMoney, sign, TOTAL, together, wayOf } from './parts.ts'
import { mediumStories } from './price-stories.ts'

/** Hundredths of a percent: 825 is 8.25%. */
const fineRates = {
  tax: [400, 425, 475, 525, 550, 575, 600, 625, 650, 675, 700, 725, 775, 800, 825, 850, 875, 925],
  tip: [1500, 1600, 1800, 2000, 2200],
  discount: [1000, 1200, 1500, 2000, 2500, 3000, 3500, 4000],
  markup: [1200, 1500, 1800, 2000, 2400, 2500, 3000, 3500, 4000],
} as const

const written = (rate: number) => percent(decimal(Ratio.of(rate, 100)))

function drawFine(random: Random) {
  const story = random.evenly(mediumStories)
  return random.until(
    () => ({
      story,
      cents: random.int(...story.range) * 100 + random.pick([0, 25, 50, 75, 80, 90, 95, 99, 40, 60]),
      rate: random.pick(fineRates[story.kind]),
      who: random.pick(people),
    }),
    // Always to be rounded, up or down alike for all.
    ({ story, cents, rate }) =>
      !isTie(after(cents, sign(story.kind) * rate)) && !after(cents, sign(story.kind) * rate).isInteger,
  )
}

const toTheCent = {
  en: prose`Round to the nearest cent.`,
  es: prose`Redondea al centavo más cercano.`,
}

const STORES = option({
  A: { en: prose`Store A`, es: prose`la tienda A` },
  B: { en: prose`Store B`, es: prose`la tienda B` },
})

const cheaperSays = {
  en: prose`Which store has the lower final price?`,
  es: prose`¿Qué tienda tiene el precio final más bajo?`,
}

const timesPercent = (dollars: number, rate: number) => times(dollars, decimal(Ratio.of(rate, 100)))

const WHICH_PRICE = {
  en: prose`Which product gives the new price in dollars?`,
  es: prose`¿Qué producto da el precio nuevo en dólares?`,
}
const WHICH_TOTAL = {
  en: prose`Which product gives the total in dollars?`,
  es: prose`¿Qué producto da el total en dólares?`,
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  final: form({
    levels: ['medium'],
    kind: 'story',
    share: 4,
    instruction: toTheCent,
    draw: drawFine,
    answer: moneyAmount,
    solve: ({ story, cents, rate }) => after(cents, sign(story.kind) * rate).rounded(),
    ask: ({ story, cents, rate, who }) =>
      together(story.tell(role('price', money(cents)), role(wayOf(story.kind), written(rate)), who), story.total),
    solution: ({ story, cents, rate }) => [
      ...afterPercent(Ratio.of(cents, 100), Ratio.of(rate, 10000), story.kind === 'discount' ? '−' : '+'),
      ...roundedMoney(after(cents, sign(story.kind) * rate).over(100), TOTAL[story.kind]),
    ],
    check(printed, cents) {
      const price = printed.role('price').times(100)
      return printedRates(printed).every(rate => isNearest(cents, price.plus(price.times(rate))))
    },
  }),

  product: form({
    levels: ['medium'],
    share: 2,
    draw: random => drawOne(random, startingAt(mediumStories, 3)),
    answer: formulaChoice,
    solve: ({ story, dollars, rate }) => timesPercent(dollars, 100 + sign(story.kind) * rate),
    mistakes: ({ story, dollars, rate }) => ({
      onlyThePart: timesPercent(dollars, rate),
      wrongDirection: timesPercent(dollars, 100 - sign(story.kind) * rate),
      partOfAnotherPlace: times(
        dollars,
        decimal(Ratio.of(1000 + sign(story.kind) * (rate < 10 ? rate * 100 : rate), 1000)),
      ),
    }),
    ask: ({ story, dollars, rate, who }) =>
      together(
        story.tell(role('price', money(dollars * 100)), role(wayOf(story.kind), percent(rate)), who),
        story.kind === 'discount' || story.kind === 'markup' ? WHICH_PRICE : WHICH_TOTAL,
      ),
    solution: ({ story, rate }, product) => [
      step(
        equation(
          (story.kind === 'discount' ? minus : sum)(percent(100), percent(rate)),
          percent(100 + sign(story.kind) * rate),
        ),
        because.newPercent,
      ),
      step(
        equation(percent(100 + sign(story.kind) * rate), decimal(Ratio.of(100 + sign(story.kind) * rate, 100))),
        because.toDecimal,
      ),
      step(expr(product), because.percentOfWhole),
    ],
    whyWrong: ({ story, rate }) => ({
      onlyThePart: { en: line`It gives only the ${percent(rate)}.`, es: line`Da solo el ${percent(rate)}.` },
      wrongDirection:
        sign(story.kind) > 0
          ? { en: line`It subtracts the ${percent(rate)}.`, es: line`Resta el ${percent(rate)}.` }
          : { en: line`It adds the ${percent(rate)}.`, es: line`Suma el ${percent(rate)}.` },
      partOfAnotherPlace: {
        en: line`${percent(rate)} is ${decimal(Ratio.of(rate, 100))}: the digits are in the wrong places.`,
        es: line`${percent(rate)} es ${decimal(Ratio.of(rate, 100))}: sus cifras están en posiciones equivocadas.`,
      },
    }),
    check(printed, product) {
      const price = printed.role('price')
      return printedRates(printed).every(rate => price.plus(price.times(rate)).equals(exact(product)))
    },
  }),

  cheaper: form({
    levels: ['medium'],
    share: 2,
    draw(random) {
      const wanted = random.evenly(['A', 'B'])
      return random.until(
        () => {
          const base = random.int(30, 160)
          const offer = () => {
            const [dollars, rate] = [base + random.int(0, Math.ceil(base / 5)), random.pick([5, 10, 15, 20, 25, 30])]
            return { dollars, rate, final: dollars * (100 - rate) }
          }
          return [offer(), offer()] as const
        },
        // The higher price has the greater discount.
        ([a, b]) =>
          a.final !== b.final &&
          // Near enough that they have to be worked out.
          Math.abs(a.final - b.final) * 8 < a.final &&
          a.final < b.final === (wanted === 'A') &&
          a.dollars !== b.dollars &&
          a.dollars > b.dollars === a.rate > b.rate &&
          a.rate !== b.rate,
      )
    },
    answer: STORES,
    solve: ([a, b]) => (a.final < b.final ? 'A' : 'B'),
    ask: offers =>
      withQuestion(
        cheaperSays,
        table({
          head: [words('Store', 'Tienda'), words('Price', 'Precio'), words('Discount', 'Descuento')],
          rows: offers.map(({ dollars, rate }, i) => [
            i === 0 ? words('A', 'A') : words('B', 'B'),
            money(dollars * 100),
            percent(rate),
          ]),
        }),
      ),
    solution: ([a, b]) => [
      step(
        statements(...[a, b].map(({ rate }) => equation(minus(percent(100), percent(rate)), percent(100 - rate)))),
        because.percentThatIsLeft,
      ),
      step(
        statements(
          ...[a, b].map(({ dollars, rate, final }) =>
            equation(times(decimal(Ratio.of(100 - rate, 100)), dollars), decimal(Ratio.of(final, 100))),
          ),
        ),
        because.percentOfWhole,
      ),
      answerStep(
        relation(money(Math.min(a.final, b.final)), '<', money(Math.max(a.final, b.final))),
        a.final < b.final
          ? { en: line`Store A has the lower final price.`, es: line`La tienda A tiene el precio final más bajo.` }
          : { en: line`Store B has the lower final price.`, es: line`La tienda B tiene el precio final más bajo.` },
      ),
    ],
    // The final prices are the prices less their parts.
    check(printed, answer) {
      const [p, q] = tupleOf(
        printed.block('table').rows.map(row => {
          const valueAt = (place: number) => evaluate(itemOf(itemOf(row, place), 0) as Expr)
          return valueAt(1).minus(valueAt(1).times(valueAt(2)))
        }),
        2,
      )
      const order = p.compare(q)
      return order !== 0 && answer === (order < 0 ? 'A' : 'B')
    },
  }),
})
