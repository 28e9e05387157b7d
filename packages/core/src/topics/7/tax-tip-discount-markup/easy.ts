import { moneyAmount } from '../../../answer/number.ts'
import { money, percent } from '../../../math/build.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { drawOne, together } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  amount: form({
    levels: ['easy'],
    share: 4,
    lines: 3,
    draw: drawOne,
    answer: moneyAmount,
    solve: ({ dollars, rate }) => dollars * rate,
    ask: ({ story, dollars, rate, who }) =>
      together(story.tell(money(dollars * 100), percent(rate), who), story.amount),
    // Divided by the rate, the amount is the price again.
    check(printed, answer) {
      const [price, rate] = printed.numbers
      return Ratio.of(answer, 100).over(rate!).equals(price!)
    },
  }),
})
