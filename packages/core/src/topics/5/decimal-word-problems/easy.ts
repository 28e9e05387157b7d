import { exact, type FormMaker, moneyAmount, quantity, Ratio } from '../../../author.ts'
import { differences, moneyDifferences, moneySums, sums } from './easy-stories.ts'
import type { levels } from './levels.ts'
import { amountOf, centsOf, drawFrom, leadsBack, type Story, solved, tell } from './story.ts'

export const easyForms = (form: FormMaker<typeof levels>) => {
  const measures = (stories: readonly Story[]) =>
    form({
      levels: ['easy'],
      kind: 'story',
      draw: random => drawFrom(random, stories),
      answer: quantity,
      solve: amountOf,
      ask: tell,
      solution: solved,
      check: (printed, { amount }) => leadsBack(printed, exact(amount)),
    })
  const prices = (stories: readonly Story[]) =>
    form({
      levels: ['easy'],
      kind: 'story',
      draw: random => drawFrom(random, stories),
      answer: moneyAmount,
      solve: centsOf,
      ask: tell,
      solution: solved,
      check: (printed, cents) => leadsBack(printed, Ratio.of(cents, 100)),
    })
  return {
    together: measures(sums),
    pricesTogether: prices(moneySums),
    howMuchMore: measures(differences),
    moneyLeft: prices(moneyDifferences),
  }
}
