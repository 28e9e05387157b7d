import {
  answerStep,
  both,
  count,
  divide,
  equation as equals,
  type FormMaker,
  line,
  list,
  minus,
  missingFactor,
  people,
  quantity,
  type Random,
  step,
  sum,
  times,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { ChoosingStory } from './choosing-story.ts'
import type { levels } from './levels.ts'
import { amountOf, drawFactors, givesBack, type Level, totalSteps } from './parts.ts'
import { factorStories, idleStories } from './product-stories.ts'
import { twoStepStories } from './two-step-stories.ts'

const drawChoosing =
  <S extends ChoosingStory>(stories: readonly S[]) =>
  (random: Random, level: Level) => ({
    story: random.evenly(stories),
    ...random.until(
      () => drawFactors(random, level),
      ({ a, b }) => a * b >= 24,
    ),
    idle: random.int(11, 48),
    who: random.pick(people),
  })

export const hardForms = (form: FormMaker<typeof levels>) => ({
  missingFactor: form({
    levels: ['hard'],
    share: 2,
    draw: drawChoosing(factorStories),
    answer: quantity,
    solve: ({ story, a }) => count(a, story.answer),
    ask: ({ story, a, b, who, idle }) => story.tell(a * b, b, who, idle),
    solution: ({ story, a, b, who }, answer) => [
      step(divide(a * b, b), because.thinkMultiplication, { factor: b, product: a * b }),
      ...missingFactor(b, a * b),
      answerStep(both({ kind: 'paragraph', content: [answer] }), story.says(answer, who)),
    ],
    check: givesBack,
  }),
  oneNumberNotNeeded: form({
    levels: ['hard'],
    lines: 2,
    draw: drawChoosing(idleStories),
    answer: quantity,
    solve: ({ story, a, b }) => count(a * b, story.answer),
    ask: ({ story, a, b, who, idle }) => story.tell(a, b, who, idle),
    solution: ({ a, b, idle }, answer) => [
      step(list(a, b), because.read, {
        what: {
          en: line`the numbers that you need, not ${idle}`,
          es: line`los números que necesitas, no ${idle}`,
        },
      }),
      ...totalSteps(a, b, answer).slice(1),
    ],
    // The numbers to multiply are those up to ten.
    check(printed, answer) {
      const [a, b] = tupleOf(
        printed.numbers.filter(value => value.n <= 10),
        2,
      )
      return amountOf(answer).over(a).equals(b)
    },
  }),
  twoSteps: form({
    levels: ['hard'],
    share: 3,
    kind: 'story',
    lines: 2,
    draw(random, level) {
      const story = random.evenly(twoStepStories)
      const { a, b } = drawFactors(random, level)
      return { story, a, b, extra: random.int(2, Math.min(a * b - 2, 19)), who: random.pick(people) }
    },
    answer: quantity,
    solve: ({ story, a, b, extra }) => count(story.sign === '+' ? a * b + extra : a * b - extra, story.answer),
    ask: ({ story, a, b, extra, who }) => story.tell(a, b, extra, who),
    solution: ({ story, a, b, extra, who }, answer) => [
      step(equals(times(a, b), a * b), because.equalGroups, { groups: a }),
      story.sign === '+'
        ? step(equals(sum(a * b, extra), a * b + extra), because.putTogether)
        : step(equals(minus(a * b, extra), a * b - extra), because.takeAway),
      answerStep(both({ kind: 'paragraph', content: [answer] }), story.says(answer, who)),
    ],
    // Undoes the second step, whichever it is, and divides.
    check(printed, answer) {
      const isAdded = printed.terms('role').some(({ name }) => name === 'more')
      const extra = printed.role(isAdded ? 'more' : 'less')
      const all = isAdded ? amountOf(answer).minus(extra) : amountOf(answer).plus(extra)
      return all.over(printed.role('groups')).equals(printed.role('each'))
    },
  }),
})
