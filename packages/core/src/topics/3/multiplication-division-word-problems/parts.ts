import {
  answerStep,
  type Both,
  both,
  box,
  type count,
  evaluate,
  type Inline,
  line,
  type Printed,
  people,
  prose,
  type Random,
  type Step,
  step,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { groupByGroup } from '../../kit/facts/groups.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { groupStories } from './group-stories.ts'
import type { GroupStory } from './group-story.ts'

export interface Level {
  readonly factors: readonly number[]
}

/** Every other story: forms that take different halves never tell the same one. */
const half = (rest: 0 | 1) => groupStories.filter((_, i) => i % 2 === rest)
const sharing = (stories: readonly GroupStory[]) =>
  stories.flatMap(({ share, saysShare, ...story }) => (share && saysShare ? [{ ...story, share, saysShare }] : []))
const [even, odd] = [half(0), half(1)]
export const halves = { even, odd, evenSharing: sharing(even), oddSharing: sharing(odd) } as const

/** Not 2 and 2: there a sum gives the product, and a difference the quotient. */
export const drawFactors = (random: Random, { factors }: Level) =>
  random.until(
    () => ({ a: random.pick(factors), b: random.pick(factors) }),
    ({ a, b }) => a + b > 4 && (factors.length > 6 || a * b <= 50),
  )

export const drawFrom =
  <S extends { readonly each?: number }>(stories: readonly S[], first = 0) =>
  (random: Random, level: Level) => {
    const story = random.evenly(startingAt(stories, first))
    const { a, b } = drawFactors(random, level)
    return { story, a, b: story.each ?? b, who: random.pick(people) }
  }

export const whichEquation = {
  en: prose`Which equation fits the problem? ${box()} is the answer.`,
  es: prose`¿Qué ecuación va con el problema? ${box()} es la respuesta.`,
}

/** The two numbers of a story, the greater one first. */
export const numbersOf = (printed: Printed) => {
  const [first, second] = printed.take(2)
  return [Math.max(first.n, second.n), Math.min(first.n, second.n)] as const
}

/** Why to divide, and the multiplication whose missing factor is looked for. */
export const thinking = (
  { en, es }: Both<readonly Inline[]>,
  factor: number,
  product: number,
): Both<readonly Inline[]> => ({
  en: [...en, ...line` Think: ${factor} × ? = ${product}.`],
  es: [...es, ...line` Piensa: ${factor} × ? = ${product}.`],
})

export type Amount = ReturnType<typeof count>

/** The answer, and after it the sentence of the story. */
export const told = (answer: Amount, says: Both<readonly Inline[]>): Step =>
  answerStep(both({ kind: 'paragraph', content: [answer] }), says)

export const totalSteps = (a: number, b: number, answer: Amount, says: Both<readonly Inline[]>): readonly Step[] => [
  step(times(a, b), because.equalGroups, { groups: a }),
  ...groupByGroup(a, b),
  told(answer, says),
]

export const amountOf = ({ amount }: ReturnType<typeof count>) => evaluate(amount)

/** As many groups as the answer says make the total again. */
export const givesBack = (printed: Printed, answer: ReturnType<typeof count>) => {
  const [total, known] = numbersOf(printed)
  return amountOf(answer).times(known).equals(total)
}
