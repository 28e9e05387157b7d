import {
  answerStep,
  beforePercent,
  blank,
  both,
  decimal,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  type FilledTable,
  type FormMaker,
  gcd,
  itemOf,
  line,
  minus,
  money,
  moneyAmount,
  noMistakeStep,
  option,
  people,
  percent,
  percentage,
  price,
  prose,
  type Random,
  Ratio,
  role,
  statements,
  step,
  steps,
  sum,
  table,
  tableCells,
  times,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { withQuestion } from '../../kit/stories/question.ts'
import type { levels } from './levels.ts'
import { after, isNearest, isTie, printedRates, roundedMoney, saidMoney } from './parts.ts'
import { chainStories, originalStories, type ReversedStory, rateStories } from './price-stories.ts'
import { receipts } from './receipts.ts'

/** A price that stays whole in cents when the percent is put on or taken off. Of $100, the percent would be the dollars. */
function drawReversed(random: Random, { kind, rates, range }: ReversedStory) {
  const rate = random.pick(rates)
  const step = Math.max(100 / gcd(rate, 100), 5)
  const before = random.until(
    () => step * random.int(Math.ceil(range[0] / step), Math.floor(range[1] / step)),
    price => price !== 100,
  )
  return { kind, rate, before, after: (before * (100 + (kind === 'on' ? rate : -rate))) / 100 }
}

const inCents = (value: Value) => exact(value).times(100)

const MISTAKE = option({
  combined: {
    en: prose`The discount and the tax are percents of different amounts. They cannot be combined like this.`,
    es: prose`El descuento y el impuesto son porcentajes de cantidades distintas. No se pueden combinar así.`,
  },
  original: {
    en: prose`The tax was found from the original price. It should be a percent of the sale price.`,
    es: prose`El impuesto se calculó del precio original. Debe ser un porcentaje del precio rebajado.`,
  },
  none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
})

const receiptSays = (isRounded = false) =>
  isRounded
    ? {
        en: prose`Complete the receipt. Round the tax to the nearest cent.`,
        es: prose`Completa el recibo. Redondea el impuesto al centavo más cercano.`,
      }
    : { en: prose`Complete the receipt.`, es: prose`Completa el recibo.` }

const SAYS = {
  combined: {
    en: line`the percents are of different amounts`,
    es: line`los porcentajes son de cantidades distintas`,
  },
  original: {
    en: line`the tax is a percent of the sale price, not of the original price`,
    es: line`el impuesto es un porcentaje del precio rebajado, no del precio original`,
  },
}

const CHAIN_RATES = {
  'markup, discount': [
    [20, 25, 30, 40, 50, 60],
    [10, 15, 20, 25, 30],
  ],
  'discount, tax': [
    [10, 15, 20, 25, 30, 40],
    [5, 6, 7, 8, 9],
  ],
  'tax and tip': [
    [5, 6, 7, 8, 9],
    [15, 18, 20],
  ],
} as const

const CHAIN_ROLES = {
  'markup, discount': ['on', 'off'],
  'discount, tax': ['off', 'on'],
  'tax and tip': ['tax', 'tip'],
} as const

interface TaxedSale {
  readonly wrong: 'combined' | 'original' | 'none'
  readonly dollars: number
  readonly rate: number
  readonly tax: number
}

/** Two lines that lead to the final price, right or wrong. */
function workOf({ wrong, dollars, rate, tax }: TaxedSale): readonly [Expr, Expr] {
  const price = money(dollars * 100)
  const left = dollars * (100 - rate)
  const taxes = wrong === 'original' ? dollars * tax : (left * tax) / 100
  return wrong === 'combined'
    ? [
        equation(minus(percent(rate), percent(tax)), percent(rate - tax)),
        equation(minus(price, money(dollars * (rate - tax))), money(dollars * (100 - rate + tax))),
      ]
    : [
        equation(minus(price, money(dollars * rate)), money(left)),
        equation(sum(money(left), money(taxes)), money(left + taxes)),
      ]
}

/** A ride or a meal costs less than shoes and books. */
const CHAIN_DOLLARS = { 'markup, discount': [60, 180], 'discount, tax': [60, 180], 'tax and tip': [24, 85] } as const

/** 0.15 × $60 = $9. */
const percentWork = (rate: number, cents: number) =>
  equation(times(decimal(Ratio.of(rate, 100)), money(cents)), money((cents * rate) / 100))

export const hardForms = (form: FormMaker<typeof levels>) => ({
  chain: form({
    levels: ['hard'],
    kind: 'story',
    share: 3,
    draw(random) {
      const story = random.evenly(chainStories)
      return random.until(
        () => {
          const [firsts, seconds] = CHAIN_RATES[story.kind]
          const [first, second] = [random.pick<number>(firsts), random.pick<number>(seconds)]
          const [least, most] = CHAIN_DOLLARS[story.kind]
          const cents = random.int(least, most) * 100 + random.pick([0, 0, 50, 95])
          const exactCents = {
            'markup, discount': after(cents, first * 100, -second * 100),
            'discount, tax': after(cents, -first * 100, second * 100),
            'tax and tip': after(cents, (first + second) * 100),
          }[story.kind]
          const inSteps = {
            'markup, discount': after(after(cents, first * 100).rounded(), -second * 100),
            'discount, tax': after(after(cents, -first * 100).rounded(), second * 100),
            'tax and tip': after(after(cents, first * 100).rounded() + after(cents, second * 100).rounded() - cents),
          }[story.kind]
          return { story, cents, first, second, exactCents, inSteps, who: random.pick(people) }
        },
        // A reader who rounds each step pays the same.
        ({ exactCents, inSteps }) =>
          !exactCents.isInteger && !isTie(exactCents) && !isTie(inSteps) && inSteps.rounded() === exactCents.rounded(),
      )
    },
    answer: moneyAmount,
    solve: ({ exactCents }) => exactCents.rounded(),
    ask: ({ story, cents, first, second, who }) => {
      const [one, two] = CHAIN_ROLES[story.kind]
      return story.ask(role('price', money(cents)), role(one, percent(first)), role(two, percent(second)), who)
    },
    solution({ story, cents, first, second, exactCents }) {
      const [start, end] = [Ratio.of(cents, 100), exactCents.over(100)]
      if (story.kind === 'tax and tip') {
        const all = 100 + first + second
        return [
          step(equation(sum(percent(100), percent(first), percent(second)), percent(all)), because.newPercent),
          step(equation(times(decimal(Ratio.of(all, 100)), decimal(start)), decimal(end)), because.percentOfWhole),
          ...roundedMoney(end, story.says),
        ]
      }
      const [one, two] = story.kind === 'discount, tax' ? [100 - first, 100 + second] : [100 + first, 100 - second]
      const middle = start.times(Ratio.of(one, 100))
      const [isFirstOn, isSecondOn] = [one > 100, two > 100]
      return [
        explained(
          statements(
            equation((isFirstOn ? sum : minus)(percent(100), percent(first)), percent(one)),
            equation((isSecondOn ? sum : minus)(percent(100), percent(second)), percent(two)),
          ),
          line`Add to 100% for a markup or a tax, and subtract from 100% for a discount.`,
          line`Suma al 100% si hay un aumento o un impuesto y resta del 100% si hay un descuento.`,
        ),
        step(equation(times(decimal(Ratio.of(one, 100)), decimal(start)), decimal(middle)), because.takeNewPercent, {
          rate: percent(one),
        }),
        step(equation(times(decimal(Ratio.of(two, 100)), decimal(middle)), decimal(end)), because.takeNewPercent, {
          rate: percent(two),
        }),
        ...roundedMoney(end, story.says),
      ]
    },
    // Adds and takes off the parts one by one.
    check(printed, answer) {
      const start = printed.role('price').times(100)
      const names = printed.terms('role').map(({ name }) => name)
      if (names.includes('tip'))
        return isNearest(answer, start.plus(start.times(printed.role('tax'))).plus(start.times(printed.role('tip'))))
      return isNearest(
        answer,
        printedRates(printed).reduce((value, rate) => value.plus(value.times(rate)), start),
      )
    },
  }),

  original: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    draw(random) {
      const story = random.evenly(originalStories)
      return { story, who: random.pick(people), ...drawReversed(random, story) }
    },
    answer: moneyAmount,
    solve: ({ before }) => before * 100,
    ask: ({ story, rate, after, who }) =>
      story.ask(role(story.kind, percent(rate)), role('price', money(Math.round(after * 100))), who),
    solution: ({ story, rate, before, after }) => [
      ...beforePercent(Ratio.of(Math.round(after * 100), 100), Ratio.of(rate, 100), story.kind === 'on' ? '+' : '−'),
      saidMoney(before * 100, story.says),
    ],
    check: (printed, answer) =>
      printedRates(printed).every(rate => rate.plus(1).times(answer).equals(printed.role('price').times(100))),
  }),

  rate: form({
    levels: ['medium'],
    kind: 'story',
    draw(random) {
      const story = random.evenly(rateStories)
      return { story, who: random.pick(people), ...drawReversed(random, story) }
    },
    answer: percentage,
    solve: ({ rate }) => rate,
    ask: ({ story, before, after, who }) =>
      story.ask(role('before', money(before * 100)), role('after', money(Math.round(after * 100))), who),
    solution({ story, before, after, kind, rate }) {
      const end = Ratio.of(Math.round(after * 100), 100)
      const part = kind === 'on' ? end.minus(before) : Ratio.of(before).minus(end)
      return [
        explained(
          kind === 'on'
            ? equation(minus(decimal(end), before), decimal(part))
            : equation(minus(before, decimal(end)), decimal(part)),
          [`Subtract to find ${story.part[0]} in dollars.`],
          [`Resta para hallar ${story.part[1]} en dólares.`],
        ),
        explained(
          equation(divide(decimal(part), before), decimal(Ratio.of(rate, 100))),
          [`Divide ${story.part[0]} by ${story.of[0]}.`],
          [`Divide ${story.part[1]} entre ${story.of[1]}.`],
        ),
        step(equation(decimal(Ratio.of(rate, 100)), percent(rate)), because.toPercent),
        answerStep(percent(rate), {
          en: [`${story.says[0]} `, ...line`${percent(rate)}.`],
          es: [`${story.says[1]} `, ...line`${percent(rate)}.`],
        }),
      ]
    },
    check(printed, answer) {
      const [before, after] = [printed.role('before'), printed.role('after')]
      const part = before.times(exact(answer)).over(100)
      return part.n > 0 && (before.plus(part).equals(after) || before.minus(part).equals(after))
    },
  }),

  receipt: form({
    kind: 'table',
    share: 2,
    draw: (random, { receipt }) => receipts[receipt](random),
    answer: tableCells,
    solve: ({ rows }): FilledTable => ({
      blanks: rows.filter(({ isGiven }) => !isGiven).map(({ cents }) => money(cents)),
      rows: rows.map(({ name, cents }) => [name, price(cents)]),
      rowHeads: true,
    }),
    ask: ({ rows, isRounded }) =>
      withQuestion(
        receiptSays(isRounded),
        table({
          rows: rows.map(({ name, cents, isGiven }) => [name, isGiven ? price(cents) : blank(4)]),
          rowHeads: true,
        }),
      ),
    solution: ({ steps }) => steps,
    // Adds the receipt up from the given lines and the percents in it.
    check(printed, { blanks }) {
      const given = printed.all('money').map(item => item.cents)
      const percents = printed.all('percent').map(item => evaluate(item))
      const sums = blanks.map(value => inCents(value))
      const subtotal = given.reduce((sum, cents) => sum + cents, 0)
      if (percents.length === 2) {
        const [discount, sale, tax, total] = tupleOf(sums, 4)
        const [off, on] = tupleOf(percents, 2)
        return (
          discount.over(off).equals(subtotal) &&
          discount.plus(sale).equals(subtotal) &&
          tax.over(on).equals(sale) &&
          total.minus(tax).equals(sale)
        )
      }
      const [tax, total] = tupleOf(sums.slice(-2), 2)
      return (
        sums.slice(0, -2).every(sum => sum.equals(subtotal)) &&
        isNearest(tax.n, itemOf(percents, 0).times(subtotal)) &&
        tax.isInteger &&
        total.minus(tax).equals(subtotal)
      )
    },
  }),

  findTheMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    wide: true,
    draw(random) {
      const wrong = random.evenly(['combined', 'original', 'none'])
      return {
        wrong,
        dollars: 20 * (2 * random.int(1, 5) + 1),
        rate: random.pick([15, 20, 25, 30, 40]),
        tax: random.pick([5, 6, 8]),
      }
    },
    answer: MISTAKE,
    solve: ({ wrong }) => wrong,
    ask(facts) {
      const { dollars, rate, tax } = facts
      const price = money(dollars * 100)
      const shown = workOf(facts).map(item => line`${item}`)
      return {
        en: [
          prose`A tent costs ${role('price', price)}. It is ${role('off', percent(rate))} off, and a tax of ${role('on', percent(tax))} is added to the sale price. This is how the final price was found. Is there a mistake?`,
          steps(...shown),
        ],
        es: [
          prose`Una carpa cuesta ${role('price', price)}. Tiene un descuento del ${role('off', percent(rate))} y al precio rebajado se le suma un impuesto del ${role('on', percent(tax))}. Así se halló el precio final. ¿Hay algún error?`,
          steps(...shown),
        ],
      }
    },
    key({ wrong, dollars, rate, tax }) {
      const final = money((dollars * (100 - rate) * (100 + tax)) / 100)
      return wrong === 'none'
        ? both([])
        : { en: prose`The final price is ${final}.`, es: prose`El precio final es ${final}.` }
    },
    solution(facts) {
      const { wrong } = facts
      const right = workOf({ ...facts, wrong: 'none' })
      const correct = [
        explained(
          percentWork(facts.rate, 100 * facts.dollars),
          line`The discount is ${percent(facts.rate)} of the price.`,
          line`El descuento es el ${percent(facts.rate)} del precio.`,
        ),
        explained(right[0], line`Subtract the discount from the price.`, line`Resta el descuento del precio.`),
        explained(
          percentWork(facts.tax, facts.dollars * (100 - facts.rate)),
          line`The tax is ${percent(facts.tax)} of the sale price.`,
          line`El impuesto es el ${percent(facts.tax)} del precio rebajado.`,
        ),
        explained(right[1], line`Add the tax to the sale price.`, line`Suma el impuesto al precio rebajado.`),
      ]
      if (wrong === 'none') return [...correct, noMistakeStep()]
      const [first, last] = workOf(facts)
      return wrong === 'combined'
        ? [step(first, because.mistakeIs, { what: SAYS.combined }), ...correct]
        : [step(last, because.mistakeIs, { what: SAYS.original }), ...correct]
    },
    whyWrong(facts) {
      const { wrong, dollars, rate, tax } = facts
      if (wrong === 'combined')
        return {
          original: {
            en: line`No tax was found in this work: only ${percent(rate - tax)} of the price was.`,
            es: line`En este trabajo no se halló ningún impuesto: solo el ${percent(rate - tax)} del precio.`,
          },
        }
      const apart = {
        en: line`The percents were not combined: the discount came first, and then the tax.`,
        es: line`Los porcentajes no se combinaron: primero se restó el descuento y luego se sumó el impuesto.`,
      }
      if (wrong === 'original') return { combined: apart }
      const onThePrice = percentWork(tax, 100 * dollars)
      return {
        combined: apart,
        original: {
          en: line`Then the tax would be ${onThePrice}, which is more than was added.`,
          es: line`Entonces el impuesto sería ${onThePrice}, más de lo que se sumó.`,
        },
      }
    },
    // The final price of the last step against the true one, and against the tax on the whole price.
    check(printed, answer) {
      const [first, last] = tupleOf(printed.all('relation'), 2)
      const price = printed.role('price')
      const sale = price.minus(price.times(printed.role('off')))
      if (evaluate(last.right).equals(sale.plus(sale.times(printed.role('on'))))) return answer === 'none'
      return answer === (first.right.kind === 'percent' ? 'combined' : 'original')
    },
  }),
})
