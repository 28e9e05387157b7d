import { count, exact, type Quantity, quantity, type Random, role } from '../../../author.ts'
import type { FormSpec } from '../../../topic.ts'
import { alone, ended } from '../../kit/stories/endings.ts'
import type { AmountStory } from './stories.ts'
import { amountsIn, drawAmount, equivalence, factOf, inSmallest, multiplied } from './units.ts'

interface Told {
  readonly story: AmountStory
  readonly amount: number
}

/** A story of one amount; the equivalence is printed below it, or is to be known. */
export const amountForm = (stories: readonly AmountStory[], isEquivalenceTold: boolean) =>
  ({
    kind: 'story',
    draw(random: Random): Told {
      const story = random.evenly(stories)
      return { story, amount: drawAmount(random, ...story.amount) }
    },
    answer: quantity,
    solve: ({ story: { pair }, amount }) => count(amount * pair.factor, pair.small),
    ask({ story: { pair, ask }, amount }) {
      const { en, es } = ask(role('amount', count(amount, pair.large)))
      const hint = isEquivalenceTold ? [equivalence(pair)] : []
      return { en: [en, ...hint], es: [es, ...hint] }
    },
    solution({ story: { pair, ends }, amount }, found) {
      const { en, es } = ends(found)
      return [...(isEquivalenceTold ? [] : [factOf(pair)]), multiplied(amount, pair), ended(alone(found), en, es)]
    },
    check(printed, answer) {
      const [given] = amountsIn(printed)
      return given !== undefined && exact(answer.amount).n > 0 && inSmallest(given).equals(inSmallest(answer))
    },
  }) satisfies Omit<FormSpec<unknown, never, Told, Quantity>, 'levels'>
