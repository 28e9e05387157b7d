import {
  count,
  divide,
  equation as equals,
  explained,
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
import { amountOf, drawFactors, type Level, thinking, told, totalSteps } from './parts.ts'
import { factorStories, idleStories } from './product-stories.ts'
import { twoStepStories } from './two-step-stories.ts'

const drawChoosing =
  <S extends ChoosingStory>(stories: readonly S[]) =>
  (random: Random, level: Level) => {
    const story = random.evenly(stories)
    const { a, b } = random.until(
      () => drawFactors(random, level),
      factors => factors.a * factors.b >= 24 && factors.a !== factors.b,
    )
    return { story, a, b, idle: random.intExcept(11, 48, a * b), who: random.pick(people) }
  }

const needed = (one: number, other: number, idle: number) =>
  explained(
    list(one, other),
    line`The problem needs these two numbers. It does not need ${idle}.`,
    line`El problema necesita estos dos números. El ${idle} no se necesita.`,
  )

export const hardForms = (form: FormMaker<typeof levels>) => ({
  missingFactor: form({
    levels: ['hard'],
    share: 2,
    draw: drawChoosing(factorStories),
    answer: quantity,
    solve: ({ story, a }) => count(a, story.answer),
    ask: ({ story, a, b, who, idle }) => story.tell(a * b, b, who, idle),
    solution: ({ story, a, b, who, idle }, answer) => [
      ...(story.hasIdle ? [needed(a * b, b, idle)] : []),
      step(divide(a * b, b), because.explain, { sentence: thinking(story.divides(a * b, b), b, a * b) }),
      ...missingFactor(b, a * b),
      told(answer, story.says(answer, who)),
    ],
    check: (printed, answer) => amountOf(answer).times(printed.role('known')).equals(printed.role('total')),
  }),
  oneNumberNotNeeded: form({
    levels: ['hard'],
    lines: 2,
    draw: drawChoosing(idleStories),
    answer: quantity,
    solve: ({ story, a, b }) => count(a * b, story.answer),
    ask: ({ story, a, b, who, idle }) => story.tell(a, b, who, idle),
    solution: ({ story, a, b, idle, who }, answer) => [
      needed(a, b, idle),
      ...totalSteps(a, b, answer, story.says(answer, who)),
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
      const { a, b } = random.until(
        () => drawFactors(random, level),
        factors => factors.a !== factors.b && factors.a * factors.b >= 12,
      )
      return { story, a, b, extra: random.intExcept(2, Math.min(a * b - 2, 19), a, b), who: random.pick(people) }
    },
    answer: quantity,
    solve: ({ story, a, b, extra }) => count(story.sign === '+' ? a * b + extra : a * b - extra, story.answer),
    ask: ({ story, a, b, extra, who }) => story.tell(a, b, extra, who),
    solution: ({ story, a, b, extra, who }, answer) => [
      step(equals(times(a, b), a * b), because.equalGroups, { groups: a }),
      story.sign === '+'
        ? step(equals(sum(a * b, extra), a * b + extra), because.putTogether)
        : step(equals(minus(a * b, extra), a * b - extra), because.takeAway),
      told(answer, story.says(answer, who)),
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
