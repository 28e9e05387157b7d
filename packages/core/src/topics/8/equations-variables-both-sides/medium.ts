import { quantity } from '../../../answer/number.ts'
import { count } from '../../../content.ts'
import { evaluate } from '../../../math/evaluate.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { planStories } from './two-plans.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  plans: form({
    levels: ['medium', 'hard'],
    lines: 5,
    draw: random => {
      const story = random.evenly(planStories)
      const [rate, faster, time, start] = [story.rate, story.faster, story.time, story.start].map(range =>
        random.int(...range),
      ) as [number, number, number, number]
      const { says, unit } = story
      return story.shrinks
        ? { time, unit, says: says(start, rate, start + faster * time, rate + faster) }
        : { time, unit, says: says(start, rate + faster, start + faster * time, rate) }
    },
    answer: quantity,
    solve: ({ time, unit }) => count(time, unit),
    ask: ({ says }) => says,
    // What one gains on the other in that time is what it was behind.
    check(printed, { amount }) {
      const [start, rate, otherStart, otherRate] = printed.numbers
      const gap = otherStart!.minus(start!)
      const gained = rate!.minus(otherRate!).times(evaluate(amount))
      return evaluate(amount).n > 0 && (gap.equals(gained) || gap.equals(gained.negated()))
    },
  }),
})
