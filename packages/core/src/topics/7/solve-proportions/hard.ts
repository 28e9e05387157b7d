import {
  answerStep,
  count,
  decimal,
  equation,
  evaluate,
  explained,
  type FormMaker,
  line,
  minus,
  people,
  quantity,
  Ratio,
  step,
  sum,
  things,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { crossSolution, proportionOf, setUpStep, unlikeFactors } from './parts.ts'
import { leftoverStories, twoPartStories } from './several-step-stories.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  leftover: form({
    levels: ['hard'],
    kind: 'story',
    draw(random) {
      const story = random.evenly(leftoverStories)
      const [j, k] = random.pick(unlikeFactors)
      const [first, second] = random.pick(story.ratios)
      // What is left is not what was used.
      const left = random.intExcept(2, 9, k * second)
      return {
        story,
        first: j * first,
        second: j * second,
        other: k * first,
        used: k * second,
        left,
        who: random.pick(people),
      }
    },
    answer: quantity,
    solve: ({ story, left }) => count(left, story.asked),
    ask: ({ story, first, second, other, used, left, who }) => story.ask(first, second, other, used + left, who),
    solution({ story, first, second, other, used, left }, amount) {
      const proportion = proportionOf(first, second, other)
      return [
        setUpStep(proportion, {
          en: line`the number of ${things(story.asked)} that are used`,
          es: line`el número de ${things(story.asked)} que se usan`,
        }),
        ...crossSolution(proportion),
        explained(
          equation(minus(used + left, used), left),
          line`Subtract what is used, ${used}, from what there is, ${used + left}.`,
          line`Resta lo que se usa, ${used}, de lo que hay, ${used + left}.`,
        ),
        answerStep({ kind: 'paragraph', content: [amount] }, story.ends(amount)),
      ]
    },
    // What is used and what is left make what was there.
    check: (printed, { amount }) =>
      printed
        .role('has')
        .minus(evaluate(amount))
        .times(printed.role('first'))
        .equals(printed.role('second').times(printed.role('other'))),
  }),

  twoParts: form({
    levels: ['hard'],
    kind: 'story',
    draw(random) {
      const story = random.evenly(twoPartStories)
      const first = random.pick([2, 4, 5])
      const second = random.until(
        () => random.coprimeTo(first, first * story.most),
        value => value >= first * story.least,
      )
      const [one, two] = random.until(
        () => random.sample([3, 4, 5, 6, 7, 8, 9, 11, 12], 2),
        ([one, two]) => one !== first && two !== first && (one + two) % first !== 0,
      )
      return { story, first, second, one, two, who: random.pick(people) }
    },
    answer: quantity,
    solve({ story, first, second, one, two }) {
      const amount = Ratio.of(second * (one + two), first)
      return count(decimal(amount, story.asked === nouns.dollar && !amount.isInteger ? 2 : 0), story.asked)
    },
    ask: ({ story, first, second, one, two, who }) => story.ask(first, second, one, two, who),
    solution({ story, first, second, one, two }, amount) {
      const proportion = proportionOf(first, second, one + two)
      return [
        step(equation(sum(one, two), one + two), because.addParts),
        setUpStep(proportion, story.what(one + two)),
        ...crossSolution(proportion, value => decimal(value)),
        answerStep({ kind: 'paragraph', content: [amount] }, story.ends(amount)),
      ]
    },
    // Each part by itself, then together.
    check(printed, { amount }) {
      const rate = printed.role('second').over(printed.role('first'))
      return rate
        .times(printed.role('one'))
        .plus(rate.times(printed.role('two')))
        .equals(evaluate(amount))
    },
  }),
})
