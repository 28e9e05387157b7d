import {
  addByPlaces,
  aThing,
  type Both,
  box,
  type Content,
  equation,
  evaluate,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  isTrue,
  itemOf,
  line,
  minus,
  name,
  people,
  prose,
  role,
  step,
  story,
  subtractByPlaces,
  sum,
  things,
  tupleOf,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import {
  type Amount,
  addsWithoutRegrouping,
  amountAnswer,
  endingIn,
  inUnitOf,
  plain,
  subtractsWithoutRegrouping,
} from './amounts.ts'
import { priceTags, threeForSale } from './for-sale.ts'
import type { levels } from './hard.ts'
import { amountsOf, difference } from './parts.ts'
import { leftStories, totalStories } from './price-stories.ts'

const together = (a: Amount, b: Amount) => inUnitOf(a, plain(a) + plain(b))

const addBothPrices = {
  en: line`Read the price tags of both things. Add the prices.`,
  es: line`Lee las etiquetas de las dos cosas. Suma los precios.`,
}

const WHICH_EQUATION = {
  en: prose`Which equation fits the story?`,
  es: prose`¿Qué ecuación representa el problema?`,
}

/** What there is in all twice, and once what is left, in turns. */
const equationStories = leftStories.flatMap((_, i) => [
  { ...itemOf(totalStories, (2 * i) % totalStories.length), isSum: true },
  { ...itemOf(leftStories, (i + 4) % leftStories.length), isSum: false },
  { ...itemOf(totalStories, (i + 5) % totalStories.length), isSum: true },
])

const unitNoun = ({ as }: Amount) => (as === 'cents' ? nouns.cent : nouns.dollar)

export const easyForms = (form: FormMaker<typeof levels>) => ({
  total: form(
    story({
      levels: ['easy'],
      share: 2,
      lines: 2,
      settings: totalStories,
      draw: (random, setting) => amountsOf(random, setting, addsWithoutRegrouping),
      answer: amountAnswer,
      solve: ({ first, second }) => together(first, second),
      ask: ({ first, second }, { tell }) => tell(first, second),
      solution: ({ first, second }, found, { answers }) =>
        endingIn(
          [step(sum(first, second), because.putTogether), ...addByPlaces(plain(first), plain(second))],
          found,
          answers(found),
        ),
      check: (numberOf, answer) => evaluate(answer).minus(numberOf('first')).equals(numberOf('second')),
    }),
  ),
  left: form(
    story({
      levels: ['easy'],
      share: 2,
      lines: 2,
      settings: leftStories,
      draw: (random, setting) => amountsOf(random, setting, subtractsWithoutRegrouping),
      answer: amountAnswer,
      solve: ({ first, second }) => difference(first, second),
      ask: ({ first, second }, { tell }) => tell(first, second),
      solution: ({ first, second }, found, { answers }) =>
        endingIn(
          [step(minus(first, second), because.someMoneyGoesAway), ...subtractByPlaces(plain(first), plain(second))],
          found,
          answers(found),
        ),
      check: (numberOf, answer) => evaluate(answer).plus(numberOf('second')).equals(numberOf('first')),
    }),
  ),
  priceTags: form({
    levels: ['easy'],
    draw(random) {
      const unit = random.evenly(['cents', 'dollars'] as const)
      const things = random.until(
        () => threeForSale(random, unit),
        ([a, b]) => addsWithoutRegrouping(plain(a.price), plain(b.price)) && plain(a.price) + plain(b.price) > 20,
      )
      return { bought: tupleOf(things, 2), shown: random.shuffle(things), who: random.pick(people) }
    },
    answer: amountAnswer,
    solve: ({ bought: [a, b] }) => together(a.price, b.price),
    ask({ bought: [a, b], shown, who }): Both<Content> {
      const drawn = figure(priceTags(shown))
      return {
        en: [
          drawn,
          prose`${name(who)} buys ${aThing(a.thing)} and ${aThing(b.thing)}. How much do the two things cost in all?`,
        ],
        es: [
          drawn,
          prose`${name(who)} compra ${aThing(a.thing)} y ${aThing(b.thing)}. ¿Cuánto cuestan las dos cosas en total?`,
        ],
      }
    },
    solution: ({ bought: [a, b] }, found) =>
      endingIn(
        [
          step(sum(a.price, b.price), because.explain, { sentence: addBothPrices }),
          ...addByPlaces(plain(a.price), plain(b.price)),
        ],
        found,
        { en: line`The two things cost ${found} in all.`, es: line`Las dos cosas cuestan ${found} en total.` },
      ),
    check(printed, answer) {
      const bought = printed.terms('thing').map(({ noun }) => noun.en[0])
      const prices = printed
        .figure('money')
        .tags.filter(({ label }) => label?.kind === 'words' && bought.includes(label.en))
        .map(tag => tag.cents)
      return prices.length === 2 && prices.reduce((left, price) => left - price, answer.cents) === 0
    },
  }),
  whichEquation: form({
    levels: ['easy'],
    instruction: WHICH_EQUATION,
    draw(random) {
      const setting = random.evenly(equationStories)
      const fits = setting.isSum ? addsWithoutRegrouping : subtractsWithoutRegrouping
      return { setting, ...amountsOf(random, setting, fits) }
    },
    answer: formulaChoice,
    solve: ({ setting, first, second }) => equation(setting.isSum ? sum(first, second) : minus(first, second), box()),
    mistakes: ({ setting, first, second }) =>
      setting.isSum
        ? { subtracts: equation(minus(second, first), box()), asksForAPart: equation(sum(first, box()), second) }
        : { adds: equation(sum(first, second), box()), takesFromThePart: equation(minus(second, first), box()) },
    ask: ({ setting, first, second }) =>
      setting.isSum
        ? setting.tell(role('first', first), role('second', second))
        : setting.tell(role('whole', first), role('part', second)),
    solution: ({ setting, first, second }, answer) => [
      step(
        setting.isSum ? sum(first, second) : minus(first, second),
        setting.isSum ? because.putTogether : because.someMoneyGoesAway,
      ),
      step(expr(answer), because.writeEquationWithBox, { things: things(unitNoun(first)) }),
    ],
    whyWrong: () => ({
      subtracts: {
        en: line`It subtracts, but the amounts are put together.`,
        es: line`Resta, pero las cantidades se juntan.`,
      },
      asksForAPart: { en: line`Its box is a part, not the total.`, es: line`Su recuadro es una parte, no el total.` },
      adds: { en: line`It adds, but money is taken away.`, es: line`Suma, pero se quita dinero.` },
      takesFromThePart: {
        en: line`It takes away more money than there is.`,
        es: line`Quita más dinero del que hay.`,
      },
    }),
    check(printed, answer) {
      const isLeft = printed.terms('role').some(({ name: part }) => part === 'whole')
      const found = isLeft
        ? printed.role('whole').minus(printed.role('part'))
        : printed.role('first').plus(printed.role('second'))
      return isTrue(filled(expr(answer), found))
    },
  }),
})
