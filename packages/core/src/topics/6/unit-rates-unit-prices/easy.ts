import { integer, moneyAmount } from '../../../answer/number.ts'
import { prose } from '../../../content.ts'
import { blank, measure, money } from '../../../math/build.ts'
import { exact } from '../../../math/evaluate.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { drawStory, goods } from './parts.ts'

interface Level {
  /** Cents for one unit. */
  readonly price: readonly [least: number, most: number]
  /** Unit prices are multiples of so many cents. */
  readonly step: number
}

const completeRate = { en: prose`Complete the unit rate.`, es: prose`Completa la tasa unitaria.` }

export const easyForms = (form: FormMaker<typeof levels>) => ({
  unitPrice: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction: completeRate,
    lines: 2,
    draw(random, { price, step }: Level) {
      const item = step === 1 ? random.evenly(goods) : goods[0]!
      const size = random.pick(step === 1 ? item.sizes : [3, 4, 5, 6, 8, 10, 12])
      return {
        unit: item.unit,
        size,
        cents: step === 1 ? random.int(...item.price) : step * random.int(price[0] / step, price[1] / step),
      }
    },
    answer: moneyAmount,
    solve: ({ cents }) => cents,
    ask({ unit, size, cents }) {
      const [total, amount, one] = [money(cents * size), measure(size, unit), measure(1, unit)]
      return {
        en: prose`${total} for ${amount} is the same as ${blank(3)} for ${one}.`,
        es: prose`${total} por ${amount} es lo mismo que ${blank(3)} por ${one}.`,
      }
    },
    // So many units at that price cost the printed total.
    check(printed, answer) {
      const [total, size] = printed.numbers
      if (!total || !size) return false
      return size.times(answer).equals(total.times(100))
    },
  }),

  unitRate: form({
    levels: ['easy'],
    share: 3,
    lines: 2,
    draw: drawStory,
    answer: integer,
    solve: ({ rate }) => rate,
    ask: ({ story, rate, units, who }) => story.one(rate * units, units, who),
    check(printed, answer) {
      const [a, b] = [...printed.numbers].sort((one, two) => one.compare(two))
      return a !== undefined && b !== undefined && exact(answer).times(a).equals(b)
    },
  }),
})
