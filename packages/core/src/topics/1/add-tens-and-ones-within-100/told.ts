import { answerStep, count, itemOf, line, people, type Random, role, type Step, step } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { complete, resultOf, written } from '../../kit/facts/facts.ts'
import { drawWithPlace } from './numbers.ts'
import type { Story } from './stories.ts'
import { workedOut } from './worked.ts'

export function drawStory(random: Random, stories: readonly Story[], list: 'tens' | 'across', ahead: number) {
  const { place, fact } = drawWithPlace(random, list, ahead)
  const [one, two] = random.sample(people, 2)
  return { story: itemOf(stories, place % stories.length), one, two, fact }
}
export type Told = ReturnType<typeof drawStory>
export const tell = ({ story, one, two, fact }: Told) =>
  story.tell(role('first', fact.a), role('second', fact.b), one, two)
export const foundIn = ({ story, fact }: Told) => count(resultOf(fact), story.noun)
export const why = ({ story, fact }: Told): Step =>
  story.why === undefined
    ? step(written(fact), because.putTogether)
    : step(written(fact), because.explain, {
        sentence:
          story.why === 'at-first'
            ? { en: line`There were more at first: add.`, es: line`Al principio había más: suma.` }
            : { en: line`${fact.b} more than ${fact.a}: add.`, es: line`${fact.b} más que ${fact.a}: suma.` },
      })
export const workedStory = (told: Told): readonly Step[] => [
  why(told),
  ...workedOut(told.fact),
  answerStep(complete(told.fact), told.story.says(foundIn(told), told.one, told.two)),
]
