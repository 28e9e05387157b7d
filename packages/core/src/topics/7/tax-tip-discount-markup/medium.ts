import { moneyAmount } from '../../../answer/number.ts'
import { prose } from '../../../content.ts'
import { people } from '../../../language/people.ts'
import { decimal, money, percent } from '../../../math/build.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { Printed } from '../../../printed.ts'
import type { Random } from '../../../random.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { after, drawOne, isNearest, isTie, OFF, together } from './parts.ts'
import { type PriceStory, priceStories } from './price-stories.ts'

/** Hundredths of a percent: 825 is 8.25%. */
const fineRates = {
  tax: [400, 425, 475, 525, 550, 575, 600, 625, 650, 675, 700, 725, 775, 800, 825, 850, 875, 925],
  tip: [1500, 1600, 1800, 2000, 2200],
  discount: [1000, 1200, 1500, 2000, 2500, 3000, 3500, 4000],
  markup: [1200, 1500, 1800, 2000, 2400, 2500, 3000, 3500, 4000],
} as const

const sign = (kind: PriceStory['kind']) => (kind === 'discount' ? -1 : 1)

const written = (rate: number) => percent(decimal(Ratio.of(rate, 100)))

function drawFine(random: Random) {
  const story = random.evenly(priceStories)
  return random.until(
    () => ({
      story,
      cents: random.int(...story.range) * 100 + random.pick([0, 25, 50, 75, 80, 90, 95, 99, 40, 60]),
      rate: random.pick(fineRates[story.kind]),
      who: random.pick(people),
    }),
    ({ cents, rate }) => !isTie(after(cents, rate)),
  )
}

const chooseFinal = { en: prose`Choose the correct answer.`, es: prose`Elige la respuesta correcta.` }

const toTheCent = {
  en: prose`Round to the nearest cent if needed.`,
  es: prose`Redondea al centavo si es necesario.`,
}

const checkOne = (printed: Printed, answer: number) => {
  const [price, rate] = printed.numbers
  const change = rate!.times(OFF.test(printed.text) ? -1 : 1)
  return isNearest(answer, price!.times(100).plus(price!.times(100).times(change)))
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  final: form({
    levels: ['medium'],
    share: 4,
    instruction: toTheCent,
    lines: 4,
    draw: drawFine,
    answer: moneyAmount,
    solve: ({ story, cents, rate }) => after(cents, sign(story.kind) * rate).rounded(),
    ask: ({ story, cents, rate, who }) => together(story.tell(money(cents), written(rate), who), story.total),
    check: checkOne,
  }),

  choose: form({
    levels: ['easy', 'medium'],
    instruction: chooseFinal,
    draw: (random: Random) =>
      random.until(
        () => drawOne(random),
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
    ask: ({ story, dollars, rate, who }) => together(story.tell(money(dollars * 100), percent(rate), who), story.total),
    check: checkOne,
  }),
})
